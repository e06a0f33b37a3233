"""Votes under seal among the moves of a match: what a viewer knows of them, and in which order.
Of a ballot that is still sealed one knows one's own vote; of an opened one not who was quick."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from nemeton.engine import Action, Seat, Tape, Viewer, by_fields


@dataclass(slots=True)
class Move:
    """An action that was played, and all that came of it."""

    seat: Seat
    action: Action
    tape: Tape

    def plain(self) -> dict[str, Any]:
        return {"seat": self.seat, "action": list(self.action), "chance": self.tape.chance()}

    def plain_for(self, viewer: Viewer) -> dict[str, Any]:
        """As the viewer may read it while the game goes on: secret words are `?`."""
        action = list(self.tape.action_seen_by(viewer, self.action))
        return {"seat": self.seat, "action": action, "chance": self.tape.chance_seen_by(viewer)}

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return by_fields(self)


def settled(moves: Sequence[Move]) -> int:
    """How many moves there were before the ballot that is still sealed; all of them where there is
    none."""
    place = len(moves)
    while place and _is_sealed(moves[place - 1]):
        place -= 1
    return place


def _is_sealed(move: Move) -> bool:
    """A vote, and not the one that opened its ballot."""
    return bool(move.tape.voters) and move.tape.opened_at < 0


def ballot_of(moves: Sequence[Move], place: int) -> int:
    """Where the ballot began of which the move at that place is a vote; the place itself for any
    other move."""
    while moves[place].tape.voters and place and _is_sealed(moves[place - 1]):
        place -= 1
    return place


def heard(moves: Sequence[Move], viewer: Viewer) -> list[Move]:
    """The moves that a viewer knows of while the game goes on: the votes of an opened ballot in the
    order of the voters, whoever was quick; of one that is still sealed its own."""
    known: list[Move] = []
    for move in moves[: settled(moves)]:
        known.append(move)
        if move.tape.opened_at >= 0:
            votes = len(move.tape.voters)
            known[-votes:] = in_order(known[-votes:])
    return known + [move for move in moves[settled(moves) :] if move.seat == viewer]


def in_order(votes: Sequence[Move]) -> list[Move]:
    """All votes of one ballot, the last of which has opened it, in the order of the voters. What
    came of opening it stands with the last of them."""
    opening = votes[-1].tape
    by_seat = {move.seat: move for move in votes}
    *others, last = [_vote_alone(by_seat[seat]) for seat in opening.voters]
    ended = replace(
        opening,
        events=[*last.tape.events, *opening.events[opening.opened_at :]],
        shadow=last.tape.shadow,
        readers=last.tape.readers,
        opened_at=len(last.tape.events),
    )
    return [*others, Move(last.seat, last.action, ended)]


def _vote_alone(move: Move) -> Move:
    """Without what came of opening the ballot."""
    tape = move.tape
    if tape.opened_at < 0:
        return move
    told = tape.events[: tape.opened_at]
    return Move(
        move.seat, move.action, Tape([], told, tape.shadow, tape.readers, voters=tape.voters)
    )
