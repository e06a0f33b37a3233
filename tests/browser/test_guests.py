"""Guests: on a second device, with a passkey, in conversation; and how little it takes to sit down."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import CDPSession, expect

from browser.conftest import Arrive
from browser.test_access import SIZES, serious
from kit.doorkeeper import Doorkeeper
from kit.guest import SLOW, Guest

PHONE = {"width": 360, "height": 740}
SCRIPT = "<img src=x onerror=\"document.title='hacked'\"> https://elsewhere.example"


def say(guest: Guest, text: str) -> None:
    guest.page.locator("#chat-field").fill(text)
    guest.page.keyboard.press("Enter")


def unfold(guest: Guest) -> None:
    guest.page.locator("#chat-title").click()
    expect(guest.page.locator("#chat")).to_be_visible()


def heard(guest: Guest, *texts: str) -> None:
    expect(guest.page.locator("#chat-lines li p")).to_have_text(list(texts), timeout=SLOW)


def show_me(guest: Guest) -> None:
    guest.page.goto(f"{guest.url}/me")
    expect(guest.page.locator("#save-name")).to_be_visible(timeout=SLOW)


def call(guest: Guest, name: str) -> None:
    show_me(guest)
    guest.page.locator("#name").fill(name)
    guest.page.locator("#save-name").click()
    expect(guest.page.locator(".done")).to_contain_text("noté")


# In ten seconds.


def test_from_a_link_to_the_board_in_one_field_and_one_click(arrive: Arrive) -> None:
    host, friend = arrive("Ondine"), arrive("Lichen", viewport=PHONE)
    address = host.open_table("open")
    friend.page.goto(address)
    friend.page.locator("#name").fill("Lichen")
    friend.page.locator("#sit").click()
    expect(
        friend.page.locator("main.table[data-stage=playing][data-you='1'] svg.scene")
    ).to_be_visible(timeout=SLOW)


def test_a_namesake_is_offered_another_name(arrive: Arrive) -> None:
    host, friend = arrive("Ondine"), arrive("Ondine")
    friend.join(host.open_table("open"))
    expect(friend.page.locator("#name-here")).to_have_value("Ondine 2", timeout=SLOW)
    friend.page.locator("#sit").click()
    expect(host.page.locator(".seat .who").nth(1)).to_contain_text("Ondine 2", timeout=SLOW)
    show_me(friend)
    expect(friend.page.locator("#name")).to_have_value("Ondine")


# Another device.


def test_a_link_makes_another_device_the_same_guest(arrive: Arrive) -> None:
    desk, phone, thief = arrive("Ondine"), arrive("Ondine", viewport=PHONE), arrive("Lichen")
    table = desk.open_table("open")
    show_me(desk)
    desk.page.locator("#make-link").click()
    expect(desk.page.locator("svg.code")).to_be_visible()
    expect(desk.page.locator(".warning")).to_be_visible()
    link = desk.page.locator("#along-link").input_value()
    for _ in (1, 2):  # looking at it does not use it up
        phone.page.goto(link)
        phone.page.reload()
        expect(phone.page.locator("h1")).to_contain_text("Être Ondine ici aussi")
    phone.page.locator("#along-yes").click()
    expect(phone.page.locator("#name")).to_have_value("Ondine")
    assert "#" not in phone.page.url, "the address bar keeps no key"
    phone.watch(table)
    expect(phone.page.locator("main.table[data-you='0']")).to_be_visible()
    thief.page.goto(link)
    expect(thief.page.get_by_role("alert")).to_contain_text("déjà servi")


def test_to_be_forgotten_here(arrive: Arrive) -> None:
    guest = arrive("Ondine")
    guest.open_table()
    show_me(guest)
    expect(guest.page.locator("#me-forget ~ .notice")).to_be_visible()
    guest.page.locator("#forget").click()
    guest.page.locator("#forget-sure").click()
    expect(guest.page.locator("#name")).to_have_value("")
    guest.page.goto(guest.url)
    expect(guest.page.locator(".hero")).to_be_visible()
    assert guest.page.locator(".recent, .whoami").count() == 0


CALLED = """(() => {
  window.deeds = [];
  const shown = { close: () => window.deeds.push("closed") };
  const subscribed = { endpoint: "https://push.example/1", unsubscribe: async () => window.deeds.push("unsubscribed") };
  const worker = { pushManager: { getSubscription: async () => subscribed }, getNotifications: async () => [shown] };
  navigator.serviceWorker.getRegistration = async () => worker;
})()"""


def test_who_is_forgotten_leaves_no_table_and_no_bell_behind(arrive: Arrive) -> None:
    """The browser stands in for a push service, which none here has."""
    guest = arrive("Ondine")
    table = urlsplit(guest.open_table()).path.rpartition("/")[2]
    guest.page.evaluate(f"localStorage.setItem('nemeton-read', JSON.stringify({{'{table}': 3}}))")
    guest.page.evaluate(
        f"localStorage.setItem('nemeton-promises', JSON.stringify([['{table}', 'abc']]))"
    )
    guest.page.evaluate("localStorage.setItem('nemeton-sound', 'off')")
    show_me(guest)
    asked: list[str] = []
    guest.page.on(
        "request", lambda request: asked.append(f"{request.method} {urlsplit(request.url).path}")
    )
    guest.page.evaluate(CALLED)
    guest.page.locator("#forget").click()
    guest.page.locator("#forget-sure").click()
    expect(guest.page.locator("#name")).to_have_value("")
    assert guest.page.evaluate("window.deeds") == ["unsubscribed", "closed"]
    told = [one for one in asked if one in ("DELETE /api/push", "POST /api/me/forget")]
    assert told == ["DELETE /api/push", "POST /api/me/forget"]
    kept = guest.page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
    assert table not in kept and "nemeton-sound" in kept, "no table; how one likes it stays"


def test_a_table_keeps_ones_name_unless_one_says_so_there(arrive: Arrive) -> None:
    guest = arrive("Ondine")
    table = guest.open_table()
    call(guest, "Undine")
    guest.watch(table)
    expect(guest.page.locator(".seat .who strong").first).to_have_text("Ondine")
    guest.page.locator("#call-me-here").click()
    expect(guest.page.locator(".seat .who strong").first).to_have_text("Undine")
    expect(guest.page.locator("#name-here")).to_have_count(0)


# Passkeys.


def authenticator(guest: Guest) -> tuple[CDPSession, str]:
    """A device that keeps passkeys and always agrees."""
    devtools = guest.context.new_cdp_session(guest.page)
    devtools.send("WebAuthn.enable")
    traits = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    made = devtools.send("WebAuthn.addVirtualAuthenticator", {"options": traits})
    return devtools, str(made["authenticatorId"])


def at_localhost(guest: Guest, keeper: Doorkeeper) -> Guest:
    guest.url = f"http://localhost:{keeper.port}"
    return guest


def test_a_passkey_makes_another_browser_the_same_guest(arrive: Arrive, keeper: Doorkeeper) -> None:
    desk, other = (at_localhost(arrive(name), keeper) for name in ("Ondine", "Lichen"))
    table = desk.open_table("open")
    show_me(desk)
    devtools, device = authenticator(desk)
    desk.page.locator("#make-key").click()
    expect(desk.page.locator(".keys li")).to_have_count(1, timeout=SLOW)
    desk.page.locator("#make-key").click()
    expect(desk.page.get_by_role("alert")).to_contain_text("déjà une clé")

    show_me(other)
    theirs, same = authenticator(other)
    other.page.locator("#enter-key").click()
    expect(other.page.get_by_role("alert")).to_contain_text("Rien n’a été fait", timeout=SLOW)
    for credential in devtools.send("WebAuthn.getCredentials", {"authenticatorId": device})[
        "credentials"
    ]:
        theirs.send("WebAuthn.addCredential", {"authenticatorId": same, "credential": credential})
    other.page.locator("#enter-key").click()
    expect(other.page.locator("#name")).to_have_value("Ondine", timeout=SLOW)
    expect(other.page.locator(".keys li")).to_contain_text("a servi le")
    other.watch(table)
    expect(other.page.locator("main.table[data-you='0']")).to_be_visible()

    show_me(other)
    other.page.locator(".keys button").click()
    expect(other.page.locator(".keys li")).to_have_count(0)
    other.page.locator("#enter-key").click()
    expect(other.page.get_by_role("alert")).to_contain_text("ne connaît pas", timeout=SLOW)


def test_an_address_of_numbers_has_no_passkeys_and_says_so(arrive: Arrive) -> None:
    guest = arrive("Ondine")
    call(guest, "Ondine")
    guest.page.locator("#make-key").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("localhost")


# Conversation.


def test_talk_between_two_who_play_and_one_who_looks_on(arrive: Arrive) -> None:
    host, friend, beside = (
        arrive("Ondine"),
        arrive("Lichen", viewport=PHONE, locale="en-GB"),
        arrive("Mousse"),
    )
    address = host.open_table("open")
    friend.join(address)
    expect(friend.page.locator("main.table[data-you='1']")).to_be_visible(timeout=SLOW)
    beside.watch(address)

    unfold(host)
    say(host, SCRIPT)
    heard(host, SCRIPT)
    expect(host.page.locator("#chat-field")).to_have_value("")
    host.page.locator("#phrases").click()
    host.page.get_by_role("button", name="Bien joué").click()
    expect(friend.page.locator("#chat-title .unread")).to_have_text("2", timeout=SLOW)
    unfold(friend)
    expect(friend.page.locator(".unread")).to_have_count(0)
    heard(friend, SCRIPT, "Well played!")
    assert friend.page.locator("#chat-lines a, #chat-lines img").count() == 0, "text is text"

    unfold(beside)
    beside.page.locator("#chat-name").fill("Mousse")
    beside.page.locator("#chat-name-do").click()
    heard(beside, SCRIPT, "Bien joué\u202f!")
    say(beside, "il a le 4")
    heard(beside, SCRIPT, "Bien joué\u202f!", "il a le 4")
    say(friend, "thanks")
    heard(host, SCRIPT, "Bien joué\u202f!", "thanks")
    friend.page.reload()
    heard(friend, SCRIPT, "Well played!", "thanks")
    assert "il a le 4" not in "".join([*host.frames, *friend.frames])

    friend.page.locator("#chat-lines li").first.get_by_role("button").click()
    friend.page.get_by_role("button", name="Stop reading Ondine").click()
    heard(friend, "thanks")
    friend.page.get_by_role("button", name="Read Ondine again").click()
    heard(friend, SCRIPT, "Well played!", "thanks")
    host.page.locator("#chat-lines li").last.get_by_role("button").click()
    host.page.get_by_role("button", name="Faire taire Lichen").click()
    expect(host.page.locator(".people")).to_contain_text("Lichen")
    say(friend, "but")
    expect(friend.page.locator(".write [role=alert]")).to_contain_text("silenced you")
    expect(friend.page.locator("#chat-field")).to_have_value("but")


def test_on_a_phone_the_bar_says_what_is_unread_further_down_and_leads_there(
    arrive: Arrive,
) -> None:
    host, friend = arrive("Ondine"), arrive("Lichen", viewport=PHONE)
    friend.join(host.open_table("open"))
    expect(friend.page.locator("main.table[data-you='1']")).to_be_visible(timeout=SLOW)
    unfold(friend)
    friend.page.evaluate("() => new Promise(done => (scrollTo(0, 0), setTimeout(done, 300)))")
    unfold(host)
    say(host, "Bonsoir")
    friend.page.locator(".prompt").get_by_role("button", name="un message non lu").click(
        timeout=SLOW
    )
    expect(friend.page.locator("#chat-lines li")).to_be_in_viewport(timeout=SLOW)
    expect(friend.page.locator(".unread")).to_have_count(0)
    say(host, "Belle lune")
    heard(friend, "Bonsoir", "Belle lune")
    expect(friend.page.locator(".unread")).to_have_count(0)


def test_the_talk_stands_at_its_end_however_the_window_changes(arrive: Arrive) -> None:
    guest = arrive("Ondine")
    guest.open_table()
    unfold(guest)
    for n in range(5):
        say(guest, f"Ligne {n}, assez longue pour tenir sur deux lignes de la colonne")
        expect(guest.page.locator("#chat-lines li")).to_have_count(n + 1, timeout=SLOW)
    for height in (900, 620, 760):
        guest.page.set_viewport_size({"width": 1440, "height": height})
        guest.page.locator("#chat-lines").evaluate(
            "list => list.parentElement.scrollIntoView({ block: 'center' })"
        )
        expect(guest.page.locator("#chat-lines li").last).to_be_in_viewport(ratio=0.95)


def test_talk_by_keyboard_alone(arrive: Arrive) -> None:
    guest = arrive("Ondine")
    guest.open_table()
    guest.page.locator("#chat-title").focus()
    guest.page.keyboard.press("Enter")
    guest.page.keyboard.press("Tab")  # the lines
    guest.page.keyboard.press("Tab")  # phrases
    guest.page.keyboard.press("Tab")
    expect(guest.page.locator("#chat-field")).to_be_focused()
    guest.page.keyboard.type("Bonjour")
    guest.page.keyboard.press("Enter")
    heard(guest, "Bonjour")
    expect(guest.page.locator("#chat-field")).to_be_focused()
    log = guest.page.locator("#chat [role=log]")
    assert log.get_attribute("aria-live") == "polite"


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_serious_on_a_guests_pages(arrive: Arrive, theme: str, size: str) -> None:
    guest = arrive("Ondine", color_scheme=theme, viewport=SIZES[size], bypass_csp=True)
    guest.open_table()
    unfold(guest)
    guest.page.locator("#phrases").click()
    say(guest, "Bonjour")
    heard(guest, "Bonjour")
    assert serious(guest) == []
    assert (
        guest.page.evaluate("() => document.documentElement.scrollWidth - window.innerWidth") <= 0
    )
    show_me(guest)
    guest.page.locator("#make-link").click()
    expect(guest.page.locator("svg.code")).to_be_visible()
    assert serious(guest) == []
    assert (
        guest.page.evaluate("() => document.documentElement.scrollWidth - window.innerWidth") <= 0
    )
