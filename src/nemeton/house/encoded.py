"""Scenes as JSON, where the same node or choice stands in many of them: what was encoded once is not encoded again.
Changes no byte of a message; games keep most of their nodes (see `kept`), so that nine of ten are found here."""

from __future__ import annotations

from collections.abc import Sequence
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

    def each(self, parts: Sequence[object]) -> list[msgspec.Raw]:
        found = self._found
        try:
            return [found[id(part)][1] for part in parts]
        except KeyError:  # some are new
            return [self.of(part) for part in parts]

    def _encode(self, part: object) -> msgspec.Raw:
        if len(self._found) >= MOST:
            self._found.clear()
        made = msgspec.Raw(wire.encode(part))
        self._found[id(part)] = part, made
        return made


_nodes, _choices = Parts(), Parts()


def encoded(scene: Scene) -> Any:
    """The same scene, field by field, its nodes and choices JSON already; to be sent, not to be read."""
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
