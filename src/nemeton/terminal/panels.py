"""The panels beside the board: lines of text, seats, choices, log.
Each is shown something and keeps nothing of the game."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text
from textual.containers import VerticalScroll
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from nemeton.engine import Msg, Scene, Seat

from .glyphs import UNICODE
from .palette import Palette
from .table import Table
from .voice import Voice


class Line(Static):
    """One sentence."""

    def __init__(self, *, id: str) -> None:  # noqa: A002  # Textual's own word
        super().__init__("", id=id, markup=False)


class Seats(Static):
    """Who sits where, who is on turn, what each is counted."""

    def show(self, table: Table, scene: Scene, voice: Voice, palette: Palette) -> None:
        rows = [_seat(table, scene, voice, palette, seat) for seat in range(table.match.seats)]
        self.update(Text("\n").join(rows))


def _seat(table: Table, scene: Scene, voice: Voice, palette: Palette, seat: Seat) -> Text:
    colour, on_turn = palette.seat(seat), seat in table.match.actors
    return Text.assemble(
        ("▸" if on_turn else " ", Style(color=palette.ember, bold=True)),
        (f"{UNICODE.sign(seat)} {voice.names[seat]}", Style(color=colour, bold=True)),
        (f" {voice.key('who-short', word=table.who[seat])}", Style(color=palette.quiet)),
        (f" {_count(table, scene, seat)}", Style(color=palette.ink)),
    )


def _count(table: Table, scene: Scene, seat: Seat) -> str:
    """The score once the game is over; until then the counters that are the seat's."""
    if table.match.result is not None:
        return str(table.match.result.scores[seat])
    counters = [
        node for node in scene.nodes if node.kind in ("counter", "track") and node.owner == seat
    ]
    return " ".join(node.text + UNICODE.looks.get(node.look, "") for node in counters)


class Choices(OptionList):
    """What can be done, as a list."""

    def show(self, heading: str, labels: list[str]) -> None:
        self.border_title = heading
        self.clear_options()
        self.add_options([Option(Text(label)) for label in labels])
        self.highlighted = 0 if labels else None


class Journal(VerticalScroll):
    """All that was told, the newest at the bottom."""

    def compose(self) -> list[Static]:
        return [Static("", markup=False)]

    def show(self, heading: str, log: list[Msg], voice: Voice) -> None:
        self.border_title = heading
        self.query_one(Static).update("\n".join(voice.say(line) for line in log))
        self.scroll_end(animate=False)
