"""Lighthouse on a page: some runs, and of these the middle one.
A run that breaks off is done again in a new browser and told of; the third ends the audit, with its
words."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Timer
from typing import Any

from browser.conftest import FLAGS
from kit.doorkeeper import answers, free_port

HERE = Path(__file__).resolve().parent
PROGRAM = HERE / "audit" / "runs.mjs"
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
FIRST, AGAIN = (
    "first",
    "again",
)  # whether the browser has forgotten the house, or keeps what it got from it
RUNS = 3
PATIENCE = 30  # seconds until a browser is there
MOST = 60  # seconds of a run: one takes eight, on a machine that does nothing else
TRIES = 3
KEPT = ("score", "numericValue", "displayValue")  # of each audit

Report = dict[str, Any]


class Broken(Exception):
    """A run without a report; its words say why."""


@dataclass(frozen=True, slots=True)
class Audit:
    report: Report  # the middle one
    first: float  # performance on a first visit, the middle one, too
    broken: list[str]  # runs that were done again, and why


@dataclass(frozen=True, slots=True)
class Examiner:
    """Whoever has that profile looks at a page. Lighthouse finds the guest's name where the guest
    has left it."""

    profile: str

    def audit(self, address: str, visit: str) -> Audit:
        """The middle of some runs, as Lighthouse advises: what else the machine does can cost one
        of them a tenth."""
        wanted = [visit] * RUNS + [FIRST] * RUNS * (visit == AGAIN)
        reports, broken = self._examined(address, wanted)
        return Audit(middle(reports[:RUNS]), performance(middle(reports[-RUNS:])), broken)

    def _examined(self, address: str, wanted: list[str]) -> tuple[list[Report], list[str]]:
        """All that is wanted, in this order; after a run that broke off, the rest in a new browser."""
        reports: list[Report] = []
        broken: list[str] = []
        while len(reports) < len(wanted):
            try:
                with alone(self.profile) as port:
                    reports.extend(
                        running(port, address, wanted[len(reports) :])
                    )  # those before the break stay
            except Broken as reason:
                broken.append(str(reason))
                if len(broken) == TRIES:
                    raise
        return reports, broken


def running(port: int, address: str, runs: list[str]) -> Iterator[Report]:
    """One report after the other, as they come."""
    command = ["node", str(PROGRAM), str(port), address, *runs]
    with tempfile.TemporaryFile("w+") as words:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=words, text=True)
        watchdog = Timer(MOST * len(runs), process.kill)
        watchdog.start()
        try:
            assert process.stdout is not None, "a pipe was asked for"
            yield from map(checked, process.stdout)
            process.wait()
        finally:
            watchdog.cancel()
            process.kill()
            process.wait()
        words.seek(0)
        if process.returncode:
            raise Broken(last_words(words.read()) or f"exit {process.returncode}")


def checked(line: str) -> Report:
    report: Report = json.loads(line)
    if trouble := report.get("runtimeError"):
        raise Broken(f"{trouble['code']}: {trouble['message']}")
    return report


def last_words(printed: str) -> str:
    """Of an error: the line that names it, or else the last one."""
    lines = [line.strip() for line in printed.splitlines() if line.strip()]
    return next((line for line in lines if "Error" in line), lines[-1] if lines else "")


@contextmanager
def alone(profile: str) -> Iterator[int]:
    """A browser that Lighthouse alone steers, by this port: Playwright adds work of its own to
    every page."""
    port = free_port()
    command = [
        os.environ["NEMETON_BROWSER"],
        "--headless=new",
        *FLAGS,
        f"--remote-debugging-port={port}",
    ]
    process = subprocess.Popen(
        [*command, f"--user-data-dir={profile}", "about:blank"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        if not answers(f"http://127.0.0.1:{port}/json/version", PATIENCE):
            raise Broken(f"no browser after {PATIENCE} s")
        yield port
    finally:
        process.terminate()
        process.wait()


# What is read from a report.


def middle(reports: list[Report]) -> Report:
    return sorted(reports, key=performance)[len(reports) // 2]


def performance(report: Report) -> float:
    return score(report, "performance")


def score(report: Report, kind: str) -> float:
    found: float = report["categories"][kind]["score"]
    return found


def figures(report: Report) -> list[str]:
    return [str(report["audits"][audit]["displayValue"]).replace("\xa0", " ") for audit in FIGURES]


def wishes(report: Report) -> list[str]:
    """What it did not like, of whatever weighs something."""
    weighed = {
        one["id"]
        for kind in KINDS
        for one in report["categories"][kind]["auditRefs"]
        if one["weight"]
    }
    found = [
        audit
        for audit in report["audits"].values()
        if audit["id"] in weighed and audit["score"] is not None
    ]
    return [f"{audit['id']} ({audit['score']:.2f})" for audit in found if audit["score"] < 0.9]


def kept(report: Report) -> Report:
    """What every figure on the page comes from."""
    audits = {
        name: {key: audit[key] for key in KEPT if key in audit}
        for name, audit in report["audits"].items()
        if audit["score"] is not None
    }
    return {
        "lighthouseVersion": report["lighthouseVersion"],
        "fetchTime": report["fetchTime"],
        "environment": {"benchmarkIndex": report["environment"]["benchmarkIndex"]},
        "categories": {kind: score(report, kind) for kind in KINDS},
        "audits": audits,
    }
