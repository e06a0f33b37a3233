"""A house in a process of its own, started, killed and started again by tests.
Waits until the door is open; says what the house printed when it does not open."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Self

import httpx

PATIENCE = 30.0


class Doorkeeper:
    def __init__(self, data: Path, port: int | None = None) -> None:
        self.data, self.port = data, port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None

    def open(self) -> Self:
        command = [sys.executable, "-m", "nemeton", "serve", "--port", str(self.port), "--data", str(self.data)]
        spoken = {**os.environ, "NEMETON_LANG": "en"}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=spoken
        )
        deadline = time.monotonic() + PATIENCE
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
        printed, _ = self.process.communicate(timeout=PATIENCE)
        return printed

    def __enter__(self) -> Self:
        return self.open()

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
