"""Worker processes: bots think here, never in the process that serves people.
What is sent to a bot is a view, a level and a seed; the true state stays behind. A review gets a
finished game."""

from .bots import Bots, cores, think
from .desk import LONGEST
from .pool import crew
from .reviews import Reviewing
from .worker import Failed

__all__ = ["LONGEST", "Bots", "Failed", "Reviewing", "cores", "crew", "think"]
