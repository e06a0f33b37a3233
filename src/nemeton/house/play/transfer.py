"""Handing a seat over: a signed link that works once and not for ever. Whoever opens it sits there
from then on, with all that the seat knows; whoever sat there looks on. For another's seat only once
the others have agreed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from itsdangerous import BadSignature, URLSafeTimedSerializer

from nemeton.engine import Msg, Refused, shown
from nemeton.house.people.guests import Guest
from nemeton.house.storage import fingerprint
from nemeton.table import wire
from nemeton.table.state import Table

from . import seating

if TYPE_CHECKING:
    from nemeton.house.house import House

DAY = 24 * 3600  # seconds that a link is good for


class HandOver:
    def __init__(self, house: House, secret: str) -> None:
        self._house = house
        self._signer = URLSafeTimedSerializer(secret, salt="seat")

    def token(self, table: Table, guest: Guest, seat: int) -> str:
        """For one's own seat; for the host also that of somebody who is away, once the others have
        agreed to it."""
        _refuse_ended(table)
        if not 0 <= seat < len(table.chairs):
            raise Refused(Msg("no-such-seat", {"seat": shown(seat), "seats": len(table.chairs)}))
        chair = table.chairs[seat]
        if chair.kind != "guest":
            raise Refused(Msg("house-hand-over-nobody"))
        own = chair.guest == guest.id
        if not own and (guest.id != table.host or not _is_offered(table, seat)):
            raise Refused(Msg("house-hand-over-whose"))
        offered = 0 if own else chair.offered
        return str(
            self._signer.dumps([table.id, seat, chair.hands, fingerprint(chair.guest), offered])
        )

    def offer(self, table: Table, token: str) -> wire.Offer:
        """What a link offers."""
        seat = self._seat(table, token)
        return wire.Offer(table.head["game"], seat, table.colour(seat), table.chairs[seat].name)

    async def take(self, table: Table, guest: Guest, token: str) -> None:
        async with table.lock:
            seat = self._seat(table, token)
            seating.refuse_barred(table, guest)
            if table.seat_of(guest.id) is not None:
                raise Refused(Msg("house-already-seated"))
            seating.refuse_taken(table, guest.name, seat)
            former = table.chairs[seat].name
            entry = {
                "kind": "hand-over",
                "seat": seat,
                "guest": guest.id,
                "name": guest.name,
                "former": former,
            }
            await self._house.note(table, entry)
        self._house.wake(table)

    def _seat(self, table: Table, token: str) -> int:
        """A link is good for a day, at its table, as long as whoever it was made for holds that
        seat; one that they have not made themselves, as long as they have not been here since the
        others agreed to it."""
        _refuse_ended(table)
        try:
            where, seat, hands, holder, offered = self._signer.loads(token, max_age=DAY)
        except (BadSignature, TypeError, ValueError) as error:
            raise Refused(Msg("house-hand-over-link")) from error
        held = [fingerprint(chair.guest) if chair.kind == "guest" else "" for chair in table.chairs]
        if (
            where != table.id
            or seat >= len(held)
            or (held[seat], table.chairs[seat].hands) != (holder, hands)
        ):
            raise Refused(Msg("house-hand-over-link"))
        if offered and (offered != table.chairs[seat].offered or not _is_offered(table, seat)):
            raise Refused(Msg("house-hand-over-link"))
        return int(seat)


def _is_offered(table: Table, seat: int) -> bool:
    """Whether the others have agreed, and the seat's guest is and was not here since. Between two
    people what is secret is read by neither, whatever was agreed before one of the others left for
    good."""
    chair = table.chairs[seat]
    between_two = (
        len({one.origin for one in table.chairs if one.kind == "guest"}) < 3 and table.ever_secret()
    )
    return (
        bool(chair.offered)
        and seat not in table.returned
        and not table.is_here(seat)
        and not between_two
    )


def _refuse_ended(table: Table) -> None:
    if table.stage in ("over", "abandoned"):
        raise Refused(Msg("house-hand-over-ended"))
