"""Why an action is refused in Die Druiden: the rule that forbids it.
Asked of the seat's own view, so that a refusal can't tell a secret."""

from __future__ import annotations

from nemeton.engine import Action, Msg, shown, unknown_action, who

from .content import (
    CARD_NUMBER,
    FACES,
    GHOST,
    HOURS,
    MORRIGAN,
    PAWN,
    PENTACLES,
    PLANT,
    RING,
    SPIRALS,
    STONE,
    STONE_NUMBER,
)
from .moving import ends
from .rules import actors
from .rules.answering import answers, ghost_of
from .rules.board import has_room, open_stones, pawns_on_stones, where
from .rules.flow import movable, moves, obstacles
from .rules.offering import offers
from .rules.voting import DOUBLERS, ITEMS
from .state import ANSWER, ARRIVE, AWAY, CHOOSE, ENTER, GIVE, MAGIC, MOVE, REVOTE, ROLL, VOTE, State
from .words import card_name, face_name, ghost_name, say

ANSWER_WORDS = ("ward", "leap", "ban", "belt", "let")
ARRIVAL_WORDS = ("invoke", "banish", "draw", "exchange", "steal", "nothing")
FACE_RULES = (*["3.4"] * 6, "3.5", "3.6", "3.7", "2.11")  # by face
STEP_RULES = ("2.2", "2.1", "2.11", "4.1", "4.11", "5.1", "6.1", "7.6", "7.14", "7.16")  # by step: what is asked
VOTE_RULES = {"druid": "7.7", "dwarf": "7.8", "portrait": "7.11", "potion": "7.12"}  # by first word; ghosts: 7.9


def why_not(view: State, seat: int, action: Action) -> Msg:
    if view.step == ANSWER:
        return _why_not_answer(view, seat, action)
    if seat not in actors(view):
        return _not_your_turn(view)
    match action:
        case ("enter", stone):
            return _why_not_enter(view, stone)
        case ("sickle", other, plant):
            return _why_not_sickle(view, seat, other, plant)
        case ("roll",):
            return _not_now(view)
        case ("move", face, pawn, stone):
            return _why_not_move(view, seat, face, pawn, stone)
        case ("give", card):
            return _why_not_give(view, card)
        case ("magic", *words):
            return _why_not_magic(view, words, action)
        case ("vote", item, way):
            return _why_not_vote(view, item, way)
        case (word, *_) if word in ARRIVAL_WORDS:
            return _why_not_arrival(view, seat, action)
        case (word, *_) if word in ANSWER_WORDS:
            return say("nothing-to-answer", "6.1")
    return unknown_action(action)


def _not_your_turn(view: State) -> Msg:
    seat = who(actors(view)[0])
    if view.step == CHOOSE:
        return say("not-your-choice", "7.16", seat=seat)
    return say("not-your-vote", "7.4", seat=seat) if view.step >= VOTE else say("not-your-turn", "1.10", seat=seat)


def _not_now(view: State) -> Msg:
    """What the step asks for instead."""
    return say(f"not-now-{view.step}", STEP_RULES[view.step])


def _no_such_stone(stone: str) -> Msg:
    return say("no-such-stone", "1.1", stone=shown(stone))


def _no_such_ghost(ghost: str) -> Msg:
    return say("no-such-ghost", "1.3", ghost=shown(ghost))


def _why_not_enter(view: State, stone: str) -> Msg:
    if stone not in STONE_NUMBER:
        return _no_such_stone(stone)
    if view.step != ENTER:
        return say("nobody-waits", "2.2")
    if STONE_NUMBER[stone] not in PENTACLES:
        return say("not-a-pentacle", "2.2", stone=stone)
    return say("stone-full", "2.2", stone=stone)


def _why_not_sickle(view: State, seat: int, other: str, plant: str) -> Msg:
    if plant not in PLANT:
        return say("no-such-plant", "2.4", plant=shown(plant))
    if other not in [str(n) for n in range(len(view.hands)) if n != seat]:
        return say("sickle-whom", "2.4", seat=shown(other))
    if view.step == ENTER:
        return _not_now(view)
    return say("sickle-too-late", "2.3") if view.step != ROLL else say("no-sickle", "2.3")


def _why_not_move(view: State, seat: int, face: str, pawn: str, stone: str) -> Msg:
    if face not in FACES:
        return say("no-such-face", "1.4", face=shown(face))
    if pawn not in PAWN:
        return _no_such_ghost(pawn)
    if stone not in STONE_NUMBER:
        return _no_such_stone(stone)
    if view.step != MOVE:
        return _not_now(view)
    return _why_not_this_move(view, seat, FACES.index(face), PAWN.index(pawn), STONE_NUMBER[stone], stone)


def _why_not_this_move(view: State, seat: int, face: int, pawn: int, end: int, stone: str) -> Msg:
    if face == RING:
        return say("ring-moves-nothing", "2.11")
    if face not in view.dice_left:
        return say("face-not-left", "2.10", face=face_name(face))
    if all(action[1] != FACES[face] for action in moves(view)):
        return say("die-moves-nobody", "2.11", face=face_name(face))
    if pawn not in movable(view):
        return _why_not_this_pawn(view, seat, pawn)
    if where(view, seat, pawn) == end:
        return say("ends-where-it-began", "3.13")
    if pawn == MORRIGAN and end in PENTACLES:
        return say("morrigan-and-pentacles", "3.14")
    if obstacles(view, pawn)[2] >> end & 1:
        return say("stone-full", "3.9", stone=stone)
    return _why_no_way(view, seat, face, pawn, end)


def _why_no_way(view: State, seat: int, face: int, pawn: int, end: int) -> Msg:
    """[3.12] A druid stands in the way; else no such path leads there, whoever stands where."""
    start, ghosts = where(view, seat, pawn), obstacles(view, pawn)[1]
    way = {"start": STONE[start], "stone": STONE[end]}
    if end in ends(start, face, 0, ghosts, 0):
        return say("druid-in-the-way", "3.12", **way)
    across = "no" if start // HOURS == end // HOURS else "yes"
    return say("no-way", FACE_RULES[face], face=FACES[face], across=across, **way)


def _why_not_this_pawn(view: State, seat: int, pawn: int) -> Msg:
    """Not the seat's own on the stones; or it has moved; or it came after the roll."""
    name = say("pawn", pawn=PAWN[pawn])
    if pawn not in pawns_on_stones(view, seat):
        return say("pawn-not-yours", "2.10", pawn=name)
    one_has_moved = len(view.dice_left) < len([face for face in view.dice if face != RING])
    if one_has_moved and pawn == view.mover:
        return say("pawn-moved-already", "2.9", pawn=name)
    return say("pawn-too-new", "2.7", pawn=name)


def _why_not_arrival(view: State, seat: int, action: Action) -> Msg:
    if view.step != ARRIVE:
        return _not_now(view)
    if action[0] != "steal" and offers(view, seat)[0][0] == "steal":
        return say("theft-alone", "4.14")
    stone = where(view, seat, view.mover)
    match action:
        case ("draw",):
            return say("no-draw-here", "4.8")
        case ("exchange", _):
            return say("no-exchange-here", "4.10")
        case ("steal", _):
            return say("no-theft-here", "4.12")
        case ("invoke", ghost, *place):
            return _why_not_invoke(view, stone, ghost, place)
        case ("banish", ghost):
            return _why_not_banish(stone, ghost)
        case ("nothing",):
            return say("draw-or-exchange", "4.2")
    return unknown_action(action)


def _why_not_invoke(view: State, stone: int, ghost: str, place: list[str]) -> Msg:
    if ghost not in GHOST:
        return _no_such_ghost(ghost)
    if place and place[0] not in STONE_NUMBER:
        return _no_such_stone(place[0])
    if stone not in SPIRALS:
        return say("no-spiral-here", "4.5")
    if view.ghosts[GHOST.index(ghost)] != AWAY:
        return say("ghost-not-on-stand", "4.5", ghost=ghost_name(GHOST.index(ghost)))
    if has_room(view, stone):
        return say("stands-with-caller", "4.6")
    return say("name-a-stone-beside", "4.6")


def _why_not_banish(stone: int, ghost: str) -> Msg:
    if ghost not in GHOST:
        return _no_such_ghost(ghost)
    if stone not in SPIRALS:
        return say("no-spiral-here", "4.7")
    return say("ghost-not-on-stones", "4.7", ghost=ghost_name(GHOST.index(ghost)))


def _why_not_give(view: State, card: str) -> Msg:
    if card not in CARD_NUMBER:
        return say("no-such-card", "1.5", card=shown(card))
    return _not_now(view) if view.step != GIVE else say("card-missing", "4.11", card=card_name(CARD_NUMBER[card]))


def _why_not_magic(view: State, words: list[str], action: Action) -> Msg:
    match words:
        case ["ghost", ghost, stone]:
            if ghost not in GHOST:
                return _no_such_ghost(ghost)
            if stone not in STONE_NUMBER:
                return _no_such_stone(stone)
        case ["draw"] | ["none"]:
            pass
        case _:
            return unknown_action(action)
    if view.step != MAGIC:
        return say("no-two-rings", "5.1")
    return say("no-card-at-all", "5.2") if words == ["draw"] else _why_not_there(view, words[1], STONE_NUMBER[words[2]])


def _why_not_there(view: State, ghost: str, stone: int) -> Msg:
    """Two rings, a ghost, a stone: but not this ghost, or not this stone."""
    if ghost == GHOST[MORRIGAN] and view.ghosts[MORRIGAN] >= 0 and stone in PENTACLES:
        return say("morrigan-and-pentacles", "5.3")
    return say("ghost-not-there", "5.3")


def _why_not_vote(view: State, item: str, way: str) -> Msg:
    if item != "cult" and item not in ITEMS:
        return say("no-such-voter", "7.6", item=shown(item))
    if view.step not in (VOTE, REVOTE, CHOOSE):
        return _not_now(view)
    if view.step == CHOOSE and item == "cult":
        return say("no-such-cult", "7.16", cult=shown(way))
    if view.step == CHOOSE or item != view.ballot[0][1]:
        return _not_now(view)
    return _why_not_this_way(view, item, way)


def _why_not_this_way(view: State, item: str, way: str) -> Msg:
    """The right voice, but it can't say that."""
    rule = "7.15" if view.step == REVOTE else VOTE_RULES.get(item.partition("_")[0], "7.9")
    if item in DOUBLERS:
        return say("no-such-double", "7.10", ghost=shown(way))
    if item not in ("druid", "dwarf_king"):
        return say("no-such-way", rule, way=shown(way))
    return say("nobody-abstains", rule) if way == "none" else say("no-such-cult", rule, cult=shown(way))


def _why_not_answer(view: State, seat: int, action: Action) -> Msg:
    assert view.answers is not None, "nothing is asked"
    if seat not in view.answers.voters:
        return say("not-asked", "6.2")
    if seat not in view.answers.waiting():
        return say("answered-already", "6.3")
    match action:
        case ("leap", stone) if stone not in STONE_NUMBER:
            return _no_such_stone(stone)
        case ("leap", _) | ("ward",) | ("ban",) | ("belt",):
            return _why_not_card(view, seat, action)
    return say("answer-first", "6.1")


def _why_not_card(view: State, seat: int, action: Action) -> Msg:
    """It does not answer this, or not for this seat; or the hand lacks it; or the leap leads nowhere."""
    word = action[0]
    if word not in _cards_against(view.asked):
        return say("does-not-answer", "6.1")
    if word in ("leap", "ban") and view.controllers[ghost_of(view.asked)] != seat:
        return say("not-your-ghost", "6.1")
    if word == "leap" and any(answer[0] == "leap" for answer in answers(view, seat)):
        return _why_not_leap(view, ghost_of(view.asked), STONE_NUMBER[action[1]])
    return say("card-not-held", "6.4")


def _why_not_leap(view: State, ghost: int, stone: int) -> Msg:
    if ghost == MORRIGAN and stone in PENTACLES:
        return say("morrigan-and-pentacles", "6.8")
    if stone in open_stones(view, ghost):
        return say("druid-may-come-back", "6.13", stone=STONE[stone])
    return say("no-leap", "6.8")


def _cards_against(asked: Action) -> tuple[str, ...]:
    """[6.1] What may be answered, by one seat or another."""
    match asked:
        case ("steal", _):
            return ("ward",)
        case ("banish", _) | ("move", *_):
            return ("leap", "ban")
        case ("magic", "ghost", *_):
            return ("belt", "leap", "ban")
    return ("belt",)
