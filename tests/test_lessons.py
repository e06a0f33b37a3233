"""Lessons: each is played from its first step to its last, as a person would; what it says is there
in both languages.
Whether one learns something is for people to judge."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

from nemeton import new
from nemeton.games import load, names
from nemeton.match.lesson import BadLesson, Lesson, Said, Step, lesson, read
from pages import LANGUAGES, clauses, houses_own
from test_rules_pages import ENGLISH
from test_speech import FAULTS

FEWEST, MOST = 6, 12  # steps
LONGEST = 520  # letters of a step: more is not read beside a board
TAUGHT = [game for game in houses_own() if lesson(game)]

every_lesson = pytest.mark.parametrize("game", TAUGHT)
both_languages = pytest.mark.parametrize("code", LANGUAGES)


def taught(game: str) -> Lesson:
    found = lesson(game)
    assert found is not None
    return found


def asking(game: str) -> list[int]:
    """The numbers of the steps that ask for a move."""
    return [
        number for number, step in enumerate(taught(game).steps, start=1) if step.do is not None
    ]


def sayings(step: Step, code: str) -> Iterator[str]:
    for said in (step.text, step.why, step.well):
        if isinstance(said, Said):
            yield getattr(said, code)


def test_there_are_lessons() -> None:
    """The tests below would pass on none."""
    assert {"druids", "stonehenge"} <= set(TAUGHT)


def test_a_game_without_the_file_has_none() -> None:
    assert "toy" in names() and lesson("toy") is None


@every_lesson
def test_a_lesson_is_short_and_mostly_done_by_hand(game: str) -> None:
    assert FEWEST <= len(taught(game)) <= MOST
    assert 2 * len(asking(game)) >= len(taught(game))


@every_lesson
def test_every_step_is_reached_by_playing_what_is_asked(game: str) -> None:
    """Every way to answer is legal, and so is all that the others answer to it."""
    for number, step in enumerate(taught(game).steps, start=1):
        here = taught(game).at(number)
        ways = taught(game).right(number) if step.do is not None else [None]
        assert ways, f"step {number} asks for a move that there is not"
        for way in ways:
            after = list(taught(game).answer(number, way))
            assert len(after) == (way is not None) + len(step.then)
        assert len(here.match.moves) == len(taught(game).at(number).match.moves), (
            "trying changes nothing"
        )


@every_lesson
def test_there_is_something_else_to_do_and_it_is_said_why_not(game: str) -> None:
    for number in asking(game):
        here, step = taught(game).at(number), taught(game).steps[number - 1]
        wrong = set(here.match.legal(here.you)) - set(taught(game).right(number))
        assert not wrong or step.why, f"step {number} refuses without a word"


@every_lesson
def test_what_one_did_is_seen_before_the_next_table(game: str) -> None:
    steps = taught(game).steps
    for number, (step, after) in enumerate(pairwise(steps), start=1):
        assert step.do is None or after.table is None or step.well, f"step {number} needs `well`"


@every_lesson
def test_what_is_pointed_at_is_on_the_table(game: str) -> None:
    for number, step in enumerate(taught(game).steps, start=1):
        here = taught(game).at(number)
        assert set(step.look) <= {node.id for node in here.match.scene(here.you).nodes}, (
            f"step {number}"
        )


@every_lesson
@both_languages
def test_every_clause_that_is_cited_exists(game: str, code: str) -> None:
    cited = {step.rule for step in taught(game).steps if step.rule}
    assert cited and cited <= set(clauses(game, code))


@every_lesson
@both_languages
def test_every_step_speaks_and_is_brief(game: str, code: str) -> None:
    for number, step in enumerate(taught(game).steps, start=1):
        assert all(0 < len(text) <= LONGEST for text in sayings(step, code)), f"step {number}"
        assert all(text.count("*") % 2 == 0 for text in sayings(step, code)), f"step {number}"


@every_lesson
def test_both_languages_give_the_same_figures(game: str) -> None:
    for number, step in enumerate(taught(game).steps, start=1):
        french, english = (
            sorted(re.findall(r"\d+", " ".join(sayings(step, code)))) for code in LANGUAGES
        )
        assert french == english, f"step {number}"


@every_lesson
@pytest.mark.parametrize(("fault", "pattern"), FAULTS.items(), ids=FAULTS)
def test_french_is_set_as_french_is(game: str, fault: str, pattern: re.Pattern[str]) -> None:
    said = [text for step in taught(game).steps for text in sayings(step, "fr")]
    assert [text for text in said if pattern.search(text)] == [], fault


@every_lesson
def test_english_is_set_as_english_is(game: str) -> None:
    said = [text for step in taught(game).steps for text in sayings(step, "en")]
    assert [text for text in said if re.search(rf"{ENGLISH}|['\"]", text)] == []


# What authors may write, and what they are told when it is wrong.

OPENING = '[[step]]\nfr = "a"\nen = "a"\ntable.seats = 2\n'
READING = '[[step]]\nfr = "b"\nen = "b"\n'


def written(more: str) -> Lesson:
    return read(load("stonehenge"), OPENING + more)


def test_words_may_be_left_open() -> None:
    made = written('do = ["place 6 *", "place * A"]\nwell.fr = "c"\nwell.en = "c"\n')
    assert len(made.right(1)) == 18 + 5
    assert made.right(1)[0] == ("place", "1", "A")


def test_any_move_goes_on_where_none_is_named() -> None:
    assert len(written("do = []\n").right(1)) == 6 * 18


def test_reading_on_may_show_what_the_others_do() -> None:
    made = written('then = "place 6 A / 1 place 2 B"\n' + READING)
    assert [move.seat for move in made.at(2).match.moves] == [0, 1]
    assert made.at(2).begun == 1


def test_chance_says_what_the_script_says() -> None:
    start = 'table.seats = 2\ntable.options = { challenges = "quiz" }\ntable.setup = "1"\ntable.you = 1\n'
    made = read(
        load("president"), f'[[step]]\nfr = "a"\nen = "a"\ndo = ["roll : 2 6"]\n{start}{READING}'
    )
    assert made.at(2).match.moves[0].tape.chance() == ["2", "6"]
    assert {action[1] for action in made.at(2).match.legal(1)} == {"26", "62"}


def test_the_seed_says_the_rest_and_always_the_same() -> None:
    start = '[[step]]\nfr = "a"\nen = "a"\ndo = ["roll"]\ntable.seats = 2\ntable.setup = "0"\n'
    rolls = [
        read(load("president"), start + READING).at(2).match.moves[0].tape.chance()
        for _ in range(2)
    ]
    assert rolls[0] == rolls[1] != []


@pytest.mark.parametrize(
    ("more", "complaint"),
    {
        READING + 'do = ["place 9 A"]\n' + READING: "step 3: must begin a table: there are 0 ways",
        'do = ["place 1 *"]\n' + READING: "step 2: must begin a table: there are 18 ways",
        'then = "place 9 A"\n' + READING: "step 2: There is no pawn “9”",
        'table.moves = "place 1 A / place 1 A"\n': "step 1: There is a pawn on A already",
        'think = "hard"\n': "step 1.*knows no “think”",
        'table.weather = "fine"\n': "step 1.*knows no “weather”",
        'why.fr = "pourquoi"\n': "step 1.*'en'",
    }.items(),
)
def test_a_lesson_that_the_rules_forbid_is_refused_with_its_step(more: str, complaint: str) -> None:
    with pytest.raises(BadLesson, match=complaint):
        reach_the_end(more)


def reach_the_end(more: str) -> None:
    made = written(more)
    made.at(len(made))


def test_without_a_table_there_is_nothing_to_begin_with() -> None:
    with pytest.raises(BadLesson, match="step 1: the first step begins a table"):
        read(load("stonehenge"), READING).at(1)


def test_a_seat_must_be_named_where_several_are_asked() -> None:
    """In the toy game the others answer a card at the same time."""
    toy = new("toy", seats=3, seed="lesson")
    card = " ".join(toy.legal(toy.actors[0])[0])
    with pytest.raises(BadLesson, match="“let” needs the number of its seat"):
        read(
            load("toy"),
            f'[[step]]\nfr = "a"\nen = "a"\ntable.seats = 3\ntable.moves = "{card} / let"\n',
        ).at(1)
