"""The house itself: opens tables, seats guests, plays what they choose, and lets bots think elsewhere.
Everything is on disk before anybody hears of it."""

from __future__ import annotations

import asyncio
import random
import secrets
import sqlite3
import time
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import asdict, replace
from functools import partial
from typing import Any, TypeVar

import msgspec

from nemeton.bots import at_most_quick, level_of
from nemeton.engine import About, Action, Msg, Refused, shown
from nemeton.games import load
from nemeton.workers import Bots, Failed

from . import pace, parties, wire
from .diary import diary, kind, mark
from .folder import Folder
from .guests import Guest, Guests, alike
from .hints import Hints, Question
from .metrics import Metrics
from .reviews import Reviews
from .room import Limits, Room
from .store import Conflict, Entry, Store
from .table import Chair, Table
from .watch import Watch

T = TypeVar("T")

LIMITS = Limits()
RESTARTING = 1012  # why the house hangs up: it will be back
FINISHING = 2.0  # seconds for what is being done when the house closes
PARTING = 1.0  # and for telling everybody; who does not read by then finds out
PAUSE = 0.6  # seconds: an ordinary choice of a bot, that people can follow; a quarter to twice as long, as it weighs
LINGER = 30.0  # seconds that a table stays in memory for whoever is about to look at it
AGAIN = 1.0  # seconds until a bot that could not play tries again
HESITATION = 3.0, 10.0  # so many pauses, drawn by lot, until the house gives the only answer there is
AWAKE = 10_000  # the newest tables are looked at when the house opens: a bot may be to move


class NotSaved(Refused):
    """It could not be written down, so it did not happen."""


class Resting(Refused):
    """The house is closing for a moment (503, or 1012 over a websocket)."""


class NoTable(Refused):
    """There is no such table, or it can't be read."""


class House:
    def __init__(self, folder: Folder, bot_processes: int = 1, pause: float = PAUSE, limits: Limits = LIMITS) -> None:
        self.folder = folder
        self.store = Store(folder.database)
        self.guests = Guests(folder.secret())
        self.bots = Bots(bot_processes)
        self.hints = Hints(self.bots)
        self.reviews = Reviews(self.store)
        self.pause = pause
        self.watch = Watch()
        self.room = Room(limits)
        self.metrics = Metrics(self)
        self.resting = False  # nothing new is begun
        self.tables: dict[str, Table] = {}
        self._pulse: asyncio.Task[None] | None = None
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._excusing: dict[tuple[str, int], asyncio.Task[None]] = {}  # by table and seat

    async def open(self) -> None:
        """After a restart every table goes on: bots whose turn it is think again."""
        self._pulse = asyncio.create_task(self.metrics.watch_the_loop())
        for table in await self.store.unfinished(AWAKE):
            try:
                opened = await self.table(table)
                await self._start_if_full(opened)
                self.forget(opened)
            except Refused:
                diary.error("table-damaged", table=mark(table), exc_info=True)

    async def whole(self, table: Table, deed: Coroutine[Any, Any, T]) -> T:
        """Done to the end, even if who asked for it leaves meanwhile: what is on disk must become true."""
        if self.resting:
            deed.close()
            raise Resting(Msg("house-resting"))
        task = asyncio.create_task(deed)
        self.metrics.begun(task)
        table.deeds.add(task)
        task.add_done_callback(table.deeds.discard)
        return await asyncio.shield(task)

    async def rest(self) -> None:
        """Begin nothing new, finish what is being done, and tell everybody that the house will be back."""
        self.resting = True
        await self._stop_thinking()
        if deeds := [deed for table in self.tables.values() for deed in table.deeds]:
            await asyncio.wait(deeds, timeout=FINISHING)
        for watcher in [watcher for table in self.tables.values() for watcher in table.watchers]:
            watcher.hang_up(Msg("house-be-back"), RESTARTING)
        with suppress(TimeoutError):
            async with asyncio.timeout(PARTING):
                while self.room.lines:
                    await asyncio.sleep(0.02)

    async def _stop_thinking(self) -> None:
        tasks = [*self._thinking.values(), *self._excusing.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def close(self) -> None:
        self.resting = True
        if self._pulse is not None:
            self._pulse.cancel()
        await self._stop_thinking()
        await self.reviews.close()
        self.bots.close()
        self.store.close()
        self.folder.close()

    # Tables.

    async def table(self, table: str) -> Table:
        """The table of that id, from memory or from disk."""
        if table in self.tables:
            return self.tables[table]
        if table not in self._opening:
            self._opening[table] = asyncio.create_task(self._open(table))
        try:
            return self.tables.setdefault(table, await self._opening[table])  # another may have forgotten it already
        finally:
            self._opening.pop(table, None)

    async def _open(self, table: str) -> Table:
        try:
            found = await self.store.table(table)
            opened = None if found is None else Table.opened(table, *found)
        except Exception as error:  # whatever a damaged log can do
            raise NoTable(Msg("house-no-table")) from error
        if opened is None:
            raise NoTable(Msg("house-no-table"))
        self.room.for_table(len(self.tables))
        self.watch.not_before(opened.at)
        return self.tables.setdefault(table, opened)

    def forget(self, table: Table) -> None:
        """Where nobody looks on and no bot thinks, the disk remembers enough."""
        waited_for = table.id in self._thinking or any(which == table.id for which, _ in self._excusing)
        idle = not table.watchers and not table.deeds and not waited_for
        if idle and self.tables.get(table.id) is table:
            del self.tables[table.id]

    def linger(self, table: Table) -> None:
        """Whoever has just opened a table or sat down will look at it in a moment; who does not is not waited for."""
        asyncio.get_running_loop().call_later(LINGER, self.forget, table)

    async def create(self, guest: Guest, wish: wire.NewTable) -> Table:
        """A new table; it starts at once where nobody is waited for."""
        if self.resting:
            raise Resting(Msg("house-resting"))
        about = load(wish.game).about
        seats, chosen = about.chosen(len(wish.seats), wish.options)
        chairs = [_chair(about, seat, place, guest) for place, seat in enumerate(wish.seats)]
        if sum(chair.kind == "guest" for chair in chairs) > 1:
            raise Refused(Msg("house-bad-seats", {"seats": len(chairs)}))
        options = about.at_table(seats, chosen, bots=any(chair.kind == "bot" for chair in chairs))
        self.room.for_table_of_guest(await self.store.hosted(guest.id))
        return await self._create(wish.game, options, chairs, guest.id, wish.settings)

    async def _create(
        self, game: str, options: dict[str, str], chairs: list[Chair], host: str, settings: wire.Settings
    ) -> Table:
        """Game, options and chairs are complete and fit together."""
        head = {
            "game": game,
            "rules": load(game).about.rules,
            "options": options,
            "seed": secrets.token_hex(16),
            "salt": secrets.token_hex(8),
            "host": host,
            "chairs": [asdict(chair) for chair in chairs],
            "settings": msgspec.to_builtins(settings),
        }
        self.room.for_table(len(self.tables))
        table = Table.opened(secrets.token_urlsafe(9), head)
        await self._saved(self.store.create(table.id, head, self._moment()))
        self.tables[table.id] = table
        diary.info("table", table=mark(table.id), game=game, seats=len(chairs))
        await self._start_if_full(table)
        return table

    async def sit(self, table: Table, guest: Guest, seat: int | None, party: str = "") -> int:
        """Take a seat, the first open one unless one is named, and a party where the game has some."""
        async with table.lock:
            mine = table.seat_of(guest.id)
            if mine is not None:
                if seat not in (None, mine) or party not in ("", parties.CHANCE, table.parties()[mine]):
                    raise Refused(Msg("house-already-seated"))
                return mine
            seat = self._free_seat(table, guest, seat)
            party = parties.wished(load(table.head["game"]).about, table.held(), seat, party)
            entry = {"kind": "sit", "seat": seat, "guest": guest.id, "name": guest.name, "party": party}
            await self.note(table, entry)
        await self._start_if_full(table)
        return seat

    def _free_seat(self, table: Table, guest: Guest, seat: int | None) -> int:
        free = table.open_seats()
        if not free:
            raise Refused(Msg("house-no-open-seat"))
        if seat is not None and not 0 <= seat < len(table.chairs):
            raise Refused(Msg("no-such-seat", {"seat": shown(seat), "seats": len(table.chairs)}))
        if seat is not None and seat not in free:
            raise Refused(Msg("house-seat-taken", {"seat": shown(seat)}))
        if any(alike(chair.name) == alike(guest.name) for chair in table.chairs if chair.kind == "guest"):
            raise Refused(Msg("house-name-taken", {"name": guest.name}))
        return free[0] if seat is None else seat

    async def _start_if_full(self, table: Table) -> None:
        async with table.lock:
            if table.match is None and not table.open_seats():
                await self.note(table, {"kind": "start", "setup": table.dealt().setup.chance()})
        self.wake(table)

    async def note(self, table: Table, entry: Entry, *, over: bool = False) -> None:
        """On disk first, then true."""
        asked = self.metrics.asked()
        entry["at"] = self._moment()
        await self._saved(self.store.append(table.id, table.seq, entry, over=over))
        table.take(entry)
        self._written(table, entry["kind"], asked)

    def _written(self, table: Table, what: str, asked: float) -> None:
        """On disk and true: counted, and told to the diary, except what is played. That is too much to tell."""
        self.metrics.written(table, what, asked)
        if what != "move" or table.stage == "over":
            diary.info("over" if table.stage == "over" else what, table=mark(table.id), game=table.head["game"])

    def _moment(self) -> float:
        return round(self.watch.now(), 3)

    async def _saved(self, writing: Coroutine[Any, Any, None]) -> None:
        try:
            await writing
        except (sqlite3.Error, Conflict) as error:
            raise NotSaved(Msg("house-not-saved")) from error

    # Playing.

    async def choose(self, table: Table, seat: int | None, prompt: int, choice: int) -> None:
        """Choice number so-and-so of prompt number so-and-so; refused, and nothing changed, if not asked any more."""
        if seat is None:
            raise Refused(Msg("house-not-seated"))
        async with table.lock:
            _refuse_still(table)
            if table.match is None or prompt != table.prompt(seat):
                raise Refused(Msg("house-stale"))
            actions = table.match.legal(seat)
            if not 0 <= choice < len(actions):
                raise Refused(Msg("house-no-choice"))
            await self._play(table, seat, actions[choice])
        self.wake(table)

    async def _play(self, table: Table, seat: int, action: Action) -> None:
        asked = self.metrics.asked()
        ahead = table.ahead(seat, action)
        entry: Entry = {"kind": "move", **ahead.moves[-1].plain(), "at": self._moment()}
        await self._saved(self.store.append(table.id, table.seq, entry, over=not ahead.actors))
        table.adopt(ahead, entry["at"])
        self._written(table, "move", asked)

    async def ask(self, table: Table, seat: int | None, prompt: int) -> Question:
        """A seat asks what a bot would do. Everybody learns that; what the seat can't know is not in the question."""
        if seat is None:
            raise Refused(Msg("house-not-seated"))
        async with table.lock:
            question = self.hints.question(table, seat, prompt)
            await self.note(table, {"kind": "advice", "seat": seat})
        return question

    async def rematch(self, table: Table, seat: int | None) -> None:
        """Once over: the same company at a new table, everybody one seat further, under the same colours."""
        if seat is None:
            raise Refused(Msg("house-not-seated"))
        if table.stage != "over":
            raise Refused(Msg("house-not-over"))
        async with table.lock:
            if table.next is not None:
                return
            kept = [replace(chair, party=party) for chair, party in zip(table.chairs, table.parties(), strict=True)]
            chairs = [kept[place - 1] for place in range(len(kept))]
            following = await self._create(
                table.head["game"], table.head["options"], chairs, table.host, table.settings
            )
            await self.note(table, {"kind": "next", "table": following.id})
            self.linger(following)

    # Bots.

    def wake(self, table: Table) -> None:
        """Let bots play as long as it is their turn; one thought at a time per table, and none among themselves
        where nobody looks on. Excuse who has nothing to decide."""
        if self.resting:
            return
        self._excuse(table)
        if not table.watchers and all(chair.thinker for chair in table.chairs):
            return
        if table.bot_to_act() is not None and table.id not in self._thinking:
            task = asyncio.create_task(self._let_bots_play(table))
            self._thinking[table.id] = task
            task.add_done_callback(lambda _: self._thought_through(table))

    def _thought_through(self, table: Table) -> None:
        self._thinking.pop(table.id, None)
        self.forget(table)

    async def _let_bots_play(self, table: Table) -> None:
        while (seat := table.bot_to_act()) is not None:
            try:
                await self._let_bot_play(table, seat)
            except (Failed, NotSaved) as error:
                diary.warning("bot-tries-again", table=mark(table.id), error=kind(error))
                await asyncio.sleep(AGAIN)

    async def _let_bot_play(self, table: Table, seat: int) -> None:
        prompt, started = table.prompt(seat), time.monotonic()
        sealed = table.sealed(seat)
        pauses = pace.sealed_pauses() if sealed else pace.pauses(table.choices(seat), table.bots_in_a_row())
        action = await self.thought(table, seat, sealed)
        await asyncio.sleep(max(0.0, pauses * self.pause - (time.monotonic() - started)))
        async with table.lock:
            if table.prompt(seat) == prompt:
                await self._play(table, seat, action)
        self._excuse(table)

    # Answers without a choice.

    def _excuse(self, table: Table) -> None:
        """Nobody need click on the only answer that there is to a sealed question."""
        for seat in table.excused():
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
        self._excuse(table)
        self.forget(table)

    async def _answer_for(self, table: Table, seat: int, prompt: int) -> None:
        """After a while, as one who has a choice would: when the answer comes must tell nothing."""
        await asyncio.sleep(self.pause * random.SystemRandom().uniform(*HESITATION))
        async with table.lock:
            if table.prompt(seat) == prompt and seat in table.excused():
                assert table.match is not None, "somebody is asked"
                await self._play(table, seat, table.match.legal(seat)[0])
        self.wake(table)

    async def thought(self, table: Table, seat: int, sealed: bool) -> Action:
        """What the bot plays, from its view alone; worked out in another process. In a sealed ballot it thinks no
        longer than its pause: how long it takes would tell how much there is to think about."""
        assert table.match is not None, "a bot acts in a match"
        game, view, level = table.head["game"], table.match.seen(seat), table.chairs[seat].thinker
        asked = at_most_quick(level) if sealed else level
        async with self.metrics.thinking(asked):
            return await asyncio.wrap_future(self.bots.submit(game, view, seat, asked, secrets.token_hex(8)))


def _refuse_still(table: Table) -> None:
    """Nothing is played while the game rests, nor after it was given up."""
    if table.paused or table.abandoned:
        raise Refused(Msg("house-abandoned" if table.abandoned else "house-paused"))


def _chair(about: About, wish: wire.SeatWish, seat: int, guest: Guest) -> Chair:
    if wish.party and wish.kind != "me":
        raise Refused(Msg("house-party-other"))
    match wish.kind:
        case "me":
            held = [""] * (seat + 1)
            return Chair("guest", guest.id, guest.name, party=parties.wished(about, held, seat, wish.party))
        case "bot":
            return Chair("bot", level=level_of(wish.level).word)
        case "open":
            return Chair("open")
