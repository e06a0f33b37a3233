"""State as data: copies, equality, keys and digests of everything that a field may hold.
The classes here belong to no game."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any, Literal

import pytest

from nemeton.engine import HIDDEN, SEALED_WORD, Data, holes, state


@state
class Pouch(Data):
    coins: list[int]


@state
class Purse(Data):
    coins: list[int]


@state
class Camp(Data):
    name: str
    path: tuple[tuple[int, str], ...]
    weather: Literal["sun", "rain"]
    grid: list[list[int]]
    seen: set[str]
    counts: dict[str, int]
    piles: dict[int, list[int]]
    pouch: Pouch
    pouches: list[Pouch]
    by_name: dict[str, Pouch]
    spare: Pouch | None
    notes: list[int] | None
    leader: int | None = None


def camp() -> Camp:
    return Camp(
        name="Avebury",
        path=((1, "north"), (2, "east")),
        weather="rain",
        grid=[[1, 2], [3]],
        seen={"sun", "moon"},
        counts={"oak": 1, "ash": 2},
        piles={4: [1], 2: [0]},
        pouch=Pouch([1]),
        pouches=[Pouch([2]), Pouch([])],
        by_name={"bran": Pouch([3])},
        spare=Pouch([4]),
        notes=[7],
    )


CHANGES: dict[str, Callable[[Any], object]] = {
    "a word": lambda one: setattr(one, "name", "Carnac"),
    "a tuple": lambda one: setattr(one, "path", ()),
    "a literal": lambda one: setattr(one, "weather", "sun"),
    "a list in a list": lambda one: one.grid[1].append(4),
    "a set": lambda one: one.seen.add("star"),
    "a dict": lambda one: one.counts.update(oak=9),
    "a list in a dict": lambda one: one.piles[4].append(2),
    "a new key": lambda one: one.piles.update({9: []}),
    "a state": lambda one: one.pouch.coins.append(5),
    "a state in a list": lambda one: one.pouches[0].coins.clear(),
    "a state in a dict": lambda one: one.by_name["bran"].coins.append(1),
    "an optional state": lambda one: one.spare.coins.append(1),
    "an optional state gone": lambda one: setattr(one, "spare", None),
    "an optional list": lambda one: one.notes.append(1),
    "an optional list gone": lambda one: setattr(one, "notes", None),
    "an optional number": lambda one: setattr(one, "leader", 0),
}
every_change = pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)


def test_a_clone_is_equal_in_every_way() -> None:
    one = camp()
    other = one.clone()
    assert other is not one and other == one
    assert (other.key(), other.digest()) == (one.key(), one.digest())


@every_change
def test_a_change_to_a_clone_is_not_seen_in_the_original(change: Callable[[Any], object]) -> None:
    one = camp()
    change(one.clone())
    assert one == camp() and one.digest() == camp().digest()


@every_change
def test_whatever_changes_is_seen_in_equality_key_and_digest(
    change: Callable[[Any], object],
) -> None:
    one, other = camp(), camp()
    change(other)
    assert one != other and one.key() != other.key() and one.digest() != other.digest()


def test_empty_optionals_are_cloned() -> None:
    bare = camp()
    bare.spare = bare.notes = None
    assert bare.clone() == bare and bare.clone().spare is None


def test_a_key_is_hashable_and_does_not_depend_on_insertion_order() -> None:
    one, other = camp(), camp()
    other.counts = {"ash": 2, "oak": 1}
    other.piles = {2: [0], 4: [1]}
    other.seen = {"moon", "sun"}
    assert len({one.key(), other.key()}) == 1 and one.digest() == other.digest()


def test_a_digest_is_the_same_on_every_machine() -> None:
    assert camp().digest() == "1ec7e0dcd1bab5ab"


def test_states_of_different_types_are_never_equal() -> None:
    assert Pouch([1]) != Purse([1]) and Pouch([1]) != ("Pouch", (1,))


def test_a_state_can_not_be_hashed_because_it_changes() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Pouch([]))


def test_a_state_survives_pickling() -> None:
    assert pickle.loads(pickle.dumps(camp())) == camp()


UNSUPPORTED: list[Any] = [
    Any,
    object,
    complex,
    bytearray,
    list,
    dict,
    list[Any],
    dict[str, object],
    set[Pouch],
    tuple[list[int], ...],
    tuple[Pouch, ...],
    list[int] | dict[str, int],
    int | list[int],
    Pouch | Purse | None,
    Callable[[], int],
]


@pytest.mark.parametrize("kind", UNSUPPORTED, ids=str)
def test_a_type_that_can_not_be_copied_is_refused_at_import(kind: Any) -> None:
    with pytest.raises(TypeError, match="a state can't hold"):
        state(type("Odd", (Data,), {"__annotations__": {"field": kind}}))


@pytest.mark.parametrize("ask", [Data.clone, Data.key])
def test_a_class_without_the_decorator_says_so(ask: Callable[[Data], object]) -> None:
    class Forgotten(Data):
        pass

    with pytest.raises(NotImplementedError, match="Forgotten lacks @state"):
        ask(Forgotten())


INDEXED: list[Any] = [[0, 1, 2], (0, 1, 2), "abc", b"abc", range(100), {0: 1, -1: 2}]


@pytest.mark.parametrize("table", INDEXED, ids=lambda table: type(table).__name__)
def test_hidden_is_no_index(table: Any) -> None:
    with pytest.raises((IndexError, KeyError)):
        table[HIDDEN]


@pytest.mark.parametrize(
    "again", [lambda it: pickle.loads(pickle.dumps(it)), copy.copy, copy.deepcopy]
)
def test_hidden_stays_hidden_when_copied(again: Callable[[object], object]) -> None:
    copied = again(HIDDEN)
    assert copied == HIDDEN and repr(copied) == "HIDDEN" and holes((copied,)) == 1


def test_hidden_prints_as_hidden_wherever_it_stands() -> None:
    assert repr(Pouch([1, HIDDEN])) == "Pouch(coins=[1, HIDDEN])" and f"{HIDDEN}" == "HIDDEN"


def test_holes_counts_hidden_numbers_and_sealed_words_at_any_depth() -> None:
    one = camp()
    one.grid[0][0] = one.pouches[0].coins[0] = one.counts["oak"] = HIDDEN
    one.path = ((1, SEALED_WORD), (2, "what?"))
    assert holes(camp().key()) == 0 and holes(one.key()) == 4
    assert holes(pickle.loads(pickle.dumps(one)).key()) == 4
