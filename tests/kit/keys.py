"""A guest who has a keyboard and nothing else: no mouse, no element that is clicked by script.
Looks after every key whether the focus can be seen, and never finds it lost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import expect

from kit.guest import ASKED, MOST, Guest

PATIENCE = 60_000
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
A_MOMENT = 100  # milliseconds
MANY = 200  # keys that lead anywhere on a page
LOOK = """() => {
  const one = document.activeElement, style = getComputedStyle(one), box = one.getBoundingClientRect();
  const marks = [...one.querySelectorAll('.ring, .ray-ring')].map((mark) => getComputedStyle(mark));
  const ringed = marks.some((mark) => mark.opacity > 0.8 && mark.stroke !== 'none' && parseFloat(mark.strokeWidth) > 5);
  const bar = document.querySelector('.ask'), sticks = bar && getComputedStyle(bar).position === 'sticky';
  const covered = sticks && !bar.contains(one) && box.top >= bar.getBoundingClientRect().top && !one.matches('main');
  return {
    tag: one.tagName.toLowerCase(), id: one.id, node: one.dataset.node ?? '', thing: one.dataset.id ?? '',
    picked: one.getAttribute('aria-pressed') === 'true', name: one.getAttribute('aria-label') ?? one.textContent,
    answers: one.dataset.choice !== undefined,
    within: one.closest('.scene, .prompt, aside, header, main')?.classList[0] ?? '',
    seen: (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) || ringed || one.matches('main'),
    inside: box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight && !covered,
    open: document.querySelectorAll('.scene [data-node]:not([aria-pressed=true])').length,
  };
}"""  # fmt: skip


@dataclass(frozen=True)
class Focus:
    """Where the focus is: on which thing, whether that can be seen, and how many others could be
    chosen."""

    tag: str
    id: str
    node: str
    thing: str
    picked: bool
    name: str
    answers: bool
    within: str
    seen: bool
    inside: bool
    open: int


class Keys:
    def __init__(self, guest: Guest) -> None:
        self.guest, self.page = guest, guest.page

    def focus(self) -> Focus:
        focus = self._look()
        if (
            not (focus.seen and focus.inside) or focus.tag == "body"
        ):  # a ring fades in, the house has just answered
            self.page.wait_for_timeout(A_MOMENT)
            focus = self._look()
        assert focus.tag != "body", "the focus is lost"
        assert focus.seen, f"nobody sees where the focus is: {focus}"
        assert focus.inside, f"the focus is out of sight: {focus}"
        return focus

    def _look(self) -> Focus:
        found: dict[str, Any] = self.page.evaluate(LOOK)
        return Focus(**found)

    def press(self, key: str) -> Focus:
        self.page.keyboard.press(key)
        return self.focus()

    def tab_to(self, mark: str, key: str = "Tab") -> None:
        """By Tab to what the mark names, wherever one is."""
        for _ in range(MANY):
            if self.page.evaluate("mark => document.activeElement.matches(mark)", mark):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"no key leads to {mark}")

    # At the table.

    def wait_for_turn(self) -> bool:
        """True when something is asked of this guest, false when the game is over; a story is left
        with Escape."""
        mine = self.page.locator(f"main.table[data-stage=over], {ASKED}")
        expect(mine.first).to_be_visible(timeout=PATIENCE)
        self.guest.wait_until_grown()
        while self.guest.story.count():
            self.press("Escape")
        return self.guest.stage != "over"

    def play_to_the_end(self) -> int:
        """The moves it took."""
        moves = 0
        while self.wait_for_turn():
            self.move()
            moves += 1
        return moves

    def move(self) -> None:
        """Whatever can be chosen, until the house has heard it."""
        before = self.guest.prompt
        for _ in range(MOST):
            if self.guest.was_heard(before, PATIENCE):
                return
            self._choose(self.focus())
        raise AssertionError(
            f"keys are pressed, and nobody hears: {self.page.locator('#prompt').inner_text()}"
        )

    def _choose(self, here: Focus) -> None:
        if here.answers or (here.picked and self.guest.confirm.count() == 1):
            self.press("Enter")
        elif not here.open:
            self.tab_to(".prompt .row [data-choice]")
        elif here.within != "scene":
            self.tab_to(".scene .node", "Tab" if here.tag == "main" else "Shift+Tab")
        else:
            self._pick(here)

    def _pick(self, here: Focus) -> None:
        """Some steps over the board, then what is there; the focus stays where one chooses."""
        for _ in range(self.guest.random.randrange(3)):
            here = self.press(self.guest.random.choice(ARROWS))
        if here.picked or not here.node:
            here = self.press("PageDown")
        if not here.picked:
            after = self.press("Enter")
            assert after.within == "scene" or not after.open, f"from the board to {after}"
