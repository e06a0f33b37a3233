"""Counted trees: how many ways Stonehenge can go, from the start and from late positions, as golden
numbers.
The oracle counts with us where that is quick; it has confirmed all the other numbers once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple, Protocol

import pytest

from games.stonehenge.oracle import Oracle
from games.stonehenge.table import action, after, new
from nemeton import Match

Scores = tuple[int, ...]


class Node(Protocol):
    def size(self) -> int: ...
    def children(self) -> Iterator[Node]: ...
    def scores(self) -> Scores | None: ...


class OfGame(NamedTuple):
    match: Match

    def size(self) -> int:
        return sum(len(self.match.legal(seat)) for seat in self.match.actors)

    def children(self) -> Iterator[OfGame]:
        for seat in self.match.actors:
            for words in self.match.legal(seat):
                child = self.match.clone()
                child.play(seat, words)
                yield OfGame(child)

    def scores(self) -> Scores | None:
        return self.match.result.scores if self.match.result else None


class OfOracle(NamedTuple):
    oracle: Oracle

    def size(self) -> int:
        return sum(len(self.oracle.legal(seat)) for seat in self.oracle.actors())

    def children(self) -> Iterator[OfOracle]:
        for seat in self.oracle.actors():
            for words in self.oracle.legal(seat):
                child = self.oracle.copy()
                child.play(seat, words)
                yield OfOracle(child)

    def scores(self) -> Scores | None:
        result = self.oracle.result()
        return result and result[1]


def sequences(node: Node, depth: int) -> int:
    """How many sequences of so many actions begin here."""
    return (
        node.size() if depth == 1 else sum(sequences(child, depth - 1) for child in node.children())
    )


def endings(node: Node) -> Counter[Scores]:
    """Every way to finish the game from here, counted by its scores."""
    scores = node.scores()
    return Counter([scores]) if scores else sum(map(endings, node.children()), Counter())


def oracle_after(words: str, pawns: str, claims: str) -> Oracle:
    oracle = Oracle(pawns, claims)
    for word in words.split():
        oracle.play(oracle.turn, action(word))
    return oracle


# 18 spaces x 6 values; then 17 x 6; then 16 x 6, or x 5 when the first pawn was the only one of its
# value. Called: a pawn, then `end` or, with a 6 on one of the three short lines, a claim.
FROM_THE_START = {
    ("open", "automatic"): [108, 11_016, 969_408],
    ("hidden", "automatic"): [108, 11_016, 969_408],
    ("open", "called"): [108, 114, 11_022, 12_390],
    ("hidden", "called"): [108, 108, 11_016, 11_106],
}
FROM_LATE = {
    ("open", "automatic", "2B 5F 4I 1P 3C 2J 3H 4O 2Q 3D 5K 2N 1L"): {
        (2, 8): 12, (3, 8): 15, (4, 8): 19, (5, 8): 75, (6, 8): 171, (7, 8): 432,
        (8, 3): 4, (8, 4): 76, (8, 5): 200, (8, 6): 200, (8, 7): 78,
    },
    ("hidden", "automatic", "3M 2H 1F 2J 4E 5O 6L 3D 3K 4G 2I 1A 2C"): {
        (2, 8): 2, (3, 8): 16, (4, 8): 61, (5, 8): 70, (6, 8): 213, (7, 8): 315,
        (8, 5): 34, (8, 6): 127, (8, 7): 167,
    },
    ("open", "called", "1Q end 4D end 1G end 2K end 2M end 2O BDGKO end 3J JO end 1P end 2A end 1E end 3L JKLMN end "
                       "5I IMQ end 4N end 6C CDE CGLQ end NR 5F ACFJ FKP end"): {
        (5, 8): 378, (6, 8): 756, (7, 8): 756, (8, 4): 12, (8, 5): 18, (8, 6): 12, (8, 7): 990,
    },
    ("hidden", "called", "2F end 3I end 3L end 5C end 4E end 4R end 2O end 2Q end 6D CDE end 3H end 3M end IMQ 2N NR "
                         "end 5P end FGHI ACFJ CGLQ 1G BEIN end OPQR BDGKO EHLP FKP 1K end"): {
        (5, 8): 70, (6, 8): 186, (7, 8): 200, (8, 6): 62, (8, 7): 360,
    },
}  # fmt: skip

from_the_start = pytest.mark.parametrize(("pawns", "claims"), FROM_THE_START)
from_late = pytest.mark.parametrize(
    ("pawns", "claims", "words"), FROM_LATE, ids=lambda word: word.split()[0]
)


@from_the_start
def test_sequences_from_the_start(pawns: str, claims: str) -> None:
    counts = FROM_THE_START[pawns, claims]
    assert [
        sequences(OfGame(new(pawns, claims)), depth) for depth in range(1, len(counts) + 1)
    ] == counts


@from_the_start
@pytest.mark.parametrize("depth", [1, 2])
def test_oracle_counts_the_same_sequences(pawns: str, claims: str, depth: int) -> None:
    assert (
        sequences(OfOracle(Oracle(pawns, claims)), depth)
        == FROM_THE_START[pawns, claims][depth - 1]
    )


@from_late
def test_endings_from_late_positions(pawns: str, claims: str, words: str) -> None:
    assert endings(OfGame(after(words, pawns, claims))) == FROM_LATE[pawns, claims, words]


@from_late
def test_oracle_counts_the_same_endings(pawns: str, claims: str, words: str) -> None:
    assert endings(OfOracle(oracle_after(words, pawns, claims))) == FROM_LATE[pawns, claims, words]
