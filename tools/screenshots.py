"""`make screenshots`: the pictures of docs/pictures, taken from a running house so that they never lie.
Each game in the middle of play, at the size of a desk and of a phone, by day and by night; the home page besides."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from browser.conftest import FLAGS
from browser.guest import Guest
from browser.test_druiden import INWARDS, poised
from house.doorkeeper import Doorkeeper

HERE = Path(__file__).resolve().parent.parent

PICTURES = HERE / "docs" / "pictures"
SIZES = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 360, "height": 740}}
THEMES = {"day": "light", "night": "dark"}
TABLES = {
    "stonehenge": ("bard",),
    "grand_druide": ("bard", "bard", "bard"),
    "druids": ("bard", "bard"),
    "druiden": ("apprentice", "apprentice"),
    "president": ("bard", "bard", "bard"),
}
MOVES = {"stonehenge": 4, "grand_druide": 5, "druids": 22, "druiden": 12, "president": 25}  # of the guest
GHOSTS = "svg [data-node^=ghost-]:not([aria-pressed=true])"
SPIRALS = tuple(f"svg [data-node=stone-c{hour}]" for hour in range(1, 12, 2))
WISHES = {"druiden": (GHOSTS, *SPIRALS)}
COUNTS = {"grand_druide": ("count", ()), "druiden": ("vote", INWARDS)}  # what is told at the end, and how to come there


def take_all(browser: Browser, url: str, size: str, theme: str) -> None:
    guest = visitor(browser, url, size, theme)
    guest.page.goto(url)
    guest.page.get_by_role("button", name="Jouer").first.wait_for()
    picture(guest, f"home-{size}-{theme}")
    guest.leave()
    for game, others in TABLES.items():
        guest = visitor(browser, url, size, theme)
        guest.open_table(*others, game=game)
        take(guest, game, f"{size}-{theme}")
        guest.leave()


def visitor(browser: Browser, url: str, size: str, theme: str) -> Guest:
    return Guest(browser, url, "Ondine", viewport=SIZES[size], color_scheme=THEMES[theme], device_scale_factor=2)


def take(guest: Guest, game: str, name: str) -> None:
    """In the middle of play; where a story is told at the end, its last beat too."""
    wishes = WISHES.get(game, ())
    for _ in range(MOVES[game]):
        guest.wait_for_turn()
        guest.click_a_move(*wishes)
    guest.wait_for_turn()
    if game == "druiden":
        poised(guest, *wishes)
    guest.page.mouse.move(0, 0)
    picture(guest, f"{game}-{name}")
    if game in COUNTS:
        told, quickly = COUNTS[game]
        guest.play_to_the_end(*quickly)
        guest.hear_out()
        guest.page.mouse.move(0, 0)
        picture(guest, f"{game}-{told}-{name}")


def picture(guest: Guest, name: str) -> None:
    guest.page.wait_for_timeout(700)
    guest.page.screenshot(path=str(PICTURES / f"{name}.png"))
    print(f"docs/pictures/{name}.png")


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, Doorkeeper(Path(data)) as keeper, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ["NEMETON_BROWSER"], args=FLAGS)
        for size in SIZES:
            for theme in THEMES:
                take_all(browser, keeper.url, size, theme)
        browser.close()


if __name__ == "__main__":
    main()
