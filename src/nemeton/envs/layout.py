"""A view as a row of numbers, always as long and always in the same order, whatever the game.
Made from what a view holds and nothing else; where the viewer can't know, it says UNKNOWN."""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import chain
from typing import Any, Final, get_args, get_origin

import numpy as np
import numpy.typing as npt

from nemeton.engine import HIDDEN, SEALED_WORD, BadSetup, Data, Msg, Options

from .ids import ids_of
from .sizes import Sizes, item_of, parts, sizes_of, under, without_none

Vector = npt.NDArray[np.float32]
UNKNOWN: Final = -100  # the viewer can't know it
NOTHING: Final = -99  # nothing is there: the end of a list, something that is not on the table
MOST: Final = (1 << 15) - 1  # of a number that is no set

NUMBER: Final = 4  # bytes
_WRITTEN: Final = np.dtype("<i4")
_LEAST: Final = np.array(UNKNOWN, _WRITTEN)  # made once: with a plain number it takes half as long again
_ONE: Final = struct.pack("<i", 1)
_NOTHING: Final = struct.pack("<i", NOTHING)
_UNKNOWN: Final = struct.pack("<i", UNKNOWN)
_EIGHT: Final = tuple(struct.pack("<8i", *(byte >> bit & 1 for bit in range(8))) for byte in range(256))


@dataclass(frozen=True)
class Layout:
    """What each number of a row is called, the greatest that it can be, and how to write a view as one."""

    names: tuple[str, ...]
    most: tuple[int, ...]
    write: Callable[[Data], bytes]

    def row(self, view: Data) -> Vector:
        try:
            numbers = np.frombuffer(self.write(view), _WRITTEN)
        except struct.error as error:
            raise BadSetup(Msg("envs-number", {"most": MOST})) from error
        return np.maximum(numbers, _LEAST).astype(np.float32)  # HIDDEN lies below


def layout_of(game: Any, seats: int, options: Options) -> Layout:
    return _layout(game, seats, tuple(options.items()))


@cache
def _layout(game: Any, seats: int, options: tuple[tuple[str, str], ...]) -> Layout:
    sizes = sizes_of(game, seats, dict(options), ids_of(game).actions)
    return Speller(sizes, getattr(game, "__name__", "")).layout()


@dataclass(frozen=True)
class Piece:
    """Some numbers of the row and the code that writes them: when `flat`, numbers between commas; else their bytes."""

    code: str
    flat: bool
    names: tuple[str, ...]
    most: tuple[int, ...]

    @property
    def width(self) -> int:
        return len(self.names)

    def named(self, before: str) -> tuple[str, ...]:
        return tuple(before + name for name in self.names)


class Speller:
    """Writes, from the types of a state's fields, the code that turns a view into numbers; like `@state`, once."""

    def __init__(self, sizes: Sizes, package: str) -> None:
        self.sizes, self.package = sizes, package
        self.space: dict[str, Any] = {
            "ONE": _ONE,
            "bits": bits,
            "blank": BLANK,
            "chain": chain.from_iterable,
            "filled": filled,
            "join": b"".join,
            "pack": PACK,
            "padded": padded,
            "wrong": wrong_length,
            "words": Words({**sizes.words, SEALED_WORD: UNKNOWN}),
        }

    def layout(self) -> Layout:
        whole = self.data(self.sizes.kind, "it", "")
        names = tuple(name.removeprefix(".") for name in whole.names)
        return Layout(names, whole.most, self.function(self.as_bytes(whole)))

    def function(self, code: str) -> Callable[[Any], bytes]:
        made: Callable[[Any], bytes] = eval(f"lambda it: {code}", self.space)
        return made

    def as_bytes(self, piece: Piece) -> str:
        return f"pack[{piece.width}]({piece.code})" if piece.flat else piece.code

    def piece(self, kind: Any, source: str, path: str) -> Piece:
        """The code that writes `source`, a value of type `kind`."""
        bare = without_none(kind)
        if bare is not kind:
            return self.optional(bare, source, path)
        if kind in (int, bool):
            return self.number(kind, source, path)
        if kind is str:
            return Piece(f"words[{source}]", True, ("",), (len(self.sizes.words) - 1,))
        if isinstance(kind, type) and issubclass(kind, Data):
            kinds = variants_of(kind, self.package)
            return self.variants(kinds, source, path) if kinds else self.data(kind, source, path)
        if item_of(kind) is not None:
            return self.several(kind, source, path)
        if get_origin(kind) is tuple:
            pieces = [self.piece(one, f"{source}[{n}]", under(path, n)) for n, one in enumerate(get_args(kind))]
            return self.together(pieces, [f".{n}" for n in range(len(pieces))])
        raise BadSetup(Msg("envs-type", {"path": path, "kind": str(kind)}))

    def number(self, kind: type, source: str, path: str) -> Piece:
        count = self.sizes.bits.get(path)
        if count is None:
            return Piece(source, True, ("",), (1 if kind is bool else MOST,))
        names = tuple(f".bit{bit}" for bit in range(count))
        return Piece(f"bits({source}, {count}, {path!r})", False, names, (1,) * count)

    def optional(self, kind: Any, source: str, path: str) -> Piece:
        """A number says whether it is there; where it is not, the rest is NOTHING."""
        inner = self.piece(kind, source, path)
        absent = f"pack[1](0) + blank[{inner.width}]"
        code = f"({absent} if {source} is None else ONE + {self.as_bytes(inner)})"
        return Piece(code, False, (".there", *inner.names), (1, *inner.most))

    def data(self, cls: type, source: str, path: str) -> Piece:
        fields = parts(cls)
        pieces = [self.piece(kind, f"{source}.{name}", under(path, name)) for name, kind in fields]
        return self.together(pieces, [f".{name}" for name, _ in fields])

    def together(self, pieces: list[Piece], names: list[str]) -> Piece:
        """Side by side: what is flat first, so that it is packed at one go."""
        named = [Piece(one.code, one.flat, one.named(name), one.most) for one, name in zip(pieces, names, strict=True)]
        flat = [one for one in named if one.flat]
        whole = _joined(", ".join(one.code for one in flat), True, flat)
        rest = [one for one in named if not one.flat]
        if not rest:
            return whole
        codes = [self.as_bytes(whole)] * bool(flat) + [one.code for one in rest]
        return _joined(f"join(({', '.join(codes)},))", False, [*flat, *rest])

    def several(self, kind: Any, source: str, path: str) -> Piece:
        """A list, set or dict: as long as ever, or filled up to as long as it can get."""
        item = f"x{path.count('[]')}"
        one = self.piece(item_of(kind), item, path + "[]")
        if get_origin(kind) is not list and get_origin(kind) is not tuple:
            source = f"sorted({source}{'.items()' if get_origin(kind) is dict else ''})"
        count = self.sizes.fixed.get(path, 0)
        if not count or path in self.sizes.room:
            count = self.room(path)
            return _repeated(_filled(one, item, source, count, path), False, one, count)
        source = f"({source} if len({source}) == {count} else wrong({path!r}, {source}, {count}))"
        code = f"*{_flattened(one, item, source)}" if one.flat else f"join([{one.code} for {item} in {source}])"
        return _repeated(code, one.flat, one, count)

    def room(self, path: str) -> int:
        try:
            return self.sizes.room[path]
        except KeyError as error:
            raise BadSetup(Msg("envs-room", {"path": path})) from error

    def variants(self, kinds: list[type], source: str, path: str) -> Piece:
        """One of several kinds of data, such as a phase: a number says which, then it is filled up to the longest."""
        pieces = [self.data(kind, "it", path) for kind in kinds]
        width = max(piece.width for piece in pieces)
        table = f"variants{len(self.space)}"
        codes = [f"pack[1]({n}) + {self.as_bytes(piece)}" for n, piece in enumerate(pieces)]
        self.space[table] = {
            kind: self.function(f"filled({code}, {1 + width}, {path!r})")
            for kind, code in zip(kinds, codes, strict=True)
        }
        names = (".kind", *(f".{n}" for n in range(width)))
        return Piece(f"{table}[type({source})]({source})", False, names, (len(kinds) - 1, *[MOST] * width))


def variants_of(cls: type, package: str) -> list[type]:
    """The game's own states that are kinds of it, by name; without the classes that @state has replaced."""
    subclasses: list[type] = cls.__subclasses__()
    found = [kind for sub in subclasses for kind in (sub, *variants_of(sub, package))]
    own = [kind for kind in found if f"{kind.__module__}.".startswith(f"{package}.") and "key" in vars(kind)]
    return sorted(own, key=lambda kind: kind.__name__)


def _joined(code: str, flat: bool, pieces: list[Piece]) -> Piece:
    names = tuple(name for piece in pieces for name in piece.names)
    return Piece(code, flat, names, tuple(most for piece in pieces for most in piece.most))


def _repeated(code: str, flat: bool, one: Piece, count: int) -> Piece:
    names = tuple(f"[{n}]{name}" for n in range(count) for name in one.names)
    return Piece(code, flat, names, one.most * count)


def _flattened(one: Piece, item: str, source: str) -> str:
    """The numbers of all items, as a list."""
    if one.code == item:
        return source
    if one.code == ", ".join(f"{item}[{n}]" for n in range(one.width)):
        return f"[*chain({source})]"  # tuples of numbers: three times as fast
    return f"[y for {item} in {source} for y in ({one.code},)]"


def _filled(one: Piece, item: str, source: str, count: int, path: str) -> str:
    width = one.width * count
    if one.flat:
        written = f"padded({_flattened(one, item, source)}, {width}, {path!r})"
        return f"({written} if {source} else blank[{width}])"  # many lists are empty: a tenth of the time
    return f"filled(join([{one.code} for {item} in {source}]), {width}, {path!r})"


# What the code calls.


class Pack(dict[int, Callable[..., bytes]]):
    """By how many: what writes so many numbers."""

    def __missing__(self, count: int) -> Callable[..., bytes]:
        self[count] = struct.Struct(f"<{count}i").pack
        return self[count]


class Blank(dict[int, bytes]):
    """By how many: so many times NOTHING."""

    def __missing__(self, count: int) -> bytes:
        self[count] = _NOTHING * count
        return self[count]


PACK: Final = Pack()
BLANK: Final = Blank()


class Words(dict[str, int]):
    def __missing__(self, word: str) -> int:
        raise BadSetup(Msg("envs-word", {"word": word}))


def padded(numbers: list[int], width: int, path: str) -> bytes:
    """The numbers, and NOTHING up to the width."""
    count = len(numbers)
    if count > width:
        raise BadSetup(Msg("envs-room", {"path": path}))
    return PACK[count](*numbers) + BLANK[width - count]


def filled(written: bytes, width: int, path: str) -> bytes:
    """What was written, and NOTHING up to the width."""
    count = len(written) // NUMBER
    if count > width:
        raise BadSetup(Msg("envs-room", {"path": path}))
    return written + BLANK[width - count]


def wrong_length(path: str, *_: object) -> Any:
    raise BadSetup(Msg("envs-room", {"path": path}))


@lru_cache(1 << 14)  # most sets are the same as a move ago: a third of the time
def bits(number: int, count: int, path: str) -> bytes:
    """A set, one number for each thing that may be in it."""
    if number == HIDDEN:
        return _UNKNOWN * count
    if number >> count:
        raise BadSetup(Msg("envs-room", {"path": path}))
    return b"".join([_EIGHT[byte] for byte in number.to_bytes((count + 7) // 8, "little")])[: NUMBER * count]
