"""What axe looks for, and weight: the client stays small; no page needs to be widened.
Where axe looks is in test_axe.py."""

from __future__ import annotations

import gzip
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from browser.conftest import Arrive
from kit.guest import Guest

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
LEVELS = {"wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"}
SIZES = {"phone": {"width": 360, "height": 740}, "desk": {"width": 1440, "height": 900}}
BUILT = Path(str(files("nemeton.house") / "client"))
MOST_BYTES = 90 * 1024


def serious(guest: Guest) -> list[str]:
    """What axe finds against levels A and AA, however small, and anything else that is serious."""
    guest.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = guest.page.evaluate(
        "tags => axe.run(document, {runOnly: tags})", [*LEVELS, "best-practice"]
    )
    return [_told(one) for one in found["violations"] if _matters(one)]


def _matters(one: dict[str, Any]) -> bool:
    return not LEVELS.isdisjoint(one["tags"]) or one["impact"] in ("serious", "critical")


def _told(one: dict[str, Any]) -> str:
    return f"{one['id']}: {one['help']}: {[where['html'][:200] for where in one['nodes'][:3]]}"


@pytest.mark.parametrize("size", SIZES)
def test_nothing_has_to_be_scrolled_sideways(arrive: Arrive, size: str) -> None:
    guest = arrive("W" * 24, viewport=SIZES[size])
    guest.open_table()
    guest.wait_for_turn()
    guest.open_nodes.first.click()
    wide: int = guest.page.evaluate(
        "() => document.documentElement.scrollWidth - window.innerWidth"
    )
    assert wide <= 0


def test_the_client_is_small() -> None:
    """All that a player's browser may fetch but art and fonts: of the authors' bench it fetches
    nothing."""
    parts = [path for path in BUILT.rglob("*") if path.suffix in (".js", ".css", ".html")]
    parts = [path for path in parts if not path.name.startswith("dev-")]
    weight = sum(len(gzip.compress(path.read_bytes(), 9)) for path in parts)
    assert 0 < weight <= MOST_BYTES, f"{weight} bytes"
