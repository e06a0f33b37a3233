"""A live connection: one viewer of one table. It is told when something changed and sends what is
true then.
The outbox holds no more than that: a slow reader misses intermediate positions, and slows
nobody."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Coroutine
from functools import partial
from typing import Any, TypeVar

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from nemeton.engine import Msg, Refused, Viewer
from nemeton.house.house import RESTARTING, House
from nemeton.house.ops.bell import Bell
from nemeton.house.ops.log import diary, mark
from nemeton.house.people.chat import Ear
from nemeton.house.people.guests import Guest
from nemeton.house.play import arranging, auto_answers
from nemeton.house.play.hints import Question
from nemeton.table import wire
from nemeton.table.state import Table
from nemeton.table.why_not import why

from .protocols import at_once
from .security import origin

T = TypeVar("T")

MOST_WORDS = 8  # answers waiting to be sent, besides the position
MOST_FRAMES = 20  # a second; counted here, since `limits` starts a timer thread for every hit: 8 % of the load
FREE = (
    wire.Choose,
    wire.Why,
    wire.Look,
    wire.Ping,
    wire.Say,
)  # change nothing, or have limits of their own
POLICY, LATER, GONE, ELSEWHERE = 1008, 1013, 4404, 4409  # why the house hangs up


class HangUp(Exception):
    def __init__(self, reason: Msg, code: int = POLICY) -> None:
        super().__init__(reason)
        self.reason, self.code = reason, code


class Live:
    def __init__(
        self,
        house: House,
        socket: WebSocket,
        table: Table,
        guest: Guest | None,
        seat: int | None = None,
        key: str = "",
    ) -> None:
        self.house, self.socket, self.table = house, socket, table
        self._visitor, self.key = guest, key
        self.guest, self.name = (guest.id, guest.name) if guest else ("", "")
        self.viewer: Viewer = house.viewpoint(table, self.guest, seat)
        self._loop = asyncio.get_running_loop()
        self._news = Bell()
        self._nudged = False  # and has not looked since
        self._words: deque[Any] = deque(maxlen=MOST_WORDS)
        self._version: tuple[int, int] | None = None  # of what was sent last
        self._lines = 0  # of the log, sent so far
        self._heard: deque[float] = deque(maxlen=MOST_FRAMES)  # when the last frames came
        self._hint: asyncio.Task[None] | None = None
        self._ear: asyncio.Task[Ear] | None = None
        self._left = self._loop.create_future()
        self._doing = self._gone = False
        self._at_once = at_once(socket)

    # The table's side.

    def nudge(self) -> None:
        """Once, however much changes in this moment: what is true when the loop comes round is
        sent."""
        if not self._nudged:
            self._nudged = True
            self._loop.call_soon(self._show)

    def hang_up(self, reason: Msg, code: int) -> None:
        if not self._left.done():
            self._left.set_exception(HangUp(reason, code))

    # The connection's life.

    async def run(self) -> None:
        try:
            self._enter()
        except Exception as error:
            if not self._is_author_s(error):
                raise
        self._ear = asyncio.create_task(self.house.chat.enter(self.table, self, self.name))
        sending, receiving = asyncio.create_task(self._send()), asyncio.create_task(self._receive())
        broken_off = await _waited_for([sending, receiving, self._left])
        self._leave()
        for task in [sending, self._ear, *([self._hint] if self._hint else [])]:
            task.cancel()
        if not self._doing:
            receiving.cancel()
        ended = await asyncio.gather(*[sending, receiving], return_exceptions=True)
        self._stop_listening()
        if broken_off is not None:
            raise broken_off
        await self._say_goodbye([*ended, self._left.exception() if self._left.done() else None])

    def _enter(self) -> None:
        self._take_over()
        self.table.watchers.add(self)
        self.table.seen |= self.viewer is not None
        self.table.changed()
        self.house.clocks.came(self.table, self.guest)
        self.house.wake(self.table)

    def _take_over(self) -> None:
        """The newest window of a seat is the one that counts."""
        if self.viewer is not None:
            for other in [
                one for one in self.table.watchers if one.viewer == self.viewer and one is not self
            ]:
                other.hang_up(Msg("house-elsewhere"), ELSEWHERE)
                self.table.watchers.discard(other)

    def _look(self, seat: int) -> None:
        """From another of one's seats everything looks different: it is all shown anew."""
        if self.house.viewpoint(self.table, self.guest, seat) != seat:
            raise Refused(Msg("house-not-seated"))
        self.viewer, self._version, self._lines = seat, None, 0
        self._take_over()
        self._news.ring()

    def _leave(self) -> None:
        self._gone = True
        self.table.watchers.discard(self)
        self.house.metrics.left(self.table, self)
        self.table.changed()
        self.house.look_around(self.table)

    def _stop_listening(self) -> None:
        """The ear knows this connection: held by it, the two would stay until all the house is
        swept."""
        if (ear := self._listening()) is not None:
            self.house.chat.leave(ear)
        self._ear = None

    def _listening(self) -> Ear | None:
        """None until it is read what was said before, or when that can't be read."""
        done = self._ear is not None and self._ear.done() and not self._ear.cancelled()
        return self._ear.result() if self._ear and done and not self._ear.exception() else None

    async def _say_goodbye(self, ended: list[Any]) -> None:
        for one in ended:
            if isinstance(one, Exception) and not isinstance(one, HangUp | WebSocketDisconnect):
                diary.error("connection-failed", table=mark(self.table.id), exc_info=one)
        reason = next((one for one in ended if isinstance(one, HangUp)), None)
        if reason is not None and self.socket.client_state is WebSocketState.CONNECTED:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                self.house.metrics.refused(reason.reason.key)
                await refuse(self.socket, reason.reason, reason.code)

    # Out.

    def _show(self) -> None:
        """The new position alone, to one who reads, needs no task; whatever else there is to send
        does."""
        self._nudged = False
        if self._words or not self._news.is_awaited or not self._shown_at_once():
            self._news.ring()

    def _shown_at_once(self) -> bool:
        """Whether all is sent."""
        if self._is_behind():
            try:
                message = self.table.shown_to(self, self._lines)
            except Exception:  # it goes wrong again where a connection ends by it
                return False
            if not self._at_once(message):
                return False
            self._sent()
        ear = self._listening()
        return ear is None or ear.is_idle

    def _is_behind(self) -> bool:
        return self._version != self.table.version_for(self) and not self._left.done()

    def _sent(self) -> None:
        self._version, self._lines = (
            self.table.version_for(self),
            len(self.table.lines(self.viewer)),
        )
        self.house.metrics.told(self.table, self, self.table.version)

    async def _send(self) -> None:
        while True:
            await self._news.heard()
            while self._words:
                await self._put(wire.encode(self._words.popleft()))
            if self._is_behind():
                self._version = self.table.version_for(self)
                await self._put_position()
            if (ear := self._listening()) and (talk := ear.news()):
                await self._put(wire.encode(talk))

    async def _put_position(self) -> None:
        version = self.table.version
        try:
            message = self.table.shown_to(self, self._lines)
        except Exception as error:
            if self._is_author_s(error):
                return
            raise
        self._lines = len(self.table.lines(self.viewer))
        await self._put(message)
        self.house.metrics.told(self.table, self, version)

    async def _put(self, message: bytes) -> None:
        if self._at_once(message):
            return
        try:
            await self.socket.send_text(message.decode())
        except RuntimeError as error:  # closed meanwhile, in the middle of a frame
            raise WebSocketDisconnect(1006) from error

    def _say(self, word: Any) -> None:
        if isinstance(word, wire.RefusedMessage):
            self.house.metrics.refused(word.reason.key)
        self._words.append(word)
        self._news.ring()

    # In.

    async def _receive(self) -> None:
        while not self._gone:
            text = await self._frame()
            self._count()
            try:
                await self._obey(wire.decode(text))
            except wire.BAD as error:
                raise HangUp(Msg("house-bad-message")) from error
            except Refused as refused:
                self._say(wire.RefusedMessage(refused.reason))
            except Exception as error:  # in the midst of a deed, which has changed nothing then
                if not self._is_author_s(error):
                    raise
                self._say(wire.RefusedMessage(Msg("house-dev-fault")))

    def _is_author_s(self, error: Exception) -> bool:
        """Whether an author is shown what a game has raised, so that the connection need not end by
        it."""
        if isinstance(error, HangUp | WebSocketDisconnect) or not self.house.noted(error):
            return False
        diary.error("game-failed", table=mark(self.table.id), exc_info=error)
        return True

    def _count(self) -> None:
        """Too many frames within a second end the connection."""
        now = time.monotonic()
        if len(self._heard) == MOST_FRAMES and now - self._heard[0] < 1:
            raise HangUp(Msg("house-flood"))
        self._heard.append(now)

    async def _frame(self) -> str:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text = message.get("text")
        if text is None:
            raise HangUp(Msg("house-bad-message"))
        return str(text)

    async def _obey(self, message: wire.FromClient) -> None:
        seat = self.viewer
        if not isinstance(message, FREE):
            self.house.rates.refuse_change(self.table, self.guest)
        match message:
            case wire.Choose(prompt, choice):
                await self._do(self.house.choose(self.table, seat, prompt, choice), seat)
            case wire.Hint(prompt):
                await self._ask(prompt)
            case wire.Why(prompt, clicks):
                self.house.check(self.table, self.guest, seat, self.key)
                self._say(wire.Because(why(self.table, seat, prompt, clicks)))
            case wire.Look(wanted):
                self._look(wanted)
            case wire.Rematch():
                await self._do(self.house.rematch(self.table, seat), seat)
            case wire.Propose():
                await self._do(self.house.motions.propose(self.table, seat, message), seat)
            case wire.Vote(motion, yes):
                await self._do(self.house.motions.vote(self.table, seat, motion, yes), seat)
            case wire.Withdraw(motion):
                await self._do(self.house.motions.withdraw(self.table, seat, motion), seat)
            case wire.Arrange() | wire.Keep() | wire.Rise():
                await self._do(arranging.obey(self.house, self.table, self._visitor, message))
            case wire.Ping():
                self._say(wire.Pong(round(self.house.watch.now(), 3)))
            case wire.Standing():
                await self._do(auto_answers.give(self.house, self.table, seat, message), seat)
            case wire.MoreTime():
                await self._do(self.house.questions.more(self.table, seat), seat)
            case wire.Back():
                await self._do(self.house.clocks.back(self.table, seat), seat)
            case wire.Webhook():
                deed = self.house.notices.hook(self.table, self.guest, message, origin(self.socket))
                await self._do(deed)
            case wire.Say() | wire.Mute() | wire.Silence():
                await self._talk(message)
            case wire.Rename(name):
                await self._do(self.house.rename(self.table, seat, name), seat)

    async def _do(self, deed: Coroutine[Any, Any, T], seat: int | None = None) -> T:
        """To its end: this task is not broken off meanwhile, so that the deed needs none of its
        own. For a seat: only if it is still this guest's when the table's lock is there."""
        self._doing = True
        try:
            check = partial(self.house.check, self.table, self.guest, seat, self.key)
            return await self.house.done_here(self.table, deed, check)
        finally:
            self._doing = False

    async def _talk(self, message: wire.Say | wire.Mute | wire.Silence) -> None:
        assert self._ear is not None, "running"
        try:
            ear = await asyncio.shield(self._ear)
            await self._do(self.house.chat.obey(ear, message))
        except Refused as refused:
            self._say(wire.Unsaid(refused.reason))

    async def _ask(self, prompt: int) -> None:
        """One may go on playing while a bot thinks about it."""
        if self._hint is not None and not self._hint.done():
            raise Refused(Msg("house-hint-busy"))
        question = await self._do(self.house.ask(self.table, self.viewer, prompt), self.viewer)
        self._hint = asyncio.create_task(self._advise(question))

    async def _advise(self, question: Question) -> None:
        try:
            advice = await self.house.hints.advice(question)
            self.house.check(self.table, self.guest, question.seat, self.key)
            self._say(advice)
        except Refused as refused:
            self._say(wire.RefusedMessage(refused.reason))


async def _waited_for(some: list[asyncio.Future[Any]]) -> BaseException | None:
    """Until the first of them is done; or why it was not waited for. Given back and not raised:
    what follows is awaited, and compiled code must not await anything while an exception is
    handled."""
    try:
        await asyncio.wait(some, return_when=asyncio.FIRST_COMPLETED)
    except BaseException as error:
        return error
    return None


async def refuse(socket: WebSocket, reason: Msg, code: int) -> None:
    """Say in words why the house hangs up: a bare status code would not reach the page."""
    last = wire.Later(reason) if code == RESTARTING else wire.Closed(reason)
    await socket.send_text(wire.encode(last).decode())
    await socket.close(code)
