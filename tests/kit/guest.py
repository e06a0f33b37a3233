"""A guest in a real browser: looks at the page and clicks or types, as a person would.
Knows the page's marks (data-node, data-stage, data-prompt), not the game."""

from __future__ import annotations

import random
from contextlib import AbstractContextManager
from typing import Any

from playwright.sync_api import Browser, Locator, Page, WebSocket, expect

SLOW = 60_000
MOST = 60  # clicks that one move may take
SPOT = "one => [one.getScreenCTM().e, one.getScreenCTM().f]"  # where a node is in the window
NOISE = (
    "WebSocket connection",
    "Failed to load resource",
    "fetching the script",
)  # a restart of the house
UNFINISHED = """body => [...body.querySelectorAll("[aria-label]")].map(one => one.getAttribute("aria-label"))
  .concat(body.innerText.split("\\n")).filter(text => text.includes("{$"))"""
GROWING = "svg.scene[aria-busy=true]"  # a board that is not all drawn yet
ASKED = "main.table .prompt.yours[aria-busy=false]"


class Guest:
    def __init__(self, browser: Browser, url: str, name: str, **context: Any) -> None:
        desk = {"width": 1440, "height": 900}
        wishes: dict[str, Any] = {"locale": "fr-FR", "viewport": desk, "reduced_motion": "reduce"}
        self.context = browser.new_context(**{**wishes, **context})
        self.page: Page = self.context.new_page()
        self.url, self.name = url, name
        self.random = random.Random(name)
        self.frames: list[str] = []
        self.sockets: list[WebSocket] = []
        self.troubles: list[str] = []
        self.page.on(
            "console", lambda said: self._note(said.text) if said.type == "error" else None
        )
        self.page.on("pageerror", lambda error: self._note(str(error)))
        self.page.on("websocket", self._listen)

    def _note(self, trouble: str) -> None:
        if not any(noise in trouble for noise in NOISE):
            self.troubles.append(f"{self.name}: {trouble}")

    def _listen(self, socket: WebSocket) -> None:
        self.sockets.append(socket)
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def read_over(self) -> None:
        """A sentence on the page that lacks a word, as in "{$seat} wins", is a trouble like an
        error."""
        if not self.page.is_closed():
            for sentence in self.page.locator("body").evaluate(UNFINISHED):
                self._note(sentence)

    def leave(self) -> None:
        self.context.close()

    # Finding the way.

    def open_table(
        self, *others: str, game: str = "stonehenge", option: str = "", **settings: str
    ) -> str:
        """From the home page to a table with these others (one apprentice unless told;
        `beside:Lichen` plays on this device), kept like that; gives its address."""
        wishes = others or ("apprentice",)
        self.page.goto(self.url)
        self.page.locator(f"#play-{game}").click()
        expect(self.page.locator("#start")).to_be_visible()
        if self.page.locator("#name").count():  # the house knows the others by now
            self.page.locator("#name").fill(self.name)
        if self.page.locator("#seat-count").count():
            self.page.locator("#seat-count").select_option(str(len(wishes) + 1))
        for seat, wish in enumerate(wishes, start=2):
            self._wish_for(seat, wish)
        if option:
            self.page.locator(f"input[value={option}]").check(force=True)
        for setting, value in settings.items():
            self.page.locator(f"#setting-{setting}-{value}").check(force=True)
        self.page.locator("#start").click()
        expect(self.table).to_be_visible(timeout=SLOW)
        return self.page.url

    def _wish_for(self, seat: int, wish: str) -> None:
        word, _, name = wish.partition(":")
        self.page.locator(f"#seat-{seat}").select_option(word)
        if name:
            self.page.locator(f"#seat-{seat}-name").fill(name)

    def join(self, address: str) -> None:
        self.page.goto(address)
        self.page.locator("#name").fill(self.name)
        self.page.locator("#sit").click()

    def watch(self, address: str) -> None:
        self.page.goto(address)
        expect(self.table).to_be_visible(timeout=SLOW)

    # At the table.

    @property
    def table(self) -> Locator:
        return self.page.locator("main.table")

    @property
    def stage(self) -> str:
        return self.table.get_attribute("data-stage") or ""

    @property
    def prompt(self) -> int:
        return int(self.table.get_attribute("data-prompt") or 0)

    def was_heard(self, before: int, patience: int) -> bool:
        """Whether the answer to that prompt is sent; then it is waited for until another thing is
        asked."""
        still = f"main.table[data-prompt='{before}'] .prompt.yours[aria-busy=false]"
        if self.page.locator(still).count():
            return False
        expect(self.table).not_to_have_attribute("data-prompt", str(before), timeout=patience)
        return True

    @property
    def open_nodes(self) -> Locator:
        """What can be clicked now."""
        return self.page.locator("svg [data-node]:not([aria-pressed=true])")

    @property
    def answers(self) -> Locator:
        """Choices as buttons."""
        return self.page.locator(".prompt .row button[data-choice]")

    @property
    def confirm(self) -> Locator:
        """The one that was made by clicks and, under a fingertip, waits to be confirmed."""
        return self.page.locator(".prompt .row button[data-confirm]")

    @property
    def story(self) -> Locator:
        """The steps of a story, while one is told."""
        return self.page.locator("#story")

    @property
    def caption(self) -> Locator:
        return self.page.locator("#caption")

    def book(self) -> list[str]:
        """All sentences of the story, whether they can be seen or not."""
        return self.page.locator("#book li").all_text_contents()

    def hear_out(self) -> None:
        """To the end of what is told, and of what waits to be told."""
        while self.story.count():
            self.page.locator("#story-end").click()

    @property
    def asked(self) -> bool:
        """Whether something is asked of this guest just now."""
        return self.page.locator(ASKED).count() > 0

    def wait_for_turn(self) -> bool:
        """True when something is asked of this guest, false when the game is over."""
        mine = self.page.locator(f"main.table[data-stage=over], {ASKED}")
        expect(mine.first).to_be_visible(timeout=SLOW)
        self.wait_until_grown()
        self.read_over()
        return self.stage != "over"

    def hears(self, kind: str) -> AbstractContextManager[object]:
        """`with guest.hears("because"):` whatever is done there, the house has answered it with
        such a message."""
        said = f'"type":"{kind}"'
        return self.sockets[-1].expect_event(
            "framereceived", lambda frame: said in str(frame), timeout=SLOW
        )

    def wait_until_grown(self) -> None:
        """A new board is drawn bit by bit."""
        expect(self.page.locator(GROWING)).to_have_count(0, timeout=SLOW)

    def click_a_move(self, *wishes: str) -> None:
        """Whatever lights up, what is wished for first, until the house has heard it."""
        before = self.prompt
        for _ in range(MOST):
            if self.was_heard(before, SLOW):
                return
            self._pick(wishes)
        raise AssertionError(
            f"{self.name} clicks, and is not heard: {self.page.locator('#prompt').inner_text()}"
        )

    def _pick(self, wishes: tuple[str, ...]) -> None:
        """By place, not by element: what lies on the ground may stand for it."""
        if self.confirm.count():
            return self.confirm.first.click()
        for wish in wishes:
            if self.page.locator(wish).count():
                return self.press(self.page.locator(wish).first)
        nodes = self.open_nodes
        if found := nodes.count():
            return self.press(nodes.nth(self.random.randrange(found)))
        return self.answers.first.click()

    def press(self, node: Locator) -> None:
        """Land on its number: the middle of its box may be a neighbour's."""
        if node.evaluate("one => one.matches('.kind-region')"):
            node.scroll_into_view_if_needed()
            self.page.mouse.click(*node.evaluate(SPOT))
        else:
            node.click(force=True)

    def play_to_the_end(self, *wishes: str) -> None:
        while self.wait_for_turn():
            self.click_a_move(*wishes)

    def result(self) -> str:
        return self.page.locator("#result").inner_text()

    def board(self) -> list[str]:
        """What a screen reader finds on the board, once it is all there."""
        self.wait_until_grown()
        nodes = self.page.locator("svg [data-id]")
        labels = nodes.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
        return [str(label) for label in labels]

    def log(self) -> str:
        return self.page.locator("#log").inner_text()
