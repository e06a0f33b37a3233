"""What is shown of a link before anybody follows it: title, sentence, picture, in the reader's
language; of a table no more than a stranger may see, and of one that is closed nothing."""

from __future__ import annotations

import asyncio
import random
import re
import struct
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from kit.doorkeeper import Doorkeeper
from kit.visitor import ME, OPEN, Visitor, bot
from nemeton.engine import Refused, Sampled
from nemeton.games import load, names
from nemeton.house.pictures.cache import NoPicture, Pictures, of_table, painted
from nemeton.house.serve import Way
from nemeton.house.web.link_previews import Preview, headed
from nemeton.match import Match
from nemeton.table.state import Table

HTML = {"accept": "text/html"}
PNG = b"\x89PNG\r\n\x1a\n"


async def page(visitor: Visitor, path: str, language: str = "fr") -> dict[str, str]:
    """Its title and what its head says, by name."""
    text = (await visitor.http.get(path, headers={**HTML, "accept-language": language})).text
    tags = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', text)
    [title] = re.findall(r"<title>(.*?)</title>", text)
    [code] = re.findall(r'<html lang="(..)">', text)
    return {name: unescape(said) for name, said in tags} | {"title": unescape(title), "lang": code}


def measures(png: bytes) -> tuple[int, int]:
    assert png.startswith(PNG)
    width, height = struct.unpack(">II", png[16:24])
    return width, height


# Heads of pages.


FOREIGN = "https://elsewhere.example"


async def test_what_a_header_says_is_no_address_of_ours(url: str) -> None:
    """Any page can have a browser ask from there; a head that names it would be sent on."""
    async with Visitor(url) as visitor:
        text = (await visitor.http.get("/", headers={**HTML, "origin": FOREIGN})).text
        assert "elsewhere.example" not in text and f'"{url}/"' in text


NAMED = "https://club.example"


async def test_a_house_that_knows_its_address_repeats_no_other(tmp_path: Path) -> None:
    with Doorkeeper(tmp_path, words=("--url", f"{NAMED}/")) as keeper:
        async with Visitor(keeper.url) as visitor:
            for host in ("elsewhere.example", "localhost", ""):
                text = (await visitor.http.get("/", headers={**HTML, "host": host})).text
                assert "elsewhere.example" not in text and "localhost" not in text
                assert f'"{NAMED}/"' in text and f'"{NAMED}/icons/house.png"' in text


@pytest.mark.parametrize(
    "url",
    ["club.example", "ftp://club.example", "https://club.example/games", "https://", "https://a b"],
)
def test_what_is_no_address_is_refused_before_the_house_opens(url: str) -> None:
    with pytest.raises(Refused, match="not the address of a house"):
        Way(url=url).address()


@pytest.mark.parametrize(
    "host",
    ['a"><script>', "elsewhere.example/path", "a b", "x" * 400, "user@elsewhere.example", ""],
)
async def test_what_is_no_name_is_not_repeated(url: str, host: str) -> None:
    async with Visitor(url) as visitor:
        answer = await visitor.http.get("/", headers={**HTML, "host": host})
        assert (
            answer.status_code == 200
            and "og:url" not in answer.text
            and 'og:image"' not in answer.text
        )
        assert not host or host not in answer.text


@pytest.mark.parametrize(
    ("wish", "code"),
    [("fr-CA,en;q=0.8", "fr"), ("en;q=0.3, fr;q=0.9", "fr"), ("de", "en"), ("", "en")],
)
async def test_every_page_has_a_title_in_the_visitors_language(
    url: str, wish: str, code: str
) -> None:
    async with Visitor(url) as visitor:
        paths = [
            "/",
            "/rules/stonehenge",
            "/rules/president",
            "/me",
            "/records",
            "/along",
            "/nowhere",
        ]
        heads = [await page(visitor, path, wish) for path in paths]
        assert {head["lang"] for head in heads} == {code}
        assert len({head["title"] for head in heads}) == len(paths) and all(
            "Nemeton" in head["title"] for head in heads
        )
        assert all(head["og:title"] == head["title"] and head["description"] for head in heads)
        home, rules = heads[0], heads[1]
        assert ("à toute heure" in home["title"]) == (code == "fr")
        assert (
            home["og:url"] == f"{url}/"
            and rules["og:image"] == f"{url}/picture/{code}/game/stonehenge.png"
        )
        assert "robots" not in home and heads[3]["robots"] == "noindex"


async def test_a_link_to_a_table_says_what_is_played_and_how_it_stands(url: str) -> None:
    async with Visitor(url) as host, Visitor(url) as stranger:
        table = await (await host.named("Ondine")).open_table(ME, OPEN)
        waiting = await page(stranger, f"/table/{table}")
        assert (
            waiting["title"] == "Stonehenge – Nemeton"
            and "Une place est libre" in waiting["og:description"]
        )
        assert waiting["robots"] == "noindex"
        async with Visitor(url) as friend:
            await (await friend.named("Lichen")).sit(table)
            playing = await page(stranger, f"/table/{table}", "en")
        assert (
            "Ondine to play" in playing["og:description"]
            and playing["og:image"] != waiting["og:image"]
        )
        for wanted in (waiting, playing):
            answer = await stranger.http.get(wanted["og:image"])
            assert (
                measures(answer.content) == (1200, 630)
                and answer.headers["content-type"] == "image/png"
            )
            assert answer.headers["cross-origin-resource-policy"] == "cross-origin"


async def test_a_page_names_what_its_client_asks_for_first(url: str) -> None:
    async with Visitor(url) as host:
        await host.named("Ondine")
        president = await host.open_table(ME, bot("apprentice"), game="president")
        closed = await closed_table(host)
        assert await needed(host, "/") == ["/api/texts/fr", "/api/welcome", "/api/lobby"]
        assert await needed(host, "/me") == ["/api/texts/fr", "/api/welcome"]
        texts, welcome, outlines = await needed(host, f"/table/{president}")
        assert (texts, welcome) == ("/api/texts/fr/president", "/api/welcome")
        assert (await host.http.get(outlines)).headers["content-type"] == "application/json"
        assert await needed(host, f"/table/{closed}") == await needed(host, "/table/none"), (
            "a page may be sent on"
        )


async def closed_table(host: Visitor) -> str:
    wish = {"game": "druids", "seats": [ME, bot("apprentice")], "settings": {"spectators": False}}
    return str((await host.http.post("/api/tables", json=wish)).json()["id"])


async def needed(visitor: Visitor, path: str) -> list[str]:
    text = (await visitor.http.get(path, headers={**HTML, "accept-language": "fr"})).text
    return re.findall(r'<link rel="preload" as="fetch" crossorigin href="([^"]+)"', text)


async def test_of_a_table_that_is_closed_nothing_is_told_not_even_its_game(url: str) -> None:
    async with Visitor(url) as host, Visitor(url) as stranger:
        await host.named("Ondine")
        table = await closed_table(host)
        closed, unknown = (
            await page(stranger, f"/table/{table}"),
            await page(stranger, "/table/none"),
        )
        assert {**closed, "og:url": ""} == {**unknown, "og:url": ""}
        pictures = [
            await stranger.http.get(f"/picture/fr/table/{name}.png") for name in (table, "none")
        ]
        assert pictures[0].content == pictures[1].content and measures(pictures[0].content) == (
            1200,
            630,
        )
        assert (await page(host, f"/table/{table}"))["og:image"] == unknown["og:image"], (
            "a head may be sent on"
        )


async def test_every_game_has_a_picture_and_other_names_have_none(url: str) -> None:
    async with Visitor(url) as visitor:
        games = [game["name"] for game in (await visitor.http.get("/api/welcome")).json()["games"]]
        pictures = {
            game: (await visitor.http.get(f"/picture/en/game/{game}.png")).content for game in games
        }
        assert len(set(pictures.values())) == len(pictures)
        assert {measures(png) for png in pictures.values()} == {(1200, 630)}
        for path in (
            "/picture/de/game/druids.png",
            "/picture/en/game/chess.png",
            "/de.webmanifest",
        ):
            assert (await visitor.http.get(path)).status_code == 404


def test_what_somebody_is_called_is_no_markup() -> None:
    html = headed(
        '<html lang="fr"><head><title>x</title></head>',
        Preview('"><script>', "<b>"),
        "en",
        'http://"><i>',
        "/",
    )
    assert (
        "<script>" not in html
        and "<b>" not in html
        and "<i>" not in html
        and '<html lang="en">' in html
    )


# Secrets.


def laid(match: Match) -> Table:
    chairs = [
        {"kind": "guest", "guest": str(seat), "name": f"N{seat}"} for seat in range(match.seats)
    ]
    head = {"game": match.game.about.name, "options": match.options, "host": "0", "chairs": chairs}
    table = Table.opened("oak", head | {"seed": "s", "salt": "t"})
    table.match = match
    return table


def positions(game: str) -> Iterator[Match]:
    rules, chance = load(game), random.Random(game)
    match = Match(rules, max(rules.about.seats), {}, seed=f"preview {game}")
    while match.actors and len(match.moves) < 80:
        seat = match.actors[0]
        match.play(seat, chance.choice(match.legal(seat)))
        if len(match.moves) % 8 == 0 and match.actors:
            yield match


def other_world(match: Match, seat: int) -> Match:
    """Different only in what that seat does not know."""
    other, game = match.clone(), match.game
    other.state = game.determinize(
        game.redact(match.state, seat), seat, Sampled(random.Random(len(match.moves)))
    )
    return other


@pytest.mark.parametrize("game", names())
def test_a_picture_is_the_same_in_worlds_that_a_spectator_cannot_tell_apart(game: str) -> None:
    """And what a seat sees is drawn, so that a secret would show."""
    seen: set[Any] = set()
    for match in positions(game):
        drawn = of_table(laid(match), "en")
        for seat in range(match.seats):
            world = other_world(match, seat)
            assert of_table(laid(world), "en") == drawn
            seen.add(match.scene(seat).nodes == world.scene((seat + 1) % match.seats).nodes)
    assert drawn.count("<text") > 5 and "N0" in drawn
    assert False in seen


# Painting.


async def test_a_picture_is_painted_once_however_many_ask() -> None:
    asked: list[str] = []

    async def paint(svg: str) -> bytes:
        asked.append(svg)
        await asyncio.sleep(0)
        return PNG

    pictures = Pictures(paint)
    table = laid(next(positions("stonehenge")))
    assert await asyncio.gather(*(pictures.of_table(table, "fr") for _ in range(20))) == [PNG] * 20
    table.steps += 1
    await pictures.of_table(table, "fr")
    assert len(asked) == 2


async def test_who_comes_when_many_wait_gets_no_picture_and_nobody_waits_for_ever() -> None:
    done = asyncio.Event()

    async def paint(_: str) -> bytes:
        await done.wait()
        return PNG

    pictures, table = Pictures(paint), laid(next(positions("stonehenge")))
    waiting = []
    for _ in range(8):
        table.steps += 1
        waiting.append(asyncio.create_task(pictures.of_table(table, "fr")))
        await asyncio.sleep(0)
    table.steps += 1
    with pytest.raises(NoPicture):
        await pictures.of_table(table, "fr")
    done.set()
    assert await asyncio.gather(*waiting) == [PNG] * 8
    await pictures.close()


async def test_what_cannot_be_painted_is_no_picture() -> None:
    with pytest.raises(NoPicture):
        await painted("no drawing")
