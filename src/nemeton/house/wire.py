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


class Table(msgspec.Struct, tag="table"):
    """All that this viewer may know of the table now. Log lines from number `log_start` on; keep those before.
    `you` is the seat that this connection sees and plays, `mine` are all seats of its guest, who is `hosting` or not.
    `outlines` is the address of the game's own shapes, which never change there; empty when it has none."""

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


class Back(msgspec.Struct, tag="back"):
    """The last message before the house closes for a moment: connect again, a little later."""

    reason: Msg


FromHouse = Table | Advice | RefusedMessage | Closed | Pong | Back

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


class Health(msgspec.Struct):
    ok: bool
    tables: int


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
