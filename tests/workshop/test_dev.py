"""`nemeton dev`: an author changes a game in a package of its own, and whoever is at a table stays
at it.
Everything happens in real processes."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from kit.doorkeeper import errors
from kit.visitor import ME, Message, Place, Visitor, bot
from workshop.author import GAME, Author
from workshop.fresh import ROOT

OPEN, CHANGED = "open for authors", "tables go on"
KEPT = ("scene", "prompt", "stage", "actors", "you", "moves")


async def played(visitor: Visitor, table: str) -> Message:
    """One move of one's own and the bot's answer."""
    async with visitor.at(table) as place:
        await place.choose(await place.hear_until("playing", actor=0), 0)
        return await place.hear_until("playing", actor=0, prompt=place.last["prompt"] + 1)


def kept(position: Message) -> list[Any]:
    return [position[field] for field in KEPT]


async def told_to_come_back(place: Place) -> bool:
    try:
        return bool(await place.hear_word("later"))
    except ConnectionClosed:
        return False


async def test_a_text_is_changed_and_the_table_is_the_same(tmp_path: Path) -> None:
    with Author(tmp_path) as author:
        async with Visitor(author.url) as visitor:
            table = await (await visitor.named("Ondine")).open_table(ME, bot("random"), game=GAME)
            before = await played(visitor, table)
            async with visitor.at(table) as place:
                boot = (await visitor.http.get("/api/dev")).json()
                author.change("texts/en.ftl", "Your turn: choose a stone", "Choose well: a stone")
                assert await told_to_come_back(place)
            author.hears(OPEN, times=2)
            assert kept(await visitor.glimpse(table)) == kept(before)
            assert "Choose well: a stone" in (await visitor.http.get("/api/texts/en")).text
            assert (await visitor.http.get("/api/dev")).json() != boot, (
                "a page knows by this that it is out of date"
            )
        assert CHANGED in author.said and "en.ftl" in author.said
        assert errors(author.said) == []


async def test_rules_are_changed_and_the_game_goes_on_by_the_new_ones(tmp_path: Path) -> None:
    """Whatever the version says: an author tries things out."""
    with Author(tmp_path) as author:
        async with Visitor(author.url) as visitor:
            table = await (await visitor.named("Ondine")).open_table(ME, bot("random"), game=GAME)
            before = await played(visitor, table)
            author.change("rules.py", 'rules="1"', 'rules="2"')
            author.change("rules.py", 'HOLLOWS = ("A", "B", "C")', 'HOLLOWS = ("A", "B", "C", "D")')
            author.hears(OPEN, times=2)
            after = await visitor.glimpse(table)
            assert after["held"] is None and after["prompt"] == before["prompt"]
            assert len(after["scene"]["choices"]) == len(before["scene"]["choices"]) // 3 * 4
            await played(visitor, table)


async def test_a_line_that_is_no_python_is_shown_and_the_house_stays_as_it_was(
    tmp_path: Path,
) -> None:
    with Author(tmp_path) as author:
        author.change("rules.py", "STONES = 6", "STONES = = 6")
        said = author.hears("the house stays as it was")
        assert "SyntaxError" in said and "rules.py" in said and "STONES = = 6" in said
        assert httpx.get(f"{author.url}/health").status_code == 200
        author.change("rules.py", "STONES = = 6", "STONES = 6")
        author.hears(OPEN, times=2)


async def test_a_game_that_can_not_be_imported_is_shown_and_waited_for(tmp_path: Path) -> None:
    with Author(tmp_path) as author:
        author.change("rules.py", "STONES = 6", "STONES = SIX")
        said = author.hears("as soon as a file changes")
        assert "NameError: name 'SIX' is not defined" in said and author.is_there()
        author.change("rules.py", "STONES = SIX", "STONES = 6")
        author.hears(OPEN, times=2)


async def test_it_ends_where_the_port_is_taken_and_whenever_it_is_asked_to(tmp_path: Path) -> None:
    author = Author(tmp_path)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", author.port))
        taken.listen()
        author.begin()
        assert author.process is not None and author.process.wait(timeout=60) == 2
        assert str(author.port) in author.said and "Traceback" not in author.said
    with author:
        assert author.stop() == 130 and "Traceback" not in author.said
    with socket.socket() as free:
        free.bind(("127.0.0.1", author.port))  # nothing is left behind


async def test_with_the_client_s_sources_there_is_still_one_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Vite shows the pages, the house behind it all else."""
    monkeypatch.setenv("PATH", os.pathsep.join([str(ROOT / ".tools" / "bin"), os.environ["PATH"]]))
    if (
        not shutil.which("node")
        or not (ROOT / "client" / "node_modules" / ".bin" / "vite").exists()
    ):
        pytest.skip("no Node or no Vite: `make client` brings them")
    author = Author(tmp_path).begin("--client", str(ROOT / "client"))
    with author.already():
        async with Visitor(author.url) as visitor:
            table = await (await visitor.named("Ondine")).open_table(ME, bot("random"), game=GAME)
            page = await visitor.http.get(f"/table/{table}")
            assert '"/src/main.tsx"' in page.text
            assert "attend" in (await visitor.http.get("/src/table.ts")).text
            await played(visitor, table)
    async with asyncio.timeout(60):
        while answers(author.port):  # Vite goes too
            await asyncio.sleep(0.1)


def answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


LAID = "sum(len(stones) for hollow in {}.laid for stones in hollow)"
PLANTED = {  # where an author's code raises: the file, the line after which, and what it calls the state
    "apply": ("rules.py", "_, value, hollow = action", "state"),
    "legal": ("rules.py", '"""[2.2] Any stone of the hand, in any hollow."""', "state"),
    "redact": ("rules.py", "def redact(state: State, viewer: Viewer) -> State:", "state"),
    "scene": ("scene.py", "def scene(view: State, viewer: Viewer) -> Scene:", "view"),
}


async def raised(visitor: Visitor) -> list[dict[str, str]]:
    faults: list[dict[str, str]] = (await visitor.http.get("/api/dev")).json()["faults"]
    return faults


async def tried(visitor: Visitor, table: str) -> None:
    """Look at the table and, where it is shown, click; whatever is raised, no connection is lost
    without a word."""
    async with visitor.at(table) as place:
        with suppress(ConnectionClosed):  # what was said last is heard all the same
            await place.say(type="ping")
        word = await place.hear_word("pong", "closed")
        if word["type"] == "closed":
            assert word["reason"]["key"] == "house-dev-fault"
        elif place.last and place.last["held"] is None:
            await place.choose(place.last, 0)
            assert (await place.hear_word("refused"))["reason"]["key"] == "house-dev-fault"
            await place.answers_ping()


@pytest.mark.parametrize("since", [0, 2])
@pytest.mark.parametrize("where", PLANTED)
async def test_what_an_author_s_code_raises_is_told_and_the_table_goes_on_when_it_is_mended(
    where: str, since: int, tmp_path: Path
) -> None:
    """From the first stone on, which its log has already; or from the third on, which is laid now."""
    file, line, state = PLANTED[where]
    plant = f'{line}\n    if {LAID.format(state)} >= {since}:\n        raise ZeroDivisionError("in {where}, by hand")\n'
    with Author(tmp_path) as author:
        async with Visitor(author.url) as visitor:
            table = await (await visitor.named("Ondine")).open_table(ME, bot("random"), game=GAME)
            before = await played(visitor, table)
            assert await raised(visitor) == []
            author.change(file, line, plant)
            author.hears(OPEN, times=2)
            await tried(visitor, table)
            fault = (await raised(visitor))[0]
            number = (author.game / file).read_text().splitlines().index(plant.splitlines()[-1]) + 1
            assert fault["what"] == f"ZeroDivisionError: in {where}, by hand"
            assert (
                fault["where"] == f"{GAME}/{file}:{number}, {where}"
                and "Traceback" in fault["trace"]
            )
            author.change(file, plant, line)
            author.hears(OPEN, times=3)
            assert await raised(visitor) == []
            assert kept(await visitor.glimpse(table)) == kept(before)
            await played(visitor, table)
        assert "by hand" not in author.said, "the diary keeps no text of an error"
