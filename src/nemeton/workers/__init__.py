"""Worker processes: bots think here, never in the process that serves people.
What is sent to a bot is a view, a level and a seed; the true state stays behind. A review gets a finished game."""

from .bots import Bots, think
from .pool import crew
from .reviews import Reviewing

__all__ = ["Bots", "Reviewing", "crew", "think"]
