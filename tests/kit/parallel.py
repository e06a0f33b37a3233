"""One of two worlds in a house: people, bots and onlookers at a table over HTTP and websocket, on a
virtual clock.
Everybody does what the pair says; all that the viewer and a stranger get is written down, with its
moment and bytes."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import msgspec
import structlog

from kit.pairs import Pair, Turn, World, silence
from kit.virtual import VirtualLoop, later, virtual
from nemeton.bots import LEVELS, advise
from nemeton.engine import Action, Data, Seeded, Viewer
from nemeton.games import load
from nemeton.house import house as rooms
from nemeton.house.house import House
from nemeton.house.notify.outbound import Post
from nemeton.house.ops.data_folder import Folder
from nemeton.house.web.app import application
from nemeton.laws.position import Case
from nemeton.match import referee
from nemeton.workers import LONGEST

HOST = "house.example"
NAMES = ("Ondine", "Lichen", "Myrtille", "Fougère", "Genêt", "Sureau")
AFTER = 0.2  # seconds that are listened to after the last move
LAST = 6.0  # seconds until the last one answers under seal, where all do
DREAM = 60.0  # seconds until somebody notices a sealed question who has nothing to say
TOO_LONG = 3600.0  # seconds of a table
SLOW = {
    "apprentice": 0.004,
    "bard": 0.01,
    "ovate": 0.05,
    "druid": 0.2,
}  # seconds of thinking for each choice
GLIMPSES = 40  # how often an adviser looks at its watch


@dataclass(frozen=True)
class Heard:
    """Something that came to somebody: when, what it answers (empty: it came by itself), and its
    bytes."""

    at: float
    what: str
    text: str


@dataclass
class Story:
    """All that the viewer and a stranger were told, and when the last move was made."""

    heard: dict[str, list[Heard]] = field(default_factory=dict)
    last: float = -1.0


@dataclass
class Company:
    """Who sits where and how the table is kept: the same in both worlds."""

    levels: list[str]  # by seat; empty for a person
    settings: dict[str, Any]
    orders: dict[int, Action] = field(
        default_factory=dict
    )  # by seat: what the house answers where that is possible
    forced: set[int] = field(default_factory=set)  # seats for which the house plays what is forced
    away: dict[int, list[tuple[float, float]]] = field(
        default_factory=dict
    )  # by seat: from when, for how long

    def people(self) -> list[int]:
        return [seat for seat, level in enumerate(self.levels) if not level]


# Bots.


class Thinkers:
    """In place of the workers: they play what the world says, after a time that tells how much
    there was to choose."""

    def __init__(self, play: Callable[[int], Turn | None], viewer: Viewer) -> None:
        self._play, self._viewer = play, viewer
        self.waiting = 0

    def submit(
        self, game: str, view: Data, seat: int, level: str, _seed: str, most: float = LONGEST
    ) -> Future[Any]:
        turn = self._play(seat)
        if turn is None:
            return Future()  # the story has ended
        seconds = min(most, 0.01 + SLOW[level] * len(load(game).legal(view, seat)))
        return later(seconds, lambda: turn.action)

    def advise(self, game: str, view: Data, seat: int, seed: str) -> Future[Any]:
        """To the viewer in earnest; what others hear nobody compares."""
        glimpses = iter(range(GLIMPSES))
        if seat != self._viewer:
            return later(0.5, list)
        promises = advise(
            load(game), view, seat, random.Random(seed), lambda: next(glimpses, None) is None
        )
        return later(min(LONGEST, 0.2 * len(promises)), lambda: promises)

    def close(self) -> None:
        pass


# Chance.


def scripted(world: World, made: Callable[[int], None]) -> type[Seeded]:
    """A match's chance gives what the world says; `made` hears of every move."""

    class Given(Seeded):
        def __init__(self, seed: str, stream: int) -> None:
            super().__init__(seed, stream)
            of_table = len(seed) == 32
            self._words = iter(
                world.words[stream] if of_table and stream < len(world.words) else ()
            )
            if of_table:
                made(stream)

        def pick(self, options: Any, /) -> Any:
            usual, word = super().pick(options), next(self._words, None)
            return usual if word is None else options[list(options).index(word)]

    return Given


# People.


class Choice(msgspec.Struct):
    action: tuple[str, ...]


class Offered(msgspec.Struct):
    choices: list[Choice]


class Proposed(msgspec.Struct):
    number: int
    waits_for: list[int]


class Asked(msgspec.Struct):
    """Of a position, what one needs to know in order to answer."""

    prompt: int = -1
    scene: Offered | None = None
    undo: int | None = None
    motion: Proposed | None = None

    def actions(self) -> list[Action]:
        return [choice.action for choice in self.scene.choices] if self.scene else []


class Line:
    """A websocket, spoken to as a server would."""

    def __init__(
        self, app: Any, path: str, headers: dict[str, str], hear: Callable[[str], None]
    ) -> None:
        self._hear = hear
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.connect"})
        path, _, query = path.partition("?")
        scope = {
            "type": "websocket",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "scheme": "ws",
            "client": ("127.0.0.1", 1),
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        }
        self._task = asyncio.create_task(app(scope, self._said.get, self._from_house))

    async def _from_house(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.send":
            self._hear(message["text"])
        elif message["type"] == "websocket.close":
            self._hear(f"closed {message['code']}")

    def say(self, **message: Any) -> None:
        self._said.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def leave(self) -> None:
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self._task


class Someone:
    """A visitor; `heard` is all that ever came."""

    def __init__(self, app: Any, name: str) -> None:
        self.app, self.name, self.heard = app, name, list[Heard]()
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=f"http://{HOST}")
        self.line: Line | None = None
        self.position = Asked()
        self.on_position: Callable[[], None] | None = None

    async def introduced(self) -> Someone:
        (await self.http.post("/api/me", json={"name": self.name})).raise_for_status()
        return self

    def come(self, table: str) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        self.line = Line(
            self.app, f"/api/tables/{table}/live", {"host": HOST, "cookie": cookies}, self._hear
        )

    async def go(self) -> None:
        if self.line is not None:
            line, self.line = self.line, None
            await line.leave()

    def say(self, **message: Any) -> None:
        """Nothing, while one is away."""
        if self.line is not None:
            self.line.say(**message)

    def _hear(self, text: str) -> None:
        self.note("", text)
        if self.on_position and text.startswith('{"type":"table"'):
            self.position = msgspec.json.decode(text, type=Asked)
            self.on_position()

    def note(self, what: str, text: str) -> None:
        self.heard.append(Heard(asyncio.get_running_loop().time(), what, text))

    async def look(self, path: str) -> None:
        answer = await self.http.get(path)
        self.note(path, f"{answer.status_code} {sorted(answer.headers.items())} {answer.text}")


class Letters(Post):
    """In place of the post: whoever wanted to be told by a webhook hears it."""

    def __init__(self, host: Someone) -> None:
        super().__init__()
        self._host = host

    async def send(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        self._host.note(url, f"{sorted(headers.items())} {body!r}")
        return 200


class Evening:
    """One table of one world, from its opening to the last move that the two worlds share."""

    def __init__(
        self, pair: Pair, number: int, company: Company, loop: VirtualLoop, house: House
    ) -> None:
        self.pair, self.number, self.company, self.loop, self.house = (
            pair,
            number,
            company,
            loop,
            house,
        )
        self.world = pair.worlds[number]
        self.story, self.over = Story(), asyncio.Event()
        self.table, self.app = "", application(house)
        self.tasks: list[asyncio.Task[Any]] = []
        self.people: dict[int, Someone] = {}
        self.regretted: set[tuple[int, int]] = (
            set()
        )  # by seat and number: moves that somebody wanted to take back

    # What is to be played.

    def turn(self, seat: int) -> Turn | None:
        """What a seat plays next, of what the world says."""
        return next(iter(self.world.turns.get(seat, [])[self.played(seat) :]), None)

    def played(self, seat: int) -> int:
        """How often the seat has acted at the only table of this house."""
        (match,) = (table.match for table in self.house.tables.values())
        return sum(move.seat == seat for move in match.moves) if match is not None else 0

    def made(self, move: int) -> None:
        """Chance is asked what comes of a move."""
        if move == self.pair.moves and self.story.last < 0:
            self.story.last = self.loop.time()
            self.over.set()

    def lot(self, *words: Any) -> random.Random:
        """Of the people: the same in both worlds."""
        return random.Random(f"{self.pair.seed} {words}")

    # Playing.

    async def told(self) -> Story:
        await self._gather()
        self._begin(
            self._talk(),
            self._flit(),
            self._look_about(),
            *(self._come_and_go(seat) for seat in self.company.away),
        )
        try:
            async with asyncio.timeout(TOO_LONG):
                await self.over.wait()
                await asyncio.sleep(AFTER)
        except TimeoutError:
            pass
        story = Story({who: heard[:] for who, heard in self.story.heard.items()}, self.story.last)
        await self._part()
        return story

    async def _part(self) -> None:
        for task in self.tasks:
            task.cancel()
        ended = await asyncio.gather(*self.tasks, return_exceptions=True)
        for someone in (*self.people.values(), self.stranger, self.fan):
            await someone.go()
            await someone.http.aclose()
        for error in ended:
            if isinstance(error, Exception):
                raise error

    def _begin(self, *doings: Any) -> None:
        self.tasks += [asyncio.create_task(doing) for doing in doings]

    async def _gather(self) -> None:
        """All come in, one after the other."""
        company, people = self.company, self.company.people()
        for seat in people:
            self.people[seat] = await Someone(self.app, NAMES[seat]).introduced()
        self.stranger = Someone(self.app, "")
        self.fan = await Someone(self.app, "Aubépine").introduced()
        host = people[0]
        kinds = [
            {"kind": "bot", "level": level} if level else {"kind": "open"}
            for level in company.levels
        ]
        kinds[host] = {"kind": "me"}
        wish = {
            "game": self.pair.case.game.about.name,
            "seats": kinds,
            "options": self.pair.case.options,
            "settings": company.settings,
        }
        answer = await self.people[host].http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        self.table = answer.json()["id"]
        for someone in (*self.people.values(), self.stranger, self.fan):
            someone.come(self.table)
            await asyncio.sleep(0.1)
        viewer = self.stranger if self.pair.viewer is None else self.people[self.pair.viewer]
        self.story.heard = {"the viewer": viewer.heard, "a stranger": self.stranger.heard}
        for seat in people[1:]:
            sat = await self.people[seat].http.post(
                f"/api/tables/{self.table}/seat", json={"seat": seat}
            )
            assert sat.status_code == 200, sat.text
            await asyncio.sleep(0.1)
        for seat in people:
            self._plays(seat)
            await self.people[seat].go()
            self.people[seat].come(self.table)
            await asyncio.sleep(0.1)
        assert self.house.tables[self.table].match is not None, "it has begun"
        for seat in people:
            order = company.orders.get(seat, ())
            self.people[seat].say(type="standing", forced=seat in company.forced, words=list(order))
        self.house.notices.post = Letters(self.people[host])
        self.people[host].say(type="webhook", url="https://hook.example/")

    def _plays(self, seat: int) -> None:
        """Whenever something new is asked, the seat thinks about it for a while, then answers."""
        someone, asked = self.people[seat], set[tuple[int, int]]()

        def look() -> None:
            number, turn, position = self.played(seat), self.turn(seat), someone.position
            if position.actions() and turn is not None and (position.prompt, number) not in asked:
                asked.add((position.prompt, number))
                self._begin(self._answer(seat, number, turn))
            if (
                position.motion
                and seat in position.motion.waits_for
                and (-1, position.motion.number) not in asked
            ):
                asked.add((-1, position.motion.number))
                self._begin(self._vote(seat, position.motion.number))

        someone.on_position = look

    async def _answer(self, seat: int, number: int, turn: Turn) -> None:
        someone, lot = self.people[seat], self.lot("answer", seat, number)
        seconds, hints = (
            self._hesitation(seat, turn, lot),
            lot.random() < (0.4 if turn.ballot else 0.1),
        )
        if turn.ballot and seat == self._dawdler(turn.ballot):
            someone.say(type="more-time")
        await asyncio.sleep(seconds / 2)
        if hints and self.played(seat) == number:
            someone.say(type="hint", prompt=someone.position.prompt)
        await asyncio.sleep(seconds / 2)
        if turn.action != self.company.orders.get(seat):  # what is ordered need not be clicked on
            await self._click(seat, number, turn)
        if not turn.ballot and lot.random() < 0.05 and (seat, number) not in self.regretted:
            self.regretted.add((seat, number))
            await asyncio.sleep(lot.uniform(0.1, 0.5))
            someone.say(type="propose", kind="undo", turn=someone.position.undo or 0)

    async def _vote(self, seat: int, motion: int) -> None:
        lot = self.lot("vote", seat, motion)
        await asyncio.sleep(lot.uniform(0.3, 3.0))
        self.people[seat].say(type="vote", motion=motion, yes=lot.random() < 0.7)

    def _hesitation(self, seat: int, turn: Turn, lot: random.Random) -> float:
        """As long in both worlds, whatever there is to choose; except that under seal nobody can
        see who is quick."""
        if turn.ballot:
            return self._hesitation_under_seal(seat, turn.ballot, lot)
        slow = lot.choice([2.0, 9.0])
        return 9.0 if seat in self.company.forced else lot.uniform(0.3, 1.4) + lot.random() * slow

    def _hesitation_under_seal(self, seat: int, ballot: int, lot: random.Random) -> float:
        """Some who say nothing in the end dream, the same in both worlds; else one is the last, at
        the same moment, but not the same one. All others answer whenever they like: it is a
        secret."""
        if self._dreams(seat, ballot):
            return (
                DREAM + seat / 10
            )  # never two in one moment: who of them is first would be chance
        others, free = (
            self._others_under_seal(ballot),
            self.lot("moment", ballot, seat, self.number),
        )
        if seat not in others:
            return lot.uniform(0.3, 1.4)
        awake = [one for one in others if not self._dreams(one, ballot)]
        is_last = len(awake) == len(others) and seat == awake[self.number % len(awake)]
        return LAST if is_last else free.uniform(0.5, LAST)

    def _dreams(self, seat: int, ballot: int) -> bool:
        answers = {
            turn.action
            for world in self.pair.worlds
            for turn in world.turns[seat]
            if turn.ballot == ballot
        }
        return (
            answers == {silence(self.pair.case.game)}
            and self.lot("dreams", ballot, seat).random() < 0.5
        )

    def _others_under_seal(self, ballot: int) -> list[int]:
        """People besides the viewer whom it asks, who stay there all evening and whose time is not
        over: where it is, a bot answers for them, in both worlds alike."""
        return [
            seat
            for seat in self.company.people()
            if seat != self.pair.viewer
            and seat not in self.company.away
            and seat not in self.company.orders
            and not self.house.tables[self.table].chairs[seat].thinker
            and any(turn.ballot == ballot for turn in self.world.turns.get(seat, ()))
        ]

    def _dawdler(self, ballot: int) -> int | None:
        """Who asks for more time: another one in the other world."""
        others = self._others_under_seal(ballot)
        return (
            others[self.number % len(others)]
            if others and self.lot("more", ballot).random() < 0.2
            else None
        )

    async def _click(self, seat: int, number: int, turn: Turn) -> None:
        """Once one is here, if nobody has answered meanwhile."""
        someone = self.people[seat]
        while self.played(seat) == number:
            actions = someone.position.actions()
            if turn.action in actions:
                someone.say(
                    type="choose", prompt=someone.position.prompt, choice=actions.index(turn.action)
                )
            await asyncio.sleep(5.0)

    # Around the game.

    async def _come_and_go(self, seat: int) -> None:
        for start, length in self.company.away[seat]:
            await asyncio.sleep(start)
            await self.people[seat].go()
            await asyncio.sleep(length)
            self.people[seat].come(self.table)

    async def _flit(self) -> None:
        """Somebody looks on who can't make up their mind: whenever they come or go, everybody is
        shown the table."""
        lot = self.lot("flit")
        while True:
            await asyncio.sleep(lot.uniform(0.3, 4.0))
            await self.fan.go()
            await asyncio.sleep(lot.uniform(0.3, 4.0))
            self.fan.come(self.table)

    async def _talk(self) -> None:
        lot, everybody = self.lot("talk"), [*self.people.values(), self.fan]
        while True:
            await asyncio.sleep(lot.uniform(5.0, 60.0))
            lot.choice(everybody).say(type="say", text=f"Bonsoir {lot.randrange(100)}")

    async def _look_about(self) -> None:
        """The viewer and the stranger look at all that can be asked for."""
        lot = self.lot("look")
        viewer = self.stranger if self.pair.viewer is None else self.people[self.pair.viewer]
        while True:
            await asyncio.sleep(lot.uniform(0.5, 6.0))
            someone, prompt = lot.choice([viewer, self.stranger]), viewer.position.prompt
            someone.say(type="ping")
            someone.say(type="choose", prompt=prompt, choice=999)
            someone.say(type="why", prompt=prompt, clicks=[])
            move = lot.randrange(self.pair.moves + 2)
            await someone.look(lot.choice(list(self._paths(move))))

    def _paths(self, move: int) -> Iterator[str]:
        table = f"/api/tables/{self.table}"
        yield from (
            f"{table}/record",
            f"{table}/positions/{move}",
            f"{table}/positions/{move}?viewer=spectator",
        )
        yield from (
            f"{table}/review",
            f"{table}/dice",
            "/api/mine",
            "/api/lobby",
            "/api/welcome",
            "/health",
        )
        yield from (
            f"/table/{self.table}",
            f"/picture/fr/table/{self.table}.png",
            "/api/me/results",
        )


def tell(pair: Pair, number: int, company: Company, folder: Path) -> Story:
    """One of the two worlds, from beginning to end."""
    with virtual(pair.seed) as loop, ExitStack() as patches:
        diary = patches.enter_context(structlog.testing.capture_logs())
        story = loop.run_until_complete(_told(pair, number, company, loop, folder, patches))
    mishaps = [line for line in diary if line["log_level"] in ("warning", "error", "critical")]
    assert not mishaps, mishaps
    return story


async def _told(
    pair: Pair, number: int, company: Company, loop: VirtualLoop, folder: Path, patches: ExitStack
) -> Story:
    evenings: list[Evening] = []
    thinkers = Thinkers(lambda seat: evenings[0].turn(seat), pair.viewer)
    patches.enter_context(patch.object(rooms, "Bots", lambda _: thinkers))
    chance = scripted(pair.worlds[number], lambda move: evenings[0].made(move))
    patches.enter_context(patch.object(referee, "Seeded", chance))
    house = House(Folder(folder))
    house.pictures._paint = _painted
    evenings.append(Evening(pair, number, company, loop, house))
    await house.open()
    try:
        return await evenings[0].told()
    finally:
        await house.close()


async def _painted(svg: str) -> bytes:
    await asyncio.sleep(0.2)
    return svg.encode()


def company(case: Case, viewer: Viewer, seed: str, kind: int) -> Company:
    """Who plays: the viewer among bots, among people, or among both; with clocks and orders, or
    without."""
    lot, about, seats = random.Random(f"{seed} company"), case.game.about, range(case.seats)
    levels = [lot.choice(LEVELS) if lot.random() < (0.9, 0.0, 0.5)[kind % 3] else "" for _ in seats]
    levels[lot.choice(seats) if viewer is None else viewer] = ""
    if about.at_table(len(seats), case.options, bots=any(levels)) != case.options:
        levels = [""] * len(seats)
    clock = lot.choice(
        [{"kind": "none"}, {"kind": "live", "seconds": 30, "increment": 3}, {"kind": "days"}]
    )
    settings = {
        "public": True,
        "clock": clock,
        "stand_in": lot.choice(["", *LEVELS]),
        "patience": 20,
    }
    made = Company(levels, settings)
    others = [seat for seat in made.people() if seat != viewer]
    made.away = {
        seat: [(lot.uniform(5, 60), lot.uniform(1, 60))] for seat in others if lot.random() < 0.3
    }
    if about.standing and lot.random() < 0.3:
        made.orders = {seat: (lot.choice(about.standing),) for seat in others if lot.random() < 0.6}
    made.forced = {seat for seat in others if lot.random() < 0.15}
    return made


def differences(pair: Pair, one: Story, other: Story) -> list[str]:
    """What somebody was told in one world and not in the other, and when; of each only the first."""
    found = []
    if one.last != other.last:
        found.append(f"the last move at {one.last} and {other.last}")
    end = min(one.last, other.last) if pair.parts else float("inf")
    for who in one.heard:
        ours, theirs = (
            [heard for heard in story.heard[who] if heard.at < end] for story in (one, other)
        )
        for place in range(max(len(ours), len(theirs))):
            pieces = [
                story[place] if place < len(story) else Heard(-1.0, "", "nothing")
                for story in (ours, theirs)
            ]
            if pieces[0] != pieces[1]:
                found.append(f"{who}: {difference(*pieces)}")
                break
    return found


def difference(one: Heard, other: Heard) -> str:
    if (one.at, one.what) != (other.at, other.what):
        return f"at {one.at:.3f} {one.what} {one.text[:60]!r}, and at {other.at:.3f} {other.what} {other.text[:60]!r}"
    if one.text.startswith("{") and other.text.startswith("{"):
        first, second = json.loads(one.text), json.loads(other.text)
        if isinstance(first, dict) and isinstance(second, dict):
            keys = [key for key in {**first, **second} if first.get(key) != second.get(key)]
            shown = {key: (str(first.get(key))[:80], str(second.get(key))[:80]) for key in keys}
            return f"at {one.at:.3f} {one.what} {shown}"
    place = next(
        (n for n, (a, b) in enumerate(zip(one.text, other.text, strict=False)) if a != b), -1
    )
    start = max(0, place - 60)
    return f"at {one.at:.3f} {one.what} …{one.text[start : place + 60]!r} and …{other.text[start : place + 60]!r}"
