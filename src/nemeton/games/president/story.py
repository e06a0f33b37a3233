"""What happened in one action, step by step: a challenge that is decided, and the turn of the second round.
Made from a view, like the scene; a challenge is told until the next roll."""

from __future__ import annotations

from nemeton.engine import Beat, Msg, Story, who
from nemeton.games.president.rules.challenge import is_quiz

from . import sheet
from .content import CHALLENGES, CODE
from .state import NONE, NOT_BEGUN, ROLL, Challenge, State
from .words import answer_name, challenge_lost, challenge_read, challenge_won, place_name, say, team_name


def story(view: State) -> Story | None:
    told = view.challenge if view.challenge and view.challenge.success != NONE else None
    if view.teams and view.turns <= 0 and (told is None or _is_of_the_first_round(view)):
        return _second_round(view, told)
    return _challenge(view, told) if told else None


def _is_of_the_first_round(view: State) -> bool:
    """A challenge that is still told when the second round begins."""
    return view.turns == NOT_BEGUN or view.step == ROLL


def _challenge(view: State, told: Challenge) -> Story:
    name = f"challenge-{told.by}-{CODE[told.place]}-{CHALLENGES[told.card]}"
    title = say("story-challenge", place=place_name(told.place))
    return Story(name, title, _challenge_beats(told, view.chiefs[told.by]))


def _challenge_beats(told: Challenge, side: int) -> tuple[Beat, ...]:
    """How it was; how it came out, for the side that challenged; and the map again."""
    middle = _quiz(told) if is_quiz(told.card) else _stage(told)
    gone = tuple(dict.fromkeys(node.id for beat in middle for node in beat.nodes))
    return (*middle, Beat(_outcome(told, side), gone=gone, lit=(f"d{CODE[told.place]}",)))


def _outcome(told: Challenge, side: int) -> Msg:
    if told.success:
        return challenge_won(side, told.against, told.place)
    return challenge_lost(told.against, told.place)


def _quiz(told: Challenge) -> list[Beat]:
    """The question, the answer, the right one."""
    paper = sheet.paper(told.by, told.against, told.place, told.card)
    marks = {told.answer: "cross", told.right: "tick"}
    answered = say("story-answered", seat=who(told.by), answer=answer_name(told.card, told.answer))
    return [
        Beat(challenge_read(told.against, told.card), (*paper, *sheet.answer_nodes(told.card)), lit=("sheet-card",)),
        Beat(answered, lit=(f"answer-{told.answer}",)),
        Beat(
            say("story-right", answer=answer_name(told.card, told.right)),
            tuple(sheet.answer_nodes(told.card, marks)),
            lit=(f"answer-{told.right}",),
        ),
    ]


def _stage(told: Challenge) -> list[Beat]:
    """The card, then one ballot after the other."""
    assert told.judges is not None, "decided by the judges"
    votes = told.judges.opened()
    paper = sheet.paper(told.by, told.against, told.place, told.card)
    closed = [sheet.ballot(seat, n, len(votes), "down") for n, (seat, _) in enumerate(votes)]
    first = Beat(challenge_read(told.against, told.card), (*paper, *closed), lit=("sheet-card",))
    return [first, *(_opened(seat, n, len(votes), vote[1]) for n, (seat, vote) in enumerate(votes))]


def _opened(seat: int, n: int, count: int, vote: str) -> Beat:
    said = say("judgement", seat=who(seat), vote=vote)
    return Beat(say("story-judged", judgement=said), (sheet.ballot(seat, n, count, vote),), lit=(f"ballot-{seat}",))


def _second_round(view: State, told: Challenge | None) -> Story:
    """Who stands against whom; before that the challenge that ended the first round. One that was lost has been told:
    something was seized since."""
    beats = [*_challenge_beats(told, told.by)] if told and told.success else []
    beats.append(Beat(say("story-second-round")))
    for team in view.teams:
        allies = tuple(f"ally-{seat}" for seat in team[1:])
        beats.append(Beat(say("story-camp", team=team_name(team)), lit=(f"votes-{team[0]}", *allies)))
    beats.append(Beat(say("story-vacant")))
    return Story("second-round", say("story-second-round-title"), tuple(beats))
