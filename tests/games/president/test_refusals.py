"""Why not: every refusal of Le Jeu du Président names its clause, is a sentence in both languages
and changes nothing.
So does whatever is no action at all. What refusals may not tell is in test_view.py."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

import pytest

from games.president.oracle import CODES
from games.president.table import new, parted, play, position
from nemeton import IllegalAction, Match, speech

LANGUAGES = ("fr", "en")
BOTH = "26 62"


# Where things are refused


def start() -> Match:
    return new(3)


def rolled(faces: str) -> Match:
    """Seat 0 holds 15 and 29, seat 1 holds 62; everything else is vacant."""
    return play(position("15 29", "62"), f"roll : {faces}")


def challenging() -> Match:
    """26 is seat 0's own, 62 is seat 1's; seat 0 can afford it."""
    return play(position("26 44", "62"), "roll : 2 6")


def with_a_protected_one() -> Match:
    """Seat 1 holds 26 and 62, and 62 is protected; 15 is seat 0's."""
    return play(position("44 15", BOTH, turn=1), "roll : 2 6 / protect 62 / roll : 2 6")


def dear() -> Match:
    """Seat 0's stake is 9: enough for 26, not for 62."""
    return play(position("31", BOTH), "roll : 2 6")


def own(moves: str = "") -> Match:
    """26 and 62 are seat 0's own; after a first protection seat 1 takes 47."""
    return play(position("26 62 15", "44"), f"{moves}roll : 2 6")


ONE_PROTECTED = "roll : 2 6 / protect 62 / roll : 4 7 / take 47 / "
BOTH_PROTECTED = f"{ONE_PROTECTED}roll : 2 6 / protect 26 / roll : 0 7 / take 07 / "


def without_a_challenge() -> Match:
    """26 is seat 0's own; 62 is seat 1's and protected, since seat 0 failed on it."""
    match = play(
        position("26 44", "62"), "roll : 2 6 / challenge 62 : quiz / answer wrong / seize 44"
    )
    return play(match, "roll : 4 7 / take 47 / roll : 2 6")


def gaining() -> Match:
    """Six to gain; 62 is seat 1's."""
    return play(position("15", "62"), "roll : 2 * / take 23 : +6")


def losing() -> Match:
    """Three to lose: seat 0 holds 15, 16, 27 and 23, worth 2, 3, 5 and 1; 62 is seat 1's."""
    return play(position("15 16 27", "62"), "roll : 2 * / take 23 : -3")


def losing_beside_protection() -> Match:
    """51 is protected."""
    match = play(position("15 51 17", "62"), "roll : 1 5 / protect 51 / roll : 4 7 / take 47")
    return play(match, "roll : 2 * / take 23 : -2")


def paying() -> Match:
    """Four to pay: seat 0 holds 23 and 26, worth 1 and 4."""
    return play(new(), "roll : 2 * / take 23 : -4 / roll : 4 7 / take 47 / roll : 2 6 / take 26")


def seizing() -> Match:
    """Seat 1 takes 10 from seat 0, which holds 44, 31, 17 (protected), 71; worth 10, 9, 6, 5."""
    match = play(position("44 31 17 71", BOTH), "roll : 1 7 / protect 17 / roll : 4 7 / take 47")
    return play(match, "roll : 2 6 / challenge 62 : quiz / answer wrong")


def answering() -> Match:
    return play(challenging(), "challenge 62 : quiz")


def performing() -> Match:
    return play(position("26 44", "62", "31"), "roll : 2 6 / challenge 62 : stage")


def judging(words: str = "") -> Match:
    return play(performing(), f"performed{words}")


def second_round(moves: str = "") -> Match:
    """Seats 1 and 3 are the challengers; seat 1 stands with seat 0, seat 3 with seat 2, which has
    rolled."""
    match = play(parted("48", 100, 150, 110, 129), "roll : 4 * / take 48 / roll : 0 5 / take 05")
    return play(match, moves)


def over() -> Match:
    return play(parted("59 23 33", 228, 122, 110), "roll : * 5 / take 59")


class Case(NamedTuple):
    """The clause, where, and what is refused there."""

    rule: str
    where: Callable[[], Match]
    action: str
    seat: int | None = None  # whoever is asked

    def refused(self) -> IllegalAction:
        match = self.where()
        return refusal(
            match, match.actors[0] if self.seat is None else self.seat, self.action.split()
        )


digits, star, stars = partial(rolled, "2 6"), partial(rolled, "2 *"), partial(rolled, "* *")
CASES = [
    # whose turn it is
    Case("1.10", start, "roll", seat=1),
    Case("1.10", start, "roll", seat=2),
    Case("1.10", digits, "take 26", seat=1),
    Case("1.10", challenging, "challenge 26", seat=1),
    Case("1.10", own, "campaign", seat=1),
    Case("3.5", gaining, "gain 26", seat=1),
    Case("3.7", losing, "lose 16", seat=1),
    Case("3.10", paying, "lose 47", seat=1),
    Case("4.11", seizing, "seize 44", seat=0),
    Case("4.2", answering, "answer 1", seat=1),
    Case("4.4", performing, "performed", seat=1),
    Case("4.6", judging, "judge yes", seat=0),
    Case("4.5", partial(judging, " / 1 judge yes"), "judge no", seat=1),
    Case("4.5", partial(judging, " / 2 judge no"), "judge no", seat=2),
    # what there is
    *(
        Case("1.1", digits, f"take {code}")
        for code in ("00", "96", "97", "98", "99", "2A", "972", "976", "1", "026")
    ),
    Case("1.1", start, "take 96"),
    Case("1.1", challenging, "challenge 2B"),
    Case("1.1", own, "protect 00"),
    Case("1.1", gaining, "gain 97"),
    Case("1.1", losing, "lose x"),
    Case("1.1", seizing, "seize 440"),
    *(Case("4.2", answering, f"answer {number}") for number in ("0", "5", "one", "01", "-1")),
    *(Case("4.5", judging, f"judge {word}", seat=1) for word in ("maybe", "Yes", "1", "oui")),
    # the wrong step
    *(
        Case("2.1", start, action)
        for action in ("take 26", "campaign", "gain 26", "answer 1", "judge yes", "performed")
    ),
    *(
        Case("2.1", digits, action)
        for action in ("roll", "gain 26", "lose 15", "seize 62", "answer 1", "judge no")
    ),
    *(
        Case("3.5", gaining, action)
        for action in ("roll", "take 26", "lose 15", "seize 62", "campaign", "answer 1")
    ),
    *(Case("3.7", losing, action) for action in ("roll", "gain 26", "seize 62", "protect 15")),
    *(Case("3.10", paying, action) for action in ("roll", "gain 62", "take 62")),
    *(Case("4.11", seizing, action) for action in ("roll", "take 31", "lose 26", "gain 28")),
    *(
        Case("4.2", answering, action)
        for action in ("roll", "performed", "judge yes", "take 26", "challenge 62")
    ),
    *(
        Case("4.4", performing, action)
        for action in ("roll", "answer 1", "judge yes", "challenge 62")
    ),
    *(
        Case("4.5", judging, action, seat=2)
        for action in ("roll", "answer 1", "performed", "take 26")
    ),
    # one choice: which
    *(Case("2.6", digits, action) for action in ("challenge 62", "protect 15", "campaign")),
    *(Case("2.6", star, action) for action in ("challenge 62", "protect 29", "campaign")),
    *(Case("2.6", stars, action) for action in ("challenge 62", "campaign")),
    *(
        Case("2.7", challenging, action)
        for action in ("take 26", "take 62", "protect 26", "campaign")
    ),
    *(Case("2.11", own, action) for action in ("take 26", "challenge 26", "take 48")),
    *(Case("2.11", without_a_challenge, action) for action in ("challenge 62", "take 62")),
    Case("2.12", partial(own, BOTH_PROTECTED), "protect 26"),
    # one choice: what
    *(Case("2.2", digits, f"take {code}") for code in ("27", "48", "15", "22")),
    *(Case("2.3", star, f"take {code}") for code in ("33", "15", "48")),
    *(Case("2.5", digits, f"take {code}") for code in ("971", "973", "974", "975")),
    *(Case("2.5", star, f"take {code}") for code in ("971", "975")),
    Case("2.2", challenging, "challenge 44"),
    Case("2.2", own, "protect 15"),
    Case("2.6", digits, "take 62"),
    Case("2.6", star, "take 29"),
    Case("2.6", stars, "take 15"),
    Case("2.7", challenging, "challenge 26"),
    Case("2.8", with_a_protected_one, "challenge 62"),
    Case("2.9", dear, "challenge 62"),
    Case("2.11", partial(own, ONE_PROTECTED), "protect 62"),
    Case("2.11", without_a_challenge, "protect 62"),
    # sums
    Case("3.2", gaining, "gain 62"),
    Case("3.2", gaining, "gain 23"),
    *(Case("3.5", gaining, f"gain {code}") for code in ("59", "29", "33")),
    Case("3.6", losing, "lose 62"),
    Case("3.6", losing, "lose 48"),
    Case("3.7", losing, "lose 27"),
    Case("1.9", losing_beside_protection, "lose 51"),
    Case("3.6", paying, "lose 47"),
    Case("3.10", paying, "lose 23"),
    Case("4.10", seizing, "seize 26"),
    Case("4.10", seizing, "seize 48"),
    Case("1.9", seizing, "seize 17"),
    *(Case("4.11", seizing, f"seize {code}") for code in ("31", "71")),
    # the second round
    Case("1.10", second_round, "roll", seat=3),
    Case("1.10", second_round, "roll", seat=1),
]
LONG = "x" * 10_000
NO_WORDS: list[Any] = [
    (), [], None, 4, "roll", "take 26", "", b"roll", {"take": "26"}, {"roll"}, range(3),
    ("",), ("take", 26), ("take", None), ("take", ["26"]), [["roll"]],
]  # fmt: skip
NO_ACTIONS: list[Sequence[str]] = [
    ("roll", "roll"), ("roll", "2", "6"), ("take",), ("take", "26", "62"), ("challenge",), ("challenge", "26", "62"),
    ("protect",), ("protect", "26", "62"), ("campaign", "c01"), ("gain",), ("gain", "26", "62"), ("lose",),
    ("lose", "26", "62"), ("seize",), ("seize", "26", "62"), ("answer",), ("answer", "1", "2"), ("performed", "yes"),
    ("judge",), ("judge", "yes", "yes"), ("pass",), ("pay", "26"), ("Roll",), ("take 26",), (" roll",), ("roll\n",),
    ("{ $seat }",), ("\x00", "\ud800"), ("play_roll",), (LONG,), (LONG, LONG), ("roll",) * 10_000,
]  # fmt: skip
BAD_WORDS: list[Sequence[str]] = [
    *((verb, word) for verb in ("take", "challenge", "protect", "gain", "lose", "seize")
      for word in (LONG, "٢٦", "２６", "26 ", "{ $code }", "\ud800", "-1", "?")),
    ("answer", LONG), ("answer", "١"), ("answer", "1.0"), ("answer", "?"), ("judge", LONG), ("judge", "?"),
]  # fmt: skip
NO_SEATS: list[Any] = [-1, 3, 10**9, 10**5000, "0", "", LONG, True, False, None, 0.0, (0,)]
PLACES: list[Callable[[], Match]] = [
    *(
        start,
        digits,
        challenging,
        own,
        gaining,
        losing,
        paying,
        seizing,
        answering,
        performing,
        judging,
    ),
    *(second_round, over),
]

every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.rule} {case.action}")
every_place = pytest.mark.parametrize(
    "where", PLACES, ids=lambda where: getattr(where, "__name__", "digits")
)


def refusal(match: Match, seat: Any, action: Any) -> IllegalAction:
    """The refusal of an action, once it is sure that nothing has changed."""
    state, moves = match.state.digest(), len(match.moves)
    with pytest.raises(IllegalAction) as caught:
        match.play(seat, action)
    assert match.state.digest() == state and len(match.moves) == moves
    return caught.value


def sentences(refused: IllegalAction) -> list[str]:
    return [speech.say(refused.reason, code) for code in LANGUAGES]


def is_sentence(said: str) -> bool:
    return said[0].isupper() and "{" not in said and len(said.split()) >= 3 and len(said) < 240


@every_case
def test_refusal_names_the_clause_that_forbids_it(case: Case) -> None:
    refused = case.refused()
    assert refused.reason.rule == case.rule and str(refused).endswith(f" (rule {case.rule})")
    french, english = sentences(refused)
    assert french != english and is_sentence(french) and is_sentence(english)


@every_place
def test_refused_action_changes_nothing_that_is_seen(where: Callable[[], Match]) -> None:
    match = where()
    before = [match.view(viewer) for viewer in (None, *range(match.seats))], match.record()
    refusal(match, match.actors[0] if match.actors else 0, ("take", "96"))
    assert (
        [match.view(viewer) for viewer in (None, *range(match.seats))],
        match.record(),
    ) == before


def test_codes_off_the_dice_are_refused_by_what_was_rolled() -> None:
    """[2.2] [2.5] [2.6]"""
    match, expected = digits(), {"62": "2.6"}
    for code in [code for code in CODES if code != "26"]:
        rule = refusal(match, 0, ("take", code)).reason.rule
        assert rule == expected.get(code, "2.5" if len(code) == 3 else "2.2"), code


@pytest.mark.parametrize("action", NO_WORDS, ids=repr)
def test_what_is_not_a_list_of_words_is_refused(action: Any) -> None:
    assert is_sentence(str(refusal(start(), 0, action)))


@every_place
def test_words_that_are_no_action_are_refused(where: Callable[[], Match]) -> None:
    match = where()
    for action in NO_ACTIONS:
        refused = refusal(match, match.actors[0] if match.actors else 0, action)
        assert refused.reason.rule == "" and all(
            said and len(said) < 240 for said in sentences(refused)
        ), action


@every_place
def test_unknown_words_are_refused_briefly(where: Callable[[], Match]) -> None:
    match = where()
    for action in BAD_WORDS:
        refused = refusal(match, match.actors[0] if match.actors else 0, action)
        assert all(said and len(said) < 240 for said in sentences(refused)), action


@pytest.mark.parametrize("seat", NO_SEATS, ids=lambda seat: str(type(seat)))
def test_seats_that_do_not_exist_are_refused(seat: Any) -> None:
    assert all(said and len(said) < 240 for said in sentences(refusal(start(), seat, ("roll",))))


def test_finished_game_refuses_everything() -> None:
    match = over()
    for seat, action in (
        (0, "roll"),
        (1, "roll"),
        (0, "take 23"),
        (1, "seize 59"),
        (2, "judge yes"),
        (0, "dance"),
    ):
        assert is_sentence(str(refusal(match, seat, action.split())))
