"""The review of a finished game: chances that sum to one and end in the result, blunders, luck,
turning points."""

from __future__ import annotations

import random
from itertools import count, pairwise

import pytest

import nemeton
from games.grand_druide.table import counted
from games.stonehenge import table
from match.embers import deal, finish, play, storm_at_the_end
from nemeton import Match
from nemeton.bots import Foresight, Solver, greedy
from nemeton.bots.foresight import SURE
from nemeton.engine import Action, BadRecord
from nemeton.match import Look, Looker, Review, ReviewedMove, reviewed
from nemeton.match.looking import Stop
from nemeton.match.replay import steps
from nemeton.match.review import Curve


def times(most: int) -> Stop:
    """Stops when it has been asked so often."""
    asked = count(1)
    return lambda: next(asked) >= most


def review(match: Match, *asked: int, ends: int = 60, thoughts: int = 30) -> Review:
    looker = Looker(match.record(), asked)
    numbers = range(len(match.moves))
    looks = [looker.look(number, times(ends), times(ends), times(thoughts)) for number in numbers]
    return reviewed(match, looker.opening(times(ends)), looks, 1.0)


# Whole games.


def played(game: str, seats: int, **options: str) -> Match:
    match, source = nemeton.new(game, seats=seats, options=options, seed="review"), random.Random(1)
    while match.actors:
        seat = match.actors[0]
        match.play(seat, source.choice(match.legal(seat)))
    return match


@pytest.mark.parametrize(("game", "seats"), [("stonehenge", 2), ("grand_druide", 3), ("toy", 4)])
def test_chances_are_shares_and_end_in_the_result(game: str, seats: int) -> None:
    match = played(game, seats)
    made = review(match, ends=2, thoughts=1)
    assert match.result is not None and list(made.chances[-1]) == match.result.shares()
    assert len(made.chances) == len(made.moves) + 1 == len(match.moves) + 1
    for row in made.chances:
        assert len(row) == seats and sum(row) == pytest.approx(1, abs=0.001) and min(row) >= 0
    assert [(move.seat, move.action) for move in made.moves] == [
        (move.seat, move.action) for move in match.moves
    ]
    assert all(move.sentence is not None and len(move.luck) == seats for move in made.moves)


OPENING = 9  # moves; nine spaces are free then, and the rest can be worked out


def thrown_away() -> tuple[Match, int]:
    """Both play well, but one who could have won plays what loses; and the number of that move."""
    match, source = table.new(), random.Random(1)
    solver = Solver(match.game)
    for _ in range(OPENING):
        match.play(match.actors[0], greedy(match.game, match.state, match.actors[0], source))
    while not solver.winning_actions(match.state, match.actors[0]):
        match.play(match.actors[0], greedy(match.game, match.state, match.actors[0], source))
    thrown, loser = len(match.moves), match.actors[0]
    match.play(
        loser, next(action for action in match.legal(loser) if loses(match, loser, action, solver))
    )
    while match.actors:
        seat = match.actors[0]
        match.play(seat, solver.winning_action(match.state, seat, source) or match.legal(seat)[0])
    assert match.result is not None and match.result.winners == (1 - loser,)
    return match, thrown


def loses(match: Match, seat: int, action: Action, solver: Solver) -> bool:
    after = match.clone()
    after.play(seat, action)
    return solver.wins(after.state, 1 - seat)


@pytest.fixture(scope="module")
def blunder() -> tuple[Review, ReviewedMove]:
    match, thrown = thrown_away()
    made = review(match, 0, 1, ends=600, thoughts=600)
    return made, made.moves[thrown]


def test_the_move_that_throws_the_win_away_costs_most(blunder: tuple[Review, ReviewedMove]) -> None:
    made, move = blunder
    assert move == min(made.moves, key=lambda one: one.decision) and move.decision < -0.3
    assert made.moves.index(move) in made.turning


def test_what_a_bot_would_have_played_is_named() -> None:
    """3J wins at once; 2C was played."""
    match = finish(table.after("4F 5L 3R 3E 2D 2O 6K 4Q 1A 3H 5M 6N 1G 2B 2C"))
    looker = Looker(match.record(), (0,))
    look = looker.look(14, times(1), times(1), times(15_000))
    assert (look.best, look.best_chance, look.played_chance) == (("place", "3", "J"), 1, 0)
    assert (
        str(look.best_sentence) == "Place 3 on J" and str(look.sentence) == "Seat 0 places 2 on C."
    )


def test_only_those_who_are_asked_about_are_compared_with_a_bot() -> None:
    made = review(played("stonehenge", 2), 0, ends=1, thoughts=1)
    first, second = made.summary
    assert second.asked == 0 and first.asked == sum(
        move.seat == 0 and not move.forced for move in made.moves
    )
    assert all(
        (move.best_chance is None) == (move.seat == 1) for move in made.moves if not move.forced
    )


def test_a_game_without_chance_has_no_luck(blunder: tuple[Review, ReviewedMove]) -> None:
    made, _ = blunder
    assert {share for move in made.moves for share in move.luck} == {0}
    assert [seat.luck for seat in made.summary] == [0, 0]


def test_where_a_die_decides_it_is_luck() -> None:
    match = play(storm_at_the_end(), "0 let : 0 gift")
    assert match.result is not None and match.result.winners == (1,)
    made = review(match, ends=200)
    assert made.moves[-1].luck == pytest.approx((-0.5, 0.5), abs=0.15)
    assert abs(made.moves[-1].decision) < 0.15 and len(made.moves) - 1 in made.turning


def test_a_move_without_a_choice_decides_nothing() -> None:
    made = review(finish(deal("hush hush", "hush hush")), ends=5)
    forced = [move for move in made.moves if move.forced]
    assert forced and {move.decision for move in forced} == {0}


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    with pytest.raises(BadRecord) as refused:
        Looker(deal("gift storm", "hush gift").record(), ())
    assert refused.value.reason.key == "review-unfinished"


def test_a_bot_that_is_asked_sees_what_the_seat_saw(monkeypatch: pytest.MonkeyPatch) -> None:
    match, given = finish(deal("gift storm", "hush gift")), []

    def advise(
        _: object, view: object, seat: int, *__: object
    ) -> list[tuple[tuple[str, ...], float]]:
        given.append((seat, view))
        return [(("rest",), 0.5)]

    monkeypatch.setattr("nemeton.match.looking.advise", advise)
    review(match, 0, 1, ends=1)
    views = []
    for before in steps(match.record()):
        views += [(seat, before.seen(seat)) for seat in before.actors]
    assert given and all(one in views for one in given)


# Arithmetic.


def position(share: float, looks: float | None = None, ends: int = 1000) -> Foresight:
    look = share if looks is None else looks
    return Foresight((look, 1 - look), (share, 1 - share), ends)


END = position(1.0, ends=SURE)


def test_noise_is_not_taken_for_a_decision() -> None:
    """Few ends: one position looks a little better than the one before, and that is all that is
    known."""
    few = Curve([position(0.5, ends=50), position(0.52, ends=50), END])
    many = Curve([position(0.3, ends=20_000), position(0.32, ends=20_000), END])
    assert few.beyond_doubt(0, 0.02) == 0 and many.beyond_doubt(0, 0.02) == 0.02


def test_a_position_borrows_ends_from_its_neighbours() -> None:
    source = random.Random(1)
    raw = [position(0.5 + source.uniform(-0.2, 0.2), looks=0.5, ends=20) for _ in range(40)]
    rows = [row[0] for row in Curve([*raw, END]).rows]
    assert max(abs(b - a) for a, b in pairwise(rows[:-1])) < 0.05 and rows[-1] == 1


def test_a_jump_that_can_be_seen_stays_a_jump() -> None:
    """A hundred ends each: the evaluation says where the curve jumps, and the ends bear it out."""
    low, high = position(0.2, looks=0.3, ends=100), position(0.8, looks=0.7, ends=100)
    rows = [row[0] for row in Curve([*[low] * 15, *[high] * 15, END]).rows]
    assert rows[15] - rows[14] > 0.3 and max(rows[:14]) < 0.4 and min(rows[16:]) > 0.6


def test_an_evaluation_that_does_not_show_in_the_ends_is_not_believed() -> None:
    source = random.Random(1)
    raw = [position(0.5, looks=source.uniform(0.2, 0.8), ends=50) for _ in range(40)]
    assert Curve([*raw, END]).shows < 0.05


def test_luck_is_what_came_beside_what_was_to_be_expected() -> None:
    curve = Curve([position(0.5), position(0.9), END])
    assert curve.luck(0, position(0.6)) == pytest.approx((0.3, -0.3))
    assert curve.luck(0, None) == (0, 0)


def test_what_comes_back_at_once_is_no_turning_point() -> None:
    """Whose turn it is sways an evaluation; a blunder stays."""
    swaying = [position(0.5 + 0.05 * (place % 2), ends=SURE) for place in range(10)]
    low = [position(0.2, ends=SURE)] * 4
    assert Curve([*swaying, *low]).turning(range(7)) == ()
    assert Curve([*swaying, *low]).turning(range(13))[-1] == 9


def test_at_most_five_turning_points_are_named_and_none_where_nothing_turns() -> None:
    zigzag = [position(0.2 + 0.6 * (place % 2), ends=SURE) for place in range(12)]
    assert len(Curve(zigzag).turning(range(11))) == 5
    assert Curve([position(0.5, ends=SURE)] * 5).turning(range(4)) == ()


def test_one_who_plays_like_the_bot_agrees() -> None:
    match = finish(deal("gift storm", "hush gift"))
    even = Foresight((0.5, 0.5), (0.5, 0.5), 1000)
    looks = [Look(even, None, None, False, asked=True) for _ in match.moves]
    assert all(seat.agreed == seat.asked for seat in reviewed(match, even, looks, 0.0).summary)


# Games that nobody wins.


def test_a_review_of_a_game_that_nobody_won_ends_with_no_chance_for_anybody() -> None:
    """Le Grand Druide: two and two have the same votes, and nobody is elected."""
    match = counted("12", "16", "", "")
    made = review(match, 0, ends=30, thoughts=5)
    assert match.result is not None and match.result.winners == ()
    assert made.chances[-1] == (0, 0, 0, 0)
    assert all(min(row) >= 0 and 0 < sum(row) < 1.001 for row in made.chances[:-1])
    assert all(abs(seat.decisions) <= 4 for seat in made.summary)


def test_what_the_chances_lack_is_the_chance_that_nobody_wins() -> None:
    """The evaluation says nothing of it, the ends do."""
    half = Foresight((0.5, 0.5), (0.25, 0.25), 1000)
    row = Curve([half, position(1.0, ends=SURE)]).rows[0]
    assert row[0] == row[1] and 0.5 < sum(row) < 1
    nothing = Foresight((0.0, 0.0), (0.0, 0.0), 1000)
    assert Curve([nothing, Foresight((0.0, 0.0), (0.0, 0.0), SURE)]).rows == [(0, 0), (0, 0)]


def test_a_victory_that_nobody_gets_has_turned_too() -> None:
    """From two even chances to none: the whole victory has left their hands, as when one takes it
    from the other."""
    even, gone = position(0.5, ends=SURE), Foresight((0.0, 0.0), (0.0, 0.0), SURE)
    lost, won = (
        Curve([even, even, *[gone] * 3]),
        Curve([even, even, *[position(1.0, ends=SURE)] * 3]),
    )
    assert lost.turning(range(1, 4)) == won.turning(range(1, 4)) == (1,)
    assert lost._turned(1) == 1 and won._turned(1) == 0.5
