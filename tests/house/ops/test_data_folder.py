"""Opening the house: what stands in its way is said in one sentence, and one damaged table does not
shut the others."""

from __future__ import annotations

import os
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from kit.doorkeeper import Doorkeeper, turned_away
from kit.sentences import key_of, problem
from kit.visitor import ME, Visitor, bot
from nemeton.house.ops.data_folder import Folder
from nemeton.house.storage import open_store


def assert_one_sentence(answer: tuple[int | None, str], *words: str) -> None:
    code, said = answer
    assert "Traceback" not in said
    assert code == 2, f"exit code {code}: {said}"
    assert said.count("\n") == 1 and said.endswith(".\n"), said
    assert all(word in said for word in words), said


# The folder.


@pytest.mark.parametrize("path", ["file", "file/below", "file/below/that"])
def test_a_file_is_no_data_folder(tmp_path: Path, path: str) -> None:
    (tmp_path / "file").write_text("mine")
    assert_one_sentence(turned_away(tmp_path / path), str(tmp_path / path))
    assert (tmp_path / "file").read_text() == "mine"


def test_a_folder_that_cannot_be_made_is_refused() -> None:
    assert_one_sentence(turned_away(Path("/proc/nemeton")), "/proc/nemeton")


@pytest.mark.parametrize("name", ["lock", "nemeton.db", "secret"])
def test_a_folder_in_place_of_a_file_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / name).mkdir()
    assert_one_sentence(turned_away(tmp_path), str(tmp_path))


def test_a_house_lives_alone_in_its_folder(house: Doorkeeper) -> None:
    assert_one_sentence(turned_away(house.data), str(house.data))


@pytest.mark.parametrize("content", [b"garbage" * 1000, b"SQLite format 3\0" + os.urandom(4096)])
def test_a_database_that_is_garbage_is_refused_and_kept(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "nemeton.db").write_bytes(content)
    assert_one_sentence(turned_away(tmp_path), str(tmp_path))
    assert (tmp_path / "nemeton.db").read_bytes() == content


def test_a_secret_that_is_none_is_refused(tmp_path: Path) -> None:
    """As a power cut may leave it: everyone could sign cookies with it."""
    (tmp_path / "secret").write_text("")
    assert_one_sentence(turned_away(tmp_path), str(tmp_path))


def test_what_the_house_keeps_can_be_read_by_the_house_alone(tmp_path: Path, umask: None) -> None:
    """Also where an older house, or whoever made the folder, let everybody look."""
    del umask
    data = tmp_path / "data"
    with Doorkeeper(data) as keeper:
        assert loose(data) == [] and names(data) >= {*KEPT, "nemeton.db-wal", "nemeton.db-shm"}
        keeper.kill()
        for path in (data, *data.iterdir()):
            path.chmod(0o755 if path.is_dir() else 0o644)
        keeper.open()
        assert loose(data) == [] and names(data) >= {*KEPT, "nemeton.db-wal", "nemeton.db-shm"}


def test_a_new_folder_and_its_database_are_private_whatever_the_umask(
    tmp_path: Path, umask: None
) -> None:
    del umask
    with closing(Folder(tmp_path / "deep" / "data")) as folder:
        open_store(folder).close()
        assert loose(folder.path) == [] and names(folder.path) == {"lock", "nemeton.db"}
    assert mode(tmp_path / "deep") == 0o755, "that one is not ours"


@pytest.mark.parametrize("shared", ["sticky", "folders"])
def test_a_folder_that_is_shared_with_others_is_left_to_them(tmp_path: Path, shared: str) -> None:
    """Such as /tmp, or a home: only what is in it and ours is closed to others."""
    if shared == "folders":
        (tmp_path / "photos").mkdir()
    tmp_path.chmod(0o1777 if shared == "sticky" else 0o755)
    before = mode(tmp_path)
    (tmp_path / "nemeton.db").touch(0o644)
    (tmp_path / "letter.txt").touch(0o644)
    with closing(Folder(tmp_path)):
        assert mode(tmp_path) == before and mode(tmp_path / "letter.txt") == 0o644
        assert mode(tmp_path / "nemeton.db") == mode(tmp_path / "lock") == 0o600


KEPT = {"nemeton.db", "secret", "push.pem", "alive", "lock"}


def names(data: Path) -> set[str]:
    return {path.name for path in data.iterdir()}


def loose(data: Path) -> list[str]:
    """What others may look at; the tests' own notes apart."""
    return [
        path.name
        for path in (data, *data.iterdir())
        if mode(path) & 0o077 and path.name != "printed.txt"
    ]


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o7777


@pytest.fixture
def umask() -> Iterator[None]:
    """The usual one, which lets everybody read."""
    before = os.umask(0o022)
    yield
    os.umask(before)


# The port.


def test_a_port_in_use_is_said_to_be_in_use(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert_one_sentence(turned_away(tmp_path, port), str(port))


@pytest.mark.parametrize("port", [-1, 99_999])
def test_a_port_that_is_none_is_refused(tmp_path: Path, port: int) -> None:
    code, said = turned_away(tmp_path, port)
    assert code == 2 and "Traceback" not in said and "is open" not in said


# Damaged tables.

DAMAGES = [
    "UPDATE log SET entry = 'garbage' WHERE table_id = ?",
    "UPDATE tables SET head = replace(head, 'stonehenge', 'gone') WHERE id = ?",
]


async def test_damaged_tables_do_not_shut_the_others(tmp_path: Path) -> None:
    with Doorkeeper(tmp_path) as keeper:
        async with Visitor(keeper.url) as visitor:
            await visitor.named("Ondine")
            sound, *hurt = [
                await visitor.open_table(ME, bot("random")) for _ in range(1 + len(DAMAGES))
            ]
            before = await visitor.glimpse(sound)
            keeper.close()
            for table, damage in zip(hurt, DAMAGES, strict=True):
                harm(tmp_path, damage, table)
            keeper.open()
            assert await visitor.glimpse(sound) == before
            for table in hurt:
                await assert_refused(visitor, table)


async def assert_refused(visitor: Visitor, table: str) -> None:
    assert problem(visitor.url, await visitor.record(table))[0] < 500
    async with visitor.at(table) as place:
        assert key_of(visitor.url, (await place.last_words())[0])


def harm(data: Path, statement: str, table: str) -> None:
    with sqlite3.connect(data / "nemeton.db") as database:
        assert database.execute(statement, (table,)).rowcount > 0
    database.close()


async def test_a_table_that_was_full_when_the_house_fell_begins(tmp_path: Path) -> None:
    """The last guest's seat was on disk, the start was not yet."""
    with Doorkeeper(tmp_path) as keeper:
        async with Visitor(keeper.url) as visitor:
            table = await (await visitor.named("Ondine")).open_table(ME, bot("random"))
            keeper.kill()
            harm(tmp_path, "DELETE FROM log WHERE table_id = ?", table)
            keeper.open()
            assert (await visitor.glimpse(table))["stage"] == "playing"
