"""Learning in a real browser: Stonehenge's lesson by clicking, Druids' by keyboard on a phone;
searching the rules."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive
from kit.guest import Guest
from nemeton.engine import Choice
from nemeton.match import Lesson, lesson

PATIENCE = 60_000
AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def taught(game: str) -> Lesson:
    found = lesson(game)
    assert found is not None
    return found


def expect_step(guest: Guest, number: int) -> None:
    expect(guest.page.locator("main.learn")).to_have_attribute(
        "data-step", str(number), timeout=PATIENCE
    )
    expect(guest.page.locator("main.learn")).to_have_attribute(
        "data-stage", "asked", timeout=PATIENCE
    )


def choice_at(game: str, number: int, right: bool = True) -> Choice:
    """The one that is asked for, or the first other one."""
    here, meant = taught(game).at(number), taught(game).right(number)
    choices = here.match.scene(here.you).choices
    return next(choice for choice in choices if (choice.action in meant) is right)


def test_stonehenge_is_learned_by_clicking(arrive: Arrive) -> None:
    """From the home page to the last step, a wrong move on the way, and on to a table."""
    guest = arrive("Ondine")
    page, steps = guest.page, taught("stonehenge").steps
    page.goto(guest.url)
    page.locator("#learn-stonehenge").click()
    for number, step in enumerate(steps, start=1):
        expect_step(guest, number)
        expect(page.locator("#lesson-text")).to_contain_text(
            step.text.fr.split("\n\n")[0].replace("*", "")
        )
        if step.do is not None:
            do_by_clicking(guest, number)
        if number < len(steps) and (step.do is None or step.well):
            expect(page.locator("#step-on.primary")).to_be_visible(timeout=PATIENCE)
            page.locator("#step-on").click()
    page.locator("#name").fill("Ondine")
    page.locator("#play-now").click()
    expect(guest.table).to_have_attribute("data-stage", "playing", timeout=PATIENCE)


def do_by_clicking(guest: Guest, number: int) -> None:
    """First something else, which changes nothing but is answered; then what is asked."""
    page, why = guest.page, taught("stonehenge").steps[number - 1].why
    before = guest.board()
    for node in choice_at("stonehenge", number, right=False).clicks:
        guest.press(page.locator(f"svg [data-node={node}]"))
    assert why
    expect(page.locator("#why-not")).to_have_text(why.fr, timeout=PATIENCE)
    assert guest.board() == before
    for node in choice_at("stonehenge", number).clicks:
        guest.press(page.locator(f"svg [data-node={node}]"))
    expect(page.locator("main.learn")).not_to_have_attribute(
        "data-prompt", f"{number}000", timeout=PATIENCE
    )


def test_druids_is_learned_by_keyboard_on_a_phone(arrive: Arrive) -> None:
    """By the list of choices, Tab and Enter alone; the ritual is told, and can be left."""
    guest = arrive("Ondine", locale="en-GB", **PHONE)
    page, steps = guest.page, taught("druids").steps
    page.goto(f"{guest.url}/learn/druids")
    expect_step(guest, 1)
    for number, step in enumerate(steps[:-1], start=1):
        expect_step(guest, number)
        expect(page.locator("#lesson-text")).to_contain_text(
            step.text.en.split("\n\n")[0].replace("*", "")
        )
        if step.do is None:
            tab_to(guest, "#step-on")
        else:
            do_by_keyboard(guest, number)
    expect_step(guest, len(steps))
    expect(page.locator("#play-now")).to_be_visible()


def tab_to(guest: Guest, button: str) -> None:
    for _ in range(60):
        if guest.page.locator(button).first.evaluate("one => one === document.activeElement"):
            return guest.page.keyboard.press("Enter")
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"{button} can't be reached by Tab")


def do_by_keyboard(guest: Guest, number: int) -> None:
    page = guest.page
    if page.locator("#by-list[aria-expanded=false]").count():
        tab_to(guest, "#by-list")
    choice = choice_at("druids", number)
    for node in choice.clicks:
        tab_to(guest, f"#choices [data-pick={node}]")
    if choice.sure:
        tab_to(guest, "button[data-confirm]")
        expect(guest.story).to_be_visible(timeout=PATIENCE)
        page.keyboard.press("Escape")


def test_a_step_is_an_address(arrive: Arrive) -> None:
    """Reloaded, one is where one was; the way back leads to the step before; what is not there is
    said to be so."""
    guest = arrive("Ondine")
    page = guest.page
    page.goto(f"{guest.url}/learn/stonehenge")
    page.locator("#step-on").click()
    expect_step(guest, 2)
    page.locator("#step-on").click()  # shows the move
    expect_step(guest, 3)
    page.reload()
    expect_step(guest, 3)
    assert "Lune\u00a0: 2 en A" in guest.board()
    page.go_back()
    expect_step(guest, 2)
    assert "Lune\u00a0: 2 en A" not in guest.board()
    page.goto(f"{guest.url}/learn/stonehenge/99")
    expect(page.locator(".lesson .alert")).to_contain_text("rien à cette adresse", timeout=PATIENCE)


def test_the_lesson_is_offered_once(arrive: Arrive) -> None:
    """To whoever opens a table of a game for the first time."""
    guest = arrive("Ondine")
    page = guest.page
    page.goto(guest.url)
    page.locator("#play-druids").click()
    expect(page.locator("#lesson-offer a")).to_have_attribute("href", "/learn/druids")
    guest.open_table(game="druids")
    page.goto(guest.url)
    page.locator("#play-druids").click()
    expect(page.locator("#start")).to_be_visible()
    expect(page.locator("#lesson-offer")).to_have_count(0)


def test_rules_are_searched_as_one_types(arrive: Arrive) -> None:
    """Without accents too; what does not speak of it steps aside, Enter leads to the next, Escape
    ends it."""
    guest = arrive("Ondine")
    page = guest.page
    page.goto(f"{guest.url}/rules/druids")
    expect(page.locator("article .glance li")).to_have_count(6)
    page.locator("#search-rules").fill("serviteurs au choix")
    expect(page.locator("#search-hits")).to_have_text("un passage")
    expect(page.locator("#rule-2\\.3")).to_be_visible()
    expect(page.locator("#rule-2\\.2")).to_be_hidden()
    page.locator("#search-rules").fill("egal")
    expect(page.locator("#search-hits")).to_have_text(re.compile(r"^1 sur \d+$"))
    page.keyboard.press("Enter")
    expect(page.locator("#search-hits")).to_have_text(re.compile(r"^2 sur \d+$"))
    page.locator("#search-rules").fill("locomotive")
    expect(page.locator("#search-hits")).to_have_text("rien trouvé")
    page.keyboard.press("Escape")
    expect(page.locator("#rule-2\\.2")).to_be_visible()


def violations(guest: Guest) -> list[str]:
    """Of the levels A and AA."""
    guest.page.evaluate(AXE.read_text(encoding="utf-8"))
    levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]
    found: dict[str, Any] = guest.page.evaluate("levels => axe.run({runOnly: levels})", levels)
    return [f"{one['id']}: {one['help']}" for one in found["violations"]]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_a_step(arrive: Arrive, theme: str) -> None:
    """On a phone, with a wrong move answered; and nothing is to be scrolled sideways."""
    guest = arrive("Ondine", color_scheme=theme, bypass_csp=True, **PHONE)
    guest.page.goto(f"{guest.url}/learn/druids/4")
    expect_step(guest, 4)
    guest.page.locator("button[data-choice]").click()
    expect(guest.page.locator("#why-not p")).to_be_visible(timeout=PATIENCE)
    assert violations(guest) == []
    assert guest.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
