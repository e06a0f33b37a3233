"""The past of a table in a real browser: sliding back and going on, links to moves, other eyes,
another way from there; a record that is downloaded and brought back, and dice that the browser
checks itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Arrive, hurried_house
from browser.test_access import SIZES, serious
from kit.doorkeeper import Doorkeeper
from kit.guest import SLOW, Guest

RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture(scope="module")
def keeper(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Doorkeeper]:
    """One house for all: nobody shuts it here."""
    with hurried_house(tmp_path_factory.mktemp("house")) as open_house:
        yield open_house


def at(guest: Guest, move: int) -> None:
    """The board of that move is there, and so is its address."""
    expect(guest.page.locator(f"main.replay[data-move='{move}']")).to_be_visible(timeout=SLOW)
    assert guest.page.url.endswith(f"/move/{move}")


def words(guest: Guest) -> Locator:
    return guest.page.locator("#replay-words")


def fits(guest: Guest) -> None:
    """Nothing serious for axe, on a desk and on a phone, and nothing to be scrolled sideways."""
    for size in ("phone", "desk"):
        guest.page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
        wide: int = guest.page.evaluate(
            "() => document.documentElement.scrollWidth - window.innerWidth"
        )
        assert wide <= 0 and serious(guest) == []


def test_a_game_is_looked_back_at_while_it_goes_on(arrive: Arrive) -> None:
    host, friend = arrive("Ondine", bypass_csp=True), arrive("Lichen")
    address = host.open_table("open", option="hidden")
    friend.join(address)
    for player in (host, friend, host, friend):
        assert player.wait_for_turn()
        player.click_a_move()
    assert host.wait_for_turn()
    board = host.board()
    host.page.locator("#replay").click()
    at(host, 4)
    _is_walked(host)
    _is_linked_to(host, friend, address)
    _goes_on_meanwhile(host, friend, board)


def _is_walked(host: Guest) -> None:
    """By keys, buttons and the slider; nothing can be played there."""
    host.page.keyboard.press("Home")
    at(host, 0)
    expect(words(host)).to_have_text("Avant le premier coup")
    host.page.keyboard.press("ArrowRight")
    at(host, 1)
    expect(words(host)).to_contain_text("Coup 1 Ondine pose")
    host.page.locator("#replay-next").click()
    at(host, 2)
    host.page.locator("#replay-slider").fill("3")
    at(host, 3)
    assert host.open_nodes.count() == 0 and host.page.locator(".prompt [data-choice]").count() == 0
    host.page.locator("#replay-first").click()
    host.page.locator("#replay-play").click()
    at(host, 4)
    expect(host.page.locator("#replay-play")).to_have_attribute("aria-label", "Lecture")
    fits(host)


def _is_linked_to(host: Guest, friend: Guest, address: str) -> None:
    """A link shows everybody what they saw themselves; the back button leads to the table."""
    friend.page.goto(f"{address}/move/1")
    at(friend, 1)
    assert any("face cachée" in label for label in friend.board())
    assert friend.page.locator("#eyes").count() == 0
    host.page.go_back()
    expect(host.page.locator("main.table:not(.replay)")).to_be_visible()
    host.page.go_forward()
    at(host, 4)


def _goes_on_meanwhile(host: Guest, friend: Guest, board: list[str]) -> None:
    """Who looks back is told what has happened, and finds the table as it is."""
    friend.page.locator("#to-table").click()
    host.page.keyboard.press("ArrowLeft")
    at(host, 3)
    host.page.locator("#to-table").click()
    assert host.wait_for_turn() and host.board() == board
    host.click_a_move()
    host.page.locator("#replay").click()
    at(host, 5)
    host.page.keyboard.press("Home")
    assert friend.wait_for_turn()
    friend.click_a_move()
    back = host.page.locator("#to-table")
    expect(back).to_contain_text("Un nouveau coup", timeout=SLOW)
    expect(back).to_contain_text("À vous")
    at(host, 0)
    back.click()
    assert host.wait_for_turn()


def test_a_finished_game_is_seen_by_other_eyes_and_gone_on_with(
    arrive: Arrive, tmp_path: Path
) -> None:
    guest = arrive("Ondine", bypass_csp=True)
    guest.open_table(option="hidden")
    guest.play_to_the_end()
    finished = guest.page.url
    _is_brought_back(guest, _downloaded(guest, tmp_path))
    guest.page.goto(finished)
    _is_proved(guest)
    guest.page.goto(finished)
    guest.page.locator("#replay").click()
    at(guest, 0)
    _is_seen_by_other_eyes(guest)
    _is_gone_on_with(guest, finished)


def _downloaded(guest: Guest, folder: Path) -> Path:
    with guest.page.expect_download() as download:
        guest.page.locator("#record").click()
    download.value.save_as(folder / "game.jsonl")
    return folder / "game.jsonl"


def _is_brought_back(guest: Guest, path: Path) -> None:
    """A table of its own, marked as brought; a file that is none is refused in words."""
    guest.page.goto(guest.url)
    guest.page.locator("#records").click()
    guest.page.locator("#record-file").set_input_files(
        {"name": "x.jsonl", "mimeType": "text/plain", "buffer": b"?"}
    )
    guest.page.locator("#bring").click()
    expect(guest.page.get_by_role("alert")).to_have_text(
        re.compile("n’est pas la feuille d’une partie")
    )
    fits(guest)
    guest.page.locator("#record-file").set_input_files(path)
    guest.page.locator("#bring").click()
    at(guest, 0)
    moves = len(path.read_text().splitlines()) - 2
    guest.page.keyboard.press("End")
    at(guest, moves)
    guest.page.locator("#to-table").click()
    expect(guest.page.locator("#origin")).to_contain_text("apportée")
    expect(guest.page.locator("#watching")).to_be_visible()


def _is_proved(guest: Guest) -> None:
    """The browser has seen the promise, and works the hash out by itself."""
    promise = guest.page.locator("#promise").inner_text()
    guest.page.locator("#dice").click()
    expect(guest.page.locator("#dice-kept")).to_contain_text(
        "Votre propre navigateur a fait le calcul"
    )
    expect(guest.page.locator("#dice-hash")).to_have_text(promise)
    assert (
        guest.page.locator(".proof > li.good").count() == 3
        and guest.page.locator(".proof > li.bad").count() == 0
    )
    expect(guest.page.locator(".proof")).to_contain_text("a vu la même empreinte pendant la partie")
    fits(guest)


def _is_seen_by_other_eyes(guest: Guest) -> None:
    """What the other had laid face down; then with everything face up."""
    guest.page.keyboard.press("ArrowRight")
    at(guest, 1)
    assert "face cachée" not in _laid(guest, "Ondine")
    guest.page.locator("#eyes").select_option("1")
    expect(
        guest.page.locator("svg [aria-label*='Ondine'][aria-label*='face cachée']")
    ).to_have_count(1, timeout=SLOW)
    guest.page.locator("#eyes").select_option("all")
    expect(
        guest.page.locator("svg [aria-label*='Ondine'][aria-label*='face cachée']")
    ).to_have_count(0, timeout=SLOW)


def _laid(guest: Guest, name: str) -> str:
    return " ".join(label for label in guest.board() if name in label)


def _is_gone_on_with(guest: Guest, finished: str) -> None:
    guest.page.locator("#replay-slider").fill("4")
    at(guest, 4)
    guest.page.locator("#branch").click()
    guest.page.locator("#branch-level-1").select_option("apprentice")
    fits(guest)
    guest.page.locator("#branch-start").click()
    expect(guest.page.locator("#origin")).to_contain_text("Les 4 premiers coups", timeout=SLOW)
    assert guest.page.url != finished
    assert guest.wait_for_turn()
    guest.click_a_move()
    guest.page.locator("#origin a").click()
    at(guest, 4)
    assert guest.page.url.startswith(finished)


def test_pointing_at_a_move_of_the_review_shows_its_board(arrive: Arrive) -> None:
    guest = arrive("Ondine")
    guest.page.goto(f"{guest.url}/records")
    guest.page.locator("#name").fill("Ondine")
    guest.page.locator("#record-file").set_input_files(RECORDS / "stonehenge" / "hidden.jsonl")
    guest.page.locator("#bring").click()
    at(guest, 0)
    guest.page.goto(guest.page.url.replace("/move/0", "/review"))
    expect(guest.page.locator("#curve")).to_be_visible(timeout=60_000)
    guest.page.locator("#moves [data-row='3']").click()
    board = guest.page.locator(".review-board")
    expect(board).to_have_attribute("data-move", "3", timeout=SLOW)
    expect(board.locator("svg .kind-pawn[data-id^='pawn-']")).to_have_count(3)  # a new board grows
    guest.page.locator("#review-replay").click()
    at(guest, 3)


def test_a_move_that_is_not_there_leads_to_the_last_one(arrive: Arrive) -> None:
    guest = arrive("Ondine")
    address = guest.open_table()
    assert guest.wait_for_turn()
    guest.click_a_move()
    assert guest.wait_for_turn()
    guest.page.goto(f"{address}/move/900")
    at(guest, 2)
    expect(words(guest)).to_contain_text("Coup 2")
