"""Large letters, near pages and small fingers: nothing is cut off or out of reach, and what is
small has a larger twin.
Also what those need who see no colours, or bring their own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive, hurried_house
from kit.doorkeeper import Doorkeeper
from kit.guest import SPOT, Guest
from kit.laid import OPEN, absent, lay, sit
from kit.moments import SEATS, SHARES, moments

PATIENCE = 60_000
OTHERS = ("Lichen", "Mousse", "Fougère")
LARGE: dict[str, tuple[int, int, str]] = {  # the window, and the size of letters
    "text at 200 % at a desk": (1440, 900, "212.5%"),
    "text at 200 % on a phone": (360, 740, "212.5%"),
    "a page at 400 %": (320, 256, ""),  # 1280 × 1024 seen from four times nearer
}
TARGET = 24  # pixels
WIDER = "() => Math.max(0, document.documentElement.scrollWidth - innerWidth)"
REACHED = """one => {
  one.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height, right } = one.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + Math.min(height / 2, 20));
  const there = one.contains(top) || top?.contains(one) || (one.closest('.scene') && top?.closest('.scene'));
  return right <= innerWidth + 1 && x >= -1 && !!there;
}"""
SMALL = """most => [...document.querySelectorAll('.scene [data-node]')].filter((one) => {
  const { width, height } = (one.querySelector('.body') ?? one).getBoundingClientRect();
  return Math.min(width, height) < most;
}).map((one) => one.dataset.node)"""


@pytest.fixture(scope="module")
def keeper(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Doorkeeper]:
    """One house for all, with a table of each game for each test."""
    data = tmp_path_factory.mktemp("house")
    for game in SEATS:
        for name in (*SHARES, "letters"):
            match = moments(game)[name if name in SHARES else "middle"]
            lay(data, f"{game}-{name}", match, OPEN, *map(absent, OTHERS[: match.seats - 1]))
    lay(data, "colours", moments("president")["middle"])
    with hurried_house(data) as open_house:
        yield open_house


def test_large_letters_and_near_pages_lose_nothing_of_the_house(arrive: Arrive) -> None:
    guest = arrive("Ondine")
    page = guest.page
    page.goto(guest.url)
    page.locator("#play-president").wait_for(timeout=PATIENCE)
    for _ in _looks(guest):
        _fits(guest)
    page.locator("#play-president").click()
    for look in _looks(guest):
        _fits(guest)
        for one in ("#seat-count", "#start"):
            assert page.locator(one).evaluate(REACHED), (look, one)
    for game in SEATS:
        page.goto(f"{guest.url}/rules/{game}")
        page.locator("main article p").first.wait_for(timeout=PATIENCE)
        for _ in _looks(guest):
            _fits(guest)


@pytest.mark.parametrize("game", SEATS)
def test_large_letters_and_near_pages_lose_nothing_of_a_table(arrive: Arrive, game: str) -> None:
    guest = arrive("Ondine")
    sit(guest, f"{game}-letters")
    for look in _looks(guest):
        _fits(guest)
        _can_be_played(guest, look)


def _looks(guest: Guest) -> Iterator[str]:
    """The page as it is, seen in each of these ways."""
    for look, (width, height, letters) in LARGE.items():
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.evaluate("size => { document.documentElement.style.fontSize = size }", letters)
        yield look


def _fits(guest: Guest) -> None:
    """Nothing has to be scrolled sideways."""
    assert guest.page.evaluate(WIDER) == 0, (guest.page.url, guest.page.viewport_size)


def _can_be_played(guest: Guest, look: str) -> None:
    """The question can be read, the board seen and its things clicked, the answers pressed."""
    board = guest.page.locator("svg.scene").bounding_box()
    assert board is not None
    assert min(board["width"], board["height"]) > 200
    for one in (
        guest.page.locator("#prompt"),
        guest.open_nodes.first,
        *guest.answers.all(),
        guest.page.locator("#by-list"),
    ):
        assert one.evaluate(REACHED), (look, str(one))


@pytest.mark.parametrize("game", SEATS)
def test_a_finger_finds_all_names_and_what_is_small_in_a_list(arrive: Arrive, game: str) -> None:
    """Targets of 24 pixels, or the same in a control that has them."""
    guest = arrive("Ondine", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    for moment in SHARES:
        sit(guest, f"{game}-{moment}")
        assert guest.wait_for_turn()
        if guest.open_nodes.count():
            _a_long_finger_is_told(guest)
        small: list[str] = guest.page.evaluate(SMALL, TARGET)
        if guest.page.locator("#choices").count() == 0:
            guest.page.locator("#by-list").tap()
        for node in small:
            _is_large(guest, f"#choices [data-pick='{node}']")
        for button in (
            "#by-list",
            "#zoom",
            *[".prompt .row [data-choice]"][: guest.answers.count()],
        ):
            _is_large(guest, button)


def _is_large(guest: Guest, mark: str) -> None:
    box: Any = guest.page.locator(mark).first.bounding_box()
    assert box["width"] >= TARGET and box["height"] >= TARGET, (mark, box)


def _a_long_finger_is_told(guest: Guest) -> None:
    """Every thing has a name, and a finger that rests shows it and chooses nothing."""
    assert all(len(label) > 2 for label in guest.board())
    before, node = guest.prompt, guest.open_nodes.first
    node.scroll_into_view_if_needed()
    x, y = node.evaluate(SPOT)
    line = guest.context.new_cdp_session(guest.page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(guest.page.locator(".tooltip")).not_to_be_empty(timeout=PATIENCE)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert guest.page.locator("[aria-pressed=true].node").count() == 0
    assert guest.prompt == before


def test_without_motion_nothing_travels_and_with_own_colours_all_is_there(arrive: Arrive) -> None:
    guest = arrive("Ondine", reduced_motion="reduce", forced_colors="active", contrast="more")
    sit(guest, "colours")
    assert guest.wait_for_turn()
    guest.page.locator("#by-list").focus()
    style = "one => [getComputedStyle(one).outlineStyle, getComputedStyle(one).transitionDuration]"
    outline, moves = guest.page.locator("#by-list").evaluate(style)
    assert outline == "solid"
    assert float(str(moves).split(",", maxsplit=1)[0].removesuffix("s")) < 0.001
    fills = "all => new Set(all.map(one => getComputedStyle(one).fill)).size"
    assert guest.page.locator(".scene .soil").evaluate_all(fills) > 2, "colours of the board stay"
