"""Ratings of bots from the victories they shared, at tables of any size: a bot wins in proportion
to its strength.
Only differences count: 400 points are ten victories to one, as in chess; the mean of all is 0."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

from .rates import Z

POINTS = 400 / log(10)  # for each e-fold of strength
DRAWN = 1.0  # games that each bot is imagined to have drawn against one of strength 1: whoever wins all stays finite
STEPS = 100
Vector = list[float]
Matrix = list[Vector]


@dataclass(frozen=True, slots=True)
class Result:
    """Games at one table: how many seats a bot had, which part of the victories was its, how many
    games that tells."""

    seats: Mapping[str, int]
    won: Mapping[str, float]
    told: float


@dataclass(frozen=True, slots=True)
class Rating:
    points: float
    half: float  # of the 95 % interval

    @property
    def interval(self) -> tuple[float, float]:
        return self.points - self.half, self.points + self.half


def ratings(results: Sequence[Result]) -> dict[str, Rating]:
    """Every bot that sat somewhere, in the order of appearance; the most likely strengths, as Luce
    and Bradley and Terry have them, with intervals from how sharply the likelihood bends there."""
    words = list(dict.fromkeys(word for result in results for word in result.seats))
    strengths = [0.0] * len(words)
    bend: Matrix = []
    for _ in range(STEPS):
        slope, bend = _slope(words, results, strengths)
        step = solved(bend, slope)
        strengths = [
            strength + max(-1.0, min(1.0, part))
            for strength, part in zip(strengths, step, strict=True)
        ]
        if max(map(abs, step), default=0) < 1e-9:
            break
    mean = sum(strengths) / max(1, len(words))
    halves = _halves(bend)
    return {
        word: Rating(POINTS * (strength - mean), POINTS * Z * half)
        for word, strength, half in zip(words, strengths, halves, strict=True)
    }


def _slope(
    words: Sequence[str], results: Sequence[Result], strengths: Vector
) -> tuple[Vector, Matrix]:
    """Where the logarithm of the likelihood rises, and how it bends."""
    drawn = [1 / (1 + exp(-strength)) for strength in strengths]
    slope = [DRAWN * (0.5 - part) for part in drawn]
    bend = [
        [DRAWN * p * (1 - p) if i == j else 0.0 for j in range(len(words))]
        for i, p in enumerate(drawn)
    ]
    for result in results:
        weights = [
            result.seats.get(word, 0) * exp(s) for word, s in zip(words, strengths, strict=True)
        ]
        parts = [weight / sum(weights) for weight in weights]
        for i, (word, part) in enumerate(zip(words, parts, strict=True)):
            slope[i] += result.told * (result.won.get(word, 0.0) - part)
            for j, other in enumerate(parts):
                bend[i][j] += result.told * ((part if i == j else 0.0) - part * other)
    return slope, bend


def _halves(bend: Matrix) -> Vector:
    """How uncertain each strength is beside the mean of all."""
    size = len(bend)
    spread = [solved(bend, [float(i == j) for j in range(size)]) for i in range(size)]
    whole = sum(map(sum, spread)) / size**2 if size else 0.0
    return [sqrt(max(0.0, spread[i][i] - 2 * sum(spread[i]) / size + whole)) for i in range(size)]


def solved(matrix: Matrix, right: Vector) -> Vector:
    """The solution of a small, symmetric, positive system: Gauss, without pivots."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for place, row in enumerate(rows):
        row[:] = [value / row[place] for value in row]
        for other in rows:
            if other is not row:
                other[:] = [
                    value - other[place] * pivot for value, pivot in zip(other, row, strict=True)
                ]
    return [row[-1] for row in rows]
