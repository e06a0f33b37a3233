"""Clocks in a real browser: one counts down until a bot takes over; days go by, across a restart,
on the home page."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Route, expect

from browser.conftest import Arrive
from kit.doorkeeper import Doorkeeper
from kit.guest import SLOW, Guest

FIGURES = ".seat[data-seat='{}'] .seat-clock[role=timer]"


def with_clock(guest: Guest, clock: dict[str, Any], stand_in: str = "") -> None:
    """The next table that the guest opens is kept like this: shorter than the form proposes."""

    def hurry(route: Route) -> None:
        wish = json.loads(route.request.post_data or "{}")
        wish["settings"] = {**wish["settings"], "clock": clock, "stand_in": stand_in}
        route.continue_(post_data=json.dumps(wish))

    guest.page.route("**/api/tables", hurry)


def seconds(guest: Guest, seat: int) -> int:
    return int(guest.page.locator(FIGURES.format(seat)).get_attribute("data-left") or -1)


def test_a_clock_counts_down_and_when_it_is_over_a_bot_plays_until_the_guest_is_back(
    arrive: Arrive,
) -> None:
    guest = arrive("Ondine")
    with_clock(guest, {"kind": "live", "seconds": 6}, stand_in="apprentice")
    guest.open_table("open")
    friend = arrive("Lichen")
    friend.join(guest.page.url)
    assert guest.wait_for_turn()
    expect(guest.page.locator(FIGURES.format(0))).to_contain_text("0:0", timeout=SLOW)
    first = seconds(friend, 0)
    guest.page.wait_for_function(
        f'() => Number(document.querySelector("{FIGURES.format(0)}").dataset.left) < {first}',
        timeout=SLOW,
    )
    away = guest.page.locator("#away")
    expect(away).to_contain_text("un robot joue pour vous", timeout=SLOW)
    assert friend.wait_for_turn()
    assert "À vous" in friend.page.title() and friend.page.title().startswith("●")
    expect(friend.page.locator(".seat[data-seat='0']")).to_contain_text("Apprenti joue à sa place")
    guest.page.locator("#take-back").click()
    expect(away).to_have_count(0, timeout=SLOW)
    friend.click_a_move()
    assert guest.wait_for_turn()
    guest.click_a_move()


def test_a_game_over_days_is_found_again_after_a_restart_with_whose_turn_it_is(
    arrive: Arrive, keeper: Doorkeeper
) -> None:
    guest, friend = arrive("Ondine"), arrive("Lichen", locale="en-GB")
    guest.page.goto(guest.url)
    guest.page.locator("#play-stonehenge").click()
    guest.page.locator("#name").fill("Ondine")
    guest.page.locator("#seat-2").select_option("open")
    guest.page.locator("#clock").select_option(label="trois jours par coup")
    guest.page.locator("#start").click()
    expect(guest.table).to_be_visible(timeout=SLOW)
    address = guest.page.url
    friend.join(address)
    assert guest.wait_for_turn()
    guest.click_a_move()
    keeper.close()
    keeper.open()
    guest.page.goto(guest.url)
    expect(guest.page.locator("#mine-waiting")).to_contain_text("À Lichen de jouer", timeout=SLOW)
    friend.page.goto(friend.url)
    yours = friend.page.locator("#mine-yours")
    expect(yours).to_contain_text("It is your turn", timeout=SLOW)
    expect(yours).to_contain_text("with Ondine")
    expect(yours).to_contain_text("d 23 h left")
    expect(friend.page).to_have_title("● Your turn at one table – Nemeton")
    assert "icon-turn" in (friend.page.locator("link[rel=icon]").get_attribute("href") or "")
    yours.get_by_role("link", name="Stonehenge").click()
    assert friend.wait_for_turn()
    friend.click_a_move()


def test_orders_and_the_webhook_are_kept_by_the_table(arrive: Arrive) -> None:
    guest = arrive("Ondine")
    guest.open_table("bard", "bard", game="grand_druide")
    guest.page.locator("#orders summary").click()
    guest.page.locator("#order-forced").check()
    guest.page.locator("#webhook").fill("https://chat.test/hook")
    guest.page.locator(".webhook button").click()
    expect(guest.page.locator("#webhook-about")).to_contain_text("La maison y écrira", timeout=SLOW)
    guest.page.reload()
    guest.page.locator("#orders summary").click()
    expect(guest.page.locator("#order-forced")).to_be_checked(timeout=SLOW)
    expect(guest.page.locator("#webhook")).to_have_value("https://chat.test/hook")
    guest.page.locator("#order-pass").check()
    expect(guest.page.locator("#order-pass")).to_be_checked()
    expect(guest.table).to_have_attribute("data-stage", "over", timeout=SLOW)
