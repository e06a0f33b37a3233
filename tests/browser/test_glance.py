"""Help where it is needed: the game at a glance over the board, a way back from the rules, the link
to send at hand."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Arrive
from browser.test_access import serious
from browser.test_druiden import PHONE
from kit.guest import SLOW


def test_a_glance_over_the_board_and_back(arrive: Arrive) -> None:
    guest = arrive("Ondine", bypass_csp=True)
    address = guest.open_table("apprentice")
    guest.wait_for_turn()
    guest.page.locator("#glance").click()
    sheet = guest.page.get_by_role("dialog", name="En un coup d’œil")
    expect(sheet.get_by_role("heading", name="En un coup d’œil")).to_be_visible(timeout=SLOW)
    expect(sheet).to_contain_text("huit mégalithes")
    assert serious(guest) == []
    guest.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(guest.page.locator("#glance")).to_be_focused()
    guest.page.locator("#glance").click()
    sheet.get_by_role("link", name="Règles").click()
    guest.page.locator("#back-to-game").click(timeout=SLOW)
    expect(guest.table).to_be_visible(timeout=SLOW)
    assert guest.page.url == address


def test_from_the_rules_of_a_game_that_one_does_not_play_there_is_no_way_back(
    arrive: Arrive,
) -> None:
    guest = arrive("Ondine")
    guest.open_table("apprentice")
    guest.wait_for_turn()
    guest.page.goto(f"{guest.url}/rules/druids")
    expect(guest.page.locator("article h1")).to_be_visible(timeout=SLOW)
    expect(guest.page.locator("#back-to-game")).to_have_count(0)


def test_on_a_phone_the_link_to_send_is_in_sight_at_once(arrive: Arrive) -> None:
    guest = arrive("Ondine", permissions=["clipboard-read", "clipboard-write"], **PHONE)
    address = guest.open_table("open")
    expect(guest.page.locator("#send-link")).to_be_in_viewport(ratio=1, timeout=SLOW)
    guest.page.evaluate("delete Navigator.prototype.share")
    guest.page.locator("#send-link").tap()
    expect(guest.page.locator("#send-link")).to_have_text("Lien copié")
    assert guest.page.evaluate("navigator.clipboard.readText()") == address
