"""Whole games by keyboard alone: the focus is always to be seen, never lost, and where one expects
it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive, hurried_house
from kit.doorkeeper import Doorkeeper
from kit.guest import Guest
from kit.keys import PATIENCE, Keys

SICKLES = Path(__file__).parents[1] / "records" / "druiden" / "sickles.jsonl"
BEFORE_A_SICKLE, WHOSE = 88, "2"  # moves; the seat that has it
BOT = {"kind": "bot", "level": "greedy"}
PHONE = {"viewport": {"width": 360, "height": 740}}
OTHERS = {"grand_druide": 2, "druids": 1, "druiden": 1, "president": 5}
OPTIONS = {"president": {"challenges": "quiz", "length": "short"}}


@pytest.fixture(scope="module")
def keeper(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Doorkeeper]:
    """One house for all: nobody shuts it here."""
    with hurried_house(tmp_path_factory.mktemp("house")) as open_house:
        yield open_house


def at_table(guest: Guest, game: str, others: list[dict[str, Any]], **options: str) -> None:
    guest.page.request.post(f"{guest.url}/api/me", data={"name": guest.name})
    wish = {"game": game, "seats": [{"kind": "me"}, *others], "options": options}
    made = guest.page.request.post(f"{guest.url}/api/tables", data=wish)
    assert made.ok, made.text()
    guest.watch(f"{guest.url}/table/{made.json()['id']}")


def test_from_the_door_to_the_end_of_a_game(arrive: Arrive) -> None:
    """The skip link, the form, a step back on the board, and the way to the next game."""
    guest = arrive("Ondine")
    keys, page = Keys(guest), guest.page
    page.goto(guest.url)
    page.locator("#play-stonehenge").wait_for()
    page.keyboard.press("Tab")
    assert keys.focus().name == "Aller au contenu"
    assert keys.press("Enter").tag == "main"
    keys.tab_to("#play-stonehenge")
    page.keyboard.press("Enter")
    expect(page.locator("#name")).to_be_focused(timeout=PATIENCE)
    page.keyboard.type("Ondine")
    keys.tab_to("#start")
    page.keyboard.press("Enter")
    expect(guest.table).to_be_focused(timeout=PATIENCE)
    assert keys.wait_for_turn()
    _step_back(keys)
    assert keys.play_to_the_end() > 5
    keys.tab_to("#rematch")
    keys.press("Enter")
    expect(guest.table).to_have_attribute("data-stage", "playing", timeout=PATIENCE)
    keys.focus()


def _step_back(keys: Keys) -> None:
    pawn = keys.press("Tab")
    assert (pawn.within, bool(pawn.node)) == ("scene", True), "the board comes first"
    assert keys.press("Enter").picked
    space = keys.press("ArrowUp")
    assert space.node.startswith("space-")
    back = keys.press("Escape")
    assert (back.node, back.picked) == (pawn.node, False)


def test_everything_on_the_board_can_be_looked_at_by_keyboard(arrive: Arrive) -> None:
    """With the shift key also what can't be chosen; and all of it while somebody else is asked."""
    guest = arrive("Ondine")
    at_table(guest, "stonehenge", [{"kind": "open"}], pawns="hidden")
    friend = arrive("Lichen")
    friend.join(guest.page.url)
    expect(guest.table).to_have_attribute("data-stage", "playing", timeout=PATIENCE)
    for look in (guest, friend):
        seen = _looked_at(Keys(look), "Shift+PageDown")
        assert seen == set(
            look.page.locator("svg.scene [data-id]").evaluate_all(
                "all => all.map(one => one.dataset.id)"
            )
        )
    waits = next(one for one in (guest, friend) if not one.asked)
    assert len(_looked_at(Keys(waits), "PageDown")) == len(seen)


def _looked_at(keys: Keys, key: str) -> set[str]:
    """All things that the key leads to, each with its name in a box beside it."""
    keys.tab_to("svg.scene, svg.scene *")
    keys.press(key.replace("PageDown", "Home"))
    seen: set[str] = set()
    while (here := keys.focus()).thing not in seen:
        expect(keys.page.locator(".tooltip")).to_have_text(here.name)
        seen.add(here.thing)
        keys.press(key)
    return seen


def test_from_the_board_to_the_buttons_that_the_picks_have_left(arrive: Arrive) -> None:
    """A sickle, then whose hand: each plant is a button, and on the board Enter would only step
    back. A mouse stays."""
    guest = arrive("Ondine")
    keys, page = Keys(guest), guest.page
    go_on(guest, SICKLES, BEFORE_A_SICKLE, WHOSE)
    for _ in range(2):
        guest.open_nodes.first.click(force=True)
    expect(guest.confirm.nth(1)).to_be_visible()
    assert page.evaluate("document.activeElement.closest('.prompt')") is None
    for _ in range(2):
        page.locator("#back").click()
    keys.tab_to(".scene .node", "Shift+Tab")
    assert keys.press("Enter").picked
    assert keys.press("ArrowUp").node.startswith("cards-")
    plant = keys.press("Enter")
    assert (plant.within, plant.answers) == ("prompt", True)
    assert plant.name == guest.confirm.first.inner_text()
    keys.press("Enter")
    assert guest.was_heard(BEFORE_A_SICKLE, PATIENCE)


def go_on(guest: Guest, record: Path, moves: int, seat: str) -> None:
    """With a recorded game after so many moves, in that seat, which is asked."""
    guest.page.goto(f"{guest.url}/records")
    guest.page.locator("#name").fill(guest.name)
    guest.page.locator("#record-file").set_input_files(record)
    guest.page.locator("#bring").click()
    guest.page.locator("#replay-slider").fill(str(moves))
    expect(guest.table).to_have_attribute("data-move", str(moves), timeout=PATIENCE)
    guest.page.locator("#branch").click()
    guest.page.locator("#branch-seat").select_option(seat)
    guest.page.locator("#branch-start").click()
    expect(guest.page.locator("#origin")).to_be_visible(timeout=PATIENCE)
    assert guest.wait_for_turn()


@pytest.mark.parametrize(
    ("game", "size", "locale"),
    [
        ("grand_druide", {}, "fr-FR"),
        ("druids", PHONE, "en-GB"),
        ("druiden", {}, "fr-FR"),
        ("president", PHONE, "en-GB"),
    ],
)
def test_a_whole_game_by_keyboard(
    arrive: Arrive, game: str, size: dict[str, Any], locale: str
) -> None:
    guest = arrive("Ondine", locale=locale, **size)
    at_table(guest, game, [BOT] * OTHERS[game], **OPTIONS.get(game, {}))
    keys = Keys(guest)
    assert keys.play_to_the_end() > 5
    expect(guest.page.locator("#result")).to_be_visible(timeout=PATIENCE)
    keys.tab_to("#rematch")
    keys.focus()
