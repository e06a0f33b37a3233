"""Die Druiden in a real browser: whole games by clicking, alone and in company; the way of a move,
seen beforehand.
The vote is told voice by voice, then the score sheet line by line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Arrive, hurried_house
from browser.test_access import serious
from browser.test_keyboard import go_on
from browser.test_stories import play_until
from kit.doorkeeper import Doorkeeper
from kit.guest import SLOW, Guest
from kit.keys import PATIENCE, Keys

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
TWO_RINGS = Path(__file__).parents[1] / "records" / "druiden" / "magic-to-the-centre.jsonl"
BEFORE_MAGIC, WHOSE, GHOST = (
    66,
    "0",
    "ghost-grannus",
)  # moves; the seat that has rolled two rings; its ghost on the stones
INWARDS = tuple(
    f"svg [data-node=stone-a{hour}]" for hour in range(1, 12, 2)
)  # pentacles: the end comes sooner


@pytest.fixture(scope="module")
def keeper(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Doorkeeper]:
    """One house for all: nobody shuts it here."""
    with hurried_house(tmp_path_factory.mktemp("house")) as open_house:
        yield open_house


def test_a_whole_game_and_its_vote_to_be_read(arrive: Arrive) -> None:
    guest = arrive("Ondine", bypass_csp=True)
    guest.open_table("apprentice", "apprentice", game="druiden")
    for _ in range(15):
        if guest.wait_for_turn():
            guest.click_a_move()
    guest.play_to_the_end(*INWARDS)
    expect(guest.story).to_be_visible()
    assert guest.page.locator("#result, .seat .score").count() == 0, "the vote comes first"
    guest.hear_out()
    lines = guest.book()
    assert "Le vote commence" in lines[0]
    assert sum("voix pour le soleil," in line for line in lines) >= 1, "the sums of a ballot"
    assert any(line.startswith("Au compte, ") for line in lines), "the score sheet"
    assert lines[-1] in guest.result(), "who has won"
    assert serious(guest) == []


def test_two_people_by_link_come_to_the_same_vote(arrive: Arrive) -> None:
    host, friend = arrive("Ondine"), arrive("Lichen")
    friend.join(host.open_table("open", game="druiden"))
    play_until([host, friend], lambda: host.stage == "over", *INWARDS)
    for guest in (host, friend):
        expect(guest.story).to_be_visible(timeout=SLOW)
        guest.hear_out()
    assert host.book() == friend.book()
    assert host.book()[-1] in friend.result()


def poised(guest: Guest, *wishes: str) -> Locator:
    """On to the next move: a pawn is picked, with a die where there are two; gives the stones where
    it can go."""
    pawns = guest.page.locator("svg [data-node^=druid-], svg [data-node^=ghost-]")
    dice = guest.page.locator("svg [data-node^=die-]")
    while not _moves(guest):
        guest.click_a_move(*wishes)
    while not guest.page.locator("svg [data-node^=stone-]").count():
        die_first = dice.count() and not guest.page.locator("svg [aria-pressed=true]").count()
        (dice if die_first else pawns).first.click(force=True)
    return guest.page.locator("svg [data-node^=stone-]:not([aria-pressed=true])")


def _moves(guest: Guest) -> bool:
    """Whether a move is what is asked."""
    assert guest.wait_for_turn(), "the game is over"
    question = guest.page.locator("#prompt").inner_text()
    return "choisissez un dé" in question or question.startswith("À vous de bouger")


def test_the_way_is_shown_where_the_mouse_or_the_focus_is(arrive: Arrive) -> None:
    guest = arrive("Ondine")
    guest.open_table("apprentice", game="druiden")
    stones, stops = poised(guest), guest.page.locator("svg .trail-stop")
    expect(stops).to_have_count(0)
    stones.first.hover(force=True)
    expect(stops.nth(1)).to_be_attached()
    guest.page.mouse.move(2, 2)
    expect(stops).to_have_count(0)
    guest.page.keyboard.press("Tab")
    stones.last.focus()
    guest.page.keyboard.press("ArrowLeft")
    expect(stops.nth(1)).to_be_attached()
    guest.page.keyboard.press("Escape")
    expect(stops).to_have_count(0)


def test_the_way_is_shown_before_a_fingertip_confirms(arrive: Arrive) -> None:
    guest = arrive("Ondine", **PHONE)
    guest.open_table("apprentice", game="druiden")
    stones, stops = poised(guest), guest.page.locator("svg .trail-stop")
    stones.first.click(force=True)
    expect(guest.confirm).to_contain_text("Mener")
    expect(stops.nth(1)).to_be_attached()
    guest.page.locator("#back").click()
    expect(stops).to_have_count(0)


def test_two_rings_send_a_ghost_through_a_pentacle_by_mouse(arrive: Arrive) -> None:
    """[4.17]"""
    guest = arrive("Ondine")
    go_on(guest, TWO_RINGS, BEFORE_MAGIC, WHOSE)
    for node in (GHOST, "stone-a5"):
        guest.page.locator(f"svg [data-node={node}]").click(force=True)
    _is_in_the_centre(guest)


def test_two_rings_send_a_ghost_through_a_pentacle_by_keyboard(arrive: Arrive) -> None:
    """[4.17] A stone's name says where it leads."""
    guest = arrive("Ondine")
    go_on(guest, TWO_RINGS, BEFORE_MAGIC, WHOSE)
    keys = Keys(guest)
    keys.tab_to("svg.scene *")
    for node in (GHOST, "stone-a5"):
        _look_for(keys, node)
        heard = keys.focus().name
        guest.page.keyboard.press("Enter")
    assert heard.startswith("a5") and "rejoint le centre" in heard
    _is_in_the_centre(guest)


def _look_for(keys: Keys, thing: str) -> None:
    for _ in range(100):
        if keys.focus().thing == thing:
            return
        keys.press("PageDown")
    raise AssertionError(f"no key leads to {thing}")


def _is_in_the_centre(guest: Guest) -> None:
    assert guest.was_heard(BEFORE_MAGIC, PATIENCE)
    ghost = guest.page.locator(f"svg.scene [data-id={GHOST}]")
    expect(ghost).to_have_attribute(
        "aria-label", re.compile("Grannus, au centre"), timeout=PATIENCE
    )
