"""Tic-tac-toe, for the bench alone: the same game that boardgame.io's server plays beside the
house.
Marks cells in turn; three of one seat in a line win."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from nemeton.engine import (
    About,
    Action,
    Chance,
    Choice,
    Data,
    Dealer,
    Msg,
    Node,
    Options,
    Outcome,
    Scene,
    Viewer,
    state,
    who,
)
from nemeton.engine import outcome as ranked
from nemeton.engine.message import unknown_action
from nemeton.engine.scene import kept

about = About(
    name="tictactoe", title="Tic-tac-toe", author="", seats=(2,), minutes=1, rules="1", longest=9
)

FREE = -1
CELLS = range(9)
SIGNS = ("X", "O")
ACTIONS: tuple[Action, ...] = tuple(("mark", str(cell)) for cell in CELLS)
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
THROUGH = [[line for line in LINES if cell in line] for cell in CELLS]


def say(key: str, **args: str | int | Msg) -> Msg:
    return Msg(f"tictactoe-{key}", args)


@state
class State(Data):
    cells: list[int]  # whose mark, or FREE
    turn: int
    line: bool  # whoever marked last has three in a line


def setup(seats: int, options: Options, dealer: Dealer) -> State:
    return State([FREE] * len(CELLS), 0, False)


def actors(state: State) -> Sequence[int]:
    return () if state.line or FREE not in state.cells else (state.turn,)


def has_line(cells: list[int], cell: int) -> bool:
    """Through that cell."""
    return any(cells[a] == cells[b] == cells[c] for a, b, c in THROUGH[cell])


def legal(state: State, seat: int) -> Sequence[Action]:
    return (
        [ACTIONS[cell] for cell in CELLS if state.cells[cell] == FREE]
        if seat in actors(state)
        else []
    )


def apply(state: State, seat: int, action: Action, dealer: Dealer) -> None:
    state.cells[int(action[1])] = seat
    state.turn = 1 - seat
    state.line = has_line(state.cells, int(action[1]))
    dealer.tell(say("marked", seat=who(seat), cell=int(action[1]) + 1))


def outcome(state: State) -> Outcome | None:
    if state.line:
        return ranked([1 - state.turn], [state.turn, 1 - state.turn], say("line"))
    return None if FREE in state.cells else ranked([0, 1], [0, 0], say("full"))


def why_not(view: State, seat: int, action: Action) -> Msg:
    return say("taken") if action in ACTIONS else unknown_action(action)


def redact(state: State, viewer: Viewer) -> State:
    return state.clone()


def determinize(view: State, viewer: int, chance: Chance) -> State:
    return view.clone()


def present(view: State) -> dict[str, Any]:
    return {
        "phase": "turn" if actors(view) else "over",
        "cells": [SIGNS[one] if one >= 0 else "" for one in view.cells],
    }


def scene(view: State, viewer: Viewer) -> Scene:
    marks = [mark(cell, seat) for cell, seat in enumerate(view.cells) if seat != FREE]
    actions = () if viewer is None else legal(view, viewer)
    return Scene(3, 3, (*PLACES, *marks), ask(view.turn), tuple(map(choice, actions)))


PLACES = tuple(
    Node("place", f"cell-{cell}", say("cell", cell=cell + 1), (cell % 3, cell // 3))
    for cell in CELLS
)


@kept
def mark(cell: int, seat: int) -> Node:
    label = say("mark", seat=who(seat))
    return Node("pawn", f"mark-{cell}", label, owner=seat, text=SIGNS[seat], inside=f"cell-{cell}")


@kept
def choice(action: Action) -> Choice:
    return Choice(action, (f"cell-{action[1]}",), say("do", cell=int(action[1]) + 1))


@kept
def ask(seat: int) -> Msg:
    return say("ask", seat=who(seat))


def census(state: State) -> Counter[str]:
    return Counter(cells=len(state.cells))
