"""Why not: every refusal of Druids names the clause that forbids it, is a sentence, tells no
secret, changes nothing.
So does whatever is no action at all."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import pytest

from games.druids.table import (
    EMPTY_HANDS,
    choices,
    choosing,
    climb,
    gather,
    new,
    phase,
    play,
    reach,
    two,
    world,
)
from nemeton import IllegalAction, Match, speech

LANGUAGES = ("fr", "en")


# Where things are refused


def after(words: str) -> Callable[[], Match]:
    return lambda: two(words)


def ready() -> Match:
    """Seat 0 is on turn; slot 3 is ready for a ritual, slot 1 as well."""
    return gather(two(), "jet-1@3 jet-2@3 0s1@3 amber-1@1 amber-2@1 1s1@1", 0)


def after_ritual() -> Match:
    return play(ready(), "ritual@3:ruby")


def gems_only() -> Match:
    return gather(two(), "jet-1@3 jet-2@3 jet-3@3 jet-4@3", 0)


def two_cards() -> Match:
    return gather(two(), "jet-1@3 1s1@3", 0)


def picking() -> Match:
    return play(choosing(), "p6")


def closed() -> Match:
    """Slot 1 is closed, and a card is to be laid, gem or servant."""

    def there(now: Match) -> bool:
        return (
            now.view(None)["slots"][0]["place"] is None
            and phase(now) == "play"
            and bool(choices(now, "servant"))
        )

    return reach(there, new())


def closed_at_the_start() -> Match:
    return reach(
        lambda now: now.view(None)["slots"][0]["place"] is None and phase(now) == "ritual_or_play",
        new(),
    )


def stuck() -> Match:
    """The hand is empty and a ritual is possible."""
    return gather(two(), EMPTY_HANDS, 0)


def empty_handed() -> Match:
    """Seat 0 is on turn with an empty hand and a ritual to hold on slot 1; seat 1 holds servants."""
    match = gather(two(), EMPTY_HANDS.replace("amber-1@6", "amber-1@3"), 0)
    return play(match, "ritual@3:ruby keep +amber-1 keep +s1 +s2 +s3 +s4 amber-1@1 keep s1@3 keep")


def no_gem() -> Match:
    """Seat 0 draws, with servants in hand and no gem."""
    return two("jet-1@3 jet-2@3 -amber-1 stop jet-3@6 jet-4@6 . amber-2@1 s1@3 keep")


def no_stock() -> Match:
    """Seat 1 draws, with servants in reserve and no gem in the stock."""
    match = gather(two(), EMPTY_HANDS.replace("amber-1@6", "amber-1@3"), 0)
    return play(match, "ritual@3:ruby keep +amber-1 keep")


def no_reserve() -> Match:
    return two("jet-1@3 jet-2@3 keep +s4 +s5 jet-3@6 jet-4@6 . amber-1@3 amber-2@3 keep +s6")


def over() -> Match:
    return climb(ours="jet-9@3 jet-8@3 jet-7@3 jet-6@3 jet-1@3")


class Case(NamedTuple):
    """The clause, where, and what is refused there."""

    rule: str
    where: Callable[[], Match]
    action: str
    seat: int | None = None  # whoever is on turn

    def refused(self) -> IllegalAction:
        match = self.where()
        return refusal(
            match, match.actors[0] if self.seat is None else self.seat, self.action.split()
        )


start, one_gem, one_servant = after(""), after("jet-1@3"), after("s1@3")
discarding, drawing = after("jet-1@3 s1@3"), after("jet-1@3 s1@3 keep")
CASES = [
    # whose turn it is
    Case("2.4", start, "gem jet-3 1", seat=1),
    Case("2.4", start, "servant 1 1", seat=1),
    Case("2.4", ready, "ritual 3", seat=1),
    Case("2.4", discarding, "keep", seat=1),
    Case("2.4", discarding, "discard jet-3", seat=1),
    Case("2.4", drawing, "draw gem", seat=1),
    Case("2.4", drawing, "stop", seat=1),
    Case("2.4", empty_handed, "pass", seat=1),
    Case("2.4", picking, "pick 1", seat=1),
    # what there is
    *(
        Case("1.1", start, f"gem {card} 1")
        for card in ("jet-0", "jet-10", "onyx-1", "jet", "1", "Jet-1", "jet-01")
    ),
    *(
        Case("1.1", discarding, f"discard {card}")
        for card in ("jet-0", "jet-10", "onyx-1", "2", "jet")
    ),
    *(Case("1.2", start, f"gem jet-1 {slot}") for slot in ("0", "7", "-1", "01", "jet", "1.0")),
    *(Case("1.2", start, f"servant 1 {slot}") for slot in ("0", "7", "10")),
    *(Case("1.2", ready, f"ritual {slot}") for slot in ("0", "7", "-3", "03", "jet")),
    *(Case("1.3", start, f"servant {value} 1") for value in ("0", "7", "-1", "01", "jet-1")),
    *(Case("1.3", picking, f"pick {value}") for value in ("0", "7", "-1", "01", "jet-1")),
    # picking
    Case("2.3", picking, "pick 6"),
    Case("2.3", picking, "gem jet-1 1"),
    Case("2.3", picking, "servant 6 1"),
    Case("2.3", picking, "ritual 1"),
    Case("2.3", picking, "keep"),
    Case("2.3", picking, "draw servant"),
    Case("2.3", picking, "stop"),
    Case("2.3", picking, "pass"),
    Case("2.3", start, "pick 4"),
    Case("2.3", discarding, "pick 1"),
    # each step cites what it asks for
    Case("3.1", start, "keep"),
    Case("3.1", start, "discard jet-1"),
    Case("3.1", start, "draw gem"),
    Case("3.1", start, "stop"),
    Case("3.2", one_gem, "keep"),
    Case("3.2", one_servant, "discard jet-1"),
    Case("3.2", one_gem, "draw servant"),
    Case("3.2", after_ritual, "keep"),
    Case("3.2", after_ritual, "stop"),
    Case("3.2", one_gem, "pass"),
    Case("3.7", discarding, "stop"),
    Case("3.7", discarding, "pass"),
    Case("3.8", drawing, "pass"),
    Case("3.7", discarding, "gem jet-2 3"),
    Case("3.7", discarding, "servant 2 3"),
    Case("3.7", discarding, "draw gem"),
    Case("3.8", drawing, "gem jet-2 3"),
    Case("3.8", drawing, "servant 2 3"),
    Case("3.8", drawing, "discard jet-2"),
    Case("3.8", drawing, "keep"),
    # laying cards
    Case("3.2", start, "gem jet-3 1"),
    Case("3.2", start, "gem jet-9 1"),
    Case("3.2", one_gem, "gem jet-1 3"),
    Case("3.2", start, "servant 4 1"),
    Case("3.3", one_servant, "servant 2 3"),
    Case("3.3", one_servant, "servant 2 4"),
    Case("3.6", stuck, "keep"),
    Case("3.6", stuck, "pass"),
    Case("3.6", stuck, "gem jet-1 3"),
    Case("3.6", empty_handed, "keep"),
    Case("3.6", empty_handed, "stop"),
    Case("3.6", empty_handed, "servant 1 3"),
    Case("3.6", start, "pass"),
    Case("3.6", ready, "pass"),
    # discarding and drawing
    Case("3.7", discarding, "discard jet-1"),
    Case("3.7", discarding, "discard jet-3"),
    Case("3.9", no_stock, "draw gem"),
    Case("3.9", no_reserve, "draw servant"),
    Case("3.9", no_gem, "stop"),
    Case("3.9", no_stock, "stop"),
    # the ritual
    Case("4.1", after_ritual, "ritual 1"),
    Case("4.1", after_ritual, "ritual 3"),
    Case("4.1", lambda: play(ready(), "s2@6"), "ritual 3"),
    Case("4.1", discarding, "ritual 3"),
    Case("4.1", drawing, "ritual 3"),
    Case("4.2", start, "ritual 1"),
    Case("4.2", two_cards, "ritual 3"),
    Case("4.2", gems_only, "ritual 3"),
    Case("4.9", closed_at_the_start, "ritual 1"),
]
LONG = "x" * 10_000
NO_WORDS: list[Any] = [
    (), [], None, 4, "gem jet-1 3", "keep", "", b"keep", {"gem": "jet-1"}, {"keep"}, range(3),
    ("",), ("servant", 1, "3"), ("gem", "jet-1", None), ("gem", ["jet-1"], "3"), [["keep"]],
]  # fmt: skip
NO_ACTIONS: list[Sequence[str]] = [
    ("gem",), ("gem", "jet-1"), ("gem", "jet-1", "3", "4"), ("servant",), ("servant", "1"), ("servant", "1", "3", "3"),
    ("ritual",), ("ritual", "3", "3"), ("keep", "keep"), ("discard",), ("discard", "jet-1", "jet-2"), ("draw",),
    ("draw", "gem", "gem"), ("draw", "place"), ("draw", "jet-1"), ("pick",), ("pick", "1", "2"), ("pass", "1"),
    ("stop", "gem"),
    ("Keep",), ("gem jet-1 3",), (" keep",), ("keep\n",), ("{ $seat }",), ("\x00", "\ud800"),
    ("play_gem", "jet-1", "3"), (LONG,), (LONG, LONG), ("keep",) * 10_000,
]  # fmt: skip
BAD_WORDS: list[Sequence[str]] = [
    ("gem", LONG, "3"), ("gem", "jet-1", LONG), ("gem", "jet-١", "3"), ("gem", "jet-1 ", "3"), ("gem", "jet-1", "3 "),
    ("gem", "jet-1", "٣"), ("gem", "?", "3"), ("servant", "?", "3"), ("servant", LONG, "3"), ("servant", "1", "²"),
    ("ritual", LONG), ("ritual", "٣"), ("discard", LONG), ("discard", "?"), ("pick", LONG), ("pick", "?"),
    ("gem", "\ud800", "{"), ("servant", "{ $value }", "3"), ("gem", "-1", "3"), ("gem", "0", "3"),
]  # fmt: skip
NO_SEATS: list[Any] = [-1, 2, 10**9, 10**5000, "0", "", LONG, True, False, None, 0.0, (0,)]

every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.rule} {case.action}")


def refusal(match: Match, seat: Any, action: Any) -> IllegalAction:
    """The refusal of an action, once it is sure that nothing has changed."""
    before = everything(match)
    with pytest.raises(IllegalAction) as caught:
        match.play(seat, action)
    assert everything(match) == before
    return caught.value


def everything(match: Match) -> tuple[Any, ...]:
    views = [match.view(viewer) for viewer in (None, *range(match.seats))]
    return views, match.record(), match.log(0), match.state.digest(), match.actors


def sentences(refused: IllegalAction) -> list[str]:
    return [speech.say(refused.reason, code) for code in LANGUAGES]


def is_sentence(said: str) -> bool:
    return said[0].isupper() and "{" not in said and len(said.split()) >= 3 and len(said) < 200


@every_case
def test_refusal_names_the_clause_that_forbids_it(case: Case) -> None:
    refused = case.refused()
    assert refused.reason.rule == case.rule
    assert str(refused).endswith(f" (rule {case.rule})")
    french, english = sentences(refused)
    assert french != english and is_sentence(french) and is_sentence(english)


@pytest.mark.parametrize(
    ("where", "said"),
    [
        (stuck, "un rituel est possible, annoncez-le"),
        (empty_handed, "annoncez un rituel, ou passez"),
    ],
)
def test_who_has_no_card_is_told_what_is_left_to_do(where: Callable[[], Match], said: str) -> None:
    """« vous pouvez annoncer un rituel » : il le faut quand plus personne n'a de carte, arbitrage
    [3.6]."""
    assert said in sentences(refusal(where(), 0, ("keep",)))[0]


@pytest.mark.parametrize("verb", ["gem", "servant"])
def test_card_onto_a_closed_slot_is_refused(verb: str) -> None:
    match = closed()
    legal = next(words for words in match.legal(match.actors[0]) if words[0] == verb)
    assert refusal(match, match.actors[0], (*legal[:2], "1")).reason.rule == "3.4"


def test_finished_game_refuses_everything() -> None:
    for seat, action in (
        (0, "keep"),
        (1, "draw gem"),
        (0, "ritual 6"),
        (1, "gem jet-3 1"),
        (0, "dance"),
    ):
        assert is_sentence(str(refusal(over(), seat, action.split())))


@pytest.mark.parametrize("action", NO_WORDS, ids=repr)
def test_what_is_not_a_list_of_words_is_refused(action: Any) -> None:
    assert is_sentence(str(refusal(two(), 0, action)))


@pytest.mark.parametrize("where", [start, one_gem, discarding, drawing, picking])
@pytest.mark.parametrize("action", NO_ACTIONS, ids=lambda action: repr(action)[:40])
def test_words_that_are_no_action_are_refused(
    action: Sequence[str], where: Callable[[], Match]
) -> None:
    assert all(said and len(said) < 200 for said in sentences(refusal(where(), 0, action)))


@pytest.mark.parametrize("where", [start, one_gem, discarding, drawing, picking])
@pytest.mark.parametrize("action", BAD_WORDS, ids=lambda action: repr(action)[:40])
def test_unknown_cards_and_slots_are_refused_briefly(
    action: Sequence[str], where: Callable[[], Match]
) -> None:
    assert all(said and len(said) < 200 for said in sentences(refusal(where(), 0, action)))


@pytest.mark.parametrize("seat", NO_SEATS, ids=lambda seat: str(type(seat)))
def test_seats_that_do_not_exist_are_refused(seat: Any) -> None:
    assert all(
        said and len(said) < 200 for said in sentences(refusal(two(), seat, ("gem", "jet-1", "3")))
    )


# Secrets

ASKED = [
    "gem jet-1 3", "gem ruby-1 3", "gem ruby-5 1", "gem sapphire-9 1", "gem amber-1 3", "servant 4 3", "servant 1 3",
    "servant 6 3", "ritual 3", "ritual 1", "discard amber-1", "discard ruby-6", "discard jet-3", "draw gem",
    "draw servant", "stop", "keep", "pass", "pick 1", "pick 4", "gem ? 3", "servant ? 3", "dance",
]  # fmt: skip


@pytest.mark.parametrize("action", ASKED)
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("more", ["", " jet-3@3", " jet-3@3 s2@3", " jet-3@3 s2@3 keep"])
def test_refusal_tells_no_secret(action: str, seat: int, more: str) -> None:
    """Two games that a seat can't tell apart refuse it in the same words, whatever seat 0 holds and
    laid [1.4]."""
    one, two = (play(world(number), more) for number in (0, 1))
    assert one.view(seat) == two.view(seat) and one.legal(seat) == two.legal(seat)
    if tuple(action.split()) not in one.legal(seat):
        refused = [refusal(match, seat, action.split()) for match in (one, two)]
        assert len({json.dumps(error.reason.plain()) for error in refused}) == 1
        assert sentences(refused[0]) == sentences(refused[1])
