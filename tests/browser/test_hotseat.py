"""Two people share a screen: the curtain hides what is not for the other's eyes; a series is
counted."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Arrive
from kit.guest import ASKED, SLOW, Guest

BESIDE = {"kind": "me", "name": "Lichen"}


def at_table(guest: Guest, game: str) -> str:
    """A table for two on this device."""
    guest.page.request.post(f"{guest.url}/api/me", data={"name": guest.name})
    wish = {"game": game, "seats": [{"kind": "me"}, BESIDE]}
    made = guest.page.request.post(f"{guest.url}/api/tables", data=wish)
    address = f"{guest.url}/table/{made.json()['id']}"
    guest.page.goto(address)
    return address


def play_until_the_next_is_called(guest: Guest) -> None:
    next_one = guest.page.locator("#hand-over")
    while True:
        expect(guest.page.locator(f"#hand-over, {ASKED}").first).to_be_visible(timeout=SLOW)
        if next_one.count():
            return
        guest.click_a_move()


def test_the_curtain_falls_between_two_who_have_secrets(arrive: Arrive) -> None:
    ondine = arrive("Ondine")
    at_table(ondine, "druids")
    page, curtain = ondine.page, ondine.page.locator("main.curtain")
    expect(curtain).to_contain_text("Ondine", timeout=SLOW)
    expect(ondine.table).to_have_count(0)
    for seat, name in ((0, "Ondine"), (1, "Lichen"), (0, "Ondine")):
        expect(curtain).to_contain_text(name, timeout=SLOW)
        page.locator("#raise").click()
        expect(page.locator(f"main.table[data-you='{seat}']")).to_be_visible(timeout=SLOW)
        play_until_the_next_is_called(ondine)
        page.locator("#hand-over button").click()
        expect(ondine.table).to_have_count(0)


def test_without_secrets_the_table_turns_by_itself(arrive: Arrive) -> None:
    """Opened by the form, where somebody beside one has a name of their own."""
    ondine = arrive("Ondine")
    ondine.open_table("beside:Lichen")
    expect(ondine.page.locator(".seat[data-seat='1']")).to_contain_text("Lichen", timeout=SLOW)
    for seat in (0, 1, 0):
        expect(ondine.page.locator(f"main.table[data-you='{seat}']")).to_be_visible(timeout=SLOW)
        ondine.click_a_move()
    expect(ondine.page.locator("main.curtain")).to_have_count(0)


def test_somebody_is_seated_beside_one_while_the_table_waits(arrive: Arrive) -> None:
    """By a guest who is not the host; a name that is taken is refused there."""
    host, guest = arrive("Ondine"), arrive("Mousse")
    guest.join(host.open_table("open", "open", game="druiden"))
    guest.page.locator("#beside-3 summary").click()
    guest.page.locator("#beside-3-name").fill("Ondine")
    guest.page.locator("#beside-3-sit").click()
    expect(guest.page.locator("#beside-3")).to_contain_text("porte déjà ce nom", timeout=SLOW)
    guest.page.locator("#beside-3-name").fill("Lichen")
    guest.page.locator("#beside-3-sit").click()
    expect(guest.page.locator("main.curtain")).to_contain_text("Mousse", timeout=SLOW)
    guest.page.locator("#raise").click()
    expect(guest.table).to_have_attribute("data-stage", "playing", timeout=SLOW)
    expect(host.page.locator(".seat[data-seat='2']")).to_contain_text("Lichen", timeout=SLOW)
    expect(guest.page.locator(".seat[data-seat='2']")).to_contain_text("sur cet appareil")


def test_the_score_of_a_series_goes_on(arrive: Arrive) -> None:
    ondine = arrive("Ondine")
    at_table(ondine, "stonehenge")
    ondine.play_to_the_end()
    ondine.page.locator("#rematch").click()
    expect(ondine.page.locator("#series")).to_contain_text("Partie 2", timeout=SLOW)
