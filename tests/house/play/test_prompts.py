"""The number of a prompt: another one when another thing is asked, the same while others answer
their part of it.
Tables are changed by entries here, as when a house reads them from disk."""

from __future__ import annotations

import pytest

from match.embers import council
from nemeton import Match
from nemeton.table.state import Table


@pytest.fixture
def asked() -> Table:
    """Seat 0 has called a council; seats 1 and 2 are asked to vote."""
    return table_of(council())


def table_of(match: Match) -> Table:
    record = match.record()
    head = {
        "game": "toy",
        "options": {},
        "seed": "hearth",
        "salt": "5a17",
        "host": "",
        "chairs": [{"kind": "open"}] * 3,
    }
    start = {"kind": "start", "setup": record["setup"]}
    return Table.opened("t", head, [start, *({"kind": "move", **move} for move in record["moves"])])


def vote(table: Table, seat: int, word: str) -> None:
    table.take({"kind": "move", **table.ahead(seat, ["vote", word]).moves[-1].plain()})


def test_a_question_keeps_its_number_while_another_seat_answers(asked: Table) -> None:
    before = asked.prompt(2)
    vote(asked, 1, "no")
    assert asked.prompt(2) == asked.prompt(0) == asked.prompt(None) == before, "nobody else notices"
    assert asked.prompt(1) == asked.seq == before + 1


def test_the_last_answer_makes_a_new_prompt_for_everybody(asked: Table) -> None:
    vote(asked, 1, "no")
    vote(asked, 2, "no")
    assert {asked.prompt(viewer) for viewer in (None, 0, 1, 2)} == {asked.seq}


def test_a_table_read_from_disk_has_the_same_prompts(asked: Table) -> None:
    vote(asked, 2, "yes")
    assert asked.match is not None
    again = table_of(asked.match)
    assert [again.prompt(seat) for seat in range(3)] == [asked.prompt(seat) for seat in range(3)]
