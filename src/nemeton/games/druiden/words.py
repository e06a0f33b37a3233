"""What Die Druiden says while it is played: messages made once, at import, where they are many.
Their sentences are in texts/."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, reduce
from typing import Final

from nemeton.engine import Action, Msg, who

from .content import CARD, CULT, FACES, GHOST, PAWN, STONE

SEATS: Final = range(5)


def say(key: str, rule: str = "", **args: str | int | Msg) -> Msg:
    return Msg(f"druiden-{key}", args, rule)


def _by_seat(key: str) -> list[Msg]:
    return [say(key, seat=who(seat)) for seat in SEATS]


BEGINS: Final = _by_seat("begins")
DRAWN_DOWN: Final = _by_seat("drawn-down")
MORRIGAN_TAKEN: Final = _by_seat("morrigan-taken")
NOTHING_DONE: Final = _by_seat("nothing-done")
NO_MAGIC: Final = _by_seat("no-magic")
MAGIC_DRAW: Final = _by_seat("magic-draw")
ANSWERED: Final = _by_seat("answered")
ALL_LET: Final = say("all-let")
SECOND_BALLOT: Final = say("second-ballot")
CULT_WON: Final = [say("cult-won", cult=cult) for cult in CULT]


@cache
def entered(seat: int, stone: int) -> Msg:
    return say("entered", seat=who(seat), stone=STONE[stone])


@cache
def rolled(seat: int, one: int, other: int) -> Msg:
    return say("rolled", seat=who(seat), one=face_name(one), other=face_name(other))


@cache
def face_name(face: int) -> Msg:
    return say("face", face=FACES[face])


@cache
def moved(seat: int, face: int, pawn: int, start: int, stone: int) -> Msg:
    pawn_name = say("pawn", pawn=PAWN[pawn])
    return say("moved", seat=who(seat), pawn=pawn_name, start=STONE[start], stone=STONE[stone], face=face_name(face))


@cache
def entered_centre(seat: int, pawn: int) -> Msg:
    return say("entered-centre", seat=who(seat), pawn=say("pawn", pawn=PAWN[pawn]))


@cache
def drawn(seat: int, card: int) -> Msg:
    return say("drawn", seat=who(seat), card=card_name(card))


@cache
def card_name(card: int) -> Msg:
    return say("card", card=CARD[card])


@cache
def ghost_name(ghost: int) -> Msg:
    return say("ghost", ghost=GHOST[ghost])


@cache
def passed(giver: int, taker: int, card: int) -> Msg:
    return say("passed", giver=who(giver), taker=who(taker), card=card_name(card))


@cache
def passed_down(giver: int, taker: int) -> Msg:
    return say("passed-down", giver=who(giver), taker=who(taker))


@cache
def sickle_played(seat: int, other: int, plant: int, given: bool) -> Msg:
    key = "sickle-reaps" if given else "sickle-in-vain"
    return say(key, seat=who(seat), other=who(other), card=card_name(plant))


@cache
def invoked(seat: int, ghost: int, stone: int) -> Msg:
    return say("invoked", seat=who(seat), ghost=ghost_name(ghost), stone=STONE[stone])


@cache
def banished(seat: int, ghost: int) -> Msg:
    return say("banished", seat=who(seat), ghost=ghost_name(ghost))


@cache
def exchanging(seat: int, other: int, count: int) -> Msg:
    return say("exchanging", seat=who(seat), other=who(other), count=count)


@cache
def stealing(seat: int, robbed: int, count: int) -> Msg:
    return say("stealing", seat=who(seat), other=who(robbed), count=count)


@cache
def asked(seat: int, action: Action) -> Msg:
    """What is about to happen, and may be answered."""
    match action:
        case ("banish", ghost):
            return say("asked-banish", seat=who(seat), ghost=ghost_name(GHOST.index(ghost)))
        case ("magic", "ghost", ghost, stone):
            return say("asked-magic-ghost", seat=who(seat), ghost=ghost_name(GHOST.index(ghost)), stone=stone)
        case ("magic", _):
            return say("asked-magic-draw", seat=who(seat))
    return say("asked-steal", seat=who(seat))


@cache
def card_played(seat: int, card: int) -> Msg:
    return say("card-played", seat=who(seat), card=card_name(card))


@cache
def leapt(ghost: int, stone: int) -> Msg:
    return say("leapt", ghost=ghost_name(ghost), stone=STONE[stone])


@cache
def went_back(seat: int, pawn: int, stone: int) -> Msg:
    return say("went-back", seat=who(seat), pawn=say("pawn", pawn=PAWN[pawn]), stone=STONE[stone])


@cache
def magic_moved(seat: int, ghost: int, stone: int) -> Msg:
    return say("magic-moved", seat=who(seat), ghost=ghost_name(ghost), stone=STONE[stone])


def vote_begins(seat: int) -> Msg:
    return say("vote-begins", seat=who(seat))


def hand_shown(seat: int, hand: Sequence[int]) -> Msg:
    if not hand:
        return say("hand-empty", seat=who(seat))
    return say("hand-shown", seat=who(seat), cards=listed([card_name(card) for card in hand]))


def listed(parts: list[Msg]) -> Msg:
    """One after the other, in one sentence."""
    return reduce(lambda before, part: say("and", before=before, part=part), parts)


@cache
def voted(seat: int, item: str, way: str) -> Msg:
    """Who votes with what for whom; or keeps silent."""
    if way == "none":
        return say("voted-none", seat=who(seat), what=item_name(item))
    if way in CULT:
        return say("voted-cult", seat=who(seat), what=item_name(item), cult=way)
    if way == "yes":
        return say("voted-yes", seat=who(seat), what=item_name(item))
    return say("voted-double", seat=who(seat), what=item_name(item), ghost=ghost_name(GHOST.index(way)))


@cache
def item_name(item: str) -> Msg:
    return say("item", item=item)


def ballot_closed(sun: int, moon: int) -> Msg:
    return say("ballot-closed", sun=sun, moon=moon)


def won(winners: Sequence[int], score: int, cult: int) -> Msg:
    if len(winners) == 1:
        return say("won", seat=who(winners[0]), score=score, cult=CULT[cult])
    return say("shared", score=score, cult=CULT[cult])
