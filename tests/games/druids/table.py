"""A table of Druids for tests: games are written in short words and played through the public
contract.
Knows how moves are written and how to lay a plan of cards out, not what is legal.

`p3` picks servant 3, `jet-4@1` lays a gem onto slot 1, `s2@1` a servant, `ritual@1:ruby` holds a
ritual after which ruby comes up, `pass` holds none, `-jet-4` discards, `keep` keeps, `+jet-4` and
`+s2` draw, `stop` draws no more, `.` keeps and draws until the turn is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from random import Random
from typing import Any

import nemeton
from games.druids.oracle import GEMS, KINDS
from games.walking import Habit, walk
from nemeton import Match
from nemeton.engine import Action

FIRST_SERVANTS, AMULETS, FIRST = ("random", "chosen"), ("one", "number"), ("lot", "seat")
COMBINATIONS = list(product((2, 3, 4), FIRST_SERVANTS, AMULETS))  # seats and options
PLACES = " ".join(
    KINDS
)  # amber in slot 1, emerald in 2, jet in 3, moonstone in 4, ruby in 5, sapphire in 6
HANDS = (
    "jet-1 jet-2 amber-1 amber-2 1 2 3",
    "jet-3 jet-4 amber-3 amber-4 1 2 3",
    "jet-5 jet-6 amber-5 amber-6 1 2 3",
    "jet-7 jet-8 amber-7 amber-8 1 2 3",
)
EMPTY_HANDS = " ".join(  # every card is laid; all hands are empty and only slot 3 is ready, with no gem to discard
    [
        "0s1@1 0s2@1 0s3@2 0s4@2 0s5@4 0s6@4 1s5@5 1s6@5 1s1@3 1s2@3 1s3@3 1s4@3 jet-1@3 jet-2@3",
        *(f"{card}@6" for card in GEMS if card not in ("jet-1", "jet-2")),
    ]
)
FOUR_KINDS = " ".join(  # all gems of four kinds on their places, with one servant of seat 0 on each
    [
        "0s1@1 0s2@2 0s3@3 0s4@4",
        *(f"{card}@{slot}" for slot in range(1, 5) for card in GEMS[9 * slot - 9 : 9 * slot]),
    ]
)
WORLD_HANDS = (HANDS[0], "ruby-5 ruby-6 sapphire-1 sapphire-2 4 5 6")
WORLD_WORDS = (
    "jet-1@3 s1@3 -amber-1 +ruby-1 +s4 +ruby-2",
    "ruby-5@3 s4@3 -ruby-6 +jet-1 +s1 +jet-2",
)
DUMP = "6"  # where a plan lays what it has no use for


def options(
    first_servants: str = "random", amulets: str = "one", first: str = "lot"
) -> dict[str, str]:
    return {"first_servants": first_servants, "amulets": amulets, "first": first}


def new(
    seats: int = 2,
    first_servants: str = "random",
    amulets: str = "one",
    seed: str = "futark",
    first: str = "lot",
) -> Match:
    return nemeton.new(
        "druids", seats=seats, options=options(first_servants, amulets, first), seed=seed
    )


def deal(
    *hands: str, places: str = PLACES, first: int = 0, amulets: str = "one", seed: str = "futark"
) -> Match:
    """A match in which each seat holds its hand: four gems, three servants."""
    script = [*places.split(), *" ".join(hands).split(), str(first)]
    return nemeton.new(
        "druids", seats=len(hands), options=options(amulets=amulets), seed=seed, script=script
    )


def choosing(seats: int = 2, first: int = 0) -> Match:
    """A match in which servants are chosen; nobody has picked."""
    gems = [card for hand in HANDS[:seats] for card in hand.split()[:4]]
    script = [*PLACES.split(), *gems, str(first)]
    return nemeton.new(
        "druids", seats=seats, options=options("chosen"), seed="futark", script=script
    )


def two(words: str = "", first: int = 0, amulets: str = "one") -> Match:
    """Two seats with their usual hands, after some words."""
    return play(deal(*HANDS[:2], first=first, amulets=amulets), words)


def three(words: str = "", first: int = 0, amulets: str = "one") -> Match:
    return play(deal(*HANDS[:3], first=first, amulets=amulets), words)


def world(number: int, words: str | None = None) -> Match:
    """Seat 0 holds, lays, discards and draws other cards in world 1 than in world 0; no other seat
    can tell."""
    match = deal(WORLD_HANDS[number], *HANDS[1:3])
    return play(match, WORLD_WORDS[number] if words is None else words)


# Short words.


def action(word: str) -> tuple[Action, list[str]]:
    """What is played, and what chance is to say."""
    if word[0] == "+":
        return draw(word[1:])
    if word[0] == "-":
        return ("discard", word[1:]), []
    if word.startswith("ritual@"):
        slot, _, place = word.removeprefix("ritual@").partition(":")
        return ("ritual", slot), place.split()
    return (lay(word) if "@" in word else plain(word)), []


def draw(card: str) -> tuple[Action, list[str]]:
    return (
        (("draw", "servant"), [card[1:]])
        if card[0] == "s" and card[1:].isdigit()
        else (("draw", "gem"), [card])
    )


def lay(word: str) -> Action:
    card, slot = word.split("@")
    return ("gem", card, slot) if "-" in card else ("servant", card[1:], slot)


def plain(word: str) -> Action:
    return ("pick", word[1:]) if word[1:].isdigit() else (word,)


def play(match: Match, words: str) -> Match:
    """Whoever is on turn plays the next word."""
    for word in words.split():
        if word == ".":
            rest(match)
        else:
            words_played, script = action(word)
            match.play(match.actors[0], words_played, script=script)
    return match


def rest(match: Match, plan: Sequence[str] = ()) -> None:
    """Keep, and draw until the turn is over: what is planned first, then gems nobody has seen,
    sapphires first."""
    seat = match.actors[0]
    match.play(seat, ("keep",))
    while match.actors == (seat,) and match.view(None)["phase"] == "draw":
        match.play(seat, *next_draw(match, seat, plan))


def next_draw(match: Match, seat: int, plan: Sequence[str]) -> tuple[Action, list[str]]:
    in_hand, legal = match.view(seat)["hands"][seat]["servants"], match.legal(seat)
    values = [word[2] for word in plan if word[0] == str(seat) and int(word[2]) not in in_hand]
    if ("draw", "servant") in legal and (values or ("draw", "gem") not in legal):
        return ("draw", "servant"), values[:1]
    return ("draw", "gem"), unseen(match, plan)[:1]


def unseen(match: Match, plan: Sequence[str] = ()) -> list[str]:
    """The gems that never left the stock, in the order in which a plan would like to draw them."""
    record = match.record()
    drawn = {*record["setup"], *(word for move in record["moves"] for word in move["chance"])}
    wanted = [word.split("@")[0] for word in plan if "-" in word]
    return [card for card in (*wanted, *reversed(GEMS)) if card not in drawn]


# Plans.


def gather(match: Match, plan: str, holder: int) -> Match:
    """Gems (`jet-4@3`, by anybody) and servants (`0s2@3`, by seat 0) are laid as planned; then
    `holder` is on turn. What is of no use goes onto the last slot."""
    left = plan.split()
    while left or match.actors != (holder,):
        whole_turn(match, left)
    return match


def whole_turn(match: Match, left: list[str]) -> None:
    """Lay two cards of the plan, which grows shorter, and fetch more of it."""
    seat = match.actors[0]
    while match.view(None)["phase"] in ("ritual_or_play", "play"):
        match.play(seat, planned(match, seat, left))
    rest(match, left)


def planned(match: Match, seat: int, left: list[str]) -> Action:
    """The first card of the plan that the seat can lay now, else a gem of no use."""
    legal = match.legal(seat)
    for word in left:
        owner, laid = (word[0], lay(word[1:])) if word[0].isdigit() else (str(seat), lay(word))
        if owner == str(seat) and laid in legal:
            left.remove(word)
            return laid
    return max(words for words in legal if words[0] == "gem" and words[2] == DUMP)


def hold(match: Match, *slots: int) -> Match:
    """Rituals on these slots, one a turn, by whoever is on turn."""
    for slot in slots:
        play(match, f"ritual@{slot}")
        if match.actors:
            whole_turn(match, [])
    return match


def climb(theirs: str = "", ours: str = "") -> Match:
    """Option number: seat 1 alone scores some gems on slot 1, then seat 0 alone on slot 3."""
    plan = f"{theirs} 1s1@1 1s2@1 {ours} 0s1@3" if theirs else f"{ours} 0s1@3"
    return hold(gather(two(amulets="number"), plan, 0), *((1, 3) if theirs else (3,)))


# Random play.


def matches(match: Match, words: Action) -> bool:
    """A gem onto a place of its kind."""
    return words[0] != "gem" or words[1].startswith(
        match.view(None)["slots"][int(words[2]) - 1]["place"]
    )


def keeps_apart(_: Match, words: Action) -> bool:
    """Gems on one slot, servants on the others: rituals are long in coming, and hands run empty."""
    return words[0] != "ritual" and (
        words[0] not in ("gem", "servant") or (words[0] == "gem") == (words[2] == DUMP)
    )


def fills_up(_: Match, words: Action) -> bool:
    """Draws as long as there is something to draw."""
    return words != ("stop",)


def puts_off(_: Match, words: Action) -> bool:
    """Neither a ritual nor a draw, as long as there is a way around it."""
    return words[0] not in ("ritual", "draw")


HABITS: list[Habit] = [
    lambda _, words: bool(words),
    matches,
    keeps_apart,
    lambda _, words: "ritual" not in words,
    lambda _, words: "keep" not in words,
    lambda _, words: "discard" not in words,
    lambda _, words: "servant" not in words,
    lambda _, words: "gem" not in words,
    fills_up,
    lambda _, words: "draw" not in words,
    puts_off,
]


def reach(happens: Callable[[Match], bool], match: Match, games: int = 40) -> Match:
    """The first moment of random games, from here on, in which something happens."""
    for number in range(games):
        for now in walk(match.clone(), Random(number)):
            if happens(now):
                return now
    raise LookupError(f"that does not happen in {games} games")


# What a player sees.


def phase(match: Match) -> str:
    return str(match.view(None)["phase"])


def on_slot(match: Match, number: int, viewer: int | None = None) -> dict[str, Any]:
    slot: dict[str, Any] = match.view(viewer)["slots"][number - 1]
    return slot


def hand(match: Match, seat: int) -> list[str | int]:
    """A hand as its owner sees it: gems, then servants."""
    seen = match.view(seat)["hands"][seat]
    return [*sorted(seen["gems"]), *sorted(seen["servants"])]


def choices(match: Match, verb: str = "") -> list[Action]:
    """What whoever is on turn may do, or may do of that kind."""
    return sorted(words for words in match.legal(match.actors[0]) if words[0].startswith(verb))


def takes(match: Match) -> list[tuple[int, int]]:
    """Who took how many amulets in the last ritual, in order."""
    return [(take["by"], take["amulets"]) for take in match.view(None)["last_ritual"]["takes"]]
