"""The wire: every message between the house and its visitors, as types; docs/protocol.md explains
them.
Whatever comes in is validated against these; the client's TypeScript types are generated from
them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from nemeton.engine import Msg, Outcome, Scene
from nemeton.match import Review, Said


class In(msgspec.Struct, forbid_unknown_fields=True):
    """What comes from outside: nothing that is not named here."""


Stage = Literal["waiting", "playing", "over", "abandoned"]
SeatKind = Literal[
    "me", "bot", "open", "link"
]  # open: to anyone; link: to whoever has the seat's own


class Clock(In):
    """How long people may think. `live`: so many seconds for the game, and an increment whenever
    one's turn is over; `days`: so many seconds for each question."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=5, le=30 * 86400)] = 300
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0


class Settings(In):
    """How a table is kept, whatever is played: `public` tables stand in the lobby, and `spectators`
    may look on. `when_full`: the game begins as soon as the last open seat is taken; else when the
    host says so. Where a guest has been away for `patience` seconds (a minute at least, and over
    days as long as one has for a move, a day at least) or is out of time, a bot of the level
    `stand_in` plays until they are back; without a level they are waited for, and whoever is out of
    time gets one weak move."""

    public: bool = False
    spectators: bool = True
    when_full: bool = True
    clock: Clock = msgspec.field(default_factory=Clock)
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


class Why(In, tag="why"):
    """At prompt number `prompt`: why do these clicks, ids of the scene's nodes in their order, lead
    nowhere?"""

    prompt: int
    clicks: list[str]


class Look(In, tag="look"):
    """See and play another of your seats at this table."""

    seat: int


class Rematch(In, tag="rematch"):
    """Play again: a new table with the seats rotated."""


class Ping(In, tag="ping"):
    """Is anybody there?"""


MotionKind = Literal["undo", "abandon", "pause", "resume", "replace", "hand-over"]


class Propose(In, tag="propose"):
    """Ask the others at the table. `turn` goes with an undo: the number in `undo` of the table
    message. `of` and `level` go with a replacement: the seat, and the bot that shall play there;
    `of` also with a hand-over: the seat of somebody who is away, for which the host may then make a
    link."""

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


# How a waiting table is arranged: the host's deeds, each of the form {"do": …}.


class Give(In, tag="give", tag_field="do"):
    """A seat that no other guest has becomes the host's own, a bot's, open to anyone, or a
    friend's, by a link."""

    seat: int
    kind: SeatKind
    level: str = ""


class Swap(In, tag="swap", tag_field="do"):
    seat: int
    other: int


class Count(In, tag="count", tag_field="do"):
    """So many seats: new ones are open, and those that nobody has are taken away."""

    seats: int


class Kick(In, tag="kick", tag_field="do"):
    """Whoever sits there goes, and may not come back."""

    seat: int


class Vary(In, tag="vary", tag_field="do"):
    """Other options."""

    options: dict[str, str]


class Begin(In, tag="begin", tag_field="do"):
    """Now, with bots of that level in the seats that are still open."""

    level: str = ""


Deed = Give | Swap | Count | Kick | Vary | Begin


class Arrange(In, tag="arrange"):
    """The host's, while the table waits; `prompt` is that of the table as the host saw it."""

    prompt: int
    deed: Deed


class Keep(In, tag="keep"):
    """The host's, at any time: settings that change; the others stay."""

    public: bool | None = None
    spectators: bool | None = None
    when_full: bool | None = None


class Rise(In, tag="rise"):
    """Leave the table while it waits. A host hands it to the next guest, and closes it where there
    is none."""


class Standing(In, tag="standing"):
    """Orders of your seat from now on: play what is forced, and these words of the game's wherever
    possible."""

    forced: bool = False
    words: list[str] = []


class MoreTime(In, tag="more-time"):
    """Answers are given under seal, and somebody who plays here wants more time; nobody learns who."""


class Back(In, tag="back"):
    """A bot plays for you: you are back, and play yourself."""


class Webhook(In, tag="webhook"):
    """Of the host: where the house tells, in that language, whose turn it is while they are away;
    empty: nowhere."""

    url: str
    language: Literal["fr", "en"] = "fr"


# Talk at a table, and the name that one has there.

Channel = Literal["table", "watchers"]
Phrase = Literal[
    "",
    "hello",
    "luck",
    "played",
    "thanks",
    "ouch",
    "moment",
    "turn",
    "back",
    "again",
    "game",
    "bye",
]


class Say(In, tag="say"):
    """A line to the others: a text of your own, or one of the house's phrases, which each reads in
    their language."""

    text: str = ""
    phrase: Phrase = ""


class Mute(In, tag="mute"):
    """I do not want to read this person, here or elsewhere; or I do again."""

    who: str
    on: bool = True


class Silence(In, tag="silence"):
    """From the host: this person may not write at this table; or may again."""

    who: str
    on: bool = True


class Rename(In, tag="rename"):
    """Call me so at this table."""

    name: str


OfThePlayers = (
    Choose
    | Hint
    | Why
    | Look
    | Rematch
    | Propose
    | Vote
    | Withdraw
    | Standing
    | MoreTime
    | Back
    | Rename
)
OfTheHost = Arrange | Keep | Rise | Webhook | Silence
FromClient = OfThePlayers | OfTheHost | Say | Mute | Ping

# Over the websocket, from the house.


class Seating(msgspec.Struct):
    """Who sits where; a bot has a level and no name. `colour` is the number of the colour, sign and
    pattern that the seat is drawn with; `party` is its name, empty where the game names none or as
    long as it is not settled. `advised` is how often it asked a bot what to do. `stand_in` is the
    level of the bot that plays while it is away; it is `absent` when it has not been `here` for
    longer than the table is patient; `offered` when the others have agreed that somebody else takes
    it, until its guest is back. `late`: its time is over, and the house plays once for it. `points`
    are those of the earlier games of the series. An open seat may be `reserved` for whoever has its
    own link; the link's `key` is shown to the host alone."""

    kind: Literal["guest", "bot", "open"]
    name: str
    level: str
    stand_in: str
    here: bool
    absent: bool
    offered: bool
    host: bool
    party: str
    colour: int
    advised: int
    late: bool
    reserved: bool
    key: str
    points: float


class Series(msgspec.Struct):
    """Games that the same company plays one after the other: this is number `game`, the `first` was
    at that table. `total` is by seat, this game included once it is over; the least wins where
    `least`, else the most."""

    game: int
    first: str
    least: bool
    total: list[float]


class Motion(msgspec.Struct):
    """What seat `seat` asks the others; `waits_for` are those who have not answered, `said` those
    who have said yes. An undo takes back so many `moves`, and `reason` is why it is asked for. A
    replacement is that `of` a seat by a bot of that `level`: until its guest is back, or
    `for_good`. Who is away and has not answered after `wait` seconds is not waited for any more; 0
    where it is as long as the table is patient."""

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
    wait: int


class SeatClock(msgspec.Struct):
    """What was left of a seat's time at the moment `since`, by the house's watch; null while it
    stands still."""

    left: float
    since: float | None


class Orders(msgspec.Struct):
    """The standing orders of your own seat."""

    forced: bool
    words: list[str]


class Origin(msgspec.Struct):
    """Where a game comes from that did not begin here: branched off another table after so many
    moves, or a file."""

    kind: Literal["branch", "upload"]
    table: str = ""
    move: int = 0


class Table(msgspec.Struct, tag="table"):
    """All that this viewer may know of the table now. Log lines from number `log_start` on; keep
    those before. `you` is the seat that this connection sees and plays, `mine` are all seats of its
    guest, who is `hosting` or not. With a `curtain` the seats of this guest must not see the same:
    whoever shares the device looks away meanwhile. `held` says why nothing can be played here,
    where the rules are not those that the game began with. `outlines` is the address of the game's
    own shapes, which never change there; empty when it has none. `undo` is the number to send in
    order to take one's last move back; null where there is none. `chosen` are the options that were
    asked for, `options` those that such a company plays. `invited` is the seat that this
    connection's key opens; `news` is what was last done around the table, in words, before the game
    began. `clocks` has one for each seat, where the table has clocks. `webhook` is shown to the
    host alone. `actors` are all who are asked, as far as this viewer can know: where answers are
    sealed, who has given one is a secret too, and `until` is when it ends for all alike, by the
    house's watch; null where it does not by itself. `moves` have been played so far; `promise` is
    the hash of the seed, empty before the game begins."""

    id: str
    game: str
    outlines: str
    options: dict[str, str]
    chosen: dict[str, str]
    you: int | None
    invited: int | None
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
    news: list[Msg]
    clocks: list[SeatClock]
    orders: Orders | None
    webhook: str
    moves: int
    until: float | None
    promise: str
    origin: Origin | None


class Advised(msgspec.Struct):
    """A choice by its number in the scene, and the seat's chance to win after it, as far as the
    seat can know."""

    choice: int
    chance: float


class Advice(msgspec.Struct, tag="advice"):
    """What a bot of that level would answer to the prompt: at most two choices, the best first; and
    the chance after whatever else it has tried, on average."""

    prompt: int
    best: list[Advised]
    level: str
    others: float | None = None


class RefusedMessage(msgspec.Struct, tag="refused"):
    """What you asked for was not done."""

    reason: Msg


class Closed(msgspec.Struct, tag="closed"):
    """The last message before the house hangs up."""

    reason: Msg


class Pong(msgspec.Struct, tag="pong"):
    """Here; and what the house's watch says."""

    now: float


class ChatLine(msgspec.Struct):
    """Something that was said. `who` stands for the same person at this table, whatever their name;
    `seat` is where they sat then. `phrase` is one of the house's, and then there is no `text`."""

    number: int
    at: float
    who: str
    name: str
    seat: int | None
    channel: Channel
    text: str
    phrase: str


class Person(msgspec.Struct):
    who: str
    name: str


class Chat(msgspec.Struct, tag="chat"):
    """New lines; when it is `whole`, in place of all that were known. `me` is your own mark."""

    whole: bool
    lines: list[ChatLine]
    me: str
    muted: list[Person]
    silenced: list[Person]


class Later(msgspec.Struct, tag="later"):
    """The last message before the house closes for a moment: connect again, a little later."""

    reason: Msg


class Unsaid(msgspec.Struct, tag="unsaid"):
    """Why a line, or what you asked about somebody's lines, did not go through."""

    reason: Msg


class Because(msgspec.Struct, tag="because"):
    """The answer to a `why`: a sentence, with its rule where one speaks."""

    reason: Msg


FromHouse = Table | Advice | Because | RefusedMessage | Closed | Pong | Chat | Unsaid | Later

# Over HTTP.


class NameIn(In):
    name: str


class SeatWish(In):
    """`party`, on your own seat: one of the game's, "chance", or the seat's own where it is empty.
    `name`, on a further seat of yours: who plays there, on this device."""

    kind: SeatKind
    level: str = ""
    party: str = ""
    name: str = ""


class NewTable(In):
    game: str
    seats: list[SeatWish]
    options: dict[str, str] = {}
    settings: Settings = msgspec.field(default_factory=Settings)


class SitDown(In):
    """`name` is what you are called at this table alone, or, for a further seat of yours, who plays
    there on this device; `key` is that of a seat's own link."""

    seat: int | None = None
    party: str = ""
    name: str = ""
    key: str = ""


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


class Nothing(In):
    """A request that needs no words."""


class Slip(In):
    """What stands behind the mark in a link to take somebody along."""

    slip: str


class Proof(In):
    """What a browser answers in a ceremony: its slip, and the credential in the JSON form of
    WebAuthn."""

    slip: str
    credential: Any


class KeyId(In):
    id: str


class Along(msgspec.Struct):
    """A link that makes another device the same guest, once, for so many seconds; and its QR code:
    the dark squares of `size` by `size`, as an SVG path."""

    link: str
    size: int
    path: str
    seconds: int


class Looked(msgspec.Struct):
    """Whom a link would make of this device, and in whose place, where somebody else is known; or
    is it `already`?"""

    name: str
    instead: str
    already: bool


class Ceremony(msgspec.Struct):
    """For the browser's own dialogue about passkeys: options in the JSON form of WebAuthn, and a
    slip to bring back."""

    slip: str
    options: Any


class Passkey(msgspec.Struct):
    """`used` is 0 when it never was."""

    id: str
    made: float
    used: float


class Me(msgspec.Struct):
    """All that the house knows of you; a name, or nothing."""

    name: str
    passkeys: list[Passkey]


class Tally(msgspec.Struct):
    """Finished games against `people`, against bots whose strongest is of that level, or against
    `all` of them."""

    against: str
    played: int = 0
    won: int = 0
    shared: int = 0  # victories among several


class GameResults(msgspec.Struct):
    """All of one game, and by whom it was played against. A game of which one played several seats
    is not counted."""

    game: str
    total: Tally
    tallies: list[Tally]


class PastSeat(msgspec.Struct):
    kind: Literal["guest", "bot", "open"]
    name: str
    level: str
    colour: int


class PastGame(msgspec.Struct):
    """A finished game. `mine` are your seats; `curve` is everybody's chance to win along its
    review, thinned out, and empty where no review was made."""

    id: str
    game: str
    ended: float
    seats: list[PastSeat]
    mine: list[int]
    winners: list[int]
    scores: list[int]
    curve: list[list[float]] = []


class Results(msgspec.Struct):
    """Your finished games: by game, and the last ones. `more` older ones are not counted yet; ask
    again."""

    games: list[GameResults]
    last: list[PastGame]
    more: int


class Health(msgspec.Struct):
    ok: bool
    tables: int


class Created(msgspec.Struct):
    id: str


class OptionInfo(msgspec.Struct):
    """An option of a game; what the house sets where a bot or so many sit, and what the game
    proposes to so many."""

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
    lesson: int  # how many steps it has; 0 where there is none


class Welcome(msgspec.Struct):
    """What the home page needs."""

    games: list[GameInfo]
    levels: list[str]
    guest: Guest
    dev: bool = False  # for authors: there is a bench


class LobbySeat(msgspec.Struct):
    """Who sits there, or `reserved` for a friend; `here` when they are at the table now."""

    kind: Literal["guest", "bot", "open"]
    name: str
    level: str
    colour: int
    reserved: bool
    here: bool


class LobbyTable(msgspec.Struct):
    """A public table that waits for people, or that may be watched; `age` in seconds since it has
    been doing so."""

    id: str
    game: str
    options: dict[str, str]
    stage: Stage
    seats: list[LobbySeat]
    age: int


class Lobby(msgspec.Struct):
    """Those with somebody there come first, then the newest."""

    tables: list[LobbyTable]


class MyTable(msgspec.Struct):
    """A table at which you sit, as anybody may know it. `since` when those are asked whose turn it
    is, or it ended; `left` of your own time, where your clock runs."""

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
    """What a browser needs in order to let the house call it; and how many browsers of yours it may
    call."""

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


class Position(msgspec.Struct):
    """The table after `move` of its moves, as `viewer` saw it then; `open`: with everything face
    up. `seat` made the last of them. `log` are the newest lines until then, from number `log_start`
    on; the last `told` tell that move."""

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
    """A new table that begins with the first `move` moves of a finished game. You sit at `seat`;
    bots of these levels sit at the others, in their order; where none is named, as before, or a
    bard."""

    move: int
    seat: int
    levels: list[str] = []


class Rolled(msgspec.Struct):
    """What chance said in a move, counted from 1, of that seat, or in the setup (0); and what the
    seed gives there."""

    move: int
    seat: int | None
    said: list[str]
    seeded: list[str]
    undone: bool


class Dice(msgspec.Struct):
    """The promise, `seed_hash`, and what keeps it: it is the SHA-256 of "seed/salt". A branch does
    not answer for what it has taken over: the setup and the first `taken_over` moves."""

    seed: str
    salt: str
    seed_hash: str
    branch: bool
    taken_over: int
    rolls: list[Rolled]


class LessonStep(msgspec.Struct):
    """A step of a lesson, counted from 1, at a `table` where nobody sits. `asks` for a move: those
    choices of the scene are `right`. Where nothing is asked, reading on may show what others do
    (`plays`). `look` are nodes that the text speaks of, `rule` is the clause."""

    number: int
    steps: int
    text: Said
    rule: str
    look: list[str]
    asks: bool
    right: list[int]
    plays: bool
    table: Table


class LessonReply(msgspec.Struct):
    """What comes of a choice. A right one: the table after it and after each answer of the others,
    and what is `said` before the next step, if anything. Another: what is `said` about it; nothing
    has changed."""

    right: bool
    said: Said | None
    tables: list[Table]


# For authors, in a house that was opened with --dev.


class Fault(msgspec.Struct):
    """What an author's code has raised: type and message, the line of the game, and the whole
    traceback."""

    what: str
    where: str
    trace: str


class Opened(msgspec.Struct):
    """Another word after every restart: whoever knew the old one reads all anew. Since then these
    have been raised, the newest first."""

    boot: str
    faults: list[Fault]


class Play(msgspec.Struct):
    """What a seat may do now."""

    seat: int
    action: list[str]


class Draw(msgspec.Struct):
    """One question to chance, and the word that would come; `forced` when it was given beforehand."""

    options: list[str]
    word: str
    forced: bool


class Bench(msgspec.Struct):
    """A table as its author sees it after `move` of its `moves`: the view of whoever was asked for,
    and the one before the last move; what may be played now, and what chance would be asked by one
    of these plays; the words that were forced and are not used yet; whether bots wait; and all of
    it as a failing test."""

    moves: int
    move: int
    view: Any
    before: Any
    plays: list[Play]
    draws: list[Draw]
    words: list[str]
    still: bool
    test: str


class BenchIn(In):
    """What an author does to a table: go `back` to a move, have these `words` drawn next, let bots
    wait (`still`), or go `on` from here at a new table, where the old one is held."""

    back: int | None = None
    words: list[str] | None = None
    still: bool | None = None
    on: bool = False


class Problem(msgspec.Struct):
    """The body of every HTTP refusal."""

    reason: Msg


BAD = (msgspec.DecodeError, UnicodeError, RecursionError)  # what decoding may raise
decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
