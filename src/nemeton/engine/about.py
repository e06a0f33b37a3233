"""About a game: its name, seats and options, and the schema that a table's form is made from.
Data only; what an option means is the rules' business."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product

from .message import BadSetup, Msg, shown

Options = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game; the first value is the default."""

    name: str
    values: tuple[str, ...]

    @property
    def default(self) -> str:
        return self.values[0]


@dataclass(frozen=True, slots=True)
class About:
    name: str  # the folder's, the word that programs use
    title: str
    author: str
    seats: tuple[int, ...]  # the numbers of seats that the game can have
    minutes: int
    rules: str  # version of the rules: records made under another one are refused
    options: tuple[Option, ...] = ()
    longest: int = 1000  # no game has more actions than this
    emblem: str = ""  # a word that the drawing knows: "grove"; without one a game gets a ring of stones

    def chosen(self, seats: int | None, options: Mapping[str, str] | None) -> tuple[int, dict[str, str]]:
        """Seats and options, completed with the defaults; BadSetup when the game has no such thing."""
        return self._seats(seats), self._options(options)

    def _seats(self, seats: int | None) -> int:
        if seats is None:
            return self.seats[0]
        if type(seats) is not int or seats not in self.seats:
            possible = " ".join(map(str, self.seats))
            raise BadSetup(Msg("setup-seats", {"title": self.title, "seats": shown(seats), "possible": possible}))
        return seats

    def _options(self, options: Mapping[str, str] | None) -> dict[str, str]:
        given = {} if options is None else options
        if not isinstance(given, Mapping):
            raise BadSetup(Msg("setup-options-form"))
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            self._check(known.get(name), shown(name), value)
        return {name: given.get(name, option.default) for name, option in known.items()}

    def _check(self, option: Option | None, name: str, value: object) -> None:
        if option is None:
            possible = " ".join(known.name for known in self.options) or "–"
            raise BadSetup(Msg("setup-option", {"title": self.title, "option": name, "possible": possible}))
        if value not in option.values:
            possible = " ".join(option.values)
            raise BadSetup(Msg("setup-value", {"option": name, "value": shown(value), "possible": possible}))

    def all_options(self) -> list[dict[str, str]]:
        """Every combination of options."""
        names = [option.name for option in self.options]
        return [dict(zip(names, values, strict=True)) for values in product(*(o.values for o in self.options))]
