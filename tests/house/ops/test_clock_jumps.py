"""The machine's clock is set forward and back by a year, while the house is open and while it is
closed:
every table goes on, and whoever had a seat has it still."""

from __future__ import annotations

from pathlib import Path

import pytest

from kit import timeless
from kit.company import Company, gathered
from kit.doorkeeper import Doorkeeper
from kit.visitor import ME, Visitor, bot

DAY = 24 * 3600
YEAR = 366 * DAY  # longer than a cookie lasts
AHEAD = 400 * DAY


class Clock:
    """The machine's, as the house sees it."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "clock.txt"
        self.set(0)

    def set(self, seconds: float) -> None:
        """So many seconds wrong; in one step, as the house may look at any time."""
        new = self.path.with_suffix(".new")
        new.write_text(str(seconds))
        new.replace(self.path)


@pytest.fixture
def clock(tmp_path: Path) -> Clock:
    return Clock(tmp_path)


def keeper(tmp_path: Path, clock: Clock) -> Doorkeeper:
    return Doorkeeper(tmp_path / "data", program=(timeless.__file__,), words=(str(clock.path),))


async def moves(company: Company, seat: int) -> None:
    """Whose turn it is can play, and the other sees it."""
    async with company.places() as places:
        position = await places[seat].hear_until("playing", actor=seat)
        await places[seat].choose(position, 0)
        await places[1 - seat].hear_until("playing", actor=1 - seat, prompt=position["prompt"] + 1)


async def a_bot_answers(visitor: Visitor) -> None:
    table = await visitor.open_table(ME, bot("random"))
    async with visitor.at(table) as place:
        position = await place.hear_until("playing", actor=0)
        await place.choose(position, 0)
        await place.hear_until("playing", actor=0, prompt=position["prompt"] + 2)


@pytest.mark.parametrize("leap", [YEAR, -YEAR], ids=["forward", "back"])
async def test_a_leap_while_the_house_is_open_is_not_noticed(
    tmp_path: Path, clock: Clock, leap: float
) -> None:
    with keeper(tmp_path, clock) as house:
        async with gathered(house.url) as company, company.places() as (first, second):
            position = await first.hear_until("playing", actor=0)
            clock.set(leap)
            await first.choose(position, 0)
            await second.hear_until("playing", actor=1)
            await moves(company, 1)
            await a_bot_answers(company.host)
            clock.set(0)
            await moves(company, 0)
            await a_bot_answers(company.friend)


@pytest.mark.parametrize("leap", [300 * DAY, -YEAR], ids=["forward", "back"])
async def test_a_leap_while_the_house_is_closed_harms_no_table(
    tmp_path: Path, clock: Clock, leap: float
) -> None:
    with keeper(tmp_path, clock) as house:
        async with gathered(house.url) as company:
            await moves(company, 0)
            before = (await company.picture())[1:]
            house.close()
            clock.set(leap)
            house.open()
            assert (await company.picture())[1:] == before
            await moves(company, 1)
            await a_bot_answers(company.host)


async def test_a_name_given_while_the_clock_was_ahead_is_kept(tmp_path: Path, clock: Clock) -> None:
    """Set right again, the clock makes everybody's cookie one of the future."""
    clock.set(YEAR)
    with keeper(tmp_path, clock) as house:
        async with gathered(house.url) as company:
            await moves(company, 0)
            house.close()
            clock.set(0)
            house.open()
            await moves(company, 1)


async def test_a_cookie_is_good_for_a_year_and_no_longer(tmp_path: Path, clock: Clock) -> None:
    with keeper(tmp_path, clock) as house:
        async with gathered(house.url) as company:
            house.close()
            clock.set(YEAR)
            house.open()
            answer = await company.host.http.get("/api/welcome")
            assert (
                answer.status_code == 401 and answer.json()["reason"]["key"] == "house-bad-cookie"
            )
            await company.host.named("Ondine")
            assert (await company.host.http.get("/api/welcome")).json()["guest"]["name"] == "Ondine"


async def test_one_start_with_a_clock_far_ahead_is_forgotten_when_it_is_right_again(
    tmp_path: Path, clock: Clock
) -> None:
    """What was written then is of the future: neither cookies nor other tables grow old by it."""
    with keeper(tmp_path, clock) as house:
        async with gathered(house.url) as company, Visitor(house.url) as later:
            await moves(company, 0)
            house.close()
            clock.set(AHEAD)
            house.open()
            await later.named("Fougère")
            await a_bot_answers(later)
            table = await later.open_table(ME, bot("random"))
            house.close()
            clock.set(0)
            house.open()
            assert (await later.glimpse(table))["stage"] == "playing"
            for visitor, name in ((company.host, "Ondine"), (later, "Fougère")):
                answer = await visitor.http.get("/api/welcome")
                assert answer.status_code == 200 and answer.json()["guest"]["name"] == name
            await moves(company, 1)
            await a_bot_answers(later)
