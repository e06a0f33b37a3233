"""Games for a balance report: bots play every number of seats and every option, and each game is
noted down.
Knows no game: what it notes is asked of every game alike."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from nemeton.bots import decide
from nemeton.engine import About, Action, Msg
from nemeton.games import load
from nemeton.match import Match

from .work import in_order

Use = tuple[str, int, str]  # the action's first word; which of its words; that word


@dataclass(frozen=True)
class Setting:
    """A table that is compared with others: seats and options, and which option is not as usual."""

    seats: int
    options: Mapping[str, str]
    varied: str = ""

    @property
    def value(self) -> str:
        return self.options.get(self.varied, "")


@dataclass
class Sheet:
    """What one game showed."""

    setting: int
    shares: tuple[float, ...] = ()
    first: int = 0  # the seat that acted first
    turns: int = 0  # actions of one seat in a row are one turn
    choices: list[int] = field(default_factory=list)  # how many legal actions there were, each time
    used: Counter[tuple[int, Use]] = field(default_factory=Counter)  # by seat
    offered: Counter[Use] = field(default_factory=Counter)
    examples: dict[str, tuple[Action, Msg]] = field(
        default_factory=dict
    )  # by first word: an action, how it is called
    reason: Msg | None = None
    before: set[str] = field(default_factory=set)  # what was told before the last action
    last: dict[str, Msg] = field(default_factory=dict)  # and with it

    @property
    def actions(self) -> int:
        return len(self.choices)

    @property
    def seats(self) -> int:
        return len(self.shares)


def settings(about: About, seats: Sequence[int], fixed: Mapping[str, str]) -> list[Setting]:
    """For each number of seats the usual options, and each other value of one of them; what is
    fixed stays."""
    found: list[Setting] = []
    for count in seats or about.seats:
        _, usual = about.chosen(count, dict(fixed))
        table = about.at_table(count, usual, bots=True)
        found.append(Setting(count, table))
        for option in about.options:
            others = [
                value
                for value in option.values
                if value != table[option.name] and option.name not in fixed
            ]
            varied = [
                about.at_table(count, {**usual, option.name: value}, bots=True) for value in others
            ]
            found += [
                Setting(count, options, option.name) for options in varied if options != table
            ]
    return found


def sample(
    game: str, words: Sequence[str], tables: Sequence[Setting], games: int, seed: str, jobs: int
) -> Iterator[Sheet]:
    """So many games at each table, table by table in turn."""
    calls = [
        (game, words, number, setting, tables[setting], f"{seed}-{number}")
        for number in range(games)
        for setting in range(len(tables))
    ]
    return in_order(jobs, play, calls)


def play(
    game: str, words: Sequence[str], number: int, setting: int, table: Setting, seed: str
) -> Sheet:
    """One game; bots move on by one seat from game to game. Runs in a worker."""
    match = Match(load(game), table.seats, dict(table.options), seed=seed)
    source, sheet = random.Random(f"{seed} {table}"), Sheet(setting)
    while match.actors:
        seat = match.actors[0]
        action = decide(
            match.game, match.seen(seat), seat, words[(seat + number) % len(words)], source
        )
        _note(sheet, match, seat, action)
        match.play(seat, action)
    return _closed(sheet, match)


def _note(sheet: Sheet, match: Match, seat: int, action: Action) -> None:
    """A choice, before it is played."""
    legal = match.legal(seat)
    sheet.choices.append(len(legal))
    sheet.offered.update({use for one in legal for use in uses(one)})
    sheet.used.update((seat, use) for use in uses(action))
    sheet.turns += not match.moves or match.moves[-1].seat != seat
    if action[0] not in sheet.examples:
        choices = match.scene(seat).choices
        sheet.examples[action[0]] = (
            action,
            next(choice.text for choice in choices if choice.action == action),
        )


def uses(action: Action) -> list[Use]:
    return [(action[0], place, word) for place, word in enumerate(action)]


def _closed(sheet: Sheet, match: Match) -> Sheet:
    result = match.result
    assert result is not None, "nobody acts, so it is over"
    *earlier, end = match.moves
    sheet.shares, sheet.reason, sheet.first = (
        tuple(result.shares()),
        result.reason,
        match.moves[0].seat,
    )
    sheet.before = {event.event.key for move in earlier for event in move.tape.events}
    sheet.last = {event.event.key: event.event for event in end.tape.events}
    return sheet
