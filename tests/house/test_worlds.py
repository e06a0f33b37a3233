"""Two houses that differ in nothing but what a viewer never saw must tell that viewer the same, at
the same moments.
NEMETON_PAIRS compares more of them, over all games; two planted channels show that they are
found."""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path
from typing import Any

import pytest

from kit.pairs import Pair, pair
from kit.parallel import Company, company, differences, tell
from nemeton.engine import Action
from nemeton.games import load
from nemeton.house.house import House
from nemeton.laws.position import Case, cases
from nemeton.table.state import Table

PAIRS = int(os.environ.get("NEMETON_PAIRS", "10"))
MOVES = 80  # of each game, at most
LONG = 6.0  # seconds: longer than any bot may take
EARLY = 2.0  # seconds: sooner than a dreamer is answered for
GAMES = ("druiden", "stonehenge", "druids", "president", "grand_druide")
OPEN = {"pawns": "open", "challenges": "quiz"}  # options with which nothing is secret


def secretive(game: str) -> list[Case]:
    """All ways to play it with secrets, as the house plays them."""
    kept = [case for case in cases(load(game)) if not OPEN.items() & case.options.items()]
    return [
        case
        for case in kept
        if case.game.about.at_table(case.seats, case.options, bots=False) == case.options
    ]


def made(number: int) -> tuple[Pair, Company]:
    """Pair so-and-so: all games in turn, then all ways to play them, with all kinds of company."""
    game, turn, seed = GAMES[number % len(GAMES)], number // len(GAMES), f"worlds {number}"
    case = secretive(game)[turn % len(secretive(game))]
    viewer = random.Random(seed).choice(case.viewers)
    people = company(case, viewer, seed, turn)
    return pair(case, viewer, seed, MOVES, people.orders), people


def compared(two: Pair, people: Company, folder: Path) -> list[str]:
    stories = [tell(two, number, people, folder / str(number)) for number in (0, 1)]
    assert all(story.last > 0 for story in stories), "the story has an end"
    return differences(two, *stories)


def test_the_same_world_is_told_the_same_again(tmp_path: Path) -> None:
    """Else a difference would say nothing."""
    two, people = made(0)
    assert (
        differences(two, *(tell(two, 0, people, tmp_path / name) for name in ("one", "two"))) == []
    )


@pytest.mark.parametrize("number", range(PAIRS))
def test_nobody_can_tell_two_worlds_apart(number: int, tmp_path: Path) -> None:
    two, people = made(number)
    assert two.secrets, "the worlds are not the same"
    assert compared(two, people, tmp_path) == []


# Planted channels: the house as it must not be.


def found(game: str, folder: Path, *, bots: bool) -> list[str]:
    """What comes out in the first pair of that game, with bots or without, that shows anything."""
    for number in range(GAMES.index(game), 10 * len(GAMES), len(GAMES)):
        two, people = made(number)
        if any(people.levels) == bots and (differ := compared(two, people, folder / str(number))):
            return differ
    return []


@pytest.mark.parametrize("game", ["stonehenge", "druiden"])
def test_a_pace_that_tells_how_much_there_was_to_choose_is_found(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought = House.thought

    async def slowly(house: House, table: Table, seat: int, *words: Any) -> Action:
        action = await thought(house, table, seat, *words)
        await asyncio.sleep(LONG + 0.01 * table.choices(seat))
        return action

    monkeypatch.setattr(House, "thought", slowly)
    assert found(game, tmp_path, bots=True)


def test_an_answer_that_comes_early_for_who_has_no_choice_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wake = House.wake

    async def answer(house: House, table: Table, seat: int) -> None:
        await asyncio.sleep(EARLY)
        async with table.lock:
            if table.match is not None and _is_forced(table, seat):
                await house.play(table, seat, table.match.legal(seat)[0])
        house.wake(table)

    def hastily(house: House, table: Table) -> None:
        wake(house, table)
        forced = [seat for seat in table.taken() if _is_forced(table, seat)]
        tasks.extend(asyncio.create_task(answer(house, table, seat)) for seat in forced)

    tasks: list[asyncio.Task[None]] = []
    monkeypatch.setattr(House, "wake", hastily)
    assert found("druiden", tmp_path, bots=False)


def _is_forced(table: Table, seat: int) -> bool:
    return table.sealed(seat) and table.choices(seat) == 1
