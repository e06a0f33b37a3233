"""Friends and strangers come to a table: from the lobby, by a friend's own link, and not at all if
nobody may watch."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from browser.conftest import Arrive
from browser.test_access import serious
from kit.guest import SLOW, Guest

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def seat(guest: Guest, number: int) -> Locator:
    return guest.page.locator(f".seats [data-seat='{number}']")


def wide(guest: Guest) -> int:
    """By how much the page would have to be scrolled sideways."""
    return int(
        guest.page.evaluate("() => document.documentElement.scrollWidth - window.innerWidth")
    )


def test_friends_are_one_choice_before_any_menu(arrive: Arrive) -> None:
    """The form begins with bots; one press asks for friends at every other seat, and their link is
    at hand."""
    host = arrive("Ondine", **PHONE)
    host.page.goto(host.url)
    host.page.locator("#play-druiden").click()
    host.page.locator("#name").fill(host.name)
    friends = host.page.locator("#setting-company-on")
    assert host.page.locator("#seat-2").input_value() == "bard" and not friends.is_checked()
    host.page.locator("label:has(#setting-company-on)").click()
    assert host.page.locator("#seat-2").input_value() == "open" and friends.is_checked()
    menu = host.page.locator("#seat-2 optgroup").first.locator("option").all_inner_texts()
    assert len({words.split()[0] for words in menu}) == len(menu), "told apart by the first word"
    assert wide(host) <= 0
    host.page.locator("#start").click()
    expect(host.page.locator("#send-link")).to_be_in_viewport(timeout=SLOW)
    assert wide(host) <= 0


def test_a_public_table_fills_up_is_arranged_and_begins_without_spectators(arrive: Arrive) -> None:
    host, second, third, fourth = (
        arrive(name, **PHONE) for name in ("Ondine", "Lichen", "Mousse", "Fougère")
    )
    wishes = {"public": "on", "spectators": "off", "when_full": "off"}
    address = host.open_table("open", "link", game="druiden", **wishes)
    assert wide(host) <= 0

    second.page.goto(second.url)  # finds it in the lobby, without a link
    card = second.page.locator(f"[data-table='{address.rsplit('/', 1)[1]}']")
    expect(card).to_contain_text("Ondine", timeout=SLOW)
    expect(card).to_contain_text("une place libre")
    card.get_by_role("link").click()
    second.page.locator("#name").fill(second.name)
    second.page.locator("#sit").click()
    expect(second.table).to_have_attribute("data-you", "1", timeout=SLOW)

    third.page.goto(host.page.locator("#link-3").input_value())
    expect(third.page.locator(".room")).to_contain_text("gardée pour vous", timeout=SLOW)
    third.page.locator("#name").fill(third.name)
    third.page.locator("#sit").click()
    expect(third.table).to_have_attribute("data-you", "2", timeout=SLOW)
    assert third.page.url == address, "the seat's own link has done its work"

    expect(seat(host, 2)).to_contain_text("Mousse", timeout=SLOW)
    host.page.locator("#swap-1").click()
    host.page.locator("#swap-3").click()
    expect(host.table).to_have_attribute("data-you", "2", timeout=SLOW)
    expect(third.table).to_have_attribute("data-you", "0", timeout=SLOW)
    expect(second.page.locator("#news")).to_contain_text(
        "Ondine échange les sièges 1 et 3.", timeout=SLOW
    )
    host.page.locator("#begin").click()
    for guest in (host, second, third):
        expect(guest.table).to_have_attribute("data-stage", "playing", timeout=SLOW)

    fourth.page.goto(address)
    expect(fourth.page.locator("#closed")).to_contain_text("sans spectateurs", timeout=SLOW)
    assert not any('"scene"' in frame for frame in fourth.frames)
    fourth.page.goto(fourth.url)
    expect(fourth.page.locator(".lobby")).to_contain_text("Personne n’attend", timeout=SLOW)


def test_a_guest_who_is_asked_to_leave_is_told_and_the_host_starts_with_bots(
    arrive: Arrive,
) -> None:
    host, friend = arrive("Ondine"), arrive("Lichen")
    friend.join(host.open_table("open", "open", game="druiden"))
    expect(seat(host, 1)).to_contain_text("Lichen", timeout=SLOW)
    host.page.locator("#kick-2").click()
    host.page.locator("#kick-2-sure").click()
    expect(friend.page.locator("#closed")).to_contain_text("vous a fait quitter", timeout=SLOW)
    expect(seat(host, 1)).to_contain_text("Place libre", timeout=SLOW)
    host.page.locator("#begin-level").select_option("apprentice")
    host.page.locator("#begin").click()
    expect(host.table).to_have_attribute("data-stage", "playing", timeout=SLOW)
    expect(seat(host, 2)).to_contain_text("Apprenti")


def test_a_name_that_is_taken_is_replaced_for_this_table_alone(arrive: Arrive) -> None:
    host, twin = arrive("Ondine"), arrive("Ondine")
    twin.join(host.open_table("open", "open", game="druiden"))
    expect(twin.page.locator("#name-here")).to_have_value("Ondine 2", timeout=SLOW)
    twin.page.locator("#sit").click()
    expect(seat(host, 1)).to_contain_text("Ondine 2", timeout=SLOW)
    twin.page.goto(twin.url)
    expect(twin.page.locator(".whoami strong")).to_have_text("Ondine")


def test_the_host_leaves_and_the_next_guest_arranges_the_table(arrive: Arrive) -> None:
    host, friend = arrive("Ondine"), arrive("Lichen")
    friend.join(host.open_table("open", "open", game="druiden"))
    expect(friend.page.locator("#swap-1")).to_have_count(0)
    host.page.locator("#leave").click()
    expect(host.page.locator(".hero")).to_be_visible(timeout=SLOW)
    friend.page.locator("#seat-1").select_option("bard")
    expect(seat(friend, 0)).to_contain_text("Barde", timeout=SLOW)
    expect(friend.page.locator("#news")).to_contain_text("Lichen reçoit maintenant.")


def test_axe_finds_nothing_serious_while_a_table_waits(arrive: Arrive) -> None:
    host, visitor = (
        arrive("Ondine", bypass_csp=True),
        arrive("Lichen", bypass_csp=True, color_scheme="dark", **PHONE),
    )
    address = host.open_table("open", "link", "bard", game="druiden", public="on")
    assert serious(host) == []
    visitor.page.goto(visitor.url)
    expect(visitor.page.locator(".open-table")).to_be_visible(timeout=SLOW)
    assert serious(visitor) == []
    visitor.page.goto(address)
    expect(visitor.page.locator("#sit")).to_be_visible(timeout=SLOW)
    assert serious(visitor) == [] and wide(visitor) <= 0
