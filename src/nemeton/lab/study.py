"""A sample of games of one game, ready to be reported: which tables, which bots, and every game's
sheet.
Answers only what was sampled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from nemeton.engine import About, Action, Msg

from .sample import Setting, Sheet


@dataclass(frozen=True)
class Study:
    about: About
    words: tuple[str, ...]
    tables: Sequence[Setting]
    sheets: Sequence[Sheet]
    seed: str

    def at(self, setting: Setting) -> list[Sheet]:
        """The games of that table."""
        number = self.tables.index(setting)
        return [sheet for sheet in self.sheets if sheet.setting == number]

    @cached_property
    def usual(self) -> list[Setting]:
        """The tables with the usual options at which somebody played, one for each number of seats."""
        return [setting for setting in self.tables if not setting.varied and self.at(setting)]

    @cached_property
    def usual_sheets(self) -> list[Sheet]:
        return [sheet for setting in self.usual for sheet in self.at(setting)]

    def varied(self, option: str) -> list[Setting]:
        """The tables that are compared for an option, by seats: the usual one, then the others."""
        others = [
            setting for setting in self.tables if setting.varied == option and self.at(setting)
        ]
        seats = {setting.seats for setting in others}
        both = [*(setting for setting in self.usual if setting.seats in seats), *others]
        return sorted(both, key=lambda setting: setting.seats)

    def example(self, word: str) -> tuple[Action, Msg, int]:
        """An action that begins with this word, what it is called, and at how many seats."""
        found = ((sheet, *sheet.examples[word]) for sheet in self.sheets if word in sheet.examples)
        sheet, action, message = next(found)
        return action, message, sheet.seats

    def used(self, word: str) -> bool:
        return any(word in sheet.examples for sheet in self.sheets)
