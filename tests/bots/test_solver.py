"""The solver against brute force: plain minimax over the oracle, a second implementation of the
rules.
NEMETON_POSITIONS sets how many random positions they must agree on."""

from __future__ import annotations

import os
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from games.stonehenge import table
from games.stonehenge.oracle import LINES, Oracle
from games.walking import walk
from nemeton.bots import Solver
from nemeton.bots.solver import NEITHER
from nemeton.engine import Data, Msg, Outcome, outcome, state
from nemeton.match import Match

POSITIONS = int(os.environ.get("NEMETON_POSITIONS", "40"))
MOST_EMPTY = {
    "automatic": 7,
    "called": 4,
}  # called claims make a turn longer, and the tree far larger
Key = tuple[object, ...]


class BruteForce:
    """Who wins, by trying everything; it remembers positions and knows nothing else."""

    def __init__(self) -> None:
        self._first_wins: dict[Key, bool] = {}

    def winner(self, oracle: Oracle) -> int:
        key = self._key(oracle)
        if key not in self._first_wins:
            self._first_wins[key] = self._tried(oracle) == 0
        return 0 if self._first_wins[key] else 1

    def _key(self, oracle: Oracle) -> Key:
        """The order of placing matters only for who was last on each line."""
        last = tuple(oracle.last_on(line) for line in LINES)
        return (
            frozenset(oracle.placements),
            frozenset(oracle.claimed),
            last,
            oracle.turn,
            oracle.has_placed,
        )

    def _tried(self, oracle: Oracle) -> int:
        result = oracle.result()
        if result is not None:
            return result[0][0]
        seat = oracle.turn
        return (
            seat
            if any(self.winner(after(oracle, words)) == seat for words in oracle.legal(seat))
            else 1 - seat
        )


def after(oracle: Oracle, words: tuple[str, ...]) -> Oracle:
    played = oracle.copy()
    played.play(oracle.turn, words)
    return played


def empty(match: Match) -> int:
    return list(match.view(None)["spaces"].values()).count(None)


def late(number: int, claims: str) -> Match:
    """A random position with few empty spaces in which somebody still has to act."""
    source = Random(f"{claims} {number}")
    most = source.randint(1, MOST_EMPTY[claims])
    for match in walk(table.new(claims=claims), source):
        if match.actors and empty(match) <= most:
            return match
    return late(number + 1_000_000, claims)  # that game was over before


def told(match: Match, claims: str) -> Oracle:
    oracle = Oracle("open", claims)
    for move in match.moves:
        oracle.play(move.seat, move.action)
    return oracle


@pytest.mark.parametrize("claims", MOST_EMPTY)
def test_solver_agrees_with_brute_force(claims: str) -> None:
    """On the winner, and on the action: one that wins, whenever there is one."""
    won = 0
    for number in range(POSITIONS):
        match = late(number, claims)
        oracle, solver, force, seat = (
            told(match, claims),
            Solver(match.game),
            BruteForce(),
            match.actors[0],
        )
        winner = force.winner(oracle)
        assert [solver.wins(match.seen(None), one) for one in (0, 1)] == [
            winner == 0,
            winner == 1,
        ], number
        action = solver.winning_action(match.seen(None), seat, Random(number))
        assert (action is not None) == (winner == seat), number
        assert action is None or force.winner(after(oracle, action)) == seat, number
        won += winner == seat
    assert 0 < won < POSITIONS, "positions that all end alike show nothing"


def test_solver_needs_no_advice() -> None:
    """Advice only decides what is tried first."""
    for number in range(10):
        match = late(number, "automatic")
        bare: Any = SimpleNamespace(
            **{name: part for name, part in vars(match.game).items() if name != "bot"}
        )
        assert Solver(bare).wins(match.seen(None), 0) == Solver(match.game).wins(
            match.seen(None), 0
        )


def test_solver_leaves_the_position_as_it_was_and_remembers_it() -> None:
    match = late(1, "automatic")
    view, solver = match.seen(None), Solver(match.game)
    first = solver.wins(view, 0)
    worked_out = solver.positions
    assert solver.wins(view, 0) == first != solver.wins(view, 1)
    assert solver.positions == worked_out > 0 and view == match.state


def test_of_several_actions_that_win_one_is_played_by_lot() -> None:
    """All of them, and none that loses."""
    match = next(one for one in (late(n, "automatic") for n in range(100)) if len(winning(one)) > 2)
    seat, view = match.actors[0], match.seen(None)
    found = {Solver(match.game).winning_action(view, seat, Random(n)) for n in range(60)}
    assert found == set(winning(match))


def winning(match: Match) -> list[tuple[str, ...]]:
    """By brute force."""
    oracle, seat, force = told(match, "automatic"), match.actors[0], BruteForce()
    return [words for words in match.legal(seat) if force.winner(after(oracle, words)) == seat]


def test_what_was_found_before_there_was_too_much_still_wins() -> None:
    match = next(one for one in (late(n, "automatic") for n in range(100)) if len(winning(one)) > 2)
    seat, view, whole = match.actors[0], match.seen(None), Solver(match.game)
    every = whole.winning_actions(view, seat)
    assert set(every) == set(winning(match))
    for most in range(whole.positions):
        some = Solver(match.game, most=most).winning_actions(view, seat)
        assert some == every[: len(some)]


# Games that may have no winner.


@state
class Pile(Data):
    """Each takes one or two of a pile; who takes the last one wins, unless it is of the cursed
    size."""

    left: int
    turn: int
    cursed: bool


class Piles:
    """A game of two seats: who is left to take the last stone alone, with one stone, ends it
    without a winner."""

    def actors(self, pile: Pile) -> tuple[int, ...]:
        return (pile.turn,) if pile.left else ()

    def legal(self, pile: Pile, seat: int) -> list[tuple[str, ...]]:
        takes: list[tuple[str, ...]] = [("1",), ("2",)]
        return takes[: pile.left] if seat == pile.turn else []

    def apply(self, pile: Pile, seat: int, action: tuple[str, ...], _dealer: Any) -> None:
        pile.left -= int(action[0])
        pile.cursed = action == ("1",)
        pile.turn = 1 - seat

    def outcome(self, pile: Pile) -> Outcome | None:
        if pile.left:
            return None
        return outcome([] if pile.cursed else [1 - pile.turn], (0, 0), Msg("over"))


def best_for(pile: Pile, seat: int) -> int:
    """By trying everything: 1 won, 0 nobody, -1 lost."""
    game: Any = Piles()
    result = game.outcome(pile)
    if result is not None:
        return 0 if not result.winners else 1 if result.winners == (seat,) else -1
    values = []
    for action in game.legal(pile, pile.turn):
        after = pile.clone()
        game.apply(after, pile.turn, action, None)
        values.append(best_for(after, seat))
    return max(values) if pile.turn == seat else min(values)


@pytest.mark.parametrize("left", range(1, 12))
@pytest.mark.parametrize("turn", [0, 1])
def test_a_position_that_nobody_wins_is_won_by_neither(left: int, turn: int) -> None:
    """Who can't win would rather that nobody does: piles of one stone are won by neither."""
    game: Any = Piles()
    pile, solver = Pile(left, turn, False), Solver(game)
    values = [best_for(pile, seat) for seat in (0, 1)]
    assert [solver.wins(pile, seat) for seat in (0, 1)] == [value == 1 for value in values]
    assert (solver.winner(pile) == NEITHER) == (values == [0, 0])
    assert (solver.winning_action(pile, turn, Random(1)) is not None) == (values[turn] == 1)
    assert any(best_for(Pile(n, 0, False), 0) == 0 for n in range(1, 12)), "some have no winner"
