"""Playing line by line: news, board, question, numbered choices, answer.
Scriptable through stdin, without colours; asks again until an answer can be played."""

from __future__ import annotations

from collections.abc import Sequence

from nemeton.engine import Choice, IllegalAction, Seat, Viewer

from .columns import columns
from .console import Console
from .paper import Paper
from .table import HUMAN, Chooser, Table
from .voice import Voice
from .way import FEW, Entry, Way


class Left(Exception):
    """The player quit, or the input has ended."""


class Plain:
    def __init__(
        self, table: Table, voice: Voice, console: Console, chooser: Chooser | None
    ) -> None:
        self.table, self.match = table, table.match
        self.voice, self.console, self.chooser = voice, console, chooser
        self.paper = Paper(console, voice)
        self.seated: Viewer = None  # who is in front of the screen
        self.told: dict[Viewer, int] = {}  # how much of the log each has read
        self.hinted = False

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        self._welcome()
        try:
            while (seat := self.table.actor) is not None:
                self._turn(seat)
            self._result()
        except (Left, KeyboardInterrupt):
            self.paper.line("\n" + self.voice.key("left"))
        self.paper.kept(self.table)

    def _turn(self, seat: Seat) -> None:
        if seat in self.table.humans:
            self._sit(seat)
            self._news()
            self._ask(seat)
        else:
            self._think(seat)
            self._news()

    def _think(self, seat: Seat) -> None:
        assert self.chooser is not None, "nobody thinks for the bots"
        if self.console.is_terminal():
            self.paper.say("thinking", seat=self.voice.names[seat])
        self.table.play(seat, self.table.question(self.chooser, seat)())

    # What is said.

    def _welcome(self) -> None:
        about = self.match.game.about
        self.paper.say("welcome", title=self.voice.title(about), author=about.author)
        if self.match.options:
            self.paper.line(self.voice.options(about, self.match.options))
        for seat, word in enumerate(self.table.who):
            self.paper.say("seat", **self.paper.named(seat), who=self.voice.key("who", word=word))
        if self.match.moves:
            self.paper.say("resumed", moves=len(self.match.moves))
            self.told = {
                viewer: len(self.match.log(viewer)) for viewer in (None, *self.table.humans)
            }
        if self.table.who.count(HUMAN) == 1:
            self.seated = self.table.viewer

    def _news(self) -> None:
        """What whoever sits here was told since the last time; without secrets the others read
        along."""
        log = self.match.log(self.seated)
        for line in log[self.told.get(self.seated, 0) :]:
            self.paper.line(f"  {self.voice.say(line)}")
        readers = (self.seated,) if self.table.secrets() else (None, *self.table.humans)
        self.told.update({reader: len(self.match.log(reader)) for reader in readers})

    def _result(self) -> None:
        result = self.match.result
        assert result is not None
        self.paper.board(self.match.scene(self.seated))
        self.paper.result(result)

    # Who sits here.

    def _sit(self, seat: Seat) -> None:
        """Another human in front of the screen: behind a curtain when there are secrets."""
        if seat != self.seated and self.table.secrets():
            self._curtain(seat)
        self.seated = seat

    def _curtain(self, seat: Seat) -> None:
        height = self.console.size[1] if self.console.is_terminal() else 1
        self.paper.line("\n" * height + self.voice.key("curtain", **self.paper.named(seat)))
        if self.console.ask(self.voice.key("curtain-enter") + " ") is None:
            raise Left

    # What is asked.

    def _ask(self, seat: Seat) -> None:
        """Until something was played or taken back."""
        way: Way | None = Way(self.match.scene(seat))
        listed = None
        while way is not None:
            if listed is None:
                self._question(way)
            if listed != way:
                self._list(way)
            listed, line = way, self.console.ask("> ")
            if line is None:
                raise Left
            way = self._answer(seat, way, line)

    def _question(self, way: Way) -> None:
        assert self.seated is not None
        self.paper.board(way.scene)
        named = self.paper.named(self.seated)
        self.paper.line(f"{named['sign']} {named['seat']} · {self.voice.say(way.scene.prompt)}")
        if not self.hinted:
            self.paper.say("keys")
        self.hinted = True

    def _list(self, way: Way) -> None:
        entries = way.entries()
        lines = [
            f"{number:3})  {self.voice.say(entry.text)}"
            for number, entry in enumerate(entries, start=1)
        ]
        if way.clicks:
            lines.append(f"  0)  {self.voice.key('back')}")
        for line in lines if len(entries) <= FEW else columns(lines, self.paper.width):
            self.paper.line(line)

    def _answer(self, seat: Seat, way: Way, line: str) -> Way | None:
        """The way on from here; None when the table has changed."""
        match line:
            case "" | "?" | "b":
                return self._look(way, line)
            case "q":
                raise Left
            case "u":
                return self._undo(seat, way)
            case "0":
                return self._back(way)
        entries = way.entries()
        entry = _picked(entries, line)
        if entry is not None:
            return (
                way.click(entry.click)
                if entry.choice is None
                else self._play(seat, way, entry.choice.action)
            )
        if line.isascii() and line.isdigit():
            self.paper.say("number", most=len(entries))
            return way
        return self._play(seat, way, _words(way.scene.choices, line))

    def _look(self, way: Way, line: str) -> Way:
        if line == "b":
            self._question(way)
            self._list(way)
        elif line == "?":
            self.paper.say("help", example=" ".join(way.left()[0].action))
        return way

    def _back(self, way: Way) -> Way:
        if not way.clicks:
            self.paper.say("nothing-before")
        return way.back()

    def _undo(self, seat: Seat, way: Way) -> Way | None:
        try:
            self.table.undo(seat)
        except IllegalAction as refused:
            return self._refuse(way, refused)
        self.told = {
            viewer: min(told, len(self.match.log(viewer))) for viewer, told in self.told.items()
        }
        self.paper.say("undone")
        return None

    def _play(self, seat: Seat, way: Way, action: Sequence[str]) -> Way | None:
        try:
            self.table.play(seat, action)
        except IllegalAction as refused:
            return self._refuse(way, refused)
        self._news()
        return None

    def _refuse(self, way: Way, refused: IllegalAction) -> Way:
        self.paper.line(self.voice.error(refused))
        return way


def _picked(entries: list[Entry], line: str) -> Entry | None:
    """The entry with that number, or with that written on it."""
    if line.isascii() and line.isdigit():
        return entries[int(line) - 1] if len(line) < 6 and 1 <= int(line) <= len(entries) else None
    named = [entry for entry in entries if entry.mark == line]
    return named[0] if len(named) == 1 else None


def _words(choices: tuple[Choice, ...], line: str) -> Sequence[str]:
    """The words of an action; of one of the choices where only capitals differ."""
    words = tuple(line.split())
    same = (
        choice.action
        for choice in choices
        if " ".join(choice.action).casefold() == " ".join(words).casefold()
    )
    return next(same, words)
