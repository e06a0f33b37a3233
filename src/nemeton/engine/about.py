"""About a game: its name, seats and options, and the schema that a table's form is made from.
Data only; what an option means is the rules' business."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import product

from .message import BadSetup, Msg, shown

Options = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game; the first value is the default."""

    name: str
    values: tuple[str, ...]
    with_bots: str = (
        ""  # what the house sets where a bot sits, whatever was chosen; empty: it does not meddle
    )
    with_seats: Mapping[int, str] = field(default_factory=dict)  # likewise where so many sit
    proposed: Mapping[int, str] = field(
        default_factory=dict
    )  # where so many sit, unless something else is chosen

    def __post_init__(self) -> None:
        named = {self.with_bots or self.default, *self.with_seats.values(), *self.proposed.values()}
        assert named <= set(self.values), f"{self.name} can't be {named}"

    @property
    def default(self) -> str:
        return self.values[0]

    def at_table(self, seats: int, bots: bool) -> str:
        """The value that the house sets at such a table; empty where whoever opens it chooses."""
        return self.with_seats.get(seats, "") or (self.with_bots if bots else "")

    def proposed_at(self, seats: int) -> str:
        """What a table's form begins with; whoever opens it may choose something else."""
        return self.proposed.get(seats, self.default)


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
    parties: tuple[
        str, ...
    ] = ()  # names for the colours of the seats, in their order; one for each seat, or none
    series: int = 0  # in a series what losers lack of this score is added up, the least wins; 0: victories are counted
    emblem: str = (
        ""  # a word that the drawing knows: "grove"; without one a game gets a ring of stones
    )
    standing: tuple[
        str, ...
    ] = ()  # actions of one word that a seat may order to be played wherever they are possible
    silent: str = ""  # the action of one word that stands for saying nothing when answers are sealed; open to all asked

    def __post_init__(self) -> None:
        enough = len(set(self.parties)) == len(self.parties) >= max(self.seats)
        assert enough or not self.parties, f"{self.name} has too few parties"

    def chosen(
        self, seats: int | None, options: Mapping[str, str] | None
    ) -> tuple[int, dict[str, str]]:
        """Seats and options, completed with the defaults; BadSetup when the game has no such thing."""
        return self._seats(seats), self._options(options)

    def proposed(self, seats: int) -> dict[str, str]:
        """The options that the game proposes to so many; a program that names none gets the
        defaults all the same."""
        return {option.name: option.proposed_at(seats) for option in self.options}

    def at_table(self, seats: int, options: Options, bots: bool) -> dict[str, str]:
        """Options that were chosen, as the house plays them with so many seats, with or without
        bots among them; those that a table of an older house lacks are the defaults."""
        chosen = {option.name: option.default for option in self.options} | {**options}
        return {
            option.name: option.at_table(seats, bots) or chosen[option.name]
            for option in self.options
        }

    def _seats(self, seats: int | None) -> int:
        if seats is None:
            return self.seats[0]
        if type(seats) is not int or seats not in self.seats:
            possible = " ".join(map(str, self.seats))
            raise BadSetup(
                Msg(
                    "setup-seats",
                    {"title": self.title, "seats": shown(seats), "possible": possible},
                )
            )
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
            raise BadSetup(
                Msg("setup-option", {"title": self.title, "option": name, "possible": possible})
            )
        if value not in option.values:
            possible = " ".join(option.values)
            raise BadSetup(
                Msg("setup-value", {"option": name, "value": shown(value), "possible": possible})
            )

    def all_options(self) -> list[dict[str, str]]:
        """Every combination of options."""
        names = [option.name for option in self.options]
        return [
            dict(zip(names, values, strict=True))
            for values in product(*(o.values for o in self.options))
        ]
