"""The data folder: one place for all that must survive, and a lock so that only one house lives in
it.
Whatever is wrong with it is said in one sentence before anything else happens."""

from __future__ import annotations

import contextlib
import fcntl
import os
import secrets
import stat
from pathlib import Path
from typing import IO

from nemeton.engine import Msg, Refused

SHORTEST_SECRET = 32
DATABASE = "nemeton.db"
BESIDE = ("-journal", "-shm", "-wal")  # what SQLite puts there
KEPT = ("alive", "lock", "push.pem", "secret", DATABASE, *(f"{DATABASE}{end}" for end in BESIDE))
OTHERS = 0o077  # what whoever else has an account on the machine may do: nothing


def private(path: str, flags: int) -> int:
    """An opener: a file that is made is made for the house alone, whatever the umask."""
    return os.open(path, flags, 0o600)


class Folder:
    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = self._locked()
        self._tighten()

    def _locked(self) -> IO[str]:
        try:
            self.path.mkdir(mode=0o700, parents=True, exist_ok=True)
            lock = open(self.path / "lock", "a", opener=private)  # noqa: SIM115
        except OSError as error:
            raise Refused(
                Msg("data-unusable", {"folder": str(self.path), "reason": error.strerror or ""})
            ) from error
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            lock.close()
            raise Refused(Msg("data-in-use", {"folder": str(self.path)})) from error
        return lock

    def _tighten(self) -> None:
        """An older house let everybody look, and so does many a folder that was made by hand."""
        for name in KEPT:
            _close_to_others(self.path / name)
        with contextlib.suppress(OSError):
            if self._is_own():
                _close_to_others(self.path)

    def _is_own(self) -> bool:
        """Not a place that is shared with others, such as /tmp or somebody's home."""
        folders = [
            path
            for path in self.path.iterdir()
            if path.is_dir() and not path.name.startswith((".", "lost+"))
        ]
        sticky = self.path.stat().st_mode & stat.S_ISVTX
        return not sticky and all((folder / "lock").exists() for folder in folders)

    @property
    def database(self) -> Path:
        return self.path / DATABASE

    def secret(self) -> str:
        """What cookies are signed with: drawn once, readable by the house alone."""
        path = self.path / "secret"
        with contextlib.suppress(FileExistsError), open(path, "x", opener=private) as file:
            file.write(secrets.token_hex(32))
        written = path.read_text()
        if len(written) < SHORTEST_SECRET:
            raise OSError(f"{path.name} is empty")
        return written

    def is_ours(self) -> bool:
        """Whether the lock is still this house's: somebody may have put another in its place, and
        opened a house."""
        try:
            there, ours = os.stat(self.path / "lock"), os.fstat(self._lock.fileno())
        except (OSError, ValueError):  # taken away, or closed: nobody else has it
            return True
        return (there.st_dev, there.st_ino) == (ours.st_dev, ours.st_ino)

    def close(self) -> None:
        self._lock.close()


def _close_to_others(path: Path) -> None:
    with contextlib.suppress(OSError):  # not there, or somebody else's: it works as well as it did
        path.chmod(stat.S_IMODE(path.stat().st_mode) & ~OTHERS)
