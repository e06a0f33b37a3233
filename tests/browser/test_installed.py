"""The house as an app: it can be installed, opens from its own files, says so when it is out of
reach, and never shows an old client after a new one is there."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Arrive
from kit.doorkeeper import Doorkeeper
from kit.guest import SLOW, Guest

READY = "() => navigator.serviceWorker.ready.then(() => !!navigator.serviceWorker.controller)"
WIDTH = "async (src) => (await createImageBitmap(await (await fetch(src)).blob())).width"
KEPT = """async () => {
  const kept = await caches.open((await caches.keys())[0]);
  return (await kept.keys()).map((one) => new URL(one.url).pathname);
}"""
PATIENCE = 60_000


def settled(guest: Guest) -> None:
    """Its files are kept, and what it asks for goes through the keeper."""
    guest.page.goto(guest.url)
    guest.page.wait_for_function(READY, timeout=PATIENCE)
    guest.page.wait_for_function(
        "() => caches.match('/offline.html').then(Boolean)", timeout=PATIENCE
    )


@pytest.mark.parametrize("locale", ["fr-FR", "en-GB"])
def test_it_can_be_installed(arrive: Arrive, locale: str) -> None:
    guest = arrive("Ondine", locale=locale)
    settled(guest)
    session = guest.context.new_cdp_session(guest.page)
    manifest: dict[str, Any] = session.send("Page.getAppManifest")
    assert manifest["errors"] == [] and manifest["url"].endswith(f"/{locale[:2]}.webmanifest")
    found = [
        error["errorId"]
        for error in session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    ]
    assert [
        error for error in found if error != "in-incognito"
    ] == []  # a test's window is always one
    parsed = guest.page.evaluate(
        "() => fetch(document.querySelector('link[rel=manifest]').href).then((one) => one.json())"
    )
    for icon in parsed["icons"]:
        size = guest.page.evaluate(WIDTH, icon["src"])
        assert icon["sizes"] == f"{size}x{size}"
    assert {icon["purpose"] for icon in parsed["icons"]} == {"any", "maskable"}


def test_out_of_reach_it_says_so_and_comes_back_by_itself(
    arrive: Arrive, keeper: Doorkeeper
) -> None:
    guest = arrive("Ondine")
    settled(guest)
    keeper.close()
    guest.page.goto(f"{guest.url}/rules/stonehenge")
    expect(guest.page.locator("h1")).to_have_text("La clairière est hors de vue")
    expect(guest.page.locator("h2")).to_have_text("The clearing is out of sight")
    keeper.open()
    expect(guest.page.locator("[id='rule-2.3']")).to_be_visible(timeout=PATIENCE)


def test_a_page_is_never_an_old_one(arrive: Arrive) -> None:
    """What the house sends is shown, whatever was kept; only files that never change are."""
    guest = arrive("Ondine")
    settled(guest)
    kept: list[str] = guest.page.evaluate(KEPT)
    assert any(name.endswith(".js") and "/assets/" in name for name in kept)
    assert any(name.endswith(".woff2") for name in kept)
    assert "/" not in kept and not any(
        name.startswith(("/api", "/table", "/rules")) for name in kept
    )
    guest.context.route(
        "**/", lambda route: route.fulfill(body="<h1>new</h1>", content_type="text/html")
    )
    guest.page.goto(guest.url)
    expect(guest.page.locator("h1")).to_have_text("new", timeout=SLOW)


def test_without_scripts_it_says_so_in_both_languages(arrive: Arrive) -> None:
    guest = arrive("Ondine", java_script_enabled=False)
    guest.page.goto(guest.url)
    expect(guest.page.get_by_text("Il lui faut JavaScript")).to_be_visible(timeout=SLOW)
    expect(guest.page.get_by_text("It needs JavaScript")).to_be_visible()


def test_the_pages_have_their_own_titles(arrive: Arrive) -> None:
    guest = arrive("Ondine")
    for path, title in (
        ("/", "Nemeton"),
        ("/rules/druids", "règles"),
        ("/records", "feuille"),
        ("/nowhere", "rien"),
    ):
        guest.page.goto(f"{guest.url}{path}")
        expect(guest.page.locator("header.house")).to_be_visible(timeout=SLOW)
        expect(guest.page).to_have_title(re.compile(title))
