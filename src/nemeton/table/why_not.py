"""Why not? Somebody clicks what can't be clicked, and the game's rule answers.
Asked of that seat's view; changes nothing and tells nobody else."""

from __future__ import annotations

from collections.abc import Sequence

from nemeton.engine import Msg, Refused
from nemeton.match import Match

from .state import Table

MOST = 8  # clicks in one question


def why(table: Table, seat: int | None, prompt: int, clicks: Sequence[str]) -> Msg:
    """What stands against it, at the prompt that was seen; refused where the question itself makes
    no sense."""
    if seat is None:
        raise Refused(Msg("house-not-seated"))
    if table.match is None or prompt != table.prompt(seat):
        raise Refused(Msg("house-stale"))
    if not table.match.actors:
        return Msg("house-why-over")
    return why_clicked(table.match, seat, clicks)


def why_clicked(match: Match, seat: int, clicks: Sequence[str]) -> Msg:
    """The rule of the game; or that something else comes first; or that nothing can be meant by it."""
    scene = match.scene(seat)
    known = {node.id for node in scene.nodes}
    if not 0 < len(clicks) <= MOST or not known.issuperset(clicks):
        raise Refused(Msg("house-no-choice"))
    *before, last = clicks
    offered = [choice.clicks for choice in scene.choices if last in choice.clicks]
    if any(list(way[: len(before)]) == before for way in offered):
        return Msg("house-why-later")
    return _forbidden(match, seat, clicks) or Msg(
        "house-why-later" if offered else "house-why-nothing"
    )


def _forbidden(match: Match, seat: int, clicks: Sequence[str]) -> Msg | None:
    """The rule against what the clicks mean; None where they mean nothing, or what is allowed."""
    view = match.seen(seat)
    attempt = getattr(match.game, "attempt", None)
    action = attempt(view, seat, clicks) if attempt else None
    return (
        None
        if action is None or action in match.legal(seat)
        else match.game.why_not(view, seat, action)
    )
