"""Die Druiden on the table: what lies there, what is asked, and what to click for each action.
Made from a view; it can show only what redact left."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from nemeton.engine import Action, Choice, Msg, Scene, Viewer, who
from nemeton.games.druiden.rules.board import where
from nemeton.games.druiden.rules.flow import obstacles
from nemeton.games.druiden.rules.voting import DOUBLERS

from . import nodes
from .content import CARD_NUMBER, CULT, CULT_OF, FACES, GHOST, PAWN, PENTACLES, SICKLE, STONE, STONE_NUMBER
from .goal import goal
from .rules import actors, legal
from .state import ANSWER, ARRIVE, GIVE, MOVE, OVER, REVOTE, ROLL, STEPS, VOTE, State
from .story import story
from .trails import trails
from .words import asked, say


def scene(view: State, viewer: Viewer) -> Scene:
    actions = () if viewer is None else legal(view, viewer)
    choices = tuple(_choice(view, action) for action in actions)
    clicked = {click for choice in choices for click in choice.clicks}
    cards = nodes.stack_nodes(len(view.stock), tuple(view.discards))
    table = (*nodes.ground_nodes(), *cards, *nodes.dice_nodes(view), *nodes.pawn_nodes(view, clicked))
    hands = (*nodes.hand_nodes(view, viewer), *nodes.count_nodes(view, viewer))
    told = story(view, viewer) if view.step == OVER else None
    asked, aim = _prompt(view, actions), goal(view, viewer)
    return Scene(nodes.WIDTH, nodes.HEIGHT, table + hands, asked, choices, told, goal=aim)


def _choice(view: State, action: Action) -> Choice:
    seat = view.turn
    match action:
        case ("move", face, pawn, _):
            die = f"die-{view.dice.index(FACES.index(face)) + 1}" if len(set(view.dice_left)) > 1 else ""
            return _move(action, die, f"druid-{seat}" if pawn == "druid" else f"ghost-{pawn}", _path(view, action))
        case ("give", card) | ("sickle", _, card):
            held = CARD_NUMBER[card] if action[0] == "give" else SICKLE
            return _with_card(action, f"hand-{seat}-{view.hands[seat].index(held) + 1}")
        case ("vote", *_):
            return _vote(action)
    return _plain(action)


def _path(view: State, action: Action) -> tuple[int, ...]:
    """The stones of a move, from where the pawn stands to where it would."""
    _, face, name, stone = action
    pawn = PAWN.index(name)
    druids, ghosts, _ = obstacles(view, pawn)
    start = where(view, view.turn, pawn)
    return start, *trails(start, FACES.index(face), druids, ghosts)[STONE_NUMBER[stone]]


@lru_cache(2_000)
def _move(action: Action, die: str, pawn: str, path: tuple[int, ...]) -> Choice:
    """The die, unless there is only one face; the pawn, the stone."""
    _, face, name, stone = action
    clicks, text = (pawn, f"stone-{stone}"), say("do-move", face=face, pawn=name, stone=stone)
    passed = tuple(f"stone-{STONE[one]}" for one in path)
    return Choice(action, (die, *clicks) if die else clicks, text, path=passed)


@cache
def _with_card(action: Action, card: str) -> Choice:
    """A card of the hand; for a sickle whose hand, and then there is a button for each plant."""
    if action[0] == "give":
        return Choice(action, (card,), say("do-give", card=action[1]))
    _, other, plant = action
    return Choice(action, (card, f"cards-{other}"), say("do-sickle", card=plant, seat=who(int(other))))


@cache
def _plain(action: Action) -> Choice:
    """What needs no look at the table."""
    key = f"do-{action[0]}"
    match action:
        case ("enter", stone):
            return Choice(action, (f"stone-{stone}",), say(key, stone=stone))
        case ("leap", stone):
            return Choice(action, (f"stone-{stone}",), say(_put("do-leap", stone), stone=stone))
        case ("invoke", ghost) | ("banish", ghost):
            return Choice(action, (f"ghost-{ghost}",), say(key, ghost=ghost))
        case ("invoke", ghost, stone):
            return Choice(action, (f"ghost-{ghost}", f"stone-{stone}"), say("do-invoke-at", ghost=ghost, stone=stone))
        case ("magic", "ghost", ghost, stone):
            label = say(_put("do-magic-ghost", stone), ghost=ghost, stone=stone)
            return Choice(action, (f"ghost-{ghost}", f"stone-{stone}"), label)
        case ("exchange", count) | ("steal", count):
            return Choice(action, (), say(key, count=int(count)))
    return Choice(action, ("stock",) if action[-1] == "draw" else (), say(f"do-{'-'.join(action)}"))


def _put(key: str, stone: str) -> str:
    """[4.17] On a pentacle a ghost does not stay."""
    return f"{key}-in" if STONE_NUMBER[stone] in PENTACLES else key


@cache
def _vote(action: Action) -> Choice:
    _, item, way = action
    if way == "none":
        return Choice(action, (), say("do-vote-none"))
    if item in DOUBLERS:
        return Choice(action, (), say("do-vote-double", ghost=way))
    own = CULT[CULT_OF[GHOST.index(item)]] if way == "yes" and item in GHOST else item.rpartition("_")[2]
    return Choice(action, (), say("do-vote", cult=own if way == "yes" else way))


def _prompt(view: State, actions: Sequence[Action]) -> Msg:
    if view.step == OVER:
        return say("over")
    if view.step == ANSWER:
        return say("ask-answer" if actions else "wait-answer", what=asked(view.turn, view.asked))
    if not actions:
        return say("wait-vote" if view.step >= VOTE else "wait", seat=who(actors(view)[0]))
    return _question(view, actions, {action[0] for action in actions})


def _question(view: State, actions: Sequence[Action], verbs: set[str]) -> Msg:
    key = f"ask-{STEPS[view.step]}"
    if view.step == ROLL and "sickle" in verbs:
        return say("ask-roll-sickle")
    if view.step == MOVE and len(set(view.dice_left)) == 1:
        return say("ask-move-one", face=actions[0][1], count=view.dice_left[0] + 1)
    if view.step == ARRIVE and verbs & {"steal", "invoke", "banish"}:
        return say("ask-steal" if "steal" in verbs else "ask-spiral")
    if view.step == ARRIVE:
        return say(key, stone=STONE[where(view, view.turn, view.mover)])
    if view.step == GIVE:
        return say(key, seat=who(view.partner), count=view.to_give)
    return say(key, item=view.ballot[0][1]) if view.step in (VOTE, REVOTE) else say(key)
