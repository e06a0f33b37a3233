"""The lab's voice: its own sentences, a game's words for titles and options, and numbers as the
language writes them.
The one place that brings the lab's texts into speech."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from nemeton import speech
from nemeton.engine import About, Msg, Refused, shown

NARROW, FIXED = "\u202f", "\u00a0"


@cache
def _texts(code: str) -> None:
    speech.add(files("nemeton.lab") / "texts", code)


class Voice:
    def __init__(self, code: str | None = None) -> None:
        self.code = code or speech.language.get()
        _texts(self.code)

    def key(self, key: str, **args: str | int | Msg) -> str:
        """One of the lab's own sentences."""
        return speech.say(Msg(f"lab-{key}", args), self.code)

    def say(self, message: Msg, seats: int = 0) -> str:
        """A game's sentence as an example: whoever sits there is a seat, no matter which."""
        sentence = speech.say(message, self.code, [self.key("a-seat")] * seats)
        return sentence[:1].upper() + sentence[1:]

    def title(self, about: About) -> str:
        return self._or(f"{about.name}-title", about.title)

    def option(self, about: About, name: str) -> str:
        return self._or(f"{about.name}-option-{name}", name)

    def value(self, about: About, name: str, value: str) -> str:
        return self._or(f"{about.name}-option-{name}-{value}", value)

    def _or(self, key: str, word: str) -> str:
        """What a game's texts say, or the word itself when they don't."""
        try:
            return speech.say(Msg(key), self.code)
        except LookupError:
            return word

    def number(self, number: float, digits: int = 0) -> str:
        text = f"{number:,.{digits}f}".replace("-", "−")
        return text.translate({ord(","): NARROW, ord("."): ","}) if self.code == "fr" else text

    def percent(self, part: float, digits: int = 0) -> str:
        return f"{self.number(100 * part, digits)}{FIXED}%"

    def percents(self, *parts: float, between: str = f"{FIXED}– ", digits: int = 0) -> str:
        """Several, with one sign for all."""
        *most, last = parts
        return between.join(
            [*(self.number(100 * part, digits) for part in most), self.percent(last, digits)]
        )


def refusal(key: str, **args: str | int | Msg) -> Refused:
    """Something that the lab itself can't do."""
    _texts(speech.language.get())
    return Refused(Msg(f"lab-{key}", args))


def seats_in(text: str) -> list[int]:
    """The numbers in "2,3"; none in an empty text."""
    try:
        return [int(part) for part in text.split(",") if text]
    except ValueError as error:
        raise refusal("seats-form", seats=shown(text)) from error
