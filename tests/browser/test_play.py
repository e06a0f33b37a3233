"""Whole games in a real browser: by clicking, by keyboard, by two people with a spectator; reloads
and restarts."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive
from kit.doorkeeper import Doorkeeper
from kit.guest import SLOW, Guest

ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def test_a_whole_game_by_clicking_against_a_bot(arrive: Arrive) -> None:
    guest = arrive("Ondine")
    guest.open_table()
    guest.play_to_the_end()
    assert "huit mégalithes" in guest.result()
    guest.page.locator("#rematch").click()
    expect(guest.table).to_have_attribute("data-you", "1", timeout=SLOW)


def test_a_whole_game_on_a_phone_in_english(arrive: Arrive) -> None:
    guest = arrive("Ondine", locale="en-GB", **PHONE)
    guest.page.goto(guest.url)
    guest.page.locator("#play-stonehenge").click()
    guest.page.locator("#name").fill("Ondine")
    guest.page.locator("#start").click()
    guest.play_to_the_end()
    assert "eight megaliths" in guest.result()


def test_a_whole_game_by_keyboard_alone(arrive: Arrive) -> None:
    guest = arrive("Ondine")
    page = guest.page
    page.goto(guest.url)
    _tab_to(guest, "#play-stonehenge")
    page.keyboard.press("Enter")
    expect(page.locator("#name")).to_be_focused()
    page.keyboard.type("Ondine")
    page.keyboard.press("Enter")
    expect(guest.table).to_be_visible(timeout=SLOW)
    while guest.wait_for_turn():
        _move_by_keyboard(guest)
    assert "mégalithes" in guest.result()


def _tab_to(guest: Guest, button: str) -> None:
    for _ in range(40):
        guest.page.keyboard.press("Tab")
        if guest.page.locator(button).evaluate("one => one === document.activeElement"):
            return
    raise AssertionError(f"{button} can't be reached by Tab")


def _move_by_keyboard(guest: Guest) -> None:
    """Tab into the board and Enter picks, Escape goes back; arrows lead to another thing, Enter
    again plays."""
    before, keys = guest.prompt, guest.page.keyboard
    _tab_into_the_board(guest)
    keys.press("Enter")
    expect(guest.page.locator("svg [aria-pressed=true]")).to_have_count(1)
    keys.press("Escape")
    expect(guest.page.locator("svg [aria-pressed=true]")).to_have_count(0)
    _tab_into_the_board(guest)
    keys.press(guest.random.choice(ARROWS))
    keys.press("Enter")
    _arrow_to_an_open_node(guest)
    keys.press("Enter")
    expect(guest.table).not_to_have_attribute("data-prompt", str(before), timeout=SLOW)


def _tab_into_the_board(guest: Guest) -> None:
    for _ in range(40):
        if guest.page.evaluate("() => document.activeElement.closest('svg [data-node]') !== null"):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError("the board can't be reached by Tab")


def _arrow_to_an_open_node(guest: Guest) -> None:
    """From the thing that was picked to something that can be picked next."""
    for _ in range(40):
        guest.page.keyboard.press(guest.random.choice(ARROWS))
        if guest.page.evaluate(
            "() => document.activeElement.matches('svg [data-node]:not([aria-pressed=true])')"
        ):
            return
    raise AssertionError("no arrow leads to a space")


def test_two_people_and_a_spectator_who_sees_no_secret(arrive: Arrive) -> None:
    """Checked on the frames, not on the screen: no value of a face-down pawn is in what a
    stranger's browser got."""
    host, friend, stranger = arrive("Ondine"), arrive("Lichen"), arrive("Mousse")
    address = host.open_table("open", option="hidden")
    stranger.watch(address)
    friend.join(address)
    for turn in range(6):
        player = (host, friend)[turn % 2]
        assert player.wait_for_turn()
        player.click_a_move()
    for guest in (host, stranger):  # the last to play sees it first
        expect(guest.table).to_have_attribute("data-prompt", str(friend.prompt), timeout=SLOW)
    positions = [json.loads(frame) for frame in stranger.frames]
    _assert_blind(positions, to=(0, 1))
    _assert_blind([json.loads(frame) for frame in friend.frames], to=(0,))
    host_sees = [json.loads(frame) for frame in host.frames]
    assert any(
        _value(node) for node in _pawns(host_sees[-1]) if node["owner"] == 0 and node["down"]
    )


def _pawns(position: dict[str, Any]) -> list[dict[str, Any]]:
    return [
        node for node in (position.get("scene") or {}).get("nodes", ()) if node["kind"] == "pawn"
    ]


def _value(node: dict[str, Any]) -> bool:
    return node["text"] != "" or "value" in node["label"]["args"]


def _assert_blind(positions: list[dict[str, Any]], to: tuple[int, ...]) -> None:
    down = [
        node
        for position in positions
        for node in _pawns(position)
        if node["down"] and node["owner"] in to
    ]
    assert down, "there is something to hide"
    assert not any(map(_value, down))


def test_a_reload_in_mid_game_changes_nothing(arrive: Arrive) -> None:
    guest = arrive("Ondine")
    guest.open_table()
    for _ in range(2):
        guest.wait_for_turn()
        guest.click_a_move()
    guest.wait_for_turn()
    before = guest.board(), guest.log(), guest.prompt
    guest.page.reload()
    guest.wait_for_turn()
    assert (guest.board(), guest.log(), guest.prompt) == before
    guest.play_to_the_end()


def test_a_restart_of_the_house_in_mid_game_changes_nothing(
    arrive: Arrive, keeper: Doorkeeper
) -> None:
    guest = arrive("Ondine")
    guest.open_table()
    guest.wait_for_turn()
    guest.click_a_move()
    guest.wait_for_turn()
    before = guest.board(), guest.prompt
    keeper.kill()
    expect(guest.page.locator("#connection")).to_contain_text("Connexion", timeout=SLOW)
    keeper.open()
    expect(guest.page.locator("#connection")).to_have_text("", timeout=SLOW)
    assert (guest.board(), guest.prompt) == before
    guest.play_to_the_end()


def test_the_back_button_leads_home_and_the_table_is_remembered(arrive: Arrive) -> None:
    guest = arrive("Ondine")
    address = guest.open_table()
    guest.page.go_back()
    expect(guest.page.get_by_role("button", name="Jouer").first).to_be_visible()
    guest.page.go_forward()
    expect(guest.table).to_be_visible(timeout=SLOW)
    assert guest.page.url == address


def test_a_second_window_takes_the_seat_and_the_first_can_take_it_back(arrive: Arrive) -> None:
    guest = arrive("Ondine")
    address = guest.open_table()
    guest.wait_for_turn()
    second = guest.context.new_page()
    second.goto(address)
    expect(guest.page.locator("#closed")).to_contain_text("autre fenêtre", timeout=SLOW)
    assert guest.open_nodes.count() == 0
    guest.page.locator("#continue").click()
    assert guest.wait_for_turn()
    expect(second.locator("#closed")).to_be_visible(timeout=SLOW)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_language_can_be_switched_and_stays(arrive: Arrive, theme: str) -> None:
    guest = arrive("Ondine", color_scheme=theme)
    guest.page.goto(guest.url)
    guest.page.locator("#language-en").click()
    expect(guest.page.get_by_role("button", name="Play").first).to_be_visible()
    guest.page.reload()
    expect(guest.page.get_by_role("button", name="Play").first).to_be_visible()
    assert guest.page.locator("html").get_attribute("lang") == "en"
