"""The contract between a game and the house. A game is a module (its folder) that has these names.
Rules are stateless; `apply` changes a state in place; purity is one `clone()` away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from .about import About, Options
from .chance import Chance
from .data import Data
from .dealer import Action, Dealer
from .message import Msg
from .outcome import Outcome
from .scene import Scene

Seat = int
Viewer = Seat | None  # None: a spectator
S = TypeVar("S", bound=Data)


class Game(Protocol[S]):
    """Optional besides: a module `bot` (see bots/advice.py), a module `numbers` (see
    docs/environments.md), and `attempt(view, seat, clicks) -> Action | None`: what clicks on the
    scene mean, be it legal or not; then `why_not` answers them."""

    about: About

    def setup(self, seats: int, options: Options, dealer: Dealer, /) -> S:
        """The table before the first action. Seats and options are complete and valid."""

    def actors(self, state: S, /) -> Sequence[Seat]:
        """Who may act now; several at the same time; none exactly when the game is over. Public."""

    def legal(self, state: S, seat: Seat, /) -> Sequence[Action]:
        """Complete, without repeats, in a stable order; never empty for an actor. Works on the
        actor's view too."""

    def apply(self, state: S, seat: Seat, action: Action, dealer: Dealer, /) -> None:
        """Play a legal action, in place."""

    def outcome(self, state: S, /) -> Outcome | None:
        """None while the game goes on. Nobody need win: then it has no winners, and all rank 1."""

    def why_not(self, state: S, seat: Seat, action: Action, /) -> Msg:
        """The rule that forbids an action of known form. Asked of the seat's view, never of the
        truth."""

    def redact(self, state: S, viewer: Viewer, /) -> S:
        """A copy with HIDDEN wherever the viewer can't know. Names every field; all is shown once
        over."""

    def determinize(self, view: S, viewer: Seat, chance: Chance, /) -> S:
        """A copy with the holes filled by chance, in a way the viewer can't tell from the truth."""

    def present(self, view: S, /) -> dict[str, Any]:
        """The documented public view, plain JSON. Includes `phase`."""

    def scene(self, view: S, viewer: Viewer, /) -> Scene:
        """What is on the table, and a choice for each legal action, in the same order."""

    def census(self, state: S, /) -> Counter[str]:
        """What is conserved (cards, pawns), counted: the same from the first action to the last."""
