"""Messages: a key and its arguments, never prose; and the errors that carry them.
Sentences live in the .ftl files; a renderer outside the pure packages turns one into the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Msg:
    """`Msg("stonehenge-placed", {"seat": who(0), "value": 4})`; `rule` is the clause that speaks."""

    key: str
    args: Mapping[str, str | int | Msg] = field(default_factory=dict)
    rule: str = ""

    def __str__(self) -> str:
        return _renderer(self)

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        args = {
            name: arg.plain() if isinstance(arg, Msg) else arg for name, arg in self.args.items()
        }
        return {"key": self.key, "args": args, "rule": self.rule}

    def parts(self) -> list[Msg]:
        """This message and every one inside it."""
        return [
            self,
            *(part for arg in self.args.values() if isinstance(arg, Msg) for part in arg.parts()),
        ]


def who(seat: int) -> Msg:
    """The name of whoever sits there; tables put in the guest's name."""
    return Msg("seat", {"n": seat})


def bare(message: Msg) -> str:
    """What a message looks like where no texts are at hand."""
    args = ", ".join(f"{name}={arg}" for name, arg in message.args.items())
    return (
        message.key
        + (f" ({args})" if args else "")
        + (f" [{message.rule}]" if message.rule else "")
    )


_renderer: Callable[[Msg], str] = bare


def render_with(renderer: Callable[[Msg], str]) -> None:
    """Let `str()` of messages and errors speak through this."""
    global _renderer
    _renderer = renderer


class Refused(ValueError):
    """Something asked for can't be done. `reason` says why; nothing has changed."""

    def __init__(self, reason: Msg) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return str(self.reason)


class IllegalAction(Refused):
    """The rules, or the form, forbid this action to this seat now."""


class ImpossibleChance(Refused):
    """A scripted outcome that could not have come up."""


class BadSetup(Refused):
    """No such game, number of seats, option or viewer."""


class BadRecord(Refused):
    """A record that can't be read or does not follow the rules."""


def unknown_action(action: tuple[str, ...]) -> Msg:
    """For words that are no action of the game at all."""
    return Msg("action-unknown", {"action": shown(" ".join(action))})


def shown(thing: object, most: int = 40) -> str:
    """Somebody's input as it may be repeated to them: short, and nothing that a screen would obey."""
    try:
        text = "".join(letter if letter.isprintable() else "�" for letter in str(thing)[: most + 1])
    except ValueError:  # a number with thousands of digits
        return "…"
    return text if len(text) <= most else text[:most] + "…"
