"""Worker processes: bots think here, never in the process that serves people.
What is sent to them is a view, a level and a seed; the true state stays behind."""

from .bots import Bots, cores, think
from .pool import crew
from .worker import Failed

__all__ = ["Bots", "Failed", "cores", "crew", "think"]
