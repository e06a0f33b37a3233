"""The house's watch: the time of day, which never goes back and never leaps while the house is
open.
Whoever sets the machine's clock meanwhile changes nobody's game; nor does a table that comes from
the future."""

from __future__ import annotations

import time

DRIFT = 60.0  # seconds by which clocks of machines are corrected; what is further ahead was written by a wrong one


class Watch:
    def __init__(self) -> None:
        self._opened, self._began = time.time(), time.monotonic()

    def now(self) -> float:
        """Seconds since 1970; later than whatever `not_before` was told."""
        return self._opened + time.monotonic() - self._began

    def not_before(self, moment: float) -> None:
        """It is later than that, whatever the machine's clock says."""
        self._opened += max(0.0, moment - self.now())

    def meet(self, moment: float) -> bool:
        """What was written down has happened, even if the machine's clock was corrected a little
        since. False for a moment that is too far ahead to be believed: whoever is of that time has
        to be set right."""
        if moment > self.now() + DRIFT:
            return False
        self.not_before(moment)
        return True
