"""`nemeton serve`: opens the house. One process, one data folder; bots think in processes of their own."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

import uvicorn

from nemeton.engine import Msg

from .app import application
from .folder import Folder
from .house import House

LARGEST_FRAME = 32 * 1024


def serve(host: str, port: int, data: Path, bot_processes: int = 1) -> int:
    """Until it is stopped; refusals about the folder come before the door opens."""
    house = House(Folder(data), bot_processes)
    logging.basicConfig(level=logging.INFO, format="%(message)s", stream=sys.stderr)
    print(Msg("house-open", {"url": f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}"}))
    config = uvicorn.Config(
        application(house),
        host=host,
        port=port,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    uvicorn.Server(config).run()
    return 0
