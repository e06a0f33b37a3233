"""The kit: plays random games of every case and asks every law at every position.
What it finds is a list of violations, each with the seed and moves that show it again."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from nemeton.engine import Action, Game, Sampled
from nemeton.match import Match, Move

from . import order, secrecy, table
from .position import Case, Law, Position, Step, Violation, cases

ALWAYS: tuple[Law, ...] = (
    order.legal_is_complete_and_stable,
    order.outcome_exactly_when_nobody_acts,
    order.nothing_is_lost,
    order.silence_is_open_to_all,
)
LIGHT: tuple[Law, ...] = (
    secrecy.a_view_of_a_view_is_itself,
    secrecy.a_spectator_knows_no_more_than_a_seat,
    secrecy.a_view_allows_the_same,
    secrecy.a_filled_view_could_be_true,
    secrecy.a_vote_under_seal_shows_nothing,
    secrecy.two_worlds_tell_the_same,
    secrecy.all_is_shown_at_the_end,
)
THOROUGH: tuple[Law, ...] = (
    order.a_clone_is_independent,
    order.what_is_illegal_is_refused,
    order.the_view_is_plain_json,
    secrecy.redacting_changes_nothing,
    secrecy.the_log_tells_what_is_shown,
    table.a_scene_offers_what_is_legal,
    table.everything_can_be_said,
    table.a_record_keeps_secrets,
    table.undo_goes_back,
)
AT_THE_END: tuple[Law, ...] = (
    *THOROUGH,
    table.the_game_can_be_named,
    table.a_record_plays_again,
    table.the_seed_plays_again,
)
SHARE = 8  # of the positions at which the light laws are asked, one in so many is asked the costly ones too

Choose = Callable[[Match], tuple[int, Action] | None]


@dataclass
class Report:
    """What many games showed."""

    games: int = 0
    positions: int = 0
    states: int = 0  # positions at which the laws of secrecy were asked
    violations: list[Violation] = field(default_factory=list)
    coverage: Counter[tuple[str, str]] = field(default_factory=Counter)

    def add(self, other: Report) -> None:
        self.games += other.games
        self.positions += other.positions
        self.states += other.states
        self.violations += other.violations
        self.coverage += other.coverage


def check(
    game: Game[Any], games: int, seed: str = "check", first: int = 0, every: int = 1
) -> Iterator[Report]:
    """Random games, all cases in turn; a report for each game from number `first` on."""
    all_cases = cases(game)
    for number in range(first, games):
        yield check_case(all_cases[number % len(all_cases)], f"{seed}-{number}", every=every)


def check_case(case: Case, seed: str, share: int = SHARE, every: int = 1) -> Report:
    """One random game, seen through every law; of a long game perhaps only one position in `every`."""
    source = random.Random(seed)

    def choose(match: Match) -> tuple[int, Action]:
        seat = source.choice(match.actors)
        return seat, source.choice(match.legal(seat))

    return _Walk(case, seed, share, every).run(choose)


def check_line(case: Case, seed: str, numbers: Sequence[int]) -> Report:
    """A game given by choice numbers, every law at every position; stops when the numbers do."""
    left = iter(numbers)

    def choose(match: Match) -> tuple[int, Action] | None:
        number = next(left, None)
        if number is None:
            return None
        plays = [(seat, action) for seat in match.actors for action in match.legal(seat)]
        return plays[number % len(plays)]

    return _Walk(case, seed, share=1).run(choose)


class _Walk:
    """One game on its way through the laws."""

    def __init__(self, case: Case, seed: str, share: int, every: int = 1) -> None:
        self.case, self.seed, self.share, self.every = case, seed, share, every
        self.report = Report(games=1)
        self.random = random.Random(f"laws {seed}")
        self.match = Match(case.game, case.seats, case.options, seed=seed)
        self.census = case.game.census(self.match.state)
        twins = case.viewers if self._one_in(every) else ()
        self.twins = [secrecy.Twin(self.match, viewer, Sampled(self.random)) for viewer in twins]
        self.report.coverage.update(("setup", word) for word in self.match.setup.chance())
        for twin in self.twins:
            self._note("parallel_games_look_alike", twin.differences)

    def run(self, choose: Choose) -> Report:
        while self.match.actors:
            self._ask_all(self._laws())
            chosen = None if self.report.violations else choose(self.match)
            if chosen is None:
                return self._closed()
            self._guarded("games_go_on", partial(self._advance, *chosen))
        self._ask_all((*ALWAYS, *LIGHT, *AT_THE_END))
        return self._closed()

    def _laws(self) -> tuple[Law, ...]:
        if not self._one_in(self.every):
            return ALWAYS
        return (*ALWAYS, *LIGHT, *THOROUGH) if self._one_in(self.share) else (*ALWAYS, *LIGHT)

    def _one_in(self, number: int) -> bool:
        return number == 1 or self.random.random() * number < 1

    def _advance(self, seat: int, action: Action) -> Iterator[str]:
        played = self.match.play(seat, action)
        self._cover(played)
        true = Step(seat, action, self.match.state, played.tape)

        def free() -> bool:
            return self.match.why_no_undo(seat) is None

        for twin in self.twins:
            self._guarded("parallel_games_look_alike", partial(twin.advance, true, free))
        if len(self.match.moves) > self.case.game.about.longest:
            yield f"no end after {len(self.match.moves)} actions"

    def _ask_all(self, laws: Sequence[Law]) -> None:
        self.report.positions += 1
        self.report.states += len(laws) > len(ALWAYS)
        position = Position(self.case, self.match, self.census, self.random)
        for law in laws:
            self._guarded(law.__name__, partial(law, position))

    def _guarded(self, law: str, ask: Callable[[], Iterator[str]]) -> None:
        """A law that can't even be asked is broken too."""
        try:
            self._note(law, list(ask()))
        except Exception as error:
            self._note(law, [f"{type(error).__name__}: {error}"])

    def _note(self, law: str, details: list[str]) -> None:
        if not details:
            return
        moves = tuple(f"{move.seat} {' '.join(move.action)}" for move in self.match.moves)
        self.report.violations += [
            Violation(law, detail, self.case.name, self.seed, moves) for detail in details
        ]

    def _cover(self, move: Move) -> None:
        seen = self.report.coverage
        seen["action", move.action[0]] += 1
        seen["phase", str(self.case.game.present(self.match.state)["phase"])] += 1
        seen.update(("chance", word) for word in move.tape.chance())
        seen.update(("told", event.event.key) for event in move.tape.events)

    def _closed(self) -> Report:
        result = self.match.result
        if result is not None:
            self.report.coverage["end", result.reason.key] += 1
            won = [f"seat {seat}" for seat in result.winners] or ["nobody"]
            self.report.coverage.update(("winner", who) for who in won)
        return self.report
