"""An author at work: a new game in a package of its own, and `nemeton dev` in a process beside it.
The game is found by an entry point on the path; nothing is installed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Self

from kit.doorkeeper import PATIENCE, free_port
from nemeton.workshop.new_game import _copy

GAME = "hollows"


class Author:
    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.game, self.url = folder / GAME / GAME, f"http://127.0.0.1:{self.port}"
        self._said = folder / "said.txt"
        self.process: subprocess.Popen[bytes] | None = None
        _copy(GAME, {"": folder / GAME})
        self._announce()

    def _announce(self) -> None:
        card = self.folder / f"{GAME}-1.dist-info"
        card.mkdir()
        (card / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {GAME}\nVersion: 1\n")
        (card / "entry_points.txt").write_text(f"[nemeton.games]\n{GAME} = {GAME}\n")

    @property
    def env(self) -> dict[str, str]:
        path = [str(self.folder), str(self.folder / GAME), os.environ.get("PYTHONPATH", "")]
        return {**os.environ, "PYTHONPATH": os.pathsep.join(path), "NEMETON_LANG": "en"}

    def begin(self, *words: str) -> Self:
        command = [
            sys.executable,
            "-m",
            "nemeton",
            "dev",
            "--port",
            str(self.port),
            "--data",
            str(self.folder / "data"),
        ]
        with self._said.open("wb") as said:
            self.process = subprocess.Popen(
                [*command, *words], stdout=said, stderr=subprocess.STDOUT, env=self.env
            )
        return self

    def hears(self, sentence: str, times: int = 1) -> str:
        """Waits until it was said so often; gives all that was said."""
        deadline = time.monotonic() + 2 * PATIENCE
        while self.said.count(sentence) < times:
            assert time.monotonic() < deadline and self.is_there(), (
                f"never said: {sentence}\n{self.said}"
            )
            time.sleep(0.1)
        return self.said

    @property
    def said(self) -> str:
        return self._said.read_text()

    def is_there(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def change(self, file: str, old: str, new: str) -> None:
        path = self.game / file
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1
        path.write_text(text.replace(old, new), encoding="utf-8")

    def stop(self) -> int:
        assert self.process is not None, "not begun"
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=PATIENCE)

    @contextmanager
    def already(self) -> Iterator[None]:
        """Begun in some other way."""
        try:
            self.hears("open for authors")
            yield
        finally:
            self.__exit__()

    def __enter__(self) -> Self:
        self.begin().hears("open for authors")
        return self

    def __exit__(self, *_: object) -> None:
        if self.is_there():
            self.stop()
