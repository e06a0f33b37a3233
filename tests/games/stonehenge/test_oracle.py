"""Two implementations in lockstep: the game and the oracle must agree on every word, action, view
and result.
NEMETON_GAMES sets how many random games are played for each combination of options: 500 make 2,000
games."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest

import nemeton
from games.counted import table
from games.led import assert_same_json, only
from games.stonehenge.oracle import LINES, SEATS, Oracle
from games.walking import Habit, walk
from nemeton import Match
from nemeton.engine import Action

GAMES = int(os.environ.get("NEMETON_GAMES", "25"))
ENOUGH = 100  # in so many games everything happens
TABLES = [(pawns, claims) for pawns in ("open", "hidden") for claims in ("automatic", "called")]
VIEWERS = (0, 1, None)
Note = Callable[[str, object], None]

every_table = pytest.mark.parametrize(("pawns", "claims"), TABLES)


# Random games, each of its own seed; seats have habits, so that games are not all alike.


def anything(_match: Match, _words: Action) -> bool:
    return True


def eager(_match: Match, words: Action) -> bool:
    return words[0] == "claim"


def forgetful(_match: Match, words: Action) -> bool:
    return words[0] != "claim"


def closing(match: Match, words: Action) -> bool:
    """A pawn beside another that is on the board already: lines fill sooner, and pawns are turned
    up."""
    spaces = match.view(None)["spaces"]
    return words[0] != "place" or any(
        words[2] in line and taken_but_one(spaces, line) for line in LINES
    )


def taken_but_one(spaces: dict[str, Any], line: str) -> bool:
    return [spaces[space] for space in line].count(None) == 1


HABITS: tuple[Habit, ...] = (anything, eager, forgetful, closing)


def walked(pawns: str, claims: str, number: int) -> Iterator[Match]:
    seed = f"lockstep {pawns} {claims} {number}"
    match = nemeton.new("stonehenge", options={"pawns": pawns, "claims": claims}, seed=seed)
    return walk(match, Random(seed), HABITS[number % len(HABITS)])


# What is compared.


def follow(match: Match, oracle: Oracle) -> None:
    """Let the oracle play what the match has just played."""
    if match.moves:
        oracle.play(match.moves[-1].seat, match.moves[-1].action)


def assert_same_choices(match: Match, oracle: Oracle) -> None:
    assert match.actors == oracle.actors()
    for seat in SEATS:
        legal = match.legal(seat)
        assert set(legal) == oracle.legal(seat) and len(set(legal)) == len(legal)


def assert_same_views(match: Match, oracle: Oracle) -> None:
    for viewer in VIEWERS:
        seen = match.view(viewer)
        assert_same_json(seen, oracle.view(viewer))
        assert seen["actors"] == list(oracle.actors()) and seen["over"] == oracle.over()
        assert only(seen["result"]) == oracle.result()


def assert_same_result(match: Match, oracle: Oracle) -> None:
    result = match.result
    assert (result and (result.winners, result.scores, result.ranks)) == oracle.result()


def assert_no_chance(match: Match) -> None:
    record = match.record()
    assert (
        record["setup"] == []
        and [move["chance"] for move in record["moves"] if move["chance"]] == []
    )


def assert_same_record(match: Match, oracle: Oracle) -> None:
    """Nobody reads on the record what lies face down; one's own moves and what was never secret can
    be read."""
    played = match.record()["moves"]
    for viewer in VIEWERS:
        read = match.record_for(viewer)["moves"]
        assert [move["seat"] for move in read] == [move["seat"] for move in played]
        for theirs, move in zip(read, played, strict=True):
            assert tuple(theirs["action"]) in readings(
                oracle, viewer, move["seat"], tuple(move["action"])
            )


def readings(oracle: Oracle, viewer: int | None, seat: int, action: Action) -> set[Action]:
    """How an action may read for a viewer now. Of a pawn that was turned up later both are true."""
    if action[0] != "place" or viewer == seat or oracle.pawns == "open" or oracle.over():
        return {action}
    veiled = ("place", "?", action[2])
    return {veiled, action} if action[2] in oracle.face_up() else {veiled}


def assert_same(match: Match, oracle: Oracle) -> None:
    assert_same_choices(match, oracle)
    assert_same_views(match, oracle)
    assert_same_result(match, oracle)
    assert_no_chance(match)
    assert_same_record(match, oracle)


# What has happened, so that one sees that random games go where the rules are.

EARLY = "line dominated before it is full"
FACE_DOWN = "... with a pawn face down on it"
EQUAL = "full line with equal totals"
GIVEN = "line dominated by a pawn of the other"
GIVEN_LAST = "game over by a pawn of the other"
UNCLAIMED = "game over, and a dominated line unclaimed"
FULL_BOARD = "game over on a full board"
FIRST = "game won by seat 0"
SECOND = "game won by seat 1"
HAPPENINGS = [EARLY, FACE_DOWN, EQUAL, GIVEN, GIVEN_LAST, UNCLAIMED, FULL_BOARD, FIRST, SECOND]
NEVER = {"open": FACE_DOWN, "called": GIVEN_LAST}  # with such an option
Dominated = set[tuple[int, str]]


def dominated(oracle: Oracle) -> Dominated:
    return {(seat, line) for seat in SEATS for line in LINES if oracle.dominates(seat, line)}


def happened(oracle: Oracle, new: Dominated) -> Iterator[str]:
    """To the lines that the last pawn has decided."""
    for seat, line in new:
        if oracle.empty_spaces(line):
            yield EARLY
            yield from [FACE_DOWN] * (oracle.pawns == "hidden" and face_down(oracle, line))
        elif oracle.total(0, line) == oracle.total(1, line):
            yield EQUAL
        yield from [GIVEN] * (seat != oracle.placements[-1][0])


def face_down(oracle: Oracle, line: str) -> bool:
    return any(oracle.face_down(seat, line) for seat in SEATS)


def happened_at_the_end(oracle: Oracle, winner: int) -> Iterator[str]:
    yield (FIRST, SECOND)[winner]
    yield from [UNCLAIMED] * any(oracle.due(seat) for seat in SEATS)
    yield from [GIVEN_LAST] * (oracle.claims == "automatic" and oracle.placements[-1][0] != winner)
    yield from [FULL_BOARD] * (not oracle.empty_spaces())


def lockstep(pawns: str, claims: str, number: int, happenings: Counter[str]) -> list[Action]:
    """One game, compared before its first action and after each; what was played."""
    oracle = Oracle(pawns, claims)
    decided: Dominated = set()
    for match in walked(pawns, claims, number):
        follow(match, oracle)
        assert_same(match, oracle)
        before, decided = decided, dominated(oracle)
        assert before <= decided, "a dominated line never becomes undominated"
        happenings.update(happened(oracle, decided - before))
    result = oracle.result()
    assert result is not None, f"game {number} ended too early"
    happenings.update(happened_at_the_end(oracle, *result[0]))
    return [move.action for move in match.moves]


@every_table
def test_game_agrees_with_the_oracle_at_every_step(
    pawns: str, claims: str, record_property: Note
) -> None:
    happenings: Counter[str] = Counter()
    games = [lockstep(pawns, claims, number, happenings) for number in range(GAMES)]
    assert len(set(map(tuple, games))) == GAMES, "each game is another"
    if GAMES >= ENOUGH:
        record_property(
            f"stonehenge, {pawns} pawns, {claims} claims, {GAMES} games",
            table(happenings, HAPPENINGS),
        )
        assert set(HAPPENINGS) - set(happenings) == {
            NEVER[option] for option in (pawns, claims) if option in NEVER
        }


# What lies open proves a domination: it is one in every world that nobody can tell from this one.


def possible_totals(oracle: Oracle, seat: int, line: str) -> set[int]:
    """What the seat's pawns on the line may be worth, as far as everybody knows."""
    hidden = combinations(oracle.unshown(seat), oracle.face_down(seat, line))
    return {oracle.total_open(seat, line) + sum(values) for values in hidden}


def possible_finals(oracle: Oracle, seat: int, line: str) -> set[int]:
    """What the seat may have on the line when it has put all it can on the empty spaces, as far as
    everybody knows."""
    unshown, lying = Counter(oracle.unshown(seat)), oracle.face_down(seat, line)
    finals = set()
    for values in set(combinations(oracle.unshown(seat), lying)):
        rest = sorted((unshown - Counter(values)).elements())
        for hand in set(combinations(rest, len(oracle.hand(seat)))):
            to_come = combinations(hand, min(len(hand), len(oracle.empty_spaces(line))))
            finals |= {oracle.total_open(seat, line) + sum(values) + sum(more) for more in to_come}
    return finals


def assert_proven_in_every_world(oracle: Oracle, seat: int, line: str) -> None:
    mine, theirs = possible_totals(oracle, seat, line), possible_finals(oracle, 1 - seat, line)
    proven = all(total >= final for total in mine for final in theirs)
    assert oracle.dominates(seat, line) == proven


def test_a_hidden_line_is_dominated_exactly_if_it_is_in_every_world_that_may_be() -> None:
    """« Toutes les règles restent inchangées »: the other, with the best it may have, can't beat
    what must be there."""
    oracle = Oracle("hidden", "called")
    for match in walked("hidden", "called", number=3):
        follow(match, oracle)
        for line in filter(oracle.empty_spaces, LINES):
            for seat in SEATS:
                assert_proven_in_every_world(oracle, seat, line)
