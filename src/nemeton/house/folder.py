"""The data folder: one place for all that must survive, and a lock so that only one house lives in it.
Whatever is wrong with it is said in one sentence before anything else happens."""

from __future__ import annotations

import contextlib
import fcntl
import os
import secrets
from pathlib import Path
from typing import IO

from nemeton.engine import Msg, Refused

SHORTEST_SECRET = 32
DATABASE = "nemeton.db"


class Folder:
    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = self._locked()

    def _locked(self) -> IO[str]:
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            lock = (self.path / "lock").open("a")
        except OSError as error:
            raise Refused(Msg("data-unusable", {"folder": str(self.path), "reason": error.strerror or ""})) from error
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            lock.close()
            raise Refused(Msg("data-in-use", {"folder": str(self.path)})) from error
        return lock

    @property
    def database(self) -> Path:
        return self.path / DATABASE

    def secret(self) -> str:
        """What cookies are signed with: drawn once, readable by the house alone."""
        path = self.path / "secret"
        with contextlib.suppress(FileExistsError):
            opened = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(opened, "w") as file:
                file.write(secrets.token_hex(32))
        written = path.read_text()
        if len(written) < SHORTEST_SECRET:
            raise OSError(f"{path.name} is empty")
        return written

    def is_ours(self) -> bool:
        """Whether the lock is still this house's: somebody may have put another in its place, and opened a house."""
        try:
            there, ours = os.stat(self.path / "lock"), os.fstat(self._lock.fileno())
        except (OSError, ValueError):  # taken away, or closed: nobody else has it
            return True
        return (there.st_dev, there.st_ino) == (ours.st_dev, ours.st_ino)

    def close(self) -> None:
        self._lock.close()
