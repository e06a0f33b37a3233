"""Advice for bots playing Stonehenge: how good a position is, what is worth a thought, and when it can be solved.
Sees what the rules see; of them it repeats only whose a full line is, and tests hold both together."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Final

from nemeton.engine import Action

from .content import CLAIMS, LENGTHS, LINES_OF, PAWNS_IN, PLACE, PLACES, SPACES, WEIGHT
from .proofs import Placing, may_end, placings_on
from .rules import legal
from .state import State

SOLVABLE_SPACES: Final = 9  # measured: 0.15 s on average
SOLVABLE_CALLED: Final = 6  # claims that may wait multiply the positions
PLAY_IT: Final = -1.0  # instead of a look
AVERAGE: Final = 3.0  # of the pawns in the box
HALF_THE_LINES: Final = len(LENGTHS) / 2
LEADS: Final = 40  # no lead on a line is greater
FINEST: Final = 1 << 40  # hopes are counted in parts of so many: then sums are exact, whatever comes first


def _shares() -> tuple[tuple[float, ...], ...]:
    """By room and lead + LEADS: how likely a lead on a line with that room holds."""
    return tuple(
        tuple(exactly(1 / (1 + exp(-lead / (0.35 + AVERAGE * 0.45 * room)))) for lead in range(-LEADS, LEADS + 1))
        for room in range(max(LENGTHS) + 1)
    )


def exactly(hope: float) -> float:
    return round(hope * FINEST) / FINEST


SHARE: Final = _shares()
STRENGTH: Final = tuple(exactly(0.09 * sum(pawns)) for pawns in PAWNS_IN)  # pawns in hand are worth lines to come


def sensible(state: State, seat: int) -> Sequence[Action]:
    """[5.2] While a line is due, to claim it and nothing else; of several the first, since each stays due until it is
    claimed. To wait brings nothing: what is due, all know already."""
    actions = legal(state, seat)
    return actions[:1] if actions and actions[0] in CLAIMS else actions


def evaluate(state: State) -> tuple[float, float]:
    """The lines that each seat can hope for, as a chance of winning."""
    hope, balance = 0.0, true_balance(state) if state.hidden else state.balance
    for share in shares_of(state, balance):
        hope += share
    hope += STRENGTH[state.hands[0]] - STRENGTH[state.hands[1]]
    first = chance_of(hope)
    return first, 1 - first


def shares_of(state: State, balance: list[int]) -> list[float]:
    """By line: how far it is seat 0's."""
    rooms = state.room
    return [
        (1.0 - owner) if owner >= 0 else SHARE[rooms[line]][balance[line] + LEADS]
        for line, owner in enumerate(state.lines)
    ]


def chance_of(hope: float) -> float:
    """Of seat 0, with hope for so many lines."""
    return 1 / (1 + exp(HALF_THE_LINES - hope))


def looks(state: State, seat: int, actions: Sequence[Action]) -> list[float]:
    """What `evaluate` says to the seat after each placing: three lines and a hand have changed, and what is turned up
    may prove other lines. Where pawns are open, and where the game may end, placings are played."""
    if not state.hidden or state.called or may_end(state):
        return [PLAY_IT] * len(actions)
    spaces = [space for space in range(len(SPACES)) if state.free >> space & 1]
    values, balance = values_on_all(actions, spaces), true_balance(state)
    shares, placings = shares_of(state, balance), placings_on(state, seat, spaces, balance)
    now = sum(shares) + STRENGTH[state.hands[0]] - STRENGTH[state.hands[1]]
    found: list[float] = []
    for value in values:
        more = hopes_with(state, seat, value, balance, shares)
        for space, placing in zip(spaces, placings, strict=True):
            if placing is None:
                lines = LINES_OF[space]
                first = chance_of(now + more[-1] + more[lines[0]] + more[lines[1]] + more[lines[2]])
                found.append(1 - first if seat else first)
            else:
                found.append(look_at(state, placing, placing.decided(value), now, more, shares))
    return found or [PLAY_IT] * len(actions)


def look_at(
    state: State, placing: Placing, decided: dict[int, int], now: float, more: list[float], shares: list[float]
) -> float:
    """The same where a placing decides lines that it does not fill."""
    if may_end(state, len(decided)):
        return PLAY_IT
    hope = now + more[-1]
    for line in LINES_OF[placing.space]:
        if line not in decided:
            hope += more[line]
    for line, owner in decided.items():
        hope += 1.0 - owner - shares[line]
    first = chance_of(hope)
    return 1 - first if placing.seat else first


def values_on_all(actions: Sequence[Action], spaces: list[int]) -> list[int]:
    """The values that are placed, each on every free space, in the order of `legal`; none where the actions are
    others. A search asks for no less, since spaces are public and what is new in a hand is a value: so two actions of
    each value are looked up instead of a hundred."""
    row = len(spaces)
    values = [PLACES[actions[n]][0] for n in range(0, len(actions), row)]
    last = [PLACE[value][spaces[-1]] for value in values]
    return values if list(actions[row - 1 :: row]) == last else []


def hopes_with(state: State, seat: int, value: int, balance: list[int], shares: list[float]) -> list[float]:
    """What the seat's pawn of that value changes, by line; and last, in its hand."""
    lead, hopes = -value if seat else value, []
    for line, room in enumerate(state.room):
        after = balance[line] + lead
        if state.lines[line] >= 0:
            hopes.append(0.0)
        elif room > 1:
            hopes.append(SHARE[room - 1][after + LEADS] - shares[line])
        else:  # [3.1] full: it goes to the greater total; if equal, to the one who did not place last
            hopes.append((1.0 if after > 0 or (after == 0 and seat) else 0.0) - shares[line])
    less = STRENGTH[state.hands[seat] - WEIGHT[value]] - STRENGTH[state.hands[seat]]
    hopes.append(-less if seat else less)
    return hopes


def true_balance(state: State) -> list[int]:
    """The state's own counts face-up pawns only; a bot that has imagined the others counts them too."""
    balance, down = state.balance[:], state.down[0] | state.down[1]
    while down:
        space = (down & -down).bit_length() - 1
        value = -state.values[space] if state.owners[space] else state.values[space]
        for line in LINES_OF[space]:
            balance[line] += value
        down &= down - 1
    return balance


def solvable(state: Any) -> bool:
    """With open pawns and few spaces left."""
    most = SOLVABLE_CALLED if state.called else SOLVABLE_SPACES
    return not state.hidden and int(state.free).bit_count() <= most
