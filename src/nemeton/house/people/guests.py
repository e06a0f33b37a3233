"""Guests: no accounts, a signed cookie. Whoever holds it is the guest.
A forged or outdated cookie is refused, never repaired in silence."""

from __future__ import annotations

import time
import unicodedata
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from itertools import count

from itsdangerous import BadSignature, URLSafeTimedSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from nemeton.engine import Msg, Refused
from nemeton.house.ops.ids import LONG, new_id
from nemeton.house.storage import fingerprint

COOKIE = "nemeton"
SECURE = "__Host-nemeton"  # over https: browsers take it from this very house alone, not from another of its domain
MOST_COOKIES = 20  # of one visit that are looked at
YEAR = 365 * 24 * 3600
LONGEST_NAME = 24
BLANK = dict.fromkeys(
    map(ord, "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufe0e\ufe0f")
)  # letters that show nothing


@dataclass(frozen=True, slots=True)
class Guest:
    id: str
    name: str


class Unwelcome(Refused):
    """A cookie that is not ours, or too old."""


class Guests:
    def __init__(self, secret: str, now: Callable[[], float] = time.time) -> None:
        self._signer = URLSafeTimedSerializer(secret, salt="guest")
        self.forgotten: set[str] = set()  # fingerprints of those who asked to be
        self._now = now

    def of(self, visit: HTTPConnection) -> Guest | None:
        """Who visits; None without a cookie. Others of the same domain may have put one of theirs
        beside ours: the first good one counts, and what only this house can have set comes
        first."""
        cookies = brought(visit, SECURE) + brought(visit, COOKIE)
        for cookie in cookies[:MOST_COOKIES]:
            with suppress(Unwelcome):
                return self.read(cookie)
        if cookies:
            raise Unwelcome(Msg("house-bad-cookie"))
        return None

    def read(self, cookie: str) -> Guest:
        """A cookie from the future is good: the machine's clock was wrong when it was made, or is
        now."""
        try:
            fields, made = self._signer.loads(cookie, return_timestamp=True)
            guest = Guest(str(fields["id"]), str(fields["name"]))
        except (BadSignature, KeyError, TypeError) as error:
            raise Unwelcome(Msg("house-bad-cookie")) from error
        outdated = self._now() - made.timestamp() > YEAR
        if outdated or (self.forgotten and fingerprint(guest.id) in self.forgotten):
            raise Unwelcome(Msg("house-bad-cookie"))
        return guest

    def cookie(self, guest: Guest) -> str:
        return str(self._signer.dumps({"id": guest.id, "name": guest.name}))

    def named(self, guest: Guest | None, name: str) -> Guest:
        """The guest under that name; a new one where there was none."""
        return Guest(guest.id if guest else new_id(LONG), proper(name))

    def greet(self, response: Response, guest: Guest, secure: bool) -> None:
        name = SECURE if secure else COOKIE
        response.set_cookie(
            name,
            self.cookie(guest),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=secure,
            path="/",
        )
        if secure:
            response.delete_cookie(COOKIE, path="/")  # what an older house has set


def is_outmoded(visit: HTTPConnection, secure: bool) -> bool:
    """Whether a guest came with the cookie that an older house has set."""
    return secure and not brought(visit, SECURE) and bool(brought(visit, COOKIE))


def dismiss(response: Response, secure: bool) -> None:
    """Without a cookie from now on."""
    response.delete_cookie(COOKIE, path="/")
    if secure:
        response.delete_cookie(SECURE, path="/", secure=True, httponly=True, samesite="lax")


def brought(visit: HTTPConnection, name: str) -> list[str]:
    """All cookies of that name, in their order."""
    pairs = [
        pair.partition("=")
        for header in visit.headers.getlist("cookie")
        for pair in header.split(";")
    ]
    return [value.strip().strip('"') for key, _, value in pairs if key.strip() == name]


def proper(name: str) -> str:
    """A name as it will be shown; refused when it is none."""
    if len(name) > 200:
        raise Refused(Msg("house-name-bad", {"most": LONGEST_NAME}))
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    visible = alike(tidy) and not unicodedata.combining(tidy[0])
    if not visible or len(tidy) > LONGEST_NAME or not tidy.isprintable():
        raise Refused(Msg("house-name-bad", {"most": LONGEST_NAME}))
    return tidy


def another(name: str, taken: Iterable[str]) -> str:
    """A name like this one that nobody has: Ondine 2."""
    theirs = {alike(one) for one in taken}
    numbered = (f"{name[: LONGEST_NAME - 1 - len(str(n))].rstrip()} {n}" for n in count(2))
    return next(one for one in numbered if alike(one) not in theirs)


def alike(name: str) -> str:
    """Names that look the same are the same."""
    return unicodedata.normalize("NFKC", name.translate(BLANK)).translate(BLANK).casefold().strip()
