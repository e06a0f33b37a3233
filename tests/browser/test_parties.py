"""At the form and at the table: a party is chosen, its colours are everywhere; what the house sets
is explained."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from browser.conftest import Arrive
from kit.guest import SLOW, Guest
from nemeton.games import load

PARTIES = load("president").about.parties  # in the order of the colours
GREEN, RED = PARTIES.index("eelv"), PARTIES.index("lfi")


def form(guest: Guest) -> Page:
    guest.page.goto(guest.url)
    guest.page.locator("#play-president").click()
    guest.page.locator("#name").fill(guest.name)
    return guest.page


def radio(page: Page, value: str) -> Locator:
    return page.locator(f"input[type=radio][value={value}]")


def seat(guest: Guest, number: int) -> Locator:
    return guest.page.locator(f".seats [data-seat='{number}']")


def test_the_form_says_what_the_house_sets_and_preselects_what_the_game_proposes(
    arrive: Arrive,
) -> None:
    page = form(arrive("Ondine"))
    expect(page.get_by_text("À une table de 2\u00a0: questions seulement.")).to_be_visible()
    expect(radio(page, "full")).to_be_checked()
    page.locator("#seat-count").select_option("3")
    expect(page.get_by_text("Avec un robot à la table\u00a0: questions seulement.")).to_be_visible()
    expect(radio(page, "quiz")).to_be_checked()
    expect(radio(page, "all")).to_be_disabled()
    expect(radio(page, "short")).to_be_checked()
    for other in ("#seat-2", "#seat-3"):
        page.locator(other).select_option("open")
    expect(radio(page, "all")).to_be_checked()
    expect(radio(page, "all")).to_be_enabled()
    radio(page, "full").check(force=True)
    page.locator("#seat-count").select_option("4")
    expect(radio(page, "full")).to_be_checked()  # who has chosen keeps it


def test_a_party_is_chosen_and_its_colours_follow_it(arrive: Arrive) -> None:
    """The host takes the greens, the friend finds them taken and chooses red; seats, map and bars
    show it."""
    host, friend = arrive("Ondine"), arrive("Lichen")
    page = form(host)
    page.locator("#seat-2").select_option("open")
    radio(page, "eelv").check(force=True)
    page.locator("#start").click()
    expect(host.table).to_be_visible(timeout=SLOW)
    expect(seat(host, 0)).to_contain_text("Europe Écologie Les Verts")
    friend.page.goto(page.url)
    friend.page.locator("#name").fill(friend.name)
    expect(radio(friend.page, "eelv")).to_be_disabled()
    expect(radio(friend.page, PARTIES[1])).to_be_checked()
    radio(friend.page, "lfi").check(force=True)
    friend.page.locator("#sit").click()
    expect(friend.table).to_have_attribute("data-you", "1", timeout=SLOW)
    expect(friend.table).to_have_attribute("data-stage", "playing", timeout=SLOW)
    for guest in (host, friend):
        _assert_colours(guest, GREEN, RED)


def _assert_colours(guest: Guest, first: int, second: int) -> None:
    expect(seat(guest, 1)).to_contain_text("La France insoumise", timeout=SLOW)
    for number, colour in enumerate((first, second)):
        expect(seat(guest, number)).to_have_class(
            f"seat seat-{colour}{_acting(guest, number)} guest"
        )
        bar = guest.page.locator(f"svg [data-id='votes-{number}']")
        assert f"seat-{colour}" in (bar.get_attribute("class") or "").split()
        assert bar.locator(f"use[href='#sign-{colour}']").count() == 1
        assert bar.locator(f"rect[fill='url(#pattern-{colour})']").count() == 1


def _acting(guest: Guest, number: int) -> str:
    return " acts" if "acts" in (seat(guest, number).get_attribute("class") or "").split() else ""


def test_who_was_faster_is_said_and_the_seat_can_still_be_taken(arrive: Arrive) -> None:
    """The window of the slower one has not heard of it yet."""
    host, friend, slow = arrive("Ondine"), arrive("Lichen"), arrive("Mousse")
    address = host.open_table("open", "open", game="president")
    slow.page.route_web_socket("**/live", _first_word_only)
    slow.page.goto(address)
    slow.page.locator("#name").fill(slow.name)
    radio(slow.page, "rn").check(force=True)
    friend.page.goto(address)
    friend.page.locator("#name").fill(friend.name)
    radio(friend.page, "rn").check(force=True)
    friend.page.locator("#sit").click()
    expect(friend.table).to_have_attribute("data-you", "1", timeout=SLOW)
    slow.page.locator("#sit").click()
    expect(slow.page.get_by_role("alert")).to_contain_text("déjà", timeout=SLOW)
    expect(seat(host, 2)).to_contain_text("Place libre")


def _first_word_only(socket: WebSocketRoute) -> None:
    server = socket.connect_to_server()
    heard: list[object] = []

    def pass_on(word: str | bytes) -> None:
        if not heard:
            socket.send(word)
        heard.append(word)

    server.on_message(pass_on)


def test_a_timer_counts_to_nothing_and_can_be_skipped(arrive: Arrive) -> None:
    """A real table whose scenes say that there is one; when it is over nothing has been played."""
    guest = arrive("Ondine")
    seconds = {"timer": 2}
    sent: list[Any] = []

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda word: socket.send(_timed(str(word), seconds["timer"])))

        def pass_on(word: str | bytes) -> None:
            sent.append(json.loads(word))
            server.send(word)

        socket.on_message(pass_on)

    guest.page.route_web_socket("**/live", between)
    guest.open_table("open")
    friend = arrive("Lichen")
    friend.join(guest.page.url)
    assert guest.wait_for_turn()
    expect(guest.page.get_by_role("timer")).to_have_text("Le temps est écoulé.", timeout=SLOW)
    assert guest.prompt == friend.prompt and not [word for word in sent if word["type"] == "choose"]
    seconds["timer"] = 600
    guest.page.reload()
    guest.page.locator("#timer-skip").click()
    expect(guest.page.locator("#timer")).to_have_count(0)
    assert guest.wait_for_turn()


def _timed(word: str, seconds: int) -> str:
    message = json.loads(word)
    if message.get("scene"):
        message["scene"]["timer"] = seconds
    return json.dumps(message)
