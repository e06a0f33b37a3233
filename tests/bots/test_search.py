"""Search: finds what wins at once, decides for itself where several decide at the same time, stops
when told to."""

from __future__ import annotations

import gc
import random
from types import SimpleNamespace
from typing import Any

import pytest

import nemeton
from games.stonehenge import table
from games.walking import walk
from match.embers import council, deal, play
from nemeton.bots import Memory, Search, decide, search
from nemeton.bots.mcts import Spread
from nemeton.engine import Action, Chance, Data, Dealer, Msg, Outcome, outcome, state
from nemeton.games import load
from nemeton.match import Match

# Whatever else is played here loses against best play.
WON_AT_ONCE = {
    "1R 5E 1J 3C 3B 6P 6A 3L 5D 4H 3M 2O 2K": "2I 2N",
    "4F 5L 3R 3E 2D 2O 6K 4Q 1A 3H 5M 6N 1G 2B": "3J",
    "2D 4C 6K 5L 3M 3G 5I 2E 4A 6O 1P 3H 3Q 1N": "2F",
    "6F 2J 2M 4N 5R 1I 1L 6G 4A 1D 3Q 5O 3K 2E": "2H",
    "5P 5J 1M 6F 1E 4B 3R 3K 6G 3O 2H 2I 4D": "1Q 2Q",
    "2Q 1G 6N 5F 5H 4L 3C 1D 1P 2K 4E 2O 2R 6I": "3J",
}


def thought(match: Match, seat: int, iterations: int = 300) -> Search:
    return search(match.game, match.seen(seat), seat, random.Random(1), iterations)


@pytest.mark.parametrize(("words", "wins"), WON_AT_ONCE.items())
def test_search_finds_an_immediate_win(words: str, wins: str) -> None:
    match = table.after(words)
    seat = match.actors[0]
    action = thought(match, seat).best()
    assert action in [table.action(word) for word in wins.split()]
    match.play(seat, action)
    assert match.result is not None and match.result.winners == (seat,)


@pytest.mark.parametrize("voter", [1, 2])
def test_search_votes_for_itself_where_several_vote_at_once(voter: int) -> None:
    """A council that says yes gives two embers to the seat that called it. One search in twenty is
    misled."""
    match = council()
    assert match.actors == (1, 2)
    votes = [
        search(match.game, match.seen(voter), voter, random.Random(n), 600).best() for n in range(7)
    ]
    assert votes.count(("vote", "no")) >= 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_search_decides_in_a_ballot_with_votes_that_it_can_not_see(seats: int) -> None:
    match = deal("council gift", *["gift storm"] * (seats - 1))
    play(match, "0 play council" + "".join(f" / {seat} let" for seat in range(1, seats)))
    while match.actors and match.view(None)["phase"] == "vote":
        seat = match.actors[-1]
        match.play(seat, thought(match, seat, 20).best())
    assert match.view(None)["turn"] == 1


def test_search_stops_when_it_is_told_to_but_thinks_once() -> None:
    match = table.new()
    thinking = search(match.game, match.seen(0), 0, random.Random(1), 1000, stop=lambda: True)
    assert thinking.iterations == 1 and thinking.best() in match.legal(0)


def test_search_thinks_as_often_as_it_was_allowed_to() -> None:
    thinking = thought(table.new("hidden"), 0, 50)
    assert thinking.iterations == 50 and sum(visits for _, _, visits in thinking.chances()) == 50


def test_chances_are_shares_of_victory_the_most_tried_first() -> None:
    match = table.after("4F 5L 3R 3E 2D 2O 6K 4Q 1A 3H 5M 6N 1G 2B")
    tried = thought(match, 0).chances()
    assert tried[0][0] == ("place", "3", "J") and tried[0][1] > 0.9
    assert [visits for _, _, visits in tried] == sorted(
        (visits for _, _, visits in tried), reverse=True
    )
    assert all(0 <= share <= 1 for _, share, _ in tried)


def asked_twice() -> Match:
    """Whatever the seat on turn does, it is asked again before anybody else."""
    for match in walk(Match(load("druiden"), 3, seed="twice"), random.Random(5)):
        seat = match.actors[0]
        if len(match.legal(seat)) > 1 and all(
            after(match, action).actors == (seat,) for action in match.legal(seat)
        ):
            return match
    raise AssertionError("no such position")


def after(match: Match, action: Action) -> Match:
    copy = match.clone()
    copy.play(match.actors[0], action)
    return copy


def test_a_thought_goes_on_where_the_seat_is_asked_again_before_anybody_else() -> None:
    match = asked_twice()
    seat = match.actors[0]
    thinking = thought(match, seat, 400)
    action = thinking.best()
    known = thinking.root.edges[action].visits
    match.play(seat, action)
    thinking.follow(action, match.seen(seat))
    assert 0 < thinking.iterations <= known
    further = search(match.game, match.seen(seat), seat, random.Random(2), 400, thinking=thinking)
    assert (
        further is thinking and thinking.iterations == 400 and thinking.best() in match.legal(seat)
    )


def test_a_memory_goes_on_only_with_the_next_move() -> None:
    match, memory = asked_twice(), Memory()
    seat = match.actors[0]
    action = decide(
        match.game, match.seen(seat), seat, "ovate", random.Random(1), memory=memory, moves=7
    )
    match.play(seat, action)
    assert (
        memory.recall(match.seen(seat), 9) is None
        and memory.recall(match.seen(seat), 8) is memory.thinking
    )


@pytest.mark.parametrize("found", [True, False])
def test_python_looks_for_no_cycles_while_a_search_thinks_and_then_as_before(found: bool) -> None:
    match, seen = table.new(), []

    def interrupted() -> bool:
        seen.append(gc.isenabled())
        raise KeyboardInterrupt

    if not found:
        gc.disable()
    try:
        with pytest.raises(KeyboardInterrupt):
            search(match.game, match.seen(0), 0, random.Random(1), 5, interrupted)
        assert seen == [False] and gc.isenabled() is found
    finally:
        gc.enable()


def test_the_same_source_gives_the_same_thoughts() -> None:
    match = table.after("6A 5C 4D", "hidden")
    assert thought(match, 1, 40).chances() == thought(match, 1, 40).chances()


def test_search_expects_of_others_what_the_game_s_policy_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Le Grand Druide brings one; it is asked for every seat but the searcher's own."""
    match = nemeton.new("grand_druide", seats=3, seed="policy")
    seat, asked = match.actors[0], []
    honest = match.game.bot.policy  # type: ignore[attr-defined]

    def policy(state: Any, whose: int, chance: Chance) -> Action:
        asked.append(whose)
        action: Action = honest(state, whose, chance)
        return action

    monkeypatch.setattr(match.game.bot, "policy", policy)  # type: ignore[attr-defined]
    thought(match, seat, 5)
    assert set(asked) == {0, 1, 2} - {seat}


def test_a_game_may_bring_both_an_evaluation_and_a_policy(monkeypatch: pytest.MonkeyPatch) -> None:
    """One node may then be met by several seats: after chance, or with other cards, another one
    chooses there."""
    match, source = nemeton.new("druiden", seats=3, seed="0"), random.Random(0)
    anything = lambda state, seat, chance: chance.pick(match.game.legal(state, seat))  # noqa: E731
    monkeypatch.setattr(match.game.bot, "policy", anything, raising=False)  # type: ignore[attr-defined]
    for _ in range(18):
        seat = match.actors[0]
        match.play(seat, source.choice(match.legal(seat)))
    seat = match.actors[0]
    assert thought(match, seat, 150).best() in match.legal(seat)


def test_search_plays_to_the_end_where_the_game_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    match = nemeton.new("grand_druide", seats=3, seed="ends")
    monkeypatch.setattr(match.game.bot, "evaluate", None)  # type: ignore[attr-defined]
    thinking = thought(match, match.actors[0], 40)
    results = {
        round(share * visits * 6) / 6 for _, share, visits in thinking.chances() if visits == 1
    }
    assert results == {0.0, 1.0}, "an election that nobody wins is worth nothing to anybody"


def test_a_search_led_by_first_looks_follows_few_of_many_actions() -> None:
    """Stonehenge offers a hundred; looking at each once and following the best is what makes the
    search deep."""
    match = table.new()
    thinking = thought(match, 0, 60)
    assert len(match.legal(0)) == 108 and len(thinking.root.looks()) == 108
    assert 2 <= len(thinking.chances()) == len(thinking.root.edges) <= 12


def test_a_search_looks_no_further_than_the_game_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """Le Jeu du Président says one choice: the others' dice would drown it. A node lies behind
    every one further on."""
    match = nemeton.new("president", seats=2, seed="depth")
    match.play(match.actors[0], ("roll",), script=["2", "*"])
    seat, deeper = match.actors[0], []
    for enough in (match.game.bot.enough, None):  # type: ignore[attr-defined]
        monkeypatch.setattr(match.game.bot, "enough", enough)  # type: ignore[attr-defined]
        nodes = [edge.node for edge in thought(match, seat, 60).root.edges.values() if edge.node]
        deeper.append(sum(len(node.edges) for node in nodes))
    assert deeper[0] == 0 < deeper[1]


def test_the_spread_of_results_is_known_after_some_of_them() -> None:
    results = Spread()
    for result in (0.4, 0.6) * 8:
        results.add(result)
    assert results.spread == pytest.approx(0.1, abs=0.001)


@state
class Coin(Data):
    """Seat 0 begins; then a coin says who answers, and the answer decides."""

    turn: int = 0  # whose
    answers: int = 0
    right: int = 0


def tossed() -> Any:
    """A game of it that tells its bots a policy and nothing else: what another seat would answer."""

    def apply(now: Coin, _: int, action: Action, dealer: Dealer) -> None:
        now.answers += 1
        now.right = int(action == ("right",))
        now.turn = int(dealer.pick(("0", "1")))

    return SimpleNamespace(
        about=SimpleNamespace(seats=(2,)),
        bot=SimpleNamespace(policy=lambda _, __, chance: chance.pick((("left",), ("right",)))),
        actors=lambda now: () if now.answers == 2 else (now.turn,),
        legal=lambda _, __: [("left",), ("right",)],
        apply=apply,
        outcome=lambda now: _won(now) if now.answers == 2 else None,
    )


def _won(now: Coin) -> Outcome:
    return outcome([1 - now.right], [now.right, 1 - now.right], Msg("over"))


def test_what_another_seat_was_expected_to_do_is_no_result_where_ends_are_played_out() -> None:
    """After chance a node is met now by a seat with a policy, now by one's own: what has no result
    is tried first."""
    for n in range(20):
        thinking = search(tossed(), Coin(), 0, random.Random(n), 60)
        assert (
            thinking.iterations == 60 and sum(visits for _, _, visits in thinking.chances()) == 60
        )


@pytest.mark.parametrize("level", ["ovate", "druid"])
def test_equal_first_moves_are_chosen_among_by_lot(level: str) -> None:
    """Open Stonehenge has neither chance nor secrets, and its board is the same from six sides."""
    match = table.new()
    played = {decide(match.game, match.seen(0), 0, level, random.Random(n)) for n in range(8)}
    again = decide(match.game, match.seen(0), 0, level, random.Random(0))
    assert len(played) > 2 and again in played
    assert again == decide(match.game, match.seen(0), 0, level, random.Random(0)), (
        "the source decides, nothing else"
    )


@pytest.mark.parametrize("played_out", [False, True])
def test_what_looks_the_same_is_played_equally_often(
    played_out: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where nothing tells actions apart, a search prefers none by its place in the list."""
    match = table.after("1R 5E 1J 3C 3B 6P 6A 3L")
    monkeypatch.setattr(match.game.bot, "PLAYED_OUT", played_out, raising=False)  # type: ignore[attr-defined]
    monkeypatch.setattr(match.game.bot, "evaluate", lambda _: (0.5, 0.5))  # type: ignore[attr-defined]
    seat = match.actors[0]
    found = {
        search(match.game, match.seen(seat), seat, random.Random(n), 1).best() for n in range(60)
    }
    assert len(match.legal(seat)) == 40 and len(found) > 20


def test_a_search_says_the_same_whenever_it_is_asked_for_its_best() -> None:
    match = table.new()
    for n in range(10):
        thinking = search(match.game, match.seen(0), 0, random.Random(n), 2)
        assert len({thinking.best() for _ in range(20)}) == 1
