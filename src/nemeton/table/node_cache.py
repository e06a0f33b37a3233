"""Scenes as JSON, where the same node or choice stands in many of them: what was encoded once is
not encoded again.
Changes no byte of a message; games keep most of their nodes (see `kept`), so that nine of ten are
found here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from nemeton.engine import Scene

from . import wire

MOST = 6_000  # parts of one kind: then they are encoded anew; with three times as many nothing was quicker


class Parts:
    """By identity: a message in a node has no hash. Each part is held, so that no other can have
    its number."""

    def __init__(self) -> None:
        self._found: dict[int, msgspec.Raw] = {}
        self._held: list[object] = []

    def of(self, part: object) -> msgspec.Raw:
        known = self._found.get(id(part))
        return self._encode(part) if known is None else known

    def each(self, parts: Sequence[object]) -> list[msgspec.Raw]:
        try:
            return list(map(self._found.__getitem__, map(id, parts)))
        except KeyError:  # some are new
            return [self.of(part) for part in parts]

    def _encode(self, part: object) -> msgspec.Raw:
        if len(self._held) >= MOST:
            self._found.clear()
            self._held.clear()
        made = self._found[id(part)] = msgspec.Raw(wire.encode(part))
        self._held.append(part)
        return made


_nodes, _choices = Parts(), Parts()


def encoded(shown: Scene) -> Any:
    """The same scene, field by field, its nodes and choices JSON already; to be sent, not to be
    read."""
    scene: Any = shown  # a whole number stays one where this is compiled, too
    return {
        "width": scene.width,
        "height": scene.height,
        "nodes": _nodes.each(scene.nodes),
        "prompt": scene.prompt,
        "choices": _choices.each(scene.choices),
        "story": scene.story,
        "timer": scene.timer,
        "goal": scene.goal,
    }
