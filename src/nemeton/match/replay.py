"""Playing a record again, and checking its dice against the seed.
A record that does not follow the rules is refused at the move where it leaves them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nemeton.engine import BadRecord, Game, Msg, Refused, Tape, commitment
from nemeton.engine.dealer import Word
from nemeton.games import load

from .record import check
from .referee import Match, Move


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
    yield match
    for number, move in enumerate(record["moves"], start=1):
        _again(match, move, number)
        yield match


def _taken_back(move: dict[str, Any]) -> Move:
    """A move that was taken back stays on the record; what was secret in it is no longer known, so all of it is."""
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
        raise BadRecord(Msg("record-rules", {"theirs": record["rules"], "ours": about.rules, "title": about.title}))
    salt, setup = record.get("salt", ""), record["setup"]
    try:
        match = Match(game, record["seats"], record["options"], seed=record["seed"], salt=salt, script=setup)
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


def verify(record: dict[str, Any], game: Game[Any] | None = None) -> list[Msg]:
    """What is wrong with the dice of a record: nothing, when they came from the seed that was promised."""
    told = replay(record, game)  # refuses a record that breaks the rules
    faults = []
    promised = record.get("seed_hash")
    if promised is None:
        faults.append(Msg("verify-no-hash"))
    elif promised != commitment(told.seed, told.salt):
        faults.append(Msg("verify-hash"))
    return faults + _strange_words(told)


def _strange_words(told: Match) -> list[Msg]:
    """The moves whose outcomes are not what the seed gives at that point."""
    fresh = Match(told.game, told.seats, told.options, seed=told.seed, salt=told.salt)
    if fresh.setup.chance() != told.setup.chance():
        return [Msg("verify-setup")]
    strange = []
    for number, move in enumerate(told.moves, start=1):
        rolled = fresh.clone().play(move.seat, move.action).tape.chance()
        if rolled != move.tape.chance():
            said, seeded = " ".join(move.tape.chance()), " ".join(rolled)
            strange.append(Msg("verify-move", {"move": number, "said": said, "seeded": seeded}))
        fresh.play(move.seat, move.action, script=move.tape.chance())
    return strange
