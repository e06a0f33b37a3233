"""The house's side of a connection, where uvicorn's own is too patient: who dawdles or never reads is let go.
Knows bytes and time, no message and no table."""

from __future__ import annotations

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

SLOWEST = 15.0  # seconds for a request, headers and body


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

    def handle_ping(self) -> None:
        super().handle_ping()
        if not self.writable.is_set():
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        """Whoever is gone, or reads no more, will not read what waits to be sent either: no polite end would come."""
        super().keepalive_timeout()
        self.transport.abort()
