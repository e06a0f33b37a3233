"""The author's bench in a real browser, beside a game in a package of its own; and that no player's
browser fetches it.
The house is `nemeton dev`, so that changes are followed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import Arrive
from browser.test_access import serious
from kit.guest import Guest
from workshop.author import GAME, Author

SLOW = 60_000


@pytest.fixture
def author(tmp_path: Path) -> Iterator[Author]:
    with Author(tmp_path) as at_work:
        yield at_work


@pytest.fixture
def guest(chromium: Browser, author: Author) -> Iterator[Guest]:
    visitor = Guest(
        chromium,
        author.url,
        "Ondine",
        permissions=["clipboard-read", "clipboard-write"],
        bypass_csp=True,
    )
    yield visitor
    visitor.leave()
    assert visitor.troubles == []


def at_the_bench(guest: Guest) -> str:
    """At a table, after one move of each, the bench open."""
    address = guest.open_table(game=GAME)
    assert guest.wait_for_turn()
    guest.click_a_move()
    expect(guest.table).to_have_attribute("data-prompt", "3", timeout=SLOW)
    guest.page.locator("#bench > summary").click()
    expect(guest.page.locator("label[for=bench-move]")).to_contain_text("2")
    return address


def test_players_fetch_nothing_of_it(arrive: Arrive) -> None:
    guest, fetched = arrive("Ondine"), list[str]()
    guest.page.on("request", lambda request: fetched.append(request.url))
    guest.open_table()
    guest.wait_for_turn()
    guest.page.wait_for_load_state("networkidle")
    assert guest.page.locator("#bench").count() == 0
    assert len(fetched) > 3 and not [url for url in fetched if "/dev" in url]


def test_an_author_looks_back_goes_on_and_plays_for_everybody(guest: Guest) -> None:
    address, page = at_the_bench(guest), guest.page
    assert page.locator("#bench-view [data-changed]").count() > 0
    page.locator("#bench-move").fill("1")
    expect(page).to_have_url(f"{address}/move/1", timeout=SLOW)
    expect(page.locator("label[for=bench-move]")).to_contain_text("1")
    page.locator("#bench-back").click()
    expect(page).to_have_url(address, timeout=SLOW)
    expect(page.locator("#bench-still")).to_be_checked()
    page.locator("#bench-eyes").select_option("1")
    expect(guest.table).to_have_attribute("data-you", "1", timeout=SLOW)
    guest.click_a_move()
    expect(page.locator("label[for=bench-move]")).to_contain_text("2")


def test_an_author_sees_the_truth_and_copies_it_as_a_test(guest: Guest) -> None:
    at_the_bench(guest)
    page = guest.page
    down = page.get_by_role("img", name="Une pierre dans la main")
    expect(down).to_have_count(2)
    page.locator("#bench-eyes").select_option("truth")
    expect(down).to_have_count(0, timeout=SLOW)
    page.locator("#bench-test").click()
    expect(page.locator("#bench [role=status]")).not_to_be_empty()
    copied: str = page.evaluate("navigator.clipboard.readText()")
    assert "nemeton.replay(RECORD)" in copied and "pytest.fail" in copied


def test_a_die_that_an_author_chooses_comes_next(guest: Guest) -> None:
    at_the_bench(guest)
    page = guest.page
    die = page.locator("[data-draw]")
    chosen = "6" if die.input_value() == "1" else "1"
    die.select_option(chosen)
    expect(page.locator("[data-draw].forced")).to_have_count(1)
    page.locator("#bench-still").check()
    guest.click_a_move()
    expect(page.locator("#log")).to_contain_text(f"Vous piochez {chosen}.", timeout=SLOW)


def test_a_window_follows_a_change_of_texts_at_its_table(guest: Guest, author: Author) -> None:
    address = at_the_bench(guest)
    board = guest.board()
    author.change("texts/fr.ftl", "choisissez une pierre, puis un creux", "une pierre et son creux")
    expect(guest.page.locator("#prompt")).to_contain_text("une pierre et son creux", timeout=SLOW)
    assert guest.page.url == address and guest.prompt == 3 and guest.board() == board
    assert guest.page.locator("#bench[open]").count() == 1
    guest.click_a_move()


@pytest.mark.parametrize("size", [(360, 740), (1440, 900)])
def test_axe_finds_nothing_serious_at_the_bench(guest: Guest, size: tuple[int, int]) -> None:
    at_the_bench(guest)
    guest.page.set_viewport_size({"width": size[0], "height": size[1]})
    assert serious(guest) == []


def test_what_the_author_s_code_raises_is_on_the_page_and_gone_when_it_is_mended(
    guest: Guest, author: Author
) -> None:
    """A click whose action raises changes nothing; and a scene that raises leaves nothing to show
    but the reason."""
    at_the_bench(guest)
    page, panel = guest.page, guest.page.locator("#faults")
    assert panel.count() == 0
    line = "_, value, hollow = action"
    laid = "sum(len(stones) for hollow in state.laid for stones in hollow)"
    plant = f'{line}\n    if {laid} > 1:\n        raise KeyError("no such stone")'
    author.change("rules.py", line, plant)
    author.hears("open for authors", times=2)
    expect(guest.table).to_have_attribute("data-prompt", "3", timeout=SLOW)
    guest.wait_for_turn()
    for _ in range(2):  # a stone, and where to
        guest._pick(())
    expect(panel.locator(".fault-what")).to_have_text("KeyError: 'no such stone'", timeout=SLOW)
    expect(panel.locator(".fault-where")).to_contain_text(f"{GAME}/rules.py:")
    expect(guest.table).to_have_attribute("data-prompt", "3")
    assert serious(guest) == []
    author.change("rules.py", plant, line)
    author.change(
        "scene.py",
        "    seats = len(view.hands)\n    floor",
        "    seats = len(view.hand)\n    floor",
    )
    expect(panel.locator(".fault-what")).to_contain_text("AttributeError", timeout=SLOW)
    expect(page.get_by_text("Connexion perdue")).to_have_count(0)
    author.change(
        "scene.py",
        "    seats = len(view.hand)\n    floor",
        "    seats = len(view.hands)\n    floor",
    )
    expect(guest.table).to_have_attribute("data-prompt", "3", timeout=SLOW)
    expect(panel).to_have_count(0)
    guest.click_a_move()
    expect(guest.table).to_have_attribute("data-prompt", "5", timeout=SLOW)
