"""How long somebody who is away is waited for, before anything is decided without them (decision
44).
Numbers alone; who is away, and since when, is known elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .wire import Settings

LEAST: Final = 60  # seconds: a page that is loaded anew, a phone in a tunnel, a call that comes in
DAY: Final = 24 * 3600
LONGEST: Final = 30 * DAY


def least(settings: Settings) -> int:
    """Over days to be away is the rule: there nobody is absent before they would have had to
    answer."""
    return answering(settings) or LEAST


def of(settings: Settings) -> int:
    """Seconds after which somebody counts as absent, whatever was asked for: also in logs of an
    older house."""
    return max(settings.patience, least(settings))


def answering(settings: Settings) -> int:
    """Over days: seconds that a question to the table waits for an answer; as long as one has for a
    move, a day at least. Elsewhere 0: there people are waited for until they are absent."""
    return max(DAY, settings.clock.seconds) if settings.clock.kind == "days" else 0
