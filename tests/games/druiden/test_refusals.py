"""Why not: every refusal of Die Druiden names its clause, is a sentence, tells no secret and
changes nothing.
So does whatever is no action at all."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

import pytest

from games.druiden.table import crowded_pentacle, elect, entered, new, play, position
from nemeton import IllegalAction, Match, speech

LANGUAGES = ("fr", "en")


# Where things are refused


def start() -> Match:
    return new(3)


def closed_pentacle() -> Match:
    return play(new(3), "enter a1 / idle / enter a1 / idle")


def before_the_roll() -> Match:
    """Seat 0 has a sickle, seat 1 has none; Sulis obeys seat 0, Sirona seat 1."""
    ghosts = {"sulis": "0 b10", "sirona": "1 b6"}
    return position(hands=("sickle wand", "rue harp"), ghosts=ghosts, druids=("b4", "b8"))


def without_a_sickle() -> Match:
    return position(hands=("sickle rue", "rue harp"), druids=("b4", "b8"), turn=1)


def rolled(faces: str) -> Match:
    return play(before_the_roll(), f"roll : {faces}")


def after_one_move() -> Match:
    return play(rolled("1 2"), "move 1 druid a4")


def after_a_call() -> Match:
    """Seat 0's druid has called Belenos onto c5; Sulis is to move."""
    match = position(ghosts={"sulis": "0 b10"}, druids=("c4", "b8"))
    return play(match, "roll : 1 2 / move 1 druid c5 / invoke belenos")


def crowded(faces: str) -> Match:
    """Seat 0's druid on c5, Morrigan on a4; c4 is full of ghosts, on b6 is a druid with a ghost, on
    c8 a druid."""
    ghosts = {"sulis": "1 c4", "sirona": "1 c4", "grannus": "1 b6", "morrigan": "0 a4"}
    return play(position(3, ghosts=ghosts, druids=("c5", "b6", "c8")), f"roll : {faces}")


def at_a_spiral() -> Match:
    match = position(
        hands=("rue wand", "belt harp"), ghosts={"sulis": "1 b10"}, druids=("c4", "b8")
    )
    return play(match, "roll : 1 ring / move 1 druid c5")


def at_a_full_spiral() -> Match:
    """c5 is full and so is c6."""
    ghosts = {"sulis": "0 c5", "sirona": "1 c6", "grannus": "1 c6"}
    return play(position(ghosts=ghosts, druids=("c4", "b8")), "roll : 1 ring / move 1 druid c5")


def at_a_druid(mine: str = "rue wand", theirs: str = "belt harp") -> Match:
    return play(
        position(hands=(mine, theirs), druids=("b4", "c4")), "roll : 1 ring / move 1 druid c4"
    )


def giving() -> Match:
    return play(at_a_druid(), "exchange 1 : belt")


def morrigan_arrives(theirs: str = "belt harp") -> Match:
    match = position(hands=("", theirs), ghosts={"morrigan": "0 b4"}, druids=("c8", "c4"))
    return play(match, "roll : 1 ring / move 1 morrigan c4")


def morrigan_at_a_spiral() -> Match:
    """A theft awaits on c5; beside it c4 has room, and Sulis is on the stones."""
    match = position(
        hands=("", "belt harp"), ghosts={"morrigan": "0 c4", "sulis": "1 b10"}, druids=("c8", "c5")
    )
    return play(match, "roll : 1 ring / move 1 morrigan c5")


def rings() -> Match:
    """b6 is full."""
    ghosts = {"sulis": "0 b10", "sirona": "1 b6", "grannus": "1 b6", "belenos": "1 centre"}
    match = position(hands=("rue wand", "belt harp"), ghosts=ghosts, druids=("b4", "b8"))
    return play(match, "roll : ring ring")


def rings_and_a_full_pentacle() -> Match:
    return play(crowded_pentacle(), "roll : ring ring")


def rings_and_morrigan() -> Match:
    return play(position(ghosts={"morrigan": "1 b6"}, druids=("b4", "b8")), "roll : ring ring")


def sent_to_steal() -> Match:
    """Two rings have brought Morrigan to the druid of seat 1."""
    match = position(hands=("", "belt harp"), ghosts={"morrigan": "0 b6"}, druids=("b4", "b8"))
    return play(match, "roll : ring ring / magic ghost morrigan b8 / lets")


def at_a_druid_on_an_ear() -> Match:
    match = position(hands=("rue wand", "belt harp lug"), druids=("c8", "c6"))
    return play(match, "roll : ring 2 / move 2 druid c6")


def morrigan_asked(theirs: str = "leap_sun ban_sun") -> Match:
    """Seat 0's druid has come from c4, where Sulis still stands, to Morrigan on c5; seat 1 is
    asked, seat 2 is not."""
    ghosts = {"morrigan": "1 c5", "sulis": "0 c4"}
    match = position(
        3, hands=("", theirs, "ward ban_moon"), ghosts=ghosts, druids=("c4", "b8", "b2")
    )
    return play(match, "roll : 1 ring / move 1 druid c5")


def theft_asked(theirs: str = "belt harp") -> Match:
    return play(morrigan_arrives(theirs), "steal 1")


def banishment_asked(theirs: str = "leap_sun ban_sun") -> Match:
    """Seat 1 is asked, seat 2 is not; c4 is full."""
    ghosts = {"sulis": "1 b10", "belenos": "0 c4", "dwarf_king": "0 c4"}
    match = position(3, hands=("", theirs, "ward belt"), ghosts=ghosts, druids=("b4", "b8", "b2"))
    return play(match, "roll : 1 ring / move 1 druid c5 / banish sulis")


def magic_asked(words: str = "draw") -> Match:
    """Seats 1 and 2 are asked; Sulis obeys seat 1."""
    hands = ("rue wand", "sickle harp", "belt leap_sun")
    match = position(3, hands=hands, ghosts={"sulis": "1 b10"}, druids=("b4", "b8", "b2"))
    return play(match, f"roll : ring ring / magic {words}")


def half_answered() -> Match:
    return play(magic_asked(), "1 let")


def voting(votes: str = "") -> Match:
    """Seat 0 has its druid, the dwarf king, Sulis and Belenos in the centre, and lug, a portrait, a
    potion."""
    hand = "lug portrait_sun st_johns_wort wild_rosemary rue mistletoe"
    ghosts = {"dwarf_king": "0 centre", "sulis": "0 centre", "belenos": "0 centre"}
    return play(position(hands=(hand, "rue"), ghosts=ghosts, druids=("centre", "centre")), votes)


GHOSTS_VOTED = "vote druid sun / vote dwarf_king none / vote belenos none / vote sulis yes"


def tied(votes: str = "") -> Match:
    return play(position(druids=("centre", "centre")), f"vote druid sun / vote druid moon{votes}")


def choosing() -> Match:
    return tied(" / vote druid sun / vote druid moon")


def over() -> Match:
    return elect(tied(), "sun")


def no_card_left() -> Match:
    match = entered()
    for cards in range(23):
        play(match, "roll : ring ring / magic draw / lets")
        assert match.view(None)["stock"] == max(0, 43 - 2 * cards)
    return play(match, "roll : ring ring")


class Case(NamedTuple):
    """The clause (or the clauses, where two say it), where, and what is refused there."""

    rules: str
    where: Callable[[], Match]
    action: str
    seat: int | None = None  # whoever is asked

    def refused(self) -> IllegalAction:
        match = self.where()
        return refusal(
            match, match.actors[0] if self.seat is None else self.seat, self.action.split()
        )


numbers, one_ring, lines = (
    partial(rolled, "1 2"),
    partial(rolled, "ring 2"),
    partial(rolled, "bend straight"),
)
ghost_asked = partial(magic_asked, "ghost sulis c8")
CASES = [
    # whose turn it is
    Case("1.10", start, "enter a1", seat=1),
    Case("1.10", before_the_roll, "roll", seat=1),
    Case("1.10", before_the_roll, "sickle 0 rue", seat=1),
    Case("1.10", numbers, "move 1 druid b9", seat=1),
    Case("1.10", at_a_spiral, "invoke belenos", seat=1),
    Case("1.10", giving, "give harp", seat=1),
    Case("1.10", rings, "magic draw", seat=1),
    Case("6.1 6.2 6.3", theft_asked, "let", seat=0),
    Case("6.1 6.2 6.3", magic_asked, "let", seat=0),
    Case("6.1 6.2 6.3", banishment_asked, "ban", seat=2),
    Case("6.3", half_answered, "let", seat=1),
    Case("7.4 7.6", voting, "vote druid sun", seat=1),
    Case("7.4", tied, "vote druid sun", seat=1),
    Case("7.16", choosing, "vote cult sun", seat=1),
    # what there is
    *(
        Case("1.1", start, f"enter {stone}")
        for stone in ("a0", "a13", "d1", "A1", "1", "centre", "a01")
    ),
    *(Case("1.1", numbers, f"move 1 druid {stone}") for stone in ("a0", "c13", "tree", "b")),
    Case("1.1", rings, "magic ghost sulis d4"),
    Case("1.1", ghost_asked, "leap centre", seat=1),
    Case("1.1", at_a_full_spiral, "invoke belenos c13"),
    Case("1.3", at_a_spiral, "invoke merlin"),
    Case("1.3", at_a_spiral, "banish Sulis"),
    Case("1.3", rings, "magic ghost druid-1 c8"),
    *(Case("1.3 2.10", numbers, f"move 1 {pawn} a4") for pawn in ("druid-0", "druid-1", "merlin")),
    *(Case("1.4", numbers, f"move {die} druid a4") for die in ("7", "0", "one", "triple", "-1")),
    Case("1.5 2.4", before_the_roll, "sickle 1 clover"),
    Case("1.5 2.4", before_the_roll, "sickle 1 belt"),
    Case("1.5 1.6 4.11", giving, "give clover"),
    # entering
    Case("2.2", start, "enter b4"),
    Case("2.2", start, "enter a2"),
    Case("2.2 3.9", closed_pentacle, "enter a1"),
    Case("2.1 2.2", start, "roll"),
    Case("2.1 2.2", start, "move 1 druid a2"),
    Case("2.1 2.2 2.3", start, "sickle 1 rue"),
    Case("2.1 2.2", before_the_roll, "enter a1"),
    # sickles and the roll
    Case("2.3", without_a_sickle, "sickle 0 rue"),
    Case("2.3", numbers, "sickle 1 rue"),
    Case("2.3", rings, "sickle 1 rue"),
    Case("2.4", before_the_roll, "sickle 0 rue"),
    *(Case("2.4", before_the_roll, f"sickle {seat} rue") for seat in ("2", "-1", "9", "one", "01")),
    Case("2.1 2.6", before_the_roll, "move 1 druid a4"),
    Case("2.1 2.6 5.1", before_the_roll, "magic draw"),
    Case("2.1 2.6 2.10 2.11 2.12", numbers, "roll"),
    # which pawn, which die
    Case("2.10", numbers, "move 3 druid b7"),
    Case("2.10", numbers, "move straight druid a4"),
    Case("2.10", after_one_move, "move 1 sulis a10"),
    Case("2.10 2.11", one_ring, "move ring druid a4"),
    Case("2.10", one_ring, "move 1 druid a4"),
    Case("2.10", numbers, "move 1 sirona a6"),
    Case("2.10", numbers, "move 1 belenos c8"),
    Case("2.9", after_one_move, "move 2 druid b3"),
    Case("2.7", after_a_call, "move 2 belenos c7"),
    Case("2.11 2.12 4.1 4.2", numbers, "nothing"),
    # how far
    Case("3.4", numbers, "move 1 druid b6"),
    Case("3.4", numbers, "move 2 druid b5"),
    Case("3.5", lines, "move straight druid a5"),
    Case("3.6", lines, "move bend druid b5"),
    Case("3.7", partial(rolled, "1 double"), "move double druid b5"),
    Case("3.13", numbers, "move 1 druid b4"),
    Case("3.13", lines, "move straight druid b4"),
    Case("3.9", partial(crowded, "1 2"), "move 1 druid c4"),
    Case("3.9 3.12", partial(crowded, "bend 2"), "move bend druid b6"),
    Case("3.4 3.12", partial(crowded, "ring 4"), "move 4 druid c9"),
    Case("3.14", partial(crowded, "1 ring"), "move 1 morrigan a3"),
    # arriving
    Case("4.5", at_a_spiral, "invoke sulis"),
    Case("4.6", at_a_spiral, "invoke belenos c6"),
    Case("4.6", at_a_full_spiral, "invoke belenos"),
    Case("4.6", at_a_full_spiral, "invoke belenos c8"),
    Case("3.9 4.6", at_a_full_spiral, "invoke belenos c6"),
    Case("4.7", at_a_spiral, "banish belenos"),
    Case("4.5", at_a_druid, "invoke belenos"),
    Case("4.7", at_a_druid, "banish belenos"),
    Case("4.8", at_a_spiral, "draw"),
    Case("4.8", at_a_druid, "draw"),
    Case("4.2 4.8", at_a_druid_on_an_ear, "nothing"),
    Case("4.14", sent_to_steal, "nothing"),
    Case("4.12", sent_to_steal, "steal 3"),
    Case("4.10", at_a_spiral, "exchange 1"),
    *(Case("4.10", at_a_druid, f"exchange {count}") for count in ("0", "3", "-1", "two")),
    Case("4.10", partial(at_a_druid, "rue"), "exchange 2"),
    Case("4.10", partial(at_a_druid, "rue wand", "belt"), "exchange 2"),
    Case("4.12", at_a_druid, "steal 1"),
    *(Case("4.12", morrigan_arrives, f"steal {count}") for count in ("0", "3", "one")),
    Case("4.12", partial(morrigan_arrives, "belt"), "steal 2"),
    Case("4.14", morrigan_arrives, "nothing"),
    Case("4.14", morrigan_arrives, "draw"),
    Case("4.14", morrigan_arrives, "exchange 1"),
    Case("4.14", morrigan_at_a_spiral, "invoke belenos c4"),
    Case("4.14", morrigan_at_a_spiral, "banish sulis"),
    Case("2.12 4.1", at_a_spiral, "roll"),
    Case("4.11", giving, "give harp"),
    Case("4.11", giving, "nothing"),
    # two rings
    Case("5.1", rings, "move 1 druid a4"),
    Case("5.1", numbers, "magic draw"),
    Case("5.1", one_ring, "magic none"),
    Case("1.8 5.2", no_card_left, "magic draw"),
    Case("5.3", rings, "magic ghost arianrhod c8"),
    Case("5.3", rings, "magic ghost belenos c8"),
    Case("3.9 5.3", rings_and_a_full_pentacle, "magic ghost sulis a1"),
    Case("3.14 5.3", rings_and_morrigan, "magic ghost morrigan a3"),
    Case("5.3", rings, "magic ghost morrigan a3"),
    Case("5.3", rings, "magic ghost sulis b10"),
    Case("3.9 5.3", rings, "magic ghost sulis b6"),
    # answers
    Case("6.1", numbers, "let"),
    Case("6.1", magic_asked, "roll", seat=1),
    Case("6.4 6.6", theft_asked, "ward"),
    Case("6.1", partial(theft_asked, "belt harp"), "belt"),
    Case("6.1", magic_asked, "ward", seat=1),
    Case("6.1", magic_asked, "leap c12", seat=2),
    Case("6.1", partial(banishment_asked, "belt ban_sun"), "belt", seat=1),
    Case("6.4 6.7", magic_asked, "belt", seat=1),
    Case("6.4 6.9", ghost_asked, "ban", seat=1),
    Case("6.1", ghost_asked, "leap c12", seat=2),
    Case("6.1", ghost_asked, "ban", seat=2),
    Case("6.4 6.10", partial(banishment_asked, "leap_moon ban_moon"), "ban", seat=1),
    Case("6.4 6.10", partial(banishment_asked, "leap_moon ban_moon"), "leap c8", seat=1),
    Case("3.14 6.8", morrigan_asked, "leap a3", seat=1),
    Case("6.8", morrigan_asked, "leap c5", seat=1),
    Case("6.13", morrigan_asked, "leap c4", seat=1),
    Case("6.1 6.2 6.3", morrigan_asked, "ban", seat=2),
    Case("6.1", morrigan_asked, "belt", seat=1),
    Case("6.1", morrigan_asked, "ward", seat=1),
    Case("6.4", partial(morrigan_asked, "rue belt"), "ban", seat=1),
    Case("6.4", partial(morrigan_asked, "rue belt"), "leap b2", seat=1),
    Case("6.8", banishment_asked, "leap b10", seat=1),
    Case("3.9 6.8", banishment_asked, "leap c4", seat=1),
    # the vote
    Case("7.6", voting, "vote merlin sun"),
    Case("7.6", voting, "vote dwarf_king sun"),
    Case("7.6", partial(voting, "vote druid sun"), "vote sulis yes"),
    Case("7.7", voting, "vote druid yes"),
    Case("7.8", partial(voting, "vote druid sun"), "vote dwarf_king yes"),
    Case("7.9", partial(voting, "vote druid sun / vote dwarf_king none"), "vote belenos sun"),
    Case("7.10", partial(voting, GHOSTS_VOTED), "vote lug belenos"),
    Case("7.10", partial(voting, GHOSTS_VOTED), "vote lug dwarf_king"),
    Case("7.10", partial(voting, GHOSTS_VOTED), "vote lug yes"),
    Case("7.11", partial(voting, f"{GHOSTS_VOTED} / vote lug none"), "vote portrait_sun moon"),
    Case(
        "7.12",
        partial(voting, f"{GHOSTS_VOTED} / vote lug none / vote portrait_sun none"),
        "vote potion_sun sun",
    ),
    Case("7.15", tied, "vote druid none"),
    Case("7.15", tied, "vote druid yes"),
    Case("7.14", tied, "vote dwarf_king sun"),
    Case("7.16", choosing, "vote druid sun"),
    Case("7.16", choosing, "vote cult none"),
]
LONG = "x" * 10_000
NO_WORDS: list[Any] = [
    (), [], None, 4, "roll", "enter a1", "", b"roll", {"enter": "a1"}, {"roll"}, range(3),
    ("",), ("move", 1, "druid", "a2"), ("enter", None), ("enter", ["a1"]), [["roll"]],
]  # fmt: skip
NO_ACTIONS: list[Sequence[str]] = [
    ("enter",), ("enter", "a1", "a3"), ("roll", "roll"), ("sickle",), ("sickle", "1"), ("sickle", "1", "rue", "rue"),
    ("move",), ("move", "1"), ("move", "1", "druid"), ("move", "1", "druid", "a4", "a5"), ("move", "druid", "a4"),
    ("invoke",), ("invoke", "sulis", "c4", "c5"), ("banish",), ("banish", "sulis", "c4"), ("draw", "2"),
    ("exchange",), ("exchange", "1", "1"), ("give",), ("give", "rue", "wand"), ("steal",), ("steal", "1", "1"),
    ("magic",), ("magic", "dance"), ("magic", "draw", "2"), ("magic", "ghost"), ("magic", "ghost", "sulis"),
    ("magic", "none", "none"), ("let", "let"), ("ward", "1"), ("leap",), ("leap", "c8", "c4"), ("ban", "sulis"),
    ("vote",), ("vote", "druid"), ("vote", "druid", "sun", "sun"), ("nothing", "nothing"), ("pass",),
    ("Roll",), ("move 1 druid a4",), (" roll",), ("roll\n",), ("{ $seat }",), ("\x00", "\ud800"), ("play_roll",),
    (LONG,), (LONG, LONG), ("roll",) * 10_000,
]  # fmt: skip
BAD_WORDS: list[Sequence[str]] = [
    ("enter", LONG), ("move", LONG, "druid", "a4"), ("move", "1", LONG, "a4"), ("move", "1", "druid", LONG),
    ("move", "١", "druid", "a4"), ("move", "1", "druid", "a４"), ("sickle", LONG, "rue"), ("sickle", "1", LONG),
    ("sickle", "²", "rue"), ("invoke", LONG), ("invoke", "?"), ("banish", LONG), ("give", LONG), ("give", "?"),
    ("exchange", LONG), ("exchange", "١"), ("steal", "٢"), ("leap", LONG), ("magic", "ghost", LONG, "c8"),
    ("magic", "ghost", "sulis", LONG), ("vote", LONG, "sun"), ("vote", "druid", LONG), ("vote", "{ $x }", "\ud800"),
]  # fmt: skip
NO_SEATS: list[Any] = [-1, 3, 10**9, 10**5000, "0", "", LONG, True, False, None, 0.0, (0,)]
PLACES: list[Callable[[], Match]] = [
    *(
        start,
        before_the_roll,
        numbers,
        at_a_spiral,
        giving,
        morrigan_arrives,
        rings,
        magic_asked,
        banishment_asked,
    ),
    *(sent_to_steal, at_a_druid_on_an_ear, morrigan_asked),
    *(voting, tied, choosing, over),
]

every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.rules} {case.action}")
every_place = pytest.mark.parametrize(
    "where", PLACES, ids=lambda where: getattr(where, "__name__", "numbers")
)


def refusal(match: Match, seat: Any, action: Any) -> IllegalAction:
    """The refusal of an action, once it is sure that nothing has changed."""
    before = everything(match)
    with pytest.raises(IllegalAction) as caught:
        match.play(seat, action)
    assert everything(match) == before
    return caught.value


def everything(match: Match) -> tuple[Any, ...]:
    views = [match.view(viewer) for viewer in (None, *range(match.seats))]
    return views, match.record(), match.state.digest(), match.actors


def sentences(refused: IllegalAction) -> list[str]:
    return [speech.say(refused.reason, code) for code in LANGUAGES]


def is_sentence(said: str) -> bool:
    return said[0].isupper() and "{" not in said and len(said.split()) >= 3 and len(said) < 240


@every_case
def test_refusal_names_the_clause_that_forbids_it(case: Case) -> None:
    refused = case.refused()
    assert refused.reason.rule in case.rules.split()
    assert str(refused).endswith(f" (rule {refused.reason.rule})")
    french, english = sentences(refused)
    assert french != english and is_sentence(french) and is_sentence(english)


@pytest.mark.parametrize("action", NO_WORDS, ids=repr)
def test_what_is_not_a_list_of_words_is_refused(action: Any) -> None:
    assert is_sentence(str(refusal(before_the_roll(), 0, action)))


@every_place
def test_words_that_are_no_action_are_refused(where: Callable[[], Match]) -> None:
    match = where()
    for action in NO_ACTIONS:
        for seat in match.actors or (0,):
            assert all(
                said and len(said) < 240 for said in sentences(refusal(match, seat, action))
            ), action


@every_place
def test_unknown_words_are_refused_briefly(where: Callable[[], Match]) -> None:
    match = where()
    for action in BAD_WORDS:
        for seat in match.actors or (0,):
            assert all(
                said and len(said) < 240 for said in sentences(refusal(match, seat, action))
            ), action


@pytest.mark.parametrize("seat", NO_SEATS, ids=lambda seat: str(type(seat)))
def test_seats_that_do_not_exist_are_refused(seat: Any) -> None:
    assert all(
        said and len(said) < 240 for said in sentences(refusal(start(), seat, ("enter", "a1")))
    )


def test_finished_game_refuses_everything() -> None:
    for seat, action in (
        (0, "roll"),
        (1, "vote druid sun"),
        (0, "enter a1"),
        (1, "let"),
        (0, "dance"),
    ):
        assert is_sentence(str(refusal(over(), seat, action.split())))


# Secrets

ASKED = [
    "roll", "enter a1", "sickle 1 rue", "sickle 1 belt", "sickle 1 clover", "sickle 0 rue", "sickle 2 henbane",
    "move 1 druid a4", "move 6 druid a4", "move 1 sulis b11", "invoke belenos", "invoke sulis", "banish belenos",
    "draw", "exchange 1", "exchange 2", "exchange 3", "steal 1", "give rue", "give belt", "give harp", "give ward",
    "magic draw", "magic none", "magic ghost belenos c8", "let", "ward", "belt", "ban", "leap c8", "leap a1",
    "vote druid sun", "vote cult sun", "nothing", "dance",
]  # fmt: skip
WORLDS: dict[str, Callable[[str], Match]] = {
    "before the roll": lambda theirs: hidden(theirs, ""),
    "moving": lambda theirs: hidden(theirs, "roll : 1 2"),
    "at a druid": lambda theirs: hidden(theirs, "roll : 1 2 / move 1 druid c4"),
    "at two rings": lambda theirs: hidden(theirs, "roll : ring ring"),
    "asking": lambda theirs: hidden(theirs, "roll : ring ring / magic ghost sulis c8"),
    "taking Morrigan": lambda theirs: hidden(theirs, "roll : 1 2 / move 1 druid a4"),
    "half answered": lambda theirs: hidden(
        theirs, "roll : ring ring / magic ghost sulis c8 / 1 let"
    ),
}


def hidden(theirs: str, moves: str) -> Match:
    """Seat 1 holds two cards that seats 0 and 2 can't know."""
    hands = ("rue wand", theirs, "lug tablet")
    ghosts = {"sulis": "1 b10", "morrigan": "1 a4"}
    return play(position(3, hands=hands, ghosts=ghosts, druids=("b4", "c4", "b2")), moves)


@pytest.mark.parametrize("name", WORLDS)
@pytest.mark.parametrize("seat", [0, 2])
def test_refusal_tells_no_secret(name: str, seat: int) -> None:
    """Two games that a seat can't tell apart refuse it in the same words, whatever seat 1 holds
    [1.7]."""
    one, two = (WORLDS[name](theirs) for theirs in ("belt leap_sun", "ward henbane"))
    assert one.view(seat) == two.view(seat) and one.legal(seat) == two.legal(seat)
    for words in [words.split() for words in ASKED if tuple(words.split()) not in one.legal(seat)]:
        refused = [refusal(match, seat, words) for match in (one, two)]
        assert len({json.dumps(error.reason.plain()) for error in refused}) == 1
        assert sentences(refused[0]) == sentences(refused[1])
