"""Access and weight: axe finds nothing serious on any page; the client stays small; no page needs to be widened."""

from __future__ import annotations

import gzip
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from browser.conftest import Arrive
from browser.guest import Guest

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"phone": {"width": 360, "height": 740}, "desk": {"width": 1440, "height": 900}}
BUILT = Path(str(files("nemeton.house") / "client"))
MOST_BYTES = 90 * 1024


def serious(guest: Guest) -> list[str]:
    guest.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = guest.page.evaluate("() => axe.run()")
    return [f"{one['id']}: {one['help']}" for one in found["violations"] if one["impact"] in ("serious", "critical")]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_serious(arrive: Arrive, theme: str, size: str) -> None:
    guest = arrive("Ondine", color_scheme=theme, viewport=SIZES[size], bypass_csp=True)
    guest.page.goto(f"{guest.url}/rules/stonehenge")
    guest.page.locator("#rule-2\\.3, [id='rule-2.3']").first.wait_for()
    assert serious(guest) == []
    guest.open_table()
    assert guest.wait_for_turn()
    assert serious(guest) == []
    guest.click_a_move()
    guest.page.goto(guest.url)
    guest.page.locator("#play-stonehenge").click()
    assert serious(guest) == []


@pytest.mark.parametrize("size", SIZES)
def test_nothing_has_to_be_scrolled_sideways(arrive: Arrive, size: str) -> None:
    guest = arrive("W" * 24, viewport=SIZES[size])
    guest.open_table()
    guest.wait_for_turn()
    guest.open_nodes.first.click()
    wide: int = guest.page.evaluate("() => document.documentElement.scrollWidth - window.innerWidth")
    assert wide <= 0


def test_the_client_is_small() -> None:
    """All that a player's browser may fetch: of the authors' bench it fetches nothing (`test_bench.py`)."""
    parts = [path for path in BUILT.rglob("*") if path.suffix in (".js", ".css", ".html", ".svg")]
    parts = [path for path in parts if not path.name.startswith("dev-")]
    weight = sum(len(gzip.compress(path.read_bytes(), 9)) for path in parts)
    assert 0 < weight <= MOST_BYTES, f"{weight} bytes"
