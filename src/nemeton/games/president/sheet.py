"""The sheet that lies over the map while there is a challenge: who, for what, the card, its answers or its judges.
Made from a view; a judgement that is sealed for the viewer is a closed ballot here."""

from __future__ import annotations

from functools import lru_cache

from nemeton.engine import SEALED, Ballot, Msg, Node, kept, who

from .content import CHALLENGES, WORTH
from .nodes import MAP_HEIGHT, WIDTH, box
from .rules.challenge import is_quiz
from .state import JUDGE, PERFORM, Challenge, State
from .words import answer_name, place_name, say, votes

MIDDLE = WIDTH / 2
HEAD_Y, CARD_Y, FIRST_Y, SECOND_Y, BALLOT_Y, VERDICT_Y = 1.05, 3.4, 6.3, 8.35, 6.5, 9.1
COLUMNS = (3.05, 8.95)
BALLOT_STEP = 1.75


def sheet_nodes(view: State, challenge: Challenge, judging: bool) -> list[Node]:
    """All of it, as it stands now; a judge finds the two verdicts to choose from."""
    nodes = [*paper(challenge.by, challenge.against, challenge.place, challenge.card)]
    if is_quiz(challenge.card):
        return nodes + answer_nodes(challenge.card)
    if view.step == PERFORM or challenge.judges is None:
        return [*nodes, how_node()]
    return [*nodes, *ballot_nodes(challenge.judges), *(verdict_nodes() if judging and view.step == JUDGE else [])]


@lru_cache(100)  # of a challenge, as long as it is decided: with 700 hardly one more was found
def paper(by: int, against: int, place: int, card: int) -> list[Node]:
    head = say("sheet-head", seat=who(by), against=who(against), place=place_name(place), votes=votes(WORTH[place]))
    text = say(CHALLENGES[card])
    return [
        Node("card", "veil", head, (MIDDLE, MAP_HEIGHT / 2), look="veil", shape=box(WIDTH, MAP_HEIGHT)),
        Node("card", "sheet-head", head, (MIDDLE, HEAD_Y), size=1.15, look="letter-head", owner=by,
             shape=box(11.2, 1.5)),
        Node("card", "sheet-card", text, (MIDDLE, CARD_Y), size=1.45, look="letter", shape=box(11.2, 2.8)),
    ]  # fmt: skip


def answer_nodes(card: int, marks: dict[int, str] | None = None) -> list[Node]:
    """Four of them, two by two; once decided with a tick or a cross."""
    return [answer_node(card, number, (marks or {}).get(number, "")) for number in (1, 2, 3, 4)]


@kept
def answer_node(card: int, number: int, mark: str) -> Node:
    row, column = divmod(number - 1, 2)
    spot = COLUMNS[column], (FIRST_Y, SECOND_Y)[row]
    return Node("card", f"answer-{number}", answer_name(card, number), spot, size=1.15, look="letter",
                text=str(number), shape=box(5.3, 1.75), mark=mark)  # fmt: skip


@kept
def how_node() -> Node:
    return Node("card", "sheet-how", say("stage-how"), (MIDDLE, FIRST_Y), size=1.1, look="letter-head",
                shape=box(11.2, 2.2))  # fmt: skip


def ballot_nodes(judges: Ballot) -> list[Node]:
    """One for each judge: one's own that is not there yet, closed, or open."""
    seats = sorted({*judges.waiting(), *judges.votes})
    return [ballot(seat, n, len(seats), cast(judges, seat)) for n, seat in enumerate(seats)]


def cast(judges: Ballot, seat: int) -> str:
    """ "none" before one's own, "down" for those of the others while they are sealed, else what it says."""
    vote = judges.votes.get(seat)
    if vote is None:
        return "none"
    return "down" if vote == SEALED else vote[1]


@kept
def ballot(seat: int, n: int, count: int, vote: str) -> Node:
    x = MIDDLE + BALLOT_STEP * (n - (count - 1) / 2)
    known = vote in ("yes", "no")
    return Node("card", f"ballot-{seat}", ballot_label(seat, vote), (x, BALLOT_Y), size=1.9,
                look=f"ballot-{vote}" if known else "ballot", owner=seat, down=not known,
                mark="waiting" if vote == "none" else "")  # fmt: skip


def ballot_label(seat: int, vote: str) -> Msg:
    return say("ballot", seat=who(seat), vote=vote)


@kept
def verdict_nodes() -> list[Node]:
    return [
        Node("card", f"verdict-{vote}", say(f"do-judge-{vote}"), (x, VERDICT_Y), size=1.15, look="letter", mark=mark,
             shape=box(5.3, 1.2))
        for vote, mark, x in (("yes", "tick", COLUMNS[0]), ("no", "cross", COLUMNS[1]))
    ]  # fmt: skip
