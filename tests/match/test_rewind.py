"""Rewinding: after any number of moves the state is the one that was there, in every game; also
while it goes on."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from match.embers import play
from nemeton import new
from nemeton.engine import Dealer, Seeded
from nemeton.games import names
from nemeton.match import Rewind, load, replay, steps

RECORDS = Path(__file__).parents[1] / "records"


@pytest.mark.parametrize("game", [name for name in names() if name != "toy"])
def test_every_position_of_a_game_is_found_again(game: str) -> None:
    record = load(sorted((RECORDS / game).glob("*.jsonl"))[0].read_text(encoding="utf-8"))
    match = replay(record)
    rewind = Rewind(match)
    there = [rewind.state(match, moves) == then.state for moves, then in enumerate(steps(record))]
    assert all(there) and len(there) == len(match.moves) + 1
    assert rewind.state(match, 3) == rewind.state(match, 3) is not rewind.state(match, 3)


def test_what_is_done_to_a_position_is_not_seen_in_the_next() -> None:
    match = play(new("toy", seed="lunar"), "0 rest / 1 rest")
    rewind = Rewind(match)
    first = rewind.state(match, 0)
    match.game.apply(first, 0, ("rest",), Dealer(Seeded("solar", 1)))
    assert rewind.state(match, 0) != first


def test_it_follows_a_match_that_goes_on_and_notices_one_that_went_back() -> None:
    match, chance = new("grand_druide", 3, seed="lunar"), Random("walk")
    rewind = Rewind(match)
    for _ in range(20):
        match = match.clone()
        match.play(match.actors[0], chance.choice(match.legal(match.actors[0])))
        assert rewind.fits(match) and rewind.state(match, len(match.moves)) == match.state
    before = match.clone()
    match.undo(match.moves[-1].seat, agreed=True)
    assert rewind.fits(before) and not rewind.fits(match)
    assert Rewind(match).state(match, len(match.moves)) == match.state
