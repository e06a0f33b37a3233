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
    """How a table is kept, whatever is played: `public` tables stand in the lobby, and `spectators` may look on."""

    public: bool = False
    spectators: bool = True


# Over the websocket, from the client.


class Choose(In, tag="choose"):
    """The answer to prompt number `prompt`: choice number `choice` of its scene."""

    prompt: int
    choice: int


class Hint(In, tag="hint"):
    """What would a bot answer to prompt number `prompt`? Everybody learns that it was asked."""

    prompt: int


class Rematch(In, tag="rematch"):
    """Play again: a new table with the seats rotated."""


class Ping(In, tag="ping"):
    """Is anybody there?"""


FromClient = Choose | Hint | Rematch | Ping

# Over the websocket, from the house.


class Seating(msgspec.Struct):
    """Who sits where; a bot has a level and no name. `colour` is the number of the colour, sign and pattern that the
    seat is drawn with; `party` is its name, empty where the game names none or as long as it is not settled.
    `advised` is how often it asked a bot what to do. `stand_in` is the level of the bot that plays while it is away."""

    kind: Literal["guest", "bot", "open"]
    name: str
    level: str
    stand_in: str
    here: bool
    host: bool
    party: str
    colour: int
    advised: int


class Origin(msgspec.Struct):
    """Where a game comes from that did not begin here: branched off another table after so many moves, or a file."""

    kind: Literal["branch", "upload"]
    table: str = ""
    move: int = 0


class Table(msgspec.Struct, tag="table"):
    """All that this viewer may know of the table now. Log lines from number `log_start` on; keep those before.
    `you` is the seat that this connection sees and plays, `mine` are all seats of its guest, who is `hosting` or not.
    `outlines` is the address of the game's own shapes, which never change there; empty when it has none.
    `moves` have been played so far; `promise` is the hash of the seed, empty before the game begins."""

    id: str
    game: str
    outlines: str
    options: dict[str, str]
    you: int | None
    mine: list[int]
    hosting: bool
    seats: list[Seating]
    settings: Settings
    stage: Stage
    paused: bool
    prompt: int
    scene: Scene | None
    log: list[Msg]
    log_start: int
    actors: list[int]
    result: Outcome | None
    next: str | None
    watchers: int
    moves: int
    promise: str
    origin: Origin | None


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
    """`party`, on your own seat: one of the game's, "chance", or the seat's own where it is empty."""

    kind: Literal["me", "bot", "open"]
    level: str = ""
    party: str = ""


class NewTable(In):
    game: str
    seats: list[SeatWish]
    options: dict[str, str] = {}
    settings: Settings = msgspec.field(default_factory=Settings)


class SitDown(In):
    seat: int | None = None
    party: str = ""


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


class Position(msgspec.Struct):
    """The table after `move` of its moves, as `viewer` saw it then; `open`: with everything face up. `seat` made the
    last of them. `log` are the newest lines until then, from number `log_start` on; the last `told` tell that move."""

    move: int
    viewer: int | None
    open: bool
    seat: int | None
    scene: Scene
    log: list[Msg]
    log_start: int
    told: int
    actors: list[int]
    result: Outcome | None


class NewBranch(In):
    """A new table that begins with the first `move` moves of a finished game. You sit at `seat`; bots of these levels
    sit at the others, in their order; where none is named, as before, or a bard."""

    move: int
    seat: int
    levels: list[str] = []


class Rolled(msgspec.Struct):
    """What chance said in a move, counted from 1, of that seat, or in the setup (0); and what the seed gives there."""

    move: int
    seat: int | None
    said: list[str]
    seeded: list[str]
    undone: bool


class Dice(msgspec.Struct):
    """The promise, `seed_hash`, and what keeps it: it is the SHA-256 of "seed/salt". A branch does not answer for what
    it has taken over: the setup and the first `taken_over` moves."""

    seed: str
    salt: str
    seed_hash: str
    branch: bool
    taken_over: int
    rolls: list[Rolled]


class Problem(msgspec.Struct):
    """The body of every HTTP refusal."""

    reason: Msg


BAD = (msgspec.DecodeError, UnicodeError, RecursionError)  # what decoding may raise
decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
