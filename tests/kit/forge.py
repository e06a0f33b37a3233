"""Messages of every type of the wire, true and false, for hypothesis to draw: made from the types
themselves, so that a message which is added to the wire is forged from that day on."""

from __future__ import annotations

import json
from typing import Any, get_args

from hypothesis import strategies as st
from msgspec import inspect

from nemeton.games import names
from nemeton.table import wire

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=5,
)
NUMBERS = st.integers(-2, 12) | st.sampled_from([2**31, 2**63, -(2**63), 10**30])
WORDS = st.sampled_from(
    ["", "fr", "random", "druid", "stonehenge", "sun", "chance", "<b>", "é" * 300]
) | st.text(max_size=12)
PROMPTS = (
    "@mine",
    "@mine",
    "@mine",
    "@theirs",
    "@before",
    "@beginning",
)  # numbers that are known when it is said
SEATS = st.integers(-1, 3)
KNOWN: dict[
    str, st.SearchStrategy[Any]
] = {  # by the name of a field, or of one type's: what may make sense there
    "prompt": st.sampled_from(PROMPTS),
    "choice": st.integers(-1, 30),
    "motion": st.sampled_from(["@motion", "@motion", "@motion", "@before"]),
    "turn": st.sampled_from(["@turn", "@turn", "@before"]),
    "who": st.sampled_from(["@someone", "@someone", "@me", "nobody"]),
    "token": st.sampled_from(["@token", "@token", "forged"]),
    "slip": st.sampled_from(["@slip", "forged", "é"]),
    "key": st.sampled_from(["", "@key", "forged"]),
    "seat": SEATS,
    "other": SEATS,
    "of": SEATS,
    "level": st.sampled_from(["", "random", "bard", "nobody"]),
    "url": st.sampled_from(["", "https://hook.example/", "http://hook.example/", "https://"]),
    "endpoint": st.sampled_from(
        ["https://push.example/1", "https://push.example/2", "ftp://push.example/"]
    ),
    "Rename.name": st.sampled_from(["Host", "Friend", "Fern", "", "é" * 300]),
    "SitDown.name": st.sampled_from(["", "", "Host", "Fern", "é" * 300]),
    "game": st.sampled_from(names()),
    "Count.seats": st.integers(1, 5),
    "NewTable.seats": st.lists(
        st.fixed_dictionaries({"kind": st.sampled_from(["me", "open"])}), min_size=2, max_size=3
    ),
}


def body(kind: Any) -> st.SearchStrategy[Any]:
    """Something well-formed of a wire type, as JSON."""
    return _drawn(inspect.type_info(kind))


def messages() -> st.SearchStrategy[dict[str, Any]]:
    """Of every type that a client may send."""
    return st.one_of([body(kind) for kind in get_args(wire.FromClient)])


def _drawn(kind: inspect.Type) -> st.SearchStrategy[Any]:
    match kind:
        case inspect.StructType():
            return _struct(kind)
        case inspect.IntType():
            return NUMBERS
        case inspect.FloatType():
            return st.floats(allow_nan=False, allow_infinity=False)
        case inspect.BoolType():
            return st.booleans()
        case inspect.NoneType():
            return st.none()
        case inspect.LiteralType(values=values):
            return st.sampled_from(list(values))
        case inspect.ListType(item_type=item):
            return st.lists(_drawn(item), max_size=4)
        case inspect.DictType(value_type=value):
            return st.dictionaries(WORDS, _drawn(value), max_size=3)
        case inspect.UnionType(types=types):
            return st.one_of([_drawn(one) for one in types])
    return WORDS


def _struct(kind: inspect.StructType) -> st.SearchStrategy[dict[str, Any]]:
    tag = {kind.tag_field: st.just(kind.tag)} if kind.tag_field else {}
    fields = {one.encode_name: _field(kind.cls.__name__, one) for one in kind.fields}
    needed = {one.encode_name for one in kind.fields if one.required}
    optional = {name: drawn for name, drawn in fields.items() if name not in needed}
    return st.fixed_dictionaries(
        {**tag, **{name: fields[name] for name in fields if name in needed}}, optional=optional
    )


def _field(struct: str, one: inspect.Field) -> st.SearchStrategy[Any]:
    known = [name for name in (f"{struct}.{one.name}", one.name) if name in KNOWN]
    return KNOWN[known[0]] if known else _drawn(one.type)


@st.composite
def spoiled(draw: st.DrawFn, whole: st.SearchStrategy[dict[str, Any]]) -> str | bytes:
    """Something that is nearly a message: with a field too many or too few, of another kind, cut,
    or in bytes."""
    message = dict(draw(whole))
    how = draw(st.sampled_from(["more", "less", "other", "cut", "bytes", "noise"]))
    field = draw(st.sampled_from([*message, "seat"]))
    if how == "more":
        message[draw(st.sampled_from(["seat", "guest", "table", "you"]))] = draw(ANYTHING)
    elif how == "less":
        message.pop(field, None)
    elif how == "other":
        message[field] = draw(ANYTHING)
    text = json.dumps(message) if how != "noise" else draw(st.text(max_size=40))
    if how == "cut":
        text = text[: draw(st.integers(0, len(text) - 1))]
    return text.encode(errors="replace") if how == "bytes" else text


def is_message(frame: str | bytes) -> bool:
    try:
        wire.decode(frame)
    except wire.BAD:
        return False
    return isinstance(frame, str)
