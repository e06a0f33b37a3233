"""The past of a table: any position of its game, as a viewer saw it then; all of them once the game
is over.
Built from that viewer's view of that position alone; what came later is not known there."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, Literal

from nemeton.engine import Msg, Refused, Scene, Tape, Viewer, shown
from nemeton.match import Match, Rewind
from nemeton.table import wire
from nemeton.table.state import Table

TABLES: Final = (
    64  # tables whose positions are at hand; those of 790 moves of Le Jeu du Président take 0.14 MB
)
LINES: Final = 60  # of the log, the newest, in one answer
OPEN: Final = "all"
SPECTATOR: Final = "spectator"

Eyes = Viewer | Literal["all"]  # whose eyes to look through; "all": with everything face up


class NoPosition(Refused):
    """The game has no such move, or not yet."""


class NotYours(Refused):
    """It is for others to look at, or only later."""


class Past:
    def __init__(self) -> None:
        self._rewinds: OrderedDict[str, Rewind] = OrderedDict()

    def position(self, table: Table, move: str, eyes: Eyes) -> wire.Position:
        """After so many moves; the number as it stands in the address."""
        match = _begun(table)
        known = _known(match, eyes)
        moves = _number(known, move)
        state = self._rewind(table.id, known).state(known, moves)
        result = match.game.outcome(state)
        lines = [
            _lines(tape, eyes)
            for tape in (match.setup, *(move.tape for move in known.moves[:moves]))
        ]
        log = [line for some in lines for line in some]
        return wire.Position(
            move=moves,
            viewer=None if eyes == OPEN else eyes,
            open=eyes == OPEN,
            seat=known.moves[moves - 1].seat if moves else None,
            scene=_scene(match, state, eyes),
            log=log[-LINES:],
            log_start=max(0, len(log) - LINES),
            told=min(len(lines[-1]), LINES),
            actors=list(
                match.game.actors(state if eyes == OPEN else match.game.redact(state, eyes))
            ),
            result=result,
        )

    def _rewind(self, table: str, match: Match) -> Rewind:
        rewind = self._rewinds.pop(table, None)
        if rewind is None or not rewind.fits(match):
            rewind = Rewind(match)
        self._rewinds[table] = rewind
        if len(self._rewinds) > TABLES:
            self._rewinds.popitem(last=False)
        return rewind


def _begun(table: Table) -> Match:
    if table.match is None:
        raise Refused(Msg("house-not-started"))
    return table.match


def _known(match: Match, eyes: Eyes) -> Match:
    """With the moves that those eyes know of: while the game goes on nobody sees who was quick to
    answer under seal."""
    if eyes == OPEN or match.result is not None:
        return match
    known = match.clone()
    known.moves = match.heard(eyes)
    return known


def _number(match: Match, move: str) -> int:
    if not (
        move.isascii() and move.isdecimal() and len(move) < 8 and int(move) <= len(match.moves)
    ):
        raise NoPosition(Msg("house-no-position", {"move": shown(move), "moves": len(match.moves)}))
    return int(move)


def _scene(match: Match, state: object, eyes: Eyes) -> Scene:
    if eyes == OPEN:
        return match.game.scene(state, None)
    return match.game.scene(match.game.redact(state, eyes), eyes)


def _lines(tape: Tape, eyes: Eyes) -> list[Msg]:
    return [event.event for event in tape.events] if eyes == OPEN else tape.events_seen_by(eyes)


# Who may look.


def refuse_outsiders(table: Table, guest: str) -> None:
    """Where nobody may look on, the past too is for those who sit there."""
    if reason := table.closed_to(guest):
        raise NotYours(reason)


def eyes_of(table: Table, guest: str, wish: str, *, anybody: bool = False) -> Eyes:
    """Through whose eyes somebody may look: their own while the game goes on, anybody's once it is
    over, or for an author."""
    refuse_outsiders(table, guest)
    if not wish:
        return table.seat_of(guest)
    if wish == SPECTATOR:
        return None
    seat = _seat(table, wish)
    if not anybody and table.stage != "over" and seat not in table.seats_of(guest):
        raise NotYours(Msg("house-eyes-later"))
    return seat


def _seat(table: Table, wish: str) -> Literal["all"] | int:
    if wish == OPEN:
        return OPEN
    if not (
        wish.isascii() and wish.isdecimal() and len(wish) < 3 and int(wish) < len(table.chairs)
    ):
        raise Refused(Msg("no-such-seat", {"seat": shown(wish), "seats": len(table.chairs)}))
    return int(wish)
