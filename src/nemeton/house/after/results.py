"""How a guest's games ended: one row is kept when a game does, so that nobody replays them all on
every visit.
Says nothing that a spectator would not see at the end of the game."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from nemeton.bots import LEVELS
from nemeton.engine import Msg, Refused
from nemeton.house.ops.log import diary, kind, mark
from nemeton.house.storage import Ended, Unsaved
from nemeton.house.tables.journal import NotSaved
from nemeton.table import wire
from nemeton.table.state import Table

if TYPE_CHECKING:
    from nemeton.house.house import House

LAST: Final = 12  # games that are shown one by one
AT_ONCE: Final = 12  # older games that are summed up on one visit
POINTS: Final = 48  # of a curve: it is drawn as wide as a thumb
PEOPLE: Final = "people"
EVERYBODY: Final = "all"


class Seat(msgspec.Struct):
    kind: str
    guest: str
    name: str
    level: str
    colour: int


class Result(msgspec.Struct):
    """What is kept. `counts` where it began here and came to its end."""

    game: str
    counts: bool
    seats: list[Seat]
    winners: list[int]
    scores: list[int]

    def seats_of(self, guest: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.guest == guest]


class Chances(msgspec.Struct):
    """The part of a review that is drawn here."""

    chances: list[list[float]]


class Results:
    def __init__(self, house: House) -> None:
        self._house = house
        self._keeping: set[asyncio.Task[None]] = set()
        self._unreadable: set[str] = set()  # tables that this house can't sum up

    def heed(self, table: Table) -> None:
        """A table has changed; beside the game, nobody waits for it."""
        if table.stage in ("over", "abandoned"):
            task = asyncio.create_task(self._keep(table))
            self._keeping.add(task)
            task.add_done_callback(self._keeping.discard)

    async def close(self) -> None:
        await asyncio.gather(*self._keeping, return_exceptions=True)

    async def _keep(self, table: Table) -> None:
        try:
            await self._house.store.keep_result(
                table.id, table.at, msgspec.to_builtins(summed_up(table))
            )
        except Unsaved as error:  # it is summed up when somebody looks at their games
            diary.warning("no-result", table=mark(table.id), error=kind(error))

    async def of(self, guest: str) -> wire.Results:
        """All of a guest's finished games."""
        if not guest:
            return wire.Results([], [], 0)
        try:
            more = await self._sum_up_older(guest)
            games = [_read(one) for one in await self._house.store.results(guest)]
            played = [
                (one, result) for one, result in games if result.counts and result.seats_of(guest)
            ]
            last = [await self._shown(one, result, guest) for one, result in played[:LAST]]
        except Unsaved as error:
            raise NotSaved(Msg("house-not-read")) from error
        return wire.Results(tallied(guest, [result for _, result in played]), last, more)

    async def _sum_up_older(self, guest: str) -> int:
        """Some of those that ended in a house that kept no results; how many are left."""
        untold = [
            one for one in await self._house.store.untold(guest) if one not in self._unreadable
        ]
        for table in untold[:AT_ONCE]:
            await self._sum_up(table)
        return len(untold[AT_ONCE:])

    async def _sum_up(self, table: str) -> None:
        try:
            async with self._house.at(table) as opened:
                if opened.stage in ("over", "abandoned"):
                    await self._keep(opened)
                else:  # held: under the present rules its end can't be reached
                    self._unreadable.add(table)
        except Refused:
            self._unreadable.add(table)

    async def _shown(self, one: Ended, result: Result, guest: str) -> wire.PastGame:
        review = await self._house.store.review(one.table)
        return wire.PastGame(
            id=one.table,
            game=result.game,
            ended=one.ended,
            seats=[
                msgspec.convert(msgspec.to_builtins(seat), wire.PastSeat) for seat in result.seats
            ],
            mine=result.seats_of(guest),
            winners=result.winners,
            scores=result.scores,
            curve=thinned(msgspec.json.decode(review, type=Chances).chances) if review else [],
        )


def summed_up(table: Table) -> Result:
    """A table whose game is over, or was given up."""
    outcome = table.match.result if table.match is not None else None
    seats = [
        Seat(chair.kind, chair.guest, chair.name, chair.level, table.colour(number))
        for number, chair in enumerate(table.chairs)
    ]
    counts = outcome is not None and not table.abandoned and table.origin is None
    winners, scores = (list(outcome.winners), list(outcome.scores)) if outcome else ([], [])
    return Result(table.head["game"], counts, seats, winners, scores)


def _read(one: Ended) -> tuple[Ended, Result]:
    return one, msgspec.convert(one.result, Result)


def thinned(rows: Sequence[list[float]]) -> list[list[float]]:
    """So many points at most, the first and the last among them."""
    if len(rows) <= POINTS:
        return [_rounded(row) for row in rows]
    step = (len(rows) - 1) / (POINTS - 1)
    return [_rounded(rows[round(point * step)]) for point in range(POINTS)]


def _rounded(row: Iterable[float]) -> list[float]:
    return [round(chance, 3) for chance in row]


# Counting.


def tallied(guest: str, results: Iterable[Result]) -> list[wire.GameResults]:
    """By game, the most played first; people before bots, the strongest first."""
    games: dict[str, wire.GameResults] = {}
    for result in results:
        mine = result.seats_of(guest)
        if len(mine) == 1:
            game = games.setdefault(
                result.game, wire.GameResults(result.game, wire.Tally(EVERYBODY), [])
            )
            for tally in (game.total, _against(game, _opposed(result, mine[0]))):
                _count(tally, result.winners, mine[0])
    for game in games.values():
        game.tallies.sort(key=_strength, reverse=True)
    return sorted(games.values(), key=lambda game: -game.total.played)


def _opposed(result: Result, mine: int) -> str:
    others = [seat for number, seat in enumerate(result.seats) if number != mine]
    if any(seat.kind == "guest" for seat in others):
        return PEOPLE
    return max((seat.level for seat in others), key=_rank, default=PEOPLE)


def _against(game: wire.GameResults, against: str) -> wire.Tally:
    found = next((tally for tally in game.tallies if tally.against == against), None)
    if found is None:
        game.tallies.append(found := wire.Tally(against))
    return found


def _count(tally: wire.Tally, winners: Sequence[int], mine: int) -> None:
    tally.played += 1
    tally.won += list(winners) == [mine]
    tally.shared += mine in winners and len(winners) > 1


def _rank(level: str) -> int:
    return LEVELS.index(level) if level in LEVELS else -1


def _strength(tally: wire.Tally) -> int:
    return len(LEVELS) if tally.against == PEOPLE else _rank(tally.against)
