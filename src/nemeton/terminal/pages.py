"""Pages that cover the table: the curtain between two humans, and the rules.
Nothing of the table shows through them."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Markdown, Static

from nemeton.engine import Game, Seat

from .glyphs import UNICODE
from .voice import Voice


class Curtain(Screen[None]):
    """Whose turn it is; Enter raises it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss", show=False)]

    def __init__(self, seat: Seat, voice: Voice) -> None:
        super().__init__()
        self.seat, self.voice = seat, voice

    def compose(self) -> ComposeResult:
        named = {"sign": UNICODE.sign(self.seat), "seat": self.voice.names[self.seat]}
        yield Static(
            f"{self.voice.key('curtain', **named)}\n\n{self.voice.key('curtain-enter')}",
            markup=False,
        )


class Rules(Screen[None]):
    """The rules page of the game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,question_mark,enter", "dismiss", show=False)
    ]

    def __init__(self, text: str, voice: Voice) -> None:
        super().__init__()
        self.text, self.voice = text, voice

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Markdown(self.text, open_links=False)
        yield Static(self.voice.key("close"), id="close", markup=False)


def rules_of(game: Game[Any], voice: Voice) -> str:
    """The rules in that language, or the sentence that there are none."""
    package = getattr(game, "__name__", "")
    page = files(package) / f"rules.{voice.code}.md" if package else None
    if page is not None and page.is_file():
        return page.read_text(encoding="utf-8")
    return voice.key("no-rules", title=voice.title(game.about))
