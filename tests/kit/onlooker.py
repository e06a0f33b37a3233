"""Somebody at a table who only sits there: a watcher without a connection."""

from __future__ import annotations

from nemeton.engine import Msg, Viewer


class Onlooker:
    def __init__(self, viewer: Viewer, guest: str = "") -> None:
        self.viewer, self.guest, self.key = viewer, guest, ""

    def nudge(self) -> None:
        """Nothing to send."""

    def hang_up(self, reason: Msg, code: int) -> None:
        raise AssertionError(f"{code}: {reason.key}")
