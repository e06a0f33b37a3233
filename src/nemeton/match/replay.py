"""Playing a record again, and checking its dice against the seed.
A record that does not follow the rules is refused at the move where it leaves them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from nemeton.engine import BadRecord, Game, Msg, Refused, Scribe, Seeded, Tape, commitment
from nemeton.engine.dealer import Word
from nemeton.games import load

from .ballots import Move
from .record import check
from .referee import Branch, Match
from .rewind import Rewind


def replay(record: dict[str, Any], game: Game[Any] | None = None) -> Match:
    """An equal match: the same state, moves and words."""
    *_, match = steps(record, game)
    if "result" in record and (match.result is None or match.result.plain() != record["result"]):
        raise BadRecord(Msg("record-result"))
    return match


def steps(record: dict[str, Any], game: Game[Any] | None = None) -> Iterator[Match]:
    """The match after its setup and after each move: one match that goes on, not copies."""
    record = check(record)
    match = _opened(record, game or _known(record["game"]))
    match.undone = [(move["after"], _taken_back(move)) for move in record.get("undone", ())]
    if "branch" in record:
        match.branch = Branch(record["branch"]["moves"], record["branch"]["seed_hash"])
    yield match
    for number, move in enumerate(record["moves"], start=1):
        _again(match, move, number)
        yield match


def branched(record: dict[str, Any], moves: int, *, seed: str, salt: str) -> dict[str, Any]:
    """The record of a game that begins like this one and goes its own way, by its own dice, after
    so many moves."""
    promise = {
        "seed_hash": commitment(seed, salt),
        "branch": Branch(moves, record["seed_hash"]).plain(),
    }
    kept = {key: record[key] for key in ("game", "rules", "seats", "options", "setup")}
    return {**kept, **promise, "seed": seed, "salt": salt, "moves": record["moves"][:moves]}


def _taken_back(move: dict[str, Any]) -> Move:
    """A move that was taken back stays on the record; what was secret in it is no longer known, so
    all of it is."""
    words = [Word(word, to=()) for word in move["chance"]]
    action, seat = tuple(move["action"]), move["seat"]
    return Move(seat, action, Tape(words, shadow=("?",) * len(action), readers=(seat,)))


def _known(name: str) -> Game[Any]:
    try:
        return load(name)
    except Refused as refused:
        raise BadRecord(Msg("record-setup", {"reason": refused.reason})) from refused


def _opened(record: dict[str, Any], game: Game[Any]) -> Match:
    about = game.about
    if record["rules"] != about.rules:
        raise BadRecord(
            Msg(
                "record-rules",
                {"theirs": record["rules"], "ours": about.rules, "title": about.title},
            )
        )
    salt, setup = record.get("salt", ""), record["setup"]
    try:
        match = Match(
            game, record["seats"], record["options"], seed=record["seed"], salt=salt, script=setup
        )
    except Refused as refused:
        raise BadRecord(Msg("record-setup", {"reason": refused.reason})) from refused
    if match.setup.chance() != setup:
        raise BadRecord(Msg("record-setup", {"reason": Msg("record-words")}))
    return match


def _again(match: Match, move: dict[str, Any], number: int) -> None:
    try:
        played = match.play(move["seat"], move["action"], script=move["chance"])
    except Refused as refused:
        raise BadRecord(Msg("record-move", {"move": number, "reason": refused.reason})) from refused
    if played.tape.chance() != move["chance"]:
        raise BadRecord(Msg("record-move", {"move": number, "reason": Msg("record-words")}))


# The dice.


@dataclass(frozen=True, slots=True)
class Roll:
    """What chance said in a move, counted from 1, or in the setup, 0; and what the seed gives
    there."""

    move: int
    said: list[str]
    seeded: list[str]
    undone: bool = False  # the move was taken back

    @property
    def fair(self) -> bool:
        return self.said == self.seeded


def verify(record: dict[str, Any], game: Game[Any] | None = None) -> list[Msg]:
    """What is wrong with the dice of a record: nothing, when they came from the seed that was
    promised. What a branch has taken over from another game is that game's to prove."""
    told = replay(record, game)  # refuses a record that breaks the rules
    return [
        *_broken_promise(told, record.get("seed_hash")),
        *(_fault(roll) for roll in rolls(told) if not roll.fair),
    ]


def _broken_promise(told: Match, promised: Any) -> list[Msg]:
    if promised is None:
        return [Msg("verify-no-hash")]
    return [] if promised == commitment(told.seed, told.salt) else [Msg("verify-hash")]


def _fault(roll: Roll) -> Msg:
    if not roll.move:
        return Msg("verify-setup")
    said, seeded = " ".join(roll.said), " ".join(roll.seeded)
    return Msg(
        "verify-undone" if roll.undone else "verify-move",
        {"move": roll.move, "said": said, "seeded": seeded},
    )


def rolls(told: Match) -> Iterator[Roll]:
    """All outcomes of a match that were its own seed's to give; none after a setup that was not."""
    if told.branch is None:
        fresh = Match(told.game, told.seats, told.options, seed=told.seed, salt=told.salt)
        yield (setup := Roll(0, told.setup.chance(), fresh.setup.chance()))
        if not setup.fair:
            return
    past = Rewind(told)
    for number, move in enumerate(told.moves[told.taken_over :], start=told.taken_over + 1):
        yield _rolled(told, past.state(told, number - 1), number, move)
    yield from _rolls_taken_back(told)


def _rolls_taken_back(told: Match) -> Iterator[Roll]:
    """The last move that was taken back followed the moves that stand now; the one before it, what
    stood then."""
    line = told.clone()
    for after, move in reversed(told.undone):
        line.moves = [*line.moves[:after], move]
        if not told.taken_over <= after == len(line.moves) - 1:
            raise BadRecord(Msg("record-undone", {"move": after + 1}))
        yield _rolled(told, Rewind(line).state(line, after), after + 1, move, undone=True)


def _rolled(told: Match, before: Any, number: int, move: Move, *, undone: bool = False) -> Roll:
    """The same action once more, with the dice of the seed."""
    if move.seat not in told.game.actors(before) or move.action not in told.game.legal(
        before, move.seat
    ):
        raise BadRecord(Msg("record-undone", {"move": number}))
    scribe = Scribe(Seeded(told.seed, number))
    told.game.apply(before, move.seat, move.action, scribe)
    return Roll(number, move.tape.chance(), scribe.tape.chance(), undone)
