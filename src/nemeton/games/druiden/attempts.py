"""What clicks on the table of Die Druiden mean, be it allowed or not: the words that a refusal is asked about.
Made from the view of who clicks; changes nothing."""

from __future__ import annotations

from collections.abc import Sequence

from nemeton.engine import Action

from .content import CARD, FACES, GHOST, PAWN, RING, SICKLE
from .rules.flow import movable, moves
from .state import ANSWER, ARRIVE, AWAY, ENTER, GIVE, MAGIC, MOVE, VOTE, State


def attempt(view: State, seat: int, clicks: Sequence[str]) -> Action | None:
    """A stone, a pawn, a die, a card, by what is asked; from the vote on nothing is done on the table."""
    if view.step >= VOTE:
        return None
    thing, _, name = clicks[-1].partition("-")
    match thing:
        case "stone":
            return _stone(view, seat, clicks, name)
        case "ghost" | "stand":
            return _ghost(view, clicks, name)
        case "druid":
            return _pawn_alone(view, clicks, "druid") if name == str(seat) else None
        case "die":
            return _die(view, int(name) - 1)
        case "stock":
            return ("magic", "draw") if view.step == MAGIC else ("draw",)
        case "hand":
            return _card(view, seat, name)
    return None


def _stone(view: State, seat: int, clicks: Sequence[str], stone: str) -> Action:
    if view.step == ANSWER:
        return ("leap", stone)
    if view.step == ENTER:
        return ("enter", stone)
    pawn = next((_pawn(click, seat) for click in reversed(clicks) if _pawn(click, seat)), "")
    if view.step in (ARRIVE, MAGIC):
        verb = ("invoke",) if view.step == ARRIVE else ("magic", "ghost")
        return (*verb, pawn, stone) if pawn not in ("", "druid") else ("draw",)
    return _move(view, clicks, pawn or "druid", stone)


def _pawn(click: str, seat: int) -> str:
    """What a click says of who shall move; nothing, when it is about something else."""
    return "druid" if click == f"druid-{seat}" else click.removeprefix("ghost-") if click.startswith("ghost-") else ""


def _ghost(view: State, clicks: Sequence[str], ghost: str) -> Action | None:
    if view.step == ARRIVE:
        return ("invoke" if view.ghosts[GHOST.index(ghost)] == AWAY else "banish", ghost)
    if view.step == MAGIC:
        return ("magic", "ghost", ghost, "a1")
    return _pawn_alone(view, clicks, ghost)


def _pawn_alone(view: State, clicks: Sequence[str], pawn: str) -> Action | None:
    """Who may move has no rule against it."""
    return None if PAWN.index(pawn) in movable(view) else _move(view, clicks, pawn, "a1")


def _move(view: State, clicks: Sequence[str], pawn: str, stone: str) -> Action:
    """By the die that was clicked, else by one that is left."""
    die = clicks[0].removeprefix("die-")
    if die != clicks[0] and view.dice:
        return ("move", FACES[view.dice[int(die) - 1]], pawn, stone)
    return ("move", FACES[next(iter(view.dice_left), RING)] if view.dice else FACES[0], pawn, stone)


def _die(view: State, number: int) -> Action | None:
    """One that moves somebody has no rule against it."""
    if not view.dice:
        return ("roll",)
    face = FACES[view.dice[number]]
    usable = view.step == MOVE and any(action[1] == face for action in moves(view))
    return None if usable else ("move", face, "druid", "a1")


def _card(view: State, seat: int, name: str) -> Action | None:
    """One's own: given away when that is asked; else a sickle is meant to be used."""
    owner, _, place = name.partition("-")
    if owner != str(seat) or not place or view.step == ANSWER:
        return None
    card = view.hands[seat][int(place) - 1]
    if view.step != GIVE and card == SICKLE:
        return ("sickle", str((seat + 1) % len(view.hands)), "rue")
    return ("give", CARD[card])
