"""Tables that begin with a game played elsewhere: branched off a finished one, or from the file of
a record.
What is in a file is believed only after it was played again, move by move."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Final

import msgspec

from nemeton.bots import level_of
from nemeton.engine import BadRecord, Msg, Refused, shown
from nemeton.games import load as game_of
from nemeton.house.after.positions import refuse_outsiders
from nemeton.house.people.guests import Guest
from nemeton.match import Match, branched, dump, load, refusing, steps
from nemeton.table import wire
from nemeton.table.state import Chair, Table

if TYPE_CHECKING:
    from nemeton.house.house import House

USUAL: Final = "bard"
MOST_MOVES: Final = 4000  # of a record, those taken back included; the longest games have 800
MOST_UNDONE: Final = 200
AT_ONCE: Final = 8  # moves played again before others have their turn: 0.2 ms each


async def branch(house: House, table: Table, guest: Guest, wish: wire.NewBranch) -> Table:
    """The same position at a new table: the guest at one seat, bots at the others, and dice that
    nobody knows yet."""
    refuse_outsiders(table, guest.id)
    if table.match is None or table.stage != "over":
        raise Refused(Msg("house-branch-early"))
    if not 0 <= wish.move < len(table.match.moves):
        raise Refused(Msg("house-branch-move", {"moves": len(table.match.moves) - 1}))
    chairs = _chairs(table, guest, wish)
    _refuse_without_bots(table)
    seed, salt = secrets.token_hex(16), secrets.token_hex(8)
    match = await _played_again(branched(table.match.record(), wish.move, seed=seed, salt=salt))
    origin = wire.Origin("branch", table.id, wish.move)
    return await house.lay(head_of(match, guest, chairs, origin), match)


def _chairs(table: Table, guest: Guest, wish: wire.NewBranch) -> list[Chair]:
    seats = range(len(table.chairs))
    if wish.seat not in seats:
        raise Refused(Msg("no-such-seat", {"seat": shown(wish.seat), "seats": len(table.chairs)}))
    others = [seat for seat in seats if seat != wish.seat]
    if len(wish.levels) > len(others):
        raise Refused(Msg("house-branch-levels", {"seats": len(others)}))
    usual = [table.chairs[seat].level or USUAL for seat in others]
    levels = [level_of(level).word for level in [*wish.levels, *usual[len(wish.levels) :]]]
    levels.insert(wish.seat, "")
    return [
        Chair("bot", level=level, party=party)
        if level
        else Chair("guest", guest.id, guest.name, party=party)
        for level, party in zip(levels, table.parties(), strict=True)
    ]


def _refuse_without_bots(table: Table) -> None:
    """Some variants are for people alone."""
    about, options = game_of(table.head["game"]).about, table.head["options"]
    if about.at_table(len(table.chairs), options, bots=True) != options:
        raise Refused(Msg("house-branch-people", {"title": about.title}))


async def upload(house: House, guest: Guest, content: bytes) -> Table:
    """The record of a finished game becomes a table where it can be seen again."""
    record = _read(content)
    with refusing():
        match = await _played_again(record)
    _refuse_unlike(match, record)
    chairs = [
        Chair("guest", f"record-{seat}") for seat in range(match.seats)
    ]  # nobody's: no guest has such an id
    return await house.lay(head_of(match, guest, chairs, wire.Origin("upload")), match)


def _read(content: bytes) -> dict[str, Any]:
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadRecord(Msg("record-foreign")) from error
    with refusing():
        record = load(text)
        dump(record).encode()  # JSON can hold halves of letters, a file can't
        undone = len(record.get("undone", ()))
    if len(record["moves"]) + undone > MOST_MOVES or undone > MOST_UNDONE:
        raise BadRecord(Msg("house-record-long"))
    return record


async def _played_again(record: dict[str, Any]) -> Match:
    """Every move, a few at a time: others want to play meanwhile."""
    for match in steps(record):
        if len(match.moves) % AT_ONCE == 0:
            await asyncio.sleep(0)
    return match


def _refuse_unlike(match: Match, record: dict[str, Any]) -> None:
    """Its moves must lead to an end, and that end and its seed be those that it names."""
    if match.result is None:
        raise BadRecord(Msg("house-record-unfinished"))
    if record.get("result", match.result.plain()) != match.result.plain():
        raise BadRecord(Msg("record-result"))
    if record.get("seed_hash", match.seed_hash) != match.seed_hash:
        raise BadRecord(Msg("verify-hash"))


def head_of(match: Match, guest: Guest, chairs: list[Chair], origin: wire.Origin) -> dict[str, Any]:
    return {
        "game": match.game.about.name,
        "rules": match.game.about.rules,
        "options": match.options,
        "seed": match.seed,
        "salt": match.salt,
        "host": guest.id,
        "chairs": [asdict(chair) for chair in chairs],
        "settings": msgspec.to_builtins(wire.Settings()),
        "record": match.record(),
        "origin": msgspec.to_builtins(origin),
    }
