"""Who you are: the routes of a guest's own page. A link to another device, passkeys, and to be
forgotten here.
Each is a few lines; what they do is in people/."""

from __future__ import annotations

from typing import Any

from limits import parse
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from nemeton.engine import Msg
from nemeton.house.people.guests import Guest, dismiss
from nemeton.house.web.app import TooMuch, answer, asked, house_of, known, network_of
from nemeton.house.web.security import door, is_secure, origin
from nemeton.table import wire

LOOKS = parse("60/minute")  # at one's results, by one guest
OFTEN = parse("20/minute")  # links and new passkeys, by one guest
CROWD = parse("600/minute")  # and all of it from one address, behind which a whole club may be


def routes() -> list[Any]:
    posted = {
        "/api/me/along": link,
        "/api/me/forget": forget,
        "/api/along/look": look,
        "/api/along": come,
        "/api/passkeys/offer": offer,
        "/api/passkeys": make,
        "/api/passkeys/ask": ask,
        "/api/passkeys/enter": enter,
        "/api/passkeys/remove": remove,
    }
    return [
        Route("/api/me", me),
        Route("/api/me/results", results),
        *(Route(path, deed, methods=["POST"]) for path, deed in posted.items()),
    ]


async def me(request: Request) -> Response:
    """All that the house knows of who asks."""
    guest = house_of(request).guests.of(request)
    return answer(wire.Me("", []) if guest is None else await _known(request, guest))


async def _known(request: Request, guest: Guest) -> wire.Me:
    keys = await house_of(request).known.keys_of(guest.id)
    return wire.Me(guest.name, [wire.Passkey(key.id, key.made, key.used) for key in keys])


async def results(request: Request) -> Response:
    """None for one without a name."""
    guest = house_of(request).guests.of(request)
    if guest is not None and not request.app.state.rate.hit(LOOKS, "results", guest.id):
        raise TooMuch(Msg("house-too-often"))
    return answer(await house_of(request).results.of(guest.id if guest else ""))


async def forget(request: Request) -> Response:
    """Here, and nowhere else."""
    await asked(request, wire.Nothing)
    response = answer(wire.Guest(""))
    response.headers["clear-site-data"] = (
        '"cache"'  # positions of tables are kept there for some minutes
    )
    dismiss(response, is_secure(request.headers, request.url.scheme))
    return response


# Another device.


async def link(request: Request) -> Response:
    await asked(request, wire.Nothing)
    guest = known(request)
    _not_too_often(request, guest.id)
    return answer(await house_of(request).along.link(guest, origin(request)))


async def look(request: Request) -> Response:
    slip = (await asked(request, wire.Slip)).slip
    _not_too_often(request)
    guest, here = await house_of(request).along.look(slip), house_of(request).guests.of(request)
    already = here is not None and here.id == guest.id
    return answer(wire.Looked(guest.name, here.name if here and not already else "", already))


async def come(request: Request) -> Response:
    slip = (await asked(request, wire.Slip)).slip
    _not_too_often(request)
    return _greeted(request, await house_of(request).along.come(slip))


# Passkeys.


async def offer(request: Request) -> Response:
    await asked(request, wire.Nothing)
    guest = known(request)
    _not_too_often(request, guest.id)
    return answer(await house_of(request).passkeys.offer(guest, door(request)))


async def make(request: Request) -> Response:
    proof = await asked(request, wire.Proof)
    guest = known(request)
    _not_too_often(request, guest.id)
    await house_of(request).passkeys.make(guest, door(request), proof)
    return answer(await _known(request, guest))


async def ask(request: Request) -> Response:
    await asked(request, wire.Nothing)
    _not_too_often(request)
    return answer(await house_of(request).passkeys.ask(door(request)))


async def enter(request: Request) -> Response:
    proof = await asked(request, wire.Proof)
    _not_too_often(request)
    return _greeted(request, await house_of(request).passkeys.enter(door(request), proof))


async def remove(request: Request) -> Response:
    key = (await asked(request, wire.KeyId)).id
    guest = known(request)
    _not_too_often(request, guest.id)
    await house_of(request).passkeys.remove(guest, key)
    return answer(await _known(request, guest))


# What several of them use.


def _greeted(request: Request, guest: Guest) -> Response:
    response = answer(wire.Guest(guest.name))
    house_of(request).guests.greet(response, guest, is_secure(request.headers, request.url.scheme))
    return response


def _not_too_often(request: Request, guest: str = "") -> None:
    rate = request.app.state.rate
    if not rate.hit(CROWD, "me", network_of(request)) or (
        guest and not rate.hit(OFTEN, "me", guest)
    ):
        raise TooMuch(Msg("house-me-often"))
