"""Players of Die Druiden who act at random among what they like: for what random play hardly ever
reaches.
A habit says what it likes, from what its seat sees; it plays nothing itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from games.druiden.oracle import CULTS, EARS, GHOSTS_OF, PENTACLES, SPIRALS
from nemeton import Match
from nemeton.engine import Action

View = dict[str, Any]  # as the seat that acts sees it
Habit = Callable[[View, Action], bool]

ELDERS = (*GHOSTS_OF["sun"], *GHOSTS_OF["moon"])


def anything(_: View, words: Action) -> bool:
    return bool(words)


def gathers(_: View, words: Action) -> bool:
    """Cards: ears, magic draws, exchanges; never home."""
    return words[0] in ("draw", "exchange") or words == ("magic", "draw") or words[-1] in EARS


def calls(_: View, words: Action) -> bool:
    """Ghosts: to a spiral, and there one more of them; never home."""
    return words[0] == "invoke" or words[-1] in SPIRALS


def quarrels(view: View, words: Action) -> bool:
    """Draws, banishes, relocates, and answers with whatever it holds."""
    if words[0] == "move":
        return words[3] in (SPIRALS if view["hand_counts"][view["you"]] >= 5 else EARS)
    return words[0] in ("exchange", "banish", "ward", "leap", "ban", "belt") or words[:2] == (
        "magic",
        "ghost",
    )


def robs(view: View, words: Action) -> bool:
    """Calls Morrigan and moves her, by magic too, or itself, to other druids; takes her where she
    is another's; draws a little, answers always."""
    others = [stone for seat, stone in enumerate(view["druids"]) if seat != view["you"]]
    if words[0] == "move":
        wanted = [*others, *_others_morrigan(view)]
        return words[3] in wanted or (
            words[2] == "druid" and words[3] in (*SPIRALS, *EARS) and not _others_morrigan(view)
        )
    if words[:2] in (("invoke", "morrigan"), ("magic", "ghost")):
        return words[1] == "morrigan" or (words[2] == "morrigan" and words[3] in others)
    return words[0] in ("steal", "exchange", "draw", "ward", "leap", "ban")


def _others_morrigan(view: View) -> list[str]:
    """Her stone, while she obeys another seat."""
    morrigan = view["ghosts"]["morrigan"]
    return [] if morrigan["controller"] in (None, view["you"]) else [morrigan["at"]]


def hides(_: View, words: Action) -> bool:
    """No pawn home and nobody called: such games last fifty turns."""
    return words[0] in ("nothing", "roll") or (
        words[0] == "move" and words[3] not in (*PENTACLES, *SPIRALS)
    )


def hurries(_: View, words: Action) -> bool:
    """Home, and nobody is called: such games end in stillness, and their votes are few."""
    return words[-1] in PENTACLES or words[0] in ("nothing", "roll") or words == ("magic", "draw")


def councils(view: View, words: Action) -> bool:
    """A hand of ten cards and a ghost, then home with all; every voice is used, for the moon at an
    odd table."""
    if words[0] == "move":
        return words[3] in _next_stones(view)
    called = words[0] == "invoke" and words[1] in ELDERS
    voted = words[-1] in ("yes", CULTS[view["seats"] % 2], *ELDERS)
    return called or voted or words[0] == "draw" or words == ("magic", "draw")


def _next_stones(view: View) -> tuple[str, ...]:
    mine = [ghost for ghost in ELDERS if view["ghosts"][ghost]["controller"] == view["you"]]
    if not mine:
        return SPIRALS
    return PENTACLES if view["hand_counts"][view["you"]] >= 10 else EARS


HABITS: tuple[Habit, ...] = (anything, gathers, calls, quarrels, robs, hides, hurries, councils)


def walk(match: Match, chance: Random, habit: Habit = anything) -> Iterator[Match]:
    """The match before its first action and after each one, played to the end.
    What is not a habit is done only when there is nothing else, or once in eight times."""
    yield match
    while match.actors:
        seat = chance.choice(match.actors)
        view, legal = match.view(seat), match.legal(seat)
        liked = [words for words in legal if habit(view, words)] if chance.random() * 8 > 1 else []
        match.play(seat, chance.choice(liked or legal))
        assert len(match.moves) <= match.game.about.longest, "this game does not end"
        yield match
