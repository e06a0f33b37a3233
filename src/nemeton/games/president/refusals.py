"""Why an action is refused in Le Jeu du Président: the rule that forbids it.
Asked of the seat's own view, so that a refusal can't tell a secret."""

from __future__ import annotations

from nemeton.engine import Action, Msg, shown, unknown_action, who

from .content import BIT, CODE, NUMBER, STAR, WORTH
from .rules import actors
from .rules.challenge import under_way
from .rules.holding import chief, stake
from .rules.offer import open_to_challenge, open_to_protection
from .rules.picking import source
from .state import CHOOSE, GAINING, JUDGE, KINDS, PICK, SEIZING, Due, State
from .words import place_name, say

CHOICES = ("take", "challenge", "protect", "campaign")
PICKS = ("gain", "lose", "lose", "seize")  # by kind
FORMS = {"roll": 1, "campaign": 1, "performed": 1, "take": 2, "challenge": 2, "protect": 2, "gain": 2, "lose": 2,
         "seize": 2, "answer": 2, "judge": 2}  # fmt: skip
STEP_RULES = ("2.1", "2.1", "", "4.2", "4.4", "4.5")  # by step: what is awaited; a pick by its kind
STEP_VERBS = (("roll",), CHOICES, (), ("answer",), ("performed",), ("judge",))
PICK_RULES = ("3.5", "3.7", "3.10", "4.11")  # by kind
AWAITED_RULES = ("1.10", "1.10", "", "4.2", "4.4")  # by step: it is another seat's business


def why_not(view: State, seat: int, action: Action) -> Msg:
    """Whose turn it is, the form, the words, the step, and then the rule of the verb."""
    return (
        _why_not_seat(view, seat)
        or _why_not_word(action)
        or _why_not_now(view, action[0])
        or _why_not_this(view, action[0], action[-1])
    )


def _why_not_seat(view: State, seat: int) -> Msg | None:
    """Somebody else is asked."""
    if seat in actors(view):
        return None
    if view.step == JUDGE:
        return say("challenger-judges", "4.6") if seat == under_way(view).by else say("judged-already", "4.5")
    rule = AWAITED_RULES[view.step] or PICK_RULES[_due(view).kind]
    return say("not-your-turn", rule, seat=who(actors(view)[0]))


def _why_not_word(action: Action) -> Msg | None:
    """No word of ours, too many or too few of them, or one that names nothing."""
    match action:
        case (verb, *_) if FORMS.get(verb) != len(action):
            return unknown_action(action)
        case ("answer", number):
            return None if number in ("1", "2", "3", "4") else say("no-such-answer", "4.2", answer=shown(number))
        case ("judge", vote):
            return None if vote in ("yes", "no") else say("no-such-judgement", "4.5", vote=shown(vote))
        case (_, code) if code not in NUMBER:
            return say("no-such-code", "1.1", code=shown(code))
    return None


def _why_not_now(view: State, verb: str) -> Msg | None:
    """The step asks for something else."""
    if view.step == PICK:
        kind = _due(view).kind
        return None if verb == PICKS[kind] else say(f"not-now-{KINDS[kind]}", PICK_RULES[kind])
    return None if verb in STEP_VERBS[view.step] else say(f"not-now-{view.step}", STEP_RULES[view.step])


def _why_not_this(view: State, verb: str, code: str) -> Msg:
    if view.step == PICK:
        return _why_not_pick(view, _due(view), NUMBER[code])
    assert view.step == CHOOSE, f"{verb} {code} is legal"
    return _why_not_verb(view, verb) or _why_not_code(view, verb, NUMBER[code])


def _why_not_verb(view: State, verb: str) -> Msg | None:
    """What the départements on offer ask for."""
    if view.offered & view.vacant:
        return None if verb == "take" else say("must-take", "2.6")
    if open_to_challenge(view):
        return None if verb == "challenge" else say("must-challenge", "2.7")
    if verb in ("take", "challenge"):
        return say("own-on-offer", "2.11")
    return None if open_to_protection(view) else say("all-protected", "2.12")


def _why_not_code(view: State, verb: str, place: int) -> Msg:
    if not view.offered & BIT[place]:
        return say("not-offered", _offer_rule(view, place), place=place_name(place))
    if verb == "take":
        return say("held-already", "2.6", place=place_name(place))
    if verb == "challenge":
        return _why_not_challenge(view, place)
    if not view.held[chief(view)] & BIT[place]:
        return say("protect-own", "2.11", place=place_name(place))
    return say("protected-already", "2.11", place=place_name(place))


def _offer_rule(view: State, place: int) -> str:
    """[2.2]-[2.5] What the dice offer instead; two stars offer everything."""
    if len(CODE[place]) > 2:
        return "2.5"
    return "2.3" if STAR in view.dice else "2.2"


def _why_not_challenge(view: State, place: int) -> Msg:
    if view.held[chief(view)] & BIT[place]:
        return say("challenge-own", "2.7", place=place_name(place))
    if view.protected & BIT[place]:
        return say("challenge-protected", "2.8", place=place_name(place))
    assert stake(view, chief(view)) < WORTH[place], f"{CODE[place]} can be challenged"
    return say("stake-too-small", "2.9", place=place_name(place))


def _why_not_pick(view: State, due: Due, place: int) -> Msg:
    """Not one to pick from, protected, or a sum that could not be completed."""
    name = place_name(place)
    if source(view, due) & BIT[place]:
        return say("not-completable", PICK_RULES[due.kind], place=name)
    if due.kind == GAINING:
        return say("gain-vacant", "3.2", place=name)
    loser, rule = (chief(view), "4.10") if due.kind == SEIZING else (due.of, "3.6")
    if view.held[loser] & BIT[place]:
        return say("is-protected", "1.9", place=name)
    return say(f"{PICKS[due.kind]}-whose", rule, place=name)


def _due(view: State) -> Due:
    assert view.due is not None, "no sum is open"
    return view.due
