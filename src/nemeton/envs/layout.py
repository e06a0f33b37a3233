"""A view as a row of numbers, always as long and always in the same order, whatever the game.
Made from what a view holds and nothing else; where the viewer can't know, it says UNKNOWN."""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain
from typing import Any, Final, get_args, get_origin

import numpy as np
import numpy.typing as npt

from nemeton.engine import HIDDEN, SEALED_WORD, BadSetup, Data, Msg, Options, holes

from .ids import ids_of
from .sizes import Sizes, item_of, parts, sizes_of, under, without_none

Vector = npt.NDArray[np.float32]
UNKNOWN: Final = -100  # the viewer can't know it
NOTHING: Final = -99  # nothing is there: the end of a list, something that is not on the table
MOST: Final = (1 << 15) - 1  # of a number that is no set

NUMBER: Final = 2  # bytes
KNOWN: Final = (
    256  # what a table keeps, at most; with 4,096 a step of Druids took 23.6 µs, not 22.8
)
UNROLLED: Final = 8  # so many lists in a list are written out, not looped over
_WRITTEN: Final = np.dtype("<i2")
_GIVEN: Final = np.dtype(np.float32)
_ONE: Final = struct.pack("<h", 1)
_NOTHING: Final = struct.pack("<h", NOTHING)
_UNKNOWN: Final = struct.pack("<h", UNKNOWN)
_EIGHT: Final = tuple(
    struct.pack("<8h", *(byte >> bit & 1 for bit in range(8))) for byte in range(256)
)


@dataclass
class Layout:
    """What each number of a row is called, the greatest that it can be, and how to write the key of
    a view as one."""

    names: tuple[str, ...]
    most: tuple[int, ...]
    write: Callable[..., bytes]
    speller: Speller

    def row(self, view: Data) -> Vector:
        key = view.key()
        try:
            written = self.write(*key)
        except (
            struct.error
        ):  # HIDDEN stands among plain numbers, and it is none that can be written
            written = self.learn(key)
        return np.frombuffer(written, _WRITTEN).astype(_GIVEN)

    def learn(self, key: tuple[Any, ...]) -> bytes:
        """Fields that can be hidden are found out once. With room for HIDDEN in every number, and a
        search for it in every row, one of Druids took 10.2 µs, not 8.1."""
        self.speller = self.speller.taught(key)
        self.write = self.speller.layout().write
        try:
            return self.write(*key)
        except struct.error as error:
            raise BadSetup(Msg("envs-number", {"most": MOST})) from error


def layout_of(game: Any, seats: int, options: Options) -> Layout:
    return _layout(game, seats, tuple(options.items()))


@cache
def _layout(game: Any, seats: int, options: tuple[tuple[str, str], ...]) -> Layout:
    sizes = sizes_of(game, seats, dict(options), ids_of(game).actions)
    return Speller(sizes, getattr(game, "__name__", "")).layout()


@dataclass(frozen=True)
class Piece:
    """Some numbers of the row and the code that writes them: when `flat`, numbers between commas;
    else their bytes."""

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
    """Writes, from the types of a state's fields, the code that turns a view into numbers; like
    `@state`, once. The code works on the view's key: its tuples can be looked up, and nearly all of
    them were written a move ago."""

    def __init__(self, sizes: Sizes, package: str, secret: frozenset[str] = frozenset()) -> None:
        """`secret` are the fields of plain numbers in which HIDDEN was met."""
        self.sizes, self.package, self.secret = sizes, package, secret
        self.space: dict[str, Any] = {
            "ONE": _ONE,
            "bits": bits,
            "blank": BLANK,
            "chain": chain.from_iterable,
            "cleared": cleared,
            "filled": filled,
            "join": b"".join,
            "number": NUMBERS.__getitem__,
            "spelled": spelled,
            "wrong": wrong_length,
            "words": Words({**sizes.words, SEALED_WORD: UNKNOWN}),
        }

    def layout(self) -> Layout:
        fields = parts(self.sizes.kind)
        pieces = [self.field(kind, f"field{n}", name) for n, (name, kind) in enumerate(fields)]
        whole = self.together(pieces, [name for name, _ in fields])
        takes = ", ".join(f"field{n}" for n in range(len(fields)))
        self.space["pack"] = struct.Struct(f"<{sum(one.width for one in pieces if one.flat)}h").pack
        write: Callable[..., bytes] = eval(
            f"lambda _, {takes}, spelled=pack: {self.as_bytes(whole)}", self.space
        )
        return Layout(whole.names, whole.most, write, self)

    def taught(self, key: tuple[Any, ...]) -> Speller:
        """One that knows where this key has holes."""
        fields = zip(parts(self.sizes.kind), key[1:], strict=True)
        return Speller(
            self.sizes,
            self.package,
            self.secret | {name for (name, _), part in fields if holes(part)},
        )

    def field(self, kind: Any, source: str, path: str) -> Piece:
        """Of the state: numbers as they are, anything else by a look into a table, of a fixed list
        item by item."""
        whole = self.piece(kind, "it", path)
        if whole.flat and path in self.secret:
            return replace(whole, code=f"*{self.known(f'cleared({whole.code})')}[{source}]")
        if whole.flat:
            return self.piece(kind, source, path)
        if item_of(kind) is None or not self.length(path):
            return replace(whole, code=f"{self.known(whole.code)}[{source}]")
        table = self.known(self.as_bytes(self.piece(item_of(kind), "it", path + "[]")))
        return replace(
            whole, code=f"*map({table}.__getitem__, {_sized(source, self.length(path), path)})"
        )

    def known(self, code: str) -> str:
        """The name of a new table of what the code gave for `it`."""
        table = f"known{len(self.space)}"
        self.space[table] = Known(self.function(code))
        return table

    def length(self, path: str) -> int:
        """Of a list that is always as long; 0: it is not."""
        return 0 if path in self.sizes.room else self.sizes.fixed.get(path, 0)

    def function(self, code: str) -> Callable[[Any], Any]:
        made: Callable[[Any], Any] = eval(f"lambda it: {code}", self.space)
        return made

    def as_bytes(self, piece: Piece) -> str:
        return f"spelled({piece.code})" if piece.flat else piece.code

    def piece(self, kind: Any, source: str, path: str) -> Piece:
        """The code that writes `source`, the key of a value of type `kind`."""
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
            pieces = [
                self.piece(one, f"{source}[{n}]", under(path, n))
                for n, one in enumerate(get_args(kind))
            ]
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
        absent = f"spelled(0) + blank[{inner.width}]"
        code = f"({absent} if {source} is None else ONE + {self.as_bytes(inner)})"
        return Piece(code, False, (".there", *inner.names), (1, *inner.most))

    def data(self, cls: type, source: str, path: str) -> Piece:
        """In a key, the name of its class stands first."""
        fields = parts(cls)
        pieces = [
            self.piece(kind, f"{source}[{n}]", under(path, name))
            for n, (name, kind) in enumerate(fields, 1)
        ]
        return self.together(pieces, [f".{name}" for name, _ in fields])

    def together(self, pieces: list[Piece], names: list[str]) -> Piece:
        """Side by side: what is flat first, so that it is packed at one go."""
        named = [
            Piece(one.code, one.flat, one.named(name), one.most)
            for one, name in zip(pieces, names, strict=True)
        ]
        flat = [one for one in named if one.flat]
        whole = _joined(", ".join(one.code for one in flat), True, flat)
        rest = [one for one in named if not one.flat]
        if not rest:
            return whole
        codes = [self.as_bytes(whole)] * bool(flat) + [one.code for one in rest]
        return _joined(f"join(({', '.join(codes)},))", False, [*flat, *rest])

    def several(self, kind: Any, source: str, path: str) -> Piece:
        """A list, set or dict: as long as ever, or filled up to as long as it can get."""
        item, count = f"x{path.count('[]')}", self.length(path)
        one = self.piece(item_of(kind), item, path + "[]")
        if get_origin(kind) is frozenset:
            source = f"sorted({source})"
        if not count:
            count = self.room(path)
            return _repeated(self.filled(kind, source, path, one, count), False, one, count)
        source = _sized(source, count, path)
        if not one.flat:
            return _repeated(self.items(kind, source, path), False, one, count)
        if one.code == item or count > UNROLLED:
            return _repeated(f"*{_flattened(one, item, source)}", True, one, count)
        codes = [
            self.piece(item_of(kind), f"{source}[{n}]", path + "[]").code for n in range(count)
        ]
        return _repeated(", ".join(codes), True, one, count)

    def filled(self, kind: Any, source: str, path: str, one: Piece, count: int) -> str:
        """The bytes of all items, and NOTHING for those that could still come."""
        rest = f"rest{len(self.space)}"
        self.space[rest] = Rest(count, one.width, path)
        return f"{self.items(kind, source, path)} + {rest}[len({source})]"

    def items(self, kind: Any, source: str, path: str) -> str:
        """The bytes of all items; of those made of more than numbers each is looked up."""
        one = self.piece(item_of(kind), "it", path + "[]")
        if one.flat and one.code == _plain("it", one.width):
            return f"join(map(number, chain({source})))"
        if one.flat and one.width == 1:
            return f"join(map(number, {_flattened(one, 'it', source)}))"
        return f"join(map({self.known(self.as_bytes(one))}.__getitem__, {source}))"

    def room(self, path: str) -> int:
        try:
            return self.sizes.room[path]
        except KeyError as error:
            raise BadSetup(Msg("envs-room", {"path": path})) from error

    def variants(self, kinds: list[type], source: str, path: str) -> Piece:
        """One of several kinds of data, such as a phase: a number says which, then it is filled up
        to the longest."""
        pieces = [self.data(kind, "it", path) for kind in kinds]
        width = max(piece.width for piece in pieces)
        table = f"variants{len(self.space)}"
        codes = [f"spelled({n}) + {self.as_bytes(piece)}" for n, piece in enumerate(pieces)]
        self.space[table] = {
            kind.__name__: self.function(f"filled({code}, {1 + width}, {path!r})")
            for kind, code in zip(kinds, codes, strict=True)
        }
        names = (".kind", *(f".{n}" for n in range(width)))
        return Piece(
            f"{table}[{source}[0]]({source})", False, names, (len(kinds) - 1, *[MOST] * width)
        )


def variants_of(cls: type, package: str) -> list[type]:
    """The game's own states that are kinds of it, by name; without the classes that @state has
    replaced."""
    subclasses: list[type] = cls.__subclasses__()
    found = [kind for sub in subclasses for kind in (sub, *variants_of(sub, package))]
    own = [
        kind
        for kind in found
        if f"{kind.__module__}.".startswith(f"{package}.") and "key" in vars(kind)
    ]
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
    if one.code == _plain(item, one.width):
        return f"[*chain({source})]"  # tuples of numbers: three times as fast
    return f"[y for {item} in {source} for y in ({one.code},)]"


def _plain(item: str, width: int) -> str:
    """The code of a tuple of nothing but numbers."""
    return ", ".join(f"{item}[{n}]" for n in range(width))


def _sized(source: str, count: int, path: str) -> str:
    """The list, if it is as long as ever."""
    return f"({source} if len({source}) == {count} else wrong({path!r}))"


# What the code calls.


class Numbers(dict[int, bytes]):
    """By number: how it is written; HIDDEN, which lies below all, as UNKNOWN."""

    def __missing__(self, number: int) -> bytes:
        self[number] = written = struct.pack("<h", max(number, UNKNOWN))
        return written


class Blank(dict[int, bytes]):
    """By how many: so many times NOTHING."""

    def __missing__(self, count: int) -> bytes:
        self[count] = _NOTHING * count
        return self[count]


class Rest(dict[int, bytes]):
    """By how many items a list has: NOTHING for the others that it has room for."""

    def __init__(self, room: int, width: int, path: str) -> None:
        super().__init__({count: _NOTHING * (width * (room - count)) for count in range(room + 1)})
        self.path = path

    def __missing__(self, count: int) -> bytes:
        raise BadSetup(Msg("envs-room", {"path": self.path}))


class Known(dict[Any, Any]):
    """By a part of a key: how it is written."""

    def __init__(self, write: Callable[[Any], Any]) -> None:
        super().__init__()
        self.write = write

    def __missing__(self, part: Any) -> Any:
        if len(self) >= KNOWN:
            self.clear()
        self[part] = written = self.write(part)
        return written


NUMBERS: Final = Numbers()
BLANK: Final = Blank()


class Words(dict[str, int]):
    def __missing__(self, word: str) -> int:
        raise BadSetup(Msg("envs-word", {"word": word}))


def spelled(*numbers: int) -> bytes:
    return b"".join(map(NUMBERS.__getitem__, numbers))


def cleared(*numbers: int) -> tuple[int, ...]:
    """With UNKNOWN for HIDDEN."""
    return tuple([max(number, UNKNOWN) for number in numbers])


def filled(written: bytes, width: int, path: str) -> bytes:
    """What was written, and NOTHING up to the width."""
    count = len(written) // NUMBER
    if count > width:
        raise BadSetup(Msg("envs-room", {"path": path}))
    return written + BLANK[width - count]


def wrong_length(path: str) -> Any:
    raise BadSetup(Msg("envs-room", {"path": path}))


def bits(number: int, count: int, path: str) -> bytes:
    """A set, one number for each thing that may be in it."""
    if number == HIDDEN:
        return _UNKNOWN * count
    if number >> count:
        raise BadSetup(Msg("envs-room", {"path": path}))
    return b"".join([_EIGHT[byte] for byte in number.to_bytes((count + 7) // 8, "little")])[
        : NUMBER * count
    ]
