"""Scenes as JSON, where the same node or choice stands in many of them: what was encoded once is not encoded again.
Changes no byte of a message; games keep most of their nodes (see `kept`), so that nine of ten are found here."""

from __future__ import annotations

from typing import Any

import msgspec

from nemeton.engine import Scene

from . import wire

MOST = 6_000  # parts of one kind: then they are encoded anew; with three times as many nothing was quicker


class Parts:
    """By identity: a message in a node has no hash. Each part is held, so that no other can have its number."""

    def __init__(self) -> None:
        self._found: dict[int, tuple[object, msgspec.Raw]] = {}

    def of(self, part: object) -> msgspec.Raw:
        known = self._found.get(id(part))
        return self._encode(part) if known is None else known[1]

    def _encode(self, part: object) -> msgspec.Raw:
        if len(self._found) >= MOST:
            self._found.clear()
        made = msgspec.Raw(wire.encode(part))
        self._found[id(part)] = part, made
        return made


_nodes, _choices = Parts(), Parts()


def encoded(scene: Scene) -> Scene:
    """The same scene, its nodes and choices JSON already; to be sent, not to be read."""
    nodes: Any = tuple(map(_nodes.of, scene.nodes))
    choices: Any = tuple(map(_choices.of, scene.choices))
    return Scene(scene.width, scene.height, nodes, scene.prompt, choices, scene.story, scene.timer, scene.goal)
