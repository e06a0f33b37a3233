"""Speech: messages become sentences, in French or English, from the .ftl files of the house and of
each game.
The only part that knows Fluent; `str()` of a message or an error comes here."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from nemeton.engine import Msg, Refused, render_with
from nemeton.engine.message import bare
from nemeton.games import load
from nemeton.games import names as games

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("fr", "en")


def preferred() -> str:
    """The language of this machine's user: NEMETON_LANG, else the locale, else English."""
    wishes = [
        os.environ.get(name, "") for name in ("NEMETON_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    ]
    return next((wish[:2] for wish in wishes if wish[:2] in LANGUAGES), "en")


language: ContextVar[str] = ContextVar("language", default=preferred())  # noqa: B039  # a str


@cache
def _bundle(code: str) -> FluentBundle:
    """The house's own texts; each game's are added when it first speaks."""
    from fluent.runtime import FluentBundle  # here, so that the pure packages run without it

    bundle = FluentBundle([code], use_isolating=False)
    _add(bundle, files("nemeton") / "texts", code)
    return bundle


_heard: set[tuple[str, str]] = set()  # languages and games whose texts are in their bundle


def _with_game(code: str, game: str) -> None:
    """A game is a module: its texts lie in its folder."""
    if (code, game) not in _heard and game in games():
        add(files(getattr(load(game), "__name__", "")) / "texts", code)
        _heard.add((code, game))


def add(folder: Traversable, code: str) -> None:
    """More texts for a language."""
    _add(_bundle(code), folder, code)


def _add(bundle: FluentBundle, folder: Traversable, code: str) -> None:
    from fluent.runtime import FluentResource

    bundle.add_resource(FluentResource((folder / f"{code}.ftl").read_text(encoding="utf-8")))


def say(message: Msg, code: str | None = None, names: Sequence[str] = ()) -> str:
    """The sentence, with the rule that it cites; `names` are those of the seats."""
    code = code or language.get()
    sentence = _format(message, code, names)
    if not message.rule:
        return sentence
    return _format(Msg("with-rule", {"sentence": sentence, "rule": message.rule}), code, names)


def _format(message: Msg, code: str, names: Sequence[str]) -> str:
    if message.key == "seat" and names:
        return names[int(str(message.args["n"]))]
    _with_game(code, message.key.partition("-")[0])
    bundle = _bundle(code)
    pattern = bundle.get_message(message.key).value if bundle.has_message(message.key) else None
    if pattern is None:
        raise LookupError(f"no text {message.key} in {code}")
    args = {
        name: say(arg, code, names) if isinstance(arg, Msg) else arg
        for name, arg in message.args.items()
    }
    sentence, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise LookupError(f"text {message.key} in {code}: {errors}")
    return str(sentence)


def error(refused: Refused, code: str | None = None, names: Sequence[str] = ()) -> str:
    return say(refused.reason, code, names)


def _spoken(message: Msg) -> str:
    """What `str()` of a message says; bare keys where there is no Fluent, as in a browser."""
    try:
        return say(message)
    except ModuleNotFoundError:
        return bare(message)


render_with(_spoken)
