"""Two guests, one who looks on and one who has no business here, say whatever they like, true or
forged, over websocket and HTTP. Nobody changes what is not theirs to change, and the house makes no
mistake of its own.
NEMETON_MESSAGES sends more of them; NEMETON_SHRINK looks for the shortest story where one has
failed."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Any

import httpx
import msgspec
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from kit import forge
from kit.indoors import HOST, Indoors, Line, Someone
from kit.rights import OPEN, Rights
from nemeton.games import load, names
from nemeton.house.people.chat import Room
from nemeton.house.web.openapi import DOORS, Door
from nemeton.table import wire
from nemeton.table.state import Table

MESSAGES = int(os.environ.get("NEMETON_MESSAGES", "1500"))
PHASES = [Phase.explicit, Phase.reuse, Phase.generate] + [Phase.shrink] * (
    "NEMETON_SHRINK" in os.environ
)
STEPS = 50  # of one story, at most
IN_A_STORY = 85  # messages, about
WHO = ("host", "friend", "onlooker", "outsider")
FOR_TWO = [name for name in names() if 2 in load(name).about.seats]
FOREIGN = {"origin": "http://elsewhere.example"}
who = st.sampled_from(WHO)
heads = st.sampled_from(
    [{}] * 6 + [FOREIGN, {"cookie": "nemeton=forged"}, {"origin": f"http://{HOST}"}]
)
NOWHERE = "AAAAAAAAAAAA"
BY_HTTP = {
    "sit",
    "hand-over",
}  # entries that no message makes; a request makes these, and a start that follows
TRUE, FALSE = forge.messages().map(json.dumps), forge.spoiled(forge.messages())
sent = 0  # messages in all stories


def bodies(door: Door) -> st.SearchStrategy[str | bytes]:
    """Such as are wished for, and such as are not."""
    if door.body is None or isinstance(door.body, str):
        return st.just(b"") | st.binary(max_size=20) if door.body else st.just(b"")
    return st.one_of(forge.body(door.body).map(json.dumps), forge.spoiled(forge.body(door.body)))


ASKED = [st.tuples(st.just(door), bodies(door)) for door in DOORS]


class Story(RuleBasedStateMachine):
    inside: Indoors  # one for all stories
    people: dict[str, Someone]
    table: str
    other: str

    def __init__(self) -> None:
        super().__init__()
        self.rights: dict[str, Rights] = {}

    @initialize(game=st.sampled_from(FOR_TWO), three=st.booleans(), full=st.booleans())
    def sit_down(self, game: str, three: bool, full: bool) -> None:
        self.inside.lot.again()
        self.people = {name: Someone(self.inside) for name in WHO}
        self.token, self.giver, self.slip = "none", "", "none"
        for name in ("host", "friend", "outsider"):
            self.do(self.people[name].named(name.title()))
        seats = 3 if three and 3 in load(game).about.seats else 2
        self.table, self.other = (
            self._opened("host", game, seats),
            self._opened("outsider", game, 2),
        )
        self.seen = len(self.inside.written)
        for name in ("friend", "outsider")[: (seats - 1) * full]:
            self._post(name, f"/api/tables/{self.table}/seat", {})
        for name in ("host", "friend", "outsider")[:seats]:
            self.do(self.people[name].at(self.table))

    def _opened(self, name: str, game: str, seats: int) -> str:
        """A table at which nobody is given up for lost."""
        chairs = [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1)
        wish = {"game": game, "seats": chairs, "settings": {"patience": 86400}}
        table = str(self.do(self.people[name].http.post("/api/tables", json=wish)).json()["id"])
        chosen = self.do(self.inside.house.table(table)).chosen
        self.rights[table] = Rights(
            self.people[name].id, [self.people[name].id] + [OPEN] * (seats - 1), chosen
        )
        return table

    def _post(self, name: str, path: str, body: dict[str, Any]) -> Any:
        """As an honest client would."""
        guest = self.people[name].id
        answer = self.do(self.people[name].http.post(path, json=body))
        self._check(guest, self.table, over_http=True)
        return answer

    def do(self, work: Any) -> Any:
        return self.inside.do(work)

    # What they do.

    @rule(
        name=who,
        frames=st.lists(TRUE, min_size=1, max_size=8),
        table=st.sampled_from(["table"] * 5 + ["other"]),
    )
    def say(self, name: str, frames: list[str], table: str) -> None:
        """Something well-formed, perhaps at the right time."""
        for frame in frames:
            self._speak(name, getattr(self, table), frame)

    @rule(choices=st.lists(st.integers(0, 60), min_size=1, max_size=6))
    def play(self, choices: list[int]) -> None:
        """As honest clients would; else no story would get anywhere."""
        for choice in choices:
            for name in WHO:
                here = self._here(name)
                scene = here.scene if here else None
                if scene is not None and scene.choices:
                    number = choice % len(scene.choices)
                    self._speak(
                        name,
                        self.table,
                        f'{{"type": "choose", "prompt": "@mine", "choice": {number}}}',
                    )
                    break

    @rule(deed=forge.body(wire.Deed), keep=forge.body(wire.Keep))
    def arrange(self, deed: dict[str, Any], keep: dict[str, Any]) -> None:
        """What the host may do with a table that waits; others try the same."""
        for name in ("outsider", "host"):
            self._speak(
                name, self.table, json.dumps({"type": "arrange", "prompt": "@mine", "deed": deed})
            )
            self._speak(name, self.table, json.dumps(keep))

    @rule(name=who, wish=forge.body(wire.Propose), yes=st.sampled_from([True, True, True, False]))
    def discuss(self, name: str, wish: dict[str, Any], yes: bool) -> None:
        """Everybody answers, whoever was asked."""
        self._speak(name, self.table, json.dumps({"turn": "@turn", **wish}))
        for other in WHO:
            self._speak(
                other, self.table, json.dumps({"type": "vote", "motion": "@motion", "yes": yes})
            )

    @rule(name=who, seat=st.integers(0, 2))
    def offer_seat(self, name: str, seat: int) -> None:
        """A link of which somebody may make use, now, later or too late."""
        guest, answer = (
            self.people[name].id,
            self._post(name, f"/api/tables/{self.table}/seat/{seat}/link", {}),
        )
        if answer.status_code == 200:
            self.token, self.giver = answer.json()["token"], guest

    @rule(name=who)
    def take_over(self, name: str) -> None:
        self._post(name, f"/api/tables/{self.table}/seat/take", {"token": self.token})

    @rule(name=who, frames=st.lists(FALSE, min_size=1, max_size=4))
    def babble(self, name: str, frames: list[str | bytes]) -> None:
        """Something that is nearly a message: refused, or the end of the connection; nothing else
        happens."""
        for frame in frames:
            line = self._speak(name, self.table, frame)
            assert (
                forge.is_message(self._filled_in(line.guest, frame, self.table))
                or line.code == 1008
            ), frame

    @rule(name=who, headers=heads, table=st.sampled_from(["table", "other", "none"]))
    def come_back(self, name: str, headers: dict[str, str], table: str) -> None:
        where, guest = getattr(self, table, NOWHERE), self.people[name].id
        line = self.do(self.people[name].at(where, **headers))
        welcome = (
            headers in ({}, {"origin": f"http://{HOST}"})
            and table != "none"
            and self.rights[where].may_look(guest)
        )
        assert line.open == welcome and (line.position is not None) == welcome
        self._check(guest, line.table)

    @rule(
        name=who,
        asked=st.one_of(ASKED),
        headers=heads,
        table=st.sampled_from(["table"] * 4 + ["other", "none"]),
        number=st.sampled_from(["0", "1", "2", "99", "x", "9" * 5000]),
    )
    def ask(
        self,
        name: str,
        asked: tuple[Door, str | bytes],
        headers: dict[str, str],
        table: str,
        number: str,
    ) -> None:
        door, body = asked
        where, guest = getattr(self, table, NOWHERE), self.people[name].id
        known = {
            "game": "stonehenge",
            "lang": "fr",
            "version": "none",
            "seat": number,
            "move": number,
            "step": number,
            "choice": number,
        }
        http = self.people[name].http
        cookies = httpx.Cookies(http.cookies)
        content = self._filled_in(guest, body, where)
        answer = self.do(
            http.request(
                door.method,
                door.path.format(table=where, **known),
                content=content,
                headers=headers,
            )
        )
        if answer.status_code == 401 or "cookie" in headers:
            http.cookies = cookies  # a forged one was taken away, not theirs
        self._conforms(door, answer)
        self._check(guest, where, over_http=True, now=self.people[name].id)
        self._keep_links(door, answer, guest)
        assert door.method == "get" or headers != FOREIGN or answer.status_code == 403

    def _keep_links(self, door: Door, answer: Any, guest: str) -> None:
        """Others will try them."""
        if answer.status_code == 200 and door.path.endswith("/link"):
            self.token, self.giver = answer.json()["token"], guest
        elif answer.status_code == 200 and door.path == "/api/me/along":
            self.slip = answer.json()["link"].partition("#")[2]

    def _conforms(self, door: Door, answer: Any) -> None:
        assert answer.status_code in (door.status, *door.refusals), (
            f"{answer.status_code} {answer.text}"
        )
        if answer.status_code >= 400:
            msgspec.json.decode(answer.content, type=wire.Problem)
        elif not isinstance(door.answer, str):
            msgspec.json.decode(answer.content, type=door.answer)

    # What is known, and what may have changed.

    def _here(self, name: str) -> wire.Table | None:
        """What somebody sees at the table, under whatever seat they have by now."""
        line = self.people[name].line
        if line is None or not line.open or line.table != self.table or not line.seated():
            self.do(self.people[name].at(self.table))
        line = self.people[name].line
        assert line is not None, "just opened"
        assert line.open == self.rights[self.table].may_look(line.guest)
        return line.position if line.open else None

    def _filled_in(self, guest: str, frame: str | bytes, where: str) -> str | bytes:
        """The right number, one that was right, and one that somebody else was asked; a link that
        somebody made."""
        if isinstance(frame, bytes) or '"@' not in frame or where == NOWHERE:
            return frame
        now = self.do(self.inside.house.table(where))
        mine, theirs = now.prompt(now.seat_of(guest)), now.prompt(0)
        numbers = {
            "@mine": mine,
            "@theirs": theirs,
            "@before": mine - 1,
            "@beginning": 0,
            "@turn": now.turn,
        }
        numbers["@motion"] = now.motion.number if now.motion else 0
        kept = next((chair.key for chair in now.chairs if chair.key), "none")
        marks = [
            _mark(where, one)
            for one in (guest, next((one for one in now.guests if one != guest), guest))
        ]
        words = {
            "@token": self.token,
            "@slip": self.slip,
            "@key": kept,
            "@me": marks[0],
            "@someone": marks[1],
        }
        for word, meant in {**numbers, **words}.items():
            frame = frame.replace(f'"{word}"', json.dumps(meant))
        return frame

    def _speak(self, name: str, table: str, frame: str | bytes) -> Line:
        """Over the connection that one has, if it is to that table and still open."""
        someone = self.people[name]
        if someone.line is None or not someone.line.open or someone.line.table != table:
            self.do(someone.at(table))
        line = someone.line
        assert line is not None, "just opened"
        self.do(line.say(self._filled_in(line.guest, frame, table)))
        self._check(line.guest, table)
        return line

    def _check(self, guest: str, table: str, *, over_http: bool = False, now: str = "") -> None:
        """What was written since is at that table and theirs to write; `now` is who they have
        become."""
        global sent
        sent += 1
        new, self.seen = self.inside.written[self.seen :], len(self.inside.written)
        for where, _, entry in new:
            if where in self.rights:  # else a new table, or a rematch
                assert where == table, f"spoke to {table}, and {where} changed: {entry}"
                self._was_allowed(guest, self.rights[where], entry, over_http)
        for where, line in self.inside.said:
            self._was_sayable(guest, self.rights[where], line)
        for kind, key in self.inside.kept:
            assert key in ({"along", "passkey"} if kind == "used" else {guest, now} - {""}), (
                f"{kind} of {key}"
            )
        self.inside.said.clear()
        self.inside.kept.clear()

    def _was_allowed(
        self, guest: str, rights: Rights, entry: dict[str, Any], over_http: bool
    ) -> None:
        """By whoever has the right to it, and by the way that leads there; then it is so."""
        assert (entry["kind"] in BY_HTTP) == over_http or entry["kind"] == "start", entry
        assert rights.allow(guest, entry, self.giver), f"not theirs: {entry}, {rights}"
        rights.take(entry)

    def _was_sayable(self, guest: str, rights: Rights, line: Any) -> None:
        assert line.guest == guest != "" and guest not in rights.silenced, line
        assert (line.channel == "table") == (guest in rights.seats), line

    @invariant()
    def the_house_makes_no_mistake(self) -> None:
        assert self.inside.errors() == []

    def teardown(self) -> None:
        """The log on disk is what was written, entry after entry; and everybody leaves."""
        for table in (getattr(self, "table", ""), getattr(self, "other", "")):
            written = [(seq, entry) for where, seq, entry in self.inside.written if where == table]
            assert [seq for seq, _ in written] == list(range(len(written)))
            assert self.inside.log_of(table) == json.loads(
                json.dumps([entry for _, entry in written])
            )
        for someone in getattr(self, "people", {}).values():
            self.do(someone.leave())
            self.do(someone.http.aclose())
        self.inside.written.clear()


def _mark(table: str, guest: str) -> str:
    """How the talk of a table calls a guest."""
    return Room(Table(table, {}, [])).mark(guest)


def test_nobody_changes_what_is_not_theirs() -> None:
    rules = settings(
        max_examples=max(1, MESSAGES // IN_A_STORY),
        stateful_step_count=STEPS,
        deadline=None,
        phases=PHASES,
        suppress_health_check=list(HealthCheck),
    )
    with tempfile.TemporaryDirectory() as folder:
        Story.inside = Indoors(Path(folder))
        try:
            run_state_machine_as_test(Story, settings=rules)
        finally:
            Story.inside.close()
    print(f"{sent:,} messages")
    assert sent > MESSAGES // 2, f"only {sent} messages were sent"
