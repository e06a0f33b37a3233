"""The house's side of a connection, where uvicorn's own is too patient: who dawdles or never reads is let go.
Knows bytes and time, no message and no table."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable

import h11
from starlette.websockets import WebSocket
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Opcode
from websockets.protocol import OPEN
from websockets.utils import apply_mask

SLOWEST = 15.0  # seconds for a request, headers and body
FEW = 4  # short messages that may wait here before nothing more is read
FINAL, MASKED, SMALL, LARGE = 0x80, 0x80, 126, 0x10000  # of frames, as RFC 6455 has them
TEXT = FINAL | Opcode.TEXT
AT_ONCE = "nemeton.at_once"  # in the state of a connection


class Brisk(H11Protocol):
    """Whoever connects says what it wants, whole, before long: else a few slow machines could fill the house."""

    _patience: asyncio.TimerHandle | None = None
    _upgraded = False  # a websocket now: others listen

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        unfinished = self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
        if unfinished and not self._upgraded and not self.transport.is_closing():
            self._wait()
        else:
            self._stop_waiting()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._upgraded = True
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self) -> None:
        """From the first byte on: more of them win no time."""
        if self._patience is None:
            self._patience = self.loop.call_later(SLOWEST, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


class Patient(WebSocketsSansIOProtocol):
    """Whoever pings without ever reading the answers is cut off: they would pile up here."""

    _in_step: bool | None = None  # so far whole frames have come, each a whole message; None before the first bytes

    def data_received(self, data: bytes) -> None:
        """A short text that comes alone, as choices do, is read by the shortest way: 0.4 µs, and 3.1 by the parser.
        That one takes frames in pieces too, and once they came so, it reads all that follow."""
        opened = self.conn.state is OPEN and not self.close_sent
        text = short_text(data) if self._in_step and opened else None
        if text is not None:
            self._hear(text)
            return
        self._in_step = self._in_step is None or (self._in_step and opened and ends_with_a_message(data))
        super().data_received(data)

    def _hear(self, text: str) -> None:
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > FEW and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def run_asgi(self) -> None:
        self.scope["state"][AT_ONCE] = self.send_at_once
        try:
            await super().run_asgi()
        finally:
            del self.scope["state"][AT_ONCE]  # it would hold the connection that holds it

    def send_at_once(self, text: bytes) -> bool:
        """A text that is UTF-8 already, by the shortest way, and not through the usual four coroutines and as a `str`.
        False, and nothing is sent, where `send` would wait or refuse."""
        if not self.writable.is_set() or self.disconnected or self.close_sent or self.conn.state is not OPEN:
            return False
        self.transport.write(framed(text))
        return True

    def handle_ping(self) -> None:
        super().handle_ping()
        if not self.writable.is_set():
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """What reads the frames holds the connection that holds it: left alone, each would stay until all the house is
        swept. With 500 tables that was a megabyte and more in every minute."""
        super().connection_lost(exc)
        self.conn.parser.close()

    def keepalive_timeout(self) -> None:
        """Whoever is gone, or reads no more, will not read what waits to be sent either: no polite end would come."""
        super().keepalive_timeout()
        self.transport.abort()


def short_text(data: bytes) -> str | None:
    """What one frame says that is a whole short message and all that has come; else None."""
    if len(data) < 6 or data[0] != TEXT or data[1] != MASKED | (len(data) - 6) or data[1] >= MASKED | SMALL:
        return None
    try:
        return apply_mask(data[6:], data[2:6]).decode()
    except UnicodeDecodeError:
        return None  # the parser hangs up


def ends_with_a_message(data: bytes) -> bool:
    """Whether it is whole frames, none of them a part of a message; long ones are not looked into."""
    at = 0
    while at < len(data):
        if len(data) - at < 6 or not data[at] & FINAL or not data[at] & 0xF or data[at + 1] & 0x7F >= SMALL:
            return False
        at += 6 + (data[at + 1] & 0x7F)
    return at == len(data)


def framed(text: bytes) -> bytes:
    """As one frame of a server: final, not masked."""
    size = len(text)
    if size < SMALL:
        return struct.pack("!BB", TEXT, size) + text
    if size < LARGE:
        return struct.pack("!BBH", TEXT, SMALL, size) + text
    return struct.pack("!BBQ", TEXT, SMALL + 1, size) + text


def at_once(socket: WebSocket) -> Callable[[bytes], bool]:
    """How to send a text to it without waiting; under another server there is no such way."""
    way: Callable[[bytes], bool] = socket.scope.get("state", {}).get(AT_ONCE, lambda _: False)
    return way
