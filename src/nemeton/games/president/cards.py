"""The cards of Le Jeu du Président: what the campaign is worth, which answers are right.
Constants only. Right answers stand here and nowhere else: texts go to every client, this file to none."""

from __future__ import annotations

from itertools import chain
from typing import Final

GAINS: Final = ((2, 4), (3, 5), (4, 6), (5, 6), (6, 5), (7, 3), (8, 3), (10, 2), (12, 2))  # units, how many cards [1.5]
LOSSES: Final = ((1, 3), (2, 5), (3, 5), (4, 4), (5, 3), (6, 2), (8, 2))


def _each(kind: str, amounts: tuple[tuple[int, int], ...]) -> list[tuple[str, int]]:
    return [(kind, units) for units, cards in amounts for _ in range(cards)]


CAMPAIGN: Final = {  # by id: gain or loss, and how much
    f"c{n:02}": card for n, card in enumerate(chain(_each("gain", GAINS), _each("loss", LOSSES)), 1)
}
RIGHT: Final = {  # by quiz card; nine of each [1.6]
    "q01": "3", "q02": "1", "q03": "4", "q04": "2", "q05": "2", "q06": "4", "q07": "1", "q08": "3", "q09": "4",
    "q10": "1", "q11": "2", "q12": "4", "q13": "3", "q14": "3", "q15": "1", "q16": "2", "q17": "4", "q18": "2",
    "q19": "1", "q20": "3", "q21": "4", "q22": "4", "q23": "2", "q24": "1", "q25": "3", "q26": "2", "q27": "3",
    "q28": "4", "q29": "1", "q30": "2", "q31": "1", "q32": "3", "q33": "4", "q34": "2", "q35": "3", "q36": "1",
}  # fmt: skip
QUIZ: Final = tuple(RIGHT)
STAGE: Final = tuple(f"s{n:02}" for n in range(1, 25))
