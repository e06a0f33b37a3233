"""The time of a table: its clock and since when each seat is asked, kept by what its log says and
by nothing else.
Only what everybody knows goes in (who is asked, who has answered openly), so that no clock tells a
secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemeton.match import Clock, Pace
from nemeton.match.clock import BREATH, GRACE

from . import wire

if TYPE_CHECKING:
    from .state import Table


def wound(wish: wire.Clock, seats: int) -> Clock | None:
    return (
        None
        if wish.kind == "none"
        else Clock.wound(Pace(wish.kind, wish.seconds, wish.increment), seats)
    )


def follow(table: Table, answered: int | None) -> None:
    """After an entry at `table.at`; `answered` is the seat whose move it was."""
    actors = table.match.actors if table.match is not None and table.stage == "playing" else ()
    moment = table.at
    table.called = {
        seat: moment if seat == answered else table.called.get(seat, moment) for seat in actors
    }
    if answered is not None:
        _played_for(table, answered)
    clock = table.clock
    if clock is None:
        return
    if table.resting != clock.still:
        (clock.stop if table.resting else clock.go_on)(moment)
    clock.ask(_timed(table), moment, answered)


def _timed(table: Table) -> list[int]:
    """Whose clocks run. Nobody's under seal, where it would tell who has answered: such a question
    has an end of its own, the same for all (house/play/sealed_questions.py)."""
    sealed = table.match.sealed if table.match is not None else ()
    return [seat for seat in awaited(table) if seat not in sealed]


def question_end(table: Table) -> float | None:
    """When answers under seal end where one has days for each question; None elsewhere."""
    sealed = table.match is not None and table.stage == "playing" and bool(table.match.sealed)
    if not sealed or table.clock is None or table.clock.pace.kind != "days" or table.resting:
        return None
    return min(table.called.values(), default=table.at) + table.clock.pace.seconds


def awaited(table: Table) -> list[int]:
    """The seats whose guests are to answer."""
    return [
        seat
        for seat in table.called
        if table.chairs[seat].kind == "guest" and not table.chairs[seat].thinker
    ]


def _played_for(table: Table, seat: int) -> None:
    """The house plays one move for who is late; with the next question there is a little time
    again."""
    chair = table.chairs[seat]
    if chair.late and table.clock is not None:
        table.clock.grant(seat, BREATH)
    chair.late = ""


def stood_in(table: Table, seat: int) -> None:
    """A bot begins to play, or the guest is back, and has a little time at least."""
    chair = table.chairs[seat]
    chair.late = ""
    if not chair.stand_in and table.clock is not None:
        table.clock.grant(seat, GRACE)


def slept(table: Table, since: float) -> None:
    """A live clock stood still meanwhile: what follows lets it go on. One that counts days has gone
    on."""
    if table.clock is not None and table.clock.pace.kind == "live":
        table.clock.stop(max(since, table.at))


def set_right(table: Table, at: float) -> None:
    """The last entry was written by a clock that was ahead: as much as had gone by then has gone by
    now."""
    ahead = max(0.0, table.at - at)
    table.at -= ahead
    table.called = {seat: since - ahead for seat, since in table.called.items()}
    if table.clock is not None:
        table.clock.since = {seat: since - ahead for seat, since in table.clock.since.items()}


def ask_anew(table: Table) -> None:
    """After an undo: time that was spent stays spent, but everybody is asked anew."""
    table.called = {}
    for chair in table.chairs:
        chair.late = ""
    if table.clock is not None:
        table.clock.asked = set()
