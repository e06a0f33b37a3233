"""The board on the screen: a scene drawn as large as fits, with a cursor that goes between the
things to click.
Says what was clicked or pointed at; what that means is for the app."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widget import Widget

from nemeton.engine import Scene

from .drawing import Drawing, Spot, draw
from .painting import Glow, Painter
from .palette import NIGHT, PALETTES
from .voice import Voice

SMALLEST = (29, 12)
DIRECTIONS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
NEAR = 3  # a click that misses by so many columns still counts


class Board(Widget, can_focus=True):
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"move('{key}')", show=False) for key in DIRECTIONS),
        Binding("tab", "step(1)", show=False),
        Binding("shift+tab", "step(-1)", show=False),
        Binding("enter,space", "choose", show=False),
    ]

    class Clicked(Message):
        """A thing was chosen, by mouse or key."""

        def __init__(self, node: str) -> None:
            super().__init__()
            self.node = node

    class Pointed(Message):
        """The cursor or the mouse is on a thing, or on nothing."""

        def __init__(self, node: str) -> None:
            super().__init__()
            self.node = node

    def __init__(self, voice: Voice, *, id: str) -> None:  # noqa: A002  # Textual's own word
        super().__init__(id=id)
        self.voice = voice
        self.scene: Scene | None = None
        self.glow = Glow()
        self.drawing = Drawing([])
        self.corner: Spot = (0, 0)  # where the drawing begins in the widget

    def show(self, scene: Scene, voice: Voice, glow: Glow) -> None:
        """Another scene, or the same with other things to click; the cursor stays where it can."""
        cursor = (
            self.glow.cursor if self.glow.cursor in glow.targets else next(iter(glow.targets), "")
        )
        self.scene, self.voice, self.glow = scene, voice, replace(glow, cursor=cursor)
        self.refresh()

    def render(self) -> Text:
        width, height = self.size
        if self.scene is None:
            return Text()
        if width < SMALLEST[0] or height < SMALLEST[1]:
            self.drawing = Drawing([])
            return Text(self.voice.key("small"))
        self.drawing = draw(self.scene, width, height, say=self.voice.say)
        self.corner = (
            (width - len(self.drawing.rows[0])) // 2,
            (height - len(self.drawing.rows)) // 2,
        )
        nodes = {node.id: node for node in self.scene.nodes}
        lines = Painter(nodes, self.glow, PALETTES.get(self.app.theme, NIGHT)).paint(self.drawing)
        indent = " " * self.corner[0]
        return Text("\n" * self.corner[1]) + Text("\n").join(Text(indent) + line for line in lines)

    # The cursor.

    def point(self, node: str) -> None:
        self.glow = replace(self.glow, cursor=node)
        self.refresh()
        self.post_message(self.Pointed(node))

    def action_choose(self) -> None:
        if self.glow.cursor:
            self.post_message(self.Clicked(self.glow.cursor))

    def action_step(self, step: int) -> None:
        """To the next thing; beyond the last one, out of the board."""
        targets = self.glow.targets
        at = targets.index(self.glow.cursor) + step if self.glow.cursor else len(targets)
        if 0 <= at < len(targets):
            self.point(targets[at])
        elif step > 0:
            self.screen.focus_next()
        else:
            self.screen.focus_previous()

    def action_move(self, direction: str) -> None:
        """To the nearest thing that way."""
        start = self.drawing.middle(self.glow.cursor)
        ways = [
            (_distance(start, self.drawing.middle(target), direction), target)
            for target in self.glow.targets
        ]
        nearest = min(((far, target) for far, target in ways if far is not None), default=None)
        if nearest:
            self.point(nearest[1])

    # The mouse.

    def on_click(self, event: events.Click) -> None:
        node = self._under(
            event.x, event.y, (*self.glow.targets, *self.glow.chosen)
        ) or self._under(event.x, event.y)
        if node:
            self.post_message(self.Clicked(node))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        self.post_message(self.Pointed(self._under(event.x, event.y) or self.glow.cursor))

    def on_leave(self) -> None:
        self.post_message(self.Pointed(self.glow.cursor))

    def _under(self, x: int, y: int, among: tuple[str, ...] | None = None) -> str:
        """What lies at that place: exactly there, or, among the things named, a little beside."""
        x, y = x - self.corner[0], y - self.corner[1]
        if among is None:
            cell = self.drawing.cell((x, y))
            return cell.node if cell else ""
        near = [
            (abs(column - x), node)
            for node in among
            for column, row in self.drawing.spots.get(node, ())
            if row == y and abs(column - x) < NEAR
        ]
        return min(near, default=(0, ""))[1]


def _distance(start: Spot | None, end: Spot | None, direction: str) -> float | None:
    """How far the end is in that direction; None when it lies elsewhere or can't be seen. Sideways
    the cursor keeps to its row, up and down it goes to the next row rather than straight on."""
    if start is None or end is None:
        return None
    (right, down), across, under = DIRECTIONS[direction], (end[0] - start[0]) / 2, end[1] - start[1]
    along = across * right + under * down
    aside = abs(across * down) * 0.9 + abs(under * right) * 2
    return along + aside if along > 0 else None
