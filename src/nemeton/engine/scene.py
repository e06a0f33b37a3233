"""A scene: what is on the table for one viewer, as data. Browser and terminal draw it; neither knows a game.
Built from a view, so that there is no second way by which a secret could leak."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from .dealer import Action
from .message import Msg

KINDS: Final = ("board", "place", "region", "line", "pawn", "card", "die", "stack", "counter", "track", "panel", "text")


@dataclass(frozen=True, slots=True)
class Node:
    """One thing on the table. Places are points of the scene's own grid; `inside` names the node that holds it."""

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


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal action: what to click for it, in order, and how it is called."""

    action: Action
    clicks: tuple[str, ...]
    text: Msg


@dataclass(frozen=True, slots=True)
class Scene:
    width: float
    height: float
    nodes: tuple[Node, ...]
    prompt: Msg
    choices: tuple[Choice, ...] = ()

    def messages(self) -> list[Msg]:
        """Everything in it that is said."""
        return [self.prompt, *(node.label for node in self.nodes), *(choice.text for choice in self.choices)]

    def plain(self) -> dict[str, Any]:
        return {
            "width": self.width,
            "height": self.height,
            "nodes": [_plain(node) for node in self.nodes],
            "prompt": self.prompt.plain(),
            "choices": [_plain(choice) for choice in self.choices],
        }


def _plain(thing: Node | Choice) -> dict[str, Any]:
    fields = {name: getattr(thing, name) for name in thing.__slots__}
    return {name: value.plain() if isinstance(value, Msg) else _listed(value) for name, value in fields.items()}


def _listed(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value
