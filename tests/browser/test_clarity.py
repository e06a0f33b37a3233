"""What is always clear at a table, in every game: what one needs to win, and why a click leads nowhere, with its rule.
And in a game's past, what was told then is told again."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive, hurried_house
from browser.guest import SLOW, Guest
from browser.laid import absent, lay
from house.doorkeeper import Doorkeeper
from nemeton.games import load
from nemeton.match import Match

OTHERS = {"stonehenge": 1, "grand_druide": 2, "druids": 1, "druiden": 1, "president": 1}
IN_VAIN = "svg.scene [data-id]:not(.open):not(.kind-board):not(.kind-panel):not([aria-pressed=true])"
COMPANY = ("Lichen", "Mousse")


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
    with hurried_house(data) as open_house:
        yield open_house


def answered(guest: Guest) -> str:
    """Clicks what can't be clicked until a rule speaks; gives its address."""
    rule, nodes = guest.page.locator(".prompt .alert a.rule"), guest.page.locator(IN_VAIN)
    for number in range(nodes.count()):
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
