"""What is always clear at a table, in every game: what one needs to win, and why a click leads
nowhere, with its rule.
And in a game's past, what was told then is told again."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive, hurried_house
from kit.doorkeeper import Doorkeeper
from kit.guest import SLOW, Guest
from kit.laid import OPEN, absent, lay, sit
from kit.moments import moments
from nemeton.games import load
from nemeton.match import Match

OTHERS = {"stonehenge": 1, "grand_druide": 2, "druids": 1, "druiden": 1, "president": 1}
IN_VAIN = (
    "svg.scene [data-id]:not(.open):not(.kind-board):not(.kind-panel):not([aria-pressed=true])"
)
COMPANY = ("Lichen", "Mousse")
DESKS = ((1440, 900), (1280, 720))
NOTE = """board => {
  window.sizes = [];
  const asked = () => document.querySelector("main.table").dataset.prompt;
  const first = asked();
  new ResizeObserver(([{ contentRect }]) => asked() === first && window.sizes.push(contentRect.height)).observe(board);
}"""
WIDE = """(one) => {
  const span = document.body.appendChild(document.createElement("span"));
  span.textContent = one.repeat(100);
  span.style.fontSize = "10px";
  return document.fonts.load("10px 'Alegreya Sans'", one).then(() => span.getBoundingClientRect().width / 1000);
}"""


def with_rituals() -> tuple[Match, int]:
    """A game of Druids by chance, and the move that held its first ritual."""
    match, chance, first = Match(load("druids"), 2, {}, seed="replayed"), Random(7), 0
    while match.actors:
        actions = match.legal(match.actors[0])
        rituals = [action for action in actions if action[0] == "ritual"]
        match.play(match.actors[0], chance.choice(rituals or list(actions)))
        first = first or (len(match.moves) if rituals else 0)
    return match, first


MATCH, RITUAL = with_rituals()


@pytest.fixture(scope="module")
def keeper(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Doorkeeper]:
    """One house for all, with a finished game in it."""
    data = tmp_path_factory.mktemp("house")
    lay(data, "told", MATCH, *map(absent, COMPANY))
    begun = Match(load("grand_druide"), 3, {}, seed="desk")
    chairs = list(map(absent, COMPANY))
    chairs.insert(begun.actors[0], OPEN)
    for name in ("late", *(f"desk-{width}" for width, _ in DESKS)):
        lay(data, name, begun, *chairs)
    for game in OTHERS:
        middle = moments(game)["middle"]
        lay(
            data,
            f"{game}-middle",
            middle,
            OPEN,
            *map(absent, (*COMPANY, "Fougère")[: middle.seats - 1]),
        )
    with hurried_house(data) as open_house:
        yield open_house


def answered(guest: Guest) -> str:
    """Clicks what can't be clicked until a rule speaks; gives its address."""
    rule, nodes = guest.page.locator(".prompt .alert a.rule"), guest.page.locator(IN_VAIN)
    for number in range(nodes.count()):
        with guest.hears("because"):  # the sentence before may still stand there
            nodes.nth(number).dispatch_event("click")
        expect(guest.page.locator(".prompt .alert p")).to_be_visible(timeout=SLOW)
        if rule.count():
            return str(rule.get_attribute("href"))
    raise AssertionError("no rule has spoken")


@pytest.mark.parametrize("game", OTHERS)
def test_a_click_in_vain_is_answered_with_a_rule_to_follow(arrive: Arrive, game: str) -> None:
    guest = arrive("Ondine")
    guest.open_table(*["apprentice"] * OTHERS[game], game=game)
    for _ in range(2):
        assert guest.wait_for_turn()
        expect(guest.page.locator("#goal")).to_be_visible()
        guest.click_a_move()
    assert guest.wait_for_turn()
    before, address = guest.prompt, answered(guest)
    assert guest.prompt == before, "nothing was played"
    guest.page.goto(guest.url + address)
    expect(guest.page.locator(f"[id='{address.partition('#')[2]}']")).to_be_visible(timeout=SLOW)


def test_what_was_picked_stays_picked_while_a_rule_answers(arrive: Arrive) -> None:
    guest = arrive("Ondine")
    guest.open_table()
    assert guest.wait_for_turn()
    guest.click_a_move()
    assert guest.wait_for_turn()
    guest.press(guest.open_nodes.first)
    guest.page.locator("svg [data-id^=pawn-]").first.dispatch_event("click")
    expect(guest.page.locator(".prompt .alert")).to_contain_text("2.3", timeout=SLOW)
    expect(guest.page.locator("svg [data-node][aria-pressed=true]")).to_have_count(1)
    guest.open_nodes.first.dispatch_event("click")
    expect(guest.page.locator(".prompt .alert p")).to_have_count(0)


def test_a_ritual_is_told_again_where_it_was_held(arrive: Arrive) -> None:
    guest = arrive("Ondine")
    guest.page.goto(f"{guest.url}/table/told/move/{RITUAL - 1}")
    expect(guest.page.locator(f"main[data-move='{RITUAL - 1}']")).to_be_visible(timeout=SLOW)
    expect(guest.story).to_have_count(0)
    guest.page.locator("#replay-next").click()
    expect(guest.story).to_be_visible(timeout=SLOW)
    expect(guest.caption).to_contain_text("rituel")
    guest.page.locator("#story-end").click()
    expect(guest.page.locator("#replay-words")).to_contain_text(f"Coup {RITUAL}")
    guest.page.locator("#retell").click()
    expect(guest.story).to_be_visible()
    guest.page.locator("#replay-next").click()
    expect(guest.story).to_have_count(0)
    expect(guest.page.locator(f"main[data-move='{RITUAL + 1}']")).to_be_visible(timeout=SLOW)


@pytest.mark.parametrize(("width", "height"), DESKS)
def test_the_board_is_as_large_at_everybodys_turn(arrive: Arrive, width: int, height: int) -> None:
    """In French the longest question of this game takes two lines, and its goal two more, on the
    smaller desk."""
    guest = arrive("Ondine")
    guest.page.set_viewport_size({"width": width, "height": height})
    sit(guest, f"desk-{width}")
    assert guest.wait_for_turn()
    board = guest.page.locator("section.place")
    before, question = board.bounding_box(), guest.page.locator("#prompt").inner_text()
    guest.click_a_move()
    expect(guest.page.locator("#prompt")).not_to_have_text(question, timeout=SLOW)
    expect(guest.page.locator(".prompt.yours")).to_have_count(0)
    assert board.bounding_box() == before


@pytest.mark.parametrize("game", OTHERS)
def test_a_move_by_clicks_leaves_the_board_as_large(arrive: Arrive, game: str) -> None:
    """What is picked is said in the question, which gets longer; at another size all of the board
    is laid out anew."""
    guest = arrive("Ondine")
    sit(guest, f"{game}-middle")
    assert guest.wait_for_turn()
    guest.page.locator("svg.scene").evaluate(NOTE)
    guest.click_a_move()
    assert len(guest.page.evaluate("() => window.sizes")) == 1, (
        "as it was when it was first looked at"
    )


def test_who_sits_down_late_is_told_once(arrive: Arrive) -> None:
    """In the log, where it stays; beside it was once more, in bold, to the end of the game."""
    guest = arrive("Ondine")
    sit(guest, "late")
    expect(guest.page.locator("#log")).to_contain_text("Ondine prend place.", timeout=SLOW)
    expect(guest.page.locator("#news li")).to_have_count(0)


def test_the_narrow_space_can_be_seen(arrive: Arrive) -> None:
    """Without a glyph of its own it was half a space, 0.08 em."""
    guest = arrive("Ondine")
    guest.page.goto(guest.url)
    assert guest.page.evaluate(WIDE, "\u202f") == pytest.approx(0.15, abs=0.01)
