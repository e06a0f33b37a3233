"""The terminal's voice: messages said in one language, the seats called by their signs.
The one place that brings the terminal's own texts into speech."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from nemeton import speech
from nemeton.engine import About, Msg, Refused, who

SIGNS = 6  # sun, moon, oak, spiral, wave, triskele
MOST = 24  # seats that can be named before it is known how many there are


@cache
def _texts(code: str) -> None:
    speech.add(files("nemeton.terminal") / "texts", code)


class Voice:
    def __init__(self, code: str, seats: int = MOST) -> None:
        _texts(code)
        self.code = code
        self.names: list[str] = []
        self.names = [
            self.key(f"sign-{seat}") if seat < SIGNS else speech.say(who(seat), code)
            for seat in range(seats)
        ]

    def say(self, message: Msg) -> str:
        return speech.say(message, self.code, self.names)

    def key(self, key: str, **args: str | int | Msg) -> str:
        """One of the terminal's own sentences."""
        return speech.say(Msg(f"terminal-{key}", args), self.code, self.names)

    def title(self, about: About) -> str:
        return self._or(f"{about.name}-title", about.title)

    def options(self, about: About, chosen: Mapping[str, str]) -> str:
        """The options of a game and what was chosen, in the game's own words."""
        each = [(f"{about.name}-option-{name}", name, value) for name, value in chosen.items()]
        pairs = [
            self.key("option", name=self._or(k, n), value=self._or(f"{k}-{v}", v))
            for k, n, v in each
        ]
        return self.key("options", options=", ".join(pairs))

    def _or(self, key: str, word: str) -> str:
        """What a game's texts say, or the word itself when they don't."""
        try:
            return self.say(Msg(key))
        except LookupError:
            return word

    def error(self, refused: Refused) -> str:
        return self.say(refused.reason)

    def other(self) -> Voice:
        """The same in the next language."""
        codes = speech.LANGUAGES
        return Voice(codes[(codes.index(self.code) + 1) % len(codes)], len(self.names))


def refusal(key: str, **args: str | int | Msg) -> Refused:
    """Something that the terminal itself can't do."""
    return Refused(Msg(f"terminal-{key}", args))
