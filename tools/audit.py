"""`make audit`: Lighthouse on the pages of a running house, how quickly a table is drawn and
answers on a machine four times as slow, and how smoothly the map moves, into docs/audit.md; the
reports into docs/audit/. Figures come from one run, house and browser together on the same cores.
`python tools/audit.py speed` prints the figures without Lighthouse and writes nothing; names of
games after it take those alone."""

from __future__ import annotations

import json
import os
import platform
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from playwright.sync_api import BrowserContext, sync_playwright

from browser.conftest import FLAGS
from kit.doorkeeper import Doorkeeper
from kit.guest import Guest
from kit.laid import BOT, OPEN, lay
from lighthouse import (
    AGAIN,
    FIGURES,
    FIRST,
    KINDS,
    RUNS,
    Audit,
    Examiner,
    figures,
    kept,
    score,
    wishes,
)
from moments import SEATS, moment
from nemeton.games import load
from slowly import CLICKS, HELD, LOADS, SIZES, SLOWER, STEP, STEPS, WORKS, Speed, frames, measured

DOCS = Path(__file__).resolve().parent.parent / "docs"
TITLES = {game: load(game).about.title for game in SEATS}
MAP = "president"
LOOK = 3  # seconds
SPARE = 3  # tables of each game to be clicked at: some games end soon
WAITING = ("stonehenge", "druids", "president")  # tables in the lobby
FOR_ALL = {"home": "/", "rules": f"/rules/{MAP}"}
FOR_GUESTS = {"lobby": "/", "me": "/me", **{game: f"/table/{game}" for game in TITLES}}
NAMES = {
    "home": "home",
    "rules": "rules",
    "lobby": "home again: lobby and one's own tables",
    "me": "a guest's own page",
    **{game: f"table, {title}" for game, title in TITLES.items()},
}


@dataclass(slots=True)
class Watch:
    """Says what is going on, and how long each part took."""

    others: float  # the share of the machine that was taken before anything was begun
    began: float = field(default_factory=time.monotonic)
    parts: dict[str, float] = field(default_factory=dict)

    def say(self, words: str) -> None:
        print(f"{time.monotonic() - self.began:4.0f} s  {words}", flush=True)

    @contextmanager
    def part(self, name: str) -> Iterator[None]:
        self.say(name)
        began = time.monotonic()
        yield
        self.parts[name] = time.monotonic() - began

    def told(self) -> str:
        parts = [f"{name} {seconds:.0f} s" for name, seconds in self.parts.items()]
        return f"{', '.join(parts)}; all of it {time.monotonic() - self.began:.0f} s"


def taken() -> float:
    """How much of all cores is at work, over some seconds: beside two others a click took up to
    twice as long here."""
    before, after = (_ticks(pause) for pause in (0, LOOK))
    idle, whole = (now - then for then, now in zip(before, after, strict=True))
    return 1 - idle / whole


def _ticks(pause: float) -> tuple[int, int]:
    """Of the machine since it was started, after that pause: idle, and all."""
    time.sleep(pause)
    ticks = [int(word) for word in Path("/proc/stat").read_text().split()[1:9]]
    return ticks[3] + ticks[4], sum(ticks)


# The house, and who comes there.


def lay_tables(data: Path) -> None:
    """In the middle of a game that bots have played from a fixed seed: the same positions at any
    time."""
    for game in SEATS:
        middle = moment(game, "middle")
        assert middle, f"{game} has no middle"
        chairs = [OPEN if seat == middle.seat else BOT for seat in range(middle.match.seats)]
        for name in (game, *spare(game)):
            lay(data, name, middle.match, *chairs)


def spare(game: str) -> list[str]:
    return [f"{game}-{number}" for number in range(SPARE)]


@contextmanager
def browser(profile: str) -> Iterator[BrowserContext]:
    """One profile for all: Lighthouse finds the guest's name where the guest has left it."""
    width, height = SIZES["desk"]
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile,
            executable_path=os.environ["NEMETON_BROWSER"],
            args=FLAGS,
            locale="fr-FR",
            viewport={"width": width, "height": height},
        )
        yield context
        context.close()


class Settled(Guest):
    """The guest in that profile."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self._context = context
        super().__init__(self, url, "Ondine")  # type: ignore[arg-type]  # asked for a context, it gives the one there is

    def new_context(self, **_: object) -> BrowserContext:
        return self._context

    def settle(self) -> None:
        """On the open seat of every table."""
        self.page.request.post(f"{self.url}/api/me", data={"name": self.name})
        for name in [table for game in SEATS for table in (game, *spare(game))]:
            answer = self.page.request.post(f"{self.url}/api/tables/{name}/seat", data={})
            assert answer.ok, answer.text()


def wait_in_the_lobby(url: str) -> None:
    """Somebody else, whose tables wait for company."""
    with sync_playwright() as playwright:
        other = playwright.request.new_context(base_url=url)
        other.post("/api/me", data={"name": "Lichen"})
        for game in WAITING:
            seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS[game] - 1)]
            made = other.post(
                "/api/tables", data={"game": game, "seats": seats, "settings": {"public": True}}
            )
            assert made.ok, made.text()


def address(url: str, table: str) -> str:
    return f"{url}/table/{table}"


# The parts.


def audited(
    watch: Watch, profile: str, url: str, pages: dict[str, str], visit: str
) -> dict[str, Audit]:
    examiner, audits = Examiner(profile), {}
    for name, path in pages.items():
        audits[name] = audit = examiner.audit(f"{url}{path}", visit)
        watch.say(row(name, audit))
        for words in audit.broken:
            watch.say(f"a run broke off and was done again: {words}")
    return audits


def clocked(watch: Watch, guest: Guest, games: list[str]) -> dict[str, Speed]:
    speeds = {}
    for game in games:
        clickable = [address(guest.url, table) for table in spare(game)]
        speeds[game] = measured(guest, address(guest.url, game), clickable)
        watch.say(speed_row(game, speeds[game]))
        watch.say(
            ", ".join(f"{click.on.strip()} {click.took:.0f}" for click in speeds[game].clicks)
        )
    return speeds


def smoothness(watch: Watch, guest: Guest) -> list[str]:
    rows = []
    for size in SIZES:
        for rate in (1, SLOWER):
            figures = frames(guest.context, address(guest.url, MAP), size, rate)
            rows.append(f"| {size} | {rate}× | {' | '.join(figures)} |")
            watch.say(rows[-1])
    return rows


# The page.

HEAD = """# Audit

Made by `make audit`: Lighthouse {version} with its own settings (a phone of the middle class, four times slower than
this machine, on a slow line), {runs} runs on each page and of these the middle one, kept without its details in
[audit/](audit). Home and rules are those of a first visit; to the other pages comes a guest whose browser has kept the
client's files, and beside it stands the performance without them, as for one who follows a friend's link: the middle
of {runs} runs more. {machine} with {cores} cores, house and browser together, no graphics card; Lighthouse's own mark
for the machine: {index:.0f}; others took {others:.0%} of its cores when this began. Tables and a guest's own page are
kept out of search engines (`noindex`): SEO lacks nothing else.

{audits}

What it asked for besides: {unliked}. Runs that broke off and were done again: {broken}.

## A table at {slower}× CPU slowdown

In the middle of a game that bots have played from a fixed seed, at a desk ({desk}), without the slow line; {loads}
visits each, the middle one. First paint is anything at all, the board is everything on it; work is what the page's own
thread does until it rests, by its own clock, times {slower}, the middle of {works}. Clicks ({clicks} each) on whatever
is open: pressed and released {held} ms later, as by a hand; the longest of press, release and click, from the event to
the frame that answers it, by Event Timing, which counts in eights and leaves out 16 ms and less.

{rows}

## Frames a second on the map of Le Jeu du Président

Counted by `requestAnimationFrame`, with the longest time without a frame; 60 is all there can be. Without a graphics
card every picture is painted by the same two cores that run the house and the browser: a window with one does better.
Pieces travel in {steps} moves of the past, one every {step} ms; the longest time is that of a step until it moves.

{frames}

How long it took: {took}.
"""


def table(titles: list[str], rows: list[str]) -> str:
    return "\n".join([f"| {' | '.join(titles)} |", f"|{'---|' * len(titles)}", *rows])


def row(name: str, audit: Audit) -> str:
    scores = [score(audit.report, kind) for kind in KINDS]
    marks = [f"{mark * 100:.0f}" for mark in (*scores, audit.first)]
    return f"| {' | '.join([NAMES[name], *marks, *figures(audit.report)])} |"


def speed_row(game: str, speed: Speed) -> str:
    figures = (speed.paint, speed.board, speed.work, speed.middle, speed.slowest.took)
    return f"| {TITLES[game]} | {' | '.join(f'{figure:.0f} ms' for figure in figures)} |"


def write(
    watch: Watch, audits: dict[str, Audit], speeds: dict[str, Speed], smooth: list[str]
) -> None:
    reports = {name: audit.report for name, audit in audits.items()}
    unliked = [
        f"{NAMES[name]}: {', '.join(found)}"
        for name, report in reports.items()
        if (found := wishes(report))
    ]
    broken = [f"{NAMES[name]}: {words}" for name, audit in audits.items() for words in audit.broken]
    text = HEAD.format(
        version=next(iter(reports.values()))["lighthouseVersion"],
        machine=platform.machine(),
        cores=os.cpu_count(),
        others=watch.others,
        audits=table(
            ["page", *KINDS.values(), "performance on a first visit", *FIGURES.values()],
            [row(name, audit) for name, audit in audits.items()],
        ),
        index=median(report["environment"]["benchmarkIndex"] for report in reports.values()),
        runs=RUNS,
        unliked="; ".join(unliked) or "nothing",
        broken="; ".join(broken) or "none",
        slower=SLOWER,
        loads=LOADS,
        works=WORKS,
        desk=" × ".join(map(str, SIZES["desk"])),
        clicks=CLICKS,
        held=HELD,
        rows=table(
            ["game", "first paint", "board", "work", "a click", "the slowest"],
            [speed_row(game, speed) for game, speed in speeds.items()],
        ),
        steps=STEPS,
        step=STEP,
        frames=table(
            ["window", "slowdown", "nearer and farther", "moved by hand", "pieces travel"], smooth
        ),
        took=watch.told(),
    )
    (DOCS / "audit.md").write_text(text, encoding="utf-8")


def keep(audits: dict[str, Audit]) -> None:
    folder = DOCS / "audit"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for name, audit in audits.items():
        text = json.dumps(kept(audit.report), indent=1, ensure_ascii=False)
        (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")


def main(words: list[str]) -> None:
    watch, short = Watch(taken()), "speed" in words
    watch.say(f"others take {watch.others:.0%} of the machine")
    games = [game for game in SEATS if game in words] or list(SEATS)
    with tempfile.TemporaryDirectory() as data, tempfile.TemporaryDirectory() as profile:
        with watch.part("tables"):
            lay_tables(Path(data))
        with Doorkeeper(Path(data)) as keeper:
            audits = {} if short else lit(watch, keeper.url, profile)
            with browser(profile) as context:
                guest = Settled(context, keeper.url)
                if short:
                    guest.settle()
                with watch.part("a slow machine"):
                    speeds = clocked(watch, guest, games)
                with watch.part("frames"):
                    smooth = smoothness(watch, guest) if MAP in games else []
    if not short:
        write(watch, audits, speeds, smooth)
        keep(audits)
    watch.say(watch.told())


def lit(watch: Watch, url: str, profile: str) -> dict[str, Audit]:
    """Lighthouse, first before anybody has come, then on what a guest has to do with."""
    with watch.part("Lighthouse"):
        first = audited(watch, profile, url, FOR_ALL, FIRST)
        with browser(profile) as context:
            Settled(context, url).settle()
        wait_in_the_lobby(url)
        return {**first, **audited(watch, profile, url, FOR_GUESTS, AGAIN)}


if __name__ == "__main__":
    main(sys.argv[1:])
