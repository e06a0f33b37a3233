"""Answers that the house gives for a guest because the seat's standing orders say so.
When it gives them must tell nothing that the others could not know."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from nemeton.engine import Action, Msg, Refused, Sampled, shown
from nemeton.games import load
from nemeton.table import timing, wire
from nemeton.table.state import Table

if TYPE_CHECKING:
    from nemeton.house.house import House

WORLDS = 128  # imagined by each of the others, to see whether they can tell: one in thirty that differs is found


def due(table: Table) -> dict[int, Action]:
    """By seat: what the house is to answer now, after a while drawn by lot."""
    if table.match is None or table.is_still:
        return {}
    return {
        seat: action
        for seat in timing.awaited(table)
        if (action := answer(table, seat)) is not None
    }


def answer(table: Table, seat: int) -> Action | None:
    """What a seat has ordered, only where the others can see for themselves that the order applies:
    that something is answered within seconds must not tell what the seat could choose from."""
    assert table.match is not None, "somebody is asked"
    chair = table.chairs[seat]
    if not chair.forced and not chair.standing:
        return None  # so it is with nearly every question
    actions = table.match.legal(seat)
    if table.sealed(seat):
        silent = (table.game.about.silent,)
        return silent if silent[0] in chair.standing and silent in actions else None
    ordered = next(
        (action for action in actions if len(action) == 1 and action[0] in chair.standing), None
    )
    if ordered is not None and _can_be_seen(table, seat, lambda possible: ordered in possible):
        return ordered
    forced = len(actions) == 1 and chair.forced
    return (
        actions[0]
        if forced and _can_be_seen(table, seat, lambda possible: len(possible) == 1)
        else None
    )


def _can_be_seen(table: Table, seat: int, applies: Callable[[Sequence[Action]], bool]) -> bool:
    """Whether it is so in all the worlds that the others hold possible; in some of them, drawn by
    lot once for each question."""
    match = table.match
    assert match is not None, "somebody is asked"
    game, chance = match.game, Sampled(random.Random(f"{table.id} {table.prompt(seat)}"))
    others = [other for other in range(match.seats) if other != seat for _ in range(WORLDS)]
    worlds = (game.determinize(match.seen(other), other, chance) for other in others)
    return all(applies(game.legal(world, seat)) for world in worlds)


async def give(house: House, table: Table, seat: int | None, wish: wire.Standing) -> None:
    """A seat's orders from now on; nobody else is told of them."""
    if seat is None:
        raise Refused(Msg("house-not-seated"))
    possible = load(table.head["game"]).about.standing
    for word in wish.words:
        if word not in possible:
            raise Refused(Msg("house-no-order", {"word": shown(word)}))
    async with table.lock:
        words = sorted(set(wish.words))
        if (table.chairs[seat].forced, table.chairs[seat].standing) == (wish.forced, words):
            return
        entry = {"kind": "standing", "seat": seat, "forced": wish.forced, "words": words}
        await house.note(table, entry)
    house.wake(table)
