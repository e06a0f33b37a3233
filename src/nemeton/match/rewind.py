"""Rewinding: the state of a match after any number of its moves, from the words on its tapes.
Nothing is checked again and nothing of what came later is known there: the moves have been played
once."""

from __future__ import annotations

from typing import Any, Final

from nemeton.engine import Data, Dealer, Scripted

from .referee import Match

EVERY: Final = (
    16  # moves between two states that are kept; 790 moves of Le Jeu du Président are 50 states
)


class Rewind:
    """Keeps a state every so many moves; follows a match that goes on, and is useless (`fits`) for
    another."""

    def __init__(self, match: Match) -> None:
        first: Data = match.game.setup(
            match.seats, match.options, Dealer(Scripted(match.setup.chance()))
        )
        self._kept = [first]  # after 0, EVERY, 2 * EVERY … moves
        self._marks: list[Any] = [match.setup]  # what each of them was made of last

    def fits(self, match: Match) -> bool:
        """Whether all that is kept are states of this match: no move that led there was taken back."""
        last = (len(self._kept) - 1) * EVERY
        return last <= len(match.moves) and self._mark(match, last) is self._marks[-1]

    def _mark(self, match: Match, moves: int) -> Any:
        return match.moves[moves - 1].tape.words if moves else match.setup

    def state(self, match: Match, moves: int) -> Data:
        """After so many moves; the caller's own."""
        assert 0 <= moves <= len(match.moves), "a position of this match"
        while len(self._kept) * EVERY <= moves:
            after = len(self._kept) * EVERY
            self._kept.append(self._onward(match, after - EVERY, after))
            self._marks.append(self._mark(match, after))
        return self._onward(match, moves // EVERY * EVERY, moves)

    def _onward(self, match: Match, kept: int, moves: int) -> Data:
        state: Data = self._kept[kept // EVERY].clone()
        for move in match.moves[kept:moves]:
            match.game.apply(state, move.seat, move.action, Dealer(Scripted(move.tape.chance())))
        return state
