"""`make audit`: Lighthouse on the pages of a running house, how quickly a table is drawn and answers on a machine four
times as slow, and how smoothly the map moves, into docs/audit.md. Figures come from one run, house and browser together
on the same cores. `python tools/audit.py speed` prints the figures without Lighthouse and writes nothing."""

from __future__ import annotations

import json
import math
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

import httpx
from playwright.sync_api import BrowserContext, Page, sync_playwright

from browser.conftest import FLAGS
from browser.guest import Guest
from house.doorkeeper import Doorkeeper, free_port

HERE = Path(__file__).resolve().parent
PAGE = HERE.parent / "docs" / "audit.md"
LIGHTHOUSE = HERE / "audit" / "node_modules" / "lighthouse" / "cli" / "index.js"
KINDS = {
    "performance": "performance",
    "accessibility": "accessibility",
    "best-practices": "best practices",
    "seo": "SEO",
}
FIGURES = {
    "first-contentful-paint": "first paint",
    "largest-contentful-paint": "largest paint",
    "total-blocking-time": "blocked",
    "cumulative-layout-shift": "shift",
}
TABLES = {
    "stonehenge": ("apprentice",),
    "grand_druide": ("apprentice", "apprentice"),
    "druids": ("apprentice", "apprentice"),
    "druiden": ("apprentice", "apprentice"),
    "president": ("apprentice", "apprentice"),
}
MOVES = 5  # of the guest, until the middle of a game
SLOWER = 4
DESK = "--preset=desktop"
PATIENCE = 60  # seconds until a browser is there
RUNS = 3  # of Lighthouse on a page
LOADS, CLICKS = 5, 8
REST = 300  # milliseconds
DRAWN = """
  const look = () => document.querySelector("main.table svg.scene[aria-busy=false]")
    ? requestAnimationFrame(() => (window.drawn = performance.now())) : requestAnimationFrame(look);
  look();
  window.answers = [];
  const note = (one) => one.name === "click" && window.answers.push(one.duration);
  new PerformanceObserver((all) => all.getEntries().forEach(note))
    .observe({ type: "event", durationThreshold: 16, buffered: true });
"""

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

Report = dict[str, Any]


@contextmanager
def browser(profile: str) -> Iterator[BrowserContext]:
    """One profile for both: Lighthouse finds the guest's name where the guest has left it."""
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=os.environ["NEMETON_BROWSER"], args=FLAGS, locale="fr-FR"
        )
        yield context
        context.close()


@contextmanager
def alone(profile: str, port: int) -> Iterator[None]:
    """The same profile in a browser that Lighthouse alone steers: Playwright adds work of its own to every page."""
    command = [os.environ["NEMETON_BROWSER"], "--headless=new", *FLAGS, f"--remote-debugging-port={port}"]
    process = subprocess.Popen([*command, f"--user-data-dir={profile}", "about:blank"], stderr=subprocess.DEVNULL)
    try:
        for _ in range(PATIENCE):
            with suppress(httpx.TransportError):
                httpx.get(f"http://127.0.0.1:{port}/json/version", trust_env=False)
                break
            time.sleep(1)
        yield
    finally:
        process.terminate()
        process.wait()


class Settled(Guest):
    """The guest in that profile."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self._context = context
        super().__init__(self, url, "Ondine")  # type: ignore[arg-type]  # asked for a context, it gives the one there is

    def new_context(self, **_: object) -> BrowserContext:
        return self._context


def in_the_middle(guest: Guest, game: str) -> str:
    """A table of that game, some moves on, where it is the guest's turn."""
    address = guest.open_table(*TABLES[game], game=game)
    for _ in range(MOVES):
        guest.wait_for_turn()
        guest.hear_out()
        guest.click_a_move()
    guest.wait_for_turn()
    guest.hear_out()
    return address


# Lighthouse.


def audited(address: str, port: int) -> Report:
    """Of some runs the middle one, as Lighthouse advises: what else the machine does can cost one of them a tenth."""
    reports = sorted([examined(address, port) for _ in range(RUNS)], key=performance)
    return reports[RUNS // 2]


def performance(report: Report) -> float:
    score: float = report["categories"]["performance"]["score"]
    return score


def examined(address: str, port: int, *settings: str) -> Report:
    """Its own settings, unless there are others: a phone of the middle class on a slow line."""
    command = [
        "node",
        str(LIGHTHOUSE),
        address,
        f"--port={port}",
        "--disable-storage-reset",
        "--output=json",
        "--quiet",
        *settings,
    ]
    command += [f"--only-categories={','.join(KINDS)}", "--output-path=stdout"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    report: Report = json.loads(done.stdout)
    return report


def row(name: str, report: Report, desk: float) -> str:
    scores = [f"{report['categories'][kind]['score'] * 100:.0f}" for kind in KINDS]
    figures = [str(report["audits"][audit]["displayValue"]).replace("\xa0", " ") for audit in FIGURES]
    return f"| {' | '.join([name, *scores, f'{desk * 100:.0f}', *figures])} |"


def wishes(report: Report) -> list[str]:
    """What it did not like, of whatever weighs something."""
    weighed = {one["id"] for kind in KINDS for one in report["categories"][kind]["auditRefs"] if one["weight"]}
    found = [audit for audit in report["audits"].values() if audit["id"] in weighed and audit["score"] is not None]
    return [f"{audit['id']} ({audit['score']:.2f})" for audit in found if audit["score"] < 0.9]


# Four times slower.


def timed(context: BrowserContext, address: str) -> tuple[float, float, list[float]]:
    """Milliseconds, of several visits in the middle: to the first paint, to the board; of each click to its answer."""
    visits, clicks = [], []
    for last in [False] * (LOADS - 1) + [True]:
        paint, board, page = visit(context, address)
        visits.append((paint, board))
        clicks += answered(page) if last else []
        page.close()  # before the next: it would be drawn with every move too
    return median(paint for paint, _ in visits), median(board for _, board in visits), clicks


def visit(context: BrowserContext, address: str) -> tuple[float, float, Page]:
    page = context.new_page()
    page.add_init_script(DRAWN)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(address)
    page.wait_for_function("() => window.drawn", timeout=60_000)
    paint: float = page.evaluate("() => performance.getEntriesByName('first-contentful-paint')[0].startTime")
    board: float = page.evaluate("() => window.drawn")
    return paint, board, page


def answered(page: Page) -> list[float]:
    """Clicks on what is open, one after the other, by the browser's own watch: from the event to the next frame."""
    for _ in range(CLICKS):
        node = page.locator("svg [data-node]:not([aria-pressed=true])").first
        button = page.locator(".prompt .row button").first
        chosen = node if node.count() else button
        chosen.hover(force=True, timeout=30_000)
        page.wait_for_timeout(REST)  # whoever clicks was there before
        chosen.click(force=True, timeout=30_000)
        page.wait_for_timeout(1500)
        if page.locator("#story-end").count():
            page.locator("#story-end").click()
    page.wait_for_timeout(500)
    found: list[float] = page.evaluate("() => window.answers")
    return found


def worked(context: BrowserContext, address: str) -> float:
    """Milliseconds that the page's own thread works until it has come to rest, whatever else the machine does."""
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(address)
    page.wait_for_timeout(3000)
    figures = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    page.close()
    return float(figures["TaskDuration"]) * 1000


def speed(context: BrowserContext, tables: dict[str, str]) -> list[str]:
    rows = []
    for game, address in tables.items():
        paint, board, clicks = timed(context, address)
        work = median(worked(context, address) for _ in range(LOADS))
        figures = (paint, board, work * SLOWER, median(clicks), max(clicks))
        rows.append(f"| {game} | {' | '.join(f'{figure:.0f} ms' for figure in figures)} |")
        print(rows[-1], flush=True)
    return rows


# How smoothly the map moves.


def frames(context: BrowserContext, address: str) -> list[str]:
    """Of the map: nearer and farther by the wheel, moved by hand, and pieces that travel, here through the past."""
    rows = []
    for size, (width, height) in SIZES.items():
        for rate in (1, SLOWER):
            page = context.new_page()
            page.set_viewport_size({"width": width, "height": height})
            context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
            moving = [seen(page, address, turn), seen(page, address, drag)]
            travels = seen(page, f"{address}/move/{BEGIN}", walk)
            rows.append(f"| {size} | {rate}× | {' | '.join([*moving, travels])} |")
            print(rows[-1], flush=True)
            page.close()
    return rows


def seen(page: Page, address: str, motion: Callable[[Page], None]) -> str:
    """Frames a second, and the longest time without one, while that goes on."""
    page.goto(address)
    page.wait_for_selector("svg.scene[aria-busy=false]", timeout=60_000)
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
    for _ in range(STEPS):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(STEP)
    assert page.locator(f"main[data-move='{BEGIN + STEPS}']").count(), "the past is shorter, or nobody walked"


# The page.

HEAD = """# Audit

Made by `make audit`: Lighthouse {version} with its own settings (a phone of the middle class, four times slower than
this machine, on a slow line), {runs} runs on each page and of these the middle one; beside it its performance with the
settings for a desk. {machine} with {cores} cores, house and browser together, no graphics card; Lighthouse's own mark
for the machine: {index:.0f}; load of the machine in the last minute: {load:.1f}. Tables and a guest's own page are kept
out of search engines (`noindex`): SEO lacks nothing else.

{audits}

What it asked for besides: {unliked}.

## A table at {slower}× CPU slowdown

In the middle of a game, without the slow line; {loads} visits each, the middle one. First paint is anything at all, the
board is everything on it; work is what the page's own thread does until it rests, by its own clock, times {slower}.
Clicks ({clicks} each): from the event to the frame that answers it, by Event Timing, which leaves out 16 ms and less.

{rows}

## Frames a second on the map of Le Jeu du Président

Counted by `requestAnimationFrame`, with the longest time without a frame; 60 is all there can be. Without a graphics
card every picture is painted by the same two cores that run the house and the browser: a window with one does better.
Pieces travel in {steps} moves of the past, one every {step} ms; the longest time is that of a step until it moves.

{frames}
"""


def table(titles: list[str], rows: list[str]) -> str:
    return "\n".join([f"| {' | '.join(titles)} |", f"|{'---|' * len(titles)}", *rows])


def write(reports: dict[str, Report], desks: dict[str, float], rows: list[str], smooth: list[str]) -> None:
    unliked = [f"{name}: {', '.join(found)}" for name, report in reports.items() if (found := wishes(report))]
    audits = [row(name, report, desks[name]) for name, report in reports.items()]
    text = HEAD.format(
        version=next(iter(reports.values()))["lighthouseVersion"],
        machine=platform.machine(),
        cores=os.cpu_count(),
        load=os.getloadavg()[0],
        audits=table(["page", *KINDS.values(), "performance at a desk", *FIGURES.values()], audits),
        index=median(report["environment"]["benchmarkIndex"] for report in reports.values()),
        runs=RUNS,
        unliked="; ".join(unliked) or "nothing",
        slower=SLOWER,
        loads=LOADS,
        clicks=CLICKS,
        rows=table(["game", "first paint", "board", "work", "a click", "the slowest"], rows),
        steps=STEPS,
        step=STEP,
        frames=table(["window", "slowdown", "nearer and farther", "moved by hand", "pieces travel"], smooth),
    )
    PAGE.write_text(text, encoding="utf-8")


def pages(url: str, tables: dict[str, str]) -> dict[str, str]:
    return {
        "home": f"{url}/",
        "table, Stonehenge": tables["stonehenge"],
        "table, Le Jeu du Président": tables["president"],
        "rules": f"{url}/rules/president",
        "a guest's own page": f"{url}/me",
    }


def main(short: bool) -> None:
    port = free_port()
    with (
        tempfile.TemporaryDirectory() as data,
        tempfile.TemporaryDirectory() as profile,
        Doorkeeper(Path(data)) as keeper,
    ):
        with browser(profile) as context:
            guest = Settled(context, keeper.url)
            tables = {game: in_the_middle(guest, game) for game in TABLES}
        if short:
            with browser(profile) as context:
                frames(context, tables["president"])
                speed(context, tables)
            return
        addresses = pages(keeper.url, tables)
        with alone(profile, port):
            reports = {name: audited(address, port) for name, address in addresses.items()}
            at_a_desk = {name: performance(examined(address, port, DESK)) for name, address in addresses.items()}
        with browser(profile) as context:
            smooth = frames(context, tables["president"])
            write(reports, at_a_desk, speed(context, tables), smooth)


if __name__ == "__main__":
    main("speed" in sys.argv)
