"""What Die Druiden says while it is played: messages made once, at import, where they are many.
Their sentences are in texts/."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, reduce
from typing import Final

from nemeton.engine import Action, Msg, kept, who

from .content import CARD, CULT, DRUID, FACES, GHOST, PAWN, STONE
from .state import AWAY, CENTRE, NOBODY

SEATS: Final = range(5)
LETTERS: Final = tuple(name[:2].title() for name in GHOST)  # one would stand for Sulis and Sirona alike


def say(key: str, rule: str = "", **args: str | int | Msg) -> Msg:
    return Msg(f"druiden-{key}", args, rule)


def _by_seat(key: str, rule: str = "") -> list[Msg]:
    return [say(key, rule, seat=who(seat)) for seat in SEATS]


BEGINS: Final = _by_seat("begins")
NO_PAWN: Final = _by_seat("no-pawn", "2.6")
DRAWN_DOWN: Final = _by_seat("drawn-down")
MORRIGAN_TAKEN: Final = _by_seat("morrigan-taken", "4.16")
NOTHING_DONE: Final = _by_seat("nothing-done")
NO_MAGIC: Final = _by_seat("no-magic")
MAGIC_DRAW: Final = _by_seat("magic-draw", "5.2")
ALL_LET: Final = say("all-let")
SECOND_BALLOT: Final = say("second-ballot", "7.14")
CULT_WON: Final = [say("cult-won", "7.13", cult=cult) for cult in CULT]


@cache
def entered(seat: int, stone: int) -> Msg:
    return say("entered", seat=who(seat), stone=STONE[stone])


@cache
def rolled(seat: int, one: int, other: int) -> Msg:
    return say("rolled", seat=who(seat), one=face_name(one), other=face_name(other))


@cache
def die_lost(seat: int, face: int) -> Msg:
    return say("die-lost", "2.11", seat=who(seat), face=FACES[face])


@cache
def face_name(face: int) -> Msg:
    return say("face", face=FACES[face])


@kept
def moved(seat: int, face: int, pawn: int, start: int, stone: int) -> Msg:
    return say("moved", seat=who(seat), pawn=PAWN[pawn], start=STONE[start], stone=STONE[stone], face=FACES[face])


@cache
def entered_centre(seat: int, pawn: int) -> Msg:
    return say("entered-centre", "4.4", seat=who(seat), pawn=PAWN[pawn])


@cache
def drawn(seat: int, card: int) -> Msg:
    return say("drawn", seat=who(seat), card=CARD[card])


@cache
def card_name(card: int) -> Msg:
    return say("card", card=CARD[card])


@cache
def ghost_name(ghost: int) -> Msg:
    return say("the-ghost", ghost=GHOST[ghost])


@cache
def passed(giver: int, taker: int, card: int) -> Msg:
    return say("passed", giver=who(giver), taker=who(taker), card=CARD[card])


@cache
def passed_down(giver: int, taker: int) -> Msg:
    return say("passed-down", giver=who(giver), taker=who(taker))


@cache
def sickle_played(seat: int, other: int, plant: int, given: bool) -> Msg:
    key = "sickle-reaps" if given else "sickle-in-vain"
    return say(key, "2.5", seat=who(seat), other=who(other), card=CARD[plant])


@cache
def invoked(seat: int, ghost: int, stone: int) -> Msg:
    return say("invoked", "4.5", seat=who(seat), ghost=GHOST[ghost], stone=STONE[stone])


@cache
def banished(seat: int, ghost: int) -> Msg:
    return say("banished", "4.7", seat=who(seat), ghost=GHOST[ghost])


@cache
def exchanging(seat: int, other: int, count: int) -> Msg:
    return say("exchanging", "4.10", seat=who(seat), other=who(other), count=count)


@cache
def stealing(seat: int, robbed: int, count: int) -> Msg:
    return say("stealing", "4.12", seat=who(seat), other=who(robbed), count=count)


@cache
def asked(seat: int, action: Action) -> Msg:
    """What is about to happen, and may be answered."""
    match action:
        case ("banish", ghost):
            return say("asked-banish", seat=who(seat), ghost=ghost)
        case ("move", *_, stone):
            return say("asked-take", seat=who(seat), stone=stone)
        case ("magic", "ghost", ghost, stone):
            return say("asked-magic-ghost", seat=who(seat), ghost=ghost, stone=stone)
        case ("magic", _):
            return say("asked-magic-draw", seat=who(seat))
    return say("asked-steal", seat=who(seat))


@cache
def answered(seat: int, action: Action) -> Msg:
    """For the seat itself; the others hear nothing of it until all have answered."""
    return say("answered-so", seat=who(seat), answer=action[0], stone=action[-1])


@cache
def card_played(seat: int, card: int) -> Msg:
    return say("card-played", seat=who(seat), card=CARD[card])


@cache
def leapt(ghost: int, stone: int) -> Msg:
    return say("leapt", "6.8", ghost=GHOST[ghost], stone=STONE[stone])


@cache
def went_back(seat: int, pawn: int, stone: int) -> Msg:
    return say("went-back", "6.9", seat=who(seat), pawn=PAWN[pawn], stone=STONE[stone])


@cache
def magic_moved(seat: int, ghost: int, stone: int) -> Msg:
    return say("magic-moved", "5.3", seat=who(seat), ghost=GHOST[ghost], stone=STONE[stone])


def vote_begins(seat: int) -> Msg:
    return say("vote-begins", "7.4", seat=who(seat))


def hand_shown(seat: int, hand: Sequence[int]) -> Msg:
    if not hand:
        return say("hand-empty", seat=who(seat))
    return say("hand-shown", seat=who(seat), cards=named(hand))


def named(cards: Sequence[int]) -> Msg:
    return listed([card_name(card) for card in cards])


def listed(parts: list[Msg]) -> Msg:
    """One after the other, in one sentence."""
    return reduce(lambda before, part: say("and", before=before, part=part), parts)


@cache
def voted(seat: int, item: str, way: str, cult: int, votes: int) -> Msg:
    """Who votes with what for whom; or keeps silent."""
    if cult == NOBODY:
        return say("voted-none", seat=who(seat), item=item)
    if way in GHOST:
        return say("voted-double", seat=who(seat), item=item, ghost=way, cult=CULT[cult], votes=votes)
    return say("voted", seat=who(seat), item=item, cult=CULT[cult], votes=votes)


@cache
def pawn_label(pawn: int, place: int, owner: int) -> Msg:
    """A ghost, or DRUID plus the seat; where it is, and whose."""
    away = "waiting" if pawn >= DRUID else "stand"
    at = {AWAY: away, CENTRE: "centre"}.get(place) or STONE[place]
    if pawn >= DRUID:
        return say("druid", seat=who(owner), at=at)
    if owner == NOBODY:
        return say("free-ghost", ghost=GHOST[pawn], at=at, letters=LETTERS[pawn])
    return say("own-ghost", seat=who(owner), ghost=GHOST[pawn], at=at, letters=LETTERS[pawn])


def score_label(seat: int, lines: Mapping[str, int]) -> Msg:
    """The sum of a sheet's lines, and those that count."""
    told = [say("score-line", part=line, points=points) for line, points in lines.items() if points]
    if not told:
        return say("score-of", seat=who(seat), score=0)
    return say("score-sheet", seat=who(seat), score=sum(lines.values()), lines=listed(told))


def ballot_closed(sun: int, moon: int) -> Msg:
    return say("ballot-closed", sun=sun, moon=moon)


def won(winners: Sequence[int], score: int, cult: int) -> Msg:
    if len(winners) == 1:
        return say("won", seat=who(winners[0]), score=score, cult=CULT[cult])
    return say("shared", score=score, cult=CULT[cult])
