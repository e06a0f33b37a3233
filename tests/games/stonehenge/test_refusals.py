"""Why not: every refusal of Stonehenge names a rule that can be read, speaks two languages and
changes nothing.
So does whatever is no action at all."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest

from games.stonehenge.pages import FOLDER, clauses
from games.stonehenge.table import (
    DUE_TO_SEAT_1,
    EIGHTH_OF_NINE,
    EXAMPLE,
    FULL_BOARD,
    PROVEN,
    after,
    new,
    unclaimed,
)
from nemeton import IllegalAction, Match, speech

LANGUAGES = [("fr", "règle"), ("en", "rule")]


class Case(NamedTuple):
    """A position in short words, and what is refused there."""

    key: str
    rule: str
    words: str
    action: str
    options: tuple[str, str] = ("open", "automatic")
    seat: int | None = None  # whoever is on turn

    def refused(self) -> IllegalAction:
        match = after(self.words, *self.options)
        seat = match.actors[0] if self.seat is None else self.seat
        return refusal(match, seat, self.action.split())

    def __str__(self) -> str:
        return f"{self.key} {self.rule} {self.action}"


HIDDEN = ("hidden", "automatic")
CALLED = ("open", "called")
BOTH = ("hidden", "called")
NINETEENTH_TURN = f"{unclaimed(FULL_BOARD)} {DUE_TO_SEAT_1} end"  # seat 0 has an empty hand and nine lines to claim
CASES = [
    Case("not-your-turn", "2.1", "", "place 4 C", seat=1),
    Case("not-your-turn", "2.1", "4C", "place 4 D", seat=0),
    Case("not-your-turn", "2.1", "6A", "place 4 D", CALLED, seat=1),
    Case("not-your-turn", "2.1", "6A", "end", BOTH, seat=1),
    Case("not-your-turn", "2.1", "5A end 6J", "claim AB", CALLED, seat=0),
    Case("no-such-pawn", "1.2", "", "place 7 C"),
    Case("no-such-pawn", "1.2", "", "place 0 C"),
    Case("no-such-pawn", "1.2", "", "place four C", HIDDEN),
    Case("no-such-space", "1.1", "", "place 4 S"),
    Case("no-such-space", "1.1", "", "place 4 AB"),
    Case("no-such-space", "1.1", "", "place 4 c", HIDDEN),
    Case("placed-already", "5.2", "4C", "place 4 D", CALLED),
    Case("placed-already", "5.2", "4C", "place 3 C", BOTH),
    Case("space-taken", "2.3", "4C", "place 4 C"),
    Case("space-taken", "2.3", "4C", "place 4 C", HIDDEN),
    Case("space-taken", "2.3", NINETEENTH_TURN, "place 4 C", CALLED),
    Case("pawn-gone", "2.2", "4C 4D", "place 4 E"),
    Case("pawn-gone", "2.2", "1C 4D 1E 5F", "place 1 G", HIDDEN),
    Case("claims-automatic", "5.1", "6A", "claim AB"),
    Case("claims-automatic", "5.1", "", "end", HIDDEN),
    Case("no-such-line", "1.1", "6A", "claim BA", CALLED),
    Case("no-such-line", "1.1", "6A", "claim A", BOTH),
    Case("line-claimed", "3.3", "6A AB", "claim AB", CALLED),
    Case("line-claimed", "3.3", "6A AB end", "claim AB", CALLED),
    Case("line-not-proven", "4.3", "6A", "claim AB", BOTH),
    Case("line-not-proven", "4.3", unclaimed(PROVEN), "claim BDGKO", BOTH),
    Case("line-not-yours", "3.1", "3A end 3B", "claim AB", CALLED),
    Case("line-not-yours", "3.1", "4A end 3B", "claim AB", BOTH),
    Case("line-not-yours", "3.2", "5A", "claim AB", CALLED),
    Case("line-not-yours", "3.2", unclaimed(EXAMPLE), "claim FGHI", CALLED),
    Case("end-before-placing", "5.3", "", "end", CALLED),
    Case("end-before-placing", "5.3", "6A end", "end", BOTH),
    Case("end-while-due", "5.5", unclaimed(FULL_BOARD), "end", CALLED),
    Case("end-while-due", "5.5", NINETEENTH_TURN, "end", BOTH),
]
LONG = "x" * 10_000
NO_WORDS: list[Any] = [
    (), [], None, 4, "place 4 C", "end", "", b"end", {"place": "4"}, {"end"}, range(3),
    ("",), ("place", 4, "C"), ("place", "4", None), ("place", ["4"], "C"), [["place", "4", "C"]],
]  # fmt: skip
NO_ACTIONS: list[Sequence[str]] = [
    ("place",), ("place", "4"), ("place", "4", "C", "D"), ("claim",), ("claim", "AB", "CDE"), ("end", "end"),
    ("pass",), ("Place", "4", "C"), ("place 4 C",), (" end",), ("end\n",), ("{ $seat }",), ("\x00", "\ud800"),
    (LONG,), (LONG, LONG), ("end",) * 10_000,
]  # fmt: skip
BAD_WORDS: list[Sequence[str]] = [
    ("place", LONG, "C"), ("place", "4", LONG), ("claim", LONG), ("place", "04", "C"), ("place", "٤", "C"),
    ("place", "4 ", "C"), ("place", "-1", "C"), ("place", "4", "C "), ("place", "4", "CD"), ("claim", "ab"),
    ("place", "\ud800", "{"), ("claim", "{ $line }"),
]  # fmt: skip
NO_SEATS: list[Any] = [-1, 2, 10**9, "0", "", LONG, True, False, None, 0.0, (0,)]

every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_language = pytest.mark.parametrize(("code", "word"), LANGUAGES)


def refusal(match: Match, seat: Any, action: Any) -> IllegalAction:
    """The refusal of an action, once it is sure that nothing has changed."""
    state, record = match.state.digest(), match.record()
    with pytest.raises(IllegalAction) as caught:
        match.play(seat, action)
    assert match.state.digest() == state and match.record() == record
    return caught.value


def sentences(refused: IllegalAction) -> list[str]:
    return [speech.say(refused.reason, code) for code, _ in LANGUAGES]


@every_case
def test_refusal_names_the_rule_that_forbids_it(case: Case) -> None:
    reason = case.refused().reason
    assert (reason.key, reason.rule) == (f"stonehenge-{case.key}", case.rule)


@every_case
@every_language
def test_refusal_cites_a_clause_that_can_be_read(case: Case, code: str, word: str) -> None:
    rule = case.refused().reason.rule
    assert rule in clauses(code)
    assert speech.say(case.refused().reason, code).endswith(f" ({word} {rule})")


@every_case
def test_refusal_is_a_whole_sentence_in_both_languages(case: Case) -> None:
    french, english = sentences(case.refused())
    assert french != english
    assert all(sentence[0].isupper() and "{" not in sentence for sentence in (french, english))


@every_language
def test_error_speaks_the_language_of_the_moment(code: str, word: str) -> None:
    refused, token = CASES[0].refused(), speech.language.set(code)
    try:
        assert str(refused) == speech.say(refused.reason, code) and word in str(refused)
    finally:
        speech.language.reset(token)


def test_every_refusal_of_the_game_has_a_case() -> None:
    """Read off refusals.py: no kind of refusal and no cited rule is left out above."""
    source = (FOLDER / "refusals.py").read_text(encoding="utf-8")
    assert set(re.findall(r'say\("([a-z-]+)"', source)) == {case.key for case in CASES}
    assert set(re.findall(r'"(\d\.\d)"', source)) == {case.rule for case in CASES}


def test_finished_game_refuses_everything() -> None:
    for seat, action in (
        (0, "place 1 A"),
        (1, "place 1 A"),
        (0, "end"),
        (1, "claim ADHMR"),
        (0, "dance"),
    ):
        assert refusal(after(EIGHTH_OF_NINE), seat, action.split()).reason.key == "game-over"


@pytest.mark.parametrize("action", NO_WORDS, ids=repr)
def test_what_is_not_a_list_of_words_is_refused(action: Any) -> None:
    refused = refusal(new(), 0, action)
    assert refused.reason.key == "action-form" and all(sentences(refused))


@pytest.mark.parametrize("action", NO_ACTIONS, ids=lambda action: repr(action)[:40])
@pytest.mark.parametrize("claims", ["automatic", "called"])
def test_words_that_are_no_action_are_refused(action: Sequence[str], claims: str) -> None:
    refused = refusal(new(claims=claims), 0, action)
    assert refused.reason.key == "action-unknown" and all(
        len(said) < 120 for said in sentences(refused)
    )


@pytest.mark.parametrize("action", BAD_WORDS, ids=lambda action: repr(action)[:40])
@pytest.mark.parametrize("pawns", ["open", "hidden"])
def test_unknown_pawns_spaces_and_lines_are_refused_briefly(
    action: Sequence[str], pawns: str
) -> None:
    refused = refusal(new(pawns, "called"), 0, action)
    assert "-no-such-" in refused.reason.key and all(len(said) < 120 for said in sentences(refused))


@pytest.mark.parametrize("seat", NO_SEATS, ids=lambda seat: repr(seat)[:12])
def test_seats_that_do_not_exist_are_refused(seat: Any) -> None:
    refused = refusal(new(), seat, ("place", "4", "C"))
    assert refused.reason.key == "no-such-seat" and all(
        len(said) < 160 for said in sentences(refused)
    )


def test_seat_of_five_thousand_digits_is_refused() -> None:
    assert refusal(new(), 10**5000, ("place", "4", "C")).reason.key == "no-such-seat"


@pytest.mark.parametrize(
    "action", ["claim AB", "claim ACFJ", "place 1 A", "place 4 D", "end", "dance"]
)
def test_refusal_tells_no_secret(action: str) -> None:
    """Two games that seat 0 can't tell apart refuse it in the same words [4.1]."""
    one, two = (after(f"4C end {value}A end", "hidden", "called") for value in (2, 6))
    assert one.view(0) == two.view(0)
    assert refusal(one, 0, action.split()).reason == refusal(two, 0, action.split()).reason
