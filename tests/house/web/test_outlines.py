"""A game's own outlines: at an address that changes with them, and kept for ever by whoever fetched
them."""

from __future__ import annotations

import pytest

from kit.company import Company
from kit.sentences import problem
from kit.visitor import ME, OPEN, Visitor
from nemeton.house.documents import outlines_at

pytestmark = pytest.mark.usefixtures("calm")


async def test_outlines_are_at_their_address_and_may_be_kept(url: str) -> None:
    async with Visitor(url) as visitor:
        answer = await visitor.http.get(outlines_at("president"))
    assert answer.status_code == 200 and "immutable" in answer.headers["cache-control"]
    paths = answer.json()
    assert {"01", "20", "75", "75-small", "95", "971", "france"} <= set(paths)
    assert all(path.startswith("M") and path.endswith("z") for path in paths.values())


async def test_there_is_nothing_at_another_version(url: str) -> None:
    async with Visitor(url) as visitor:
        assert problem(url, await visitor.http.get(outlines_at("president") + "0")) == (
            404,
            "house-no-page",
        )
        assert problem(url, await visitor.http.get("/api/outlines/stonehenge/0")) == (
            404,
            "house-no-page",
        )
        assert problem(url, await visitor.http.get("/api/outlines/chess/0")) == (400, "setup-game")


async def test_a_table_says_where_they_are(url: str, company: Company) -> None:
    """A game without any says nothing."""
    assert (await company.stranger.glimpse(company.table))["outlines"] == ""
    async with Visitor(url) as visitor:
        table = await (await visitor.named("Ondine")).open_table(ME, OPEN, game="president")
        assert (await visitor.glimpse(table))["outlines"] == outlines_at("president")
