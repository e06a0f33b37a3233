"""A table: who sits there, the match that is played, and who looks on. Changed by entries of its
log alone.
Reading a log again gives the same table; docs/architecture.md lists the kinds of entries. Each says
when (`at`)."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from secrets import compare_digest
from typing import Any, Literal, Protocol

import msgspec

from nemeton.engine import Game, Msg, Tape, Viewer, holes
from nemeton.games import load
from nemeton.house.storage import Entry
from nemeton.house.tables.lock import Lock
from nemeton.match import Clock, Match, ballot_of, replay

from . import compatibility, entry_lines, message, parties, timing
from .motion import Motion
from .sealed_question import Question
from .viewer_lines import Told
from .wire import Origin, Settings, Stage

SEAT_LOST = 4410  # why the house hangs up: somebody else has the seat
NEWS = 12  # words that are kept
SHOWN_OUT = 4403  # why the house hangs up on who may not look on
PRIVATE = ("standing", "webhook")  # entries that one guest alone may notice


@dataclass(slots=True)
class Chair:
    kind: Literal["guest", "bot", "open"]
    guest: str = ""
    name: str = ""
    level: str = ""
    party: str = ""  # what was chosen; empty for what is left, and in tables of an older house
    stand_in: str = ""  # the level of the bot that plays while the guest is away
    points: float = 0.0  # of the games of the series before this one
    hands: int = 0  # how often the seat was given to somebody else
    first: str = ""  # the guest who gave it away first; empty where it was never given
    offered: int = 0  # the number of the entry since which somebody else may take it by a link
    key: str = ""  # of the seat's own link; empty where anyone may sit down
    late: str = ""  # the level of the bot that answers this once, since the guest's time is over
    overdue: bool = (
        False  # the guest's time is over, so that a bot stands in, whether they are here or not
    )
    forced: bool = False  # a standing order: play what is forced
    standing: list[str] = field(default_factory=list)  # and these words of the game's

    @property
    def origin(self) -> str:
        """Whose seat it was when the game began: who has it by a link sits there by their leave."""
        return self.first or self.guest

    @property
    def thinker(self) -> str:
        """The level of the bot that decides here now; empty where a guest does."""
        return self.level or self.stand_in or self.late


class Watcher(Protocol):
    """A connection, as the table knows it."""

    viewer: Viewer
    guest: str  # empty for one without a name
    key: str  # of a seat's own link; empty without one

    def nudge(self) -> None:
        """Something has changed."""

    def hang_up(self, reason: Msg, code: int) -> None:
        """Say why, and go."""


@dataclass
class Table:
    id: str
    head: Entry  # game, seed, salt; chairs and settings as wished for; options and host as now; a record to begin with
    chairs: list[Chair]
    match: Match | None = None
    given: Match | None = None  # the record to begin with, played again
    next: str | None = None
    seq: int = 0  # entries in the log
    steps: int = 0  # those that everybody may notice: by them is numbered whatever others are shown
    version: int = 0  # grows with every change that everybody can see
    is_shown: bool = True  # whether everybody can see the last change
    watchers: set[Watcher] = field(default_factory=set)
    lock: Lock = field(default_factory=Lock)
    deeds: int = 0  # that are being done here
    at: float = 0.0  # when the last entry was written
    paused: bool = False
    abandoned: bool = False
    settings: Settings = field(default_factory=Settings)
    rules: str = ""  # the version under which the match began
    hold: Msg | None = None  # why nothing can be played or written here
    unread: Exception | None = None  # what was raised by the entry at which reading ended
    lenient: bool = (
        False  # an author changes the rules meanwhile: what can still be played is played on
    )
    arranged: bool = False  # by the host, who begins then
    barred: set[str] = field(default_factory=set)  # guests who may not come back
    news: deque[Msg] = field(default_factory=lambda: deque(maxlen=NEWS))
    since: float = 0.0  # when it was opened, then when it began
    silenced: list[str] = field(default_factory=list)  # guests whom the host lets write no more
    advised: Counter[int] = field(default_factory=Counter)  # by seat: how often it asked a bot
    hushed: list[int] = field(
        default_factory=list
    )  # seats that asked a bot under seal: told when the answers are open
    question: Question | None = None  # that is answered under seal: when it ends by itself
    motion: Motion | None = None  # what the people here are asked
    turn: int = 0  # moves played and taken back
    told: list[Tape | Msg] = field(
        default_factory=list
    )  # all that was ever told, by the match and by the house
    gone: dict[int, float] = field(
        default_factory=dict
    )  # by seat: since when its guest is not here
    absent: set[int] = field(
        default_factory=set
    )  # those who have been gone for longer than the table's patience
    unheard: tuple[int, set[int]] = (
        0,
        set(),
    )  # by motion: who is away and did not answer it in time
    returned: set[int] = field(
        default_factory=set
    )  # who came back while a bot or somebody else was to have their seat
    clock: Clock | None = None  # from the start on, where the table has one
    called: dict[int, float] = field(default_factory=dict)  # by seat that is asked: since when
    open: bool = False  # on disk it is due whenever the house opens
    seen: bool = False  # somebody who sits here has looked at it since it was read
    webhook: Entry = field(default_factory=dict)  # where its host wants to be told whose turn it is
    _own: Counter[int | str] = field(
        default_factory=Counter
    )  # changes that one seat, or one guest, alone can see
    _told: Told = field(default_factory=Told)
    _sent: dict[tuple[Viewer, str, int | None, int], bytes] = field(default_factory=dict)
    _faces: dict[tuple[Viewer, str, int | None], bytes] = field(
        default_factory=dict
    )  # until more than a move changes
    _points: msgspec.Raw | None = (
        None  # of the series, to be sent: until more than a move changes, or the game is over
    )
    _known: dict[Watcher, tuple[str, int | None]] = field(
        default_factory=dict
    )  # likewise: who has something to say
    _asked: dict[int, int] = field(
        default_factory=dict
    )  # by seat: since when it is asked the same question

    @classmethod
    def opened(
        cls, table: str, head: Entry, log: Iterable[Entry] = (), *, lenient: bool = False
    ) -> Table:
        load(head["game"])  # without its game there is no table
        chairs, settings = head["chairs"], msgspec.convert(head.get("settings", {}), Settings)
        made = cls(
            table,
            head,
            [Chair(**chair) for chair in chairs],
            settings=settings,
            since=head.get("at", 0.0),
        )
        made.lenient = lenient
        made.read(log)
        return made

    # Changes.

    def read(self, log: Iterable[Entry]) -> None:
        """As far as it can be read under the present rules; beyond that the table is held."""
        for _ in self.reading(log):
            pass

    def reading(self, log: Iterable[Entry]) -> Iterator[None]:
        """The same, entry by entry: others may have their turn in between."""
        for entry in log:
            try:
                self.take(entry)
            except Exception as error:  # whatever other rules, or another house, may have written
                self.hold, self.unread = compatibility.unreadable(), error
                return
            yield
        if self.stage == "playing" and self.rules != self.game.about.rules and not self.lenient:
            self.hold = compatibility.by_other_rules(self.rules, self.game.about.rules)

    def take(self, entry: Entry) -> None:
        """An entry that is on disk becomes true."""
        if entry["kind"] in PRIVATE:
            self._take_in_private(entry)
            return
        if entry["kind"] == "move":
            ahead = self.ahead(entry["seat"], entry["action"], entry["chance"])
            if not self.lenient:
                compatibility.compare(ahead, entry["chance"], entry.get("mark"))
            self._follow(ahead)
        else:
            self._go_on_asking()
            self._note(entry)
            if not self._is_hushed(entry):
                self._tell(entry_lines.line(entry))
            if (
                self.stage == "waiting" or entry["kind"] != "sit"
            ):  # once it is played, the log says who sits down
                self.news.extend(msgspec.convert(word, Msg) for word in entry.get("told", ()))
            self._show_out()
        self._count(
            entry.get("at", 0.0), answered=entry["seat"] if entry["kind"] == "move" else None
        )
        if self._is_hushed(entry) or (entry["kind"] == "move" and self._is_sealed_move()):
            self._show_to(entry["seat"])
        else:
            self.changed()

    def _is_hushed(self, entry: Entry) -> bool:
        """Whether nobody else may notice it now: who asks for advice under seal has not answered
        yet."""
        return entry["kind"] == "advice" and self.match is not None and bool(self.match.sealed)

    def _is_sealed_move(self) -> bool:
        """Whether the last move is a vote of which the others know nothing yet."""
        return self.match is not None and self.match.unheard(None) > 0

    def _take_in_private(self, entry: Entry) -> None:
        """What one guest orders: no number, no clock and no message to anybody else may tell of it."""
        self._note(entry)
        self.seq += 1
        self._show_to(entry["seat"] if entry["kind"] == "standing" else self.host)

    def _note(self, entry: Entry) -> None:
        """Everything but a move."""
        match entry:
            case {"kind": "start", "setup": setup}:
                self._start(setup, str(entry.get("rules", self.head.get("rules", ""))))
                self.clock = timing.wound(self.settings.clock, len(self.chairs))
                self.since = entry.get("at", 0.0)
                self.news.clear()
            case {"kind": "undo"}:
                self._take_back(entry.get("stand"))
            case {"kind": "pause" | "resume" as kind}:
                self.paused, self.motion = kind == "pause", None
            case {"kind": "abandon"}:
                self.abandoned, self.motion = True, None
            case {"kind": "advice", "seat": seat}:
                if self._is_hushed(entry):
                    self.hushed.append(seat)
                else:
                    self.advised[seat] += 1
            case {"kind": "next", "table": table}:
                self.next = table
            case {"kind": "settings", "settings": settings}:
                self.settings = msgspec.convert(settings, Settings)
            case {"kind": "webhook"}:
                self.webhook = entry
            case {"kind": "silence", "guest": guest, "on": on}:
                self.silenced = [one for one in self.silenced if one != guest] + [guest] * on
            case _:
                self._note_people(entry)

    def _note_people(self, entry: Entry) -> None:
        """Who sits where, and who plays for whom."""
        match entry:
            case {"kind": "sit", "seat": seat, "guest": guest, "name": name}:
                key = self.chairs[seat].key
                self.chairs[seat] = Chair(
                    "guest", guest, name, party=entry.get("party", ""), key=key
                )
                self.arranged = False
            case {"kind": "arrange"}:
                self._arrange(entry)
            case {"kind": "rename", "seat": seat, "name": name}:
                self.chairs[seat].name = name
            case {"kind": "dismiss", "seat": seat, "level": level}:
                self._give(seat, Chair("bot", level=level), Msg("house-dismissed"))
            case {"kind": "hand-over", "seat": seat, "guest": guest, "name": name}:
                heir = Chair("guest", guest, name, first=self.chairs[seat].origin)
                self._give(seat, heir, Msg("house-handed-over", {"name": name}))
            case {"kind": "offer", "seat": seat, "on": True}:
                self.chairs[seat].offered, self.motion = self.seq, None
            case {"kind": "offer", "seat": seat}:  # the guest is back
                self.chairs[seat].offered = 0
                self.returned.discard(seat)
            case {
                "kind": "stand-in",
                "seat": seat,
                "level": level,
            }:  # without a level the guest is back
                self.chairs[seat].stand_in, self.chairs[seat].overdue = (
                    level,
                    bool(entry.get("overdue")),
                )
                self._settle_about(seat)
                timing.stood_in(self, seat)
            case {"kind": "late", "seat": seat, "level": level}:
                self.chairs[seat].late = level
            case {"kind": "standing", "seat": seat, "forced": forced, "words": words}:
                self.chairs[seat].forced, self.chairs[seat].standing = forced, words
            case _:
                self._note_question(entry)

    def _note_question(self, entry: Entry) -> None:
        """What the people are asked and say; and that the house was closed."""
        match entry:
            case {"kind": "motion"}:
                self.motion = Motion.read(self.prompt(None), entry)
            case {"kind": "vote", "seat": seat, "yes": True} if self.motion:
                self.motion.said.append(seat)
            case {"kind": "vote" | "withdraw" | "lapse"}:
                self.motion = None
            case {"kind": "asleep", "since": since}:  # closed from then until now
                timing.slept(self, since)
            case {"kind": "set-right", "at": at}:  # the house's clock was ahead until now
                timing.set_right(self, at)
            case _:
                raise ValueError(f"no such entry: {entry}")

    def _start(self, setup: list[str], rules: str) -> None:
        match = self.dealt(setup)
        if match.setup.chance() != setup and not self.lenient:
            raise compatibility.Differs(Msg("record-words"))
        self.match, self.rules = match, rules or self.game.about.rules
        self.told += [match.tape(number) for number in range(len(match.moves) + 1)]

    def _arrange(self, entry: Entry) -> None:
        """All chairs and options as they are from now on, who hosts, and who may not come back."""
        self.chairs = [Chair(**chair) for chair in entry["chairs"]]
        self.head = {**self.head, **{word: entry[word] for word in ("options", "chosen", "host")}}
        self.barred |= set(entry["barred"])
        self.arranged = True
        for watcher in self.watchers:
            if watcher.viewer not in self.seats_of(watcher.guest):
                watcher.viewer = self.seat_of(watcher.guest)

    def _show_out(self) -> None:
        """Who may not look on any more goes, before anything is shown."""
        for watcher in list(self.watchers):
            if reason := self.closed_to(watcher.guest, watcher.key):
                self.watchers.discard(watcher)
                watcher.hang_up(reason, SHOWN_OUT)

    def adopt(self, match: Match, at: float) -> None:
        """A move that was played ahead and is on disk now. Around the board it seldom changes
        anything."""
        seat = match.moves[-1].seat
        around = self._around(seat)
        self._follow(match)
        self._count(at, answered=seat)
        if not match.actors:
            self._points = None
        if self._around(seat) != around:
            self.changed()
        elif self._is_sealed_move():
            self._show_to(seat)
        else:
            self._show()

    def _around(self, seat: int) -> tuple[Any, ...]:
        """What a move of the seat may change besides the match and its time."""
        return self.motion, self.chairs[seat].late, len(self.hushed)

    def _count(self, at: float, answered: int | None) -> None:
        self.seq += 1
        self.steps += 1
        self.at = max(self.at, at)
        timing.follow(self, answered)

    def _tell(self, line: Msg | None) -> None:
        """What was told stays told: whoever looks on has read it."""
        if line is not None:
            self.told.append(line)

    def _take_back(self, stand: int | None) -> None:
        """All moves but the first so many, or the last one, never counted; everybody is asked anew."""
        assert self.match is not None, "not started"
        match = self.match.clone()
        match.rewind(len(match.moves) - 1 if stand is None else stand)
        self._tell_hushed()
        self.match, self._asked, self.motion = match, {}, None
        self.turn += 1
        timing.ask_anew(self)

    def _give(self, seat: int, chair: Chair, reason: Msg) -> None:
        """Somebody else sits there now, under the same colours. Who did is hung up on in the same
        moment."""
        former = self.chairs[seat]
        chair.party, chair.hands = former.party, former.hands + 1
        self.chairs[seat] = chair
        self._settle_about(seat)
        self._send_away(seat, reason)

    def _settle_about(self, seat: int) -> None:
        """What was asked by whom sits there, or about them, is asked no more."""
        if self.motion is not None and self.motion.concerns(seat):
            self.motion = None

    def _lapse(self) -> None:
        """A move is the answer to whether to take one back; and after the last one nothing is left
        to ask."""
        assert self.match is not None, "not started"
        if self.motion is not None and (self.motion.kind == "undo" or not self.match.actors):
            self.motion = None
            self._tell(entry_lines.lapsed())

    def _go_on_asking(self) -> None:
        """Whoever is asked something is still asked the same: only moves change that."""
        actors = self.match.actors if self.match else ()
        self._asked = {actor: self.prompt(actor) for actor in actors}

    def _follow(self, match: Match) -> None:
        """One more move. A question stays the same while others answer theirs."""
        assert self.match is not None, "not started"
        before, move = self.match, match.moves[-1]
        asked = [seat for seat in before.actors if seat in match.actors and seat != move.seat]
        self._asked = {
            seat: self.prompt(seat) for seat in asked if before.legal(seat) == match.legal(seat)
        }
        self.match = match
        self.turn += 1
        if move.tape.opened_at >= 0:
            self._tell_hushed()
        self.told.append(move.tape)
        self._lapse()

    def _tell_hushed(self) -> None:
        """The answers are open: now everybody may know who has asked a bot."""
        self.advised.update(self.hushed)
        for seat in sorted(self.hushed):  # not in the order in which they asked
            self._tell(entry_lines.line({"kind": "advice", "seat": seat}))
        self.hushed = []

    def dealt(self, setup: Iterable[str] = ()) -> Match:
        head = self.head
        if "record" in head:
            self.given = self.given or replay(head["record"])
            return self.given.clone()
        return Match(
            self.game,
            len(self.chairs),
            head["options"],
            seed=head["seed"],
            salt=head["salt"],
            script=setup,
        )

    def ahead(self, seat: int, action: Iterable[str], chance: Iterable[str] = ()) -> Match:
        """The match after one more move, on a copy: nothing is true before it is on disk."""
        assert self.match is not None, "not started"
        return self.match.after(seat, tuple(action), script=chance)

    def changed(self) -> None:
        self._faces.clear()
        self._points = None
        self._known.clear()
        self._show()

    def _show(self) -> None:
        self.version += 1
        self.is_shown = True
        self._sent.clear()
        for watcher in self.watchers:
            watcher.nudge()

    def _show_to(self, whose: int | str) -> None:
        """What one seat, or one guest, alone can see has changed: nobody else is sent anything, or
        could notice it."""
        self._own[whose] += 1
        self.is_shown = False
        self._faces.clear()
        self._sent.clear()
        for watcher in self.watchers:
            if whose in (watcher.viewer, watcher.guest):
                watcher.nudge()

    def _send_away(self, seat: int, reason: Msg) -> None:
        """Whoever saw and played this seat does so no more; they may come back and look on."""
        for watcher in [one for one in self.watchers if one.viewer == seat]:
            self.watchers.discard(watcher)
            watcher.hang_up(reason, SEAT_LOST)

    # Questions.

    @property
    def game(self) -> Game[Any]:
        return load(self.head["game"])

    @property
    def guests(self) -> list[str]:
        """Who sits here."""
        return sorted({chair.guest for chair in self.chairs if chair.kind == "guest"})

    @property
    def filed(self) -> tuple[list[str], bool]:
        """By what the table can be found."""
        return sorted({*self.guests, self.host}), self.settings.public

    @property
    def is_still(self) -> bool:
        """Nothing can be played now, or for ever."""
        return self.stage != "playing" or self.resting or self.hold is not None

    def prompt(self, viewer: Viewer) -> int:
        """The number of what is asked; another one when another thing is asked."""
        noticed = self.steps - self.unnoticed(viewer)
        return noticed if viewer is None else self._asked.get(viewer, noticed)

    def unnoticed(self, viewer: Viewer) -> int:
        """Entries of which the viewer knows nothing yet: what others do under seal."""
        unheard = self.match.unheard(viewer) if self.match else 0
        return unheard + sum(seat != viewer for seat in self.hushed)

    def actors_seen_by(self, viewer: Viewer, guest: str) -> list[int]:
        """Who is asked, as far as a viewer can know; who plays several seats knows which of them
        have answered."""
        if self.match is None:
            return []
        answered = [seat for seat in self.seats_of(guest) if seat not in self.match.actors]
        return [seat for seat in self.match.actors_seen_by(viewer) if seat not in answered]

    def asked_publicly(self) -> tuple[int, ...]:
        """Who is asked something, as far as everybody can know."""
        return () if self.match is None else self.match.actors_seen_by(None)

    def version_for(self, watcher: Watcher) -> tuple[int, int]:
        """Another one when the watcher can see another thing."""
        seen_by = watcher.viewer, watcher.guest
        return self.version, sum(count for whose, count in self._own.items() if whose in seen_by)

    @property
    def stage(self) -> Stage:
        if self.abandoned:
            return "abandoned"
        if self.match is None:
            return "waiting"
        return "playing" if self.match.actors else "over"

    def open_seats(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "open"]

    def free_seats(self) -> list[int]:
        """Open to anyone."""
        return [seat for seat in self.open_seats() if not self.chairs[seat].key]

    def invited(self, key: str) -> int | None:
        """The open seat that a key leads to."""
        if not key:
            return None
        given = key.encode(errors="replace")  # digests of text would be refused beyond ASCII
        ours = [
            seat
            for seat in self.open_seats()
            if compare_digest(self.chairs[seat].key.encode(), given)
        ]
        return next(iter(ours), None)

    def ready(self) -> bool:
        """Whether it begins by itself: it was full when it was opened, or the last seat was taken."""
        if self.stage != "waiting" or self.hold is not None or self.open_seats():
            return False
        return self.seq == 0 or (self.settings.when_full and not self.arranged)

    def closed_to(self, guest: str, key: str = "") -> Msg | None:
        """Why a visitor may not even look at this table; None for whoever may."""
        if guest and (guest == self.host or self.seats_of(guest)):
            return None
        if guest in self.barred:
            return Msg("house-kicked")
        may_sit = self.stage == "waiting" and (self.free_seats() or self.invited(key) is not None)
        return None if may_sit or self.settings.spectators else Msg("house-no-spectators")

    def seats_of(self, guest: str) -> list[int]:
        """Where a guest sits; nowhere for one who only looks on."""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.kind == "guest" and chair.guest == guest
        ]

    def seat_of(self, guest: str) -> int | None:
        """The first seat of a guest."""
        return next(iter(self.seats_of(guest)), None)

    def viewpoint(self, guest: str, wanted: int | None = None) -> int | None:
        """The seat that a guest sees: the one that is wanted, if it is theirs, else their first."""
        mine = self.seats_of(guest)
        return wanted if wanted in mine else next(iter(mine), None)

    def is_here(self, seat: int) -> bool:
        """Whether the guest of a seat looks at the table, from whichever of their seats."""
        guest = self.chairs[seat].guest
        return any(
            watcher.viewer == seat or (guest and watcher.guest == guest)
            for watcher in self.watchers
        )

    def needs_curtain(self, guest: str) -> bool:
        """Whether somebody plays several seats that must not see the same."""
        mine = self.seats_of(guest)
        if self.match is None or len(mine) < 2:
            return False
        views = [self.match.seen(seat) for seat in mine]
        return any(view != views[0] for view in views)

    def series(self) -> Entry:
        """Which game of how many this is, and the table of the first."""
        return dict(self.head.get("series", {"game": 1, "first": self.id}))

    def total(self) -> list[float]:
        """By seat, the points of the series; this game's too, once it is over."""
        before = [chair.points for chair in self.chairs]
        result = self.match.result if self.match else None
        if result is None:
            return before
        goal = load(self.head["game"]).about.series
        won = [seat in result.winners for seat in range(len(before))]
        short = [
            0.0 if won[seat] else float(goal - score) for seat, score in enumerate(result.scores)
        ]
        return [
            old + new for old, new in zip(before, short if goal else result.shares(), strict=True)
        ]

    def held(self) -> list[str]:
        """By seat, the party that was chosen."""
        return [chair.party for chair in self.chairs]

    def parties(self) -> list[str]:
        """By seat, the party that it plays for; until the match begins some of them may still
        change."""
        return parties.shared(load(self.head["game"]).about.parties, self.held())

    def taken(self) -> list[int]:
        """Seats that people have taken."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "guest"]

    def people(self) -> list[int]:
        """One seat of each person."""
        return [seat for seat in self.taken() if self.seat_of(self.chairs[seat].guest) == seat]

    def ever_secret(self) -> bool:
        """Whether anybody here knows, or has known, what others may not."""
        match = self.match
        if match is None:
            return False
        if any(match.seen(viewer) != match.state for viewer in (None, *range(match.seats))):
            return True
        tapes = (match.tape(number) for number in range(len(match.moves) + 1))
        return any(
            tape.readers is not None or any(word.to is not None for word in tape.words)
            for tape in tapes
        )

    def attended(self) -> bool:
        """Whether somebody who plays is here."""
        return any(self.is_here(seat) for seat in self.taken())

    @property
    def resting(self) -> bool:
        """Nothing happens by itself: the game is paused, or people decide whether to take a move
        back."""
        return self.paused or (self.motion is not None and self.motion.kind == "undo")

    def last_move(self, seat: int) -> int | None:
        """How many moves stood before the seat's last one; before its ballot, if it was an answer
        under seal."""
        moves = [] if self.match is None else self.match.moves
        for place in range(len(moves) - 1, -1, -1):
            if moves[place].seat == seat:
                return ballot_of(moves, place)
        return None

    def colour(self, seat: int) -> int:
        """The number of the colour, sign and pattern that a seat is drawn with."""
        party = self.parties()[seat]
        return load(self.head["game"]).about.parties.index(party) if party else seat

    def bot_to_act(self) -> int | None:
        """None also while the game rests, and where bots would be left among themselves."""
        if self.match is None or self.is_still:
            return None
        return next((seat for seat in self.match.actors if self.bot_plays(seat)), None)

    def bot_plays(self, seat: int) -> bool:
        """A bot's own seat is played for whoever will come back to the table; that of an absent
        guest only while the guest is away and one of the others is here; that of one whose time is
        over whoever is here."""
        chair = self.chairs[seat]
        if chair.late or chair.overdue:
            return True
        if chair.stand_in:
            return not self.is_here(seat) and self.attended()
        return bool(chair.level) and (
            bool(self.watchers) or any(not one.level for one in self.chairs)
        )

    def bots_in_a_row(self) -> int:
        """How many actions of bots somebody at the table has seen since anybody else acted."""
        if self.match is None or all(chair.thinker for chair in self.chairs):
            return 0
        moves = self.match.heard(None)
        guests = (
            ago for ago, move in enumerate(reversed(moves)) if not self.chairs[move.seat].thinker
        )
        return next(guests, len(moves))

    def choices(self, seat: int) -> int:
        return 0 if self.match is None else len(self.match.legal(seat))

    def sealed(self, seat: int) -> bool:
        """Whether a sealed ballot asks the seat: then how many choices it has is a secret."""
        return self.match is not None and seat in self.match.sealed and seat in self.match.actors

    def hides_anything(self) -> bool:
        """Whether a spectator lacks anything: then it may be a secret how many choices somebody
        has."""
        return self.match is not None and holes(self.match.seen(None).key()) > 0

    def shown_to(self, watcher: Watcher, log_start: int) -> bytes:
        """The table message for a watcher; made once for all who may know the same and have seen as
        much."""
        known = self._known.get(watcher)
        if known is None:
            guest = watcher.guest if self._is_known(watcher.guest) else ""
            known = self._known[watcher] = guest, self.invited(watcher.key)
        key = watcher.viewer, *known, log_start
        sent = self._sent.get(key)
        if sent is None:
            sent = self._sent[key] = message.message(self, *key)
        return sent

    def face(self, viewer: Viewer, guest: str, invited: int | None) -> bytes:
        """The half of a message that moves do not change."""
        key = viewer, guest, invited
        face = self._faces.get(key)
        if face is None:
            face = self._faces[key] = message.face(self, *key)
        return face

    def points(self) -> msgspec.Raw:
        """The series as it is sent."""
        if self._points is None:
            self._points = message.series(self)
        return self._points

    def _is_known(self, guest: str) -> bool:
        """Whether a guest has anything to say here: strangers all see the same."""
        return guest == self.host or bool(self.seats_of(guest))

    @property
    def chosen(self) -> dict[str, str]:
        """The options that were asked for; the company may set others. Tables of an older house
        lack them."""
        asked: dict[str, str] = (
            self.head["chosen"] if "chosen" in self.head else self.head["options"]
        )
        return asked

    @property
    def origin(self) -> Origin | None:
        return msgspec.convert(self.head["origin"], Origin) if "origin" in self.head else None

    @property
    def host(self) -> str:
        return str(self.head["host"])

    def lines(self, viewer: Viewer) -> list[Msg]:
        """All that the viewer was told so far; lines are added, none ever goes."""
        return self._told.lines(self.told, viewer)
