"""Environments for researchers: every game for PettingZoo (`aec`) and, with bots at the other
seats, Gymnasium (`gym`).
They need the packages of the extra `envs`; nothing else in Nemeton does."""

from __future__ import annotations

from collections.abc import Sequence

from nemeton.engine import Msg
from nemeton.games import load, names

try:
    import gymnasium
    import numpy  # noqa: F401  # asked for here, so that one sentence says what is missing
    import pettingzoo  # noqa: F401
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        str(Msg("envs-missing", {"package": str(missing.name)})), name=missing.name
    ) from missing

from .alone import REFUSED, Alone, Bot
from .layout import NOTHING, UNKNOWN, Layout
from .turns import Turns

__all__ = ["NOTHING", "REFUSED", "UNKNOWN", "Alone", "Bot", "Layout", "Turns", "aec", "gym"]


def aec(game: str, seats: int | None = None, options: dict[str, str] | None = None) -> Turns:
    """A PettingZoo environment of that game; without seats and options, its first number of seats
    and the defaults."""
    return Turns(load(game), seats, options)


def gym(
    game: str,
    seat: int | None = 0,
    bots: Bot | Sequence[Bot] = "bard",
    seats: int | None = None,
    options: dict[str, str] | None = None,
    render_mode: str | None = None,
) -> Alone:
    """A Gymnasium environment: one seat of the game, bots at the others; `seat=None`: a seat by lot
    in every game. `bots` is a level or a function `(view, seat, legal) -> action` for all of them,
    or one of these for each, in the order of the seats."""
    return Alone(load(game), seat, bots, seats, options, render_mode)


for _name in names():  # so that gymnasium.make("nemeton/stonehenge") finds it
    gymnasium.register(f"nemeton/{_name}", entry_point="nemeton.envs:gym", kwargs={"game": _name})
