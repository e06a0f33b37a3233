"""Le Jeu du Président in a real browser: a whole game by clicking; a stage challenge that two
people judge, unseen by each other until both have; a party that nobody else can take; and a map
that a fingertip can use."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Arrive, hurried_house
from browser.test_access import serious
from browser.test_druiden import PHONE
from browser.test_parties import radio, seat
from games.president.table import new, play
from kit.doorkeeper import Doorkeeper
from kit.guest import SLOW, Guest
from kit.laid import lay, sit
from nemeton.match import Match

DEAL = (
    "23 40 41 48 15 17 08 09 10 12 03 05",
    "26 62 07 70 18 81 19 91 27 72 28 82",
    "34 43 36 63 37 73",
)
DICE = "2 6"  # both départements that they offer are seat 1's
NEARER = re.compile(r"scale\((1\.[6-9]|[2-6])")
LAID, STAR = "scene", "etoile"  # tables that are laid before the house opens


@pytest.fixture(scope="module")
def keeper(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Doorkeeper]:
    """One house for all: nobody shuts it here."""
    data = tmp_path_factory.mktemp("house")
    lay(data, LAID, before_a_stage_card())
    lay(data, STAR, play(new(3, 0, deal=DEAL), "roll : 3 *"))
    with hurried_house(data) as open_house:
        yield open_house


def before_a_stage_card() -> Match:
    """Seat 0 has to challenge; the first seed with which its challenge for 26 draws a card to be
    played on stage."""
    for number in count():
        match = play(new(3, 0, deal=DEAL, seed=f"scene-{number}"), f"roll : {DICE}")
        if play(match.clone(), "challenge 26").view(None)["phase"] == "perform":
            return match
    raise AssertionError("there are stage cards")


def test_a_short_game_with_two_robots_to_its_end(arrive: Arrive) -> None:
    guest = arrive("Ondine", bypass_csp=True)
    guest.open_table("apprentice", "apprentice", game="president", option="short")
    expect(guest.page.locator("svg [data-id=round]")).to_contain_text("coup\u00a01 sur\u00a016")
    guest.play_to_the_end()
    guest.hear_out()
    assert "présidence" in guest.result()
    assert (
        guest.page.locator("svg [data-id^=ally-]").count() == 1
        or "majorité absolue" in guest.result()
    )
    assert serious(guest) == []


# A stage challenge, judged by two.


@pytest.fixture
def company(arrive: Arrive) -> list[Guest]:
    """Three people at a table laid for them: who performs, and two who judge."""
    guests = [arrive(name) for name in ("Ondine", "Lichen", "Mousse")]
    for number, guest in enumerate(guests):
        sit(guest, LAID)
        expect(guest.table).to_have_attribute("data-you", str(number), timeout=SLOW)
    return guests


def test_a_stage_challenge_is_judged_by_two_and_their_votes_stay_sealed(
    company: list[Guest],
) -> None:
    performer, first, second = company
    _perform(company)
    heard = len(second.frames)
    first.page.locator("svg [data-node=verdict-yes]").click()
    for guest in company:
        expect(_ballot(guest, 1)).to_have_attribute("aria-label", _judged(guest), timeout=SLOW)
    for guest in (performer, second):
        _assert_sealed(guest)
    assert not [frame for frame in second.frames[heard:] if '"scene"' in frame], (
        "nobody has heard that she has judged"
    )
    second.page.locator("svg [data-node=verdict-yes]").click()
    for guest in company:
        expect(guest.story).to_be_visible(timeout=SLOW)
        guest.hear_out()
        assert guest.book()[1:3] == ["Lichen\u00a0: réussi.", "Mousse\u00a0: réussi."]
        expect(_place(guest, "26")).to_have_attribute(
            "aria-label", _held_by("Ondine"), timeout=SLOW
        )


def _perform(company: list[Guest]) -> None:
    """Ondine challenges for 26; everybody reads the card and sees the timer; she skips it, and has
    finished."""
    performer, *judges = company
    assert performer.wait_for_turn()
    performer.press(_place(performer, "26"))
    for guest in company:
        expect(guest.page.locator("svg [data-id=sheet-card]")).to_be_visible(timeout=SLOW)
        expect(guest.page.get_by_role("timer")).to_be_visible()
        assert "Lichen lit la carte" in guest.log()
    performer.page.locator("#timer-skip").click()
    expect(performer.page.locator("#timer")).to_have_count(0)
    assert all(guest.page.locator("#timer").count() for guest in judges), (
        "a timer is skipped for oneself alone"
    )
    performer.answers.click()
    for judge in judges:
        assert judge.wait_for_turn()
        expect(judge.page.locator("svg [data-node^=verdict-]")).to_have_count(2)
    expect(performer.page.locator("svg [data-id^=verdict-]")).to_have_count(0)


def _ballot(guest: Guest, number: int) -> Locator:
    return guest.page.locator(f"svg [data-id=ballot-{number}]")


def _place(guest: Guest, code: str) -> Locator:
    return guest.page.locator(f"svg [data-id=d{code}]")


def _judged(guest: Guest) -> str:
    """What Lichen's ballot says: to herself what she has written, to the others that it is closed."""
    return "Lichen juge\u00a0: réussi" if guest.name == "Lichen" else "Lichen juge sous pli fermé"


def _held_by(name: str) -> str:
    return f"26 – Drôme\u00a0: 400\u202f000\u00a0voix, à {name}"


def _assert_sealed(guest: Guest) -> None:
    """No word that came through the wire tells how Lichen has judged."""
    tables: list[dict[str, Any]] = [
        json.loads(frame) for frame in guest.frames if '"scene"' in frame
    ]
    ballots = [
        node for table in tables for node in table["scene"]["nodes"] if node["id"] == "ballot-1"
    ]
    assert {(node["look"], node["down"]) for node in ballots} == {("ballot", True)}
    said = [line for table in tables for line in table["log"]]
    assert not [line for line in said if line["key"] in ("president-judged", "president-verdict")]


# Sitting down.


def test_a_party_that_is_taken_is_gone_for_the_others_and_chance_gives_another(
    arrive: Arrive,
) -> None:
    host, friend, last = arrive("Ondine"), arrive("Lichen"), arrive("Mousse")
    address = host.open_table("open", "open", game="president", option="ps")
    expect(seat(host, 0)).to_contain_text("Parti socialiste")
    friend.page.goto(address)
    last.page.goto(address)
    for guest in (friend, last):
        expect(radio(guest.page, "ps")).to_be_disabled()
        expect(radio(guest.page, "rn")).to_be_enabled()
    friend.page.locator("#name").fill(friend.name)
    radio(friend.page, "chance").check(force=True)
    friend.page.locator("#sit").click()
    expect(friend.table).to_have_attribute("data-you", "1", timeout=SLOW)
    expect(last.page.locator("input[name=party]:disabled")).to_have_count(2, timeout=SLOW)
    assert seat(friend, 1).locator(".party").inner_text() != "Parti socialiste"


# On a phone.


def test_a_departement_is_chosen_on_a_phone_from_nearer_or_from_the_list(arrive: Arrive) -> None:
    guest = arrive("Ondine", **PHONE)
    sit(guest, STAR)
    assert guest.wait_for_turn()
    guest.page.locator("#zoom").tap()
    expect(guest.page.locator(".zoomed")).to_have_attribute("style", NEARER)
    sit(arrive("Lichen"), STAR)
    expect(seat(guest, 1)).to_contain_text("Lichen", timeout=SLOW)
    expect(guest.page.locator(".zoomed")).to_have_attribute(
        "style", NEARER
    )  # though some of what is on offer is outside
    guest.press(_place(guest, "30"))
    expect(guest.confirm).to_have_text("Prendre Gard (30)\u00a0: 600\u202f000\u00a0voix")
    guest.page.locator("#back").tap()
    guest.page.locator("#by-list").tap()
    before = guest.prompt
    guest.page.locator("[data-pick=d30]").tap()
    expect(guest.table).not_to_have_attribute("data-prompt", str(before), timeout=SLOW)
    expect(_place(guest, "30")).to_have_attribute(
        "aria-label", "30 – Gard\u00a0: 600\u202f000\u00a0voix, à Ondine"
    )
