"""Taking a guest along to another device: a link that makes whoever opens it the same guest, once.
Looking at it changes nothing, so that a preview of the link costs nobody anything."""

from __future__ import annotations

import asyncio
from itertools import groupby

from nemeton.table import wire

from .guests import Guest
from .profiles import Known
from .single_use import Slips

PAGE = "/along#"  # behind the mark nothing is sent to any server, nor written into its logs


class Along:
    def __init__(self, slips: Slips, known: Known) -> None:
        self._slips, self._known = slips, known

    async def link(self, guest: Guest, origin: str) -> wire.Along:
        address = f"{origin}{PAGE}{self._slips.written(guest.id, guest.name)}"
        size, path = await asyncio.to_thread(drawn, address)
        return wire.Along(address, size, path, self._slips.seconds)

    async def look(self, slip: str) -> Guest:
        """Who one would be."""
        return await self._known.today(Guest(*await self._slips.read(slip)))

    async def come(self, slip: str) -> Guest:
        """The guest is at home here too. From now on the house remembers the name, for all devices."""
        guest = await self._known.today(Guest(*await self._slips.use(slip)))
        await self._known.remember(guest)
        return guest


def drawn(address: str) -> tuple[int, str]:
    """A QR code: how many squares wide, and the dark ones as an SVG path, run by run."""
    import segno  # when it is needed: with the library of passkeys it would nearly double the house's start

    code = segno.make_qr(address, error="m")
    rows = [list(row) for row in code.matrix_iter(border=0)]
    return len(rows), "".join(_run(row, y) for y, row in enumerate(rows))


def _run(row: list[int], y: int) -> str:
    path, x = "", 0
    for dark, squares in groupby(row):
        wide = len(list(squares))
        path += f"M{x} {y}h{wide}v1h-{wide}z" if dark else ""
        x += wide
    return path
