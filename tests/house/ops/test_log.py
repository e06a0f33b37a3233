"""The house's diary: it tells what happens, and nothing that would let its reader into a table or a
guest's place.
Marked secrets go in by every way that there is; none may come out."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx

from house.ops.test_data_folder import harm
from house.storage.test_trouble import thinking
from house.tables.test_table import play_out
from house.test_secrets import cookie_id, head
from kit.company import Company, gathered
from kit.doorkeeper import Doorkeeper
from kit.visitor import ME, Visitor, bot
from kit.wild import connected

NAMES = "Zanzibarque", "Xylophage"
MARK = "quetsche"  # in whatever is said, asked for or damaged


def lines(printed: str) -> list[dict[str, Any]]:
    """What the diary says; all but the greeting is JSON."""
    greeting, *rest = printed.splitlines()
    assert "is open" in greeting
    return [json.loads(line) for line in rest]


async def test_no_secret_is_in_what_the_house_prints_or_counts(tmp_path: Path) -> None:
    with Doorkeeper(tmp_path, words=("--no-pause",)) as keeper:
        async with gathered(keeper.url, pawns="hidden") as company:
            await company.host.named(NAMES[0])
            await misbehave(company, keeper)
            async with company.places() as places:
                await play_out(*places)
            table = await the_death_of_a_bot(company.host, keeper)
            hurt = await company.host.open_table(ME, {"kind": "open"})
            known = secrets(company, keeper, table, hurt)
            told = keeper.printed + httpx.get(f"{keeper.url}/metrics").text
            told += keeper.close()
            harm(tmp_path, f"UPDATE tables SET head = '{MARK}' || head WHERE id = ?", hurt)
            harm(
                tmp_path,
                f"""UPDATE log SET entry = '{{"kind": "{MARK}"}}' WHERE table_id = ?""",
                table,
            )
            keeper.open()
            told += await broken(company, keeper, hurt) + keeper.close()
    assert [word for word in known if word.lower() in told.lower()] == []
    assert "table-damaged" in told and "OperationalError SQLITE_ERROR" in told, (
        "else nothing was tried"
    )
    assert '"event": "over"' in told and 'kind="move"' in told


async def misbehave(company: Company, keeper: Doorkeeper) -> None:
    """Frames, requests and bytes that are refused, with the mark in all of them."""
    cookie = f"{company.host.cookie}; {MARK}={MARK}"
    async with company.host.at(f"{company.table}?{MARK}=", Cookie=cookie) as place:
        await place.say(type=MARK, text=MARK)
        await place.last_words()
    for path in (f"/{MARK}", f"/api/tables/{MARK}/record", f"/api/rules/{MARK}/fr?{MARK}={MARK}"):
        await company.stranger.http.get(
            path, headers={"cookie": f"nemeton={MARK}", "user-agent": MARK, "referer": MARK}
        )
    for path in ("/api/me", "/api/tables", f"/api/tables/{company.table}/seat"):
        await company.host.http.post(
            path, content=f'{{"{MARK}": "{MARK}"}}', headers={"origin": f"http://{MARK}"}
        )
        await company.host.http.post(path, json={"name": MARK * 9, "game": MARK, "seat": MARK})
    with connected(keeper) as bare:
        bare.sendall(f"{MARK} / {MARK}\r\n\r\n".encode())
        bare.recv(4096)


async def the_death_of_a_bot(visitor: Visitor, keeper: Doorkeeper) -> str:
    table = await visitor.open_table(bot("druid"), ME)
    async with visitor.at(table) as place:
        await place.hear_until("playing")
        for worker in await thinking(keeper):
            os.kill(worker, signal.SIGKILL)
        await place.say(type="hint", prompt=0)
        await place.hear_word("refused")
    return table


async def broken(company: Company, keeper: Doorkeeper, hurt: str) -> str:
    """A mistake inside the house: its disk lacks a table of the database; and a game there is
    damaged."""
    with sqlite3.connect(keeper.data / "nemeton.db") as database:
        database.execute("DROP TABLE reviews")
    database.close()
    damaged = await company.stranger.http.get(f"/api/tables/{hurt}/record")
    assert damaged.status_code == 404
    answer = await company.stranger.http.get(f"/api/tables/{company.table}/review?{MARK}")
    assert answer.status_code == 500
    return answer.text + damaged.text


def secrets(company: Company, keeper: Doorkeeper, *tables: str) -> list[str]:
    """All that must not be read anywhere, as the house wrote it down."""
    visitors, ids = (company.host, company.friend), [company.table, *tables]
    heads = [head(keeper, table) for table in ids]
    kept = [word for one in heads for word in (one["seed"], one["salt"], one["host"])]
    cookies = [visitor.http.cookies["nemeton"] for visitor in visitors]
    return [
        *NAMES[:1],
        "Lichen",
        MARK,
        *ids,
        *kept,
        *cookies,
        *map(cookie_id, visitors),
        "no such table",
    ]


# The diary by itself.

PROGRAM = """
import asyncio, logging, sys, threading, warnings
from nemeton.house.ops import log as diary
diary.begin(sys.stderr)
def fail(): raise ValueError("quetsche")
async def main():
    asyncio.get_running_loop().set_exception_handler(diary.mishap)
    async def fails(): fail()
    task = asyncio.create_task(fails(), name="quetsche")
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    del task
asyncio.run(main())
logging.getLogger("library").warning("said %s about %r\\nquetsche", "quetsche", {"quetsche": 1})
try:
    fail()
except ValueError as error:
    logging.getLogger("library").exception("failed")
    diary.diary.error("own", table=diary.mark("quetsche"), exc_info=True)
    diary.diary.error("other", exc_info=OSError(28, "quetsche"))
warnings.warn("quetsche")
thread = threading.Thread(target=fail, name="quetsche")
thread.start()
thread.join()
class Grave:
    def __del__(self): fail()
Grave()
fail()
"""


def test_an_error_is_told_without_its_words() -> None:
    """Its text may quote anything: an entry of a table's log, with who sits there."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False
    )
    assert MARK not in done.stdout + done.stderr and done.returncode == 1
    said = [json.loads(line) for line in done.stderr.splitlines()]
    events = [
        "mishap",
        "said %s about %r",
        "failed",
        "own",
        "other",
        "warned",
        "uncaught-in-thread",
        "unraisable",
        "uncaught",
    ]
    assert [line["event"] for line in said] == events
    assert {line["error"] for line in said if "error" in line} == {
        "ValueError",
        "OSError ENOSPC",
        "UserWarning",
    }
    assert said[3]["where"][-1].endswith(" fail") and len(said[3]["table"]) == 8


async def test_each_thing_that_happens_is_a_line(tmp_path: Path) -> None:
    with Doorkeeper(tmp_path, words=("--no-pause",)) as keeper:
        async with gathered(keeper.url) as company, company.places() as places:
            await play_out(*places)
            await asyncio.sleep(0.1)
        said = lines(keeper.close())
    assert [line["event"] for line in said] == [
        "table",
        "sit",
        "start",
        "over",
        "closing",
        "closed",
    ]
    assert len({line["table"] for line in said[:4]}) == 1
    assert all(line["timestamp"] and line["level"] == "info" for line in said)
