"""A game as a Gymnasium environment: one seat learns, bots sit at the others.
The bots get views, as everywhere; the seat gets an observation, and its mask in `info`."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np

from nemeton.bots import decide, level_of
from nemeton.engine import Action, BadSetup, Data, Game, IllegalAction, Msg, shown

from .layout import Vector
from .turns import Turns, rows

REFUSED = -1.0  # as much as a game lost alone
Bot = (
    str | Callable[[Data, int, list[Action]], Sequence[str]]
)  # a level, or what a seat's view and choices lead to


class Alone(gymnasium.Env[Vector, np.int64]):
    """The reward comes when the game is over, as in `Turns`: 1 for winning alone, less than 0 for
    losing.

    An illegal action changes nothing and costs REFUSED; `info["refused"]` says why.
    `info["action_mask"]` says what is legal, `info["seat"]` which seat this is."""

    def __init__(
        self,
        game: Game[Any],
        seat: int | None,
        bots: Bot | Sequence[Bot],
        seats: int | None,
        options: dict[str, str] | None,
        render_mode: str | None,
    ) -> None:
        number, chosen = game.about.chosen(seats, options)
        self.turns = Turns(game, number, game.about.at_table(number, chosen, bots=True))
        self.metadata = {
            "render_modes": ["ansi"],
            "render_fps": 1,
        }  # Gymnasium asks text for it too
        self.render_mode = render_mode
        self._wanted = None if seat is None else self.turns._viewer(seat)
        self._bots = _bots(bots, self.turns.seats - 1)
        self.seat = self._wanted or 0
        self._thoughts = random.Random()
        self.observation_space = rows(self.turns.layout)
        self.action_space = gymnasium.spaces.Discrete(len(self.turns.ids.actions))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """A new game; without a seat of its own, at one by lot."""
        super().reset(seed=seed, options=options)
        drawn = int(self.np_random.integers(self.turns.seats))
        with self._unless_a_bot_fails():
            self.seat = drawn if self._wanted is None else self._wanted
            self.turns.reset(int(self.np_random.integers(1 << 62)))
            self._thoughts = random.Random(int(self.np_random.integers(1 << 62)))
            self._let_bots_play()
        return self._seen({})

    def step(self, action: np.int64) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        told: dict[str, Any] = {}
        if self._over:
            raise IllegalAction(Msg("game-over"))
        with self._unless_a_bot_fails():
            try:
                self.turns.step(int(action))
            except IllegalAction as refused:
                told["refused"] = str(refused)
            else:
                self._let_bots_play()
        reward = REFUSED if told else self.turns.rewards[self._agent]
        row, told = self._seen(told)
        return row, reward, self._over, False, told

    def render(self) -> str:
        return self.turns.render()

    @property
    def _agent(self) -> str:
        return self.turns.possible_agents[self.seat]

    @property
    def _over(self) -> bool:
        return self.turns.terminations[self._agent]

    def _let_bots_play(self) -> None:
        """Until it is this seat's turn, or nobody's."""
        turns = self.turns
        while not self._over and turns.agent_selection != self._agent:
            seat = turns.possible_agents.index(turns.agent_selection)
            turns.step(turns.id(self._answer(self._bots[seat - (seat > self.seat)], seat)))

    def _answer(self, bot: Bot, seat: int) -> Action:
        """What the bot plays for the seat, from its view alone."""
        game, view = self.turns.game, self.turns.seen(seat)
        if isinstance(bot, str):
            return decide(game, view, seat, bot, self._thoughts)
        legal = list(game.legal(view, seat))
        return _checked(bot(view, seat, legal[:]), seat, legal)

    @contextmanager
    def _unless_a_bot_fails(self) -> Iterator[None]:
        """Where bots are functions, which may raise or answer anything: then the game is as it was
        before."""
        if all(isinstance(bot, str) for bot in self._bots):
            yield
            return
        before, seat, thoughts = self.turns.clone(), self.seat, self._thoughts
        try:
            yield
        except BaseException:
            self.turns, self.seat, self._thoughts = before, seat, thoughts
            raise

    def __copy__(self) -> Alone:
        return deepcopy(self)

    def __eq__(self, other: object) -> bool:
        """The same seat of the same game against the same bots, with the same dice to come."""
        if not isinstance(other, Alone):
            return NotImplemented
        return self._told() == other._told()

    __hash__ = None  # type: ignore[assignment]  # it changes in place

    def _told(self) -> tuple[Any, ...]:
        dice = self.np_random.bit_generator.state, self._thoughts.getstate()
        return self.turns, self.seat, self._wanted, self._bots, dice

    def _seen(self, told: dict[str, Any]) -> tuple[Vector, dict[str, Any]]:
        seen = self.turns.observe(self._agent)
        return seen["observation"], {"action_mask": seen["action_mask"], "seat": self.seat, **told}


def _bots(bots: Bot | Sequence[Bot], others: int) -> list[Bot]:
    """One for each other seat."""
    every = [bots] * others if isinstance(bots, str) or callable(bots) else bots
    if not isinstance(every, Sequence) or len(every) != others:
        raise BadSetup(Msg("envs-bots", {"bots": _named(bots), "others": others}))
    return [_bot(bot) for bot in every]


def _bot(bot: Bot) -> Bot:
    if callable(bot):
        return bot
    if not isinstance(bot, str):
        raise BadSetup(Msg("envs-bot", {"bot": shown(bot)}))
    return level_of(bot).word


def _named(bots: object) -> str:
    """As it is repeated in a refusal."""
    return shown(" ".join(map(str, bots)) if isinstance(bots, Sequence) else bots)


def _checked(answer: object, seat: int, legal: Sequence[Action]) -> Action:
    """One of the legal actions, as a tuple or another sequence of its words."""
    words = tuple(answer) if isinstance(answer, Sequence) and not isinstance(answer, str) else ()
    if words not in legal:
        told = " ".join(map(str, words)) if words else answer
        raise IllegalAction(
            Msg(
                "envs-bot-answer",
                {"seat": seat, "answer": shown(told), "legal": " ".join(legal[0])},
            )
        )
    return words
