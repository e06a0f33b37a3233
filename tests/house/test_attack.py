"""Two guests, one who looks on and one who has no business here, say whatever they like, true or forged, over
websocket and HTTP. Nobody changes what is not theirs to change, and the house makes no mistake of its own.
NEMETON_MESSAGES sends more of them."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Any

import httpx
import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from house import forge
from house.indoors import HOST, Indoors, Someone
from nemeton.games import load, names
from nemeton.house import wire
from nemeton.house.openapi import DOORS, Door

MESSAGES = int(os.environ.get("NEMETON_MESSAGES", "1500"))
STEPS = 50  # of one story, at most
IN_A_STORY = 85  # messages, about
WHO = ("host", "friend", "onlooker", "outsider")
FOR_TWO = [name for name in names() if 2 in load(name).about.seats]
FOREIGN = {"origin": "http://elsewhere.example"}
who = st.sampled_from(WHO)
heads = st.sampled_from([{}] * 6 + [FOREIGN, {"cookie": "nemeton=forged"}, {"origin": f"http://{HOST}"}])
NOWHERE = "AAAAAAAAAAAA"
TRUE, FALSE = forge.messages().map(json.dumps), forge.spoiled(forge.messages())
sent = 0  # messages in all stories


def bodies(door: Door) -> st.SearchStrategy[str | bytes]:
    """Such as are wished for, and such as are not."""
    return (
        st.just(b"")
        if door.body is None
        else st.one_of(forge.body(door.body).map(json.dumps), forge.spoiled(forge.body(door.body)))
    )


ASKED = [st.tuples(st.just(door), bodies(door)) for door in DOORS]


class Story(RuleBasedStateMachine):
    inside: Indoors  # one for all stories
    people: dict[str, Someone]
    table: str
    other: str

    @initialize(game=st.sampled_from(FOR_TWO), full=st.booleans())
    def sit_down(self, game: str, full: bool) -> None:
        self.inside.lot.again()
        self.people = {name: Someone(self.inside) for name in WHO}
        for name in ("host", "friend", "outsider"):
            self.do(self.people[name].named(name.title()))
        seats = [{"kind": "me"}, {"kind": "open"}]
        created = self.do(self.people["host"].http.post("/api/tables", json={"game": game, "seats": seats}))
        other = self.do(self.people["outsider"].http.post("/api/tables", json={"game": game, "seats": seats}))
        self.table, self.other = created.json()["id"], other.json()["id"]
        if full:
            self.do(self.people["friend"].http.post(f"/api/tables/{self.table}/seat", json={}))
        for name in ("host", "friend"):
            self.do(self.people[name].at(self.table))
        self.seen = len(self.inside.written)

    def do(self, work: Any) -> Any:
        return self.inside.do(work)

    # What they do.

    @rule(name=who, frames=st.lists(TRUE, min_size=1, max_size=8), table=st.sampled_from(["table"] * 5 + ["other"]))
    def say(self, name: str, frames: list[str], table: str) -> None:
        """Something well-formed, perhaps at the right time."""
        for frame in frames:
            self._speak(name, getattr(self, table), frame)

    @rule(choices=st.lists(st.integers(0, 60), min_size=1, max_size=6))
    def play(self, choices: list[int]) -> None:
        """As honest clients would; else no story would get anywhere."""
        for choice in choices:
            for name in ("host", "friend"):
                scene = self._here(name).scene
                if scene is not None and scene.choices:
                    number = choice % len(scene.choices)
                    self._speak(name, self.table, f'{{"type": "choose", "prompt": "@mine", "choice": {number}}}')
                    break

    @rule(name=who, frames=st.lists(FALSE, min_size=1, max_size=4))
    def babble(self, name: str, frames: list[str | bytes]) -> None:
        """Something that is nearly a message: refused, or the end of the connection; nothing else happens."""
        for frame in frames:
            line = self._speak(name, self.table, frame)
            assert forge.is_message(self._filled_in(name, frame)) or line.code == 1008, frame

    @rule(name=who, headers=heads, table=st.sampled_from(["table", "other", "none"]))
    def come_back(self, name: str, headers: dict[str, str], table: str) -> None:
        line = self.do(self.people[name].at(getattr(self, table, NOWHERE), **headers))
        welcome = headers in ({}, {"origin": f"http://{HOST}"}) and table != "none"
        assert line.open == welcome and (line.position is not None) == welcome
        self._check(name, line.table, ())

    @rule(name=who, asked=st.one_of(ASKED), headers=heads, table=st.sampled_from(["table", "other", "none"]))
    def ask(self, name: str, asked: tuple[Door, str | bytes], headers: dict[str, str], table: str) -> None:
        door, body = asked
        where = getattr(self, table, NOWHERE)
        path = door.path.format(table=where, game="stonehenge", lang="fr", version="none")
        http = self.people[name].http
        cookies = httpx.Cookies(http.cookies)
        answer = self.do(http.request(door.method, path, content=body, headers=headers))
        if answer.status_code == 401 or "cookie" in headers:
            http.cookies = cookies  # a forged one was taken away, not theirs
        self._conforms(door, answer)
        self._check(name, where, ("sit",))
        assert door.method != "post" or headers != FOREIGN or answer.status_code == 403

    def _conforms(self, door: Door, answer: Any) -> None:
        assert answer.status_code in (door.status, *door.refusals), f"{answer.status_code} {answer.text}"
        if answer.status_code >= 400:
            msgspec.json.decode(answer.content, type=wire.Problem)
        elif not isinstance(door.answer, str):
            msgspec.json.decode(answer.content, type=door.answer)

    # What is known, and what may have changed.

    def _here(self, name: str) -> wire.Table:
        """What somebody sees at the table, under whatever seat they have by now."""
        line = self.people[name].line
        if line is None or not line.open or line.table != self.table or not line.seated():
            self.do(self.people[name].at(self.table))
        line = self.people[name].line
        assert line is not None and line.position is not None, "everybody may look on"
        return line.position

    def _filled_in(self, name: str, frame: str | bytes) -> str | bytes:
        """The right number, one that was right, and one that somebody else was asked."""
        if isinstance(frame, bytes) or '"@' not in frame:
            return frame
        now = self.do(self.inside.house.table(self.table))
        mine, theirs = now.prompt(now.seat_of(self.people[name].id)), now.prompt(0)
        numbers = {"@mine": mine, "@theirs": theirs, "@before": mine - 1, "@beginning": 0}
        for word, number in numbers.items():
            frame = frame.replace(f'"{word}"', str(number))
        return frame

    def _speak(self, name: str, table: str, frame: str | bytes) -> Any:
        """Over the connection that one has, if it is to that table and still open."""
        someone = self.people[name]
        if someone.line is None or not someone.line.open or someone.line.table != table:
            self.do(someone.at(table))
        line = someone.line
        assert line is not None, "just opened"
        self.do(line.say(self._filled_in(name, frame)))
        self._check(name, table, ())
        return line

    def _check(self, name: str, table: str, also: tuple[str, ...]) -> None:
        """What was written since is at that table and theirs to write."""
        global sent
        sent += 1
        new, self.seen = self.inside.written[self.seen :], len(self.inside.written)
        for where, _, entry in new:
            made_now = where not in (self.table, self.other)  # a new table, or a rematch
            assert where == table or made_now, f"{name} spoke to {table}, and {where} changed: {entry}"
            if not made_now:
                self._was_allowed(self.people[name].id, where, entry, also)

    def _was_allowed(self, guest: str, table: str, entry: dict[str, Any], also: tuple[str, ...]) -> None:
        """Only who sits there or is the host has anything to say; nobody plays or asks for another's seat."""
        now = self.do(self.inside.house.table(table))
        mine = now.seats_of(guest)
        assert guest and (mine or guest == now.host), f"a stranger changed the table: {entry}"
        match entry:
            case {"kind": "sit", "guest": sat}:
                assert "sit" in also and sat == guest
            case {"kind": "move" | "advice", "seat": seat}:
                assert seat in mine or now.chairs[seat].thinker, f"somebody else's seat: {entry}"

    @invariant()
    def the_house_makes_no_mistake(self) -> None:
        assert self.inside.errors() == []

    def teardown(self) -> None:
        """The log on disk is what was written, entry after entry; and everybody leaves."""
        for table in (getattr(self, "table", ""), getattr(self, "other", "")):
            written = [(seq, entry) for where, seq, entry in self.inside.written if where == table]
            assert [seq for seq, _ in written] == list(range(len(written)))
            assert self.inside.log_of(table) == json.loads(json.dumps([entry for _, entry in written]))
        for someone in getattr(self, "people", {}).values():
            self.do(someone.leave())
            self.do(someone.http.aclose())
        self.inside.written.clear()


def test_nobody_changes_what_is_not_theirs() -> None:
    rules = settings(
        max_examples=max(1, MESSAGES // IN_A_STORY),
        stateful_step_count=STEPS,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    with tempfile.TemporaryDirectory() as folder:
        Story.inside = Indoors(Path(folder))
        try:
            run_state_machine_as_test(Story, settings=rules)
        finally:
            Story.inside.close()
    assert sent > MESSAGES // 2, f"only {sent} messages were sent"
