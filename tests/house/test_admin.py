"""For whoever keeps the house: a backup is whole even while people play, a restored house is the
same house, nothing is overwritten unasked; tables can be listed, shown, closed and deleted, and a
guest forgotten."""

from __future__ import annotations

import asyncio
import errno
import os
import resource
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from kit.doorkeeper import Doorkeeper
from kit.postgres import Server
from kit.visitor import ME, OPEN, Visitor, bot
from nemeton.__main__ import main


def said(capsys: pytest.CaptureFixture[str], code: int, *words: str | Path) -> str:
    """What a command says; refusals on the error stream, one sentence."""
    capsys.readouterr()
    assert main([str(word) for word in words]) == code
    out, error = capsys.readouterr()
    assert (error == "") == (code == 0) and "Traceback" not in error
    assert code == 0 or (out == "" and error.count("\n") == 1)
    return out + error


async def said_apart(capsys: pytest.CaptureFixture[str], code: int, *words: str | Path) -> str:
    """In a thread: this one has a loop of its own."""
    return await asyncio.to_thread(said, capsys, code, *words)


async def played(visitor: Visitor) -> str:
    """A table with a move on it."""
    table = await (await visitor.named("Ondine")).open_table(ME, bot("random"))
    async with visitor.at(table) as place:
        await place.choose(await place.hear_until("playing", actor=0), 0)
        await place.hear_until("playing", actor=0, prompt=2)
    return table


# Backup and restore.


async def test_a_backup_of_an_open_house_opens_as_the_same_house(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "copy.backup"
    with Doorkeeper(tmp_path / "first") as first:
        async with Visitor(first.url) as visitor:
            table = await played(visitor)
            before = await visitor.glimpse(table)
            assert "one table" in await said_apart(
                capsys, 0, "backup", file, "--data", tmp_path / "first", "--lang", "en"
            )
            cookies = visitor.http.cookies
    assert file.stat().st_mode & 0o777 == 0o600 and list(tmp_path.glob("*copy*")) == [file]
    await said_apart(capsys, 0, "restore", file, "--data", tmp_path / "second")
    with Doorkeeper(tmp_path / "second") as second:
        async with Visitor(second.url) as visitor:
            visitor.http.cookies = cookies
            again = await visitor.glimpse(table)
    assert again["you"] == 0, "the cookie is still good"
    assert {**again, "prompt": 0} == {**before, "prompt": 0}


def house_with_a_table(data: Path, table: str = "oak") -> None:
    with Doorkeeper(data):
        pass
    add_table(data, table)


def add_table(data: Path, table: str) -> None:
    head = (
        '{"game": "stonehenge", "rules": "2", "options": {}, "seed": "s", "salt": "t", "host": "ann", "chairs": '
        '[{"kind": "guest", "guest": "ann", "name": "Ondine"}, {"kind": "open"}]}'
    )
    with closing(sqlite3.connect(data / "nemeton.db")) as database, database:
        database.execute("INSERT INTO tables (id, head, created) VALUES (?, ?, 1.0)", (table, head))
        database.execute("INSERT INTO seats VALUES ('ann', ?)", (table,))


def tables(data: Path) -> list[str]:
    with closing(sqlite3.connect(data / "nemeton.db")) as database:
        return [row[0] for row in database.execute("SELECT id FROM tables ORDER BY id")]


def test_nothing_is_overwritten_unasked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old, new, file = tmp_path / "old", tmp_path / "new", tmp_path / "copy"
    house_with_a_table(old, "oak")
    house_with_a_table(new, "elm")
    said(capsys, 0, "backup", file, "--data", old)
    assert "--force" in said(capsys, 2, "backup", file, "--data", new)
    assert "--force" in said(capsys, 2, "restore", file, "--data", new)
    assert tables(new) == ["elm"]
    said(capsys, 0, "restore", file, "--data", new, "--force")
    assert tables(new) == ["oak"]


@pytest.mark.parametrize("damage", ["cut", "garbage", "foreign", "missing", "pages"])
def test_a_broken_backup_is_refused_and_changes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], damage: str
) -> None:
    data, file = tmp_path / "data", tmp_path / "copy"
    house_with_a_table(data)
    said(capsys, 0, "backup", file, "--data", data)
    harm(file, damage)
    secret = (data / "secret").read_text()
    assert str(file) in said(capsys, 2, "restore", file, "--data", data, "--force")
    assert tables(data) == ["oak"] and (data / "secret").read_text() == secret


def harm(file: Path, damage: str) -> None:
    whole = file.read_bytes()
    match damage:
        case "cut":
            file.write_bytes(whole[: len(whole) // 2])
        case "garbage":
            file.write_bytes(b"Rose is a rose" * 1000)
        case "pages":
            file.write_bytes(whole[:4096] + b"\xff" * 4096 + whole[8192:])
        case "foreign":
            file.unlink()
            with closing(sqlite3.connect(file)) as other:
                other.execute("CREATE TABLE tables (id)")
        case "missing":
            file.unlink()


def test_an_open_house_is_not_replaced(
    house: Doorkeeper, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said(capsys, 0, "backup", tmp_path / "copy", "--data", house.data)
    assert str(house.data) in said(
        capsys, 2, "restore", tmp_path / "copy", "--data", house.data, "--force"
    )


def test_where_there_is_no_house_there_is_nothing_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for words in (
        ["backup", tmp_path / "copy"],
        ["admin", "list"],
        ["admin", "show", "oak"],
        ["admin", "close", "oak"],
    ):
        assert "nowhere" in said(capsys, 2, *words, "--data", tmp_path / "nowhere")
    assert list(tmp_path.iterdir()) == []


def test_a_backup_holds_both_keys_of_the_house(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without the one nobody is who they were, without the other no browser that asked for it is
    called any more."""
    old, new, file = tmp_path / "old", tmp_path / "new", tmp_path / "copy"
    house_with_a_table(old)
    said(capsys, 0, "backup", file, "--data", old)
    said(capsys, 0, "restore", file, "--data", new)
    for name in ("secret", "push.pem"):
        assert (new / name).read_text() == (old / name).read_text() and len(
            (new / name).read_text()
        ) >= 32
        assert (new / name).stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(new / "nemeton.db")) as database:
        assert database.execute("SELECT * FROM kept WHERE value LIKE '%PRIVATE%'").fetchall() == []
    with Doorkeeper(new):
        pass


def test_a_backup_without_the_secret_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, file = tmp_path / "data", tmp_path / "copy"
    house_with_a_table(data)
    for secret in (None, ""):
        (data / "secret").unlink(missing_ok=True)
        if secret is not None:
            (data / "secret").write_text(secret)
        assert str(data) in said(capsys, 2, "backup", file, "--data", data)
    assert list(tmp_path.iterdir()) == [data]


def test_a_backup_of_before_the_keys_were_kept_can_be_restored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, file = tmp_path / "data", tmp_path / "copy"
    house_with_a_table(data)
    said(capsys, 0, "backup", file, "--data", data)
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("DELETE FROM kept WHERE key = 'push.pem'")
        database.execute("UPDATE kept SET value = '' WHERE key = 'secret'")
    said(capsys, 0, "restore", file, "--data", tmp_path / "new")
    assert tables(tmp_path / "new") == ["oak"] and not (tmp_path / "new" / "secret").exists()


def filled(data: Path) -> None:
    """Enough for several pages."""
    with closing(sqlite3.connect(data / "nemeton.db")) as database, database:
        database.execute("INSERT INTO kept VALUES ('push', 'ann', ?)", ("x" * 200_000,))


def on_a_full_disk(room: int, *words: str | Path) -> str:
    """In a process of its own that can't write files of more than so many bytes."""

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))

    command = [sys.executable, "-m", "nemeton", *map(str, words), "--lang", "en"]
    done = subprocess.run(
        command, preexec_fn=limit, capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 2 and done.stdout == "", done.stderr
    assert done.stderr.count("\n") == 1 and "can't be" in done.stderr, done.stderr
    return done.stderr


@pytest.mark.parametrize("room", [0, 10_000, 150_000])
def test_a_full_disk_is_a_sentence_and_nothing_is_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], room: int
) -> None:
    old, new, file = tmp_path / "old", tmp_path / "new", tmp_path / "copy"
    house_with_a_table(old, "oak")
    house_with_a_table(new, "elm")
    filled(old)
    assert str(tmp_path) in on_a_full_disk(room, "backup", file, "--data", old)
    assert {path.name for path in tmp_path.iterdir()} == {"old", "new"}
    said(capsys, 0, "backup", file, "--data", old)
    before = {path.name: path.read_bytes() for path in new.iterdir()}
    on_a_full_disk(room, "backup", file, "--data", old, "--force")
    on_a_full_disk(room, "restore", file, "--data", new, "--force")
    assert {path.name: path.read_bytes() for path in new.iterdir()} == before
    said(capsys, 0, "restore", file, "--data", new, "--force")
    assert tables(new) == ["oak"]


def test_a_restore_that_fails_at_the_last_moment_leaves_the_house_as_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was written last is in SQLite's log beside the file, as after a kill."""
    old, new, file = tmp_path / "old", tmp_path / "new", tmp_path / "copy"
    house_with_a_table(old, "oak")
    house_with_a_table(new, "elm")
    said(capsys, 0, "backup", file, "--data", old)
    secret = (new / "secret").read_text()

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with closing(sqlite3.connect(new / "nemeton.db")) as living:
        living.execute("UPDATE tables SET id = 'yew'")
        living.commit()
        killed = Path(shutil.copytree(new, tmp_path / "killed"))
    assert (killed / "nemeton.db-wal").stat().st_size
    monkeypatch.setattr(os, "fsync", full)
    assert os.strerror(errno.ENOSPC) in said(
        capsys, 2, "restore", file, "--data", killed, "--force"
    )
    assert tables(killed) == ["yew"] and (killed / "secret").read_text() == secret
    assert not list(killed.glob(".*"))


def test_a_read_only_disk_is_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Root may write into every folder, so the system refuses here in words of its own."""
    data, file = tmp_path / "data", tmp_path / "copy"
    house_with_a_table(data)
    said(capsys, 0, "backup", file, "--data", data)
    really = os.open

    def refusing(path: Any, flags: int, *more: Any, **words: Any) -> int:
        if flags & os.O_CREAT:
            raise OSError(errno.EROFS, os.strerror(errno.EROFS))
        return really(path, flags, *more, **words)

    monkeypatch.setattr(os, "open", refusing)
    reason = os.strerror(errno.EROFS)
    assert reason in said(capsys, 2, "backup", file, "--data", data, "--force")
    assert reason in said(capsys, 2, "restore", file, "--data", data, "--force")


def test_a_damaged_database_is_said_to_be_damaged(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, file = tmp_path / "data", tmp_path / "copy"
    house_with_a_table(data)
    (data / "nemeton.db").write_bytes(b"Rose is a rose" * 1000)
    assert str(data) in said(capsys, 2, "backup", file, "--data", data)
    assert not file.exists()


# Tables and guests.


async def test_an_open_house_can_be_looked_at_and_not_changed(
    house: Doorkeeper, capsys: pytest.CaptureFixture[str]
) -> None:
    async with Visitor(house.url) as visitor:
        table = await (await visitor.named("Ondine")).open_table(ME, OPEN)
    assert table in await said_apart(capsys, 0, "admin", "list", "--data", house.data)
    shown = await said_apart(capsys, 0, "admin", "show", table, "--data", house.data)
    assert "Ondine" in shown and "stonehenge" in shown
    for deed in ("close", "delete", "forget"):
        assert str(house.data) in await said_apart(
            capsys, 2, "admin", deed, table, "--data", house.data
        )


def test_an_id_with_a_dash_in_front_comes_after_two_dashes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house_with_a_table(tmp_path, "-oak")
    assert "stonehenge" in said(capsys, 0, "admin", "show", "--data", tmp_path, "--", "-oak")


def test_a_table_is_closed_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    house_with_a_table(tmp_path)
    add_table(tmp_path, "elm")
    said(capsys, 0, "admin", "close", "oak", "--data", tmp_path)
    with closing(sqlite3.connect(tmp_path / "nemeton.db")) as database:
        assert database.execute("SELECT id FROM tables WHERE over = 0").fetchall() == [("elm",)]
    assert "oak" in said(capsys, 2, "admin", "close", "oak", "--data", tmp_path)


def test_a_deleted_table_is_gone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    house_with_a_table(tmp_path)
    add_table(tmp_path, "elm")
    said(capsys, 0, "admin", "delete", "oak", "--data", tmp_path)
    assert tables(tmp_path) == ["elm"]
    for deed in ("show", "close", "delete"):
        assert "oak" in said(capsys, 2, "admin", deed, "oak", "--data", tmp_path)


async def test_a_forgotten_guest_leaves_no_trace_and_its_cookie_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Doorkeeper(tmp_path) as keeper:
        async with Visitor(keeper.url) as visitor:
            table = await played(visitor)
            with closing(sqlite3.connect(tmp_path / "nemeton.db")) as database:
                ((guest,),) = database.execute(
                    "SELECT guest FROM seats WHERE table_id = ?", (table,)
                )
            keeper.close()
            assert "nobody" in await said_apart(
                capsys, 2, "admin", "forget", "nobody", "--data", tmp_path
            )
            await said_apart(capsys, 0, "admin", "forget", guest, "--data", tmp_path)
            left = b"".join(path.read_bytes() for path in tmp_path.glob("nemeton.db*"))
            assert guest.encode() not in left and b"Ondine" not in left
            keeper.open()
            assert (await visitor.http.post("/api/me", json={"name": "Again"})).status_code == 401
            async with Visitor(keeper.url) as stranger:
                seen = await stranger.glimpse(table)
                assert seen["stage"] == "playing" and "Ondine" not in str(seen["seats"])


# PostgreSQL.


async def test_a_house_on_postgres_plays_is_backed_up_and_restored(
    tmp_path: Path, postgres: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    store, other, file = postgres.database(), postgres.database(), tmp_path / "copy"
    with Doorkeeper(tmp_path / "first", words=("--store", store)) as first:
        async with Visitor(first.url) as visitor:
            table = await played(visitor)
            await said_apart(
                capsys, 0, "backup", file, "--data", tmp_path / "first", "--store", store
            )
            assert table in await said_apart(
                capsys, 0, "admin", "list", "--data", tmp_path / "first", "--store", store
            )
            assert await said_apart(
                capsys, 2, "admin", "delete", table, "--data", tmp_path / "third", "--store", store
            )
            cookies, before = visitor.http.cookies, await visitor.glimpse(table)
    assert not (tmp_path / "first" / "nemeton.db").exists()
    await said_apart(capsys, 0, "restore", file, "--data", tmp_path / "second", "--store", other)
    assert "--force" in await said_apart(
        capsys, 2, "restore", file, "--data", tmp_path / "second", "--store", other
    )
    await said_apart(capsys, 0, "restore", file, "--data", tmp_path / "third")
    for words in (("--store", other), ()):
        data = tmp_path / ("second" if words else "third")
        with Doorkeeper(data, words=words) as keeper:
            async with Visitor(keeper.url) as visitor:
                visitor.http.cookies = cookies
                assert {**await visitor.glimpse(table), "prompt": 0} == {**before, "prompt": 0}


async def test_a_backup_from_postgres_is_made_with_the_houses_own_secret_or_not_at_all(
    tmp_path: Path,
    postgres: Server,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store, file = postgres.database(), tmp_path / "copy"
    monkeypatch.chdir(tmp_path)
    with Doorkeeper(tmp_path / "first", words=("--store", store)):
        assert "data" in await said_apart(capsys, 2, "backup", file, "--store", store)
    house_with_a_table(tmp_path / "data")
    assert "data" in said(capsys, 2, "backup", file, "--store", store), (
        "that is another house's folder"
    )
    assert not file.exists()
    said(capsys, 0, "backup", file, "--store", store, "--data", tmp_path / "first")
    said(capsys, 0, "restore", file, "--data", tmp_path / "data", "--store", postgres.database())
    assert tables(tmp_path / "data") == ["oak"], (
        "the database in the folder is not the one that was restored"
    )
    for name in ("secret", "push.pem"):
        assert (tmp_path / "data" / name).read_text() == (tmp_path / "first" / name).read_text()


@pytest.mark.parametrize("deed", ["backup", "restore"])
def test_a_database_that_refuses_is_a_sentence(
    tmp_path: Path, postgres: Server, capsys: pytest.CaptureFixture[str], deed: str
) -> None:
    """No house has been there; or somebody has built something else there."""
    store, file = postgres.database(), tmp_path / "copy"
    house_with_a_table(tmp_path / "data")
    said(capsys, 0, "backup", file, "--data", tmp_path / "data")
    if deed == "restore":
        with closing(psycopg.connect(store, autocommit=True)) as session:
            session.execute(
                "CREATE VIEW tables AS SELECT 1 AS id WHERE 1 / (random() * 0)::int = 1"
            )
    assert "postgresql://" in said(
        capsys, 2, deed, file, "--data", tmp_path / "data", "--store", store, "--force"
    )


async def test_a_house_says_so_while_its_database_is_away_and_goes_on_when_it_is_back(
    tmp_path: Path, postgres: Server
) -> None:
    with Doorkeeper(tmp_path, words=("--store", postgres.database())) as keeper:
        async with Visitor(keeper.url) as visitor:
            table = await (await visitor.named("Ondine")).open_table(ME, bot("random"))
            async with visitor.at(table) as place:
                position = await place.hear_until("playing", actor=0)
                await place.say(type="say", phrase="hello")
                await place.hear_word(
                    "chat"
                )  # now nothing else is read or written that could find the line cut first
                postgres.cut()
                await place.choose(position, 0)
                assert (await place.hear_word("refused"))["reason"]["key"] == "house-not-saved"
                await place.choose(position, 0)
                await place.hear_until("playing", actor=0, prompt=position["prompt"] + 2)


@pytest.mark.parametrize(
    "address", ["mysql://ann:hunter2@here/house", "postgresql://ann:hunter2@127.0.0.1:1/house"]
)
def test_a_store_that_cannot_be_used_is_refused_without_its_password(
    tmp_path: Path, address: str
) -> None:
    """In a process of its own: a house that opens would not come back."""
    command = [
        sys.executable,
        "-m",
        "nemeton",
        "serve",
        "--port",
        "0",
        "--data",
        str(tmp_path),
        "--lang",
        "en",
    ]
    words = {**os.environ, "NEMETON_STORE": address}
    done = subprocess.run(
        command, env=words, capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 2 and done.stdout == "" and done.stderr.count("\n") == 1
    assert "hunter2" not in done.stderr and "postgresql://" in done.stderr
