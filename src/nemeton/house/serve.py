"""`nemeton serve`: opens the house. One process, one data folder; bots think in processes of their own."""

from __future__ import annotations

import asyncio
import logging
import socket
import sqlite3
import sys
from pathlib import Path

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from nemeton.engine import Msg, Refused

from .app import application
from .folder import Folder
from .house import PAUSE, House
from .sweep import only_when_told, sweeping

LARGEST_FRAME = 32 * 1024
PING = 10.0  # seconds until a connection is asked whether it is still there, and until it must have answered


class Patient(WebSocketsSansIOProtocol):
    """Whoever pings without ever reading the answers is cut off: they would pile up here."""

    def handle_ping(self) -> None:
        super().handle_ping()
        if not self.writable.is_set():
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        """Whoever is gone, or reads no more, will not read what waits to be sent either: no polite end would come."""
        super().keepalive_timeout()
        self.transport.abort()


class Open(uvicorn.Server):
    """Says so once the door is open, not before."""

    def __init__(self, config: uvicorn.Config, url: str, house: House) -> None:
        super().__init__(config)
        self.url, self.house = url, house

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            only_when_told()
            self.sweeping = asyncio.create_task(sweeping(lambda: not self.house.tables))
            print(Msg("house-open", {"url": self.url}), flush=True)


def serve(host: str, port: int, data: Path, bot_processes: int = 1, pause: float = PAUSE) -> int:
    """Until it is stopped; refusals about the folder come before the door opens."""
    folder = Folder(data)
    door = listen(host, port)
    try:
        house = House(folder, bot_processes, pause)
    except (OSError, sqlite3.Error) as error:
        raise Refused(Msg("data-unusable", {"folder": str(data), "reason": str(error)})) from error
    logging.basicConfig(level=logging.INFO, format="%(message)s", stream=sys.stderr)
    config = uvicorn.Config(
        application(house),
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        ws=Patient,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    Open(config, f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}", house).run([door])
    return 0


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
        raise Refused(Msg("port-unusable", {"host": host, "port": str(port), "reason": reason})) from error
    return door
