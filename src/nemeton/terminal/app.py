"""The full screen: board, question, choices, seats and log of one table, by mouse or keyboard.
Never waits for a bot: a thread asks the chooser, and the answer comes as a message."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from threading import Thread
from typing import ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.widgets import OptionList

from nemeton.engine import Action, Refused, Seat, Viewer

from .board import Board
from .pages import Curtain, Rules, rules_of
from .painting import Glow
from .palette import NIGHT, PALETTES
from .panels import Choices, Journal, Line, Seats
from .table import HUMAN, Chooser, Table
from .voice import Voice
from .way import Entry, Way

PACE = 0.5  # seconds that a bot's move takes at least, so that the eye can follow
Moment = tuple[int, int, int]
Offer = tuple[str, Callable[[], None]]  # how it is called, and what it does


class Thought(Message):
    """What a bot wants, or what went wrong while it thought."""

    def __init__(self, moment: Moment, seat: Seat, answer: Action | Exception) -> None:
        super().__init__()
        self.moment, self.seat, self.answer = moment, seat, answer


class TableApp(App[Refused]):
    TITLE = "Nemeton"
    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False),
        Binding("escape,backspace", "step_back", show=False),
        Binding("question_mark", "rules", show=False),
        Binding("l", "language", show=False),
        Binding("n", "light", show=False),
        Binding("q,ctrl+c", "quit", show=False, priority=True),
    ]

    def __init__(
        self, table: Table, voice: Voice, chooser: Chooser | None, pace: float = PACE
    ) -> None:
        super().__init__()
        self.table, self.voice, self.chooser, self.pace = table, voice, chooser, pace
        self.seated: Viewer = None  # who is in front of the screen
        self.way = Way(table.match.scene(None))
        self.trace: frozenset[str] = frozenset()  # what came with the last move
        self.offers: list[Offer] = []
        self.said = ""  # a sentence for the status line, the next time that the table is shown
        for palette in PALETTES.values():
            self.register_theme(palette.theme())
        self.theme = NIGHT.name

    def compose(self) -> ComposeResult:
        yield Line(id="title")
        with Horizontal(id="table"):
            with Vertical(id="left"):
                yield Board(self.voice, id="board")
                yield Line(id="prompt")
                yield Line(id="status")
            with Vertical(id="side"):
                yield Seats(id="seats")
                yield Choices(id="choices")
                yield Journal(id="log")
        yield Line(id="keys")

    def on_mount(self) -> None:
        self.begin(self.table)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Behind a curtain or the rules, nothing can be done at the table."""
        covered = len(self.screen_stack) > 1 and action in (
            "undo",
            "step_back",
            "rules",
            "language",
            "light",
        )
        return False if covered else super().check_action(action, parameters)

    # The game goes on.

    def begin(self, table: Table) -> None:
        self.table, self.trace = table, frozenset()
        self.seated = table.viewer if table.who.count(HUMAN) == 1 else None
        self.turn()

    def turn(self) -> None:
        """Whoever is next: a human, perhaps behind a curtain; a bot; or nobody, when the game is
        over."""
        seat = self.table.actor
        if seat is None or seat not in self.table.humans:
            self.show()
            if seat is not None:
                self.think(seat)
        elif seat != self.seated and self.table.secrets():
            self.push_screen(Curtain(seat, self.voice), lambda _: self.sit(seat))
        else:
            self.sit(seat)

    def sit(self, seat: Seat) -> None:
        self.seated = seat
        self.show()

    def act(self, seat: Seat, action: Sequence[str]) -> None:
        before = {node.id: node.at for node in self.table.match.scene(self.seated).nodes}
        if self.kept(lambda: self.table.play(seat, action)):
            after = self.table.match.scene(self.seated).nodes
            self.trace = frozenset(node.id for node in after if before.get(node.id) != node.at)
            self.turn()

    def kept(self, work: Callable[[], None]) -> bool:
        """A sheet that can't be written any more ends the game, with its sentence."""
        try:
            work()
        except Refused as refused:
            self.exit(refused)
            return False
        return True

    def again(self) -> None:
        self.kept(lambda: self.begin(self.table.again()))

    # Bots.

    @property
    def moment(self) -> Moment:
        """When a thought began: one about another moment comes too late."""
        return id(self.table), len(self.table.match.moves), len(self.table.match.undone)

    def think(self, seat: Seat) -> None:
        assert self.chooser is not None, "nobody thinks for the bots"
        question = self.table.question(self.chooser, seat)
        Thread(target=self._think, args=(self.moment, seat, question), daemon=True).start()

    def _think(self, moment: Moment, seat: Seat, question: Callable[[], Action]) -> None:
        """In a thread of its own, which quitting does not wait for."""
        begun = time.monotonic()
        try:
            answer: Action | Exception = question()
        except Exception as error:
            answer = error
        time.sleep(max(0.0, self.pace - (time.monotonic() - begun)))
        self.post_message(Thought(moment, seat, answer))

    def on_thought(self, thought: Thought) -> None:
        if isinstance(thought.answer, Exception):
            raise thought.answer
        if thought.moment == self.moment:
            self.act(thought.seat, thought.answer)

    # What is shown.

    def show(self) -> None:
        """The table anew, as whoever sits here may see it."""
        match, voice = self.table.match, self.voice
        scene = match.scene(self.seated)
        if self.table.actor != self.seated:
            scene = replace(scene, choices=())
        self.way = Way(scene)
        self.query_one(Seats).show(self.table, scene, voice, PALETTES[self.theme])
        self.query_one(Journal).show(voice.key("log"), match.log(self.seated), voice)
        about = match.game.about
        self.line("title", voice.key("welcome", title=voice.title(about), author=about.author))
        self.line("keys", voice.key("screen-keys"))
        self.offer()

    def line(self, name: str, text: str) -> None:
        self.query_one(f"#{name}", Line).update(text)

    def offer(self) -> None:
        """What can be done from here: on the board, and as a list."""
        board, way = self.query_one(Board), self.way
        glow = Glow(tuple(way.targets()), way.clicks, self.trace, way.paths())
        board.show(self.way.scene, self.voice, glow)
        self.query_one("#prompt").set_class(bool(self.way.scene.choices), "yours")
        self.line("prompt", self.prompt())
        self.line("status", self.said or self.label(board.glow.cursor))
        self.said = ""
        self.offers = self.found()
        self.query_one(Choices).show(self.voice.key("choices"), [label for label, _ in self.offers])
        self.aim()

    def prompt(self) -> str:
        seat, result = self.table.actor, self.table.match.result
        if result is not None:
            return self.voice.say(result.reason)
        if seat is not None and seat not in self.table.humans:
            return self.voice.key("thinking", seat=self.voice.names[seat])
        return self.voice.say(self.way.scene.prompt)

    def found(self) -> list[Offer]:
        voice = self.voice
        if self.table.match.result is not None:
            return [(voice.key("again"), self.again), (voice.key("leave"), self.exit)]
        offers: list[Offer] = [
            (voice.say(entry.text), partial(self.take, entry)) for entry in self.way.entries()
        ]
        return [*offers, (voice.key("back"), self.action_step_back)] if self.way.clicks else offers

    def label(self, id_: str) -> str:
        return next(
            (self.voice.say(node.label) for node in self.way.scene.nodes if node.id == id_), ""
        )

    def aim(self) -> None:
        """The keyboard goes to the board while there is something to click, else to the list."""
        choices = self.query_one(Choices)
        if not self.way.targets():
            choices.focus()
        elif self.focused is not choices:
            self.query_one(Board).focus()

    # What is chosen.

    def take(self, entry: Entry) -> None:
        if entry.choice is None:
            self.click(entry.click)
        elif self.seated is not None:
            self.act(self.seated, entry.choice.action)

    def click(self, node: str) -> None:
        self.way = self.way.click(node)
        choice = self.way.found()
        if choice is None:
            self.offer()
        elif self.seated is not None:
            self.act(self.seated, choice.action)

    def on_board_clicked(self, event: Board.Clicked) -> None:
        """Something next; the last thing again, to let it go; or another one in its stead."""
        if event.node in self.way.targets():
            self.click(event.node)
        elif self.way.clicks[-1:] == (event.node,):
            self.action_step_back()
        elif self.way.clicks and event.node in self.way.back().targets():
            self.way = self.way.back()
            self.click(event.node)

    def on_board_pointed(self, event: Board.Pointed) -> None:
        self.line("status", self.label(event.node))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.offers[event.option_index][1]()

    # Keys.

    def action_step_back(self) -> None:
        if self.way.clicks:
            self.way = self.way.back()
            self.offer()

    def action_undo(self) -> None:
        if self.seated is None:
            return
        reason = self.table.why_no_undo(self.seated)
        if reason is not None:
            self.line("status", self.voice.say(reason))
        elif self.kept(partial(self.table.undo, self.seated)):
            self.trace, self.said = frozenset(), self.voice.key("undone")
            self.turn()

    def action_rules(self) -> None:
        self.push_screen(Rules(rules_of(self.table.match.game, self.voice), self.voice))

    def action_language(self) -> None:
        self.voice = self.voice.other()
        self.show()

    def action_light(self) -> None:
        names = list(PALETTES)
        self.theme = names[(names.index(self.theme) + 1) % len(names)]
        self.show()
