"""The rules of Newgame: the state, what may be done, what comes of it, and who may know what.
Numbers in brackets are clauses of rules.en.md. No sentences here: those are in texts/."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from nemeton.engine import (
    HIDDEN,
    About,
    Action,
    Chance,
    Data,
    Dealer,
    Msg,
    Option,
    Options,
    Outcome,
    Viewer,
    state,
    who,
)
from nemeton.engine import outcome as ranked
from nemeton.engine.message import unknown_action

about = About(
    name="newgame",
    title="Newgame",
    author="Anon",
    seats=(2, 3, 4),
    minutes=5,
    rules="1",  # raise it when the rules change: older records are refused then
    options=(Option("hand", ("two", "three")),),  # the first value is the default
    longest=24,  # no game has more actions: a game that never ends is found
)
HAND = {"two": 2, "three": 3}
STONES = 6  # [1.2] that each seat lays in a game
VALUES = ("1", "2", "3", "4", "5", "6")
HOLLOWS = ("A", "B", "C")
LAY = {int(value): [("lay", value, hollow) for hollow in HOLLOWS] for value in VALUES}  # actions, made once


def say(key: str, rule: str = "", **args: str | int | Msg) -> Msg:
    """A message; its sentence is in texts/, under `newgame-` and the key."""
    return Msg(f"newgame-{key}", args, rule)


@state
class State(Data):
    turn: int  # the seat on turn
    hands: list[list[int]]  # by seat, in order of value: secret
    bag: list[int]  # by seat: stones still to be drawn
    laid: list[list[list[int]]]  # by hollow and seat


# Playing.


def setup(seats: int, options: Options, dealer: Dealer) -> State:
    """[1.2] Every seat draws its hand."""
    hand = HAND[options["hand"]]
    hands = [sorted(drawn(seat, dealer) for _ in range(hand)) for seat in range(seats)]
    return State(0, hands, [STONES - hand] * seats, [[[] for _ in range(seats)] for _ in HOLLOWS])


def drawn(seat: int, dealer: Dealer) -> int:
    """The one door for chance. `to` says who may read the word before the game is over."""
    return int(dealer.pick(VALUES, to=(seat,)))


def actors(state: State) -> Sequence[int]:
    """[2.1] One after the other, as long as there are stones. Nobody: the game is over."""
    return (state.turn,) if state.hands[state.turn] else ()


def legal(state: State, seat: int) -> Sequence[Action]:
    """[2.2] Any stone of the hand, in any hollow."""
    if seat not in actors(state):
        return ()
    return [action for value in sorted({*state.hands[seat]}) for action in LAY[value]]


def apply(state: State, seat: int, action: Action, dealer: Dealer) -> None:
    """[2.2] Lay a stone; [2.3] draw another. Changes the state in place; whatever changes is told."""
    _, value, hollow = action
    state.hands[seat].remove(int(value))
    state.laid[HOLLOWS.index(hollow)][seat].append(int(value))
    dealer.tell(say("laid", seat=who(seat), value=value, hollow=hollow))
    if state.bag[seat]:
        draw(state, seat, dealer)
    state.turn = (seat + 1) % len(state.hands)


def draw(state: State, seat: int, dealer: Dealer) -> None:
    """The others read that a stone was drawn, not which."""
    value = drawn(seat, dealer)
    state.bag[seat] -= 1
    state.hands[seat] = sorted([*state.hands[seat], value])
    dealer.tell(say("drew", value=value), to=(seat,), others=say("drew-some", seat=who(seat)))


def outcome(state: State) -> Outcome | None:
    """[3.2] Most hollows, then most weight."""
    if actors(state):
        return None
    scores = [(held(state).count(seat), weight(state, seat)) for seat in range(len(state.hands))]
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return ranked(best, [hollows for hollows, _ in scores], say("over"))


def held(state: State) -> list[int | None]:
    """[3.1] By hollow, the seat that lies heaviest; None where several do."""
    return [heaviest([sum(stones) for stones in hollow]) for hollow in state.laid]


def heaviest(sums: list[int]) -> int | None:
    return sums.index(max(sums)) if sums.count(max(sums)) == 1 else None


def weight(state: State, seat: int) -> int:
    return sum(sum(hollow[seat]) for hollow in state.laid)


def why_not(view: State, seat: int, action: Action) -> Msg:
    """Why an action is refused, by its rule; asked of what the seat sees."""
    match action:
        case ("lay", value, hollow) if value in VALUES and hollow in HOLLOWS:
            return say("no-such-stone", "2.2", value=value) if seat in actors(view) else say("not-your-turn", "2.1")
    return unknown_action(action)


# Who may know what.


def redact(state: State, viewer: Viewer) -> State:
    """Every field is named, so that none slips through unseen. Once the game is over all is shown."""
    if not actors(state):
        return state.clone()
    hands = [hand[:] if seat == viewer else [HIDDEN] * len(hand) for seat, hand in enumerate(state.hands)]
    laid = [[stones[:] for stones in hollow] for hollow in state.laid]
    return State(turn=state.turn, hands=hands, bag=state.bag[:], laid=laid)


def determinize(view: State, viewer: int, chance: Chance) -> State:  # noqa: ARG001  # its own hand is not hidden
    """Something that the viewer holds possible: bots think in such worlds."""
    state = view.clone()
    state.hands = [sorted(filled(hand, chance)) for hand in view.hands]
    return state


def filled(hand: list[int], chance: Chance) -> list[int]:
    return [int(chance.pick(VALUES)) if stone == HIDDEN else stone for stone in hand]


def present(view: State) -> dict[str, Any]:
    """The view as plain JSON, for programs. `phase` is required."""
    return {
        "phase": "lay" if actors(view) else "over",
        "turn": view.turn,
        "hands": [[None if stone == HIDDEN else stone for stone in hand] for hand in view.hands],
        "bag": view.bag[:],
        "hollows": dict(zip(HOLLOWS, view.laid, strict=True)),
    }


def census(state: State) -> Counter[str]:
    """What is conserved: a stone that gets lost is found out."""
    laid = sum(len(stones) for hollow in state.laid for stones in hollow)
    return Counter(stones=laid + sum(map(len, state.hands)) + sum(state.bag))
