"""The house's side of a connection, where uvicorn's own is too patient: who dawdles or never reads
is let go.
Knows bytes and time, no message and no table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import h11
from starlette.websockets import WebSocket
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

SLOWEST = 15.0  # seconds for a request, headers and body
UNREAD = 30.0  # seconds in which at least something is read of what was sent
BAD_HANDSHAKE = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
AT_ONCE = "nemeton.at_once"  # in the state of a connection


class Unread:
    """A timer for what waits to be sent. Closing politely waits for it too, so that a visitor who
    never reads would stay for ever: looked at from the first moment of a connection until it is
    lost."""

    def __init__(self, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport) -> None:
        self._loop, self._transport = loop, transport
        self._left = (
            0  # bytes that waited when it was last looked at; 0 also where some were read since
        )
        self._timer = loop.call_later(UNREAD, self._look)

    def _look(self) -> None:
        left = self._transport.get_write_buffer_size()
        if left and 0 < self._left <= left:
            self._transport.abort()
            return
        self._left = left
        self._timer = self._loop.call_later(UNREAD, self._look)

    def read(self) -> None:
        """The visitor has read something."""
        self._left = 0

    def stop(self) -> None:
        self._timer.cancel()


class Brisk(H11Protocol):
    """Whoever connects says what it wants, whole, before long: else a few slow machines could fill
    the house."""

    _patience: asyncio.TimerHandle | None = None
    _upgraded = False  # a websocket now: others listen

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        self._unread = Unread(self.loop, transport)
        self._wait()

    def handle_events(self) -> None:
        """For what has just come, and for what came while another request was answered."""
        super().handle_events()
        unfinished = self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
        if unfinished and not self._upgraded and not self.transport.is_closing():
            self._wait()
        else:
            self._stop_waiting()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._upgraded = True
        self._unread.stop()
        super().handle_websocket_upgrade(event)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread.read()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._unread.stop()
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
    """Whoever pings without ever reading the answers is cut off: they would pile up here. And a
    handshake is answered, whatever is wrong with it."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._unread = Unread(self.loop, self.transport)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated and not self.transport.is_closing():
            self._refuse_handshake()

    def _refuse_handshake(self) -> None:
        """The headers come whole, from `Brisk`: what is no handshake now will never be one. The
        library has its answer ready to a line or a number of them beyond its limits (414, 431),
        which uvicorn leaves unsent; to what it can't read at all it has none."""
        self.transport.write(b"".join(self.conn.data_to_send()) or BAD_HANDSHAKE)
        self.close_sent = True
        self.transport.close()

    async def run_asgi(self) -> None:
        self.scope["state"][AT_ONCE] = self.send_at_once
        try:
            await super().run_asgi()
        finally:
            del self.scope["state"][AT_ONCE]  # it would hold the connection that holds it

    def send_at_once(self, text: bytes) -> bool:
        """A text that is UTF-8 already, by the shortest way: 1.5 µs for a message of 6 kB, and 3.3
        through the usual four coroutines and as a `str`. False, and nothing is sent, where `send`
        would wait or refuse."""
        if (
            not self.writable.is_set()
            or self.disconnected
            or self.close_sent
            or self.conn.state is not OPEN
        ):
            return False
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def handle_ping(self) -> None:
        super().handle_ping()
        if not self.writable.is_set():
            self.transport.abort()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread.read()

    def connection_lost(self, exc: Exception | None) -> None:
        """What reads the frames holds the connection that holds it: left alone, each would stay
        until all the house is swept. With 500 tables that was a megabyte and more in every
        minute."""
        super().connection_lost(exc)
        self._unread.stop()
        self.conn.parser.close()

    def keepalive_timeout(self) -> None:
        """Whoever is gone, or reads no more, will not read what waits to be sent either: no polite
        end would come."""
        super().keepalive_timeout()
        self.transport.abort()


def at_once(socket: WebSocket) -> Callable[[bytes], bool]:
    """How to send a text to it without waiting; under another server there is no such way."""
    way: Callable[[bytes], bool] = socket.scope.get("state", {}).get(AT_ONCE, lambda _: False)
    return way
