"""Messages: a key and arguments, messages among them; as JSON, as text, inside errors."""

from __future__ import annotations

import json
import pickle

import pytest

from nemeton.engine import (
    BadRecord,
    BadSetup,
    IllegalAction,
    ImpossibleChance,
    Msg,
    Refused,
    message,
    who,
)

NESTED = Msg(
    "move-refused",
    {"n": 3, "reason": Msg("space-taken", {"space": "C", "seat": who(1)}, "2.3")},
    "6.1",
)


@pytest.fixture
def _without_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(message, "_renderer", message.bare)


def test_plain_is_json_all_the_way_down() -> None:
    seat = {"key": "seat", "args": {"n": 1}, "rule": ""}
    reason = {"key": "space-taken", "args": {"space": "C", "seat": seat}, "rule": "2.3"}
    assert NESTED.plain() == {
        "key": "move-refused",
        "args": {"n": 3, "reason": reason},
        "rule": "6.1",
    }
    assert json.loads(json.dumps(NESTED.plain())) == NESTED.plain()


def test_parts_are_the_message_and_every_one_inside_it() -> None:
    assert [part.key for part in NESTED.parts()] == ["move-refused", "space-taken", "seat"]


def test_messages_are_equal_by_content() -> None:
    assert Msg("a", {"n": 1}) == Msg("a", {"n": 1})
    assert (
        len({repr(one) for one in (Msg("a"), Msg("b"), Msg("a", {"n": 1}), Msg("a", rule="1"))})
        == 4
    )


@pytest.mark.usefixtures("_without_texts")
def test_without_texts_a_message_shows_key_arguments_and_rule() -> None:
    assert str(Msg("over")) == "over" and str(Msg("over", rule="6.1")) == "over [6.1]"
    assert (
        str(NESTED)
        == "move-refused (n=3, reason=space-taken (space=C, seat=seat (n=1)) [2.3]) [6.1]"
    )


@pytest.mark.usefixtures("_without_texts")
def test_text_comes_from_whoever_renders() -> None:
    message.render_with(lambda one: f"<{one.key}>")
    assert str(NESTED) == "<move-refused>" and str(Refused(NESTED)) == "<move-refused>"


@pytest.mark.parametrize("kind", [Refused, IllegalAction, ImpossibleChance, BadSetup, BadRecord])
def test_every_refusal_is_a_value_error_that_says_its_reason(kind: type[Refused]) -> None:
    error = kind(Msg("game-over"))
    assert isinstance(error, ValueError) and error.reason == Msg("game-over")
    assert str(error) == "The game is over: nothing more can be played."


def test_a_refusal_comes_back_whole_from_a_worker() -> None:
    again = pickle.loads(pickle.dumps(BadSetup(NESTED)))
    assert type(again) is BadSetup and again.reason == NESTED


@pytest.mark.parametrize(
    ("words", "shown"), [(("fly", "A"), "fly A"), (("x" * 99, "y"), "x" * 40 + "…")]
)
def test_an_unknown_action_is_named_but_not_at_length(words: tuple[str, ...], shown: str) -> None:
    assert message.unknown_action(words) == Msg("action-unknown", {"action": shown})


SHOWN: list[tuple[object, str]] = [
    ("short", "short"),
    ("x" * 40, "x" * 40),
    ("x" * 41, "x" * 40 + "…"),
    ("a\x1b[2J\nb", "a\ufffd[2J\ufffdb"),
    (None, "None"),
    (10**5000, "…"),
]


@pytest.mark.parametrize(("given", "text"), SHOWN, ids=lambda given: repr(type(given)))
def test_input_is_repeated_short_and_harmless(given: object, text: str) -> None:
    assert message.shown(given) == text
