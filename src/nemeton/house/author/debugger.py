"""An author's bench, in a house that was opened with --dev: any view, any moment, any word of
chance; bots that wait.
It knows every secret, so it is there on the author's own machine only."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, TypeVar

from nemeton.engine import Action, Data, Msg, Refused, Scribe, Seeded, Viewer
from nemeton.match import Match, Rewind, branched, presented, replay
from nemeton.table import wire
from nemeton.table.state import Table

from . import failing_test
from .errors import Faults

if TYPE_CHECKING:
    from nemeton.house.house import House
    from nemeton.house.people.guests import Guest

T = TypeVar("T")
TRUTH = "truth"  # nobody's view: nothing is hidden
Eyes = Viewer | str


class Overheard:
    """A seed's stream of chance, with words that are given first, each at the first question that
    it can answer. Keeps what was asked."""

    def __init__(self, match: Match, words: Sequence[str]) -> None:
        self.left, self.draws = list(words), list[wire.Draw]()
        self._seeded = Seeded(match.seed, len(match.moves) + 1)

    def pick(self, options: Sequence[T], /) -> T:
        word = self._seeded.pick(options)  # asked in any case: what comes after it stays the same
        forced = [option for option in options if self.left and option == self.left[0]]
        if forced:
            word = forced[0]
            self.left.pop(0)
        self.draws.append(
            wire.Draw(sorted({str(option) for option in options}), str(word), bool(forced))
        )
        return word


class Bench:
    def __init__(self, house: House) -> None:
        self.house = house
        self.boot = secrets.token_hex(4)
        self.faults = Faults()
        self.still: set[str] = set()  # tables where bots wait
        self._words: dict[str, list[str]] = {}  # by table: given beforehand, and not drawn yet

    # Chance.

    def script(self, table: Table, seat: int, action: Action) -> list[str]:
        """The words for this action: those that were given where they fit, else the seed's."""
        if not self._words.get(table.id):
            return []
        heard = self._tried(table, seat, action)
        self._words[table.id] = heard.left
        return [draw.word for draw in heard.draws]

    def _tried(self, table: Table, seat: int, action: Action) -> Overheard:
        match = begun(table)
        heard = Overheard(match, self._words.get(table.id, ()))
        match.game.apply(match.state.clone(), seat, action, Scribe(heard))
        return heard

    def _draws(self, table: Table, plays: list[wire.Play], wanted: int) -> list[wire.Draw]:
        if not 0 <= wanted < len(plays) or table.hold is not None:
            return []
        return self._tried(table, plays[wanted].seat, tuple(plays[wanted].action)).draws

    # Looking.

    def shown(self, table: Table, move: int | None, eyes: Eyes, wanted: int) -> wire.Bench:
        """After that move, or the last; `wanted` is the number of a play whose questions to chance
        are asked for."""
        match = begun(table)
        moves = len(match.moves)
        at = moves if move is None else min(move, moves)
        plays = [
            wire.Play(seat, list(action)) for seat in match.actors for action in match.legal(seat)
        ]
        past = Rewind(match)
        return wire.Bench(
            moves=moves,
            move=at,
            view=_view(match, past.state(match, at), eyes),
            before=_view(match, past.state(match, at - 1), eyes) if at else None,
            plays=plays,
            draws=self._draws(table, plays, wanted),
            words=self._words.get(table.id, []),
            still=table.id in self.still,
            test=failing_test.test(match, at, None if isinstance(eyes, str) else eyes),
        )

    # Doing.

    async def do(self, table: Table, guest: Guest, wish: wire.BenchIn) -> Table:
        """The table at which one goes on."""
        if wish.words is not None:
            self._words[table.id] = wish.words
        if wish.still is not None:
            self._let_wait(table, wish.still)
        if wish.back is not None:
            await self._back(table, wish.back)
        if wish.on:
            return await self._on(table, guest)
        self.house.wake(table)
        return table

    def _let_wait(self, table: Table, still: bool) -> None:
        if still:
            self.still.add(table.id)
        else:
            self.still.discard(table.id)

    async def _back(self, table: Table, move: int) -> None:
        """Bots wait from then on: else one would have played again before anybody could look."""
        moves = len(begun(table).moves)
        if not 0 <= move <= moves:
            raise Refused(Msg("house-no-position", {"move": str(move), "moves": moves}))
        self.still.add(table.id)
        async with table.lock:
            await self.house.note(table, {"kind": "undo", "stand": move})

    async def _on(self, table: Table, guest: Guest) -> Table:
        """The same company at a new table, from the last position that could be read under the
        rules of today."""
        from nemeton.house.play.opening import head_of  # it knows the house

        match = begun(table)
        seed, salt = secrets.token_hex(16), secrets.token_hex(8)
        again = replay(branched(match.record(), len(match.moves), seed=seed, salt=salt))
        origin = wire.Origin("branch", table.id, len(match.moves))
        head = {
            **head_of(again, guest, table.chairs, origin),
            "chairs": [asdict(chair) for chair in table.chairs],
        }
        return await self.house.lay(head, again)


def begun(table: Table) -> Match:
    if table.match is None:
        raise Refused(Msg("house-not-started"))
    return table.match


def _view(match: Match, state: Data, eyes: Eyes) -> dict[str, Any]:
    """As programs get it; or the truth, in the same words."""
    seen = presented(
        match.game, state, match.seats, match.options, None if isinstance(eyes, str) else eyes
    )
    return {**seen, **match.game.present(state)} if eyes == TRUTH else seen
