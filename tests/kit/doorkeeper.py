"""A house in a process of its own, started, killed and started again by tests.
Waits until the door is open; says what the house printed when it does not open."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Self

import httpx

PATIENCE = 60.0
NEMETON = ("-m", "nemeton")


class Doorkeeper:
    def __init__(
        self,
        data: Path,
        port: int | None = None,
        *,
        patience: float = PATIENCE,
        program: tuple[str, ...] = NEMETON,
        words: tuple[str, ...] = (),
    ) -> None:
        self.data, self.port, self.patience = data, port or free_port(), patience
        self.command = [*command(data, self.port, program), *words]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None
        self._words = data / "printed.txt"  # a pipe that nobody reads would fill up

    def open(self) -> Self:
        self.data.mkdir(parents=True, exist_ok=True)
        with self._words.open("w") as words:
            self.process = subprocess.Popen(
                self.command,
                stdout=words,
                stderr=subprocess.STDOUT,
                text=True,
                env=_spoken(),
                preexec_fn=_heed_hang_up,
            )
        deadline = time.monotonic() + self.patience
        while not self._answers():
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"the house did not open: {self.close()}")
            time.sleep(0.05)
        return self

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/health").status_code == 200
        except httpx.TransportError:
            return False

    @property
    def printed(self) -> str:
        """What it has said so far, since it was last opened."""
        return self._words.read_text()

    def workers(self) -> list[int]:
        """The processes in which bots think, by their id, whichever thread has started them."""
        assert self.process is not None, "not open"
        threads = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        ids = [int(child) for children in threads for child in _text(children).split()]
        return [child for child in ids if "spawn_main" in _text(Path(f"/proc/{child}/cmdline"))]

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None, "not open"
        self.process.send_signal(signal.SIGKILL)
        self._ended()

    def close(self) -> str:
        """Politely; gives back what it printed."""
        assert self.process is not None, "not open"
        self.process.terminate()
        return self._ended()

    def _ended(self) -> str:
        assert self.process is not None, "not open"
        try:
            self.process.wait(timeout=self.patience)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise
        return self.printed

    def __enter__(self) -> Self:
        return self.open()

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.close()


def _text(of_a_process: Path) -> str:
    """Nothing where it has ended meanwhile: threads come and go."""
    try:
        return of_a_process.read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""


def errors(printed: str) -> list[str]:
    """Of what a house printed, the lines that tell of its own mistakes."""
    signs = "Traceback", '"level": "error"', '"level": "critical"'
    return [line for line in printed.splitlines() if any(sign in line for sign in signs)]


def command(data: Path, port: int, program: tuple[str, ...] = NEMETON) -> list[str]:
    return [sys.executable, *program, "serve", "--port", str(port), "--data", str(data)]


def _spoken() -> dict[str, str]:
    return {**os.environ, "NEMETON_LANG": "en"}


def _heed_hang_up() -> None:
    """In the new process: tests that were started by `nohup` would hand down that SIGHUP is
    ignored."""
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


def turned_away(
    data: Path, port: int | None = None, *, patience: float = 10.0
) -> tuple[int | None, str]:
    """Try to open a house that can't be opened: its exit code and what it said; None when it stays."""
    with tempfile.TemporaryFile("w+") as words:
        tried = subprocess.Popen(
            command(data, port or free_port()),
            stdout=words,
            stderr=subprocess.STDOUT,
            env=_spoken(),
        )
        try:
            code: int | None = tried.wait(timeout=patience)
        except subprocess.TimeoutExpired:
            code = None
            tried.kill()
            tried.wait()
        words.seek(0)
        return code, words.read()


def answers(url: str, patience: float) -> bool:
    """Whether anything is said there within so many seconds."""
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline:
        try:
            httpx.get(url, trust_env=False)
            return True
        except httpx.TransportError:
            time.sleep(0.1)
    return False


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
