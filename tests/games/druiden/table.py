"""A table of Die Druiden for tests: moves are written as words, positions are reached by playing
them.
Knows how to get somewhere through the public contract, not what is legal there.

`roll : ring 4 / move 4 druid c1 / invoke belenos`: whoever is asked plays; after a colon what
chance says, else the seed does; a number before the words names the seat. `idle` is a whole turn in
which nothing happens, `lets` the `let` of everybody who is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from typing import Any

import nemeton
from games.druiden import paths
from games.druiden.oracle import EARS, PENTACLES, SPIRALS, STONES
from nemeton import Match
from nemeton.engine import Outcome

SEATS = (2, 3, 4, 5)
HOPS = ("1", "2", "3", "4", "straight")  # the faces by which pawns are brought to their places
FIRST_DIE = ("1", "3", "5", "bend")

Task = Callable[
    [Match], bool | None
]  # plays one turn for a seat; true when that was all, None when it could not


def new(seats: int = 2, first: int | None = 0, seed: str = "coligny") -> Match:
    return nemeton.new(
        "druiden", seats=seats, seed=seed, script=[] if first is None else [str(first)]
    )


def play(match: Match, moves: str) -> Match:
    for move in moves.split(" / ") if moves else ():
        words, _, chance = move.partition(" : ")
        play_one(match, words.split(), chance.split())
    return match


def play_one(match: Match, words: Sequence[str], script: Sequence[str] = ()) -> None:
    if words == ["idle"]:
        play(match, "roll : ring ring / magic none")
    elif words == ["lets"]:
        lets(match, script)
    else:
        seat = words[0].isdigit()
        match.play(
            int(words[0]) if seat else match.actors[0], words[1:] if seat else words, script=script
        )


def lets(match: Match, script: Sequence[str] = ()) -> None:
    """All who are asked decline; what chance says then follows the last of them."""
    while phase(match) == "answer":
        match.play(match.actors[0], ("let",), script=script)


def entered(seats: int = 2, first: int = 0, seed: str = "coligny") -> Match:
    """Seat 0 has entered on a1, seat 1 on a3, seat 2 on a5, …; nobody has moved, and the first seat
    is to roll."""
    match = new(seats, first, seed)
    for _ in range(seats):
        play(match, f"enter {PENTACLES[match.actors[0]]} / idle")
    return match


def crowded_pentacle() -> Match:
    """The druids of seats 0 and 1 are both on a1; seat 2 is on c3 with Sulis, and seat 0 is to
    roll."""
    entering = "enter a1 / idle / enter a1 / idle / enter a3 / roll : ring 4 / move 4 druid c3"
    return play(new(3), f"{entering} / invoke sulis")


# Positions


def position(
    seats: int = 2,
    hands: Sequence[str] = (),
    ghosts: Mapping[str, str] | None = None,
    druids: Sequence[str] = (),
    turn: int = 0,
) -> Match:
    """Before the roll of seat `turn`. Hands and druids by seat; `{"belenos": "1 b4"}` is on b4 and
    obeys seat 1. A druid with no place given stands wherever its errands led it; one on an ear
    holds an odd number of cards; `centre` is a place for all but Morrigan. The druid of seat `turn`
    is the last to go to the centre: where that is the end, the vote begins with its seat."""
    key = tuple((ghost, *place.split()) for ghost, place in (ghosts or {}).items())
    return _position(seats, tuple(hands), key, tuple(druids), turn).clone()


@cache
def _position(
    seats: int,
    hands: tuple[str, ...],
    ghosts: tuple[tuple[str, ...], ...],
    druids: tuple[str, ...],
    turn: int,
) -> Match:
    match = entered(seats)
    cards = {seat: hand.split() for seat, hand in enumerate(hands)}
    odd = {seat: hand.pop() for seat, hand in cards.items() if len(hand) % 2}
    gleaned = [
        (seat, partial(glean, card=card))
        for seat, card in odd.items()
        if not set(druids[seat:][:1]) & {*EARS}
    ]
    pairs = [
        (s, partial(deal, cards=hand[n : n + 2]))
        for s, hand in cards.items()
        for n in range(0, len(hand), 2)
    ]
    brought = [(int(seat), partial(bring, ghost=ghost, goal=goal)) for ghost, seat, goal in ghosts]
    druids_home = errands(druids, ["centre"], odd)
    for tasks in (gleaned, brought, pairs, errands(druids, STONES, odd)):
        do(match, tasks)
    do(match, [task for task in druids_home if task[0] != turn])
    do(match, [task for task in druids_home if task[0] == turn])
    while phase(match) == "roll" and match.view(None)["turn"] != turn:
        play(match, "idle")
    wanted = {
        **{ghost: goal for ghost, _, goal in ghosts},
        **{f"druid-{s}": goal for s, goal in enumerate(druids)},
    }
    assert all(goal in ("", place(match, pawn)) for pawn, goal in wanted.items())
    return match


def errands(
    druids: Sequence[str], places: Sequence[str], odd: Mapping[int, str]
) -> list[tuple[int, Task]]:
    """What druids have to do; one whose place is an ear takes its odd card there."""
    there = [(seat, place) for seat, place in enumerate(druids) if place in places]
    goals = {seat: PENTACLES if place == "centre" else (place,) for seat, place in there}
    scripts = {seat: [odd[seat]] if place in EARS else [] for seat, place in there}
    return [
        (s, partial(go, pawn=f"druid-{s}", goals=goals[s], script=scripts[s])) for s, _ in there
    ]


def do(match: Match, tasks: Sequence[tuple[int, Task]]) -> None:
    """Seat by seat in turn order, one task after the other; whoever has nothing to do idles."""
    left = list(tasks)
    while left:
        mine = [task for task in left if task[0] == match.view(None)["turn"]]
        if mine:
            _do_one(match, mine[0], left)
        else:
            play(match, "idle")


def _do_one(match: Match, task: tuple[int, Task], left: list[tuple[int, Task]]) -> None:
    done = task[1](match)
    if done is not False:
        left.remove(task)
    if done is None:
        left.append(task)  # later, when others have moved out of the way


def deal(match: Match, cards: Sequence[str]) -> bool:
    """Two cards by magic."""
    play(match, f"roll : ring ring / magic draw : {' '.join(cards)}")
    lets(match, cards)
    return True


def glean(match: Match, card: str) -> bool:
    """One card from an ear."""
    druid = f"druid-{match.actors[0]}"
    return go(match, druid, EARS, script=[card])


def bring(match: Match, ghost: str, goal: str) -> bool | None:
    """Call a ghost, then put it onto its stone by magic, or walk it to the centre."""
    view = match.view(None)
    if view["ghosts"][ghost]["at"] == "stand":
        empty = [stone for stone in SPIRALS if not view["stones"][stone]]
        go(match, f"druid-{match.actors[0]}", empty, f"invoke {ghost}")
        return place(match, ghost) == goal
    return go(match, ghost, PENTACLES) if goal == "centre" else relocate(match, ghost, goal)


def relocate(match: Match, ghost: str, stone: str) -> bool | None:
    """By magic; the turn passes where there is no room yet."""
    if len(match.view(None)["stones"][stone]) == 2:
        play(match, "idle")
        return None
    play(match, f"roll : ring ring / magic ghost {ghost} {stone} / lets")
    return True


def go(
    match: Match, pawn: str, goals: Sequence[str], then: str = "nothing", script: Sequence[str] = ()
) -> bool:
    """One move nearer to one of the goals; on arriving there `then` is played, if anything is
    asked."""
    stones = match.view(None)["stones"]
    if len(goals) == 1 and pawn in stones[goals[0]]:
        return True
    face, stone = route(stones, pawn, goals)
    seat, name = match.actors[0], pawn.split("-")[0]
    play(match, "roll : " + (f"{face} ring" if face in FIRST_DIE else f"ring {face}"))
    match.play(seat, ("move", face, name, stone), script=script)
    if phase(match) == "arrive":
        play(match, then if stone in goals else "nothing")
    return stone in goals


def route(stones: paths.Stones, pawn: str, goals: Sequence[str]) -> tuple[str, str]:
    """The first hop of a shortest way: a face and a stone; between hops only empty stones that do
    nothing."""
    start = next(stone for stone, pawns in stones.items() if pawn in pawns)
    seen, fringe = {start}, [(start, ("", ""))]
    for place, first in fringe:  # grows on the way
        moved = _moved(stones, pawn, place)
        for face in HOPS:
            for stone in sorted(paths.ends(moved, pawn, face) - seen):
                hop = first if first[0] else (face, stone)
                if stone in goals:
                    return hop
                if not stones[stone] and stone not in (*EARS, *PENTACLES):
                    seen.add(stone)
                    fringe.append((stone, hop))
    raise LookupError(f"{pawn} can't come to {goals}")


def _moved(stones: paths.Stones, pawn: str, to: str) -> paths.Stones:
    lifted = {stone: [other for other in pawns if other != pawn] for stone, pawns in stones.items()}
    return {**lifted, to: [*lifted[to], pawn]}


# Voting


def vote(match: Match, words: str) -> Match:
    """`druid sun / dwarf_king none`: whoever is asked votes so."""
    return play(match, " / ".join(f"vote {ballot}" for ballot in words.split(" / ")))


def elect(match: Match, cult: str) -> Match:
    """Everybody votes for this cult, or for none."""
    while match.actors:
        legal = match.legal(match.actors[0])
        match.play(
            match.actors[0], min(legal, key=lambda words: (words[2] != cult, words[2] != "none"))
        )
    return match


# What a player sees


def ended(match: Match) -> Outcome:
    """The result of a match that is over."""
    assert match.actors == () and match.result is not None
    return match.result


def phase(match: Match) -> str:
    return str(match.view(None)["phase"])


def on_turn(match: Match) -> tuple[int, str]:
    """Whose turn it is, and what is asked."""
    return match.view(None)["turn"], phase(match)


def choices(match: Match, verb: str = "") -> list[str]:
    """What whoever is asked may do, or may do of that kind, in one string each."""
    legal = match.legal(match.actors[0])
    return sorted(" ".join(words) for words in legal if words[0].startswith(verb))


def stops(match: Match, pawn: str = "druid", die: str = "") -> set[str]:
    """Where a pawn of the seat on turn may go, by any die or by this one."""
    moves = [
        words for words in match.legal(match.actors[0]) if words[0] == "move" and words[2] == pawn
    ]
    return {words[3] for words in moves if die in ("", words[1])}


def hand(match: Match, seat: int) -> list[str]:
    """A hand as its owner sees it."""
    cards = match.view(seat)["hands"][seat]
    assert cards is not None
    return sorted(cards)


def place(match: Match, pawn: str) -> str:
    """Where a pawn is: `druid-0`, or a ghost."""
    view = match.view(None)
    return str(
        view["druids"][int(pawn[6:])] if pawn.startswith("druid-") else view["ghosts"][pawn]["at"]
    )


def controller(match: Match, ghost: str) -> int | None:
    seat: int | None = match.view(None)["ghosts"][ghost]["controller"]
    return seat


def sheet(match: Match, seat: int) -> dict[str, int]:
    """A seat's score, line by line, without the lines that are 0."""
    lines: dict[str, Any] = match.view(None)["score_sheet"][seat]
    return {name: points for name, points in lines.items() if points}
