"""The house's watch: the time of day, which never goes back and never leaps while the house is open.
Whoever sets the machine's clock meanwhile changes nobody's game."""

from __future__ import annotations

import time


class Watch:
    def __init__(self) -> None:
        self._opened, self._began = time.time(), time.monotonic()

    def now(self) -> float:
        """Seconds since 1970; later than whatever `not_before` was told."""
        return self._opened + time.monotonic() - self._began

    def not_before(self, moment: float) -> None:
        """What was written down has happened, even if the machine's clock was set back since."""
        self._opened += max(0.0, moment - self.now())
