"""The wire: every message between the house and its visitors, as types; docs/protocol.md explains them.
Whatever comes in is validated against these; the client's TypeScript types are generated from them."""

from __future__ import annotations

from typing import Literal

import msgspec

from nemeton.engine import Msg, Outcome, Scene
from nemeton.match import Review


class In(msgspec.Struct, forbid_unknown_fields=True):
    """What comes from outside: nothing that is not named here."""


Stage = Literal["waiting", "playing", "over", "abandoned"]


class Settings(In):
    """How a table is kept, whatever is played: `public` tables stand in the lobby, and `spectators` may look on.
    Where a guest has been away for `patience` seconds, a bot of the level `stand_in` plays until they are back; without
    a level they are waited for."""

    public: bool = False
    spectators: bool = True
    stand_in: str = ""
    patience: int = 120


# Over the websocket, from the client.


class Choose(In, tag="choose"):
    """The answer to prompt number `prompt`: choice number `choice` of its scene."""

    prompt: int
    choice: int


class Hint(In, tag="hint"):
    """What would a bot answer to prompt number `prompt`? Everybody learns that it was asked."""

    prompt: int


class Look(In, tag="look"):
    """See and play another of your seats at this table."""

    seat: int


class Rematch(In, tag="rematch"):
    """Play again: a new table with the seats rotated."""


class Ping(In, tag="ping"):
    """Is anybody there?"""


MotionKind = Literal["undo", "abandon", "pause", "resume", "replace"]


class Propose(In, tag="propose"):
    """Ask the others at the table. `turn` goes with an undo: the number in `undo` of the table message. `of` and
    `level` go with a replacement: the seat, and the bot that shall play there."""

    kind: MotionKind
    turn: int = 0
    of: int | None = None
    level: str = ""


class Vote(In, tag="vote"):
    """Yes or no to motion number `motion`."""

    motion: int
    yes: bool


class Withdraw(In, tag="withdraw"):
    """Who asked takes the question back."""

    motion: int


FromClient = Choose | Hint | Look | Rematch | Ping | Propose | Vote | Withdraw

# Over the websocket, from the house.


class Seating(msgspec.Struct):
    """Who sits where; a bot has a level and no name. `colour` is the number of the colour, sign and pattern that the
    seat is drawn with; `party` is its name, empty where the game names none or as long as it is not settled.
    `advised` is how often it asked a bot what to do. `stand_in` is the level of the bot that plays while it is away;
    it is `absent` when it has not been `here` for longer than the table is patient.
    `points` are those of the earlier games of the series."""

    kind: Literal["guest", "bot", "open"]
    name: str
    level: str
    stand_in: str
    here: bool
    absent: bool
    host: bool
    party: str
    colour: int
    advised: int
    points: float


class Series(msgspec.Struct):
    """Games that the same company plays one after the other: this is number `game`, the `first` was at that table.
    `total` is by seat, this game included once it is over; the least wins where `least`, else the most."""

    game: int
    first: str
    least: bool
    total: list[float]


class Motion(msgspec.Struct):
    """What seat `seat` asks the others; `waits_for` are those who have not answered, `said` those who have said yes. An
    undo takes back so many `moves`, and `reason` is why it is asked for. A replacement is that `of` a seat by a bot of
    that `level`: until its guest is back, or `for_good`."""

    number: int
    kind: MotionKind
    seat: int
    of: int | None
    level: str
    for_good: bool
    moves: int
    reason: Msg | None
    waits_for: list[int]
    said: list[int]


class Table(msgspec.Struct, tag="table"):
    """All that this viewer may know of the table now. Log lines from number `log_start` on; keep those before.
    `you` is the seat that this connection sees and plays, `mine` are all seats of its guest, who is `hosting` or not.
    With a `curtain` the seats of this guest must not see the same: whoever shares the device looks away meanwhile.
    `held` says why nothing can be played here, where the rules are not those that the game began with.
    `outlines` is the address of the game's own shapes, which never change there; empty when it has none. `undo` is the
    number to send in order to take one's last move back; null where there is none."""

    id: str
    game: str
    outlines: str
    options: dict[str, str]
    you: int | None
    mine: list[int]
    curtain: bool
    hosting: bool
    seats: list[Seating]
    settings: Settings
    stage: Stage
    paused: bool
    held: Msg | None
    prompt: int
    scene: Scene | None
    log: list[Msg]
    log_start: int
    actors: list[int]
    result: Outcome | None
    next: str | None
    series: Series
    watchers: int
    motion: Motion | None
    undo: int | None


class Advised(msgspec.Struct):
    """A choice by its number in the scene, and the seat's chance to win after it, as far as the seat can know."""

    choice: int
    chance: float


class Advice(msgspec.Struct, tag="advice"):
    """What a bot of that level would answer to the prompt: at most two choices, the best first."""

    prompt: int
    best: list[Advised]
    level: str


class RefusedMessage(msgspec.Struct, tag="refused"):
    """What you asked for was not done."""

    reason: Msg


class Closed(msgspec.Struct, tag="closed"):
    """The last message before the house hangs up."""

    reason: Msg


class Pong(msgspec.Struct, tag="pong"):
    pass


FromHouse = Table | Advice | RefusedMessage | Closed | Pong

# Over HTTP.


class NameIn(In):
    name: str


class SeatWish(In):
    """`party`, on your own seat: one of the game's, "chance", or the seat's own where it is empty.
    `name`, on a further seat of yours: who plays there, on this device."""

    kind: Literal["me", "bot", "open"]
    level: str = ""
    party: str = ""
    name: str = ""


class NewTable(In):
    game: str
    seats: list[SeatWish]
    options: dict[str, str] = {}
    settings: Settings = msgspec.field(default_factory=Settings)


class SitDown(In):
    """`name` for a further seat of yours: who plays there, on this device."""

    seat: int | None = None
    party: str = ""
    name: str = ""


class SeatToken(In):
    """What makes a link of which somebody takes over a seat."""

    token: str


class Offer(msgspec.Struct):
    """What such a link offers: a seat at a game, in which colour, and whose it is."""

    game: str
    seat: int
    colour: int
    name: str


class Guest(msgspec.Struct):
    """You; no name yet where it is empty."""

    name: str


class Created(msgspec.Struct):
    id: str


class OptionInfo(msgspec.Struct):
    """An option of a game; what the house sets where a bot or so many sit, and what the game proposes to so many."""

    name: str
    values: list[str]
    with_bots: str
    with_seats: dict[int, str]
    proposed: dict[int, str]


class GameInfo(msgspec.Struct):
    name: str
    title: str
    author: str
    seats: list[int]
    minutes: int
    options: list[OptionInfo]
    parties: list[str]
    emblem: str


class Welcome(msgspec.Struct):
    """What the home page needs."""

    games: list[GameInfo]
    levels: list[str]
    guest: Guest


class ReviewThinking(msgspec.Struct, tag="thinking", tag_field="state"):
    """How much of it is done, from 0 to 1."""

    progress: float


class ReviewReady(msgspec.Struct, tag="ready", tag_field="state"):
    review: Review


class ReviewFailed(msgspec.Struct, tag="failed", tag_field="state"):
    reason: Msg


ReviewState = ReviewThinking | ReviewReady | ReviewFailed


class Problem(msgspec.Struct):
    """The body of every HTTP refusal."""

    reason: Msg


BAD = (msgspec.DecodeError, UnicodeError, RecursionError)  # what decoding may raise
decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
