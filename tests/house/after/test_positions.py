"""The past of a table: what somebody is shown of a move is, byte for byte, what they were sent when
it was played.
Leaks are planted to show that they would be found; rights and numbers are checked over the wire."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from house.tables.test_table import play_out
from house.test_secrets import turns
from kit.company import Company, gathered
from kit.onlooker import Onlooker
from kit.sentences import problem
from kit.visitor import ME, OPEN, Place, Visitor
from nemeton.engine import Viewer
from nemeton.games import load
from nemeton.house.after import positions
from nemeton.house.after.positions import Past
from nemeton.match import load as load_record
from nemeton.table import wire
from nemeton.table.state import Table
from workers.test_secrets import GAMES

every_game = pytest.mark.parametrize("name", GAMES)
RECORDS = Path(__file__).parents[2] / "records"
MOVES = 90  # of each game; enough for votes, rituals and a reshuffle


class Live(msgspec.Struct):
    """What counts of a table message, as it was written."""

    scene: msgspec.Raw
    log: list[msgspec.Raw]
    actors: list[int]


class Then(msgspec.Struct):
    """The same of a position."""

    scene: msgspec.Raw
    log: list[msgspec.Raw]
    log_start: int
    actors: list[int]


def begun(name: str) -> Table:
    seats, options = GAMES[name]
    about = load(name).about
    head = {
        "game": name,
        "rules": about.rules,
        "options": about.chosen(seats, options)[1],
        "seed": "moss",
        "salt": "5a17",
        "host": "host",
        "chairs": [
            {"kind": "guest", "guest": f"guest-{seat}", "name": f"Guest {seat}"}
            for seat in range(seats)
        ],
    }
    table = Table.opened("oak", head)
    table.take({"kind": "start", "setup": table.dealt().setup.chance()})
    return table


def seen_live(table: Table) -> dict[tuple[Viewer, int], Live]:
    """Play on at random; what every viewer is sent after each move."""
    chance, sent = random.Random("walk"), {}
    for moves in range(MOVES):
        for viewer in (None, *range(len(table.chairs))):
            sent[viewer, moves] = msgspec.json.decode(
                table.shown_to(Onlooker(viewer), 0), type=Live
            )
        assert table.match is not None
        if not table.match.actors:
            break
        seat = table.match.actors[0]
        move = table.ahead(seat, chance.choice(table.match.legal(seat))).moves[-1]
        table.take({"kind": "move", **move.plain()})
    return sent


def unlike(
    table: Table, looking: Past, live: dict[tuple[Viewer, int], Live]
) -> list[tuple[Viewer, int]]:
    """Where the past shows something else than was sent then."""
    return [
        where for where, sent in live.items() if not _alike(_then(table, looking, *where), sent)
    ]


def _then(table: Table, looking: Past, viewer: Viewer, moves: int) -> Then:
    return msgspec.json.decode(wire.encode(looking.position(table, str(moves), viewer)), type=Then)


def _alike(then: Then, sent: Live) -> bool:
    same_log = [bytes(line) for line in then.log] == [
        bytes(line) for line in sent.log[then.log_start :]
    ]
    return bytes(then.scene) == bytes(sent.scene) and same_log and then.actors == sent.actors


@every_game
def test_the_past_is_what_was_sent_then(name: str) -> None:
    table = begun(name)
    live = seen_live(table)
    assert unlike(table, Past(), live) == []
    assert len({bytes(one.scene) for one in live.values()}) > 20, "there is something to compare"


def test_a_scene_of_the_true_state_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        positions, "_scene", lambda match, state, eyes: match.game.scene(state, eyes)
    )
    table = begun("stonehenge")
    live = seen_live(table)
    assert {viewer for viewer, _ in unlike(table, Past(), live)} == {None, 0, 1}


def test_a_scene_of_what_came_later_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(positions, "_scene", lambda match, _state, eyes: match.scene(eyes))
    table = begun("druids")
    live = seen_live(table)
    assert len(unlike(table, Past(), live)) > len(live) // 2


def test_lines_told_to_others_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        positions, "_lines", lambda tape, _eyes: [event.event for event in tape.events]
    )
    table = begun("stonehenge")
    assert {viewer for viewer, _ in unlike(table, Past(), seen_live(table))} == {None, 0, 1}


@every_game
def test_going_on_and_taking_back_changes_nothing_before(name: str) -> None:
    """Positions that are at hand are those of the game as it stands, also after a move was taken
    back."""
    table, looking = begun(name), Past()
    live = seen_live(table)
    assert table.match is not None
    assert unlike(table, looking, live) == []
    if table.stage == "over":
        return
    moves = len(table.match.moves)
    table.take({"kind": "undo", "seat": table.match.moves[-1].seat})
    shorter = {where: sent for where, sent in live.items() if where[1] < moves}
    assert unlike(table, looking, shorter) == []
    with pytest.raises(positions.NoPosition):
        looking.position(table, str(moves), None)


@pytest.mark.parametrize(
    ("name", "label"),
    [
        ("stonehenge/hidden", "stonehenge-pawn"),
        ("druids/chosen", "druids-servant-laid"),
        ("grand_druide/random-bars", "grand_druide-taboo"),
        ("druiden/ward", "druiden-hand-card"),
    ],
)
def test_with_everything_face_up_more_is_seen_than_a_spectator_sees(name: str, label: str) -> None:
    table, looking = recorded(name), Past()
    middle = "20" if name.startswith("d") else "8"
    labels = [
        [node.label.key for node in looking.position(table, middle, eyes).scene.nodes]
        for eyes in ("all", None)
    ]
    assert labels[0].count(label) > labels[1].count(label)


def recorded(name: str) -> Table:
    """A table whose game is in a file."""
    record = load_record((RECORDS / f"{name}.jsonl").read_text(encoding="utf-8"))
    chairs = [{"kind": "guest", "guest": f"record-{seat}"} for seat in range(record["seats"])]
    table = Table.opened("oak", {**record, "host": "", "chairs": chairs, "record": record})
    table.take({"kind": "start", "setup": record["setup"]})
    return table


def test_what_is_at_hand_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(positions, "TABLES", 3)
    looking, table = Past(), begun("stonehenge")
    for number in range(10):
        table.id = f"table-{number}"
        looking.position(table, "0", None)
    assert len(looking._rewinds) == 3


# Over the wire.


def at(company: Company, move: object = 0) -> str:
    return f"/api/tables/{company.table}/positions/{move}"


@pytest.fixture
async def hidden(url: str) -> AsyncIterator[Company]:
    """Three turns of a game with hidden pawns."""
    async with gathered(url, pawns="hidden") as company, company.places() as places:
        await turns(*places)
        yield company


async def looked(visitor: Visitor, address: str, viewer: str | None = None) -> dict[str, Any]:
    answer = await visitor.http.get(address, params={} if viewer is None else {"viewer": viewer})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def laid(position: dict[str, Any]) -> str:
    """What is written on the pawn of the first seat that lies face down on the board."""
    (pawn,) = [
        node
        for node in position["scene"]["nodes"]
        if node["down"] and node["owner"] == 0 and node["id"].startswith("pawn-")
    ]
    return str(pawn["text"])


async def test_each_sees_their_own_past_of_a_game_that_goes_on(hidden: Company) -> None:
    pawns = [
        await looked(visitor, at(hidden, 1))
        for visitor in (hidden.host, hidden.friend, hidden.stranger)
    ]
    assert [laid(one) for one in pawns] == ["1", "", ""]
    assert [one["viewer"] for one in pawns] == [0, 1, None] and [one["seat"] for one in pawns] == [
        0,
        0,
        0,
    ]
    assert [one["told"] for one in pawns] == [1, 1, 1]
    assert (await looked(hidden.host, at(hidden, 1), "0")) == pawns[0]


async def test_other_eyes_have_to_wait_for_the_end(hidden: Company) -> None:
    for visitor, eyes in (
        (hidden.friend, "0"),
        (hidden.stranger, "0"),
        (hidden.stranger, "1"),
        (hidden.host, "all"),
    ):
        answer = await visitor.http.get(at(hidden, 1), params={"viewer": eyes})
        assert problem(hidden.url, answer) == (403, "house-eyes-later")
    assert (await looked(hidden.host, at(hidden, 1), "spectator"))["viewer"] is None


async def test_a_running_game_is_not_kept_by_browsers(hidden: Company) -> None:
    assert (await hidden.host.http.get(at(hidden))).headers["cache-control"] == "no-store"


async def test_when_it_is_over_everybody_may_look_through_every_seat(url: str) -> None:
    async with gathered(url, pawns="hidden") as company:
        async with company.places() as places:
            await play_out(*places)
        for eyes in ("0", "1", "spectator", "all"):
            first = await looked(company.stranger, at(company, 1), eyes)
            assert (laid(first) != "") == (eyes in ("0", "all"))
        last = (await company.stranger.record(company.table)).text.count("\n") - 2
        end = await looked(company.stranger, at(company, last), "all")
        assert end["result"]["winners"] and end["actors"] == []
        kept = await company.stranger.http.get(at(company), params={"viewer": "all"})
        assert kept.headers["cache-control"] == "private, max-age=600"


@pytest.mark.usefixtures("calm")
@pytest.mark.parametrize("move", ["4", "-1", "1.5", "x", "９", "9" * 5000, "%00", " 1"])
async def test_a_move_that_is_not_there_is_refused(hidden: Company, move: str) -> None:
    async with hidden.unharmed():
        assert problem(hidden.url, await hidden.host.http.get(at(hidden, move))) == (
            404,
            "house-no-position",
        )


@pytest.mark.usefixtures("calm")
@pytest.mark.parametrize("eyes", ["2", "-1", "me", "９", "9" * 5000, "\0"])
async def test_eyes_that_nobody_has_are_refused(hidden: Company, eyes: str) -> None:
    answer = await hidden.host.http.get(at(hidden), params={"viewer": eyes})
    assert problem(hidden.url, answer) == (400, "no-such-seat")


@pytest.mark.usefixtures("calm")
async def test_where_nothing_has_begun_there_is_no_past(url: str) -> None:
    async with Visitor(url) as host:
        table = await (await host.named("Ondine")).open_table(ME, OPEN)
        answer = await host.http.get(f"/api/tables/{table}/positions/0")
        assert problem(url, answer) == (400, "house-not-started")
        assert problem(url, await host.http.get("/api/tables/nowhere/positions/0")) == (
            404,
            "house-no-table",
        )


async def test_where_nobody_may_look_on_the_past_is_closed_too(url: str) -> None:
    async with Visitor(url) as host, Visitor(url) as friend, Visitor(url) as stranger:
        wish = {"game": "stonehenge", "seats": [ME, OPEN], "settings": {"spectators": False}}
        table = (await (await host.named("Ondine")).http.post("/api/tables", json=wish)).json()[
            "id"
        ]
        await (await friend.named("Lichen")).sit(table)
        answer = await stranger.http.get(f"/api/tables/{table}/positions/0")
        assert problem(url, answer) == (403, "house-no-spectators")
        assert (await friend.http.get(f"/api/tables/{table}/positions/0")).status_code == 200


async def test_the_table_says_how_many_moves_there_are_and_what_was_promised(
    hidden: Company,
) -> None:
    async with hidden.stranger.at(hidden.table) as place:
        said = await Place.hear(place)
    promised = (await hidden.stranger.record(hidden.table)).text
    assert said["moves"] == 3 and said["promise"] in promised and said["origin"] is None
