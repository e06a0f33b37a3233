"""What happened in a game of Die Druiden: every spell, arrival, answer, ballot and end, by name and
how often.
Read from the record by letting the oracle play it again; knows nothing of how the game tells it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from typing import Any

from games.druiden.oracle import (
    CULTS,
    EARS,
    PAIR_CARDS,
    PENTACLES,
    PLANTS,
    STAND_INS,
    Action,
    Oracle,
    Words,
)
from nemeton import Match

SPELLS = (
    *(
        "spell cauldron",
        "spell harp",
        "spell lug",
        "spell teutates",
        "spell portrait",
        "spell ward",
        "spell sickle",
    ),
    *("spell leap", "spell belt", "spell wand", "spell tablet", "spell ban"),
)
ARRIVALS = (
    *(
        "arrival at the centre",
        "arrival without offer",
        "arrival at an ear",
        "arrival of the dwarf king at an ear",
    ),
    *(
        "arrival at Morrigan",
        "draw",
        "invoke",
        "invoke beside",
        "banish",
        "exchange 1",
        "exchange 2",
    ),
    *("steal 1", "steal 2", "nothing"),
)
MAGIC = ("magic draw", "magic ghost", "magic none")
ANSWERS = (
    *("ward against steal", "leap against banish", "ban against banish", "belt against magic draw"),
    *(
        "belt against magic ghost",
        "leap against magic ghost",
        "ban against magic ghost",
        "answer unused",
    ),
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
USUAL = (*SPELLS, *ARRIVALS, *MAGIC, *ANSWERS, *BALLOTS, *ENDS, *MORE)
MORRIGAN_MET = (
    *("Morrigan taken without asking", "Morrigan taken after asking", "own Morrigan met"),
    *(
        "leap against move",
        "ban against move",
        "ban gives Morrigan back",
        "ear's card on an answer",
    ),
    *("stone's offer after an answer", "place kept for a druid"),
)
MORRIGAN_SET = (
    *("theft by magic", "theft by magic at her controller", "ward against theft by magic"),
    *(
        "only one card for magic to steal",
        "Morrigan set at an empty hand",
        "Morrigan set at one's own druid",
    ),
)
TO_THE_CENTRE = (
    "magic to the centre",
    "leap to the centre from banish",
    "leap to the centre from magic",
)
LAST_PAWNS = ("end by magic", "end by leap from banish", "end by leap from magic")
AT_EARS = (
    "exchange at an ear",
    "draw beside an exchange",
    "nothing at an ear without cards",
    "magic without cards",
)
RARE = (
    *MORRIGAN_MET,
    *MORRIGAN_SET,
    *TO_THE_CENTRE,
    *LAST_PAWNS,
    *AT_EARS,
)  # lockstep.py looks for these
EVERYTHING = (*USUAL, *RARE)


def happenings(match: Match) -> Counter[str]:
    return happened(match.record())


def happened(record: Mapping[str, Any]) -> Counter[str]:
    """In a game of so many seats, with this setup and these moves."""
    oracle, names = Oracle(record["seats"], Words(record["setup"])), list[str]()
    for move in record["moves"]:
        before, action = seen(oracle), tuple(move["action"])
        oracle.play(move["seat"], action, Words(move["chance"]))
        names += after_action(before, oracle, action, move["chance"])
        names += rarely(before, oracle, action, move["chance"])
    return Counter([*names, *(at_the_end(oracle) if oracle.phase == "over" else ())])


def seen(oracle: Oracle) -> Oracle:
    """The oracle as it was before an action: whatever is looked at below is copied."""
    before = copy(oracle)
    before.at, before.controller, before.answers = (
        {**oracle.at},
        {**oracle.controller},
        {**oracle.answers},
    )
    before.hands = [[*hand] for hand in oracle.hands]
    before.stock, before.discards = [*oracle.stock], [*oracle.discards]
    return before


def after_action(
    before: Oracle, oracle: Oracle, action: Action, chance: Sequence[str]
) -> Iterator[str]:
    kinds = {
        "roll": rolled,
        "move": moved,
        "arrive": arrived,
        "magic": arrived,
        "answer": answered,
        "vote": voted,
    }
    yield from kinds.get(before.phase, lambda *_: ())(before, oracle, action, chance)
    if len(oracle.discards) < len(before.discards):
        yield "stock renewed"


def rolled(_: Oracle, oracle: Oracle, action: Action, chance: Sequence[str]) -> Iterator[str]:
    if action[0] == "sickle":
        yield "spell sickle"
        yield "sickle given" if action[2] in oracle.hands[oracle.turn] else "sickle in vain"
    elif not oracle.dice and set(chance) != {"ring"}:
        yield "roll without a move"


def moved(before: Oracle, oracle: Oracle, _: Action, chance: Sequence[str]) -> Iterator[str]:
    if oracle.at[oracle.arrived] == "centre":
        yield "arrival at the centre"
    elif chance:
        yield (
            "arrival of the dwarf king at an ear"
            if oracle.arrived == "dwarf_king"
            else "arrival at an ear"
        )
    elif oracle.phase not in ("arrive", "answer"):
        yield "arrival without offer"
    if oracle.controller["morrigan"] != before.controller["morrigan"]:
        yield "arrival at Morrigan"


def arrived(_: Oracle, __: Oracle, action: Action, ___: Sequence[str]) -> Iterator[str]:
    if action[0] in ("steal", "exchange", "magic"):
        yield " ".join(action[:2])
    else:
        yield "invoke beside" if action[0] == "invoke" and len(action) == 3 else action[0]


def answered(before: Oracle, oracle: Oracle, action: Action, _: Sequence[str]) -> Iterator[str]:
    assert before.asked is not None
    if oracle.asked is None and len(oracle.discards) > len(before.discards):
        spell = oracle.discards[-1].split("_")[0]
        yield f"spell {spell}"
        yield f"{spell} against {' '.join(before.asked[: 2 if before.asked[0] == 'magic' else 1])}"
    spoken = [answer for answer in (*before.answers.values(), action) if answer != ("let",)]
    if oracle.asked is None and len(spoken) > 1:
        yield "answer unused"
    if before.asked[0] == "move" and oracle.controller["morrigan"] != before.controller["morrigan"]:
        yield "arrival at Morrigan"


def voted(_: Oracle, __: Oracle, action: Action, ___: Sequence[str]) -> Iterator[str]:
    spell = action[1].split("_")[0]
    if spell in ("lug", "teutates", "portrait") and action[2] != "none":
        yield f"spell {spell}"
    if spell == "potion" and action[2] == "yes":
        yield "potion vote"


# What the dice and the cards seldom bring together.


def rarely(before: Oracle, oracle: Oracle, action: Action, chance: Sequence[str]) -> Iterator[str]:
    if before.phase == "move" and action[2] == "druid" and before.at["morrigan"] == action[3]:
        yield from met(before, oracle)
    if before.phase == "arrive":
        yield from offered(before, action)
    if before.phase == "magic":
        yield from () if before.stock or before.discards else ("magic without cards",)
        yield from set_by_magic(oracle, action) if oracle.asked is None else ()
    if before.phase == "answer" and oracle.asked is None:
        yield from settled(before, oracle, chance)


def met(before: Oracle, oracle: Oracle) -> Iterator[str]:
    """A druid has come to Morrigan."""
    holder = before.controller["morrigan"]
    if holder == before.turn:
        yield "own Morrigan met"
    elif oracle.asked is None:
        yield "Morrigan taken without asking"
    elif (
        len(oracle.on(oracle.came_from)) == 1
        and holder is not None
        and oracle.fitting(holder, "leap", "morrigan")
    ):
        yield "place kept for a druid"


def offered(before: Oracle, action: Action) -> Iterator[str]:
    if before.at[before.arrived] not in EARS:
        return
    if action[0] == "exchange":
        yield "exchange at an ear"
    if action[0] == "draw":
        yield "draw beside an exchange"
    if action[0] == "nothing":
        yield "nothing at an ear without cards"


def set_by_magic(oracle: Oracle, action: Action) -> Iterator[str]:
    """Magic that stands; what it has led to already."""
    if action[:2] == ("magic", "ghost") and oracle.at[action[2]] == "centre":
        yield "magic to the centre"
        yield from ("end by magic",) if oracle.is_end() else ()
    elif action[:3] == ("magic", "ghost", "morrigan"):
        seats = [seat for seat in oracle.seats if oracle.at[f"druid-{seat}"] == action[3]]
        if oracle.phase == "arrive" and len(oracle.legal(oracle.turn)) == 1:
            yield "only one card for magic to steal"
        elif oracle.phase != "arrive" and seats:
            yield (
                "Morrigan set at an empty hand"
                if not oracle.hands[seats[0]]
                else "Morrigan set at one's own druid"
            )


def settled(before: Oracle, oracle: Oracle, chance: Sequence[str]) -> Iterator[str]:
    """All answers are in."""
    assert before.asked is not None
    asked, seat = before.asked, oracle.first_answer()
    answer = oracle.answers[seat] if seat is not None else ("let",)
    if asked[0] == "move":
        yield from ("Morrigan taken after asking",) if answer == ("let",) else ()
        yield from ("ear's card on an answer",) if chance else ()
        yield from ("stone's offer after an answer",) if oracle.phase == "arrive" else ()
    if (
        asked[0] == "banish"
        and oracle.controller["morrigan"] != before.controller["morrigan"]
        and answer == ("ban",)
    ):
        yield "ban gives Morrigan back"
    if asked[0] == "steal" and before.dice == ["ring", "ring"]:
        yield "theft by magic" if answer == ("let",) else "ward against theft by magic"
        yield from (
            ("theft by magic at her controller",)
            if before.called == [before.controller["morrigan"]]
            else ()
        )
    if asked[0] == "magic" and answer == ("let",):
        yield from set_by_magic(oracle, asked)
    if answer[0] == "leap" and answer[1] in PENTACLES:
        yield f"leap to the centre from {asked[0]}"
        yield from (f"end by leap from {asked[0]}",) if oracle.is_end() else ()


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
