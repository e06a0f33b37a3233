"""Notices: a word to who is asked something while away, by web push and by the table's webhook, in
the background.
They say whose turn it is and where, which anybody at the table knows, and nothing else."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine, Iterable
from typing import TYPE_CHECKING, Any, Final

import msgspec
from limits import parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from nemeton import speech
from nemeton.engine import Msg, Refused
from nemeton.house.ops.log import diary, kind, mark
from nemeton.house.play import auto_answers
from nemeton.table import wire
from nemeton.table.state import Table

from .outbound import Post
from .web_push import PushKeys, read_keys, sealed

if TYPE_CHECKING:
    from nemeton.house.house import House

A_WHILE: Final = 5.0  # seconds: who comes or answers by then need not be called
OFTEN: Final = parse("30/minute")  # for one table, and for one guest
MOST: Final = 1000  # being sent at the same time
BROWSERS: Final = 5  # of one guest; the oldest is forgotten
GONE: Final = (404, 410)  # the browser has forgotten us


class Notices:
    def __init__(self, house: House, post: Post | None = None, a_while: float = A_WHILE) -> None:
        self._house, self.post, self.a_while = house, post or Post(), a_while
        self.keys = PushKeys(house.folder.path)
        self._rate = FixedWindowRateLimiter(MemoryStorage())
        self._waiting: dict[
            tuple[str, int], asyncio.TimerHandle
        ] = {}  # by table and seat: who may still come
        self._tasks: set[asyncio.Task[None]] = set()

    def call(self, table: Table, seats: Iterable[int]) -> None:
        """The table has changed; these are asked something that they were not asked before."""
        if self._waiting:
            self._excuse(table)
        for seat in seats:
            room = len(self._waiting) + len(self._tasks) < MOST
            if table.chairs[seat].kind == "guest" and room and _is_away(table, seat):
                later = asyncio.get_running_loop().call_later(
                    self.a_while, self._begin, table.id, seat
                )
                self._waiting[table.id, seat] = later

    def _excuse(self, table: Table) -> None:
        """Who is asked nothing any more is not called: nor need a table be read whose game is over."""
        for seat in range(len(table.chairs)):
            if not _is_asked(table, seat) and (later := self._waiting.pop((table.id, seat), None)):
                later.cancel()

    def _begin(self, table: str, seat: int) -> None:
        self._waiting.pop((table, seat), None)
        task = asyncio.create_task(self._call(table, seat))
        self._tasks.add(task)
        task.add_done_callback(self._called)

    def _called(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            diary.warning("notice-not-sent", error=kind(error))

    async def _call(self, table: str, seat: int) -> None:
        with contextlib.suppress(Refused):
            async with self._house.at(table) as found:
                letters = await self._letters(found, seat) if _is_wanted(found, seat) else []
            await asyncio.gather(*letters)

    async def _letters(self, table: Table, seat: int) -> list[Coroutine[Any, Any, None]]:
        guest = table.chairs[seat].guest
        letters: list[Coroutine[Any, Any, None]] = []
        browsers = await self._browsers(guest)
        if browsers and self._rate.hit(OFTEN, "push", guest):
            letters += [self._push(guest, browser, table) for browser in browsers]
        if table.webhook.get("url") and self._rate.hit(OFTEN, "webhook", table.id):
            letters.append(self._post_hook(table, seat))
        return letters

    async def close(self) -> None:
        for later in self._waiting.values():
            later.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.post.close()

    # Browsers.

    async def _browsers(self, guest: str) -> list[dict[str, Any]]:
        kept: list[dict[str, Any]] | None = await self._house.kept.kept("push", guest)
        return kept or []

    async def key(self, guest: str) -> wire.PushKey:
        return wire.PushKey(self.keys.public, len(await self._browsers(guest)) if guest else 0)

    async def add_browser(self, guest: str, wish: wire.PushIn, origin: str) -> None:
        """From now on that browser is called too."""
        self.post.checked(wish.endpoint)
        try:
            read_keys(wish.keys.p256dh, wish.keys.auth)
        except ValueError as error:
            raise Refused(Msg("house-bad-message")) from error
        others = [
            browser
            for browser in await self._browsers(guest)
            if browser["endpoint"] != wish.endpoint
        ]
        browser = {**msgspec.to_builtins(wish), "origin": origin}
        await self._house.kept.keep("push", guest, [*others, browser][-BROWSERS:])

    async def drop_browser(self, guest: str, endpoint: str) -> None:
        others = [
            browser for browser in await self._browsers(guest) if browser["endpoint"] != endpoint
        ]
        await self._house.kept.keep("push", guest, others)

    async def _push(self, guest: str, browser: dict[str, Any], table: Table) -> None:
        words = {
            "text": _said(browser["language"], table, None),
            "table": table.id,
            "url": f"/table/{table.id}",
        }
        letter = sealed(msgspec.json.encode(words), *read_keys(**browser["keys"]))
        headers = self.keys.headers(browser["endpoint"], browser["origin"], self._house.watch.now())
        if await self.post.send(browser["endpoint"], letter, headers) in GONE:
            await self.drop_browser(guest, browser["endpoint"])

    # The webhook.

    async def hook(self, table: Table, guest: str, wish: wire.Webhook, origin: str) -> None:
        """Where the host wants the table to tell whose turn it is."""
        if wish.url:
            self.post.checked(wish.url)
        async with table.lock:
            if guest != table.host or not guest:
                raise Refused(Msg("house-not-host"))
            entry = {
                "kind": "webhook",
                "url": wish.url,
                "language": wish.language,
                "origin": origin,
            }
            if (
                entry.items() <= (table.webhook or {**entry, "url": ""}).items()
            ):  # as it is, or none as before
                return
            await self._house.note(table, entry)

    async def _post_hook(self, table: Table, seat: int) -> None:
        """`text` and `content` are what chat services show."""
        hook, name = table.webhook, table.chairs[seat].name
        url, said = f"{hook['origin']}/table/{table.id}", _said(hook["language"], table, name)
        words = {"table": table.id, "game": table.head["game"], "name": name, "url": url}
        shown = f"{said} {url}"
        body = msgspec.json.encode({**words, "text": shown, "content": shown})
        status = await self.post.send(hook["url"], body, {"content-type": "application/json"})
        if not 200 <= status < 300:
            diary.warning("webhook-refused", table=mark(table.id), status=status or 0)


def _is_away(table: Table, seat: int) -> bool:
    return not any(watcher.viewer == seat for watcher in table.watchers)


def _is_asked(table: Table, seat: int) -> bool:
    """As far as everybody can know: whether a webhook tells of a seat must not show that it has
    answered under seal."""
    return seat in table.called or (table.stage == "playing" and seat in table.asked_publicly())


def _is_wanted(table: Table, seat: int) -> bool:
    """Still asked, still away, and nobody answers in their place."""
    asked = _is_asked(table, seat) and not table.paused and not table.chairs[seat].thinker
    return asked and _is_away(table, seat) and auto_answers.answer(table, seat) is None


def _said(language: str, table: Table, name: str | None) -> str:
    title = speech.say(Msg(f"{table.head['game']}-title"), language)
    if name is None:
        return speech.say(Msg("house-notice-you", {"title": title}), language)
    return speech.say(Msg("house-notice", {"title": title, "name": name}), language)
