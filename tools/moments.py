"""Moments of every game that are worth a picture: early, in the middle, while something is told, at
the end.
Played by bots from fixed seeds, so that the pictures change with the rules and the look alone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random

from nemeton.bots import decide
from nemeton.engine import Choice, Story
from nemeton.games import load
from nemeton.match import Match

SEATS = {"stonehenge": 2, "grand_druide": 4, "druids": 3, "druiden": 3, "president": 4}
OPTIONS = {"president": {"challenges": "quiz", "length": "short"}}
LEVELS = ("bard", "apprentice")
ON_THE_MAP = {
    "president": "d"
}  # how the names of the nodes begin that shall be asked for, where not anything will do
WHEN = ("early", "middle", "told", "end")


@dataclass(frozen=True, slots=True)
class Moment:
    match: Match
    seat: int  # whose eyes
    clicked: tuple[int, Choice] | None = None  # the choice that leads there, and its number
    told: bool = False  # in the middle of what is then told


@cache
def finished(game: str, seats: int = 0) -> Match:
    """Played to its end by bots of two levels, at as many seats as the pictures of the game have,
    or at so many."""
    number = seats or SEATS[game]
    match, chance = (
        Match(load(game), number, OPTIONS.get(game, {}), seed=f"picture-{game}"),
        Random(game),
    )
    while match.actors:
        seat = match.actors[0]
        match.play(seat, decide(match.game, match.seen(seat), seat, LEVELS[seat % 2], chance))
    return match


def moment(game: str, when: str) -> Moment | None:
    """None where the game has no such moment: some have nothing to tell."""
    match when:
        case "early":
            return _asked(game, len(finished(game).moves) // 8)
        case "middle":
            return _asked(game, len(finished(game).moves) * 5 // 8)
        case "end":
            return _before(game, len(finished(game).moves) - 1)
    move = _told(game)
    return None if move is None else _before(game, move, told=True)


def until(game: str, moves: int) -> Match:
    """The match when so many moves had been played."""
    whole = finished(game)
    match = Match(whole.game, whole.seats, whole.options, seed=whole.seed)
    for move in whole.moves[:moves]:
        match.play(move.seat, move.action, script=move.tape.chance())
    return match


def _asked(game: str, moves: int) -> Moment:
    """From there on, the first position in which a seat has more than a button to press."""
    match, wish = until(game, moves), ON_THE_MAP.get(game, "")
    while not any(click.startswith(wish) for click in _clicks(match)):
        move = finished(game).moves[len(match.moves)]
        match.play(move.seat, move.action, script=move.tape.chance())
    return Moment(match, match.actors[0])


def _clicks(match: Match) -> list[str]:
    return [click for choice in match.scene(match.actors[0]).choices for click in choice.clicks]


def _before(game: str, moves: int, *, told: bool = False) -> Moment:
    """Just before a move, which is then played by hand."""
    match, move = until(game, moves), finished(game).moves[moves]
    choices = match.scene(move.seat).choices
    number = next(n for n, choice in enumerate(choices) if choice.action == move.action)
    return Moment(match, move.seat, (number, choices[number]), told)


def _told(game: str) -> int | None:
    """The last move of which a story is told."""
    match = until(game, 0)
    found, known = None, _story(match)
    for number, move in enumerate(finished(game).moves):
        match.play(move.seat, move.action, script=move.tape.chance())
        story = _story(match)
        if story and story.beats and story.id != (known.id if known else ""):
            found = number
        known = story
    return found


def _story(match: Match) -> Story | None:
    return match.scene(None).story
