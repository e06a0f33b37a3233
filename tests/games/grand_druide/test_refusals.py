"""Why not: every refusal of the High Druid names a rule, is a sentence in two languages and changes
nothing.
So does whatever is no action at all; no refusal tells what others hold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import pytest

from games.grand_druide.oracle import STONES, Oracle, around, line
from games.grand_druide.table import CLOSE, after, counted, new, play, seeded, viewers
from games.walking import walk
from nemeton import IllegalAction, Match, speech

LANGUAGES = [("fr", "règle"), ("en", "rule")]
ALL_SEVEN = (
    "1> 5> 11> 15> 19> 24> 27>"  # moved by 0, 1, 2, 0, 1, 2, 0; seats 1 and 2 have a bar left
)
NINE_DRUIDS = "2 . . 3 4 5 6 8 9 10 11"  # all that seat 0 has
THREE_BARS = "1> . . 5> 11>"  # all that seat 0 has


class Case(NamedTuple):
    """A position in short words, and what is refused there."""

    rule: str
    words: str
    action: str
    seat: int | None = None  # whoever is on turn
    seats: int = 3
    bars: str = ""

    def refused(self) -> IllegalAction:
        match = after(self.words, seats=self.seats, bars=self.bars)
        seat = match.actors[0] if self.seat is None else self.seat
        return refusal(match, seat, self.action.split())

    def __str__(self) -> str:
        return f"{self.rule} {self.action} {self.words}"


CASES = [
    Case("1.8", "", "druid 6", seat=1),
    Case("1.8", "", "pass", seat=2),
    Case("1.8", "6", "druid 7", seat=0),
    Case("1.8", "6 7", "bar 19|20 18|19", seat=1),
    Case("1.8", "6 7", "pass", seat=3, seats=4),
    Case("2.6", ".", "druid 6", seat=0),
    Case("2.6", ".", "pass", seat=0),
    Case("2.6", "6 . 7", "bar 19|20 18|19", seat=1),
    Case("2.6", ". . 6", "druid 7", seat=1),
    Case("1.1", "", "druid 0"),
    Case("1.1", "", "druid 31"),
    Case("1.1", "", "druid -1"),
    Case("1.1", "", "druid six"),
    Case("1.1", "", "druid 06", seats=4),
    Case("1.1", "6", "druid 5|6", bars=CLOSE),
    Case("2.2", "6", "druid 6"),
    Case("2.2", "6 7 8", "druid 6"),
    Case("2.2", "6 7 8", "druid 7", seats=4),
    Case("2.2", NINE_DRUIDS, "druid 30"),
    Case("2.2", "2 . . . 3 4 5 6 8 9", "druid 30", seats=4),
    Case("1.2", "", "bar 19|21 20|21"),
    Case("1.2", "", "bar 20|19 18|19"),
    Case("1.2", "", "bar 19 18"),
    Case("1.2", "", "bar 19|20 20"),
    Case("1.2", "", "bar 1|2 0|1"),
    Case("1.2", "", "bar 1|2 30|31", seats=4),
    Case("1.2", "", "bar 31|1 30|1"),
    Case("1.2", "", "bar 19|20 18-19", bars=CLOSE),
    Case("2.3", "", "bar 2|3 3|4"),
    Case("2.3", "", "bar 30|1 1|2"),
    Case("2.3", "", "bar 18|19 19|20"),
    Case("2.3", "", "bar 19|20 17|18"),
    Case("2.3", "", "bar 19|20 21|22"),
    Case("2.3", "", "bar 19|20 19|20"),
    Case("2.3", "", "bar 19|20 24|25"),
    Case("2.3", "", "bar 1|2 29|30"),
    Case("2.3", "19<", "bar 19|20 20|21"),
    Case("2.3", THREE_BARS, "bar 15|16 16|17"),
    Case("2.3", "1> . . . 5>", "bar 15|16 16|17", seats=4),
    Case("2.3", "1>", "bar 3|4 5|6", bars=CLOSE),
    Case("2.4", "19<", "bar 18|19 17|18"),
    Case("2.4", "19<", "bar 18|19 19|20"),
    Case("2.4", "19< 6 7", "bar 18|19 17|18"),
    Case("2.4", "19> . .", "bar 20|21 21|22"),
    Case("2.4", ALL_SEVEN, "bar 2|3 3|4"),
    Case("2.4", "1> 3<", "bar 2|3 1|2", bars=CLOSE),
]
LONG = "x" * 10_000
NO_WORDS: list[Any] = [
    (), [], None, 4, "druid 6", "pass", "", b"pass", {"druid": "6"}, {"pass"}, range(3),
    ("",), ("druid", 6), ("druid", None), ("bar", "19|20", ["18|19"]), [["druid", "6"]],
]  # fmt: skip
NO_ACTIONS: list[Sequence[str]] = [
    ("druid",), ("druid", "6", "7"), ("bar",), ("bar", "19|20"), ("bar", "19|20", "18|19", "17|18"), ("pass", "pass"),
    ("place", "6"), ("end",), ("Pass",), ("PASS",), ("Druid", "6"), ("druid 6",), (" pass",), ("pass\n",),
    ("{ $seat }",), ("\x00", "\ud800"), (LONG,), (LONG, LONG), ("pass",) * 10_000,
]  # fmt: skip
BAD_WORDS: list[tuple[str, Sequence[str]]] = [
    ("1.1", ("druid", LONG)), ("1.1", ("druid", "٦")), ("1.1", ("druid", "6 ")), ("1.1", ("druid", "+6")),
    ("1.1", ("druid", "6.0")), ("1.1", ("druid", "１７")), ("1.1", ("druid", "\ud800")), ("1.1", ("druid", "{ $n }")),
    ("1.1", ("druid", "9" * 5000)), ("1.2", ("bar", LONG, "18|19")), ("1.2", ("bar", "19|20", LONG)),
    ("1.2", ("bar", "19 | 20", "18|19")), ("1.2", ("bar", "19|20", "18|19 ")), ("1.2", ("bar", "٩|١٠", "18|19")),
    ("1.2", ("bar", "19|20", "|")), ("1.2", ("bar", "{", "\x00")), ("1.2", ("bar", "19|20", "018|019")),
]  # fmt: skip
NO_SEATS: list[Any] = [-1, 3, 10**9, "0", "", LONG, True, False, None, 0.0, (0,)]

every_case = pytest.mark.parametrize("case", CASES, ids=str)


def everything(match: Match) -> list[Any]:
    """All that can be asked of a match."""
    asked = [
        (match.view(viewer), match.record_for(viewer), match.log(viewer))
        for viewer in viewers(match)
    ]
    return [asked, match.record(), match.actors, [match.legal(seat) for seat in range(match.seats)]]


def refusal(match: Match, seat: Any, action: Any) -> IllegalAction:
    """The refusal of an action, once it is sure that nothing has changed."""
    before = everything(match)
    with pytest.raises(IllegalAction) as caught:
        match.play(seat, action)
    assert everything(match) == before
    return caught.value


def sentences(refused: IllegalAction) -> list[str]:
    return [speech.say(refused.reason, code) for code, _ in LANGUAGES]


@every_case
def test_refusal_names_the_rule_that_forbids_it(case: Case) -> None:
    assert case.refused().reason.rule == case.rule


@every_case
def test_refusal_is_a_whole_sentence_in_both_languages(case: Case) -> None:
    french, english = sentences(case.refused())
    assert french != english
    for said, (_, word) in zip((french, english), LANGUAGES, strict=True):
        assert said[0].isupper() and "{" not in said and said.endswith(f" ({word} {case.rule})")


def test_error_speaks() -> None:
    refused = CASES[0].refused()
    assert str(refused) == speech.say(refused.reason, "en") and len(str(refused).split()) > 3


def test_finished_game_refuses_everything() -> None:
    match = counted("6", "7", "8")
    for action in ("druid 9", "bar 19|20 18|19", "pass", "dance"):
        assert all(sentences(refusal(match, 0, action.split())))


@pytest.mark.parametrize("action", NO_WORDS, ids=repr)
def test_what_is_not_a_list_of_words_is_refused(action: Any) -> None:
    assert all(sentences(refusal(new(), 0, action)))


@pytest.mark.parametrize("action", NO_ACTIONS, ids=lambda action: repr(action)[:40])
@pytest.mark.parametrize("words", ["", ALL_SEVEN])
def test_words_that_are_no_action_are_refused_briefly(action: Sequence[str], words: str) -> None:
    match = after(words)
    assert all(0 < len(said) < 160 for said in sentences(refusal(match, match.actors[0], action)))


@pytest.mark.parametrize(("rule", "action"), BAD_WORDS, ids=lambda word: repr(word)[:40])
def test_unknown_stones_and_lines_are_refused_briefly(rule: str, action: Sequence[str]) -> None:
    refused = refusal(new(), 0, action)
    assert refused.reason.rule == rule and all(0 < len(said) < 160 for said in sentences(refused))


@pytest.mark.parametrize("seat", NO_SEATS, ids=lambda seat: repr(seat)[:12])
def test_seats_that_do_not_exist_are_refused(seat: Any) -> None:
    assert all(0 < len(said) < 160 for said in sentences(refusal(new(), seat, ("druid", "6"))))


def test_fourth_seat_exists_only_with_four() -> None:
    assert after("6 7 8", seats=4).actors == (3,) and refusal(after("6 7 8"), 3, ("druid", "9"))


# Every action there is, at every step of a game: what is not legal is refused, by a rule that does
# forbid it.


def all_actions() -> Iterator[tuple[str, ...]]:
    yield ("pass",)
    yield from (("druid", str(stone)) for stone in range(32))
    for stone in STONES:
        yield from (("bar", line(stone), line(around(stone + step))) for step in (-2, -1, 0, 1, 2))


def forbidding(oracle: Oracle, seat: int, action: Sequence[str]) -> set[str]:
    """Every rule that an action would break."""
    return {rule for rule, broken in _turn(oracle, seat) + _pieces(oracle, seat, action) if broken}


def _turn(oracle: Oracle, seat: int) -> list[tuple[str, bool]]:
    return [
        ("2.6", seat in oracle.passed),
        ("1.8", seat not in oracle.actors() and seat not in oracle.passed),
    ]


def _pieces(oracle: Oracle, seat: int, action: Sequence[str]) -> list[tuple[str, bool]]:
    if action[0] == "druid":
        stone = int(action[1])
        return [
            ("1.1", stone not in STONES),
            ("2.2", stone in oracle.druids or oracle.druids_left(seat) == 0),
        ]
    return (
        _bar(oracle, seat, *(int(name.split("|")[0]) for name in action[1:]))
        if action[0] == "bar"
        else []
    )


def _bar(oracle: Oracle, seat: int, start: int, end: int) -> list[tuple[str, bool]]:
    here = [oracle.owners[bar] for bar, stone in oracle.bars.items() if stone == start]
    far = end not in (around(start - 1 + 30), around(start + 1))
    return [
        ("2.3", far or not here or oracle.bars_left(seat) == 0),
        ("2.4", bool(here) and None not in here),
    ]


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("bars", ["standard", "random"])
def test_every_refusal_names_a_rule_that_is_broken(seats: int, bars: str) -> None:
    """Which one, where several are, is for the game to say."""
    match, chance = seeded(seats, bars, 1), Random(1)
    oracle = Oracle(seats, bars, match.record()["setup"])
    for _ in walk(match, chance):
        if match.moves:
            oracle.play(match.moves[-1].seat, match.moves[-1].action, [])
        for seat, action in chance.sample(refusable(match), 40) if match.actors else ():
            assert _rule(match, seat, action) in forbidding(oracle, seat, action), (seat, action)


def refusable(match: Match) -> list[tuple[int, tuple[str, ...]]]:
    """Every seat with every action that is not legal for it now."""
    legal = [set(match.legal(seat)) for seat in range(match.seats)]
    return [
        (seat, action)
        for action in all_actions()
        for seat in range(match.seats)
        if action not in legal[seat]
    ]


def _rule(match: Match, seat: int, action: tuple[str, ...]) -> str:
    with pytest.raises(IllegalAction) as caught:
        match.play(seat, action)
    return caught.value.reason.rule


# Secrets.


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("words", ["", "6 7 8 19<", "9 1 2 3 .", "6 . 7 8 9 12"])
def test_refusal_tells_no_secret(seats: int, words: str) -> None:
    """Two games that a seat can't tell apart refuse it in the same words, to the letter [1.6]
    [1.7]."""
    one = new(seats, fetish="9 30 29 1", taboo="white blue green red")
    two = new(seats, fetish="9 9 17 2", taboo="white red blue green")
    assert play(one, words).view(0) == play(two, words).view(0)
    for seat, action in refusable(one):
        if seat == 0:
            assert _said(one, action) == _said(two, action)


def _said(match: Match, action: tuple[str, ...]) -> list[Any]:
    with pytest.raises(IllegalAction) as caught:
        match.play(0, action)
    return [caught.value.reason.plain(), *sentences(caught.value)]
