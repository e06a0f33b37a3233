"""Figures of the house: what was played is counted, and only whoever keeps the house may read it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from house.tables.test_table import play_out
from kit.company import gathered
from kit.doorkeeper import PATIENCE, Doorkeeper, command
from kit.visitor import ME, Visitor, bot

TOKEN = "a word that is long enough"


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Doorkeeper]:
    data = Path(tmp_path_factory.mktemp("measured"))
    (data / "token").write_text(TOKEN + "\n")
    with Doorkeeper(data, words=("--no-pause", "--metrics-token", str(data / "token"))) as keeper:
        yield keeper


def figures(keeper: Doorkeeper) -> dict[tuple[str, ...], float]:
    """By name and labels."""
    page = httpx.get(f"{keeper.url}/metrics")
    assert page.status_code == 200 and page.headers["content-type"].startswith("text/plain")
    samples = [
        sample for family in text_string_to_metric_families(page.text) for sample in family.samples
    ]
    return {
        (sample.name.removeprefix("nemeton_"), *sample.labels.values()): sample.value
        for sample in samples
    }


def until_seen(keeper: Doorkeeper, name: str) -> None:
    """It is looked at now and then; a game may be over sooner."""
    deadline = time.monotonic() + PATIENCE
    while not figures(keeper)[name,]:
        assert time.monotonic() < deadline, name
        time.sleep(0.05)


async def test_a_game_is_counted(measured: Doorkeeper) -> None:
    async with gathered(measured.url) as company:
        async with company.places() as (first, second):
            await first.hear_until("playing", actor=0)
            now = figures(measured)
            assert now["connections", "seat"] == 2 and now["tables_open",] == 1
            await first.say(type="choose", prompt=-1, choice=0)
            await first.hear_word("refused")
            await second.say(type="ping")
        async with company.places() as places:
            await play_out(*places)
        moves = (
            len((await company.host.record(company.table)).text.splitlines()) - 2
        )  # its head and its end
        await company.stranger.ask_for_seat(company.table)
    after = figures(measured)
    assert after["actions_total", "stonehenge", "move"] == moves
    assert (
        after["actions_total", "stonehenge", "sit"]
        == after["actions_total", "stonehenge", "start"]
        == 1
    )
    assert after["refusals_total", "house-stale"] == after["refusals_total", "house-need-name"] == 1
    assert after["action_to_disk_seconds_count",] == moves + 2
    assert moves - 1 <= after["action_to_last_watcher_seconds_count",] <= moves
    await asyncio.to_thread(until_seen, measured, "loop_lag_seconds_count")
    assert after["process_resident_memory_bytes",] > 10_000_000
    assert after["store_queue",] == after["bot_questions",] == after["reviews_making",] == 0


async def test_what_bots_think_is_counted(measured: Doorkeeper) -> None:
    async with Visitor(measured.url) as visitor:
        table = await (await visitor.named("Ondine")).open_table(bot("apprentice"), ME)
        async with visitor.at(table) as place:
            await place.hear_until("playing", actor=1)
    after = figures(measured)
    assert after["bot_thought_seconds_count", "apprentice"] == 1
    assert after["bot_failures_total",] == 0


FROM_ELSEWHERE = {
    "a proxy that keeps the house's name": {"host": "nemeton.example"},
    "a proxy that says for whom": {"x-forwarded-for": "203.0.113.7"},
    "a proxy that says so by the book": {"forwarded": "for=203.0.113.7"},
    "another's token": {
        "host": "nemeton.example",
        "authorization": "Bearer a word that is long enouph",
    },
    "no kind of token": {"host": "nemeton.example", "authorization": TOKEN},
    "an empty token": {"host": "nemeton.example", "authorization": "Bearer"},
}


@pytest.mark.parametrize("headers", FROM_ELSEWHERE.values(), ids=FROM_ELSEWHERE.keys())
def test_for_others_there_is_no_such_page(measured: Doorkeeper, headers: dict[str, str]) -> None:
    answer, nothing = [
        httpx.get(measured.url + path, headers=headers) for path in ("/metrics", "/nothing")
    ]
    assert (
        (answer.status_code, answer.text)
        == (nothing.status_code, nothing.text)
        == (404, nothing.text)
    )


def test_who_has_the_token_may_read_it_from_anywhere(measured: Doorkeeper) -> None:
    headers = {
        "host": "nemeton.example",
        "x-forwarded-for": "203.0.113.7",
        "authorization": f"Bearer {TOKEN}",
    }
    assert "nemeton_tables_open" in httpx.get(f"{measured.url}/metrics", headers=headers).text


def test_without_a_token_an_empty_one_opens_nothing(url: str) -> None:
    headers = {"host": "nemeton.example", "authorization": "Bearer"}
    assert httpx.get(f"{url}/metrics", headers=headers).status_code == 404


@pytest.mark.parametrize("word", [None, "", "short"])
async def test_a_token_that_is_none_is_refused(tmp_path: Path, word: str | None) -> None:
    if word is not None:
        (tmp_path / "token").write_text(word)
    words = [
        *command(tmp_path / "data", 1),
        "--lang",
        "en",
        "--metrics-token",
        str(tmp_path / "token"),
    ]
    tried = await asyncio.create_subprocess_exec(*words, stderr=asyncio.subprocess.PIPE)
    _, said = await tried.communicate()
    assert tried.returncode == 2 and said.count(b"\n") == 1 and b"password of the figures" in said
    assert not (tmp_path / "data").exists(), "nothing was begun"
