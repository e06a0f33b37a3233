"""The house itself: opens tables, seats guests, plays what they choose, and lets bots think
elsewhere.
Everything is on disk before anybody hears of it."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import time
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import asdict, replace
from functools import partial
from typing import Any, TypeVar

import msgspec

from nemeton.bots import at_most_quick, level_of
from nemeton.engine import About, Action, Msg, Refused
from nemeton.games import load
from nemeton.house.after.dice import Proofs
from nemeton.house.after.positions import Past
from nemeton.house.after.results import Results
from nemeton.house.after.reviews import Reviews
from nemeton.house.author.debugger import Bench
from nemeton.house.notify.notices import Notices
from nemeton.house.ops.clock import Watch
from nemeton.house.ops.data_folder import Folder
from nemeton.house.ops.health import Vitals
from nemeton.house.ops.ids import new_id
from nemeton.house.ops.log import diary, kind, mark
from nemeton.house.ops.metrics import Metrics
from nemeton.house.people.chat import Chat
from nemeton.house.people.device_links import Along
from nemeton.house.people.guests import Guest, Guests, proper
from nemeton.house.people.lobby import Lobby
from nemeton.house.people.my_tables import Mine
from nemeton.house.people.passkeys import Passkeys
from nemeton.house.people.profiles import Known
from nemeton.house.people.single_use import Slips
from nemeton.house.pictures.cache import Pictures
from nemeton.house.play.absence import Leavers, checked
from nemeton.house.play.clocks import Clocks
from nemeton.house.play.hints import Hints, Question
from nemeton.house.play.sealed_questions import Questions
from nemeton.house.play.transfer import HandOver
from nemeton.house.play.votes import Motions
from nemeton.house.storage.backup import signed_with
from nemeton.house.storage.key_value import Kept
from nemeton.house.tables.due_times import Dues
from nemeton.house.tables.journal import Keeping
from nemeton.house.tables.journal import NotSaved as NotSaved
from nemeton.house.tables.lock import Check, claimed, nobodys
from nemeton.house.tables.registry import Use, Uses
from nemeton.house.tables.waking import Waking
from nemeton.match import Match
from nemeton.table import bot_pace, compatibility, parties, wire
from nemeton.table.state import PRIVATE, Chair, Table
from nemeton.workers import LONGEST, Bots, Failed

from .limits import Limits, Room
from .play import arranging, auto_answers, seating
from .rates import AGAIN as TABLES_AGAIN
from .rates import Rates
from .storage import FORGOTTEN, Entry, Store, Unsaved, open_store

T = TypeVar("T")

LIMITS = Limits()
RESTARTING = 1012  # why the house hangs up: it will be back
FINISHING = 2.0  # seconds for what is being done when the house closes
QUICK = 7.0  # seconds for the store, whatever is asked of it
PARTING = 1.0  # and for telling everybody; who does not read by then finds out
PAUSE = 0.6  # seconds: an ordinary choice of a bot, that people can follow; a quarter to twice as long, as it weighs
LINGER = 30.0  # seconds that a table stays in memory for whoever is about to look at it
AGAIN = 1.0  # seconds until a bot that could not play tries again
HESITATION = (
    3.0,
    10.0,
)  # so many pauses, drawn by lot, until the house gives the only answer there is
LINK, CEREMONY = 10 * 60, 5 * 60  # seconds that they are good for


class Resting(Refused):
    """The house is closing for a moment (503, or 1012 over a websocket)."""


class NoTable(Refused):
    """There is no such table, or it can't be read."""


class House:
    def __init__(
        self,
        folder: Folder,
        bot_processes: int = 1,
        pause: float = PAUSE,
        store: Store | None = None,
        limits: Limits = LIMITS,
        dev: bool = False,
    ) -> None:
        self.folder = folder
        self.store = store or open_store(folder)
        self.watch = Watch()
        self.store.be_quick(QUICK)
        self.keeping = Keeping(self.store, lenient=dev)
        self.keeping.heed = self._found
        self.vitals = Vitals(self)
        self.bench = Bench(self) if dev else None  # for authors, on their own machine
        self.waking = Waking(self)
        self.dues = Dues(self)
        self.guests = Guests(secret := folder.secret(), self.watch.now)
        self.handover = HandOver(self, secret)
        self.motions = Motions(self)
        self.leavers = Leavers(self)
        self.questions = Questions(self)
        self.bots = Bots(bot_processes)
        self.hints = Hints(self.bots)
        self.reviews = Reviews(self.store)
        self.lobby = Lobby()
        self.past = Past()
        self.proofs = Proofs()
        self.pictures = Pictures()
        self.pause = pause
        self.clocks = Clocks(self)
        self.notices = Notices(self)
        self.mine = Mine(self)
        self.results = Results(self)
        self.kept = Kept(self.store)
        self.known = Known(self.kept)
        self.along = Along(self._slips("along", LINK, secret), self.known)
        self.passkeys = Passkeys(self._slips("passkey", CEREMONY, secret), self.known, self.watch)
        self.chat = Chat(self)
        self.room = Room(limits)
        self.rates = Rates()
        self.metrics = Metrics(self)
        self.resting = False  # nothing new is begun
        self.tables: dict[str, Table] = {}
        self.uses = Uses()
        self._pulse: asyncio.Task[None] | None = None
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._lingering: set[str] = set()  # tables for which a timer runs
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._excusing: dict[tuple[str, int], asyncio.Task[None]] = {}  # by table and seat

    def _slips(self, purpose: str, seconds: int, secret: str) -> Slips:
        return Slips(purpose, seconds, secret, self.kept, self.watch)

    async def open(self) -> None:
        """After a restart every table goes on: bots whose turn it is think again."""
        self.guests.forgotten.update(await self.store.kept_all(FORGOTTEN))
        self.vitals.open()
        with suppress(Unsaved):  # a full disk: a backup is refused only where another mark stands
            await self.store.keep(*signed_with(self.folder.secret()))
        self._pulse = asyncio.create_task(self.metrics.watch_the_loop())
        self.clocks.open()
        self.waking.start()

    async def whole(self, table: Table, deed: Coroutine[Any, Any, T], check: Check = nobodys) -> T:
        """Done to the end, even if who asked for it leaves meanwhile: what is on disk must become
        true."""
        return await asyncio.shield(self.begun(table, self.done_here(table, deed, check)))

    def begun(self, table: Table, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Something that goes on by itself; from this moment on the table is not forgotten."""
        self.uses.begin(table.id)
        task = asyncio.create_task(work)
        task.add_done_callback(partial(self._ended, table.id))
        return task

    def _ended(self, table: str, _: object) -> None:
        self.uses.end(table)
        if table not in self.uses:
            self.let_go(table, linger=True)

    async def done_here(
        self, table: Table, deed: Coroutine[Any, Any, T], check: Check = nobodys
    ) -> T:
        """In a task that nobody breaks off; the house waits for it before it closes. `check`
        refuses whoever may not do it any more, once the table's lock is theirs."""
        if self.resting:
            deed.close()
            raise Resting(Msg("house-resting"))
        table.deeds += 1
        begun = self.metrics.begin()
        try:
            with claimed(check):
                return await deed
        finally:
            self.metrics.end(begun)
            table.deeds -= 1

    async def rest(self) -> None:
        """Begin nothing new, finish what is being done, and tell everybody that the house will be
        back."""
        self.resting = True
        self.store.be_quick(FINISHING)
        await self._stop_thinking()
        with suppress(TimeoutError):
            async with asyncio.timeout(FINISHING):
                while any(table.deeds for table in self.tables.values()):
                    await asyncio.sleep(0.02)
        for watcher in [watcher for table in self.tables.values() for watcher in table.watchers]:
            watcher.hang_up(Msg("house-be-back"), RESTARTING)
        with suppress(TimeoutError):
            async with asyncio.timeout(PARTING):
                while self.room.lines:
                    await asyncio.sleep(0.02)

    async def _stop_thinking(self) -> None:
        tasks = [
            *self._thinking.values(),
            *self._excusing.values(),
            *self.leavers.close(),
            *self.questions.close(),
        ]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def close(self) -> None:
        """Bounded, whatever is away or hangs: each of these waits for so long and no longer."""
        self.resting = True
        self.store.be_quick(PARTING)
        if self._pulse is not None:
            self._pulse.cancel()
        await self.vitals.close()
        await self.waking.close()
        await self._stop_thinking()
        await self.clocks.close()
        await self.notices.close()
        await self.reviews.close()
        await self.pictures.close()
        self.bots.close()
        await self.keeping.close()
        await self.results.close()
        await self.dues.close()
        self.store.close()
        self.folder.close()

    # Tables.

    def at(self, table: str, *, linger: bool = False, by: str = "") -> Use:
        """`async with house.at(id) as table`: the table of that id, not forgotten meanwhile. `by`:
        the network of a visitor, who may not have too many read from disk."""
        return Use(self, table, linger, by)

    def is_cold(self, table: str) -> bool:
        """Whether it would have to be read from disk now."""
        return table not in self.tables and table not in self._opening

    async def table(self, table: str) -> Table:
        """The table of that id, from memory or from disk. Whoever goes on to use it asks by `at`."""
        while table not in self.tables:  # others who waited for it may have left already
            await asyncio.shield(self._opening.get(table) or self._opened(table))
        return self.tables[table]

    def _opened(self, table: str) -> asyncio.Task[Table]:
        """Read once for all who wait; when it is done it is among the tables, and opened no more."""
        task = self._opening[table] = asyncio.create_task(self._open(table))
        task.add_done_callback(partial(self._was_opened, table))
        return task

    def _was_opened(self, table: str, done: asyncio.Task[Table]) -> None:
        del self._opening[table]
        if not done.cancelled():
            done.exception()  # told to all who wait; perhaps there is nobody

    async def _open(self, table: str) -> Table:
        """An author is told here what was raised: of several who wait for it, only one would learn
        where."""
        try:
            return await self._read(table)
        except Refused:
            raise
        except Exception as error:
            self.noted(error)
            raise

    async def _read(self, table: str) -> Table:
        try:
            opened = await self.keeping.read(table)
        except NotSaved:
            raise
        except Exception as error:  # whatever a damaged log can do
            diary.error("table-damaged", table=mark(table), exc_info=error)
            self.noted(error)
            raise NoTable(Msg("house-no-table")) from error
        if opened is None:
            raise NoTable(Msg("house-no-table"))
        if opened.unread is not None:
            self.noted(opened.unread)
        self.room.for_table(len(self.tables))
        if not self.watch.meet(opened.at):
            await self.clocks.set_right(opened)
        await self.clocks.woken(opened)
        self.lobby.heed(opened)
        with contextlib.suppress(NotSaved):  # it starts when somebody comes again
            await self.start_if_full(opened)
        self.tables[table] = opened  # not before: whoever comes meanwhile waits until it has begun
        return opened

    def forget(self, table: Table) -> None:
        """Where nobody looks on and no bot thinks, the disk remembers enough."""
        waited_for = table.id in self._thinking or any(
            which == table.id for which, _ in self._excusing
        )
        used = table.id in self.uses or bool(table.watchers) or bool(table.deeds)
        idle = not used and not waited_for and not self.leavers.busy(table)
        if idle and self.tables.get(table.id) is table:
            del self.tables[table.id]
            self.keeping.let_go(table)
            self.dues.file(table)

    def linger(self, table: Table) -> None:
        """Whoever has just opened a table or sat down will look at it in a moment; who does not is
        not waited for. By its id: one that is played at and left before that is not held in memory
        by the timer. One timer for each: a thousand visits set no thousand of them."""
        if table.id not in self._lingering:
            self._lingering.add(table.id)
            asyncio.get_running_loop().call_later(LINGER, self._lingered, table.id)

    def _lingered(self, table: str) -> None:
        self._lingering.discard(table)
        self.let_go(table)

    def let_go(self, table: str, *, linger: bool = False) -> None:
        """Somebody uses it no more."""
        if table in self.tables:
            (self.linger if linger else self.forget)(self.tables[table])

    async def create(self, guest: Guest, wish: wire.NewTable) -> Table:
        """A new table; it starts at once where nobody is waited for."""
        if self.resting:
            raise Resting(Msg("house-resting"))
        about = load(wish.game).about
        _, chosen = about.chosen(len(wish.seats), wish.options)
        chairs: list[Chair] = []
        for seat in wish.seats:
            chairs.append(_chair(about, seat, [chair.party for chair in chairs], guest))
        _refuse_namesakes(chairs)
        self.room.for_table_of_guest(len(await self.keeping.seated(guest.id, over=False)))
        return await self._create(wish.game, chosen, chairs, guest.id, checked(wish.settings))

    async def _create(
        self,
        game: str,
        options: dict[str, str],
        chairs: list[Chair],
        host: str,
        settings: wire.Settings,
        more: Entry | None = None,
    ) -> Table:
        """Game, options and chairs are complete and fit together; `more` for the head of a table
        that follows on."""
        head = {
            "game": game,
            "rules": load(game).about.rules,
            "options": arranging.played(game, options, chairs),
            "chosen": options,
            "seed": secrets.token_hex(16),
            "salt": secrets.token_hex(8),
            "host": host,
            "chairs": [asdict(chair) for chair in chairs],
            "settings": msgspec.to_builtins(settings),
            **(more or {}),
        }
        return await self.lay(head)

    async def lay(self, head: Entry, given: Match | None = None) -> Table:
        """A table with a head that is complete; `given` is the record in it, where there is one,
        played again."""
        head["at"] = self._moment()
        self.room.for_table(len(self.tables))
        table = Table.opened(new_id(), head)
        table.given = given
        await self.whole(table, self._begin(table))  # a deed: nobody may forget the table meanwhile
        return table

    async def _begin(self, table: Table) -> None:
        """In memory before it is on disk: whoever finds it there, in a list of their own tables,
        must find this one and not open another beside it."""
        self.tables[table.id] = table
        try:
            await self.keeping.create(table, table.head["at"])
        except BaseException:
            del self.tables[table.id]
            raise
        self.lobby.heed(table)
        diary.info("table", table=mark(table.id), game=table.head["game"], seats=len(table.chairs))
        await self.start_if_full(table)

    async def sit(
        self,
        table: Table,
        guest: Guest,
        seat: int | None,
        party: str = "",
        name: str = "",
        key: str = "",
    ) -> int:
        """Take a seat: that of the key, or the first open one unless one is named; and a party
        where there are some. Who sits already may name somebody who plays at their side, on the
        same device."""
        async with table.lock:
            mine = table.seat_of(guest.id)
            if mine is not None and not name:
                if seat not in (None, mine) or party not in (
                    "",
                    parties.CHANCE,
                    table.parties()[mine],
                ):
                    raise Refused(Msg("house-already-seated"))
                return mine
            entry = seating.entry(table, guest, wire.SitDown(seat, party, name, key))
            await self.note(table, entry, guests=sorted({*table.filed[0], guest.id}))
        await self.start_if_full(table)
        return int(entry["seat"])

    async def rename(self, table: Table, seat: int | None, name: str) -> None:
        """What a guest is called at this table; elsewhere nothing changes."""
        if seat is None:
            raise Refused(Msg("house-not-seated"))
        wanted = proper(name)
        async with table.lock:
            seating.refuse_taken(table, wanted, seat)
            if table.chairs[seat].name != wanted:
                await self.note(table, {"kind": "rename", "seat": seat, "name": wanted})

    async def start_if_full(self, table: Table) -> None:
        async with table.lock:
            if table.ready():
                await self.start(table)
        self.wake(table)

    async def start(self, table: Table) -> None:
        """Whoever calls holds the table's lock; nobody is waited for any more."""
        rules, dealt = table.game.about.rules, table.dealt()
        start = {"kind": "start", "rules": rules, "setup": dealt.setup.chance()}
        await self.note(table, start, over=not dealt.actors)

    async def note(
        self, table: Table, entry: Entry, *, over: bool = False, guests: list[str] | None = None
    ) -> None:
        """On disk first, then true. `guests`: who sit there then, where the entry changes that."""
        asked, filed, before = self.metrics.asked(), table.filed, set(table.called)
        entry["at"] = self._moment()
        await self.keeping.append(table, entry, over=over, guests=guests)
        table.take(entry)
        if table.filed not in (filed, (guests, filed[1])):
            await self.keeping.refile(table)
        self._written(table, entry["kind"], asked, before)

    def _written(self, table: Table, what: str, asked: float, before: set[int]) -> None:
        """On disk and true: counted, and told to the diary, except what is played. That is too much
        to tell. Clocks run for who is asked, who was not asked before is called, and the lobby
        hears of it."""
        self.metrics.written(table, what, asked)
        if what != "move" or table.stage == "over":
            diary.info(
                "over" if table.stage == "over" else what,
                table=mark(table.id),
                game=table.head["game"],
            )
        self.keeping.snap(table, ended=what == "move" and table.stage == "over")
        if what in PRIVATE:
            return
        self.results.heed(table)
        self.lobby.heed(table)
        self.mine.heed(table.id)
        self.clocks.set(table)
        self.notices.call(table, set(table.called) - before)

    def _found(self, table: Table) -> None:
        """Of what is on disk more has become true than anybody here has done."""
        self.results.heed(table)
        self.lobby.heed(table)
        self.mine.heed(table.id)
        self.wake(table)

    def _moment(self) -> float:
        return round(self.watch.now(), 3)

    def noted(self, error: BaseException) -> bool:
        """Whether there is an author who is shown what was raised, and may mend it."""
        if self.bench is None:
            return False
        self.bench.faults.note(error)
        return True

    # Playing.

    def viewpoint(self, table: Table, guest: str, wanted: int | None) -> int | None:
        """The seat that a guest sees; at an author's table any that is wanted."""
        if self.bench and wanted in range(len(table.chairs)):
            return wanted
        return table.viewpoint(guest, wanted)

    def check(self, table: Table, guest: str, seat: int | None, key: str = "") -> None:
        """Refuses whoever may not do a thing any more: the seat is somebody else's by now, or they
        may not look."""
        if reason := table.closed_to(guest, key):
            raise Refused(reason)
        if seat is not None and self.viewpoint(table, guest, seat) != seat:
            raise Refused(Msg("house-not-seated"))

    async def choose(self, table: Table, seat: int | None, prompt: int, choice: int) -> None:
        """Choice number so-and-so of prompt number so-and-so; refused, and nothing changed, if not
        asked any more."""
        if seat is None:
            raise Refused(Msg("house-not-seated"))
        async with table.lock:
            _refuse_still(table)
            if table.match is None or prompt != table.prompt(seat):
                raise Refused(Msg("house-stale"))
            actions = table.match.legal(seat)
            if not 0 <= choice < len(actions):
                raise Refused(Msg("house-no-choice"))
            if table.chairs[seat].stand_in:  # whoever acts is back
                await self.note(table, {"kind": "stand-in", "seat": seat, "level": ""})
            await self.play(table, seat, actions[choice])
        self.wake(table)

    async def play(self, table: Table, seat: int, action: Action) -> None:
        """A legal action, on disk first; whoever calls holds the table's lock."""
        asked, before = self.metrics.asked(), set(table.called)
        script = self.bench.script(table, seat, action) if self.bench else ()
        ahead = table.ahead(seat, action, script)
        entry: Entry = {
            "kind": "move",
            **ahead.moves[-1].plain(),
            "mark": compatibility.mark(ahead),
            "at": self._moment(),
        }
        await self.keeping.append(table, entry, over=not ahead.actors)
        table.adopt(ahead, entry["at"])
        self._written(table, "move", asked, before)

    async def ask(self, table: Table, seat: int | None, prompt: int) -> Question:
        """A seat asks what a bot would do. Everybody learns that; what the seat can't know is not
        in the question."""
        if seat is None:
            raise Refused(Msg("house-not-seated"))
        async with table.lock:
            question = self.hints.question(table, seat, prompt)
            await self.note(table, {"kind": "advice", "seat": seat})
        return question

    async def rematch(self, table: Table, seat: int | None) -> None:
        """Once over: the same company at a new table, everybody one seat further, under the same
        colours."""
        if seat is None:
            raise Refused(Msg("house-not-seated"))
        if table.stage not in ("over", "abandoned"):
            raise Refused(Msg("house-not-over"))
        async with table.lock:
            if table.next is not None:
                return
            self.rates.refuse(TABLES_AGAIN, table.chairs[seat].guest)
            following = await self._again(table)
            await self.note(table, {"kind": "next", "table": following.id})
            self.linger(following)

    async def _again(self, table: Table) -> Table:
        """One seat further, and one game further in the series."""
        each = zip(table.chairs, table.parties(), table.total(), strict=True)
        kept = [
            replace(chair, party=party, points=points, stand_in="", late="", overdue=False, hands=0)
            for chair, party, points in each
        ]
        chairs = [kept[place - 1] for place in range(len(kept))]
        series = table.series()
        more = {"series": {**series, "game": series["game"] + 1}}
        return await self._create(
            table.head["game"], table.chosen, chairs, table.host, table.settings, more
        )

    # Bots.

    def wake(self, table: Table) -> None:
        """Let bots play as long as it is their turn; one thought at a time per table, and none
        among themselves where nobody looks on. Excuse who has nothing to decide, and see to who has
        left."""
        if self.resting:
            return
        self.look_around(table)
        self.clocks.set(table)
        if self._bot_to_act(table) is not None and table.id not in self._thinking:
            task = asyncio.create_task(self._let_bots_play(table))
            self._thinking[table.id] = task
            task.add_done_callback(partial(self._thought_through, table))

    def _bot_to_act(self, table: Table) -> int | None:
        """None also where an author plays for the bots."""
        return None if self.bench and table.id in self.bench.still else table.bot_to_act()

    def look_around(self, table: Table) -> None:
        """What is due by itself, apart from bots: answers that were ordered, the end of a sealed
        question, absences."""
        self._excuse(table)
        self.questions.look(table)
        self.leavers.look(table)

    def _thought_through(self, table: Table, done: asyncio.Task[None]) -> None:
        """Perhaps a bot was woken in the moment in which the last one had finished."""
        self._thinking.pop(table.id, None)
        if not done.cancelled() and (error := done.exception()) is not None:
            diary.error("bot-failed", table=mark(table.id), exc_info=error)
            self.noted(error)
        elif not done.cancelled():
            self.wake(table)
        self.forget(table)

    async def _let_bots_play(self, table: Table) -> None:
        while (seat := self._bot_to_act(table)) is not None:
            failed = await self._tried_to_play(table, seat)
            if failed is not None:
                diary.warning("bot-tries-again", table=mark(table.id), error=kind(failed))
                self.noted(failed)
                await asyncio.sleep(AGAIN)

    async def _tried_to_play(self, table: Table, seat: int) -> Exception | None:
        try:
            await self._let_bot_play(table, seat)
        except (Failed, NotSaved) as error:
            return error
        return None

    async def _let_bot_play(self, table: Table, seat: int) -> None:
        prompt, started = table.prompt(seat), time.monotonic()
        level = table.chairs[seat].thinker
        wait = bot_pace.wait_of(table, seat, level) * self.pause
        secret = table.hides_anything()
        asked = at_most_quick(level) if table.sealed(seat) else level
        most = bot_pace.thinking_time(wait) if secret and self.pause else LONGEST
        action = await self.thought(table, seat, asked, most)
        spent = time.monotonic() - started
        await asyncio.sleep(
            max(0.0, (bot_pace.rounded(spent, wait, self.pause) if secret else wait) - spent)
        )
        async with table.lock:
            if (
                table.prompt(seat) == prompt
                and self._bot_to_act(table) is not None
                and table.bot_plays(seat)
            ):
                await self.play(table, seat, action)
        self.look_around(table)

    # Answers without a choice.

    def _excuse(self, table: Table) -> None:
        """Nobody need click on what they have ordered."""
        for seat in auto_answers.due(table):
            if (table.id, seat) not in self._excusing:
                task = asyncio.create_task(self._answer_for(table, seat, table.prompt(seat)))
                self._excusing[table.id, seat] = task
                task.add_done_callback(partial(self._excused, table, seat))

    def _excused(self, table: Table, seat: int, done: asyncio.Task[None]) -> None:
        """Perhaps something else is asked by now, or the answer could not be saved."""
        self._excusing.pop((table.id, seat), None)
        if done.cancelled():
            return
        if error := done.exception():
            diary.warning("answer-tried-again", table=mark(table.id), error=kind(error))
            self.noted(error)
        self._excuse(table)
        self.forget(table)

    async def _answer_for(self, table: Table, seat: int, prompt: int) -> None:
        """After a while drawn by lot, as somebody who looks at the board first."""
        await asyncio.sleep(self.pause * random.SystemRandom().uniform(*HESITATION))
        async with table.lock:
            if table.prompt(seat) == prompt and (action := auto_answers.due(table).get(seat)):
                await self.play(table, seat, action)
        self.wake(table)

    async def thought(self, table: Table, seat: int, level: str, most: float = LONGEST) -> Action:
        """What a bot plays, from the seat's view alone; worked out in another process, in so many
        seconds at most."""
        assert table.match is not None, "a bot acts in a match"
        game, view = table.head["game"], table.match.seen(seat)
        with self.metrics.thinking(level):
            return await asyncio.wrap_future(
                self.bots.submit(game, view, seat, level, secrets.token_hex(8), most)
            )


def _refuse_still(table: Table) -> None:
    """Nothing is played while the game rests or is held, nor after it was given up."""
    if table.hold is not None:
        raise Refused(table.hold)
    if table.paused or table.abandoned:
        raise Refused(Msg("house-abandoned" if table.abandoned else "house-paused"))


def _refuse_namesakes(chairs: list[Chair]) -> None:
    """Several may play on one device, each under a name of their own."""
    names = [chair.name for chair in chairs if chair.kind == "guest"]
    for seat, name in enumerate(names):
        seating.refuse_alike(name, names[:seat])


def _chair(about: About, wish: wire.SeatWish, held: list[str], guest: Guest) -> Chair:
    """The next one, after those whose parties are held."""
    if wish.party and wish.kind != "me":
        raise Refused(Msg("house-party-other"))
    match wish.kind:
        case "me":
            name = proper(wish.name) if wish.name else guest.name
            party = parties.wished(about, [*held, ""], len(held), wish.party)
            return Chair("guest", guest.id, name, party=party)
        case "bot":
            return Chair("bot", level=level_of(wish.level).word)
        case "open":
            return Chair("open")
        case "link":
            return Chair("open", key=new_id())
