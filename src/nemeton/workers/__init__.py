"""Worker processes: bots think here, never in the process that serves people.
What is sent to them is a view, a level and a seed; the true state stays behind."""

from .bots import Bots, think
from .pool import crew

__all__ = ["Bots", "crew", "think"]
