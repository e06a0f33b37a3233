"""`nemeton serve`: opens the house. One process, one data folder; bots think in processes of their
own."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import socket
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn

from nemeton.engine import Msg, Refused
from nemeton.games import load, names
from nemeton.house.ops.data_folder import OTHERS, Folder
from nemeton.house.ops.garbage import glancing, only_when_told, sweeping
from nemeton.house.web.app import application
from nemeton.house.web.protocols import Brisk, Patient
from nemeton.house.web.security import is_address, is_here

from .house import LIMITS, PAUSE, House
from .limits import Limits
from .ops import log
from .storage import open_store

LARGEST_FRAME = 32 * 1024
PULSE = 10.0  # seconds between two pings of the house, and for each answer: who is gone is noticed
SHORTEST_TOKEN = 16
POLITE = (signal.SIGTERM, signal.SIGHUP)
LAST = 12.0  # seconds from being asked to leave until the house is gone, whatever hangs


@dataclass(frozen=True, slots=True)
class Way:
    """How the house is reached: straight, or through a proxy that says for whom it asks; and who
    may measure it."""

    behind_proxy: bool = False
    metrics_token: Path | None = None
    pulse: float = PULSE
    url: str = ""  # by which people visit it; empty where the house takes their word for it
    dev: bool = False  # for authors: shows every secret, so it is open to this machine alone

    def token(self) -> str:
        if self.metrics_token is None:
            return ""
        try:
            word = self.metrics_token.read_text().strip()
        except (OSError, UnicodeError) as error:
            raise Refused(Msg("token-unusable", {"file": str(self.metrics_token)})) from error
        if len(word) < SHORTEST_TOKEN:
            raise Refused(
                Msg("token-short", {"file": str(self.metrics_token), "least": SHORTEST_TOKEN})
            )
        return word

    def address(self) -> str:
        url = self.url.removesuffix("/")
        if url and not is_address(url):
            raise Refused(Msg("url-unusable", {"url": self.url}))
        return url


STRAIGHT = Way()


class Open(uvicorn.Server):
    """Says so once the door is open, not before; and when it closes, that it will be open again."""

    def __init__(self, config: uvicorn.Config, house: House, url: str) -> None:
        super().__init__(config)
        self.house, self.url = house, url
        self.code = 0
        house.vitals.leave = self._lost
        self._leaving = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            only_when_told()
            self.sweeping = [
                asyncio.create_task(glancing()),
                asyncio.create_task(sweeping(lambda: not self.house.tables)),
            ]
            print(Msg("house-open", {"url": self.url}), flush=True)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Who is asked to leave and leaves has not failed; uvicorn would end itself by the same
        signal."""
        self._leave_at_last()
        if sig in POLITE:
            self.should_exit = True
        else:
            super().handle_exit(sig, frame)

    def _lost(self) -> None:
        """To another house on the same store: this one leaves at once, and has failed."""
        self.code = 1
        self._leave_at_last()
        self.should_exit = True

    def _leave_at_last(self) -> None:
        """Everything that closing waits for has a limit of its own; this one is for whatever nobody
        thought of. Threads see to it, as the loop may be what hangs, or the paper on which it would
        be told. Nothing is lost by it: what anybody was shown is on disk."""
        if not self._leaving:
            self._leaving = True
            _later(LAST, log.diary.warning, "cut-off")
            _later(LAST + 0.5, os._exit, self.code)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.diary.info("closing", connections=self.house.room.lines)
        for server in self.servers:
            server.close()
        await self.house.rest()
        await super().shutdown(sockets)
        log.diary.info("closed")


def serve(
    host: str,
    port: int,
    data: Path,
    bot_processes: int = 1,
    pause: float = PAUSE,
    way: Way = STRAIGHT,
    store: str = "",
    limits: Limits = LIMITS,
    put_away: int = 0,
) -> int:
    """Until it is stopped; refusals about the folder come before the door opens. `put_away`: after
    so many days a game that nobody touches; 0 for never."""
    os.umask(OTHERS)
    token, address = way.token(), way.address()
    _refuse_dev_for_others(host, way)
    folder = Folder(data)
    door = listen(host, port)
    try:
        kept = replace(limits, playing_days=put_away or limits.playing_days, puts_away=put_away > 0)
        house = House(folder, bot_processes, pause, open_store(folder, store), kept, way.dev)
    except OSError as error:
        raise Refused(Msg("data-unusable", {"folder": str(data), "reason": str(error)})) from error
    log.begin(sys.stderr)
    _allow_many_connections()
    config = uvicorn.Config(
        application(house, token, address),
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http=Brisk,
        ws=Patient,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=way.pulse,
        ws_ping_timeout=way.pulse,
        proxy_headers=way.behind_proxy,
        log_config=None,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    url = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}"
    server = Open(config, house, url)
    _heed_hang_up(server)
    server.run([door])
    return server.code


def _heed_hang_up(server: Open) -> None:
    """A lost terminal ends the house as politely as SIGTERM does; one that was told not to mind
    (`nohup`) does not."""
    if signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:
        signal.signal(signal.SIGHUP, server.handle_exit)


def _later(seconds: float, deed: Callable[..., Any], word: Any) -> None:
    timer = threading.Timer(seconds, deed, (word,))
    timer.daemon = True
    timer.start()


def _refuse_dev_for_others(host: str, way: Way) -> None:
    """Games are read first: one that can't be is better seen here than at a table."""
    if not way.dev:
        return
    if way.behind_proxy or not is_here(host):
        raise Refused(Msg("dev-elsewhere", {"host": host}))
    for name in names():
        load(name)


def _allow_many_connections() -> None:
    """As many as the machine permits: the usual 1,024 files would be the first limit that anybody
    meets."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def listen(host: str, port: int) -> socket.socket:
    """The address, bound before anything else happens; one sentence when it can't be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((host, port))
    except (OSError, OverflowError) as error:
        door.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise Refused(
            Msg("port-unusable", {"host": host, "port": str(port), "reason": reason})
        ) from error
    return door
