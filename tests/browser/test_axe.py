"""axe finds nothing against levels A and AA: on every page, and at early, middle and late moments
of every game.
Each is looked at by day and by night, on a phone and at a desk, so that all pairs are met."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive, hurried_house
from browser.test_access import SIZES, serious
from browser.test_hotseat import at_table as table_for_two
from browser.test_keyboard import at_table
from kit.doorkeeper import Doorkeeper
from kit.guest import Guest
from kit.laid import OPEN, absent, lay, sit
from kit.moments import MOMENTS, SEATS, moments

PATIENCE = 60_000
OTHERS = ("Lichen", "Mousse", "Fougère")
STILL = """() => new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame))
  .then(() => document.getAnimations().length === 0)"""  # colours have faded into each other
LOOKS = ((("light", "desk"), ("dark", "phone")), (("light", "phone"), ("dark", "desk")))


@pytest.fixture(scope="module")
def keeper(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Doorkeeper]:
    """One house for all, with all moments laid."""
    data = tmp_path_factory.mktemp("house")
    for game in SEATS:
        for moment in MOMENTS:
            match = moments(game)[moment]
            lay(data, f"{game}-{moment}", match, OPEN, *map(absent, OTHERS[: match.seats - 1]))
    with hurried_house(data) as open_house:
        yield open_house


@pytest.fixture
def host(arrive: Arrive) -> Guest:
    return arrive("Ondine", bypass_csp=True)


def flawless(guest: Guest, *, odd: bool = False) -> None:
    """In two of the four looks; the odd ones have the other two."""
    for theme, size in LOOKS[odd]:
        guest.page.emulate_media(
            color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce"
        )
        guest.page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
        guest.page.wait_for_function(STILL, timeout=PATIENCE)
        assert serious(guest) == [], (guest.page.url, theme, size)


@pytest.mark.parametrize("game", SEATS)
def test_a_board_early_in_the_middle_late_and_at_the_end(host: Guest, game: str) -> None:
    for number, moment in enumerate(MOMENTS):
        name = f"{game}-{moment}"
        host.watch(f"{host.url}/table/{name}") if moment == "over" else sit(host, name)
        flawless(host, odd=number % 2 == 1)


def test_the_house(host: Guest) -> None:
    """Home, with a table in the lobby and one's own; the form; a guest's pages; rules, records,
    nowhere."""
    page = host.page
    at_table(host, "druids", [{"kind": "open"}])
    page.goto(host.url)
    page.locator("#play-president").wait_for(timeout=PATIENCE)
    flawless(host)
    page.locator("#play-president").click()
    flawless(host, odd=True)
    for number, path in enumerate(
        ("rules/druiden", "records", "nowhere", "table/none", "along", "table/none/seat")
    ):
        page.goto(f"{host.url}/{path}")
        page.locator("main h1, .notice").first.wait_for(timeout=PATIENCE)
        flawless(host, odd=number % 2 == 1)


def test_a_guests_own_pages(host: Guest, arrive: Arrive) -> None:
    page, phone = host.page, arrive("Ondine", bypass_csp=True)
    page.request.post(f"{host.url}/api/me", data={"name": "Ondine"})
    page.goto(f"{host.url}/me")
    page.locator("#make-link").click()
    page.locator("svg.code").wait_for(timeout=PATIENCE)
    flawless(host)
    phone.page.goto(page.locator("#along-link").input_value())
    phone.page.locator("#along-yes").wait_for(timeout=PATIENCE)
    flawless(phone, odd=True)


def test_a_table_that_waits_and_the_talk_there(host: Guest, arrive: Arrive) -> None:
    """The host's room and the guest's; then chat, list and folds open; a question to the table; a
    seat handed over."""
    friend = arrive("Lichen", bypass_csp=True)
    at_table(host, "stonehenge", [{"kind": "open"}])
    flawless(host)
    friend.page.goto(host.page.url)
    friend.page.locator("#sit").wait_for(timeout=PATIENCE)
    flawless(friend, odd=True)
    friend.join(host.page.url)
    assert host.wait_for_turn()
    host.page.locator("#by-list").click()
    host.page.locator("#chat-title").click()
    host.page.locator("#phrases").click()
    host.page.locator(".deeds summary").click()
    flawless(host, odd=True)
    host.page.locator("#deed-pause").click()
    for guest in (host, friend):
        expect(guest.page.locator("#motion")).not_to_be_empty(timeout=PATIENCE)
        flawless(guest)


def test_the_past_of_a_game(host: Guest) -> None:
    """Replay, review, dice."""
    table = f"{host.url}/table/stonehenge-over"
    for number, (path, there) in enumerate(
        (("move/3", "main.replay"), ("review", "#curve"), ("dice", "main h1"))
    ):
        host.page.goto(f"{table}/{path}")
        host.page.locator(there).first.wait_for(timeout=PATIENCE)
        flawless(host, odd=number % 2 == 1)


def test_a_story_and_a_curtain(host: Guest) -> None:
    host.watch(f"{host.url}/table/grand_druide-over")
    host.page.locator("#retell").click()
    host.page.locator("#story-pause").click()
    flawless(host)
    table_for_two(host, "druids")
    host.page.locator("main.curtain").wait_for(timeout=PATIENCE)
    flawless(host, odd=True)
