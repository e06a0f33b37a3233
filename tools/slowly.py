"""A table on a machine four times as slow: how soon it is drawn and answers a click; how smoothly
the map moves.
By the browser's own watches; knows the page's marks, not the games."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from statistics import median

from playwright.sync_api import BrowserContext, Locator, Page, expect

from kit.guest import SLOW, SPOT, Guest

SLOWER = 4
LOADS, WORKS, CLICKS = 5, 3, 8
REST = 300  # milliseconds: whoever clicks was there before
HELD = 60  # a button stays down for about as long under a finger
ANSWERED = 1000  # what follows from a click has come to rest
SETTLED = 2500  # so has a page
DRAWN = """
  const look = () => document.querySelector("main.table svg.scene[aria-busy=false]")
    ? requestAnimationFrame(() => (window.drawn = performance.now())) : requestAnimationFrame(look);
  look();
"""
HEARD = """
  window.answers = new Map();
  const note = (one) => one.interactionId && ["pointerdown", "pointerup", "click"].includes(one.name)
    && window.answers.set(one.interactionId, Math.max(one.duration, window.answers.get(one.interactionId) ?? 0));
  new PerformanceObserver((all) => all.getEntries().forEach(note)).observe({ type: "event", durationThreshold: 16 });
"""
TAKEN = "() => { const all = [...window.answers.values()]; window.answers.clear(); return Math.max(16, ...all); }"

SIZES = {"desk": (1440, 900), "phone": (360, 740)}
TURNS, STEPS = 60, 8  # of the wheel, or of the hand; through the past
BEGIN = 2  # the move of the past from which pieces travel
TURN, STEP = 14, 350  # milliseconds between them
TICK = """
  window.ticks = [];
  const tick = (now) => { window.ticks.push(now); if (window.ticking) requestAnimationFrame(tick); };
  window.ticking = true;
  requestAnimationFrame(tick);
"""


@dataclass(frozen=True, slots=True)
class Click:
    on: str  # the node, or the words of the button
    took: float  # milliseconds


@dataclass(frozen=True, slots=True)
class Speed:
    """Milliseconds; of several visits the middle one."""

    paint: float
    board: float
    work: float
    clicks: list[Click]

    @property
    def middle(self) -> float:
        return median(click.took for click in self.clicks)

    @property
    def slowest(self) -> Click:
        return max(self.clicks, key=lambda click: click.took)


def measured(guest: Guest, address: str, spare: list[str]) -> Speed:
    """A table where it is the guest's turn, and others laid alike to be clicked at."""
    visits = [visit(guest.context, address) for _ in range(LOADS)]
    work = median(worked(guest.context, address) for _ in range(WORKS))
    paint, board = median(paint for paint, _ in visits), median(board for _, board in visits)
    return Speed(paint, board, work * SLOWER, clicked(guest, spare))


def slowed(context: BrowserContext, rate: int = SLOWER) -> Page:
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
    return page


def visit(context: BrowserContext, address: str) -> tuple[float, float]:
    """To the first paint, to the board with all that is on it."""
    page = slowed(context)
    page.add_init_script(DRAWN)
    page.goto(address)
    page.wait_for_function("() => window.drawn", timeout=SLOW)
    paint: float = page.evaluate(
        "() => performance.getEntriesByName('first-contentful-paint')[0].startTime"
    )
    board: float = page.evaluate("() => window.drawn")
    page.close()
    return paint, board


def worked(context: BrowserContext, address: str) -> float:
    """Milliseconds that the page's own thread works until it has come to rest, whatever else the
    machine does."""
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(address)
    page.wait_for_timeout(SETTLED)
    figures = {
        one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]
    }
    page.close()
    return float(figures["TaskDuration"]) * 1000


# Clicks.


def clicked(guest: Guest, tables: list[str]) -> list[Click]:
    """Some clicks on what is open, one after the other; where a game is over it goes on at the next
    table."""
    usual, guest.page = guest.page, slowed(guest.context)
    guest.page.add_init_script(HEARD)
    clicks: list[Click] = []
    for address in tables:
        guest.page.goto(address)
        while len(clicks) < CLICKS and guest.wait_for_turn():
            clicks.append(click(guest))
    guest.page.close()
    guest.page = usual
    assert len(clicks) == CLICKS, (
        f"{len(clicks)} clicks, and no more table where it is somebody's turn"
    )
    return clicks


def click(guest: Guest) -> Click:
    """Press and release as a hand does; the longest of the two and what they make, to the frame
    that answers it."""
    guest.hear_out()
    target = chosen(guest)
    name = str(target.evaluate("one => one.dataset.node ?? one.innerText"))
    guest.page.mouse.move(*middle(target))
    guest.page.wait_for_timeout(REST)
    guest.page.evaluate(TAKEN)
    guest.page.mouse.down()
    guest.page.wait_for_timeout(HELD)
    guest.page.mouse.up()
    guest.page.wait_for_timeout(ANSWERED)
    return Click(name, guest.page.evaluate(TAKEN))


def chosen(guest: Guest) -> Locator:
    if guest.confirm.count():
        return guest.confirm.first
    found = guest.open_nodes.count()
    return guest.open_nodes.nth(guest.random.randrange(found)) if found else guest.answers.first


def middle(target: Locator) -> tuple[float, float]:
    """Of its box; of a region where its number is, since the middle of its box may be a
    neighbour's."""
    if target.evaluate("one => one.matches('.kind-region')"):
        x, y = target.evaluate(SPOT)
        return x, y
    box = target.bounding_box()
    assert box, "nothing to be clicked"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# How smoothly the map moves.


def frames(context: BrowserContext, address: str, size: str, rate: int) -> list[str]:
    """Of the map: nearer and farther by the wheel, moved by hand, and pieces that travel, here
    through the past."""
    width, height = SIZES[size]
    page = slowed(context, rate)
    page.set_viewport_size({"width": width, "height": height})
    moving = [seen(page, address, turn), seen(page, address, drag)]
    travels = seen(page, f"{address}/move/{BEGIN}", walk)
    page.close()
    return [*moving, travels]


def seen(page: Page, address: str, motion: Callable[[Page], None]) -> str:
    """Frames a second, and the longest time without one, while that goes on."""
    page.goto(address)
    page.wait_for_selector("svg.scene[aria-busy=false]", timeout=SLOW)
    page.wait_for_timeout(1000)
    page.locator(".zoom").hover()
    page.evaluate(f"() => {{ {TICK} }}")
    motion(page)
    ticks: list[float] = page.evaluate("() => { window.ticking = false; return window.ticks; }")
    longest = max(after - before for before, after in pairwise(ticks))
    return f"{1000 * (len(ticks) - 1) / (ticks[-1] - ticks[0]):.0f} ({longest:.0f} ms)"


def turn(page: Page) -> None:
    page.keyboard.down("Control")
    for number in range(TURNS):
        page.mouse.wheel(0, 20 if number // 15 % 2 else -20)
        page.wait_for_timeout(TURN)
    page.keyboard.up("Control")


def drag(page: Page) -> None:
    box = page.locator(".zoom").bounding_box()
    assert box, "no board"
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.locator("svg.scene").focus()
    page.keyboard.press("+")
    page.mouse.down()
    for number in range(TURNS):
        page.mouse.move(x + 80 * math.sin(number / 8), y + 60 * math.sin(number / 11))
        page.wait_for_timeout(TURN)
    page.mouse.up()


def walk(page: Page) -> None:
    """A slow page may still be on its way when the last key is pressed."""
    for _ in range(STEPS):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(STEP)
    expect(page.locator("main")).to_have_attribute("data-move", str(BEGIN + STEPS), timeout=SLOW)
