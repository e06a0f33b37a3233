"""Bars that the first seat lays, the sheet's variant: « Vous pouvez placer ces baguettes sur
d’autres emplacements ».
Who lays, where, when the cards come; what is seen, told, asked and refused meanwhile [1.9]."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import pairwise, product
from random import Random

import pytest

import nemeton
from games.grand_druide.table import (
    CLOSE,
    NAME,
    TABLES,
    action,
    bars,
    lay,
    lines,
    new,
    play,
    to_lay,
    viewers,
)
from games.walking import ended, walk
from nemeton import IllegalAction, ImpossibleChance, Match, speech
from nemeton.bots import LEVELS, decide
from nemeton.bots.hint import is_habit
from nemeton.table.why_not import why_clicked

NAMES = ("Ondine", "Lichen", "Mousse", "Fougère")
WIDE = "4 8 12 16 20 24 28"  # colleges of four stones, one of six

every_count = pytest.mark.parametrize("seats", [3, 4])
some_games = pytest.mark.parametrize("seed", range(6))


def offered(match: Match) -> list[str]:
    """The lines on which whoever acts may lay a bar, by the stones before them."""
    return [words[1].split("|")[0] for words in match.legal(match.actors[0]) if words[0] == "lay"]


def can_be_completed(stones: Sequence[int]) -> bool:
    """Whether the gaps between these bars can be cut into seven colleges of two to seven stones:
    every way to share out the bars that are left is tried."""
    at = sorted(stones)
    gaps = [end - start for start, end in pairwise([*at, at[0] + 30])]
    shares = product(range(8 - len(at)), repeat=len(gaps))
    return any(
        sum(share) == 7 - len(at)
        and all(
            2 * (cuts + 1) <= gap <= 7 * (cuts + 1) for gap, cuts in zip(gaps, share, strict=True)
        )
        for share in shares
    )


# Who, where, when


@every_count
def test_the_first_seat_is_drawn_before_anything_else(seats: int) -> None:
    """« Tirez au sort le premier joueur » : with bars to lay, nothing else is drawn [1.8] [1.9]."""
    for first in range(seats):
        match = to_lay(seats, first)
        assert match.record()["setup"] == [str(first)] and match.actors == (first,)
    with pytest.raises(ImpossibleChance):
        nemeton.new(NAME, seats, {"bars": "laid"}, script=[str(seats)])


@every_count
def test_bars_may_lie_in_other_places(seats: int) -> None:
    """« Vous pouvez placer ces baguettes sur d’autres emplacements » : sept, l’une après l’autre
    [1.9]."""
    match = to_lay(seats, 1)
    for laid, stone in enumerate(WIDE.split()):
        assert (match.actors, match.view(None)["phase"], len(match.view(None)["bars"])) == (
            (1,),
            "lay",
            laid,
        )
        lay(match, stone)
    assert bars(match) == dict.fromkeys(lines(WIDE)) and match.view(None)["phase"] == "play"


def test_first_bar_lies_on_any_line() -> None:
    """« n’est qu’une des nombreuses possibilités de départ » [1.9]."""
    assert offered(to_lay()) == [str(stone) for stone in range(1, 31)]


@some_games
def test_no_other_action_until_the_seventh(seed: int) -> None:
    """Ni druide, ni baguette, ni passe avant la fin de la mise en place [1.9]."""
    match = nemeton.new(NAME, 3, {"bars": "laid"}, seed=str(seed))
    first = match.actors
    for _ in zip(walk(match, Random(seed)), range(7), strict=False):
        assert match.actors == first and {words[0] for words in match.legal(first[0])} == {"lay"}
    assert {words[0] for words in match.legal(first[0])} == {"druid", "bar", "pass"}


@some_games
def test_a_line_is_open_while_seven_colleges_of_two_to_seven_stones_can_be_completed(
    seed: int,
) -> None:
    """« en faisant en sorte de ne pas créer de collège de plus de 7 cases, ni de moins de 2 cases »
    [1.9]."""
    match, taken = to_lay(), list[int]()
    for _ in range(7):
        possible = [
            stone
            for stone in range(1, 31)
            if stone not in taken and can_be_completed([*taken, stone])
        ]
        assert offered(match) == [str(stone) for stone in possible]
        taken.append(Random(f"{seed} {len(taken)}").choice(possible))
        lay(match, str(taken[-1]))
    at = sorted(taken)
    assert all(2 <= end - start <= 7 for start, end in pairwise([*at, at[0] + 30]))


def test_no_line_holds_two_bars_while_they_are_laid() -> None:
    """« sept collèges » : il faut sept lignes [1.9]."""
    assert not {"9", "8", "10"} & set(offered(lay(to_lay(), "9")))


def test_last_bars_go_where_they_must() -> None:
    """« vous devez avoir sept collèges » : 21 cases pour trois collèges [1.9]."""
    match = lay(to_lay(), "1 3 5 7 10")
    assert offered(match) == ["17", "24"]
    assert list(bars(lay(match, "24 17"))) == lines(CLOSE)


@every_count
def test_cards_are_dealt_with_the_seventh_bar(seats: int) -> None:
    """« Donnez à chacun une carte face cachée » : les mots du hasard sont sur le septième coup
    [1.6] [1.7] [1.9]."""
    match = lay(to_lay(seats, 2), WIDE, fetish="17 4 4 30", taboo="red white green blue")
    moves = match.record()["moves"]
    assert [move["chance"] for move in moves[:6]] == [[]] * 6
    assert moves[6]["chance"] == [
        *["17", "4", "4", "30"][:seats],
        *["red", "white", "green", "blue"][:seats],
    ]
    assert [match.view(seat)["fetish"][seat] for seat in range(seats)] == [17, 4, 4, 30][:seats]
    assert [match.view(seat)["taboo"][seat] for seat in range(seats)] == [
        "red",
        "white",
        "green",
        "blue",
    ][:seats]


@every_count
def test_who_laid_the_bars_takes_the_first_turn(seats: int) -> None:
    """« Chacun joue ensuite à tour de rôle, en sens horaire » [1.8] [1.9]."""
    match = lay(to_lay(seats, 2), WIDE)
    assert match.actors == (2,)
    assert play(match, "6").actors == (3 % seats,) and match.view(None)["stones"]["6"] == 2


@every_count
def test_a_table_with_bars_laid_goes_on_like_any_other(seats: int) -> None:
    """The same bars drawn and laid, the same cards, the same moves: the same end [1.9]."""
    laid, drawn = lay(to_lay(seats), "24 1 17 3 10 5 7"), new(seats, CLOSE)
    words = "6 7 8 1> . 12 3< 26 18"
    play(laid, words)
    play(drawn, words)
    while laid.actors:
        play(laid, ".")
        play(drawn, ".")
    assert (
        ended(laid) == ended(drawn) and laid.view(None)["colleges"] == drawn.view(None)["colleges"]
    )


def test_later_moves_are_not_bound_by_the_sizes() -> None:
    """« Si deux baguettes sont sur la même ligne à la fin du jeu » [1.9] [2.5]."""
    match = play(lay(to_lay(), CLOSE), "1> 3<")
    assert match.view(None)["bars"][:2] == [
        {"line": "2|3", "owner": 0},
        {"line": "2|3", "owner": 1},
    ]


# What is seen and told


@every_count
def test_nobody_has_a_card_while_bars_are_laid(seats: int) -> None:
    """« Donnez à chacun une carte » : pas encore [1.9]."""
    match = lay(to_lay(seats), "20 4 28")
    for viewer in viewers(match):
        view = match.view(viewer)
        assert view["fetish"] == view["taboo"] == [None] * seats
        assert view["bars"] == [{"line": line, "owner": None} for line in lines("4 20 28")]
        assert not [
            node.id
            for node in match.scene(viewer).nodes
            if node.id.startswith(("fetish-", "taboo-"))
        ]


@pytest.mark.parametrize(("seats", "option"), TABLES)
def test_the_view_has_its_keys_in_every_phase(seats: int, option: str) -> None:
    keys = {"stones", "bars", "druids_left", "bars_left", "passed", "fetish", "taboo", "phase"}
    phases = set()
    for match in walk(nemeton.new(NAME, seats, {"bars": option}, seed="keys"), Random(1)):
        for viewer in viewers(match):
            view = match.view(viewer)
            assert keys <= set(view) and json.loads(json.dumps(view)) == view
            phases.add(view["phase"])
    assert phases == {"play", "over"} | ({"lay"} if option == "laid" else set())


def test_the_record_of_the_seventh_bar_hides_the_cards_of_the_others() -> None:
    """La feuille de partie se tait aussi [1.6] [1.7] [1.9]."""
    match = lay(to_lay(), WIDE, fetish="17 4 30", taboo="red white green")
    dealt = [match.record_for(viewer)["moves"][-1]["chance"] for viewer in viewers(match)]
    assert dealt == [
        ["17", "?", "?", "red", "?", "?"],
        ["?", "4", "?", "?", "white", "?"],
        ["?", "?", "30", "?", "?", "green"],
        ["?", "?", "?", "?", "?", "?"],
    ]


def test_worlds_that_differ_in_the_cards_look_alike() -> None:
    """View, log, record and scene, to the letter [1.6] [1.7]."""
    dealt = [("9 30 29", "white blue green"), ("9 9 17", "white red blue")]
    one, two = (play(lay(to_lay(), WIDE, *cards), "6 7") for cards in dealt)
    for viewer in (0, None):
        seen = [
            [m.view(viewer), m.record_for(viewer), m.log(viewer), m.scene(viewer)]
            for m in (one, two)
        ]
        assert seen[0] == seen[1]
    assert one.view(1) != two.view(1)


def test_the_log_tells_every_bar_and_that_cards_are_dealt() -> None:
    """[1.9]"""
    match = lay(to_lay(first=1), WIDE)
    french, english = (
        [speech.say(one, code, NAMES) for one in match.log(None)] for code in ("fr", "en")
    )
    assert french[0].startswith("Lichen commence, et place d’abord les sept baguettes neutres.")
    assert english[1].startswith("Lichen lays a neutral bar on 4|5 (1 of 7).")
    assert french[7].startswith("Lichen place une baguette neutre en 28|29 (7 sur 7).")
    assert (
        english[8].startswith("The cards are dealt; Lichen has the first turn.")
        and len(english) == 9
    )
    assert any("Your cards" in speech.say(one, "en", NAMES) for one in match.log(0))


def test_arcs_tell_how_many_stones_are_left_to_divide() -> None:
    """Once there are two bars [1.9]."""
    assert arcs(lay(to_lay(), "4")) == []
    assert arcs(lay(to_lay(), "4 20")) == [
        "Between two bars: 5–20 (16 stones)",
        "Between two bars: 21–4 (14 stones)",
    ]


def arcs(match: Match) -> list[str]:
    nodes = match.scene(None).nodes
    return [speech.say(node.label, "en") for node in nodes if node.id.startswith("college-")]


@pytest.mark.parametrize(
    ("laid", "viewer", "french", "english"),
    [
        (
            "",
            0,
            "placez une baguette neutre sur une ligne",
            "lay a neutral bar on a line; 7 are left",
        ),
        (WIDE[:-3], 0, "placez la dernière baguette neutre", "lay the last neutral bar"),
        ("", 1, "Ondine place les baguettes neutres", "Ondine lays the neutral bars; 7 are left"),
        (
            WIDE[:-3],
            None,
            "Ondine place la dernière baguette neutre",
            "Ondine lays the last neutral bar",
        ),
    ],
)
def test_what_is_asked(laid: str, viewer: int | None, french: str, english: str) -> None:
    prompt = lay(to_lay(), laid).scene(viewer).prompt
    assert french in speech.say(prompt, "fr", NAMES) and english in speech.say(prompt, "en", NAMES)


def test_a_bar_is_laid_by_one_click_on_its_line() -> None:
    """As every other choice: by mouse, keyboard and reader [1.9]."""
    choices = lay(to_lay(), "30").scene(0).choices
    assert [choice.clicks for choice in choices] == [
        (f"line-{choice.action[1].split('|')[0]}",) for choice in choices
    ]
    assert speech.say(choices[0].text, "fr") == "Placer une baguette neutre en 2|3"
    assert speech.say(choices[0].text, "en") == "Lay a neutral bar on 2|3"


# Refusals


@pytest.mark.parametrize(
    ("laid", "tried", "rule", "words"),
    [
        ("", "druid 6", "1.9", "come first: 7 are"),
        ("4", "pass", "1.9", "come first: 6 are"),
        ("4 8 12 16 20 24", "bar 4|5 5|6", "1.9", "come first: one is"),
        ("4", "lay 4|5", "1.9", "There is a bar on 4|5 already"),
        ("4", "lay 5|6", "1.9", "too close to another"),
        ("4", "lay 3|4", "1.9", "too close to another"),
        ("30", "lay 1|2", "1.9", "too close to another"),
        ("1 3 5 7", "lay 9|10", "1.9", "could no longer be made"),
        ("1 3 5 7", "lay 22|23", "1.9", "could no longer be made"),
        ("", "lay 4|6", "1.2", "There is no line"),
        ("", "lay four", "1.2", "There is no line"),
        (WIDE, "lay 6|7", "1.9", "in place already"),
        (WIDE, "lay 4|5", "1.9", "in place already"),
    ],
)
def test_refusals_while_bars_are_laid(laid: str, tried: str, rule: str, words: str) -> None:
    match = lay(to_lay(), laid)
    before = [match.view(viewer) for viewer in viewers(match)]
    with pytest.raises(IllegalAction) as refused:
        match.play(0, tried.split())
    assert refused.value.reason.rule == rule and words in str(refused.value)
    assert speech.say(refused.value.reason, "fr") != str(refused.value)
    assert [match.view(viewer) for viewer in viewers(match)] == before


def test_who_does_not_lay_waits() -> None:
    """[1.8]"""
    with pytest.raises(IllegalAction) as refused:
        to_lay(first=2).play(0, ("lay", "4|5"))
    assert refused.value.reason.rule == "1.8"


@pytest.mark.parametrize("tried", ["lay", "lay 4|5 8|9", "LAY 4|5"])
def test_words_that_are_no_action_are_refused(tried: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        to_lay().play(0, tried.split())
    assert refused.value.reason.key == "action-unknown"


def test_bars_that_lie_by_the_standard_are_not_laid() -> None:
    """« Placez des baguettes neutres côté jour des cases » [1.4]."""
    with pytest.raises(IllegalAction) as refused:
        new().play(0, ("lay", "4|5"))
    assert "in place already" in str(refused.value)


@pytest.mark.parametrize(
    ("click", "words"),
    [
        ("line-5", "too close to another"),
        ("bar-1", "There is a bar on 4|5 already"),
        ("stone-6", "come first"),
        ("line-4", "There is a bar on 4|5 already"),
    ],
)
def test_a_click_in_vain_is_answered(click: str, words: str) -> None:
    assert words in speech.say(why_clicked(lay(to_lay(), "4"), 0, (click,)), "en")


def test_the_last_bar_laid_can_be_taken_back_until_cards_are_dealt() -> None:
    """Nobody has acted and nothing was drawn; after the seventh, cards are known."""
    assert lay(to_lay(), "4").why_no_undo(0) is None
    assert lay(to_lay(), WIDE).why_no_undo(0) is not None


# Bots


@pytest.mark.parametrize("level", [*LEVELS, "random", "greedy"])
def test_bots_lay_bars(level: str) -> None:
    """By lot, and without a thought: before the cards no line is better than another [1.9]."""
    match, source = to_lay(4), Random(level)
    for _ in range(7):
        match.play(0, decide(match.game, match.seen(0), 0, level, source))
    assert match.view(None)["phase"] == "play"
    first = {decide(to_lay().game, to_lay().seen(0), 0, level, Random(n)) for n in range(40)}
    assert len(first) > 15


def test_bots_know_nothing_better_so_nobody_is_advised() -> None:
    match = to_lay()
    assert is_habit(match.game, match.seen(0), 0)
    assert not is_habit(match.game, lay(match, WIDE).seen(0), 0)


def test_a_bar_is_a_number_of_its_own() -> None:
    """At the end of the list: the numbers of all other actions are as they were."""
    actions = nemeton.load(NAME).numbers.ACTIONS  # type: ignore[attr-defined]
    assert actions[90] == ("pass",) and list(actions[91:]) == [
        action(f"|{stone}") for stone in range(1, 31)
    ]
