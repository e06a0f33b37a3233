"""The wire: every message between the house and its visitors, as types; docs/protocol.md explains them.
Whatever comes in is validated against these; the client's TypeScript types are generated from them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from nemeton.engine import Msg, Outcome, Scene
from nemeton.match import Review


class In(msgspec.Struct, forbid_unknown_fields=True):
    """What comes from outside: nothing that is not named here."""


Stage = Literal["waiting", "playing", "over", "abandoned"]


class Clock(In):
    """How long people may think. `live`: so many seconds for the game, and an increment whenever one's turn is over;
    `days`: so many seconds for each question."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=5, le=30 * 86400)] = 300
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0


class Settings(In):
    """How a table is kept, whatever is played: `public` tables stand in the lobby, and `spectators` may look on.
    `stand_in` is the level of the bot that plays for who is away or out of time; empty: one weak move only."""

    public: bool = False
    spectators: bool = True
    clock: Clock = msgspec.field(default_factory=Clock)
    stand_in: str = ""


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


class Standing(In, tag="standing"):
    """Orders of your seat from now on: play what is forced, and these words of the game's wherever possible."""

    forced: bool = False
    words: list[str] = []


class Back(In, tag="back"):
    """A bot plays for you: you are back, and play yourself."""


class Webhook(In, tag="webhook"):
    """Of the host: where the house tells, in that language, whose turn it is while they are away; empty: nowhere."""

    url: str
    language: Literal["fr", "en"] = "fr"


FromClient = Choose | Hint | Rematch | Ping | Standing | Back | Webhook

# Over the websocket, from the house.


class Seating(msgspec.Struct):
    """Who sits where; a bot has a level and no name. `colour` is the number of the colour, sign and pattern that the
    seat is drawn with; `party` is its name, empty where the game names none or as long as it is not settled.
    `advised` is how often it asked a bot what to do. `stand_in` is the level of the bot that plays while it is away;
    `late`: its time is over, and the house plays once for it."""

    kind: Literal["guest", "bot", "open"]
    name: str
    level: str
    stand_in: str
    here: bool
    host: bool
    party: str
    colour: int
    advised: int
    late: bool


class SeatClock(msgspec.Struct):
    """What was left of a seat's time at the moment `since`, by the house's watch; null while it stands still."""

    left: float
    since: float | None


class Orders(msgspec.Struct):
    """The standing orders of your own seat."""

    forced: bool
    words: list[str]


class Table(msgspec.Struct, tag="table"):
    """All that this viewer may know of the table now. Log lines from number `log_start` on; keep those before.
    `you` is the seat that this connection sees and plays, `mine` are all seats of its guest, who is `hosting` or not.
    `outlines` is the address of the game's own shapes, which never change there; empty when it has none.
    `clocks` has one for each seat, where the table has clocks. `webhook` is shown to the host alone."""

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
    clocks: list[SeatClock]
    orders: Orders | None
    webhook: str


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
    """Here; and what the house's watch says."""

    now: float


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
    standing: list[str]


class Welcome(msgspec.Struct):
    """What the home page needs."""

    games: list[GameInfo]
    levels: list[str]
    guest: Guest


class MyTable(msgspec.Struct):
    """A table at which you sit, as anybody may know it. `since` when those are asked whose turn it is, or it ended;
    `left` of your own time, where your clock runs."""

    id: str
    game: str
    stage: Stage
    paused: bool
    seats: list[Seating]
    mine: list[int]
    actors: list[int]
    since: float
    left: float | None
    clock: Clock
    winners: list[int]


class MyTables(msgspec.Struct):
    """All of them, those that wait for you first, then the newest; and what the house's watch says."""

    now: float
    tables: list[MyTable]


class PushKey(msgspec.Struct):
    """What a browser needs in order to let the house call it; and how many browsers of yours it may call."""

    key: str
    browsers: int


class PushKeys(In):
    p256dh: str
    auth: str


class PushIn(In):
    """A browser's push subscription, and the language to call it in."""

    endpoint: str
    keys: PushKeys
    language: Literal["fr", "en"] = "fr"


class PushOut(In):
    """Call that browser no more."""

    endpoint: str


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
