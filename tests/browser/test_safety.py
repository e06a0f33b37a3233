"""In a real browser: code in a name is text, code that gets in all the same does not run, and a
restart of the house is survived without a reload."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import Arrive
from kit.doorkeeper import Doorkeeper
from kit.guest import SLOW

CODE = [
    "<img src=x onerror=a()>",
    "<script>a=1</script>",
    '"><svg/onload=a()>',
    "{{constructor}}",
    "javascript:a()",
]
INJECTED = """() => new Promise(done => {
    document.addEventListener("securitypolicyviolation", event => done(event.effectiveDirective));
    const script = document.createElement("script");
    script.textContent = "window.ran = true";
    document.body.append(script);
    setTimeout(() => done(window.ran ? "it ran" : "nothing"), 2000);
})"""


@pytest.mark.parametrize("name", CODE)
def test_code_in_a_name_is_text(arrive: Arrive, name: str) -> None:
    host, friend = arrive(name), arrive("Lichen")
    friend.join(host.open_table("open"))
    expect(friend.table).to_have_attribute("data-stage", "playing", timeout=SLOW)
    for guest in (host, friend):
        expect(guest.page.get_by_text(name, exact=True).first).to_be_visible()
        assert guest.page.locator("img[src=x], svg[onload], body script").count() == 0
        assert guest.page.evaluate("() => 'a' in window") is False


def test_code_that_gets_in_does_not_run(chromium: Browser, keeper: Doorkeeper) -> None:
    page = chromium.new_page()
    page.goto(keeper.url)
    assert page.evaluate(INJECTED) == "script-src-elem"
    page.close()


def test_a_restart_of_the_house_is_survived_without_a_reload(
    arrive: Arrive, keeper: Doorkeeper
) -> None:
    """The house says that it will be back, the page says so too, and goes on by itself."""
    guest = arrive("Ondine")
    guest.open_table()
    guest.wait_for_turn()
    guest.click_a_move()
    guest.wait_for_turn()
    before = guest.log()
    guest.page.evaluate("() => { window.same = true }")
    keeper.close()
    assert keeper.process is not None and keeper.process.returncode == 0
    connection = guest.page.locator("#connection")
    expect(connection).to_contain_text("revient tout de suite", timeout=SLOW)
    expect(guest.page.locator("#closed")).to_have_count(0)
    keeper.open()
    expect(connection).to_have_text("", timeout=SLOW)
    assert guest.log() == before
    guest.play_to_the_end()
    assert guest.page.evaluate("() => window.same") is True
