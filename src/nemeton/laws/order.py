"""Laws of order: what may be played, by whom, until when; refusals; copies; what is conserved.
They look at the true state."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from nemeton.engine import Data, IllegalAction

from .position import Position, play_on
from .table import unsaid


def legal_is_complete_and_stable(at: Position) -> Iterator[str]:
    actors = at.game.actors(at.state)
    if len(set(actors)) != len(actors) or not set(actors) <= set(range(at.case.seats)):
        yield f"actors are {actors}"
    for seat in range(at.case.seats):
        actions = list(at.game.legal(at.state, seat))
        if (seat in actors) != bool(actions):
            yield f"seat {seat} has {len(actions)} legal actions, actors are {actors}"
        if len(set(actions)) != len(actions):
            yield f"seat {seat} has an action twice"
        if actions != list(at.game.legal(at.state, seat)):
            yield f"seat {seat}: asked twice, answered differently"
        if not all(_is_action(action) for action in actions):
            yield f"seat {seat} has an action that is not a tuple of words"


def _is_action(action: object) -> bool:
    if not isinstance(action, tuple) or not action:
        return False
    return all(
        isinstance(word, str) and word and " " not in word and word != "?" for word in action
    )


def outcome_exactly_when_nobody_acts(at: Position) -> Iterator[str]:
    result = at.game.outcome(at.state)
    if (result is None) == at.over:
        yield f"actors {at.match.actors}, outcome {result}"
    if result is not None and not _sound(
        result.winners, result.scores, result.ranks, at.case.seats
    ):
        yield f"outcome is not sound: {result}"


def _sound(
    winners: tuple[int, ...], scores: tuple[int, ...], ranks: tuple[int, ...], seats: int
) -> bool:
    """Those who rank first have won, and nobody else; where nobody has, all rank first."""
    if not len(scores) == len(ranks) == seats:
        return False
    first = tuple(seat for seat in range(seats) if ranks[seat] == 1)
    return first == (winners or tuple(range(seats)))


def nothing_is_lost(at: Position) -> Iterator[str]:
    census = at.game.census(at.state)
    if census != at.census:
        gone, new = at.census - census, census - at.census
        yield f"missing {dict(gone)}, new {dict(new)}"


def silence_is_open_to_all(at: Position) -> Iterator[str]:
    """Who says nothing when answers are sealed is answered for by one word: whoever is asked has
    it, or nobody has."""
    silent = (at.game.about.silent,)
    asked = [seat for seat in at.match.actors if seat in at.match.sealed]
    if len({silent in at.match.legal(seat) for seat in asked}) > 1:
        yield f"of those asked under seal only some may say {silent[0]}"


def a_clone_is_independent(at: Position) -> Iterator[str]:
    before = at.state.key()
    copy = at.state.clone()
    if copy != at.state or copy.digest() != at.state.digest():
        yield "a fresh clone is not equal"
    shared = _parts(at.state) & _parts(copy)
    if shared:
        yield "a clone shares a changeable part with its original"
    play_on(at.game, copy, at.chance, 3)
    if at.state.key() != before:
        yield "playing on a clone changed the original"


def _parts(thing: Any) -> set[int]:
    """The identities of everything changeable inside a state."""
    if isinstance(thing, Data):
        inner: Any = thing.__reduce__()[1]  # its fields
    elif isinstance(thing, dict):
        inner = thing.values()
    elif isinstance(thing, (list, set)):
        inner = thing
    else:
        return set()
    return {id(thing)}.union(*map(_parts, inner))


def what_is_illegal_is_refused(at: Position) -> Iterator[str]:
    """Out of turn, unknown, malformed: refused with a reason, and nothing changes."""
    before = at.match.state.key()
    for seat, action in _wrong_plays(at):
        try:
            at.match.play(seat, action)
        except IllegalAction as refused:
            yield from unsaid(refused.reason)
        else:
            at.match.moves.pop()
            yield f"seat {seat} could play {action!r}"
        if at.match.state.key() != before:
            yield f"refusing {action!r} changed the state"


def _wrong_plays(at: Position) -> list[tuple[Any, Any]]:
    """Actions that nobody may play now; true ones with a word changed among them."""
    words = [action for seat in range(at.case.seats) for action in at.some(at.match.legal(seat), 6)]
    odd: list[Any] = [(), ("?",), ("nonsense", "4"), "pass", None, 7, ("a", 1), ("",), [["x"]]]
    odd += [(*action, "1") for action in words] + [action[:-1] for action in words]
    odd += [(*action[:-1], "0") for action in words] + [
        (action[0].upper(), *action[1:]) for action in words
    ]
    plays: list[tuple[Any, Any]] = [
        (seat, action) for seat in range(at.case.seats) for action in (*odd, *words)
    ]
    plays += [
        (seat, action) for seat in (-1, at.case.seats, None, "0", True) for action in words[:2]
    ]
    return [(seat, action) for seat, action in plays if not _may(at, seat, action)]


def _may(at: Position, seat: Any, action: Any) -> bool:
    known = type(seat) is int and 0 <= seat < at.case.seats
    return known and isinstance(action, tuple) and action in at.match.legal(seat)


def the_view_is_plain_json(at: Position) -> Iterator[str]:
    for viewer in at.case.viewers:
        view = at.match.view(viewer)
        if json.loads(json.dumps(view)) != view:
            yield f"viewer {viewer}: the view is not plain JSON"
        if not isinstance(view.get("phase"), str):
            yield f"viewer {viewer}: no phase"
