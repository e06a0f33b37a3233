"""No bot process can reach the true state. It starts fresh and knows nothing but what it is sent;
that is the same, byte for byte, in worlds that its seat can't tell apart; and nothing else is found
in it when it has thought."""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator, Iterator
from multiprocessing.reduction import ForkingPickler
from pathlib import Path
from typing import Any

import pytest

import nemeton
from nemeton.engine import Sampled, holes
from nemeton.games import load
from nemeton.house.house import House
from nemeton.house.ops.data_folder import Folder
from nemeton.house.people.guests import Guest
from nemeton.match import Match
from nemeton.table.state import Table
from nemeton.table.wire import NewTable, SeatWish
from nemeton.workers import bots
from nemeton.workers.worker import STARTING, Worker
from workers.works import watched

GAMES: dict[str, tuple[int, dict[str, str]]] = {
    "druiden": (3, {}),
    "druids": (3, {"amulets": "number"}),
    "grand_druide": (3, {"bars": "random"}),
    "president": (3, {"challenges": "quiz", "length": "short"}),
    "stonehenge": (2, {"pawns": "hidden"}),
}
POSITIONS = 6  # in each game
SEED, SALT, HOST = "a seed under a stone", "salt of the sea", "guest number ninety"

every_game = pytest.mark.parametrize("name", GAMES)


Worlds = list[tuple[Match, Match, int]]


class Post:
    """Stands before the one worker of all bots and keeps every message to it, as it is sent."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self.sent: list[bytes] = []

    def ask(self, words: tuple[Any, ...], patience: float) -> Any:
        self.sent.append(bytes(ForkingPickler.dumps(words)))
        return self.worker.ask(words, patience)

    def interrupt(self) -> None:
        """Other tests need it."""

    dismiss = interrupt


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    """A real process. It thinks for all seats of all games, and is looked into afterwards."""
    one = Worker(watched)
    yield one
    one.dismiss()


@pytest.fixture
def another() -> Iterator[Worker]:
    """One that may be spoiled."""
    one = Worker(watched)
    yield one
    one.dismiss()


@pytest.fixture
def post(worker: Worker) -> Post:
    return Post(worker)


@pytest.fixture
async def house(
    post: Post, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[House]:
    """Every thought gets the same seed, so that messages differ in nothing but what they tell."""
    monkeypatch.setattr(bots, "Worker", lambda _: post)
    one = House(Folder(tmp_path), pause=0.0)
    monkeypatch.setattr("secrets.token_hex", lambda size: f"{size} drawn by lot")
    yield one
    await one.close()


def worlds(name: str) -> Worlds:
    """Along a random game: how it is, how else it may be for all that the seat to act knows, and
    that seat."""
    source, found = random.Random(name), []
    match = Match(load(name), *GAMES[name], seed=SEED, salt=SALT)
    while match.actors:
        seat = source.choice(match.actors)
        view, other = match.seen(seat), match.clone()
        other.state = match.game.determinize(view, seat, Sampled(source))
        if holes(view.key()) and other.state != match.state:
            found.append((match.clone(), other, seat))
        match.play(seat, source.choice(match.legal(seat)))
    return source.sample(found, POSITIONS)


async def opened(house: House, name: str) -> Table:
    """A table of bots; nobody looks on, so that they think only when they are asked."""
    seats, options = GAMES[name]
    return await house.create(
        Guest(HOST, "Oisille"), NewTable(name, [SeatWish("bot", level="bard")] * seats, options)
    )


async def told_apart(house: House, post: Post, table: Table, positions: Worlds) -> int:
    """In how many positions the process is sent different things in worlds that the seat can't tell
    apart."""
    apart = 0
    for true, other, seat in positions:
        for table.match in (true, other):
            await house.thought(table, seat, table.chairs[seat].thinker)
        apart += post.sent[-2] != post.sent[-1]
    return apart


def found_in(worker: Worker, *words: str) -> list[str]:
    """What should not be there: things of a match or of the house, something touched, words
    anywhere in memory."""
    found, process = worker.ask(("tell",), STARTING)
    memory = memory_of(process)
    return [*found, *(word for word in words if word.encode() in memory)]


def memory_of(process: int) -> bytes:
    """All of it that can be written to."""
    regions = re.findall(
        r"^(\w+)-(\w+) rw", Path(f"/proc/{process}/maps").read_text(), re.MULTILINE
    )
    parts = []
    with open(f"/proc/{process}/mem", "rb", buffering=0) as mem:
        for start, end in regions:
            mem.seek(int(start, 16))
            parts.append(mem.read(int(end, 16) - int(start, 16)))
    return b"".join(parts)


def test_every_game_is_looked_at() -> None:
    assert set(nemeton.games()) - {"toy"} == set(GAMES)


@every_game
async def test_a_process_that_thinks_knows_what_its_seat_may_know_and_nothing_else(
    name: str, house: House, post: Post, worker: Worker
) -> None:
    table = await opened(house, name)
    assert await told_apart(house, post, table, worlds(name)) == 0
    assert len(post.sent) == 2 * POSITIONS
    assert found_in(worker, SEED, SALT, HOST, table.id, str(house.folder.database)) == []


# Leaks, planted to be found.


@every_game
async def test_a_true_state_in_place_of_a_view_is_noticed(
    name: str, house: House, post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    positions, table = worlds(name), await opened(house, name)
    monkeypatch.setattr(Match, "seen", lambda match, _: match.state.clone())
    assert await told_apart(house, post, table, positions) == POSITIONS


async def test_a_seed_of_the_match_in_a_message_is_noticed(another: Worker) -> None:
    match, _, seat = worlds("stonehenge")[0]
    another.ask(("stonehenge", match.seen(seat), seat, "bard", "another", 1.0), STARTING)
    assert found_in(another, SEED) == []
    another.ask(("stonehenge", match.seen(seat), seat, "bard", SEED, 1.0), STARTING)
    assert found_in(another, SEED) == [SEED]


def test_things_of_the_house_in_a_process_are_noticed(another: Worker) -> None:
    assert found_in(another) == []
    another.ask(("leak",), STARTING)
    assert {
        "/etc/hosts",
        "open /etc/hosts",
        "nemeton.match.referee.Match",
        "nemeton.house.storage",
    } <= {*found_in(another)}
