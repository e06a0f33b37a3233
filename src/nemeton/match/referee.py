"""The referee: holds the true state, lets seats see their view, and plays only what is legal.
Whatever is refused has changed nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from nemeton.engine import (
    Action,
    BadSetup,
    Chance,
    Data,
    Game,
    IllegalAction,
    Msg,
    Options,
    Outcome,
    Scene,
    Scribe,
    Scripted,
    Seat,
    Seeded,
    Tape,
    Viewer,
    asked_under_seal,
    by_fields,
    by_name,
    commitment,
    game_named,
    holes,
    shown,
)

from .ballots import Move, heard, settled


@dataclass(frozen=True, slots=True)
class Branch:
    """Where a match comes from that begins like another: its setup and its first `moves` moves are
    those of the game with that promise. What is drawn after them comes from a seed of its own."""

    moves: int
    seed_hash: str

    def plain(self) -> dict[str, Any]:
        return {"moves": self.moves, "seed_hash": self.seed_hash}

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return by_fields(self)


class Match:
    def __init__(
        self,
        game: Game[Any],
        seats: int | None = None,
        options: dict[str, str] | None = None,
        *,
        seed: str,
        salt: str = "",
        script: Iterable[str] = (),
        blank: bool = False,
    ) -> None:
        """A new match, dealt; a blank one is filled in by who makes it, and nothing is asked of the
        rules."""
        self.game, self.seed, self.salt = game, seed, salt
        self.branch: Branch | None = None  # all of it is its own
        if blank:
            return
        self.seats, self.options = game.about.chosen(seats, options)
        encodable(seed), encodable(salt)
        scribe = Scribe(self._chance(0, script))
        self.state = game.setup(self.seats, self.options, scribe)
        self.setup = scribe.tape
        self.moves: list[Move] = []
        self.undone: list[
            tuple[int, Move]
        ] = []  # moves taken back, each with how many stood before it

    def _chance(self, stream: int, script: Iterable[str]) -> Chance:
        words, seeded = _words(script), Seeded(self.seed, stream)
        return Scripted(words, then=seeded) if words else seeded

    @classmethod
    def standing(
        cls, game: Game[Any], seats: int, options: dict[str, str], seed: str, salt: str
    ) -> Match:
        """A match whose state and moves the caller fills in: kept somewhere, not played."""
        made = cls(game, seed=seed, salt=salt, blank=True)
        made.seats, made.options = game.about.chosen(seats, options)
        return made

    @property
    def state(self) -> Data:
        """Replaced with every move, never changed in place: what the rules say of it is asked once."""
        return self._state

    @state.setter
    def state(self, state: Data) -> None:
        self._state = state
        self._actors: tuple[Seat, ...] | None = None
        self._sealed: tuple[Seat, ...] | None = None
        self._legal: dict[Seat, tuple[Action, ...]] = {}
        self._result: tuple[Outcome | None] | None = None

    # What seats may ask.

    @property
    def actors(self) -> tuple[Seat, ...]:
        """Who may act now; nobody when the game is over."""
        if self._actors is None:
            self._actors = tuple(self.game.actors(self.state))
        return self._actors

    @property
    def sealed(self) -> tuple[Seat, ...]:
        """All whom a ballot asks that is not open yet, in its order: who has voted, and who has
        not."""
        if self._sealed is None:
            self._sealed = asked_under_seal(self.state)
        return self._sealed

    def actors_seen_by(self, viewer: Viewer) -> tuple[Seat, ...]:
        """Who may act now, as far as the viewer can know: under seal all who are asked, but for the
        viewer itself."""
        if not self.sealed:
            return self.actors
        return tuple(self.game.actors(self.seen(viewer)))

    def unheard(self, viewer: Viewer) -> int:
        """How many moves the viewer knows nothing of: votes of others in a ballot that is not open
        yet."""
        return sum(move.seat != viewer for move in self.moves[settled(self.moves) :])

    def heard(self, viewer: Viewer) -> list[Move]:
        """The moves that the viewer knows of while the game goes on."""
        return heard(self.moves, viewer)

    @property
    def result(self) -> Outcome | None:
        if self._result is None:
            self._result = (self.game.outcome(self.state),)
        return self._result[0]

    def legal(self, seat: Seat) -> list[Action]:
        """The seat's legal actions; none when it is not its turn."""
        return list(self._allowed(seat))

    def _allowed(self, seat: Seat) -> tuple[Action, ...]:
        if not self._is_seat(seat) or seat not in self.actors:
            return ()
        if seat not in self._legal:
            self._legal[seat] = tuple(self.game.legal(self.state, seat))
        return self._legal[seat]

    def seen(self, viewer: Viewer) -> Data:
        """The state as the viewer may know it: what bots are given."""
        self._check(viewer)
        view: Data = self.game.redact(self.state, viewer)
        return view

    def _check(self, viewer: Viewer) -> None:
        if viewer is not None and not self._is_seat(viewer):
            raise BadSetup(self._no_such_seat(viewer))

    def view(self, viewer: Viewer) -> dict[str, Any]:
        """The documented view, as plain JSON."""
        self._check(viewer)
        return presented(self.game, self.state, self.seats, self.options, viewer)

    def scene(self, viewer: Viewer) -> Scene:
        return self.game.scene(self.seen(viewer), viewer)

    def log(self, viewer: Viewer) -> list[Msg]:
        """All that the viewer was told so far."""
        tapes = [self.tape(number) for number in range(len(self.moves) + 1)]
        return [event for tape in tapes for event in tape.events_seen_by(viewer)]

    def tape(self, number: int) -> Tape:
        """Of move so-and-so, from 1; 0 is the setup."""
        return self.moves[number - 1].tape if number else self.setup

    # Playing.

    def play(self, seat: Seat, action: Sequence[str], script: Iterable[str] = ()) -> Move:
        """Play a legal action, or raise IllegalAction and change nothing."""
        words = self._checked(seat, action)
        chance = self._chance(len(self.moves) + 1, script)
        scribe, state = Scribe(chance), self.state.clone()
        self.game.apply(state, seat, words, scribe)
        self.state = state
        self.moves.append(Move(seat, words, scribe.tape))
        if scribe.tape.unsealed:
            self._unseal(scribe.tape.unsealed, scribe.tape.unsealed_of)
        return self.moves[-1]

    def _unseal(self, votes: int, of: Seat | None) -> None:
        """An opened ballot can be read; copies of this match made before keep their own moves
        sealed."""
        for place in range(max(0, len(self.moves) - votes), len(self.moves)):
            move = self.moves[place]
            if of not in (None, move.seat):
                continue
            self.moves[place] = Move(move.seat, move.action, replace(move.tape, shadow=None))

    def _checked(self, seat: Seat, action: Sequence[str]) -> Action:
        """The action as words that are legal for the seat now."""
        if type(action) is tuple and action in self._allowed(seat) and self.result is None:
            return action  # as nearly always; what follows finds out why not
        if not self._is_seat(seat):
            raise IllegalAction(self._no_such_seat(seat))
        if isinstance(action, str) or not _is_words(action):
            raise IllegalAction(Msg("action-form"))
        words = tuple(action)
        if self.result is not None:
            raise IllegalAction(Msg("game-over"))
        if words not in self.legal(seat):
            raise IllegalAction(self.game.why_not(self.game.redact(self.state, seat), seat, words))
        return words

    def _is_seat(self, seat: object) -> bool:
        return type(seat) is int and 0 <= seat < self.seats

    def _no_such_seat(self, seat: object) -> Msg:
        return Msg("no-such-seat", {"seat": shown(seat), "seats": self.seats})

    @property
    def taken_over(self) -> int:
        """How many of its moves were played in another match."""
        return self.branch.moves if self.branch else 0

    # Taking back.

    def why_no_undo(self, seat: Seat) -> Msg | None:
        """None when the seat may take its last move back by itself; else what stands against it.

        Free while the move is its own and nobody acted since, the game is not over, no chance was
        drawn, nothing secret was shown and the rules let it; beyond that the others are asked."""
        if len(self.moves) <= self.taken_over:
            return Msg("undo-nothing")
        if self.result is not None:
            return Msg("undo-over")
        if self.sealed:  # who has voted since must not show
            return Msg("undo-sealed")
        if self.moves[-1].seat != seat:
            return Msg("undo-others-acted")
        return self.why_no_return(len(self.moves) - 1)

    def why_no_return(self, stand: int) -> Msg | None:
        """None when nobody has learned anything since so many moves stood; else what stands against
        going back."""
        tapes = [move.tape for move in self.moves[stand:]]
        if any(tape.words for tape in tapes):
            return Msg("undo-chance")
        if any(tape.bound for tape in tapes):
            return Msg("undo-bound")
        return (
            Msg("undo-revealed")
            if any(tape.revealed for tape in tapes) or self._revealed(stand)
            else None
        )

    def _revealed(self, stand: int) -> bool:
        """Whether somebody knows something since then that was hidden before. Move by move: others
        may hide more."""
        match = self._rewound(stand)
        before = match._hidden()
        for move in self.moves[stand:]:
            match.play(move.seat, move.action, script=move.tape.chance())
            after = match._hidden()
            if any(now < then for now, then in zip(after, before, strict=True)):
                return True
            before = after
        return False

    def _hidden(self) -> list[int]:
        """How much each viewer does not know."""
        viewers: tuple[Viewer, ...] = (None, *range(self.seats))
        return [holes(self.game.redact(self.state, viewer).key()) for viewer in viewers]

    def undo(self, seat: Seat, *, agreed: bool = False) -> None:
        """Take the last move back; `agreed` when the others said yes. It stays on the record as
        taken back."""
        reason = self.why_no_undo(seat)
        final = len(self.moves) <= self.taken_over or self.result is not None
        if reason is not None and (final or not agreed):
            raise IllegalAction(reason)
        self.rewind(len(self.moves) - 1)

    def rewind(self, stand: int) -> None:
        """Back to where so many moves stood, as all have agreed; the others stay on the record as
        taken back."""
        assert 0 <= stand <= len(self.moves), "no such moment"
        before = self._rewound(stand)
        self.undone += [
            (place, self.moves[place]) for place in reversed(range(stand, len(self.moves)))
        ]
        self.state, self.moves = before.state, before.moves

    def _rewound(self, stand: int) -> Match:
        """The match when so many moves stood, played again from its words."""
        match = Match(
            self.game,
            self.seats,
            self.options,
            seed=self.seed,
            salt=self.salt,
            script=self.setup.chance(),
        )
        for move in self.moves[:stand]:
            match.play(move.seat, move.action, script=move.tape.chance())
        return match

    # The record.

    @property
    def seed_hash(self) -> str:
        """Published from the start: proves afterwards that the seed was not changed."""
        return commitment(self.seed, self.salt)

    def record(self) -> dict[str, Any]:
        """The referee's own, complete: `replay` makes an equal match of it."""
        head = {**self._head(), "seed": self.seed, "salt": self.salt, "setup": self.setup.chance()}
        return {**head, "moves": [move.plain() for move in self.moves], **self._tail(Move.plain)}

    def record_for(self, viewer: Viewer) -> dict[str, Any]:
        """What a viewer may have: complete once the game is over, redacted before, its seed a hash."""
        if self.result is not None:
            return self.record()
        self.seen(viewer)  # refuses a viewer that does not exist

        def plain(move: Move) -> dict[str, Any]:
            return move.plain_for(viewer)

        head = {**self._head(), "viewer": viewer, "setup": self.setup.chance_seen_by(viewer)}
        return {**head, "moves": [plain(move) for move in self.heard(viewer)], **self._tail(plain)}

    def _head(self) -> dict[str, Any]:
        about = self.game.about
        head = {
            "game": about.name,
            "rules": about.rules,
            "seats": self.seats,
            "options": dict(self.options),
            "seed_hash": self.seed_hash,
        }
        return {**head, "branch": self.branch.plain()} if self.branch else head

    def _tail(self, plain: Any) -> dict[str, Any]:
        """Only where there is something to say: moves taken back, and the result."""
        tail: dict[str, Any] = {}
        if self.undone:
            tail["undone"] = [{"after": after, **plain(move)} for after, move in self.undone]
        if self.result is not None:
            tail["result"] = self.result.plain()
        return tail

    # Copies.

    def clone(self) -> Match:
        """An independent copy: not even what is done to its state by hand is seen here."""
        copy = self._sharing_state()
        copy._state, copy._legal = self._state.clone(), dict(self._legal)
        return copy

    def after(self, seat: Seat, action: Sequence[str], script: Iterable[str] = ()) -> Match:
        """A copy in which one more action was played: as `clone` and `play`, with one copy of the
        state, not two."""
        copy = self._sharing_state()
        copy.play(seat, action, script)
        return copy

    def _sharing_state(self) -> Match:
        """A copy that must not be handed out before its state was replaced."""
        copy = Match(self.game, seed=self.seed, salt=self.salt, blank=True)
        copy.seats, copy.options, copy.branch = self.seats, dict(self.options), self.branch
        copy.setup, copy.moves, copy.undone = self.setup, self.moves[:], self.undone[:]
        copy._state, copy._actors, copy._legal, copy._result = (
            self._state,
            self._actors,
            self._legal,
            self._result,
        )
        copy._sealed = self._sealed
        return copy

    def __copy__(self) -> Match:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.clone()

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        played = (self.setup, self.moves, self.undone, self.branch)
        return _unpickled, (
            by_name(self.game),
            self.seats,
            self.options,
            self.seed,
            self.salt,
            self.state,
            *played,
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return self.record() == other.record() and self.state == other.state

    __hash__ = None  # type: ignore[assignment]  # it changes in place


def _unpickled(
    game: Any,
    seats: int,
    options: dict[str, str],
    seed: str,
    salt: str,
    state: Data,
    setup: Tape,
    moves: list[Move],
    undone: list[tuple[int, Move]],
    branch: Branch | None,
) -> Match:
    """What `Match.__reduce__` has put down. Nothing is asked of the rules: the match is the one it
    was."""
    made = Match(game_named(game), seed=seed, salt=salt, blank=True)
    made.seats, made.options, made.state = seats, options, state
    made.setup, made.moves, made.undone, made.branch = setup, moves, undone, branch
    return made


def presented(
    game: Game[Any], state: Any, seats: int, options: Options, viewer: Viewer
) -> dict[str, Any]:
    """The documented view of a state, as plain JSON."""
    result, view = game.outcome(state), game.redact(state, viewer)
    return {
        "game": game.about.name,
        "seats": seats,
        "options": dict(options),
        "you": viewer,
        "actors": list(game.actors(view)),
        **game.present(view),
        "over": result is not None,
        "result": None if result is None else result.plain(),
    }


def _is_words(action: object) -> bool:
    if not isinstance(action, Sequence) or not action:
        return False
    return all(isinstance(word, str) and word for word in action)


def encodable(text: str) -> str:
    """A seed or salt must be text that can be written down."""
    try:
        text.encode()
    except (UnicodeEncodeError, AttributeError) as error:
        raise BadSetup(Msg("seed-form")) from error
    return text


def _words(script: Iterable[str]) -> list[str]:
    """A script is a list of words; a bare string would be a list of letters."""
    words = [script] if isinstance(script, str) else list(script)
    if words and not all(isinstance(word, str) for word in words):
        raise BadSetup(Msg("script-form"))
    return words
