"""Tables that begin with a game played elsewhere: branched off a finished one, or brought as a
file.
Whatever is wrong with a wish or a file is said in words, and no table comes of it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from house.after.test_reviews import at as review_at
from house.tables.test_table import play_out
from kit.company import Company, gathered
from kit.doorkeeper import Doorkeeper
from kit.sentences import problem
from kit.visitor import ME, Visitor, bot
from nemeton.match import load, replay, verify

pytestmark = pytest.mark.usefixtures("calm")
RECORDS = Path(__file__).parents[2] / "records"
MOVE = 6


@pytest.fixture
async def finished(url: str) -> AsyncIterator[Company]:
    async with gathered(url, pawns="hidden") as company:
        async with company.places() as places:
            await play_out(*places)
        yield company


async def branch(visitor: Visitor, table: str, **wish: Any) -> httpx.Response:
    return await visitor.http.post(
        f"/api/tables/{table}/branch", json={"move": MOVE, "seat": 0, **wish}
    )


async def bring(visitor: Visitor, content: bytes | str) -> httpx.Response:
    return await visitor.http.post("/api/records", content=content)


def tables(house: Doorkeeper) -> int:
    """How many there are on disk."""
    database = sqlite3.connect(house.data / "nemeton.db")
    ((count,),) = database.execute("SELECT count(*) FROM tables")
    database.close()
    return int(count)


# Branches.


async def test_a_branch_begins_where_the_other_game_was_and_can_be_played_at_once(
    finished: Company,
) -> None:
    opened = await branch(
        await finished.stranger.named("Mousse"), finished.table, levels=["random"]
    )
    table = opened.json()["id"]
    then = (
        await finished.stranger.http.get(f"/api/tables/{finished.table}/positions/{MOVE}?viewer=0")
    ).json()
    async with finished.stranger.at(table) as place:
        first = await place.hear_until("playing", actor=0)
        assert first["scene"] == then["scene"] and first["moves"] == MOVE
        assert first["origin"] == {"kind": "branch", "table": finished.table, "move": MOVE}
        assert [(seat["kind"], seat["level"]) for seat in first["seats"]] == [
            ("guest", ""),
            ("bot", "random"),
        ]
        await place.choose(first, 0)
        assert (await place.hear_until("playing", actor=0, prompt=first["prompt"] + 2))[
            "moves"
        ] >= MOVE + 2


async def test_the_record_of_a_branch_proves_the_part_that_is_its_own(url: str) -> None:
    """A game of chance: what is drawn after the branch comes from a seed of its own."""
    async with Visitor(url) as guest:
        await guest.named("Ondine")
        origin = (await bring(guest, file("druids/single-card"))).json()["id"]
        opened = (await branch(guest, origin, move=40, seat=1, levels=["random"])).json()["id"]
        async with guest.at(opened) as place:
            position = await place.hear_until("playing", actor=1)
            while position["moves"] < 60:
                await place.choose(position, 0)
                position = await place.hear_until("playing", actor=1, prompt=position["prompt"] + 1)
        before = load((await guest.record(origin)).text)
        redacted = (await guest.record(opened)).text
    head = json.loads(redacted.splitlines()[0])
    assert head["branch"] == {"moves": 40, "seed_hash": before["seed_hash"]}
    assert head["seed_hash"] != before["seed_hash"] and "seed" not in head


async def test_a_branch_outlives_the_house_and_its_end_can_be_verified(tmp_path: Path) -> None:
    with Doorkeeper(tmp_path) as house:
        async with Visitor(house.url) as guest:
            await guest.named("Ondine")
            origin = (await bring(guest, file("stonehenge/hidden"))).json()["id"]
            table = (await branch(guest, origin, move=4, levels=["random"])).json()["id"]
            house.kill()
            house.open()
            async with guest.at(table) as place:
                while (position := await place.hear_until("playing", actor=0))["stage"] != "over":
                    await place.choose(position, 0)
            record = load((await guest.record(table)).text)
            assert record["branch"]["moves"] == 4 and verify(record) == []
            assert record["moves"][:4] == load(file("stonehenge/hidden"))["moves"][:4]
            assert (await guest.http.get(f"/api/tables/{table}/dice")).json()["taken_over"] == 4
            again = await branch(guest, table, move=5, levels=["random"])
            assert again.status_code == 201, "and branched off again"


async def test_only_finished_games_are_branched_off(company: Company) -> None:
    async with company.unharmed():
        assert problem(company.url, await branch(company.host, company.table, move=0)) == (
            400,
            "house-branch-early",
        )


WISHES: dict[str, tuple[dict[str, Any], str]] = {
    "before the first": ({"move": -1}, "house-branch-move"),
    "after the last": ({"move": 10_000}, "house-branch-move"),
    "no such seat": ({"seat": 2}, "no-such-seat"),
    "a seat below": ({"seat": -1}, "no-such-seat"),
    "no such level": ({"levels": ["wizard"]}, "setup-level"),
    "too many bots": ({"levels": ["bard", "bard"]}, "house-branch-levels"),
    "half a move": ({"move": 1.5}, "house-bad-message"),
    "more": ({"options": {}}, "house-bad-message"),
}


@pytest.mark.parametrize("wish", WISHES)
async def test_a_wish_that_can_not_be_met_is_refused(
    house: Doorkeeper, finished: Company, wish: str
) -> None:
    before, (words, reason) = tables(house), WISHES[wish]
    assert problem(house.url, await branch(finished.host, finished.table, **words)) == (400, reason)
    assert tables(house) == before


async def test_who_has_no_name_or_comes_from_elsewhere_branches_nothing(finished: Company) -> None:
    assert problem(finished.url, await branch(finished.stranger, finished.table)) == (
        401,
        "house-need-name",
    )
    foreign = {"Origin": "https://elsewhere.example"}
    address = f"/api/tables/{finished.table}/branch"
    answer = await finished.host.http.post(address, json={"move": 0, "seat": 0}, headers=foreign)
    assert problem(finished.url, answer) == (403, "house-foreign-origin")


async def test_a_variant_for_people_alone_is_not_gone_on_with_by_bots(url: str) -> None:
    """President 1.6: where a bot sits, all challenges are quizzes."""
    async with Visitor(url) as guest:
        await guest.named("Ondine")
        staged = next(
            path
            for path in sorted((RECORDS / "president").glob("*.jsonl"))
            if '"all"' in path.read_text()
        )
        table = (await bring(guest, staged.read_bytes())).json()["id"]
        assert problem(url, await branch(guest, table)) == (400, "house-branch-people")


# Records.


def file(name: str) -> str:
    return (RECORDS / f"{name}.jsonl").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "name", ["stonehenge/hidden", "grand_druide/random-bars", "president/stage"]
)
async def test_a_record_becomes_a_table_that_can_be_looked_at_and_downloaded_again(
    url: str, name: str
) -> None:
    async with Visitor(url) as guest, Visitor(url) as stranger:
        table = (await bring(await guest.named("Ondine"), file(name))).json()["id"]
        async with stranger.at(table) as place:
            said = await place.hear()
        assert (said["stage"], said["origin"]["kind"], said["mine"]) == ("over", "upload", [])
        assert {(seat["kind"], seat["name"]) for seat in said["seats"]} == {("guest", "")}
        assert load((await stranger.record(table)).text) == load(file(name))
        middle = await stranger.http.get(
            f"/api/tables/{table}/positions/9", params={"viewer": "all"}
        )
        assert middle.json()["open"]
        refused = await guest.ask_for_seat(table)
        assert problem(url, refused) == (400, "house-no-open-seat")


async def test_a_record_that_was_brought_outlives_the_house_and_can_be_reviewed(
    tmp_path: Path,
) -> None:
    with Doorkeeper(tmp_path) as house:
        async with Visitor(house.url) as guest:
            table = (await bring(await guest.named("Ondine"), file("stonehenge/tied-line"))).json()[
                "id"
            ]
            house.kill()
            house.open()
            assert (await guest.glimpse(table))["stage"] == "over"
            company = Company(table, guest, guest, guest)
            assert (await guest.http.post(review_at(company))).json()["state"] == "thinking"


def changed(name: str, **head: Any) -> str:
    first, *rest = file(name).splitlines(keepends=True)
    return json.dumps({**json.loads(first), **head}) + "\n" + "".join(rest)


STONEHENGE = file("stonehenge/hidden")
HEAD, *MOVES = STONEHENGE.splitlines(keepends=True)
REDACTED = json.dumps(
    {key: value for key, value in json.loads(HEAD).items() if key not in ("seed", "salt")}
)
LOST = json.dumps(
    {
        **json.loads(MOVES[-1]),
        "result": {"winners": [], "scores": [0, 0], "ranks": [1, 1], "reason": {}},
    }
)
FILES: dict[str, tuple[bytes | str, str]] = {
    "empty": (b"", "record-empty"),
    "prose": ("Once upon a time", "record-foreign"),
    "a picture": (b"\x89PNG\r\n\x1a\n\x00\xff", "record-foreign"),
    "deep": ("[" * 100_000, "record-foreign"),
    "half a surrogate pair": (changed("stonehenge/hidden", more="\ud800"), "record-foreign"),
    "redacted": (REDACTED + "\n" + "".join(MOVES), "record-redacted"),
    "cut": (HEAD + "".join(MOVES[:5] + MOVES[-1:]), "record-count"),
    "a broken line": (HEAD + MOVES[0][:20] + "\n", "record-line"),
    "unfinished": (HEAD + "".join(MOVES[:5]), "house-record-unfinished"),
    "other rules": (changed("stonehenge/hidden", rules="0"), "record-rules"),
    "another game": (changed("stonehenge/hidden", game="chess"), "record-setup"),
    "many seats": (changed("stonehenge/hidden", seats=10**9), "record-setup"),
    "an illegal move": (HEAD + MOVES[0] + MOVES[0] + "".join(MOVES[1:-1]), "record-move"),
    "another result": (HEAD + "".join(MOVES[:-1]) + LOST, "record-result"),
    "another seed": (changed("stonehenge/hidden", seed="solar"), "verify-hash"),
    "an odd branch": (
        changed("stonehenge/hidden", branch={"moves": 10**6, "seed_hash": ""}),
        "record-foreign",
    ),
    "a branch of nothing": (changed("stonehenge/hidden", branch=7), "record-foreign"),
    "odd moves taken back": (
        HEAD + "".join(MOVES[:-1]) + MOVES[-1][:-2] + ', "undone": 7}',
        "record-foreign",
    ),
    "without end": (HEAD + MOVES[0] * 5000, "house-record-long"),
}


@pytest.mark.parametrize("content", FILES)
async def test_a_file_that_is_no_finished_game_gets_one_sentence(
    house: Doorkeeper, content: str
) -> None:
    async with Visitor(house.url) as guest:
        await guest.named("Ondine")
        before, (sent, reason) = tables(house), FILES[content]
        assert problem(house.url, await bring(guest, sent)) == (400, reason)
        assert tables(house) == before


async def test_a_file_that_is_too_large_is_refused(url: str) -> None:
    async with Visitor(url) as guest:
        await guest.named("Ondine")
        assert problem(url, await bring(guest, b" " * (1024 * 1024 + 1))) == (
            413,
            "house-record-large",
        )


async def test_who_has_no_name_or_comes_from_elsewhere_brings_nothing(url: str) -> None:
    async with Visitor(url) as guest:
        assert problem(url, await bring(guest, STONEHENGE)) == (401, "house-need-name")
        await guest.named("Ondine")
        foreign = {"Origin": "https://elsewhere.example"}
        answer = await guest.http.post("/api/records", content=STONEHENGE, headers=foreign)
        assert problem(url, answer) == (403, "house-foreign-origin")


async def test_nobody_sits_at_a_table_that_was_brought(url: str) -> None:
    """A stranger without a name has no seat there either."""
    async with Visitor(url) as guest, Visitor(url) as stranger:
        table = (await bring(await guest.named("Ondine"), STONEHENGE)).json()["id"]
        for visitor in (guest, stranger):
            assert (await visitor.glimpse(table))["you"] is None


# The dice.


async def test_the_proof_of_the_dice_is_that_of_the_record(url: str) -> None:
    async with Visitor(url) as guest:
        table = (await bring(await guest.named("Ondine"), file("druids/chosen"))).json()["id"]
        dice = (await guest.http.get(f"/api/tables/{table}/dice")).json()
        match = replay(load(file("druids/chosen")))
        words = [move.tape.chance() for move in match.moves if move.tape.chance()]
        assert [roll["said"] for roll in dice["rolls"]] == [match.setup.chance(), *words]
        assert all(roll["said"] == roll["seeded"] for roll in dice["rolls"])
        assert (dice["seed"], dice["salt"], dice["seed_hash"]) == (
            match.seed,
            match.salt,
            match.seed_hash,
        )


async def test_dice_that_were_thrown_by_hand_are_told_apart(url: str) -> None:
    """Another first card: the moves may be legal, but the seed would have dealt another."""
    record = load(file("druiden/choice"))
    match = replay(record)
    changed = _with_another_die(record)
    async with Visitor(url) as guest:
        answer = await bring(await guest.named("Ondine"), json.dumps(changed))
        dice = (await guest.http.get(f"/api/tables/{answer.json()['id']}/dice")).json()
    strange = [roll["move"] for roll in dice["rolls"] if roll["said"] != roll["seeded"]]
    assert strange == [fault.args.get("move", 0) for fault in verify(changed)] and len(strange) == 1
    assert match.seed == dice["seed"]


def _with_another_die(record: dict[str, Any]) -> dict[str, Any]:
    """Some outcome of the game changed so that all the rest is still legal."""
    for place in reversed(range(len(record["moves"]))):
        move = record["moves"][place]
        for word in ("1", "2", "3", "4", "5", "6"):
            chance = [word, *move["chance"][1:]]
            moves = [
                *record["moves"][:place],
                {**move, "chance": chance},
                *record["moves"][place + 1 :],
            ]
            tried = {**record, "moves": moves}
            if move["chance"] and chance != move["chance"] and _holds(tried):
                return tried
    raise AssertionError("no die could have fallen otherwise")


def _holds(record: dict[str, Any]) -> bool:
    try:
        return replay(record).result is not None
    except ValueError:
        return False


async def test_the_seed_of_a_game_that_goes_on_stays_secret(company: Company) -> None:
    for visitor in (company.host, company.stranger):
        answer = await visitor.http.get(f"/api/tables/{company.table}/dice")
        assert problem(company.url, answer) == (403, "house-dice-early")


async def test_where_nobody_may_look_on_there_is_no_proof_for_strangers(url: str) -> None:
    async with Visitor(url) as host, Visitor(url) as stranger:
        wish = {
            "game": "stonehenge",
            "seats": [ME, bot("apprentice")],
            "settings": {"spectators": False},
        }
        table = (await (await host.named("Ondine")).http.post("/api/tables", json=wish)).json()[
            "id"
        ]
        answer = await stranger.http.get(f"/api/tables/{table}/dice")
        assert problem(url, answer) == (403, "house-no-spectators")
