"""About a game: seats and options are completed with defaults, and whatever is not offered is
refused by name."""

from __future__ import annotations

from typing import Any

import pytest

from nemeton import speech
from nemeton.engine import About, BadSetup, Option

OPTIONS = (Option("pawns", ("open", "hidden")), Option("pace", ("slow", "fast", "wild")))
ABOUT = About("stones", "Stones", "nobody", (2, 4), 10, "1", OPTIONS)
BARE = About("pebbles", "Pebbles", "nobody", (1,), 10, "1")


def test_defaults_are_the_first_of_everything() -> None:
    assert (
        ABOUT.chosen(None, None) == (2, {"pawns": "open", "pace": "slow"})
        and OPTIONS[1].default == "slow"
    )


def test_what_is_given_is_kept_and_the_rest_completed() -> None:
    given = {"pace": "wild"}
    assert ABOUT.chosen(4, given) == (4, {"pawns": "open", "pace": "wild"}) and given == {
        "pace": "wild"
    }


def test_every_combination_of_options_is_listed_once() -> None:
    every = ABOUT.all_options()
    assert len(every) == 6 and all(ABOUT.chosen(2, options)[1] == options for options in every)
    assert len({tuple(options.items()) for options in every}) == 6 and BARE.all_options() == [{}]


MEDDLED = About(
    "boulders", "Boulders", "nobody", (2, 3), 10, "1",
    (Option("judges", ("all", "none"), with_bots="none", with_seats={2: "none"}), Option("pace", ("slow", "fast"))),
)  # fmt: skip


def test_the_house_sets_what_a_table_with_bots_or_with_so_many_seats_needs() -> None:
    chosen = {"judges": "all", "pace": "fast"}
    assert MEDDLED.at_table(3, chosen, bots=False) == chosen == {"judges": "all", "pace": "fast"}
    assert MEDDLED.at_table(3, chosen, bots=True) == {"judges": "none", "pace": "fast"}
    assert MEDDLED.at_table(2, chosen, bots=False) == {"judges": "none", "pace": "fast"}


def test_an_option_that_a_table_of_an_older_house_never_heard_of_has_its_default() -> None:
    assert MEDDLED.at_table(3, {"judges": "all"}, bots=False) == {
        **MEDDLED.proposed(3),
        "judges": "all",
    }


PROPOSED = Option("pace", ("slow", "fast"), proposed={3: "fast"})


def test_a_game_proposes_by_the_number_of_seats_and_programs_still_get_the_defaults() -> None:
    about = About(
        "boulders",
        "Boulders",
        "nobody",
        (2, 3),
        10,
        "1",
        (PROPOSED, Option("sky", ("day", "night"))),
    )
    assert about.proposed(2) == {"pace": "slow", "sky": "day"} and about.proposed(3) == {
        "pace": "fast",
        "sky": "day",
    }
    assert about.chosen(3, None) == (3, {"pace": "slow", "sky": "day"})


@pytest.mark.parametrize(
    "how", [{"with_bots": "wild"}, {"with_seats": {2: "wild"}}, {"proposed": {2: "wild"}}]
)
def test_only_a_value_of_the_option_can_be_set_or_proposed(how: dict[str, Any]) -> None:
    with pytest.raises(AssertionError, match="pace"):
        Option("pace", ("slow", "fast"), **how)


@pytest.mark.parametrize("parties", [("oak",), ("oak", "elm"), ("oak", "elm", "oak")])
def test_there_is_a_party_for_every_seat(parties: tuple[str, ...]) -> None:
    with pytest.raises(AssertionError, match="parties"):
        About("boulders", "Boulders", "nobody", (2, 3), 10, "1", parties=parties)


def refusal(about: About, seats: Any, options: Any) -> BadSetup:
    with pytest.raises(BadSetup) as refused:
        about.chosen(seats, options)
    return refused.value


NO_SEATS: list[Any] = [0, 1, 3, -2, "2", 2.0, True, [2], "2" * 999]


@pytest.mark.parametrize("seats", NO_SEATS, ids=lambda seats: repr(seats)[:12])
@pytest.mark.parametrize("code", speech.LANGUAGES)
def test_a_number_of_seats_that_the_game_does_not_have_is_refused(seats: Any, code: str) -> None:
    refused = refusal(ABOUT, seats, None)
    sentence = speech.error(refused, code)
    assert (
        refused.reason.key == "setup-seats"
        and "Stones" in sentence
        and "2 4" in sentence
        and len(sentence) < 99
    )


def test_a_number_of_seats_too_long_to_be_written_is_refused_too() -> None:
    """Python writes no number of more than 4300 digits."""
    assert refusal(ABOUT, 10**5000, None).reason.key == "setup-seats"


BAD_OPTIONS: dict[str, tuple[About, Any, str, str]] = {
    "unknown": (ABOUT, {"colour": "red"}, "setup-option", "colour"),
    "names what there is": (ABOUT, {"colour": "red"}, "setup-option", "pawns pace"),
    "unknown where there is none": (BARE, {"pawns": "open"}, "setup-option", "–"),
    "a name that is no word": (ABOUT, {3: "open"}, "setup-option", "3"),
    "a very long name": (ABOUT, {"x" * 999: "open"}, "setup-option", "x" * 40 + "…”"),
    "value": (ABOUT, {"pawns": "flying"}, "setup-value", "flying"),
    "value names what there is": (ABOUT, {"pace": "open"}, "setup-value", "slow fast wild"),
    "value of another type": (ABOUT, {"pawns": None}, "setup-value", "None"),
    "value that is a list": (ABOUT, {"pawns": ["open"]}, "setup-value", "open"),
    "a list": (ABOUT, ["pawns", "open"], "setup-options-form", "pairs"),
    "a word": (ABOUT, "pawns", "setup-options-form", "pairs"),
}


@pytest.mark.parametrize(
    ("about", "options", "key", "named"), BAD_OPTIONS.values(), ids=BAD_OPTIONS
)
def test_an_option_that_the_game_does_not_have_is_refused(
    about: About, options: Any, key: str, named: str
) -> None:
    refused = refusal(about, None, options)
    assert refused.reason.key == key and named in str(refused)
    assert speech.error(refused, "fr") != speech.error(refused, "en")


def test_seats_are_checked_before_options() -> None:
    assert refusal(ABOUT, 3, {"colour": "red"}).reason.key == "setup-seats"
