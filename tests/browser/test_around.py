"""Around the table: two clicks begin a game, finished games are counted on one's own page, and
where nothing is there is a reason and a way on."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Arrive
from browser.test_access import SIZES, serious
from kit.guest import SLOW, Guest

PHONE = SIZES["phone"]


def test_a_newcomer_plays_after_two_clicks(arrive: Arrive) -> None:
    """On a phone, with nothing to type and nothing to look for."""
    guest = arrive("Ondine", viewport=PHONE)
    guest.page.goto(guest.url)
    guest.page.locator("#play-stonehenge").click()
    expect(guest.page.locator("#start")).to_be_in_viewport()
    guest.page.locator("#start").click()
    expect(guest.table).to_be_visible(timeout=SLOW)
    assert guest.wait_for_turn()


def test_a_shortcut_leads_to_the_form_of_its_game(arrive: Arrive) -> None:
    guest = arrive("Ondine")
    guest.page.goto(f"{guest.url}/?play=druids")
    expect(guest.page.locator("[data-game=druids] #start")).to_be_visible(timeout=SLOW)


def test_finished_games_are_counted_on_ones_own_page(arrive: Arrive) -> None:
    guest = arrive("Ondine", viewport=PHONE, bypass_csp=True)
    guest.page.goto(f"{guest.url}/me")
    expect(guest.page.locator("h1")).to_be_visible(timeout=SLOW)
    address = guest.open_table()
    guest.page.goto(f"{guest.url}/me")
    expect(guest.page.get_by_text("Aucune partie finie")).to_be_visible(timeout=SLOW)
    guest.page.goto(address)
    guest.play_to_the_end()
    guest.page.goto(f"{guest.url}/me")
    tally = guest.page.locator(".tallies tbody tr")
    expect(tally.first).to_contain_text("Stonehenge", timeout=SLOW)
    expect(tally.nth(1)).to_contain_text("contre Apprenti")
    last = guest.page.locator(".past-games > li")
    expect(last).to_have_count(1)
    assert serious(guest) == [] and sideways(guest) <= 0
    last.get_by_role("link", name="Stonehenge").click()
    expect(guest.table).to_be_visible(timeout=SLOW)


def test_who_comes_straight_to_a_table_finds_every_game_at_home(arrive: Arrive) -> None:
    """With the table come the texts of its game alone; the others' when they are wanted."""
    host = arrive("Ondine")
    address = host.open_table(game="druids")
    for language, title, other in (
        ("fr-FR", "Le Grand Druide", "en"),
        ("en-GB", "The High Druid", "fr"),
    ):
        friend = arrive("Lichen", locale=language)
        with friend.page.expect_response(f"**/api/texts/{language[:2]}/druids"):
            friend.watch(address)
        with friend.page.expect_response(f"**/api/texts/{language[:2]}"):
            friend.page.locator(".wordmark").click()
        expect(friend.page.locator("#game-grand_druide")).to_have_text(title)
        friend.page.locator(f"#language-{other}").click()
        expect(friend.page.locator("#game-grand_druide")).not_to_have_text(title)
        friend.page.locator(f"#language-{language[:2]}").click()
        expect(friend.page.locator("#game-grand_druide")).to_have_text(title)


def test_where_nothing_is_there_is_a_reason_and_a_way_on(arrive: Arrive) -> None:
    guest = arrive("Ondine", viewport=PHONE, bypass_csp=True)
    for path, reason in (
        ("/table/none", "Cette table n’existe pas"),
        ("/nowhere", "Il n’y a rien à cette adresse"),
    ):
        guest.page.goto(f"{guest.url}{path}")
        expect(guest.page.locator("h1")).to_contain_text(reason, timeout=SLOW)
        assert serious(guest) == [] and sideways(guest) <= 0
        guest.page.get_by_role("link", name="Voir les jeux").click()
        expect(guest.page.locator("#play-stonehenge")).to_be_visible(timeout=SLOW)


def test_nothing_moves_while_the_home_page_comes(arrive: Arrive) -> None:
    """Whoever is about to press something presses that."""
    guest = arrive("Ondine")
    guest.open_table()
    guest.wait_for_turn()
    guest.page.add_init_script(SHIFTS)
    guest.page.goto(guest.url)
    expect(guest.page.locator("#mine")).to_be_visible(timeout=SLOW)
    guest.page.wait_for_timeout(1500)
    assert guest.page.evaluate("() => window.shifted") < 0.1


SHIFTS = """window.shifted = 0;
new PerformanceObserver((all) => all.getEntries().forEach((one) => (window.shifted += one.value)))
  .observe({ type: "layout-shift", buffered: true });"""


def sideways(guest: Guest) -> int:
    wide: int = guest.page.evaluate(
        "() => document.documentElement.scrollWidth - window.innerWidth"
    )
    return wide
