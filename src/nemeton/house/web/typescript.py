"""The client's types, generated from the wire: `python -m nemeton.house.web.typescript` prints
client/src/wire.ts.
A test checks that the file is fresh."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from nemeton.table import wire

UNIONS = {
    "FromClient": wire.FromClient,
    "Deed": wire.Deed,
    "FromHouse": wire.FromHouse,
    "ReviewState": wire.ReviewState,
}
OVER_HTTP = (
    *(
        wire.NameIn,
        wire.NewTable,
        wire.SitDown,
        wire.Created,
        wire.Welcome,
        wire.Lobby,
        wire.Problem,
    ),
    *(wire.SeatToken, wire.Offer),
    *(wire.MyTables, wire.PushKey, wire.PushIn, wire.PushOut),
    *(
        wire.Slip,
        wire.Proof,
        wire.KeyId,
        wire.Along,
        wire.Looked,
        wire.Ceremony,
        wire.Me,
        wire.Results,
    ),
    *(wire.Position, wire.NewBranch, wire.Dice),
    *(wire.LessonStep, wire.LessonReply),
    *(wire.Fault, wire.Opened, wire.Bench, wire.BenchIn),
)
PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def source() -> str:
    """The whole file."""
    types = [*OVER_HTTP, *(one for union in UNIONS.values() for one in get_args(union))]
    _, components = msgspec.json.schema_components(types, ref_template="{name}")
    parts = [interface(name, schema) for name, schema in sorted(components.items())]
    unions = [f"export type {name} = {_either(union)};" for name, union in UNIONS.items()]
    return (
        "\n\n".join(
            ["// Generated from the house's wire types. Do not edit: make wire.", *parts, *unions]
        )
        + "\n"
    )


def _either(union: Any) -> str:
    return " | ".join(one.__name__ for one in get_args(union))


def interface(name: str, schema: dict[str, Any]) -> str:
    """What the house sends is always complete; what it is sent may leave out what has a default."""
    sent = issubclass(getattr(wire, name, object), wire.In)
    optional = (
        set(schema.get("properties", {})) - set(schema.get("required", ())) if sent else set()
    )
    lines = [
        f"  {key}{'?' * (key in optional)}: {kind(value)};"
        for key, value in schema.get("properties", {}).items()
    ]
    return "\n".join([f"export interface {name} {{", *lines, "}"])


def kind(schema: dict[str, Any]) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(f'"{word}"' for word in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(kind(one) for one in schema["anyOf"])
    if schema.get("type") == "array":
        return _array(schema)
    if schema.get("type") == "object":
        return f"Record<string, {kind(schema['additionalProperties'])}>"
    return PLAIN.get(str(schema.get("type")), "unknown")


def _array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(kind(one) for one in schema['prefixItems'])}]"
    item = kind(schema.get("items", {}))
    return f"({item})[]" if " " in item else f"{item}[]"


if __name__ == "__main__":
    print(source(), end="")
