"""Outcomes: winners rank first, the others by score after them, equal scores share a rank; nobody
wins, all rank 1."""

from __future__ import annotations

import json

import pytest

from nemeton.engine import Msg, outcome, who

WHY = Msg("won", {"seat": who(0)})
RANKED = {
    "one winner": ([0], (9, 5, 5, 1), (1, 2, 2, 4)),
    "one winner, at the end": ([3], (1, 5, 5, 9), (4, 2, 2, 1)),
    "shared victory": ([0, 2], (7, 3, 7, 5), (1, 4, 1, 3)),
    "winner with fewer points": ([1], (9, 2, 5), (2, 1, 3)),
    "winners with different points": ([1, 2], (9, 2, 5), (3, 1, 1)),
    "as many points as the winner": ([1], (4, 4, 4), (2, 1, 2)),
    "everybody wins": ([0, 1, 2], (0, 0, 0), (1, 1, 1)),
    "negative points": ([2], (-5, -1, 0), (3, 2, 1)),
    "alone": ([0], (3,), (1,)),
}
ranked = pytest.mark.parametrize(("winners", "scores", "ranks"), RANKED.values(), ids=RANKED)


@ranked
def test_ranks(winners: list[int], scores: tuple[int, ...], ranks: tuple[int, ...]) -> None:
    result = outcome(reversed(winners), list(scores), WHY)
    assert (result.winners, result.scores, result.ranks) == (tuple(winners), scores, ranks)


@ranked
def test_one_victory_is_shared_among_the_winners(
    winners: list[int], scores: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    shares = outcome(winners, scores, WHY).shares()
    assert sum(shares) == pytest.approx(1) and len(set(shares)) <= 2
    assert [share > 0 for share in shares] == [rank == 1 for rank in ranks]


@pytest.mark.parametrize("scores", [(4, 4, 0, 0), (0, 0, 0), (7,)])
def test_where_nobody_wins_all_rank_first_and_nobody_has_a_share(scores: tuple[int, ...]) -> None:
    """The scores tell who had how much; a rank would tell who came before whom, and nobody did."""
    result = outcome([], scores, WHY)
    assert (result.winners, result.scores, result.ranks) == ((), scores, (1,) * len(scores))
    assert result.shares() == [0.0] * len(scores)


def test_an_outcome_is_plain_json() -> None:
    plain = outcome([1], [2, 8], WHY).plain()
    assert json.loads(json.dumps(plain)) == plain
    assert plain == {"winners": [1], "scores": [2, 8], "ranks": [2, 1], "reason": WHY.plain()}
