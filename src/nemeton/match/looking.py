"""Looking at the moves of a finished game one by one: what they did, and what a bot would have
played.
No clock: whoever looks says when to stop."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection
from typing import Any, Final

from nemeton.bots import Foresight, Seer, advise, is_habit
from nemeton.engine import Action, BadRecord, Msg

from .replay import steps
from .review import Look

MOST: Final = 2000  # ends of one position
ALIKE: Final = 0.01  # chances that near are the same to a bot

Stop = Callable[[], bool]


class Looker:
    """Has the whole game before it, with open eyes; looks through the eyes of a seat only where it
    asks a bot."""

    def __init__(self, record: dict[str, Any], asked: Collection[int]) -> None:
        self.states = []
        for match in steps(record):
            self.states.append(match.state)
        self.match, self.game = match, match.game
        if match.result is None:
            raise BadRecord(Msg("review-unfinished"))
        self._asked = asked

    def opening(self, stop: Stop) -> Foresight:
        """The position before the first move."""
        return self._seer("opening").foresee(self.states[0], MOST, stop)

    def look(self, number: int, stop: Stop, stop_expecting: Stop, stop_asking: Stop) -> Look:
        """The move of that number, from 0; each part of the work stops when it is told to."""
        move, before, seer = self.match.moves[number], self.states[number], self._seer(str(number))
        after = seer.foresee(self.states[number + 1], MOST, stop)
        expected = None
        if self.left_to_chance(number):
            expected = seer.expect(before, move.seat, move.action, MOST, stop_expecting)
        forced = len(self.game.legal(before, move.seat)) == 1
        if not self.is_asked(number):
            return Look(after, expected, self._sentence(number), forced)
        return Look(
            after, expected, self._sentence(number), forced, True, *self._best(number, stop_asking)
        )

    def left_to_chance(self, number: int) -> bool:
        return bool(self.match.moves[number].tape.words)

    def is_asked(self, number: int) -> bool:
        """Whether a bot is asked: there was something to think about, for a seat that the review is
        for."""
        move, before = self.match.moves[number], self.states[number]
        if move.seat not in self._asked or len(self.game.legal(before, move.seat)) == 1:
            return False
        return not is_habit(self.game, self.game.redact(before, move.seat), move.seat)

    def _best(
        self, number: int, stop: Stop
    ) -> tuple[Action | None, float | None, float | None, Msg | None]:
        """What a bot would have played, when it is another action and a better one as far as the
        seat could know."""
        move, before = self.match.moves[number], self.states[number]
        view = self.game.redact(before, move.seat)
        promises = advise(self.game, view, move.seat, self._source(str(number)), stop)
        (best, chance), played = promises[0], dict(promises).get(move.action)
        if played is not None and played > chance - ALIKE:
            return None, round(chance, 4), round(played, 4), None
        return (
            best,
            round(chance, 4),
            None if played is None else round(played, 4),
            self._called(number, best),
        )

    def _sentence(self, number: int) -> Msg | None:
        """As it was told first, to whomever; else as it is called among the choices."""
        move = self.match.moves[number]
        return move.tape.events[0].event if move.tape.events else self._called(number, move.action)

    def _called(self, number: int, action: Action) -> Msg | None:
        seat = self.match.moves[number].seat
        scene = self.game.scene(self.game.redact(self.states[number], seat), seat)
        return next((choice.text for choice in scene.choices if choice.action == action), None)

    def _seer(self, what: str) -> Seer:
        return Seer(self.game, self._source(what))

    def _source(self, what: str) -> random.Random:
        return random.Random(f"{self.match.seed_hash}/{what}")
