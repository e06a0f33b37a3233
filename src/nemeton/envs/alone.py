"""A game as a Gymnasium environment: one seat learns, bots sit at the others.
The bots get views, as everywhere; the seat gets an observation, and its mask in `info`."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from nemeton.bots import decide, level_of
from nemeton.engine import BadSetup, Game, IllegalAction, Msg, shown

from .layout import Vector
from .turns import Turns, rows

REFUSED = -1.0  # as much as a game lost alone


class Alone(gymnasium.Env[Vector, np.int64]):
    """The reward comes when the game is over, as in `Turns`: 1 for winning alone, less than 0 for losing.

    An illegal action changes nothing and costs REFUSED; `info["refused"]` says why. `info["action_mask"]` says what is
    legal, `info["seat"]` which seat this is."""

    def __init__(
        self,
        game: Game[Any],
        seat: int | None,
        bots: str | Sequence[str],
        seats: int | None,
        options: dict[str, str] | None,
        render_mode: str | None,
    ) -> None:
        number, chosen = game.about.chosen(seats, options)
        self.turns = Turns(game, number, game.about.at_table(number, chosen, bots=True))
        self.metadata = {"render_modes": ["ansi"], "render_fps": 1}  # Gymnasium asks text for it too
        self.render_mode = render_mode
        self._wanted = None if seat is None else self.turns._viewer(seat)
        self._levels = _levels(bots, self.turns.seats - 1)
        self.observation_space = rows(self.turns.layout)
        self.action_space = gymnasium.spaces.Discrete(len(self.turns.ids.actions))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        """A new game; without a seat of its own, at one by lot."""
        super().reset(seed=seed, options=options)
        drawn = int(self.np_random.integers(self.turns.seats))
        self.seat = drawn if self._wanted is None else self._wanted
        self.turns.reset(int(self.np_random.integers(1 << 62)))
        self._thoughts = random.Random(int(self.np_random.integers(1 << 62)))
        self._let_bots_play()
        return self._seen({})

    def step(self, action: np.int64) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        told: dict[str, Any] = {}
        if self._over:
            raise IllegalAction(Msg("game-over"))
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
            level = self._levels[seat - (seat > self.seat)]
            turns.step(turns.id(decide(turns.game, turns.seen(seat), seat, level, self._thoughts)))

    def _seen(self, told: dict[str, Any]) -> tuple[Vector, dict[str, Any]]:
        seen = self.turns.observe(self._agent)
        return seen["observation"], {"action_mask": seen["action_mask"], "seat": self.seat, **told}


def _levels(bots: str | Sequence[str], others: int) -> list[str]:
    """One for each other seat."""
    words = [bots] * others if isinstance(bots, str) else list(bots)
    if len(words) != others:
        raise BadSetup(Msg("envs-bots", {"bots": shown(" ".join(map(str, words))), "others": others}))
    return [level_of(word).word for word in words]
