"""Le Grand Druide in a real browser, where the first seat lays the neutral bars: by mouse, by
finger, by keyboard, by ear. And its end when nobody is elected: the page says that nobody wins."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive, hurried_house
from kit.doorkeeper import Doorkeeper
from kit.guest import ASKED, SLOW, Guest
from kit.keys import Keys
from kit.laid import BOT, OPEN, absent, lay, sit, take_up
from kit.reader import Reader
from nemeton.games import load
from nemeton.match import Match

TABLES = ("mouse", "finger", "keys", "reader")
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
LINES, CARDS = "svg [data-node^=line-]", "svg [data-id^=fetish-]"


@pytest.fixture(scope="module")
def keeper(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Doorkeeper]:
    data = tmp_path_factory.mktemp("house")
    for name in TABLES:
        lay(data, name, to_lay(), OPEN, BOT, BOT)
    lay(data, "nobody", nobody_elected(), *map(absent, ("Ondine", "Lichen", "Mousse")))
    with hurried_house(data) as open_house:
        yield open_house


def to_lay() -> Match:
    """Seat 0 begins, and has all bars to lay."""
    seeds = (f"solstice {n}" for n in count())
    matches = (Match(load("grand_druide"), 3, {"bars": "laid"}, seed=seed) for seed in seeds)
    return next(match for match in matches if match.actors == (0,))


def nobody_elected() -> Match:
    match = Match(load("grand_druide"), 3, {}, seed="solstice")
    while match.actors:
        match.play(match.actors[0], ("pass",))
    return match


def seated(arrive: Arrive, table: str, **context: object) -> Guest:
    guest = arrive("Ondine", **context)
    sit(guest, table)
    assert guest.wait_for_turn()
    expect(guest.page.locator("#prompt")).to_contain_text(re.compile("baguette neutre|neutral bar"))
    expect(guest.page.locator(CARDS)).to_have_count(0)
    return guest


def cards_are_dealt(guest: Guest) -> None:
    """After the seventh bar; and the same seat is asked for its first turn."""
    expect(guest.page.locator(CARDS)).to_have_count(3, timeout=SLOW)
    expect(guest.page.locator("#prompt")).to_contain_text(
        re.compile("placez un druide|place a druid"), timeout=SLOW
    )
    assert guest.page.locator("svg [data-id^=bar-]").count() == 7


def test_bars_are_laid_by_mouse_where_one_clicks(arrive: Arrive) -> None:
    """One click on a line lays a bar there, and closes the lines beside it."""
    guest = seated(arrive, "mouse")
    for laid, stone in enumerate((4, 8, 12, 16, 20, 24, 28), 1):
        before = guest.prompt
        guest.page.locator(f"svg [data-node=line-{stone}]").click()
        expect(guest.table).not_to_have_attribute("data-prompt", str(before), timeout=SLOW)
        expect(guest.page.locator("#log")).to_contain_text(f"{stone}|{stone + 1} ({laid} sur 7)")
    cards_are_dealt(guest)


def test_a_finger_finds_every_line_and_is_asked_to_confirm(arrive: Arrive) -> None:
    guest = seated(arrive, "finger", **PHONE)
    assert guest.page.locator(LINES).count() == 30
    for number in (1, 2, 17):
        line = guest.page.locator(f"svg [data-node=line-{number}]")
        box = line.locator(".notch-dot").bounding_box()
        assert box is not None
        right = box["x"] + box["width"] + 2, box["y"] + box["height"] / 2
        guest.page.touchscreen.tap(*right)
        expect(guest.confirm).to_contain_text(f"en {number}|{number + 1}")
    assert line.locator(".hit").evaluate("one => one.getBoundingClientRect().width") >= 24, (
        "large enough to hit"
    )
    before = guest.prompt
    guest.confirm.tap()
    expect(guest.table).not_to_have_attribute("data-prompt", str(before), timeout=SLOW)
    expect(guest.page.locator("svg [data-id=bar-1]")).to_be_visible()


def test_bars_are_laid_by_keyboard(arrive: Arrive) -> None:
    guest = seated(arrive, "keys", locale="en-GB")
    keys = Keys(guest)
    for _ in range(7):
        assert keys.wait_for_turn()
        keys.move()
    cards_are_dealt(guest)


def test_bars_are_laid_by_ear(arrive: Arrive) -> None:
    """Each line says what it would do; by the list of choices."""
    guest = seated(arrive, "reader")
    reader = Reader(guest)
    for _ in range(7):
        assert reader.wait_for_turn()
        reader.move("^Placer une baguette neutre en ", by_list=True)
    cards_are_dealt(guest)


def test_the_form_offers_to_lay_the_bars(arrive: Arrive) -> None:
    guest = arrive("Ondine")
    guest.open_table("apprentice", "apprentice", game="grand_druide", option="laid")
    assert guest.wait_for_turn()
    expect(guest.page.locator("#log")).to_contain_text("place d’abord les sept baguettes neutres")


@pytest.mark.parametrize(
    ("locale", "said", "reason"),
    [
        ("fr-FR", "Personne ne gagne.", "personne n’est élu."),
        ("en-GB", "Nobody wins.", "nobody is elected."),
    ],
)
def test_where_nobody_is_elected_the_page_says_that_nobody_wins(
    arrive: Arrive, keeper: Doorkeeper, locale: str, said: str, reason: str
) -> None:
    guest = arrive("Ondine", locale=locale)
    take_up(guest, keeper.data, "nobody")
    guest.hear_out()
    expect(guest.page.locator("#result strong")).to_have_text(said)
    expect(guest.page.locator("#result-words")).to_contain_text(reason)
    expect(guest.page.locator(".seat.won, .winner")).to_have_count(0)
    guest.page.goto(f"{guest.url}/table/nobody/review")
    expect(guest.page.locator("#curve [data-line]")).to_have_count(3, timeout=SLOW)
    expect(guest.page.locator("#summary .won, .winner")).to_have_count(0)


def test_among_ones_tables_and_results_it_is_nobodys_victory(arrive: Arrive) -> None:
    """Three on one device, who all pass."""
    guest = arrive("Ondine")
    page = guest.page
    page.request.post(f"{guest.url}/api/me", data={"name": guest.name})
    beside = [{"kind": "me", "name": name} for name in ("Lichen", "Mousse")]
    wish = {"game": "grand_druide", "seats": [{"kind": "me"}, *beside]}
    table = page.request.post(f"{guest.url}/api/tables", data=wish).json()["id"]
    page.goto(f"{guest.url}/table/{table}")
    passing = guest.answers.filter(has_text="Passer pour de bon")
    while not page.locator("#story, #result").count():
        expect(page.locator(f"#raise, #hand-over, #story, #result, {ASKED}").first).to_be_visible(
            timeout=SLOW
        )
        if page.locator("#raise").count():
            page.locator("#raise").click()
            expect(guest.table).to_be_visible(timeout=SLOW)
        elif page.locator("#hand-over").count():
            page.locator("#hand-over button").click()
            expect(guest.table).to_have_count(0)
        elif guest.asked:
            before = guest.prompt
            passing.click()
            passing.click()  # it asks whether one is sure
            expect(guest.table).not_to_have_attribute("data-prompt", str(before), timeout=SLOW)
    guest.hear_out()
    expect(page.locator("#result strong")).to_have_text("Personne ne gagne.", timeout=SLOW)
    page.goto(guest.url)
    expect(page.locator(f"#mine-over li[data-table='{table}']")).to_contain_text(
        "Personne ne gagne.", timeout=SLOW
    )
