"""Which games of Die Druiden are kept as golden records: every end, ballot, spell, arrival and
answer.
Each recipe is options, seats, and what must have happened, read off the record by playing it again.

Random games reach all of these, a ward in one of some hundreds; they don't empty the stock:
test_rules.py does."""

from __future__ import annotations

from collections.abc import Callable

from games.druiden.happenings import happenings
from nemeton.match import Match

Recipe = tuple[dict[str, str], int, Callable[[Match], bool]]


def with_all(seats: int, *names: str) -> Recipe:
    """A game at so many seats in which all of these happened."""

    def happened(match: Match) -> bool:
        counts = happenings(match)
        return all(counts[name] for name in names)

    return {}, seats, happened


def with_one(seats: int, *names: str) -> Recipe:
    """A game at so many seats in which one of these happened."""
    return {}, seats, lambda match: any(happenings(match)[name] for name in names)


RECIPES: dict[str, Recipe] = {
    # ends
    "five-pawns-two": with_all(2, "end by five pawns"),
    "five-pawns-five": with_all(5, "end by five pawns"),
    "stillness": with_all(3, "end by stillness"),
    "fiftieth-turn": with_all(2, "end by turns"),
    "shared-victory": with_all(4, "shared victory"),
    # ballots
    "second-ballot": with_all(4, "second ballot"),
    "choice": with_all(2, "choice"),
    # spells and plants that count at the end
    "cauldron": with_all(3, "spell cauldron"),
    "harp": with_all(3, "spell harp"),
    "lug": with_all(2, "spell lug"),
    "teutates": with_all(3, "spell teutates"),
    "portrait": with_all(5, "spell portrait"),
    "wand": with_all(5, "spell wand"),
    "tablet": with_all(4, "spell tablet"),
    "potion": with_all(3, "potion", "potion vote"),
    "belladonna-and-morrigan": with_all(5, "belladonna counted", "morrigan counted"),
    # spells in the turn, and answers
    "sickles": with_all(4, "sickle given", "sickle in vain"),
    "ward": with_all(4, "ward against steal"),
    "leap-from-banishment": with_all(5, "leap against banish"),
    "leap-from-magic": with_all(4, "leap against magic ghost"),
    "ban-of-banishment": with_all(4, "ban against banish"),
    "ban-of-magic": with_all(2, "ban against magic ghost"),
    "belt-against-draw": with_all(5, "belt against magic draw"),
    "belt-against-ghost": with_all(5, "belt against magic ghost"),
    "unused-answer": with_all(5, "answer unused"),
    "leap-from-a-druid": with_all(3, "leap against move"),
    "ban-of-a-druid": with_all(3, "ban against move"),
    "leap-to-the-centre": with_one(
        4, "leap to the centre from banish", "leap to the centre from magic"
    ),
    "ear-after-an-answer": with_all(2, "ear's card on an answer"),
    # arrivals and magic
    "exchanges": with_all(5, "exchange 1", "exchange 2"),
    "thefts": with_all(4, "steal 1", "steal 2"),
    "morrigan-taken": with_all(4, "arrival at Morrigan", "draw"),
    "dwarf-king-at-an-ear": with_all(
        3, "arrival of the dwarf king at an ear", "invoke beside", "banish"
    ),
    "every-magic": with_all(4, "magic draw", "magic ghost", "magic none"),
    "magic-to-the-centre": with_all(2, "magic to the centre"),
    "theft-by-magic": with_all(5, "theft by magic"),
}
