"""`make screenshots`: the pictures of docs/pictures, taken from a running house so that they never lie.
Each game in the middle of play, at the size of a desk and of a phone, by day and by night; the home page besides,
and the review of a game of each kind.
Games that are named as arguments are taken alone."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import count, product
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, sync_playwright

from browser.conftest import FLAGS
from browser.guest import Guest
from browser.laid import OPEN, absent, lay
from browser.test_druiden import INWARDS, poised
from browser.test_president import before_a_stage_card
from games.president.table import new, play
from house.doorkeeper import Doorkeeper
from nemeton.bots import decide
from nemeton.games import load
from nemeton.match import Match

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


def on_stage() -> Match:
    """Judged by one of two; seat 2 is asked."""
    return play(before_a_stage_card(), "challenge 26 : s06 / performed / 1 judge yes")


def second_round() -> Match:
    """Well on, and seat 0 has to choose among three or more."""
    return next(match for number in count() for match in _played(number) if _is_well_on(match))


def _played(number: int) -> Iterator[Match]:
    """A short game at random, move by move."""
    match, chance = new(4, None, challenges="quiz", length="short", seed=f"picture-{number}"), Random(number)
    while match.actors:
        yield match
        match.play(match.actors[0], chance.choice(match.legal(match.actors[0])))


def _is_well_on(match: Match) -> bool:
    view = match.view(None)
    return view["round"] == 2 and view["phase"] == "choose" and len(match.legal(0)) > 2 and len(match.moves) > 180


LAID: dict[str, tuple[Callable[[], Match], int]] = {  # a moment of a game, and the seat that looks at it
    "president-stage": (on_stage, 2),
    "president-round": (second_round, 0),
}
OTHERS = ("Lichen", "Mousse", "Fougère")
A_REVIEW = 180_000  # milliseconds at most
REVIEWED = {"stonehenge": 2, "grand_druide": 4, "druids": 4, "druiden": 4, "president": 4}  # seats


def finished(game: str) -> Match:
    """Played to its end by bots of several levels."""
    options = {"challenges": "quiz", "length": "short"} if game == "president" else {}
    match, chance = Match(load(game), REVIEWED[game], options, seed=f"review-{game}"), Random(game)
    while match.actors:
        seat = match.actors[0]
        level = ("bard", "apprentice")[seat % 2]
        match.play(seat, decide(match.game, match.seen(seat), seat, level, chance))
    return match


def lay_reviewed(data: Path, games: list[str]) -> None:
    for game in games:
        lay(data, f"review-{game}", finished(game), *map(absent, ("Ondine", *OTHERS)[: REVIEWED[game]]))


def take_review(browser: Browser, url: str, game: str) -> None:
    guest = visitor(browser, url, "desk", "day")
    guest.page.goto(f"{url}/table/review-{game}/review")
    guest.page.locator("#curve").wait_for(timeout=A_REVIEW)
    picture(guest, f"review-{game}")
    guest.leave()


def lay_all(data: Path) -> None:
    for name, (moment, seat) in LAID.items():
        match = moment()
        others = [absent(other) for other in OTHERS[: match.seats - 1]]
        for size, theme in product(SIZES, THEMES):
            lay(data, f"{name}-{size}-{theme}", match, *others[:seat], OPEN, *others[seat:])


def take_all(browser: Browser, url: str, size: str, theme: str, games: list[str]) -> None:
    if not games:
        guest = visitor(browser, url, size, theme)
        guest.page.goto(url)
        guest.page.get_by_role("button", name="Jouer").first.wait_for()
        picture(guest, f"home-{size}-{theme}")
        guest.leave()
    for game in games or TABLES:
        guest = visitor(browser, url, size, theme)
        guest.open_table(*TABLES[game], game=game)
        take(guest, game, f"{size}-{theme}")
        guest.leave()
        for name in LAID:
            if name.startswith(game):
                take_laid(visitor(browser, url, size, theme), f"{name}-{size}-{theme}")


def take_laid(guest: Guest, name: str) -> None:
    guest.join(f"{guest.url}/table/{name}")
    assert guest.wait_for_turn()
    guest.page.evaluate("scrollTo(0, 0)")
    guest.page.mouse.move(0, 0)
    picture(guest, name)
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
    if game == "president":
        choosing(guest)
    guest.page.mouse.move(0, 0)
    picture(guest, f"{game}-{name}")
    if game in COUNTS:
        told, quickly = COUNTS[game]
        guest.play_to_the_end(*quickly)
        guest.hear_out()
        guest.page.mouse.move(0, 0)
        picture(guest, f"{game}-{told}-{name}")


def choosing(guest: Guest) -> None:
    """On to a choice among départements, with nothing told over the map."""
    guest.hear_out()
    while not guest.page.locator("svg [data-node^=d]").count():
        guest.click_a_move()
        guest.wait_for_turn()
        guest.hear_out()


def picture(guest: Guest, name: str) -> None:
    guest.page.wait_for_timeout(700)
    guest.page.screenshot(path=str(PICTURES / f"{name}.png"))
    print(f"docs/pictures/{name}.png")


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        games = sys.argv[1:] or list(TABLES)
        lay_all(Path(data))
        lay_reviewed(Path(data), games)
        with Doorkeeper(Path(data)) as keeper, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=os.environ["NEMETON_BROWSER"], args=FLAGS)
            for size, theme in product(SIZES, THEMES):
                take_all(browser, keeper.url, size, theme, sys.argv[1:])
            for game in games:
                take_review(browser, keeper.url, game)
            browser.close()


if __name__ == "__main__":
    main()
