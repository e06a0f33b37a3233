"""The desk: who is answered first, and for how long each may think so that nobody waits long."""

from __future__ import annotations

import threading
from heapq import heappop, heappush

import pytest

from games.stonehenge import table
from nemeton.workers.desk import LONGEST, PROMISE, SHORTEST, Desk, Question

VIEW = table.new().seen(0)


def question(level: str, asked: float = 0.0) -> Question:
    return Question("stonehenge", VIEW, 0, level, "seed", asked)


def desk(*questions: Question, thinkers: int = 2, now: float = 0.0) -> Desk:
    made = Desk(thinkers, clock=lambda: now)
    for one in questions:
        made.put(one)
    return made


def taken(from_desk: Desk, quick: bool = False) -> tuple[Question, float]:
    found = from_desk.take(quick=quick)
    assert found is not None, "the desk is open"
    return found


# Who comes first.


def test_who_asked_first_is_answered_first() -> None:
    first, second = question("druid", asked=1.0), question("druid", asked=2.0)
    at = desk(second, first)
    assert [taken(at)[0], taken(at)[0]] == [first, second]


@pytest.mark.parametrize("level", ["apprentice", "bard", "ovate", "random", "greedy"])
def test_a_quick_answer_does_not_wait_behind_long_thoughts(level: str) -> None:
    quick = question(level, asked=9.0)
    at = desk(*(question("druid", asked=float(n)) for n in range(8)), quick)
    assert taken(at, quick=True)[0] is quick


def test_the_worker_for_quick_answers_leaves_long_thoughts_to_the_others() -> None:
    at, got = desk(question("druid")), []
    waiting = threading.Thread(target=lambda: got.append(taken(at, quick=True)[0]))
    waiting.start()
    quick = question("bard", asked=1.0)
    at.put(quick)
    waiting.join()
    assert got == [quick]


def test_a_question_tried_again_keeps_its_turn() -> None:
    failed, others = (
        question("druid", asked=1.0),
        [question("druid", asked=2.0), question("druid", asked=3.0)],
    )
    at = desk(failed, *others)
    again, _ = taken(at)
    assert not again.failed()
    at.put(again)
    assert taken(at)[0] is failed


def test_a_level_that_fails_is_tried_again_then_a_quicker_one_then_any_move_will_do() -> None:
    one, tried = question("druid"), ["druid"]
    while not one.failed():
        tried.append(one.word)
    assert tried == ["druid", "druid", "ovate", "random"]


# For how long.


def test_who_is_alone_may_think_as_long_as_there_is() -> None:
    assert taken(desk(question("druid")))[1] == LONGEST


def test_who_has_waited_too_long_already_thinks_a_moment() -> None:
    assert taken(desk(question("druid", asked=0.0), now=60.0))[1] == SHORTEST


@pytest.mark.parametrize(("tables", "thinkers"), [(8, 2), (8, 1), (20, 2), (3, 2)])
def test_tables_that_ask_all_the_time_are_answered_within_five_seconds(
    tables: int, thinkers: int
) -> None:
    """Every thought takes all the time that it is given, and every table asks again as soon as it
    was answered."""
    waits, thoughts = evening(tables, thinkers)
    assert max(waits) < 5.0
    assert min(thoughts) > 0.6 * PROMISE * thinkers / tables, "nobody pays for the others"


@pytest.mark.parametrize(("tables", "thinkers"), [(1, 1), (2, 2)])
def test_where_nobody_waits_all_think_as_long_as_they_like(tables: int, thinkers: int) -> None:
    assert set(evening(tables, thinkers)[1]) == {LONGEST}


def evening(tables: int, thinkers: int, until: float = 300.0) -> tuple[list[float], list[float]]:
    """How long each answer took, waiting included, and how long each thought."""
    now, waits, thoughts = 0.0, [], []
    at = Desk(thinkers, clock=lambda: now)
    busy: list[tuple[float, float]] = []  # until when, and since when it was waited for
    for number in range(tables):
        at.put(question("druid", asked=number * 0.01))
    waiting = tables
    while now < until:
        while waiting and len(busy) < thinkers:
            one, seconds = taken(at)
            waiting -= 1
            thoughts.append(seconds)
            heappush(busy, (now + seconds, one.asked))
        now, since = heappop(busy)
        waits.append(now - since)
        at.put(question("druid", asked=now))
        waiting += 1
    return waits, thoughts


# The end.


def test_a_closed_desk_answers_nobody() -> None:
    waiting = question("druid")
    at = desk(waiting)
    at.close()
    assert waiting.answer.cancelled() and at.take(quick=False) is None
    with pytest.raises(RuntimeError, match="after shutdown"):
        at.put(question("druid"))
