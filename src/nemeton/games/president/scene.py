"""Le Jeu du Président on the table: what lies there, what is asked, and what to click for each action.
Made from a view; it can show only what redact left."""

from __future__ import annotations

from collections.abc import Sequence

from nemeton.engine import Action, Choice, Msg, Scene, Viewer, kept, who
from nemeton.games.president.rules.challenge import under_way
from nemeton.games.president.rules.picking import picker

from . import nodes, sheet
from .content import CAMPAIGN, NUMBER, ON_STAGE, STAR, WORTH
from .goal import goal
from .rules import legal
from .state import ANSWER, CHOOSE, GAINING, JUDGE, KINDS, LOSING, NONE, OVER, PERFORM, PICK, ROLL, STEPS, State
from .story import story
from .words import answer_name, place_name, say, votes


def scene(view: State, viewer: Viewer) -> Scene:
    actions = () if viewer is None else legal(view, viewer)
    choices = tuple(_choice(view, action) for action in actions)
    clicked = {click for choice in choices for click in choice.clicks}
    table = nodes.all_nodes(view, () if actions else _others_choice(view), clicked)
    if view.step in (ANSWER, PERFORM, JUDGE):
        table += tuple(sheet.sheet_nodes(view, under_way(view), judging=bool(actions)))
    high = nodes.height(len(view.held))
    timer = ON_STAGE if view.step == PERFORM else 0
    return Scene(nodes.WIDTH, high, table, _prompt(view, actions), choices, story(view), timer, goal(view, viewer))


def _others_choice(view: State) -> set[str]:
    """The codes among which the seat on turn chooses."""
    return {action[-1] for action in legal(view, view.turn)} if view.step == CHOOSE else set()


def _choice(view: State, action: Action) -> Choice:
    if action[0] == "answer":
        return _answer(action, under_way(view).card)
    return _known(action)


@kept
def _known(action: Action) -> Choice:
    match action:
        case ("judge", vote):
            return Choice(action, (f"verdict-{vote}",), say(f"do-judge-{vote}"))
        case (verb, code):
            place = NUMBER[code]
            return Choice(action, (f"d{code}",), say(f"do-{verb}", place=place_name(place), votes=votes(WORTH[place])))
    return Choice(action, (), say(f"do-{action[0]}"))


@kept
def _answer(action: Action, card: int) -> Choice:
    return Choice(action, (f"answer-{action[1]}",), say("do-answer", answer=answer_name(card, int(action[1]))))


# What is asked, or what is waited for.


def _prompt(view: State, actions: Sequence[Action]) -> Msg:
    if view.step == OVER:
        return say("over")
    if view.step == PICK:
        return _pick_prompt(view, bool(actions))
    if view.step in (ANSWER, PERFORM, JUDGE):
        return _challenge_prompt(view, bool(actions))
    if not actions:
        return say(f"wait-{STEPS[view.step]}", seat=who(view.turn))
    chief = view.chiefs[view.turn]
    if view.step == ROLL and chief != view.turn:
        return say("ask-roll-for", chief=who(chief))
    return say("ask-roll") if view.step == ROLL else _choose_prompt(view, actions[0][0])


def _choose_prompt(view: State, asked: str) -> Msg:
    """With what a star does: it stands for any digit [2.3], and brings a card [2.14]."""
    stars = view.dice.count(STAR)
    if not stars:
        return say(f"ask-{asked}")
    if asked == "take":
        return say("ask-take-star", stars=stars, digit=next((face for face in view.dice if face != STAR), STAR))
    return say("with-stars", sentence=say(f"ask-{asked}"), stars=stars)


def _pick_prompt(view: State, asked: bool) -> Msg:
    """What is still due; and the card that brought it, in the words of the card."""
    due = view.due
    assert due is not None, "no sum is open"
    key = f"{'ask' if asked else 'wait'}-{KINDS[due.kind]}"
    sentence = say(key, seat=who(picker(view, due)), votes=votes(due.amount))
    of_card = due.kind in (GAINING, LOSING) and view.card != NONE
    return say("with-story", story=say(CAMPAIGN[view.card]), sentence=sentence) if of_card else sentence


def _challenge_prompt(view: State, asked: bool) -> Msg:
    return say(f"{'ask' if asked else 'wait'}-{STEPS[view.step]}", seat=who(under_way(view).by))
