"""How to come to each page that is worth a picture, as a guest would; and to each moment of a game.
Knows where things are on the pages; takes no pictures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from kit.guest import SLOW, Guest
from kit.laid import absent, lay, take_up
from moments import SEATS, WHEN, Moment, finished, moment
from nemeton.games import load

OTHERS = ("Lichen", "Mousse", "Fougère")
COMPANY = ("Ondine", *OTHERS)
A_REVIEW = 180_000  # milliseconds at most
FIVE_MINUTES = {"kind": "live", "seconds": 300, "increment": 5}


@dataclass(slots=True)
class Door:
    """Where guests come in; whoever came is remembered, to be sent home."""

    browser: Browser
    url: str
    data: Path  # of the house
    guests: list[Guest]

    def come(self, name: str = "Ondine", known: bool = True) -> Guest:
        guest = Guest(self.browser, self.url, name)
        self.guests.append(guest)
        if known:
            guest.page.request.post(f"{self.url}/api/me", data={"name": name})
        return guest

    def at(
        self, path: str, sign: str = "main h1", patience: int = SLOW, *, known: bool = True
    ) -> Guest:
        """Somebody at that page, once this is to be seen."""
        guest = self.come(known=known)
        guest.page.goto(f"{self.url}{path}")
        guest.page.locator(sign).wait_for(timeout=patience)
        return guest

    def opened(self, guest: Guest, game: str, *seats: dict[str, str], **settings: Any) -> str:
        """A table for the guest and these others."""
        wish = {"game": game, "seats": [{"kind": "me"}, *seats], "settings": settings}
        made = guest.page.request.post(f"{self.url}/api/tables", data=wish)
        assert made.ok, made.text()
        return f"{self.url}/table/{made.json()['id']}"

    def seated(self, address: str, name: str, key: str = "") -> Guest:
        """Somebody who sits down there, and stays."""
        guest = self.come(name)
        guest.page.request.post(
            f"{address.replace('/table/', '/api/tables/')}/seat", data={"key": key} if key else {}
        )
        guest.watch(address)
        return guest


FRIEND, BOT = {"kind": "open"}, {"kind": "bot", "level": "bard"}


def home(door: Door) -> Guest:
    guest = door.come(known=False)
    guest.page.goto(door.url)
    guest.page.locator("#play-stonehenge").wait_for()
    return guest


def lobby(door: Door) -> Guest:
    """Somebody who has been here before, while others wait."""
    for name, game, seats in (
        ("Lichen", "druiden", (FRIEND, BOT)),
        ("Mousse", "president", (FRIEND, FRIEND, BOT)),
    ):
        host = door.come(name)
        host.watch(door.opened(host, game, *seats, public=True))
    guest = door.come()
    friend = door.seated(
        door.opened(guest, "stonehenge", FRIEND, clock={"kind": "days", "seconds": 259_200}),
        "Fougère",
    )
    guest.watch(friend.page.url)
    guest.page.goto(door.url)
    expect(guest.page.locator(".open-table").nth(1)).to_be_visible(timeout=SLOW)
    return guest


def new_table(door: Door) -> Guest:
    guest = door.come(known=False)
    guest.page.goto(door.url)
    guest.page.locator("#play-president").click()
    guest.page.locator("#start").wait_for()
    for fold in guest.page.locator(".new-table summary").all():
        fold.click()
    guest.page.locator(".new-table").evaluate("one => one.scrollIntoView()")
    return guest


def room(door: Door) -> Guest:
    """The host, before the game."""
    host = door.come()
    address = door.opened(host, "druiden", FRIEND, {"kind": "link"}, public=True, when_full=False)
    door.seated(address, "Lichen")
    host.watch(address)
    expect(host.page.locator(".room")).to_contain_text("Lichen", timeout=SLOW)
    return host


def invited(door: Door) -> Guest:
    """Whoever has followed a link to a table that waits."""
    host, guest = door.come("Lichen"), door.come(known=False)
    address = door.opened(host, "druids", BOT, FRIEND)
    host.watch(address)
    guest.page.goto(address)
    guest.page.locator("#sit").wait_for()
    return guest


def chat(door: Door) -> Guest:
    """Two who talk, with clocks beside them."""
    host = door.come()
    address = door.opened(host, "stonehenge", FRIEND, clock=FIVE_MINUTES)
    friend = door.seated(address, "Lichen")
    host.watch(address)
    for guest in (host, friend):
        guest.page.locator("#chat-title").click()
    for guest, text in (
        (friend, "Bonsoir\u202f!"),
        (host, "Bonsoir, belle lune."),
        (friend, "À vous la première pierre."),
    ):
        guest.page.locator("#chat-field").fill(text)
        guest.page.keyboard.press("Enter")
        expect(host.page.locator("#chat-lines li").last).to_contain_text(text, timeout=SLOW)
    assert host.wait_for_turn()
    return host


def vote(door: Door) -> Guest:
    """The other asks for a pause."""
    host = door.come()
    friend = door.seated(door.opened(host, "grand_druide", FRIEND, BOT), "Lichen")
    host.watch(friend.page.url)
    friend.page.locator(".deeds summary").click()
    friend.page.locator("#deed-pause").click()
    host.page.locator("#motion").wait_for(timeout=SLOW)
    return host


def curtain(door: Door) -> Guest:
    guest = door.come()
    guest.page.goto(door.opened(guest, "druids", {"kind": "me", "name": "Lichen"}))
    guest.page.locator("main.curtain").wait_for(timeout=SLOW)
    return guest


def replay(door: Door) -> Guest:
    return door.at("/table/past-druiden/move/30", "main[data-move='30'] svg.scene")


def dice(door: Door) -> Guest:
    return door.at("/table/past-president/dice")


def review(game: str, door: Door) -> Guest:
    return door.at(f"/table/reviewed-{game}/review", "#curve", A_REVIEW)


def rules(door: Door) -> Guest:
    return door.at("/rules/grand_druide", "[id='rule-1.1']")


def me(door: Door) -> Guest:
    """Somebody with a table, and a code for the other device."""
    guest = lobby(door)
    guest.page.goto(f"{door.url}/me")
    guest.page.locator("#make-link").click()
    guest.page.locator("svg.code").wait_for()
    return guest


def along(door: Door) -> Guest:
    """On the other device."""
    guest, other = door.come(), door.come(known=False)
    guest.page.goto(f"{door.url}/me")
    guest.page.locator("#make-link").click()
    other.page.goto(guest.page.locator("#along-link").input_value())
    other.page.locator("main h1").wait_for()
    return other


def records(door: Door) -> Guest:
    return door.at("/records")


def lost(door: Door) -> Guest:
    return door.at("/nowhere", known=False)


PAGES: dict[str, Callable[[Door], Guest]] = {
    "home": home, "lobby": lobby, "new-table": new_table, "invited": invited, "room": room, "chat": chat, "vote": vote,
    "curtain": curtain, "replay": replay, "dice": dice, "rules": rules, "me": me, "along": along,
    "records": records, "lost": lost,
}  # fmt: skip
MANY = 4  # at a game that is reviewed, where so many can play
REVIEWS = {f"review-{game}": game for game in SEATS}
PAGES |= {name: partial(review, game) for name, game in REVIEWS.items()}
TALL = (
    "home",
    "lobby",
    "new-table",
    "room",
    "invited",
    "dice",
    "me",
    "along",
    "records",
    *REVIEWS,
)  # in their length
MOMENTS = {f"{game}-{when}": (game, when) for game in SEATS for when in WHEN}
PAST = {"replay": "druiden", "dice": "president"}


def lay_out(data: Path, name: str) -> bool:
    """Before the house opens; false when there is no such moment."""
    if name in MOMENTS:
        found = moment(*MOMENTS[name])
        if found is None:
            return False
        others = OTHERS[: found.match.seats - 1]
        seated = (*others[: found.seat], "Ondine", *others[found.seat :])
        lay(data, name, found.match, *map(absent, seated))
    return True


def lay_past(data: Path, names: list[str]) -> None:
    for game in {PAST[name] for name in names if name in PAST}:
        lay(data, f"past-{game}", finished(game), *map(absent, COMPANY[: SEATS[game]]))
    for game in [REVIEWS[name] for name in names if name in REVIEWS]:
        seats = min(MANY, max(load(game).about.seats))
        lay(data, f"reviewed-{game}", finished(game, seats), *map(absent, COMPANY[:seats]))


def reach(door: Door, name: str) -> Guest:
    """The guest who sees it."""
    if name in PAGES:
        return PAGES[name](door)
    found = moment(*MOMENTS[name])
    assert found is not None, f"{name} was laid out"
    guest = door.come(known=False)
    take_up(guest, door.data, name)
    assert guest.wait_for_turn()
    if found.clicked:
        _play(guest, found)
    return guest


def _play(guest: Guest, found: Moment) -> None:
    assert found.clicked is not None, "there is a move"
    number, choice = found.clicked
    for click in choice.clicks:
        guest.press(guest.page.locator(f"svg [data-node='{click}']"))
    for _ in range(int(not choice.clicks) + int(choice.sure)):
        guest.page.locator(f".prompt .row button[data-choice='{number}']:enabled").first.click()
    if found.told:
        _half_told(guest)
    else:
        guest.page.locator("main[data-stage=over], #story").first.wait_for(timeout=SLOW)
        guest.hear_out()


def _half_told(guest: Guest) -> None:
    guest.story.wait_for(timeout=SLOW)
    guest.page.locator("#story-pause").click()
    beats = guest.page.locator("#book li").count()
    for _ in range(beats * 2 // 3):
        guest.page.locator("#story-next").click()
