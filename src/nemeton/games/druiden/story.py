"""The end of Die Druiden, told step by step: each voice of the vote, the cult that wins, the score sheet line by line.
Made from the view of a game that is over."""

from __future__ import annotations

from collections.abc import Iterator

from nemeton.engine import Beat, Story, Viewer, who
from nemeton.games.druiden.rules.scoring import LINES, score_sheet
from nemeton.games.druiden.rules.voting import chair

from . import words
from .content import CULT, DRUID, GHOST
from .nodes import pawn_id, score_nodes, votes_node
from .rules import result
from .state import State, Voice

NOTHING = (votes_node(0, 0), votes_node(1, 0))
BOTH = tuple(node.id for node in NOTHING)


def story(view: State, viewer: Viewer) -> Story:
    beats = (_before(view), *_ballots(view), *_sheet(view, viewer), _winner(view))
    return Story("vote", words.say("ceremony"), beats)


def _before(view: State) -> Beat:
    """Nothing counted, no score."""
    scores = tuple(f"score-{seat}" for seat in range(len(view.hands)))
    return Beat(words.vote_begins(chair(view)), NOTHING, scores, lit=tuple(pawn_id(pawn) for pawn in view.centre))


def _ballots(view: State) -> Iterator[Beat]:
    """Each voice is counted on its side; a second ballot begins anew; [7.16] the last word is one voice more."""
    first, *more = view.ceremony
    yield from _voices(first)
    for ballot in more:
        if ballot and ballot[0][1] == "cult":
            seat, _, cult, *_ = ballot[0]
            yield Beat(words.say("chosen", seat=who(seat), cult=cult), lit=(f"hand-{seat}", f"votes-{cult}"))
        else:
            yield Beat(words.SECOND_BALLOT, NOTHING, lit=BOTH)
            yield from _voices(ballot)
    yield Beat(words.CULT_WON[view.cult], lit=(f"votes-{CULT[view.cult]}",))


def _voices(ballot: list[Voice]) -> Iterator[Beat]:
    sums = [0, 0]
    for seat, item, way, cult, votes in ballot:
        sums[cult] += votes  # none where it is for nobody
        shown = (votes_node(cult, sums[cult]),) if votes else ()
        by = _voter(seat, item, way)
        yield Beat(words.voted(seat, item, way, cult, votes), shown, lit=(by, *(node.id for node in shown)))
    yield Beat(words.ballot_closed(*sums), lit=BOTH)


def _voter(seat: int, item: str, way: str) -> str:
    """The pawn that votes, or is doubled; for any other card the hand that holds it."""
    if item == "druid":
        return pawn_id(DRUID + seat)
    return next((f"ghost-{name}" for name in (item, way) if name in GHOST), f"hand-{seat}")


def _sheet(view: State, viewer: Viewer) -> Iterator[Beat]:
    """[8.2]-[8.9] A beat for each line that counts for anybody; the scores grow."""
    seats = range(len(view.hands))
    for n, line in enumerate(LINES, start=1):
        points = {seat: score_sheet(view, seat)[line] for seat in seats}
        each = [words.say("points-of", seat=who(seat), points=worth) for seat, worth in points.items() if worth]
        if each:
            text = words.say("line", part=line, each=words.listed(each))
            lit = tuple(f"score-{seat}" for seat in seats if points[seat])
            yield Beat(text, tuple(score_nodes(view, viewer, LINES[:n])), lit=lit)


def _winner(view: State) -> Beat:
    outcome = result(view)
    assert outcome is not None, "nothing to tell before the end"
    return Beat(outcome.reason, lit=tuple(f"hand-{seat}" for seat in outcome.winners))
