"""Bad records: each is refused with its own sentence in both languages, and nothing else happens."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from games.stonehenge import table
from match.embers import council, deal, finish, play
from nemeton import BadRecord, Msg, speech
from nemeton.match import dump, load, replay, verify

Record = dict[str, Any]
TEXT = dump(finish(deal("gift storm", "hush gift")).record())
LINES = TEXT.splitlines(keepends=True)
SAID = str(len(LINES) - 2)  # moves, by the closing line: all but itself and the head
STORMY = play(
    deal("storm gift", "gift gift"), "0 play storm / 1 let"
).record()  # its last move has two outcomes
OVER = finish(council()).record()


def sentences(reason: Msg) -> list[str]:
    """What is said in each language; not the same."""
    said = [speech.say(reason, code) for code in speech.LANGUAGES]
    assert len(set(said)) == len(said) and all(
        sentence[0].isupper() and sentence[-1] in ".)" for sentence in said
    )
    return said


# Texts that are no record.

TEXTS: dict[str, tuple[str, Msg]] = {
    "empty": ("", Msg("record-empty")),
    "prose": ("Once upon a time\n", Msg("record-foreign")),
    "binary": ("\x00\x01\x02", Msg("record-foreign")),
    "foreign object": ('{"name": "nemeton", "version": 3}\n', Msg("record-foreign")),
    "list": ("[1, 2, 3]\n", Msg("record-foreign")),
    "number": ("42\n", Msg("record-foreign")),
    "null": ("null\n", Msg("record-foreign")),
    "no end of brackets": ("[" * 100_000, Msg("record-foreign")),
    "cut in the head": (LINES[0][:30], Msg("record-foreign")),
    "cut in a move": ("".join(LINES[:4])[:-10], Msg("record-line", {"line": 4})),
    "cut in the last line": (TEXT[:-10], Msg("record-line", {"line": len(LINES)})),
    "prose in the middle": ("".join([*LINES[:2], "and then\n", *LINES[2:]]), Msg("record-line", {"line": 3})),
    "list in the middle": ("".join([*LINES[:2], "[]\n", *LINES[2:]]), Msg("record-line", {"line": 3})),
    "brackets in the middle": ("".join([*LINES[:2], "[" * 100_000 + "\n"]), Msg("record-line", {"line": 3})),
    "number at the end": ("".join([*LINES[:3], "7\n"]), Msg("record-line", {"line": 4})),
    "null at the end": ("".join([*LINES[:3], "null\n"]), Msg("record-line", {"line": 4})),
    "word at the end": ("".join([*LINES[:3], '"the end"\n']), Msg("record-line", {"line": 4})),
    "list at the end": ("".join([*LINES[:3], '["end"]\n']), Msg("record-line", {"line": 4})),
    "a line missing": ("".join([*LINES[:2], *LINES[3:]]), Msg("record-count", {"said": SAID, "found": int(SAID) - 1})),
    "a line twice": ("".join([*LINES[:2], *LINES[1:]]), Msg("record-count", {"said": SAID, "found": int(SAID) + 1})),
    "moves without a head": ("".join(LINES[1:]), Msg("record-foreign")),
    "redacted": (dump(council().record_for(1)), Msg("record-redacted")),
}  # fmt: skip


@pytest.mark.parametrize(("text", "reason"), TEXTS.values(), ids=TEXTS)
def test_a_text_that_is_no_record_is_refused(
    text: str, reason: Msg, capfd: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(BadRecord) as refused:
        load(text)
    assert refused.value.reason == reason and len(sentences(reason)) == 2
    assert capfd.readouterr() == ("", "")


def test_the_sentences_name_the_line_and_the_counts() -> None:
    assert all(" 4." in sentence for sentence in sentences(TEXTS["cut in a move"][1]))
    found = str(int(SAID) - 1)
    assert all(
        SAID in sentence and found in sentence for sentence in sentences(TEXTS["a line missing"][1])
    )


# Objects whose form is wrong.

FORMS: dict[str, Any] = {
    "no object": [],
    "None": None,
    "a text": TEXT,
    **{f"no {key}": {name: value for name, value in OVER.items() if name != key}
       for key in ("game", "rules", "seats", "options", "setup", "moves")},
    "game as a number": {**OVER, "game": 3},
    "rules as a number": {**OVER, "rules": 1},
    "seats as a word": {**OVER, "seats": "3"},
    "seats as a truth": {**OVER, "seats": True},
    "options as a list": {**OVER, "options": []},
    "setup as a word": {**OVER, "setup": "gift"},
    "setup of numbers": {**OVER, "setup": [1, 2]},
    "moves as an object": {**OVER, "moves": {}},
    "seed as a number": {**OVER, "seed": 7},
    "seed of half a letter": {**OVER, "seed": "\ud800"},
    "salt as a number": {**OVER, "salt": 7},
    "salt of half a letter": {**OVER, "salt": "\ud800"},
    "undone as a number": {**OVER, "undone": 5},
    "undone of numbers": {**OVER, "undone": [5]},
    "undone without a move": {**OVER, "undone": [{"after": 0}]},
    "undone without a place": {**OVER, "undone": [OVER["moves"][0]]},
}  # fmt: skip


def refusal(record: Any, ask: Callable[[Any], object] = replay) -> BadRecord:
    """The error of a record that must be refused and stay as it is."""
    before = copy.deepcopy(record)
    with pytest.raises(BadRecord) as refused:
        ask(record)
    assert record == before
    return refused.value


@pytest.mark.parametrize("record", FORMS.values(), ids=FORMS)
@pytest.mark.parametrize("ask", [replay, verify])
def test_an_object_of_another_form_is_refused(record: Any, ask: Callable[[Any], object]) -> None:
    reason = refusal(record, ask).reason
    assert reason.key.startswith("record-") and len(sentences(reason)) == 2


MOVES: dict[str, Any] = {
    "no move": 7,
    "a list": ["0", "rest"],
    "without seat": {"action": ["rest"], "chance": []},
    "seat as a word": {"seat": "0", "action": ["rest"], "chance": []},
    "seat as a truth": {"seat": True, "action": ["rest"], "chance": []},
    "action as a word": {"seat": 0, "action": "rest", "chance": []},
    "no words": {"seat": 0, "action": [], "chance": []},
    "words that are numbers": {"seat": 0, "action": [1], "chance": []},
    "without chance": {"seat": 0, "action": ["rest"]},
    "chance of numbers": {"seat": 0, "action": ["rest"], "chance": [3]},
}


@pytest.mark.parametrize("move", MOVES.values(), ids=MOVES)
def test_a_move_of_another_form_is_refused_by_its_line(move: Any) -> None:
    record = {**OVER, "moves": [OVER["moves"][0], move, *OVER["moves"][1:]]}
    assert refusal(record).reason == Msg("record-line", {"line": 3})
    assert refusal(dump(record), load).reason == Msg("record-line", {"line": 3})


# Records that do not follow the rules.


def with_move(number: int, **changed: Any) -> Record:
    """The stormy record with one move changed."""
    moves = copy.deepcopy(STORMY["moves"])
    moves[number - 1] |= changed
    return {**STORMY, "moves": moves}


ODD: dict[str, tuple[Record, str, str]] = {
    "other rules": ({**STORMY, "rules": "0"}, "record-rules", "Embers"),
    "too many seats": ({**STORMY, "seats": 9}, "record-setup", "9"),
    "an unknown option": ({**STORMY, "options": {"wind": "north"}}, "record-setup", "wind"),
    "an unknown value": ({**STORMY, "options": {"deck": "tall"}}, "record-setup", "tall"),
    "an impossible card in the setup": ({**STORMY, "setup": ["storm", "dragon"]}, "record-setup", "dragon"),
    "a card too few in the setup": ({**STORMY, "setup": STORMY["setup"][:3]}, "record-setup", ""),
    "a card too many in the setup": ({**STORMY, "setup": [*STORMY["setup"], "gift"]}, "record-setup", ""),
    "an illegal move": (with_move(1, action=["play", "council"]), "record-move", "council"),
    "a move out of turn": (with_move(1, seat=1), "record-move", ""),
    "a seat that does not exist": (with_move(2, seat=5), "record-move", "5"),
    "an impossible die": (with_move(2, chance=["7", "gift"]), "record-move", "7"),
    "a die too few": (with_move(2, chance=STORMY["moves"][1]["chance"][:1]), "record-move", ""),
    "a die too many": (with_move(2, chance=[*STORMY["moves"][1]["chance"], "gift"]), "record-move", ""),
    "a die where there is none": (with_move(1, chance=["6"]), "record-move", ""),
    "a move after the end": ({**OVER, "moves": [*OVER["moves"], OVER["moves"][-1]]}, "record-move", ""),
    "another winner": ({**OVER, "result": {**OVER["result"], "winners": [9]}}, "record-result", ""),
    "other scores": ({**OVER, "result": {**OVER["result"], "scores": [0, 0, 0]}}, "record-result", ""),
    "a result too early": ({**STORMY, "result": OVER["result"]}, "record-result", ""),
    "a result that is none": ({**OVER, "result": None}, "record-result", ""),
    "a redacted record": (council().record_for(0), "record-redacted", ""),
    "a redacted record with a seed": ({**council().record_for(0), "seed": "hearth"}, "record-setup", "?"),
    "a game that is not here": ({**STORMY, "game": "chess"}, "record-setup", "chess"),
}  # fmt: skip


@pytest.mark.parametrize(("record", "key", "named"), ODD.values(), ids=ODD)
@pytest.mark.parametrize("ask", [replay, verify])
def test_a_record_that_leaves_the_rules_is_refused(
    record: Record,
    key: str,
    named: str,
    ask: Callable[[Any], object],
    capfd: pytest.CaptureFixture[str],
) -> None:
    reason = refusal(record, ask).reason
    assert reason.key == key and all(named in sentence for sentence in sentences(reason))
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize(("number", "changed"), [(1, {"seat": 1}), (2, {"chance": ["7"]})])
def test_the_sentence_names_the_move(number: int, changed: Record) -> None:
    reason = refusal(with_move(number, **changed)).reason
    assert reason.args["move"] == number
    assert f"at move {number}:" in speech.say(
        reason, "en"
    ) and f"au coup {number}\u00a0:" in speech.say(reason, "fr")


def test_the_reason_inside_cites_its_rule() -> None:
    taken = table.after("6A").record()
    taken["moves"].append({"seat": 1, "action": ["place", "6", "A"], "chance": []})
    assert str(refusal(taken)).endswith("(rule 2.3)")


def test_a_finished_record_without_its_result_is_replayed_all_the_same() -> None:
    bare = {key: value for key, value in OVER.items() if key != "result"}
    assert replay(bare).record() == OVER


def test_a_record_of_the_bare_minimum_is_enough() -> None:
    """The contract's keys; seed hash and salt came later."""
    minimum = {
        key: STORMY[key] for key in ("game", "rules", "seats", "options", "seed", "setup", "moves")
    }
    assert replay(json.loads(json.dumps(minimum))).moves == replay(STORMY).moves
