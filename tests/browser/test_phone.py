"""On a phone, where the page is long and no pointer can ask: tools have words, and what happened
last stands by the question. At a desk the log is in sight, and its oldest line fades where it is
cut."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive, hurried_house
from kit.doorkeeper import Doorkeeper
from kit.guest import SLOW, Guest
from kit.laid import OPEN, absent, lay, sit
from nemeton.games import load
from nemeton.match import Match

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
TOOLS = """all => all.map(one => {
  const shown = getComputedStyle(one, "::after").content.split("/")[0].trim().slice(1, -1);
  return [shown, one.getAttribute("aria-label") ?? one.textContent, one.getBoundingClientRect().top];
})"""
LANGUAGES = ("fr", "en")


@pytest.fixture(scope="module")
def keeper(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Doorkeeper]:
    data: Path = tmp_path_factory.mktemp("house")
    for name in LANGUAGES:
        lay(data, name, begun(), OPEN, *map(absent, ("Lichen", "Mousse")))
    with hurried_house(data) as open_house:
        yield open_house


def begun() -> Match:
    """Seat 0 is asked, and has a move to take back: the others have passed for good."""
    match = Match(load("grand_druide"), 3, {}, seed="phone")
    while match.actors != (0,) or len(match.moves) < 4:
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0] if seat == 0 else ("pass",))
    return match


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tool_has_its_word_in_one_row(arrive: Arrive, language: str) -> None:
    """Beside a move to take back and a button to pass they took two rows."""
    guest = arrive("Ondine", **PHONE, locale=f"{language}-{language.upper()}")
    sit(guest, language)
    assert guest.wait_for_turn()
    expect(guest.page.locator("#undo")).to_be_visible()
    tools = guest.page.locator(".tools .switch").evaluate_all(TOOLS)
    assert len(tools) >= 6 and len({top for _, _, top in tools}) == 1
    for shown, name, _ in tools:
        assert shown and shown.casefold() in name.casefold(), (
            "who speaks to the page says what is read"
        )


def test_what_happened_last_stands_by_the_question(arrive: Arrive) -> None:
    guest = arrive("Ondine", **PHONE)
    guest.open_table("apprentice", game="stonehenge")
    assert guest.wait_for_turn()
    guest.click_a_move()
    assert guest.wait_for_turn()
    latest = guest.page.locator(".latest")
    expect(latest).to_be_in_viewport(timeout=SLOW)
    last = guest.page.locator("#log li").last.text_content() or ""
    assert latest.inner_text() in last
    assert top_of(guest, ".latest") < top_of(guest, "#prompt")


def top_of(guest: Guest, mark: str) -> float:
    box = guest.page.locator(mark).bounding_box()
    assert box is not None
    return box["y"]


def test_at_a_desk_the_log_says_it_and_fades_where_it_is_cut(arrive: Arrive) -> None:
    guest = arrive("Ondine")
    guest.open_table("apprentice", game="stonehenge")
    assert guest.wait_for_turn()
    guest.click_a_move()
    assert guest.wait_for_turn()
    expect(guest.page.locator(".latest")).to_be_hidden()
    fade = guest.page.locator(".log > div").evaluate(
        "one => getComputedStyle(one, '::after').position"
    )
    assert fade == "sticky"
