"""What Le Jeu du Président says while it is played: messages made once, at import, where they are many.
Their sentences are in texts/."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Final

from nemeton.engine import Action, Msg, kept, who

from .content import AMOUNT, CAMPAIGN, CHALLENGES, CODE, FIRST_LOSS, PLACES, QUIZ, STAR, UNIT, WORTH
from .state import KINDS

SEATS: Final = range(6)
FACE: Final = {STAR: "★"}


def say(key: str, rule: str = "", **args: str | int | Msg) -> Msg:
    return Msg(f"president-{key}", args, rule)


def _by_seat(key: str, rule: str = "") -> list[Msg]:
    return [say(key, rule, seat=who(seat)) for seat in SEATS]


BEGINS: Final = _by_seat("begins")
FIRST_BEGINS: Final = say("first-begins", seat=who(0))
NOTHING_POSSIBLE: Final = _by_seat("nothing-possible", "2.10")
TOO_DEAR: Final = _by_seat("too-dear", "2.10")
CAMPAIGNS: Final = _by_seat("campaigns", "2.12")
ANNOUNCEMENT: Final = _by_seat("announcement", "5.3")
PERFORMED: Final = _by_seat("has-performed")
DEBTS_LAPSED: Final = _by_seat("debts-lapsed", "6.3")


@kept
def votes(units: int) -> Msg:
    return say("votes", votes=UNIT * units)


@kept
def place_name(place: int) -> Msg:
    """A département as it stands in a sentence: its name and its code."""
    return say("place", name=say(f"d{CODE[place]}"), code=CODE[place])


def dealt(seat: int, places: int) -> Msg:
    names = [place_name(place) for place in PLACES if places >> place & 1]
    return say("dealt", seat=who(seat), places=listed(names))


def listed(parts: Sequence[Msg]) -> Msg:
    """One after the other, in one sentence."""
    return reduce(lambda before, part: say("and", before=before, part=part), parts)


@kept
def rolled(seat: int, low: str, high: str) -> Msg:
    return say("rolled", seat=who(seat), low=FACE.get(low, low), high=FACE.get(high, high))


@kept
def taken(seat: int, chief: int, place: int) -> Msg:
    key = "taken" if seat == chief else "taken-for"
    return say(key, seat=who(seat), chief=who(chief), place=place_name(place), votes=votes(WORTH[place]))


@kept
def protected(seat: int, place: int) -> Msg:
    return say("protected", "2.11", seat=who(seat), place=place_name(place))


@kept
def card_drawn(seat: int, card: int) -> Msg:
    key = "gain-drawn" if card < FIRST_LOSS else "loss-drawn"
    return say(key, "3.1", seat=who(seat), story=say(CAMPAIGN[card]), votes=votes(AMOUNT[card]))


@kept
def sum_opened(kind: int, seat: int, amount: int) -> Msg:
    return say(f"{KINDS[kind]}-opened", seat=who(seat), votes=votes(amount))


@kept
def picked(kind: int, seat: int, place: int) -> Msg:
    return say(f"{KINDS[kind]}-picked", seat=who(seat), place=place_name(place), votes=votes(WORTH[place]))


@kept
def owed(seat: int, amount: int, debt: int) -> Msg:
    return say("owed", "3.9", seat=who(seat), votes=votes(amount), debt=votes(debt))


@kept
def cancelled(seat: int, amount: int, left: int) -> Msg:
    key = "debt-reduced" if left else "debt-cancelled"
    return say(key, "3.12", seat=who(seat), votes=votes(amount), left=votes(left))


@kept
def challenged(seat: int, against: int, place: int) -> Msg:
    return say("challenged", "2.7", seat=who(seat), against=who(against), place=place_name(place))


@kept
def challenge_read(seat: int, card: int) -> Msg:
    key = "quiz-read" if card < len(QUIZ) else "stage-read"
    return say(key, seat=who(seat), text=say(CHALLENGES[card]))


@kept
def answer_name(card: int, number: int) -> Msg:
    return say(f"{CHALLENGES[card]}-{number}")


@kept
def answered(seat: int, card: int, answer: int, right: int) -> Msg:
    key = "answered-right" if answer == right else "answered-wrong"
    return say(key, seat=who(seat), answer=answer_name(card, answer), right=answer_name(card, right))


@kept
def judged(seat: int, vote: str) -> Msg:
    return say("judged", seat=who(seat), vote=vote)


def verdict(judgements: Sequence[tuple[int, Action]]) -> Msg:
    heard = [say("judgement", seat=who(seat), vote=action[1]) for seat, action in judgements]
    return say("verdict", votes=listed(heard))


@kept
def challenge_won(seat: int, against: int, place: int) -> Msg:
    return say("challenge-won", "4.8", seat=who(seat), against=who(against), place=place_name(place))


@kept
def challenge_lost(against: int, place: int) -> Msg:
    return say("challenge-lost", "4.9", against=who(against), place=place_name(place))


def second_round(teams: Sequence[Sequence[int]]) -> Msg:
    one, other = (team_name(team) for team in teams)
    return say("second-round", "5.5", one=one, other=other)


def team_name(team: Sequence[int]) -> Msg:
    """A challenger, and who stands at its side."""
    challenger, *allies = (who(seat) for seat in team)
    return say("team", challenger=challenger, allies=listed(allies)) if allies else challenger


def won(presidents: Sequence[int], scores: Sequence[int], majority: bool) -> Msg:
    """How the one president was found, or that there are two."""
    seat, score = who(presidents[0]), scores[presidents[0]]
    if len(presidents) > 1:
        return say("shared", votes=votes(score))
    equal = scores.count(score) > 1
    return say("elected" if majority else "won-by-places" if equal else "won", seat=seat, votes=votes(score))
