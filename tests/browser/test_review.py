"""Advice and the review in a real browser: a bot is asked and followed, and the table sees it; a
game that has just ended is seen again as a curve that can be pointed at, walked along, linked to,
and read on a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Arrive, hurried_house
from browser.test_access import SIZES, serious
from kit.doorkeeper import Doorkeeper
from kit.guest import SLOW, Guest
from kit.laid import BOT, OPEN, lay, sit
from nemeton.games import load
from nemeton.match import Match

PERCENT = re.compile(r"\d+[\u00a0\u202f]%")  # as the browser sets it
ENDING, BEGUN = "fin", "debut"  # tables that are laid before the house opens
LONG = 60_000  # a review takes its time, on a machine that does other things too


@pytest.fixture(scope="module")
def keeper(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Doorkeeper]:
    """One house for all: nobody shuts it here."""
    data = tmp_path_factory.mktemp("house")
    ending = before_the_last_move()
    chairs = [OPEN if seat == ending.actors[0] else BOT for seat in range(ending.seats)]
    lay(data, ENDING, ending, *chairs)
    lay(data, BEGUN, _new())
    with hurried_house(data) as open_house:
        yield open_house


def _new() -> Match:
    return Match(load("stonehenge"), 2, {}, seed="revue")


def before_the_last_move() -> Match:
    """Whoever is asked wins or loses by whatever they do."""
    match, chance = _new(), Random("revue")
    while True:
        before, seat = match.clone(), match.actors[0]
        match.play(seat, chance.choice(match.legal(seat)))
        if not match.actors:
            return before


def test_a_bot_is_asked_and_followed_and_the_table_sees_it(arrive: Arrive) -> None:
    guest, friend = arrive("Ondine", bypass_csp=True), arrive("Lichen")
    friend.watch(guest.open_table())
    assert guest.wait_for_turn()
    lamp, advice = guest.page.locator("#hint"), guest.page.locator("#advice")
    expect(lamp).to_have_text("Un conseil\u202f?")
    expect(guest.page.locator("#advice-said")).to_have_text("")
    lamp.click()
    expect(advice).to_be_visible(timeout=SLOW)
    assert [bool(PERCENT.search(line)) for line in _follow(guest).all_inner_texts()] == [True, True]
    expect(guest.page.locator("#advice-said")).to_contain_text("Le druide jouerait")
    expect(advice).to_contain_text("Les autres coups qu’il a essayés")
    assert guest.page.locator("svg .pin.rank-1").count() > 0
    assert any("conseil 1" in name for name in guest.board())
    for one in (guest, friend):
        expect(one.page.locator(".seat[data-seat='0'] .advised-seat")).to_have_attribute(
            "aria-label", "a demandé conseil une fois"
        )
    assert friend.page.locator("#advice, svg .pin").count() == 0, (
        "what was advised is the asker's alone"
    )
    assert serious(guest) == []
    _is_followed(guest)


def _follow(guest: Guest) -> Locator:
    return guest.page.locator("#advice button")


def _is_followed(guest: Guest) -> None:
    """The first time it is shown on the board, the second time played."""
    before = guest.prompt
    _follow(guest).first.click()
    expect(_follow(guest).first).to_contain_text("Confirmer")
    assert guest.page.locator("svg [aria-pressed=true]").count() > 0 and guest.prompt == before
    _follow(guest).first.click()
    expect(guest.table).not_to_have_attribute("data-prompt", str(before), timeout=SLOW)
    expect(guest.page.locator("#advice")).to_have_count(0)


def test_the_key_h_asks_too_and_the_list_shows_the_answer(arrive: Arrive) -> None:
    guest = arrive("Ondine", viewport=SIZES["phone"])
    guest.open_table()
    assert guest.wait_for_turn()
    guest.page.locator("#by-list").click()
    guest.page.locator("svg.scene").focus()
    guest.page.keyboard.press("h")
    expect(guest.page.locator("#choices .rank-1")).to_be_visible(timeout=SLOW)
    expect(guest.page.locator("#hint")).to_be_disabled()
    wide: int = guest.page.evaluate(
        "() => document.documentElement.scrollWidth - window.innerWidth"
    )
    assert wide <= 0


def test_a_game_that_is_over_is_seen_again(arrive: Arrive) -> None:
    guest = arrive("Ondine", bypass_csp=True)
    sit(guest, ENDING)
    assert guest.wait_for_turn()
    guest.play_to_the_end()
    guest.page.locator("#review").click()
    expect(guest.page.locator("#curve")).to_be_visible(timeout=LONG)
    assert guest.page.url.endswith(f"/table/{ENDING}/review")
    assert guest.page.locator("#curve [data-line]").count() == 2
    expect(guest.page.locator("#turning li").first).to_contain_text("passe de")
    assert guest.page.locator("#summary li").count() == 2
    assert serious(guest) == []
    _walks_along(guest)
    _stays(guest)
    _fits_a_phone(guest)
    guest.page.go_back()
    expect(guest.page.locator("#result")).to_be_visible()


def _walks_along(guest: Guest) -> None:
    """By keys, by the list, by the pointer; what one looks at is told."""
    page, title = guest.page, guest.page.locator("#move-title")
    page.locator("#turning button").first.click()
    page.locator("#curve").focus()
    page.keyboard.press("Home")
    expect(title).to_have_text("Avant le premier coup")
    page.keyboard.press("ArrowRight")
    expect(title).to_have_text("Coup 1")
    expect(page.locator(".told .what")).to_contain_text(
        page.locator("#moves [aria-current] .what").inner_text()
    )
    page.locator("#moves [data-row='3']").click()
    expect(title).to_have_text("Coup 3")
    page.locator("#curve").hover(position={"x": 43, "y": 120})
    expect(title).to_have_text("Avant le premier coup")


def _stays(guest: Guest) -> None:
    """In the other language too."""
    guest.page.locator("#language-en").click()
    expect(guest.page.locator("#turning-title")).to_have_text("Turning points")
    guest.page.reload()
    expect(guest.page.locator("#curve")).to_be_visible(timeout=SLOW)
    guest.page.locator("#language-fr").click()


def _fits_a_phone(guest: Guest) -> None:
    guest.page.set_viewport_size({"width": 360, "height": 740})
    expect(guest.page.locator("#curve svg")).to_have_attribute("width", re.compile(r"^3[0-5]\d$"))
    wide: int = guest.page.evaluate(
        "() => document.documentElement.scrollWidth - window.innerWidth"
    )
    assert wide <= 0
    assert serious(guest) == []


def test_a_game_that_goes_on_is_not_reviewed(arrive: Arrive) -> None:
    guest = arrive("Ondine")
    guest.page.goto(f"{guest.url}/table/{BEGUN}/review")
    expect(guest.page.locator(".notice")).to_contain_text("La partie n’est pas finie")
    guest.page.locator("#to-table").click()
    expect(guest.table).to_be_visible()
