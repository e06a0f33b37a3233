"""Nobody gets at another's hand, or decides without them, because their page is being loaded anew:
not by a link, a motion, a setting, a second cookie, a chair on the same device. The tests move the
house's own watch."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from kit.home import Home, at_home
from kit.indoors import Indoors, Line, Someone
from nemeton.engine import Msg, Refused
from nemeton.table import patience, snapshot
from nemeton.table.state import Table
from nemeton.table.wire import Clock, Propose, Settings

SECRET = "druids"  # a game with hidden gems
TWO, THREE = ("me", "open"), ("me", "open", "open")
DAYS = {"clock": {"kind": "days", "seconds": 3 * patience.DAY}}


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[Home]:
    async with at_home(tmp_path) as opened:
        yield opened


async def gathered(home: Home, *seats: str, **settings: Any) -> tuple[Table, list[Line]]:
    """Ondine hosts, Lichen plays and, of three, Mousse too; all are there."""
    table = await home.table(*seats, game=SECRET, **settings)
    names = ["Ondine", "Lichen", "Mousse"][: len(seats)]
    if "Mousse" in names:
        answer = await home.people["Mousse"].http.post(f"/api/tables/{table.id}/seat", json={})
        assert answer.status_code == 200
    return table, [await home.line(name, table) for name in names]


async def leaves(home: Home, name: str) -> None:
    await home.people[name].leave()


async def later(home: Home, table: Table, seconds: float) -> None:
    """So much time goes by, and what follows from it is done."""
    home.house.watch.not_before(home.house.watch.now() + seconds)
    home.house.leavers.look(table)
    while home.house.leavers.busy(table):
        await asyncio.sleep(0.01)


async def link(home: Home, name: str, table: Table, seat: int) -> httpx.Response:
    return await home.people[name].http.post(f"/api/tables/{table.id}/seat/{seat}/link", json={})


async def take(home: Home, name: str, table: Table, made: httpx.Response) -> httpx.Response:
    return await home.people[name].http.post(f"/api/tables/{table.id}/seat/take", json=made.json())


async def stranger(home: Home, name: str = "Fougère") -> str:
    """One more cookie."""
    home.people[name] = Someone(cast(Indoors, home))
    await home.people[name].named(name)
    return name


def refusal(answer: httpx.Response) -> str:
    assert answer.status_code == 400, answer.text
    return str(answer.json()["reason"]["key"])


async def propose(home: Home, table: Table, seat: int, kind: Any, **more: Any) -> None:
    await home.house.motions.propose(table, seat, Propose(kind, **more))


async def vote(home: Home, table: Table, seat: int, yes: bool = True) -> None:
    assert table.motion is not None, "nothing is asked"
    await home.house.motions.vote(table, seat, table.motion.number, yes)


async def refused(home: Home, table: Table, seat: int, kind: Any, **more: Any) -> str:
    with pytest.raises(Refused) as error:
        await propose(home, table, seat, kind, **more)
    return error.value.reason.key


# A link while a page is loaded anew.


@pytest.mark.parametrize("asked", [0, 1, 30])
async def test_a_moment_away_gives_nobody_a_link(home: Home, asked: int) -> None:
    """Whatever patience was asked for: the least is a minute."""
    table, _ = await gathered(home, *TWO, patience=asked)
    assert table.settings.patience == patience.LEAST
    await leaves(home, "Lichen")
    for seconds in (0, 1, patience.LEAST - 5):
        await later(home, table, seconds)
        assert refusal(await link(home, "Ondine", table, 1)) == "house-hand-over-whose"
    assert not table.absent


async def test_an_old_log_without_patience_opens_and_waits_for_a_minute(home: Home) -> None:
    table, _ = await gathered(home, *TWO)
    table.settings = Settings(patience=0)
    await leaves(home, "Lichen")
    await later(home, table, 1)
    assert not table.absent
    await later(home, table, patience.LEAST)
    assert table.absent == {1}


async def test_between_two_a_hand_goes_to_a_bot_and_to_nobody_else(home: Home) -> None:
    table, _ = await gathered(home, *TWO)
    await leaves(home, "Lichen")
    await later(home, table, 10_000)
    assert refusal(await link(home, "Ondine", table, 1)) == "house-hand-over-whose"
    assert await refused(home, table, 0, "hand-over", of=1) == "house-hand-over-alone"
    await propose(home, table, 0, "replace", of=1, level="bard")
    assert table.chairs[1].stand_in == "bard" and table.chairs[1].name == "Lichen"


async def test_where_nothing_is_secret_two_may_do_so(home: Home) -> None:
    """Nor is anything read there; but not before they have been away for long, and not when they
    are back."""
    table = await home.table(*TWO)
    for name in ("Ondine", "Lichen"):
        await home.line(name, table)
    assert not table.ever_secret()
    assert await refused(home, table, 0, "hand-over", of=1) == "house-hand-over-here"
    await leaves(home, "Lichen")
    assert await refused(home, table, 0, "hand-over", of=1) == "house-replace-soon"
    await later(home, table, 121)
    await propose(home, table, 0, "hand-over", of=1)
    made = await link(home, "Ondine", table, 1)
    assert (await take(home, "Mousse", table, made)).status_code == 200 and table.chairs[
        1
    ].name == "Mousse"


async def agreed(home: Home, table: Table) -> httpx.Response:
    """Of three, Lichen has been away for long; Ondine has asked, Mousse has said yes, and a link is
    made."""
    await leaves(home, "Lichen")
    await later(home, table, 121)
    await propose(home, table, 0, "hand-over", of=1)
    assert table.motion is not None and table.motion.of == 1
    assert refusal(await link(home, "Ondine", table, 1)) == "house-hand-over-whose", (
        "nobody has agreed yet"
    )
    await vote(home, table, 2)
    made = await link(home, "Ondine", table, 1)
    assert made.status_code == 200
    return made


async def test_of_three_the_third_has_to_agree(home: Home) -> None:
    table, lines = await gathered(home, *THREE)
    made = await agreed(home, table)
    await lines[2].settled()
    assert lines[2].position is not None and lines[2].position.seats[1].offered
    assert refusal(await link(home, "Mousse", table, 1)) == "house-hand-over-whose", (
        "the host makes it"
    )
    assert (await take(home, await stranger(home), table, made)).status_code == 200
    assert table.chairs[1].name == "Fougère" and not table.chairs[1].offered


async def test_one_no_and_there_is_no_link(home: Home) -> None:
    table, _ = await gathered(home, *THREE)
    await leaves(home, "Lichen")
    await later(home, table, 121)
    await propose(home, table, 0, "hand-over", of=1)
    await vote(home, table, 2, yes=False)
    assert refusal(await link(home, "Ondine", table, 1)) == "house-hand-over-whose"


async def test_only_the_host_asks_for_it(home: Home) -> None:
    table, _ = await gathered(home, *THREE)
    await leaves(home, "Lichen")
    await later(home, table, 121)
    assert await refused(home, table, 2, "hand-over", of=1) == "house-hand-over-whose"


@pytest.mark.parametrize("stays", [True, False])
async def test_a_link_is_void_once_the_guest_was_back(home: Home, stays: bool) -> None:
    """Also when they have left again, and however long ago that is; after a restart too."""
    table, _ = await gathered(home, *THREE)
    made, heir = await agreed(home, table), await stranger(home)
    await home.line("Lichen", table)
    if not stays:
        await leaves(home, "Lichen")
    assert refusal(await take(home, heir, table, made)) == "house-hand-over-link"
    await later(home, table, 0)
    assert refusal(await link(home, "Ondine", table, 1)) == "house-hand-over-whose"
    if not stays:
        await later(home, table, 10_000)
    assert refusal(await take(home, heir, table, made)) == "house-hand-over-link"
    again = await home.house.keeping.read(table.id)
    assert again is not None and not again.chairs[1].offered and again.chairs[1].name == "Lichen"


async def test_it_is_void_although_nobody_had_the_time_to_write_that_down(home: Home) -> None:
    """They come and go in the moment in which somebody else has the table's lock, and takes the
    seat right after it."""
    table, _ = await gathered(home, *THREE)
    made, heir = await agreed(home, table), await stranger(home)
    async with table.lock:
        await home.line("Lichen", table)
        await leaves(home, "Lichen")
        taking = asyncio.create_task(take(home, heir, table, made))
        while len(table.lock._waiters) < 2:  # type: ignore[arg-type]
            await asyncio.sleep(0)
    assert refusal(await taking) == "house-hand-over-link" and table.chairs[1].name == "Lichen"


async def test_a_question_about_a_seat_lapses_when_its_guest_was_back(home: Home) -> None:
    table, _ = await gathered(home, *THREE)
    await leaves(home, "Lichen")
    await later(home, table, 121)
    await propose(home, table, 0, "hand-over", of=1)
    async with table.lock:
        await home.line("Lichen", table)
        await leaves(home, "Lichen")
    await later(home, table, 0)
    assert table.motion is None and not table.chairs[1].offered


async def test_an_offer_outlives_a_restart_and_a_return_does_too(home: Home) -> None:
    table, _ = await gathered(home, *THREE)
    await agreed(home, table)
    again = await home.house.keeping.read(table.id)
    assert again is not None and again.chairs[1].offered == table.chairs[1].offered > 0


async def test_the_others_leave_for_good_and_two_are_left(home: Home) -> None:
    """What the third agreed to is worth nothing between two."""
    table, _ = await gathered(home, *THREE)
    made, heir = await agreed(home, table), await stranger(home)
    async with table.lock:
        await home.house.note(
            table, {"kind": "dismiss", "seat": 2, "level": "bard", "name": "Mousse"}
        )
    assert refusal(await take(home, heir, table, made)) == "house-hand-over-link"


async def test_ones_own_seat_is_ones_own_to_hand_over(home: Home) -> None:
    table, _ = await gathered(home, *TWO)
    made = await link(home, "Lichen", table, 1)
    assert (await take(home, "Mousse", table, made)).status_code == 200 and table.chairs[
        1
    ].name == "Mousse"


async def test_a_snapshot_does_not_know_who_is_away(home: Home) -> None:
    """Else somebody who was back since would be away for long as soon as the table is read again."""
    table, _ = await gathered(home, *THREE)
    await leaves(home, "Lichen")
    await later(home, table, 121)
    again = snapshot.opened(table.id, table.head, snapshot.taken(table))
    assert table.absent and again is not None
    assert (again.gone, again.absent, again.returned, again.unheard) == (
        {},
        set(),
        set(),
        (0, set()),
    )


# People who are none.


async def test_who_has_my_former_seat_does_not_agree_with_me(home: Home) -> None:
    """Ondine plays two seats and hands one over to a cookie of her own: that is no third person."""
    table = await home.table("me", "me", "open", game=SECRET)
    for name in ("Ondine", "Lichen"):
        await home.line(name, table)
    second = await stranger(home)
    made = await link(home, "Ondine", table, 1)
    assert (await take(home, second, table, made)).status_code == 200
    await home.line(second, table)
    assert await refused(home, table, 0, "replace", of=2, level="bard") == "house-replace-alone", (
        "nor sends away"
    )
    await leaves(home, "Lichen")
    await later(home, table, 121)
    assert await refused(home, table, 0, "hand-over", of=2) == "house-hand-over-alone"


async def test_a_chair_on_the_same_device_is_nobody_else(home: Home) -> None:
    table = await home.table("me", "me", "open", game=SECRET)
    for name in ("Ondine", "Lichen"):
        await home.line(name, table)
    assert await refused(home, table, 0, "replace", of=2) == "house-replace-alone"
    await propose(home, table, 0, "abandon")
    with pytest.raises(Refused) as error:
        await vote(home, table, 1)
    assert error.value.reason == Msg("house-motion-not-yours") and not table.abandoned


async def test_bots_agree_to_nothing(home: Home) -> None:
    table = await home.table("me", "open", "bot", game=SECRET)
    for name in ("Ondine", "Lichen"):
        await home.line(name, table)
    assert await refused(home, table, 0, "replace", of=1) == "house-replace-alone"
    await leaves(home, "Lichen")
    await later(home, table, 121)
    assert await refused(home, table, 0, "hand-over", of=1) == "house-hand-over-alone"


async def test_of_three_of_whom_two_are_away_one_does_not_agree_with_herself(home: Home) -> None:
    table, _ = await gathered(home, *THREE)
    for name in ("Lichen", "Mousse"):
        await leaves(home, name)
    await later(home, table, 10_000)
    assert table.absent == {1, 2}
    assert await refused(home, table, 0, "hand-over", of=1) == "house-hand-over-alone"


async def test_who_looks_on_has_no_say(home: Home) -> None:
    table, _ = await gathered(home, *TWO)
    line = await home.line("Mousse", table)
    await leaves(home, "Lichen")
    await later(home, table, 121)
    for kind in ("abandon", "replace", "hand-over"):
        heard = await line.say(f'{{"type": "propose", "kind": "{kind}", "of": 1}}')
        assert [one.reason.key for one in heard if type(one).__name__ == "RefusedMessage"] == [
            "house-not-seated"
        ]
    assert refusal(await link(home, "Mousse", table, 1)) == "house-hand-over-whose"


async def test_in_the_middle_of_a_game_nobody_is_kicked_and_no_seat_is_rearranged(
    home: Home,
) -> None:
    table, (host, _) = await gathered(home, *TWO)
    for deed in (
        '{"do": "kick", "seat": 1}',
        '{"do": "give", "seat": 1, "kind": "me"}',
        '{"do": "count", "seats": 3}',
    ):
        heard = await host.say(f'{{"type": "arrange", "prompt": {table.seq}, "deed": {deed}}}')
        assert [one.reason.key for one in heard if type(one).__name__ == "RefusedMessage"] == [
            "house-begun"
        ]


async def test_patience_is_not_changed_in_the_middle_of_a_game(home: Home) -> None:
    table, (host, _) = await gathered(home, *TWO)
    await host.say('{"type": "keep", "patience": 0}')
    assert not host.open and host.code == 1008 and table.settings.patience == 120


# Alone for a moment.


@pytest.mark.parametrize("kind", ["abandon", "pause", "replace", "hand-over"])
async def test_nothing_is_decided_while_the_other_loads_the_page(home: Home, kind: str) -> None:
    table, _ = await gathered(home, *TWO, patience=0)
    await leaves(home, "Lichen")
    await later(home, table, 2)
    if kind in ("abandon", "pause"):
        await propose(home, table, 0, kind)
        assert table.motion is not None
    else:
        assert await refused(home, table, 0, kind, of=1) in (
            "house-replace-alone",
            "house-replace-soon",
        )
    await later(home, table, patience.LEAST - 10)
    assert not table.abandoned and not table.paused and not table.chairs[1].stand_in
    await home.line("Lichen", table)
    await later(home, table, 10_000)
    assert not table.abandoned and not table.paused and table.chairs[1].name == "Lichen", (
        "who is there is asked"
    )


async def test_after_a_minute_it_is(home: Home) -> None:
    """Somebody who is left alone may end the game."""
    table, _ = await gathered(home, *TWO, patience=0)
    await leaves(home, "Lichen")
    await propose(home, table, 0, "abandon")
    await later(home, table, patience.LEAST + 1)
    assert table.abandoned


async def test_no_bot_plays_for_who_loads_the_page(home: Home) -> None:
    table, _ = await gathered(home, *TWO, patience=0, stand_in="random")
    assert table.match is not None
    name = ("Ondine", "Lichen")[table.match.actors[0]]
    await leaves(home, name)
    await later(home, table, patience.LEAST - 5)
    assert not any(chair.stand_in for chair in table.chairs)


async def test_to_be_out_of_time_is_not_to_be_away(home: Home) -> None:
    """A bot plays for Lichen, who sits there and has not answered in time: she is asked all the
    same."""
    table, _ = await gathered(home, *TWO)
    await home.house.note(table, {"kind": "stand-in", "seat": 1, "level": "bard", "overdue": True})
    await propose(home, table, 0, "abandon")
    assert not table.abandoned and table.motion is not None
    await vote(home, table, 1)
    assert table.abandoned


# Games over days.


async def test_over_days_a_question_waits_as_long_as_a_move(home: Home) -> None:
    table, _ = await gathered(home, *TWO, **DAYS)
    await leaves(home, "Lichen")
    await later(home, table, 3600)
    await propose(home, table, 0, "abandon")
    for _ in range(2):
        await later(home, table, patience.DAY)
        assert not table.abandoned and table.motion is not None
    await later(home, table, patience.DAY + 1)
    assert table.abandoned


async def test_over_days_nobody_need_sit_there_meanwhile(home: Home) -> None:
    """The question is on disk, and with it since when it waits."""
    table, _ = await gathered(home, *TWO, **DAYS)
    await leaves(home, "Lichen")
    await propose(home, table, 0, "abandon")
    await leaves(home, "Ondine")
    home.house.forget(table)
    assert table.id not in home.house.tables
    home.house.watch.not_before(home.house.watch.now() + 3 * patience.DAY + 1)
    line = await home.line("Ondine", table)
    again = home.house.tables[table.id]
    await later(home, again, 0)
    assert again is not table and again.abandoned and line.open


async def test_over_days_who_answers_is_heard_and_who_is_there_is_waited_for(home: Home) -> None:
    table, _ = await gathered(home, *TWO, **DAYS)
    await propose(home, table, 0, "abandon")
    await later(home, table, 30 * patience.DAY)
    assert not table.abandoned, "Lichen is there"
    await vote(home, table, 1, yes=False)
    assert table.motion is None and not table.abandoned


async def test_one_question_lends_no_time_to_the_next(home: Home) -> None:
    table, _ = await gathered(home, *TWO, **DAYS)
    await propose(home, table, 0, "pause")
    await later(home, table, 3 * patience.DAY)
    await leaves(home, "Lichen")
    await later(home, table, 1)
    assert table.paused and not table.absent
    await propose(home, table, 0, "abandon")
    assert not table.abandoned and table.motion is not None


async def test_over_days_a_seat_is_offered_after_as_long(home: Home) -> None:
    """Of three: the third agrees at once; Lichen has three days to come back."""
    table, _ = await gathered(home, *THREE, **DAYS)
    await leaves(home, "Lichen")
    await propose(home, table, 0, "hand-over", of=1)
    await vote(home, table, 2)
    await later(home, table, 3 * patience.DAY - 100)
    assert not table.chairs[1].offered and table.motion is not None
    await later(home, table, 200)
    assert table.chairs[1].offered
    made = await link(home, "Ondine", table, 1)
    for name in ("Ondine", "Mousse"):
        await leaves(home, name)
    home.house.forget(table)
    assert (await take(home, await stranger(home), table, made)).status_code == 200, (
        "nobody need sit there"
    )
    assert home.house.tables[table.id].chairs[1].name == "Fougère"


async def test_over_days_who_comes_back_keeps_the_seat(home: Home) -> None:
    table, _ = await gathered(home, *THREE, **DAYS)
    await leaves(home, "Lichen")
    await propose(home, table, 0, "hand-over", of=1)
    await vote(home, table, 2)
    await later(home, table, patience.DAY)
    await home.line("Lichen", table)
    await leaves(home, "Lichen")
    await later(home, table, 5 * patience.DAY)
    assert table.motion is None and not table.chairs[1].offered


async def test_over_days_a_seat_with_secrets_takes_a_third_person_too(home: Home) -> None:
    table, _ = await gathered(home, *TWO, **DAYS)
    await leaves(home, "Lichen")
    assert await refused(home, table, 0, "hand-over", of=1) == "house-hand-over-alone"
    assert await refused(home, table, 0, "replace", of=1) == "house-replace-alone"


@pytest.mark.parametrize(
    ("kept", "least"),
    [
        (Settings(), 60),
        (Settings(clock=Clock("live", 5)), 60),
        (Settings(clock=Clock("days", 5)), patience.DAY),
        (Settings(clock=Clock("days", 7 * patience.DAY)), 7 * patience.DAY),
    ],
)
def test_the_least_patience(kept: Settings, least: int) -> None:
    assert patience.least(kept) == least
    assert patience.of(kept) >= least


async def test_hidden_pawns_are_a_secret_and_open_ones_are_none(home: Home) -> None:
    for pawns, secret in (("open", False), ("hidden", True)):
        wish = {
            "game": "stonehenge",
            "seats": [{"kind": "me"}, {"kind": "open"}],
            "options": {"pawns": pawns},
        }
        made = (await home.people["Ondine"].http.post("/api/tables", json=wish)).json()["id"]
        await home.people["Lichen"].http.post(f"/api/tables/{made}/seat", json={})
        table = home.house.tables[made]
        await home.house.choose(table, 0, table.prompt(0), 0)
        assert table.ever_secret() is secret
