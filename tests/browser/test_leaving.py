"""Two browsers at one table: one closes and a bot takes over; the leaver comes back; a move is
taken back when the other agrees; a seat is handed over; the game is given up by both."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Arrive
from kit.guest import SLOW, Guest


def opened(guest: Guest, **settings: object) -> str:
    """A table with a friend, kept like that."""
    guest.page.request.post(f"{guest.url}/api/me", data={"name": guest.name})
    wish = {"game": "stonehenge", "seats": [{"kind": "me"}, {"kind": "open"}], "settings": settings}
    answer = guest.page.request.post(f"{guest.url}/api/tables", data=wish)
    address = f"{guest.url}/table/{answer.json()['id']}"
    guest.watch(address)
    return address


def turn(guest: Guest) -> None:
    assert guest.wait_for_turn()
    guest.click_a_move()


def ask(guest: Guest, deed: str, presses: int = 1) -> None:
    """What is asked for seldom is folded away."""
    if not guest.page.locator(".deeds[open]").count():
        guest.page.locator(".deeds summary").click()
    for _ in range(presses):
        guest.page.locator(deed).click()


def test_a_bot_plays_until_the_leaver_is_back_and_a_move_is_taken_back(arrive: Arrive) -> None:
    host, friend = arrive("Ondine"), arrive("Lichen")
    address = opened(host, stand_in="apprentice", patience=1)
    friend.join(address)
    turn(host)
    turn(friend)

    friend.page.goto(
        friend.url
    )  # not to a blank page: an icon that is just being fetched would be refused there
    turn(host)
    assert host.wait_for_turn(), "the bot has answered"
    expect(host.page.locator("[data-seat='1']")).to_contain_text("Apprenti joue à sa place")
    expect(host.page.locator("#log")).to_contain_text("Un robot joue pour Lichen")

    friend.watch(address)
    expect(host.page.locator("[data-seat='1'] .stood-in")).to_have_count(0, timeout=SLOW)
    expect(host.page.locator("#log")).to_contain_text("Lichen est de retour.")
    turn(host)
    before = friend.board()
    turn(friend)

    assert host.wait_for_turn()
    friend.page.locator("#undo").click()
    assert friend.wait_for_turn(), "nobody has played since: it is free"
    assert friend.board() == before
    turn(friend)
    turn(host)
    assert friend.wait_for_turn()
    friend.page.locator("#undo").click()
    expect(host.page.locator("#motion")).to_contain_text(
        "Lichen voudrait reprendre son coup.", timeout=SLOW
    )
    expect(host.page.locator("#motion")).to_contain_text("2 coups seraient repris.")
    expect(host.page.locator(".motion-said li")).to_have_count(
        0
    )  # whoever is asked need not be told so
    host.page.locator("#motion-yes").click()
    expect(friend.page.locator("#motion")).to_be_empty(timeout=SLOW)
    assert friend.wait_for_turn() and friend.board() == before
    assert host.log().count("Lichen a repris son coup.") == 2


def test_the_seat_of_who_does_not_come_back_goes_to_somebody_else(arrive: Arrive) -> None:
    """Between two, at a game without secrets: there is nobody to ask. The link stands there once it
    may be made."""
    host, friend, heir = arrive("Ondine"), arrive("Lichen"), arrive("Fougère")
    address = opened(host, patience=1)
    friend.join(address)
    turn(host)
    assert friend.wait_for_turn()
    friend.page.goto(friend.url)
    expect(host.page.locator("#deed-ask-hand-over-1")).to_have_count(1, timeout=SLOW)
    ask(host, "#deed-ask-hand-over-1", presses=2)
    expect(host.page.locator("#deed-hand-over-of-1")).to_have_text(
        "Lien pour la place de Lichen", timeout=SLOW
    )
    expect(host.page.locator("#log")).to_contain_text(
        "La place de Lichen peut être confiée à quelqu’un d’autre"
    )
    ask(host, "#deed-hand-over-of-1")
    heir.page.goto(host.page.locator("#seat-link").input_value())
    heir.page.locator("#name").fill("Fougère")
    heir.page.locator("#take-over").click()
    assert heir.wait_for_turn()
    turn(heir)


def test_a_game_is_paused_handed_over_and_given_up(arrive: Arrive) -> None:
    host, friend, heir = arrive("Ondine"), arrive("Lichen"), arrive("Fougère")
    host.page.goto(host.url)
    host.page.locator("#play-stonehenge").click()
    expect(host.page.locator("#leave")).to_have_count(0)
    host.page.locator("#seat-2").select_option("open")
    host.page.locator("#leave").select_option("bot")
    expect(host.page.locator("#leave-level")).to_have_value("bard")
    expect(host.page.locator("#leave-patience")).to_have_value("120")
    address = opened(host)
    friend.join(address)
    turn(host)

    assert friend.wait_for_turn()
    ask(host, "#deed-pause")
    friend.page.locator("#motion-yes").click()
    expect(friend.page.locator("#prompt")).to_have_text("La partie est suspendue.", timeout=SLOW)
    assert friend.open_nodes.count() == 0
    friend.page.locator("#resume").click()
    host.page.locator("#motion-yes").click()
    assert friend.wait_for_turn()

    ask(friend, "#deed-hand-over")
    link = friend.page.locator("#seat-link").input_value()
    heir.page.goto(link)
    expect(heir.page.locator("h1")).to_have_text("Lichen vous cède sa place", timeout=SLOW)
    heir.page.locator("#name").fill("Fougère")
    heir.page.locator("#take-over").click()
    assert heir.wait_for_turn()
    expect(friend.page.locator("#closed")).to_contain_text(
        "Fougère a maintenant votre place.", timeout=SLOW
    )
    friend.page.locator("#continue").click()
    expect(friend.page.locator("#watching")).to_be_visible(timeout=SLOW)
    turn(heir)
    arrive_too_late = arrive("Sureau")
    arrive_too_late.page.goto(link)
    expect(arrive_too_late.page.get_by_role("alert")).to_contain_text(
        "Ce lien ne vaut plus rien", timeout=SLOW
    )

    ask(host, "#deed-abandon", presses=2)
    heir.page.locator("#motion-yes").click()
    for guest in (host, heir, friend):
        expect(guest.page.locator("#result")).to_contain_text(
            "La partie a été abandonnée.", timeout=SLOW
        )
    expect(host.page.locator("#rematch")).to_be_visible()
    expect(host.page).to_have_title(re.compile("Partie abandonnée"))
