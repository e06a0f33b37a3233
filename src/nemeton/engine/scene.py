"""A scene: what is on the table for one viewer, as data. Browser and terminal draw it; neither
knows a game.
Built from a view, so that there is no second way by which a secret could leak."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, ParamSpec, TypeVar, cast

from .dealer import Action
from .message import Msg

KINDS: Final = (
    "board",
    "place",
    "region",
    "line",
    "pawn",
    "card",
    "die",
    "stack",
    "counter",
    "track",
    "panel",
    "text",
)


@dataclass(frozen=True, slots=True)
class Node:
    """One thing on the table. Places are points of the scene's own grid; `inside` names the node
    that holds it."""

    kind: str
    id: str  # stable and public: the same thing has the same id in every viewer's scene
    label: Msg  # its name, for tooltips and screen readers
    at: tuple[float, float] = (0, 0)
    to: tuple[float, float] | None = None  # a line's other end
    size: float = 1
    look: str = ""  # a word that the drawing knows: "stone", "megalith"
    owner: int | None = None
    text: str = ""  # what is written on it, the same in every language: "4", "C"
    down: bool = False  # lies face down; `text` is then for those who know it all the same
    inside: str = ""
    home: str = ""  # the node out of which it comes when it first appears
    like: str = ""  # the node that it equals: clicking this one counts as clicking that one
    shape: str = ""  # an outline: an SVG path around `at`, in the grid's units; or "#name", one of the game's own
    mark: str = ""  # words for small signs on it, "star cross"; what they mean is in the label
    turn: float = 0  # degrees, clockwise: a card in a fan


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal action: what to click for it, in order, and how it is called."""

    action: Action
    clicks: tuple[str, ...]
    text: Msg
    sure: bool = (
        False  # asks to be confirmed: there is no way back, and it is easily meant otherwise
    )
    path: tuple[
        str, ...
    ] = ()  # the nodes that it leads along, first to last: shown before it is chosen


@dataclass(frozen=True, slots=True)
class Beat:
    """One step of a story: what is said, what looks different from now on, what is gone, what it is
    about."""

    text: Msg
    nodes: tuple[Node, ...] = ()
    gone: tuple[str, ...] = ()
    lit: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Story:
    """Something that unfolds step by step, such as a ritual or a count. The first beat shows how it
    was before; each changes what the one before showed; the end is the scene itself. Another `id`
    is another story."""

    id: str
    title: Msg
    beats: tuple[Beat, ...]

    def messages(self) -> list[Msg]:
        labels = (node.label for beat in self.beats for node in beat.nodes)
        return [self.title, *(beat.text for beat in self.beats), *labels]


@dataclass(frozen=True, slots=True)
class Scene:
    width: float
    height: float
    nodes: tuple[Node, ...]
    prompt: Msg
    choices: tuple[Choice, ...] = ()
    story: Story | None = None
    timer: int = (
        0  # seconds beside the prompt, to play to; nothing happens when they are over. 0: none
    )
    goal: Msg | None = None  # what the viewer still needs to win, as far as the viewer can know

    def messages(self) -> list[Msg]:
        """Everything in it that is said."""
        told = self.story.messages() if self.story else []
        aim = [self.goal] if self.goal else []
        labels = (node.label for node in self.nodes)
        return [self.prompt, *aim, *labels, *(choice.text for choice in self.choices), *told]

    def plain(self) -> dict[str, Any]:
        return _plain(self)  # type: ignore[no-any-return]


MOST: Final = 700  # twice as many were no quicker, and went on filling for ten minutes under load
P = ParamSpec("P")
Made = TypeVar("Made")


def kept(make: Callable[P, Made]) -> Callable[P, Made]:
    """Made once and handed out again, as long as there is room: a house is open for years."""
    return cast("Callable[P, Made]", lru_cache(MOST)(make))


def _plain(thing: Any) -> Any:
    """As JSON, part by part."""
    if isinstance(thing, Msg):
        return thing.plain()
    if isinstance(thing, tuple):
        return [_plain(part) for part in thing]
    if isinstance(thing, Scene | Story | Beat | Node | Choice):
        return {name: _plain(getattr(thing, name)) for name in thing.__slots__}
    return thing
