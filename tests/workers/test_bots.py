"""Bots whose workers fail: whoever asks is answered all the same, perhaps by a quicker level;
nobody else notices."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from games.stonehenge import table
from nemeton.workers import Bots, Failed, bots
from workers.works import stubborn

VIEW = table.new().seen(0)


@pytest.fixture
def troubled(monkeypatch: pytest.MonkeyPatch) -> Iterator[Bots]:
    """They hang or die at the levels that the seed names."""
    monkeypatch.setattr(bots, "think", stubborn)
    with Bots() as started:
        yield started


def answerer(troubled: Bots, level: str, trouble: str) -> str:
    return troubled.choose("stonehenge", VIEW, 0, level, trouble)[0]


def test_when_a_level_hangs_a_quicker_one_answers(
    troubled: Bots, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert answerer(troubled, "bard", "no trouble") == "bard"
    monkeypatch.setattr(bots, "GRACE", -1.0)  # two seconds for everybody
    long = troubled.submit("stonehenge", VIEW, 0, "druid", "hang druid")
    assert answerer(troubled, "bard", "no trouble") == "bard" and not long.done(), (
        "others are answered meanwhile"
    )
    assert long.result()[0] == "ovate"


def test_when_a_level_dies_a_quicker_one_answers(troubled: Bots) -> None:
    assert answerer(troubled, "druid", "die druid") == "ovate"
    assert answerer(troubled, "druid", "no trouble") == "druid"


def test_when_every_level_dies_the_caller_is_told(troubled: Bots) -> None:
    with pytest.raises(Failed, match="died"):
        answerer(troubled, "druid", "die druid ovate random")


def test_whoever_waits_is_told_when_the_bots_go(troubled: Bots) -> None:
    thinking = troubled.submit("stonehenge", VIEW, 0, "druid", "hang druid")
    while not thinking.running():
        time.sleep(0.01)
    waiting = troubled.submit("stonehenge", VIEW, 0, "druid", "no trouble")
    troubled.close()
    assert waiting.cancelled() and thinking.exception() is not None
