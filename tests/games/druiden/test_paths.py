"""Moving, as a property: the game offers exactly the stones to which a path leads, whatever stands
on the board.
NEMETON_POSITIONS sets on how many positions of random games."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count, islice
from random import Random

import pytest

from games.druiden import paths
from games.druiden.habits import HABITS, walk
from games.druiden.oracle import DICE, GHOSTS, STONES, Oracle, Words
from games.druiden.table import SEATS, new, phase
from nemeton import Match
from nemeton.engine import Action

POSITIONS = int(os.environ.get("NEMETON_POSITIONS", "300"))
CROWDS = {
    "everywhere": STONES,
    "on one circle": tuple(stone for stone in STONES if stone[0] == "c"),
    "in a ring": ("b2", "b3", "b4", "c4", "c3", "c2", "b5", "c1"),
    "along spokes": ("a2", "b2", "c2", "a4", "b4", "c4", "a3", "b3", "c12"),
}


def positions() -> Iterator[tuple[Match, Random]]:
    """Moments of random games in which somebody is about to roll, one in four of them."""
    for number in count():
        chance, habit = Random(number), HABITS[number % len(HABITS)]
        for match in walk(
            new(SEATS[number % 4], first=None, seed=f"paths-{number}"), Random(number), habit
        ):
            if match.actors and phase(match) == "roll" and chance.random() < 0.25:
                yield match.clone(), chance


def walked(match: Match, faces: list[str]) -> set[Action]:
    """Every move of the seat on turn, by brute force."""
    view = match.view(None)
    seat, dice = match.actors[0], [face for face in faces if face != "ring"]
    ghosts = [ghost for ghost, where in view["ghosts"].items() if where["controller"] == seat]
    pawns = {f"druid-{seat}": "druid", **{ghost: ghost for ghost in ghosts}}
    there = [pawn for pawn in pawns if any(pawn in on_it for on_it in view["stones"].values())]
    ends = {(die, pawn): paths.ends(view["stones"], pawn, die) for die in dice for pawn in there}
    return {
        ("move", die, pawns[pawn], stone)
        for (die, pawn), stones in ends.items()
        for stone in stones
    }


def test_game_offers_what_paths_lead_to() -> None:
    """Whatever the dice say, whoever is on turn [3.1] to [3.14]."""
    for match, chance in islice(positions(), POSITIONS):
        faces = [chance.choice(die) for die in DICE]
        expected, seat = walked(match, faces), match.actors[0]
        match.play(seat, ("roll",), script=faces)
        offered = (
            match.legal(seat)
            if phase(match) == "move" and match.view(None)["dice"] == faces
            else []
        )
        assert set(offered) == expected, (match.view(None)["stones"], faces)


@pytest.mark.parametrize("crowd", CROWDS)
def test_oracle_finds_what_paths_lead_to(crowd: str) -> None:
    """Two ways to find the ends, on boards that no game would show [3.1] to [3.14]."""
    chance = Random(crowd)
    for _ in range(max(6, POSITIONS // 40)):
        oracle = crowded(chance, CROWDS[crowd])
        stones = oracle.view(None)["stones"]
        for pawn in [pawn for pawn, place in oracle.at.items() if place in STONES]:
            for face in paths.FACES:
                assert oracle.ends(pawn, face) == paths.ends(stones, pawn, face), (
                    stones,
                    pawn,
                    face,
                )


def crowded(chance: Random, stones: tuple[str, ...]) -> Oracle:
    """Druids and ghosts put anywhere among these stones."""
    oracle = Oracle(5, Words(["0"]))
    for pawn in (*(f"druid-{seat}" for seat in chance.sample(range(5), 2)), *GHOSTS):
        stone = chance.choice(stones)
        oracle.at[pawn] = stone if oracle.has_room(stone) else oracle.at[pawn]
    return oracle


def board(**pawns: str) -> dict[str, list[str]]:
    """`board(b4="druid-0", b5="sulis sirona")`"""
    return {stone: pawns.get(stone, "").split() for stone in STONES}


@pytest.mark.parametrize(
    ("pawns", "face", "ends"),
    [
        ({"b4": "druid-0"}, "1", "b3 b5 a4 c4"),
        ({"b4": "druid-0"}, "2", "b2 b6 a3 a5 c3 c5"),
        ({"b4": "druid-0", "b5": "sulis"}, "1", "b3 b5 b6 a4 c4"),
        ({"b4": "druid-0", "b5": "sulis sirona"}, "1", "b3 b6 a4 c4"),
        ({"b4": "druid-0", "b5": "sulis druid-1"}, "1", "b3 a4 c4"),
        ({"c5": "druid-0", "c8": "druid-1", "c2": "druid-2"}, "straight", "c2 c3 c4 c6 c7 c8"),
        ({"c5": "druid-0", "c6": "druid-1", "c3": "druid-2"}, "bend", "b4 a4"),
        ({"c5": "druid-0", "c6": "druid-1", "c3": "druid-2", "b4": "sulis sirona"}, "bend", "a4"),
        ({"c5": "druid-0", "c6": "druid-1", "c3": "druid-2", "b4": "druid-3"}, "double", ""),
        ({"a2": "morrigan"}, "1", "b2"),
    ],
)
def test_paths_that_were_walked_by_hand(pawns: dict[str, str], face: str, ends: str) -> None:
    """[3.1] to [3.14]"""
    pawn = next(iter(pawns.values())).split()[0]
    assert paths.ends(board(**pawns), pawn, face) == set(ends.split())
