"""The laws that every game keeps, and the kit that plays random games to find one broken.
For the house's own tests and, as `nemeton check GAME`, for authors of other games."""

from .kit import Report, check, check_case, check_line
from .position import Case, Violation, cases

__all__ = ["Case", "Report", "Violation", "cases", "check", "check_case", "check_line"]
