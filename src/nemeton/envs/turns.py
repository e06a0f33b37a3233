"""A game as a PettingZoo environment: one agent after the other, each with what its seat may know
and a mask.
It keeps the true state; whoever plays gets views alone, `clone` and `state` excepted, which say
so."""

from __future__ import annotations

import random
from collections.abc import Sequence
from operator import index
from typing import Any, Self, cast

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo.utils.env import AECEnv

from nemeton.engine import (
    Action,
    BadSetup,
    Data,
    Dealer,
    Game,
    IllegalAction,
    Msg,
    Sampled,
    Viewer,
    by_name,
    game_named,
    shown,
)
from nemeton.match import presented

from .ids import ids_of
from .layout import UNKNOWN, Layout, Vector, layout_of

Mask = npt.NDArray[np.int8]
Observation = dict[str, Any]  # "observation": a Vector, "action_mask": a Mask
MADE_AGAIN = (
    "ids",
    "_number_of",
    "layout",
    "_dealer",
    "_mask",
    "_spaces",
)  # when an environment is unpickled


class Turns(AECEnv[str, Observation, int | None]):
    """`seat_0`, `seat_1` … are asked one after the other; of several who decide at the same time
    the lowest seat comes first, and what it answers stays sealed to the others, as at the table.

    Rewards come at the end and add up to 0: with `n` seats, `(n * share - 1) / (n - 1)` for one's
    share of the victory. Who wins alone gets 1, the others share -1 evenly; if all share, everybody
    gets 0."""

    _mask: bytearray | None  # what is legal now, once somebody has asked

    def __init__(self, game: Game[Any], seats: int | None, options: dict[str, str] | None) -> None:
        super().__init__()  # type: ignore[no-untyped-call]  # PettingZoo has not typed it
        self.game = game
        self.seats, self.options = game.about.chosen(seats, options)
        self._prepare()
        self.metadata = {
            "name": f"{game.about.name}_v{game.about.rules}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._source = random.Random()
        self.reset()

    def _prepare(self) -> None:
        """What follows from game, seats and options."""
        self.ids = ids_of(self.game)
        self._number_of = self.ids.numbers.__getitem__
        self.layout: Layout = layout_of(self.game, self.seats, self.options)
        self._spaces: dict[str, tuple[Dict, Discrete]] = {}

    # What PettingZoo asks for.

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new game; the same seed gives the same one. Options are chosen when the environment is
        made."""
        if seed is not None:
            self._source = random.Random(seed)
        self._worlds = random.Random(self._source.random())
        self._dealer = Dealer(Sampled(self._source))
        self._state: Data = self.game.setup(self.seats, self.options, self._dealer)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None  # type: ignore[assignment]  # as PettingZoo itself does
        self._ask()

    def step(self, action: int | None) -> None:
        """Play it for the agent whose turn it is; an illegal one is refused with its rule and
        changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seat_of[agent]
        self.game.apply(self._state, seat, self._checked(seat, action), self._dealer)
        self._ask()

    def observe(self, agent: str) -> Observation:
        """What the seat may know, as numbers, and what it may do now."""
        seat = self._seat(agent)
        view = self.game.redact(self._state, seat)
        mask = self._mask_of(view, seat)
        if agent == self.agent_selection:
            self._mask = mask
        # A copy: what is legal must not hang on what a learner does to its observation.
        return {
            "observation": self.layout.row(view),
            "action_mask": np.frombuffer(mask[:], np.int8),
        }

    def observation_space(self, agent: str) -> Dict:
        return self._spaces_of(agent)[0]

    def action_space(self, agent: str) -> Discrete:  # type: ignore[override]  # of numbers, and None once it is over
        return self._spaces_of(agent)[1]

    def state(self) -> Vector:
        """The whole truth as numbers, for learning with a central critic; no agent may be shown it."""
        return self.layout.row(self._state)

    def render(self) -> str:
        """What the seat whose turn it is sees, in words; when the game is over, what everybody
        sees."""
        viewer = None if self._over else self._seat_of[self.agent_selection]
        scene = self.game.scene(self.game.redact(self._state, viewer), viewer)
        return "\n".join([str(scene.prompt), *(f"- {node.label}" for node in scene.nodes)])

    def close(self) -> None:
        """There is nothing to close."""

    # What else a researcher asks for.

    def clone(self) -> Self:
        """An independent copy of all, the secrets and the dice to come included. To look ahead
        honestly, take `sample_world`."""
        copy = object.__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy._state, copy._mask = self._state.clone(), None
        copy._source, copy._worlds = _again(self._source), _again(self._worlds)
        copy._dealer = Dealer(Sampled(copy._source))
        copy._spaces, copy.agents = {}, self.agents[:]
        copy.rewards, copy._cumulative_rewards = dict(self.rewards), dict(self._cumulative_rewards)
        copy.terminations, copy.truncations = dict(self.terminations), dict(self.truncations)
        copy.infos = {agent: dict(told) for agent, told in self.infos.items()}
        return copy

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in vars(self).items() if name not in MADE_AGAIN}
        return {**kept, "game": by_name(self.game)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept, game=game_named(kept["game"]))
        self._prepare()
        self._mask, self._dealer = None, Dealer(Sampled(self._source))

    def __eq__(self, other: object) -> bool:
        """The same game in the same position, with the same dice to come."""
        if not isinstance(other, Turns):
            return NotImplemented
        return self._told() == other._told()

    __hash__ = None  # type: ignore[assignment]  # it changes in place

    def _told(self) -> tuple[Any, ...]:
        dice = self._source.getstate(), self._worlds.getstate()
        agents = self.agents, self.agent_selection, self.terminations, self._cumulative_rewards
        return by_name(self.game), self.seats, self.options, self._state, dice, agents

    def sample_world(self, seat: int) -> Self:
        """A copy whose secrets are one way that the seat can imagine them, and whose dice are its
        own: never the truth but by luck. Each call imagines anew; what it draws changes nothing
        here."""
        world, chance = self.clone(), Sampled(self._worlds)
        view = self.game.redact(self._state, self._viewer(seat))
        world._state = self.game.determinize(view, seat, chance)
        world._source = random.Random(self._worlds.random())
        world._worlds = random.Random(self._worlds.random())
        world._dealer = Dealer(Sampled(world._source))
        return world

    def view(self, seat: Viewer) -> dict[str, Any]:
        """The documented view of a seat, or of a spectator (`None`), as plain JSON."""
        viewer = None if seat is None else self._viewer(seat)
        return presented(self.game, self._state, self.seats, self.options, viewer)

    def seen(self, seat: int) -> Data:
        """The state as the seat may know it: what bots are given."""
        view: Data = self.game.redact(self._state, self._viewer(seat))
        return view

    def words(self, number: int) -> Action:
        """The words of an action."""
        most = len(self.ids.actions) - 1
        if not 0 <= number <= most:
            raise IllegalAction(Msg("envs-no-such-action", {"number": shown(number), "most": most}))
        return self.ids.actions[number]

    def id(self, words: Sequence[str]) -> int:
        """The number of an action."""
        action = tuple(words)
        if action not in self.ids.numbers:
            raise IllegalAction(
                Msg("action-unknown", {"action": shown(" ".join(map(str, action)))})
            )
        return self.ids.numbers[action]

    # Inside.

    def _ask(self) -> None:
        """Whose turn is it? When it is nobody's, the game is over."""
        actors = self.game.actors(self._state)
        self._mask = None
        self._over = not actors
        if actors:
            self.agent_selection = self.possible_agents[
                actors[0] if len(actors) == 1 else min(actors)
            ]
        else:
            self._end()

    def _end(self) -> None:
        result = self.game.outcome(self._state)
        assert result is not None, "nobody may act, and there is no result"
        others = self.seats - 1
        whole = (
            1 if result.winners else 0
        )  # where nobody wins there is nothing to gain from each other
        self.rewards = {
            agent: (self.seats * share - whole) / others
            for agent, share in zip(self.possible_agents, result.shares(), strict=True)
        }
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def _checked(self, seat: int, action: int | None) -> Action:
        """The words of a legal action."""
        try:
            number = index(action)  # type: ignore[arg-type]  # whatever is no number is refused below
        except TypeError as error:
            raise IllegalAction(Msg("envs-action-form", {"action": shown(action)})) from error
        mask = self._mask
        if mask is None:
            mask = self._mask = self._mask_of(self.game.redact(self._state, seat), seat)
        if 0 <= number < len(mask) and mask[number]:
            return self.ids.actions[number]
        raise IllegalAction(
            self.game.why_not(self.game.redact(self._state, seat), seat, self.words(number))
        )

    def _mask_of(self, view: Data, seat: int) -> bytearray:
        mask = bytearray(len(self.ids.actions))
        for number in map(self._number_of, self.game.legal(view, seat)):
            mask[number] = 1
        return mask

    def _seat(self, agent: str) -> int:
        if agent not in self._seat_of:
            raise BadSetup(
                Msg(
                    "envs-agent",
                    {"agent": shown(agent), "possible": " ".join(self.possible_agents)},
                )
            )
        return self._seat_of[agent]

    def _viewer(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise BadSetup(Msg("no-such-seat", {"seat": shown(seat), "seats": self.seats}))
        return seat

    def _spaces_of(self, agent: str) -> tuple[Dict, Discrete]:
        self._seat(agent)
        if agent not in self._spaces:
            self._spaces[agent] = spaces(self.layout, len(self.ids.actions))
        return self._spaces[agent]


def spaces(layout: Layout, actions: int) -> tuple[Dict, Discrete]:
    """What can be observed, and what can be done."""
    mask = Box(0, 1, (actions,), np.int8)
    return Dict({"observation": rows(layout), "action_mask": mask}), Discrete(actions)


def rows(layout: Layout) -> Space[Vector]:
    most = np.array(layout.most, np.float32)
    return cast(Space[Vector], Box(np.full_like(most, UNKNOWN), most, dtype=np.float32))


def _again(source: random.Random) -> random.Random:
    """A source that will say the same."""
    copy = random.Random()
    copy.setstate(source.getstate())
    return copy
