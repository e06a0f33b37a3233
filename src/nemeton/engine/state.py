"""State as data: `@state` gives a class of plain fields its clone, equality, key and digest.
What a field may hold is read off its type once, at import; nothing here knows a game."""

from __future__ import annotations

import types
from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import (
    Any,
    Final,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

from .data import Data

T = TypeVar("T")


class _Hidden(int):
    """A number that is no index: looking something up with it by mistake raises instead of telling
    something."""

    def __repr__(self) -> str:
        return "HIDDEN"

    def __reduce__(self) -> tuple[type[_Hidden], tuple[int]]:
        return _Hidden, (int(self),)


HIDDEN: Final[int] = _Hidden(-(1 << 20))


@dataclass_transform(eq_default=False)
def state(cls: type[T]) -> type[T]:
    """Make a class of annotated fields a state: slots, and `clone`, `key` and pickling written out
    as straight code."""
    made: Any = dataclass(slots=True, eq=False)(cls)
    hints = get_type_hints(made)
    names = [(field.name, hints[field.name]) for field in fields(made)]
    made.clone = _compile(made, "clone", _clone_lines(names))
    made.key = _compile(made, "key", _key_lines(made, names))
    made.kinds = staticmethod(lambda: {field.name: str(field.type) for field in fields(made)})
    made.__reduce__ = _compile(
        made, "__reduce__", [f"return cls, ({', '.join(f'self.{name}' for name, _ in names)},)"]
    )
    return made  # type: ignore[no-any-return]


def _clone_lines(names: list[tuple[str, Any]]) -> list[str]:
    copies = [f"new.{name} = {copied(kind, f'self.{name}')}" for name, kind in names]
    return ["new = blank(cls)", *copies, "return new"]


def _key_lines(cls: type, names: list[tuple[str, Any]]) -> list[str]:
    parts = [keyed(kind, f"self.{name}") for name, kind in names]
    return [f"return ({cls.__name__!r}, {', '.join(parts)},)"]


def _compile(cls: type, name: str, lines: list[str]) -> Callable[..., Any]:
    source = f"def {name}(self):\n" + "\n".join(f"    {line}" for line in lines)
    space: dict[str, Any] = {"cls": cls, "blank": cls.__new__}
    exec(compile(source, f"<{cls.__name__}.{name}>", "exec"), space)
    made: Callable[..., Any] = space[name]
    return made


def _frozen(kind: Any) -> bool:
    """Whether values of this type can be shared between copies."""
    if kind in (int, str, bool, float, bytes, type(None), Any):
        return kind is not Any
    origin = get_origin(kind)
    if origin in (Union, types.UnionType, tuple, frozenset):
        return all(_frozen(part) for part in get_args(kind) if part is not ...)
    return origin is not None and str(origin) == "typing.Literal"


def copied(kind: Any, source: str, depth: int = 0) -> str:
    """The expression that copies `source`, a value of type `kind`."""
    if _frozen(kind):
        return source
    origin, parts, item = get_origin(kind), get_args(kind), f"x{depth}"
    if origin is list and _frozen(parts[0]):
        return f"{source}[:]"
    if origin is list:
        return f"[{copied(parts[0], item, depth + 1)} for {item} in {source}]"
    if origin is dict and _frozen(parts[1]):
        return f"{source}.copy()"
    if origin is dict:
        return f"{{k{depth}: {copied(parts[1], item, depth + 1)} for k{depth}, {item} in {source}.items()}}"
    if origin is set and _frozen(parts[0]):
        return f"{source}.copy()"
    return _optional(kind, source, depth, copied) or _of_data(kind, source, "clone")


def keyed(kind: Any, source: str, depth: int = 0) -> str:
    """The expression that makes `source` hashable."""
    if _frozen(kind):
        return source
    origin, parts, item = get_origin(kind), get_args(kind), f"x{depth}"
    if origin is list and _frozen(parts[0]):
        return f"tuple({source})"
    if origin is list:
        return f"tuple([{keyed(parts[0], item, depth + 1)} for {item} in {source}])"
    if origin is dict:
        value = keyed(parts[1], item, depth + 1)
        return f"tuple([(k{depth}, {value}) for k{depth}, {item} in sorted({source}.items())])"
    if origin is set:
        return f"tuple(sorted({source}))"
    return _optional(kind, source, depth, keyed) or _of_data(kind, source, "key")


def _optional(kind: Any, source: str, depth: int, inner: Callable[[Any, str, int], str]) -> str:
    """The expression for `X | None`, or nothing for any other type."""
    if get_origin(kind) not in (Union, types.UnionType):
        return ""
    rest = [part for part in get_args(kind) if part is not type(None)]
    if len(rest) != 1:
        raise TypeError(f"a state can't hold {kind}: of two changeable types, which is it?")
    return f"(None if {source} is None else {inner(rest[0], source, depth)})"


def _of_data(kind: Any, source: str, method: str) -> str:
    if isinstance(kind, type) and issubclass(kind, Data):
        return f"{source}.{method}()"
    raise TypeError(
        f"a state can't hold {kind}: use numbers, words, tuples, lists, dicts, sets or other states"
    )


def holes(key: object) -> int:
    """How many hidden values stand in a key: what a viewer does not know."""
    if isinstance(key, tuple):
        return sum(map(holes, key))
    return int(key in (HIDDEN, SEALED_WORD))


SEALED_WORD: Final = "?"
