"""A browser for the tests: the system's Chromium or Chrome, else Playwright's own, else Debian's,
as root.
Prints its path; where none can be had it says why, and fails only in CI."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def system() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def playwrights() -> str | None:
    """The build that Playwright knows, downloaded if it can be."""
    subprocess.run(
        [sys.executable, "-m", "playwright", "install", "chromium"],
        capture_output=True,
        check=False,
    )
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def debians() -> str | None:
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return None
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "check": False}
    subprocess.run(["apt-get", "update", "-qq"], **quiet)  # type: ignore[call-overload]
    subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], **quiet)  # type: ignore[call-overload]
    return system()


def main() -> int:
    print("nemeton: looking for a browser", file=sys.stderr)
    path = system() or playwrights() or debians()
    print(path or "")
    if path is None:
        print("nemeton: no Chromium or Chrome here, and none could be installed", file=sys.stderr)
    return 1 if path is None and os.environ.get("CI") else 0


if __name__ == "__main__":
    sys.exit(main())
