"""What the house's messages say: every reason that it gives has a sentence in every language.
Read as a client would, from the texts that the house serves."""

from __future__ import annotations

from functools import cache

import httpx
from fluent.runtime import FluentBundle, FluentResource

from kit.visitor import Message

LANGUAGES = ("fr", "en")


@cache
def _bundle(url: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(httpx.get(f"{url}/api/texts/{language}").text))
    return bundle


def _sentence(bundle: FluentBundle, message: Message) -> str:
    pattern = (
        bundle.get_message(message["key"]).value if bundle.has_message(message["key"]) else None
    )
    assert pattern is not None, f"no text {message['key']}"
    args = {
        name: _sentence(bundle, arg) if isinstance(arg, dict) else arg
        for name, arg in message["args"].items()
    }
    sentence, errors = bundle.format_pattern(pattern, args)
    assert not errors, f"{message['key']}: {errors}"
    return str(sentence)


def key_of(url: str, reason: Message) -> str:
    """The reason's key, once it is known to be a sentence in every language."""
    for language in LANGUAGES:
        assert len(_sentence(_bundle(url, language), reason)) > 10
    return str(reason["key"])


def problem(url: str, answer: httpx.Response) -> tuple[int, str]:
    """An HTTP refusal: its status and the key of its reason."""
    assert answer.headers["content-type"] == "application/json", (
        f"{answer.status_code} {answer.text[:200]}"
    )
    body = answer.json()
    assert list(body) == ["reason"], "a Problem"
    return answer.status_code, key_of(url, body["reason"])
