"""Le Grand Druide and Druids in a real browser, alone and in company: whole games by clicking, and
what they tell.
A ritual or a count is told step by step; it can be watched, skipped, told again and read; it spoils
nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive, hurried_house
from browser.test_access import serious
from kit.doorkeeper import Doorkeeper
from kit.guest import SLOW, Guest

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
MOVING = {"reduced_motion": "no-preference"}
QUICKLY = (
    "svg [data-node^=altar]",
    "button[data-choice]",
)  # rituals where one can be held, cards where most lie


@pytest.fixture(scope="module")
def keeper(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Doorkeeper]:
    """One house for all: nobody shuts it here."""
    with hurried_house(tmp_path_factory.mktemp("house")) as open_house:
        yield open_house


def play_until(guests: list[Guest], happened: Callable[[], object], *wishes: str) -> None:
    """Whoever is asked moves, until it has happened."""
    while not happened():
        for guest in guests:
            if guest.asked and not happened():
                guest.click_a_move(*wishes)


def test_a_whole_grand_druide_and_its_count_to_be_read(arrive: Arrive) -> None:
    guest = arrive("Ondine", bypass_csp=True)
    guest.open_table("apprentice", "apprentice", game="grand_druide")
    guest.play_to_the_end()
    expect(guest.story).to_be_visible()
    assert guest.page.locator("#result, .seat .score").count() == 0, "the count comes first"
    guest.hear_out()
    lines = guest.book()
    assert (
        sum("Collège" in line for line in lines)
        == guest.page.locator("svg [data-id^=college-]").count()
    )
    assert lines[-1] in guest.result(), "who was elected"
    expect(guest.page.locator("#book li").last).to_be_visible()
    assert serious(guest) == []


def test_a_whole_game_of_druids(arrive: Arrive) -> None:
    guest = arrive("Ondine")
    guest.open_table("apprentice", game="druids")
    guest.play_to_the_end(*QUICKLY)
    guest.hear_out()  # a game may also end without a ritual
    assert guest.book()[-1].startswith("Le serviteur")
    assert "cercle" in guest.result()


def test_two_people_and_a_bot_elect_a_grand_druide(arrive: Arrive) -> None:
    host, friend = arrive("Ondine"), arrive("Lichen")
    friend.join(host.open_table("open", "apprentice", game="grand_druide"))
    play_until([host, friend], lambda: host.stage == "over")
    for guest in (host, friend):
        guest.page.locator("#story-end").click(timeout=SLOW)
    assert host.book() == friend.book()
    assert host.book()[-1] in friend.result()


def test_two_people_and_a_bot_watch_a_ritual_each_at_their_own_pace(arrive: Arrive) -> None:
    host, friend = arrive("Ondine"), arrive("Lichen")
    friend.join(host.open_table("open", "apprentice", game="druids"))
    play_until([host, friend], lambda: host.story.count() or friend.story.count(), *QUICKLY)
    expect(host.story).to_be_visible()
    expect(friend.story).to_be_visible()
    assert friend.caption.inner_text() in friend.book()
    host.hear_out()
    expect(host.story).to_have_count(0)
    expect(friend.story).to_be_visible()


@pytest.fixture
def at_a_ritual(arrive: Arrive) -> Guest:
    """With motion, and a ritual that has just been held."""
    guest = arrive("Ondine", **MOVING)
    guest.open_table("apprentice", game="druids")
    play_until([guest], guest.story.count, *QUICKLY)
    return guest


def test_a_ritual_is_told_by_itself_and_step_by_step(at_a_ritual: Guest) -> None:
    guest, page = at_a_ritual, at_a_ritual.page
    lines, count = guest.book(), page.locator("#story .count")
    assert len(lines) > 4, "the gathering, a gem or more, the servants, who takes"
    expect(count).not_to_have_text(count.inner_text())
    page.locator("#story-pause").click()
    while page.locator("#story-back").is_enabled():
        page.locator("#story-back").click()
    expect(count).to_have_text(f"1/{len(lines)}")
    expect(guest.caption).to_have_text(lines[0])
    assert page.locator("svg .lit").count() > 0
    page.locator("svg.scene").click(position={"x": 20, "y": 200})  # beside all things
    expect(count).to_have_text(f"2/{len(lines)}")
    page.keyboard.press("Escape")
    expect(guest.story).to_have_count(0)


def test_a_ritual_is_not_told_to_who_comes_later_but_can_be_seen_again_until_one_acts(
    at_a_ritual: Guest,
) -> None:
    guest, page = at_a_ritual, at_a_ritual.page
    page.reload()
    page.locator("#retell").click(timeout=SLOW)
    expect(guest.caption).to_have_text(guest.book()[0])
    expect(page.locator("#story-pause")).to_be_focused()
    page.locator("#story-end").click()
    expect(page.locator("#retell")).to_be_focused()
    assert guest.wait_for_turn()
    page.keyboard.press("Enter")
    expect(guest.story).to_be_visible()
    guest.open_nodes.first.click(force=True)
    expect(guest.story).to_have_count(0)


def test_a_fingertip_is_asked_to_confirm(arrive: Arrive) -> None:
    guest = arrive("Ondine", **PHONE)
    guest.open_table("apprentice", "apprentice", game="grand_druide")
    assert guest.wait_for_turn()
    before, stones = guest.prompt, guest.page.locator("svg [data-node^=stone-]")
    stones.nth(0).tap()
    expect(guest.confirm).to_contain_text("Placer un druide sur la pierre")
    first = guest.confirm.inner_text()
    stones.nth(3).tap()
    expect(guest.confirm).not_to_have_text(first)
    guest.page.locator("#back").tap()
    expect(guest.confirm).to_have_count(0)
    assert guest.prompt == before, "nothing was sent"
    _again_confirms(guest)
    _button_confirms(guest)


def _again_confirms(guest: Guest) -> None:
    before, stone = guest.prompt, guest.page.locator("svg [data-node^=stone-]").nth(2)
    stone.tap()
    stone.tap()
    expect(guest.table).not_to_have_attribute("data-prompt", str(before), timeout=SLOW)


def _button_confirms(guest: Guest) -> None:
    assert guest.wait_for_turn()
    before = guest.prompt
    guest.page.locator("svg [data-node^=stone-]").first.tap()
    guest.confirm.tap()
    expect(guest.table).not_to_have_attribute("data-prompt", str(before), timeout=SLOW)
