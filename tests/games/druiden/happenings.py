"""What happened in a game of Die Druiden: every spell, arrival, answer, ballot and end, by name and how often.
Read from the record by letting the oracle play it again; knows nothing of how the game tells it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from games.druiden.oracle import CULTS, PAIR_CARDS, PLANTS, STAND_INS, Action, Oracle, Words
from nemeton import Match

SPELLS = (
    *("spell cauldron", "spell harp", "spell lug", "spell teutates", "spell portrait", "spell ward", "spell sickle"),
    *("spell leap", "spell belt", "spell wand", "spell tablet", "spell ban"),
)
ARRIVALS = (
    *("arrival at the centre", "arrival without offer", "arrival at an ear", "arrival of the dwarf king at an ear"),
    *("arrival at Morrigan", "draw", "invoke", "invoke beside", "banish", "exchange 1", "exchange 2"),
    *("steal 1", "steal 2", "nothing"),
)
MAGIC = ("magic draw", "magic ghost", "magic none")
ANSWERS = (
    *("ward against steal", "leap against banish", "ban against banish", "belt against magic draw"),
    *("belt against magic ghost", "leap against magic ghost", "ban against magic ghost", "answer unused"),
)
BALLOTS = ("first ballot", "second ballot", "choice")
ENDS = ("end by five pawns", "end by stillness", "end by turns")
MORE = (
    *(
        "sickle given",
        "sickle in vain",
        "stock renewed",
        "roll without a move",
        "potion",
        "potion vote",
        "shared victory",
    ),
    *("morrigan counted", "belladonna counted"),
)
EVERYTHING = (*SPELLS, *ARRIVALS, *MAGIC, *ANSWERS, *BALLOTS, *ENDS, *MORE)


class Before(NamedTuple):
    """What the oracle knew before an action."""

    phase: str
    asked: Action | None
    morrigan: int | None
    discards: Sequence[str]
    stock: int
    answers: int  # other than `let`, those given now not included


def happenings(match: Match) -> Counter[str]:
    record: dict[str, Any] = match.record()
    oracle, names = Oracle(record["seats"], Words(record["setup"])), list[str]()
    for move in record["moves"]:
        before = seen(oracle)
        oracle.play(move["seat"], tuple(move["action"]), Words(move["chance"]))
        names += after_action(before, oracle, tuple(move["action"]), move["chance"])
    return Counter([*names, *(at_the_end(oracle) if oracle.phase == "over" else ())])


def seen(oracle: Oracle) -> Before:
    spoken = [answer for answer in oracle.answers.values() if answer != ("let",)]
    discards, stock = list(oracle.discards), len(oracle.stock)
    return Before(oracle.phase, oracle.asked, oracle.controller["morrigan"], discards, stock, len(spoken))


def after_action(before: Before, oracle: Oracle, action: Action, chance: Sequence[str]) -> Iterator[str]:
    kinds = {"roll": rolled, "move": moved, "arrive": arrived, "magic": arrived, "answer": answered, "vote": voted}
    yield from kinds.get(before.phase, lambda *_: ())(before, oracle, action, chance)
    if len(oracle.discards) < len(before.discards):
        yield "stock renewed"


def rolled(_: Before, oracle: Oracle, action: Action, chance: Sequence[str]) -> Iterator[str]:
    if action[0] == "sickle":
        yield "spell sickle"
        yield "sickle given" if action[2] in oracle.hands[oracle.turn] else "sickle in vain"
    elif not oracle.dice and set(chance) != {"ring"}:
        yield "roll without a move"


def moved(before: Before, oracle: Oracle, _: Action, chance: Sequence[str]) -> Iterator[str]:
    if oracle.at[oracle.arrived] == "centre":
        yield "arrival at the centre"
    elif chance:
        yield "arrival of the dwarf king at an ear" if oracle.arrived == "dwarf_king" else "arrival at an ear"
    elif oracle.phase != "arrive":
        yield "arrival without offer"
    if oracle.controller["morrigan"] != before.morrigan:
        yield "arrival at Morrigan"


def arrived(_: Before, __: Oracle, action: Action, ___: Sequence[str]) -> Iterator[str]:
    if action[0] in ("steal", "exchange", "magic"):
        yield " ".join(action[:2])
    else:
        yield "invoke beside" if action[0] == "invoke" and len(action) == 3 else action[0]


def answered(before: Before, oracle: Oracle, action: Action, _: Sequence[str]) -> Iterator[str]:
    assert before.asked is not None
    if oracle.asked is None and len(oracle.discards) > len(before.discards):
        spell = oracle.discards[-1].split("_")[0]
        yield f"spell {spell}"
        yield f"{spell} against {' '.join(before.asked[: 2 if before.asked[0] == 'magic' else 1])}"
    if oracle.asked is None and before.answers + (action != ("let",)) > 1:
        yield "answer unused"


def voted(_: Before, __: Oracle, action: Action, ___: Sequence[str]) -> Iterator[str]:
    spell = action[1].split("_")[0]
    if spell in ("lug", "teutates", "portrait") and action[2] != "none":
        yield f"spell {spell}"
    if spell == "potion" and action[2] == "yes":
        yield "potion vote"


def at_the_end(oracle: Oracle) -> Iterator[str]:
    yield end(oracle)
    yield ballot(oracle)
    result = oracle.result()
    if result and len(result[0]) > 1:
        yield "shared victory"
    for seat in oracle.seats:
        yield from scored(oracle, seat)


def end(oracle: Oracle) -> str:
    if list(oracle.at.values()).count("centre") == 5:
        return "end by five pawns"
    return "end by stillness" if oracle.is_end() else "end by turns"


def ballot(oracle: Oracle) -> str:
    """Which one decided."""
    if not oracle.second:
        return "first ballot"
    return "choice" if oracle.total("sun") == oracle.total("moon") else "second ballot"


def scored(oracle: Oracle, seat: int) -> Iterator[str]:
    lines, cult = oracle.sheet(seat), oracle.cult or ""
    if lines["pair"]:
        yield f"spell {PAIR_CARDS[cult]}"
    if lines["potion"]:
        yield "potion"
    if stood_in(oracle, seat, cult, lines):
        yield f"spell {STAND_INS[cult]}"
    yield from (f"{name} counted" for name in ("morrigan", "belladonna") if lines[name])


def stood_in(oracle: Oracle, seat: int, cult: str, lines: dict[str, int]) -> bool:
    """Whether the tablet or the wand made a potion or a pair: the real plants alone would not."""
    assert cult in CULTS
    real = [card for card in oracle.hands[seat] if card in PLANTS[cult]]
    return oracle.bonuses(seat, cult, real)[0] < lines["potion"] + lines["pair"]
