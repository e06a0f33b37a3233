"""`make screenshots`: the pictures of docs/pictures and their gallery, from a running house so that
they never lie.
Every game and every page at three sizes, by day and by night, in two languages. ONLY="president
lobby" takes those alone (a game, a page, or one moment of a game); the gallery always shows all
that are there."""

from __future__ import annotations

import base64
import os
import sys
import tempfile
from itertools import product
from pathlib import Path

from playwright.sync_api import CDPSession, sync_playwright

from browser.conftest import FLAGS
from kit.doorkeeper import Doorkeeper
from kit.guest import Guest
from scenery import MOMENTS, PAGES, TALL, Door, lay_out, lay_past, reach

HERE = Path(__file__).resolve().parent.parent
PICTURES = HERE / "docs" / "pictures"
GALLERY = HERE / "docs" / "gallery.md"
SIZES = {
    "phone": (360, 740, 0.9),
    "tablet": (768, 1024, 0.625),
    "desk": (1440, 900, 0.55),
}  # and how much smaller
THEMES = {"day": "light", "night": "dark"}
LANGUAGES = ("fr", "en")
QUALITY = 40  # of WebP: all of them stay below 11 MB
TALLEST = 3  # windows one above the other
SETTLE_DOWN = """() => document.querySelectorAll("main *").forEach((one) => {
  if (getComputedStyle(one).position === "sticky") one.style.position = "static";
})"""  # on a page in its length nothing hovers over the middle: it stands where it ends up
SETTLED = 450  # milliseconds, for what travels and fades
SHARP = {  # the pictures of the README and of docs/bots.md, larger and as PNG: what is shown, at which size, when
    "stonehenge-desk-day": ("stonehenge-middle", "desk", "day"),
    "stonehenge-phone-day": ("stonehenge-middle", "phone", "day"),
    "grand_druide-count-desk-day": ("grand_druide-end", "desk", "day"),
    "grand_druide-phone-night": ("grand_druide-middle", "phone", "night"),
    "druids-desk-night": ("druids-middle", "desk", "night"),
    "druids-phone-day": ("druids-middle", "phone", "day"),
    "druiden-desk-day": ("druiden-middle", "desk", "day"),
    "president-desk-day": ("president-middle", "desk", "day"),
    "president-phone-night": ("president-middle", "phone", "night"),
    "review-druiden": ("review-druiden", "desk", "day"),
}


def take(guest: Guest, name: str) -> None:
    """At every size, by day and by night, in both languages: the page stays where it is meanwhile."""
    lens = guest.context.new_cdp_session(guest.page)
    guest.page.mouse.move(0, 0)
    for language, theme, size in product(LANGUAGES, THEMES, SIZES):
        _turn_to(guest, language, theme, size)
        if name in TALL:
            guest.page.evaluate(SETTLE_DOWN)
        _expose(lens, f"{name}-{size}-{theme}-{language}", size, name in TALL)
        if language == "fr":
            _sharpen(guest, (name, size, theme))


def _turn_to(guest: Guest, language: str, theme: str, size: str) -> None:
    width, height, _ = SIZES[size]
    guest.page.set_viewport_size({"width": width, "height": height})
    guest.page.emulate_media(color_scheme="dark" if THEMES[theme] == "dark" else "light")
    guest.page.locator(f"#language-{language}").evaluate("one => one.click()")
    guest.page.evaluate(
        "() => scrollTo(0, document.querySelector('.game:has(.new-table)')?.offsetTop ?? 0)"
    )
    guest.page.wait_for_timeout(SETTLED)


def _expose(lens: CDPSession, name: str, size: str, tall: bool) -> None:
    """What is in the window; of a tall page all of it, or as much as three windows show."""
    width, height, smaller = SIZES[size]
    metrics = lens.send("Page.getLayoutMetrics")
    top = metrics["cssLayoutViewport"]["pageY"]
    seen = (
        max(height, min(metrics["cssContentSize"]["height"] - top, TALLEST * height))
        if tall
        else height
    )
    clip = {"x": 0, "y": top, "width": width, "height": seen, "scale": smaller}
    wish = {"format": "webp", "quality": QUALITY, "captureBeyondViewport": tall, "clip": clip}
    shot = lens.send("Page.captureScreenshot", wish)
    (PICTURES / f"{name}.webp").write_bytes(base64.b64decode(shot["data"]))


def _sharpen(guest: Guest, shown: tuple[str, str, str]) -> None:
    for picture, what in SHARP.items():
        if what == shown:
            guest.page.screenshot(path=str(PICTURES / f"{picture}.png"))


def wanted(words: list[str]) -> list[str]:
    """A game stands for all its moments."""
    every = [*MOMENTS, *PAGES]
    unknown = [word for word in words if not any(_fits(name, word) for name in every)]
    if unknown:
        sys.exit(f"no such game or page: {', '.join(unknown)}; there are {', '.join(every)}")
    return [name for name in every if not words or any(_fits(name, word) for word in words)]


def _fits(name: str, word: str) -> bool:
    return name == word or (name in MOMENTS and MOMENTS[name][0] == word)


def gallery() -> str:
    """All pictures that are there, by what they show."""
    there = [
        name for name in (*MOMENTS, *PAGES) if (PICTURES / f"{name}-phone-day-fr.webp").exists()
    ]
    head = (
        "# Gallery\n\nEvery game and every page, made by `make screenshots`; not written by hand."
    )
    return "\n\n".join([head, *(f"## {name}\n\n{_table(name)}" for name in there)]) + "\n"


def _table(name: str) -> str:
    rows = ["| | " + " | ".join(SIZES) + " |", "|---|" + "---|" * len(SIZES)]
    for language, theme in product(LANGUAGES, THEMES):
        shown = [f"![{name}](pictures/{name}-{size}-{theme}-{language}.webp)" for size in SIZES]
        rows.append(f"| {theme}, {language} | " + " | ".join(shown) + " |")
    return "\n".join(rows)


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    names = wanted(sys.argv[1:])
    with tempfile.TemporaryDirectory() as data:
        names = [name for name in names if lay_out(Path(data), name)]
        lay_past(Path(data), names)
        with Doorkeeper(Path(data)) as keeper, sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=os.environ["NEMETON_BROWSER"], args=FLAGS
            )
            for name in names:
                door = Door(browser, keeper.url, Path(data), [])
                take(reach(door, name), name)
                for guest in door.guests:
                    guest.leave()
                print(f"docs/pictures/{name}-*", flush=True)
            browser.close()
    GALLERY.write_text(gallery(), encoding="utf-8")


if __name__ == "__main__":
    main()
