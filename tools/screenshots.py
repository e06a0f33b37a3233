"""`make screenshots`: the pictures of docs/pictures, taken from a running house so that they never lie.
Each game in the middle of play, at the size of a desk and of a phone, by day and by night; the home page besides."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from browser.conftest import FLAGS
from browser.guest import Guest
from house.doorkeeper import Doorkeeper

HERE = Path(__file__).resolve().parent.parent

PICTURES = HERE / "docs" / "pictures"
SIZES = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 360, "height": 740}}
THEMES = {"day": "light", "night": "dark"}
MOVES = 4


def take(browser: Browser, url: str, size: str, theme: str) -> None:
    guest = Guest(browser, url, "Ondine", viewport=SIZES[size], color_scheme=THEMES[theme], device_scale_factor=2)
    guest.page.goto(url)
    guest.page.get_by_role("button", name="Jouer").first.wait_for()
    picture(guest, f"home-{size}-{theme}")
    guest.open_table("bard")
    for _ in range(MOVES):
        guest.wait_for_turn()
        guest.click_a_move()
    guest.wait_for_turn()
    guest.page.mouse.move(0, 0)
    picture(guest, f"stonehenge-{size}-{theme}")
    guest.leave()


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
                take(browser, keeper.url, size, theme)
        browser.close()


if __name__ == "__main__":
    main()
