"""`nemeton dev`: the house for authors. Whatever changes in it or in a game, it is opened anew, and
tables go on.
Watches, starts and stops; what is served is `nemeton serve --dev`, in a process of its own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import Final, NoReturn

from nemeton.engine import Msg, Refused

from .changes import Changes, faults, folders

TICK: Final = 0.4  # seconds between two looks
REFUSED: Final = (
    2  # how a house ends that can't be opened, whatever is changed: one sentence was said
)
HERE: Final = "127.0.0.1"


def dev(port: int, data: Path, client: Path | None = None) -> int:
    """Until it is stopped. With the client's sources Vite stands before the house, so that there is
    one address."""
    signal.signal(signal.SIGTERM, _leave)
    inner = port if client is None else _free_port()
    url, house = f"http://localhost:{port}", House(inner, data)
    vite = None if client is None else _vite(client, port, inner)
    try:
        return Following(house, Changes(folders()), url, vite).run()
    finally:
        house.close()
        if vite is not None:
            _stop(vite)


def _leave(_: int, __: FrameType | None) -> NoReturn:
    raise KeyboardInterrupt


class House:
    """The process that serves, started again and again."""

    def __init__(self, port: int, data: Path) -> None:
        words = ["serve", "--dev", "--port", str(port), "--data", str(data), "--bots", "1"]
        self.command, self.port = [sys.executable, "-m", "nemeton", *words], port
        self.process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        """In plain Python: what was compiled is older than what is being written."""
        env = {**os.environ, "NEMETON_FAST": "0"}
        self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL, env=env)

    def close(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait()

    @property
    def ended(self) -> int | None:
        return None if self.process is None else self.process.poll()

    def answers(self) -> bool:
        with socket.socket() as probe:
            probe.settimeout(TICK)
            return self.ended is None and probe.connect_ex((HERE, self.port)) == 0


class Following:
    """Goes on after every change; says what it does, once. Where the house or Vite refuses to open,
    that is the end."""

    def __init__(
        self, house: House, changes: Changes, url: str, vite: subprocess.Popen[bytes] | None
    ) -> None:
        self.house, self.changes, self.url, self.vite = house, changes, url, vite
        self.said = False  # whether the house is open, or why not

    def run(self) -> int:
        self._anew()
        while self.house.ended != REFUSED and (self.vite is None or self.vite.poll() is None):
            time.sleep(TICK)
            if changed := self.changes.since_last():
                self._follow(changed)
            elif not self.said:
                self._tell()
        return REFUSED

    def _anew(self) -> None:
        self.house.close()
        self.house.open()
        self.said = False

    def _follow(self, changed: list[Path]) -> None:
        """While something can't be read, the house stays as it was: one goes on playing meanwhile."""
        while more := self._quiet():
            changed = sorted({*changed, *more})
        if wrong := faults(changed):
            _say("dev-faults", faults="\n".join(wrong))
            return
        _say(
            "dev-changed",
            files=", ".join(path.name for path in changed[:5]) + (" …" if len(changed) > 5 else ""),
        )
        self._anew()

    def _quiet(self) -> list[Path]:
        """Editors write several files at a time."""
        time.sleep(TICK / 4)
        return self.changes.since_last()

    def _tell(self) -> None:
        if self.house.ended is not None:
            _say("dev-fell")
            self.said = True
        elif self.house.answers():
            _say("dev-open", url=self.url)
            self.said = True


def _say(key: str, **args: str) -> None:
    print(Msg(key, args), flush=True)


# The client.


def _vite(client: Path, port: int, inner: int) -> subprocess.Popen[bytes]:
    program = client / "node_modules" / ".bin" / "vite"
    if not program.exists():
        raise Refused(Msg("dev-no-vite", {"folder": str(client)}))
    words = [
        "--host",
        HERE,
        "--port",
        str(port),
        "--strictPort",
        "--logLevel",
        "warn",
        "--clearScreen",
        "false",
    ]
    env = {**os.environ, "NEMETON_HOUSE": f"http://{HERE}:{inner}"}
    return subprocess.Popen(
        [program.absolute(), *words], cwd=client, env=env, start_new_session=True
    )


def _stop(vite: subprocess.Popen[bytes]) -> None:
    """With all that it has started: the Node of a wheel is a script that starts another."""
    with suppress(ProcessLookupError):
        os.killpg(vite.pid, signal.SIGTERM)
    vite.wait()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HERE, 0))
        return int(probe.getsockname()[1])
