"""A table of Le Jeu du Président for tests: moves are written as words, positions are reached by
playing them.
Knows how to get somewhere through the public contract, not what is legal there.

`roll : 2 * / take 23 : -8 / 1 judge yes`: whoever is asked plays; after a colon what chance says,
else the seed does; a number before the words names the seat. `+6` and `-8` are campaign cards not
drawn yet, `quiz` and `stage` challenge cards; `answer right` and `answer wrong` know the open
card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any

import nemeton
from games.president.oracle import CAMPAIGN, CODES, DICE, LOSSES, QUIZ, STAGE, VALUES, worth
from nemeton import Match
from nemeton.games.president.cards import RIGHT

SEATS = (2, 3, 4, 5, 6)
CHALLENGES, LENGTHS, FIRSTS = ("all", "quiz"), ("full", "short"), ("lot", "seat")
LOW, HIGH = DICE[0][:-1], DICE[1][:-1]
SHIELDS = (("05", "50"), ("09", "90"))  # of seats 0 and 1, where positions are shielded


def new(
    seats: int = 2,
    first: int | None = 0,
    *,
    challenges: str = "all",
    deal: Sequence[str] = (),
    seed: str = "elysee",
    length: str = "full",
    begins: str = "lot",
) -> Match:
    """With a deal the game is short, and those départements are dealt first. Nobody is drawn where
    seat 0 begins."""
    options = {"challenges": challenges, "length": "short" if deal else length, "first": begins}
    lot = [] if first is None or begins == "seat" else [str(first)]
    dealt = [] if first is None else [code for codes in deal for code in codes.split()]
    return nemeton.new("president", seats=seats, options=options, seed=seed, script=[*lot, *dealt])


def play(match: Match, moves: str) -> Match:
    for move in moves.split(" / ") if moves else ():
        words, _, chance = move.partition(" : ")
        play_one(match, words.split(), chance.split())
    return match


def play_one(match: Match, words: Sequence[str], chance: Sequence[str] = ()) -> None:
    seat, words = (int(words[0]), words[1:]) if words[0].isdigit() else (match.actors[0], words)
    script: list[str] = []
    for word in chance:
        script.append(card(match, word, script))
    match.play(seat, [answer(match, word) for word in words], script=script)


def card(match: Match, word: str, taken: Sequence[str] = ()) -> str:
    """`+6`, `-8`, `quiz`, `stage`: the first card of that kind that nobody has drawn; other words
    are themselves."""
    if word[0] not in "+-" and word not in ("quiz", "stage"):
        return word
    kinds: dict[str, Sequence[str]] = {"quiz": QUIZ, "stage": STAGE}
    cards = kinds.get(word) or [name for name, amount in CAMPAIGN.items() if amount == int(word)]
    gone = {*drawn(match), *taken}
    return next(name for name in cards if name not in gone)


def drawn(match: Match) -> set[str]:
    return {word for move in match.moves for word in move.tape.chance()}


def answer(match: Match, word: str) -> str:
    if word not in ("right", "wrong"):
        return word
    right = RIGHT[match.view(None)["challenge"]["card"]["id"]]
    return right if word == "right" else next(number for number in ("1", "2") if number != right)


# Positions: everybody takes what it is to hold, and idles in between.


def position(*held: str, turn: int = 0, challenges: str = "all", shielded: bool = False) -> Match:
    """Each seat holds these, all else is vacant; seat `turn` is to roll, and there are no debts.
    Shielded: seats 0 and 1 hold SHIELDS too, protected; large positions are quicker so, and small
    ones need it where every vacant département would be worth too much to be idled with."""
    return _position(held, turn, challenges, shielded).clone()


@cache
def _position(held: Sequence[str], turn: int, challenges: str, shielded: bool) -> Match:
    match = new(len(held), turn, challenges=challenges)
    shields = {code: seat for seat, pair in enumerate(SHIELDS if shielded else ()) for code in pair}
    wanted = {
        **shields,
        **{code: seat for seat, codes in enumerate(held) for code in codes.split()},
    }
    while not (now := Turn(match, wanted, set(shields))).is_done() or match.actors != (turn,):
        now.play()
        assert len(match.moves) < 500, "this position is not reached"
    return match


def parted(left: str, *totals: int, turn: int = 0, challenges: str = "all") -> Match:
    """Each seat has so many votes, shields included, and only `left` is vacant."""
    shields = [worth(pair) for pair in SHIELDS] + [0] * len(totals)
    rest = [code for code in CODES if code not in (*SHIELDS[0], *SHIELDS[1], *left.split())]
    shares = shared(rest, [total - shield for total, shield in zip(totals, shields, strict=False)])
    return position(*shares, turn=turn, challenges=challenges, shielded=True)


def shared(codes: Sequence[str], totals: Sequence[int]) -> list[str]:
    """All of these, in shares of so many votes."""
    rest, shares = list(codes), list[str]()
    for total in totals:
        share = subsets(rest, total).get(total, ())
        rest = [code for code in rest if code not in share]
        shares.append(" ".join(share))
    assert not rest, f"{worth(rest)} votes are nobody's"
    return shares


class Turn:
    """One turn on the way to a position."""

    def __init__(self, match: Match, wanted: Mapping[str, int], shields: set[str]) -> None:
        self.match, self.seat, self.wanted, self.shields = match, match.actors[0], wanted, shields
        self.board = match.view(None)["departements"]
        self.mine = [code for code in CODES if self.board[code]["owner"] == self.seat]
        self.lacking = [
            code for code, seat in wanted.items() if seat == self.seat and code not in self.mine
        ]
        self.idle_with = [
            code for code in CODES if self.board[code]["owner"] is None and VALUES[code] in LOSSES
        ]
        self.stray = [code for code in self.idle_with if direct(code) and code not in wanted]
        self.gains, self.losses = spare(match, +1), spare(match, -1)

    def play(self) -> None:
        ways = (self.shield, self.take_starred, self.take_direct, self.pass_by, self.take_and_lose)
        assert any(way() for way in ways), f"seat {self.seat} can't go on"

    def is_done(self) -> bool:
        owners = {code: at["owner"] for code, at in self.board.items() if at["owner"] is not None}
        return (
            owners == self.wanted
            and {code for code, at in self.board.items() if at["protected"]} == self.shields
        )

    def do(self, moves: str) -> bool:
        play(self.match, moves)
        return True

    def take(self, codes: Sequence[str]) -> bool:
        return bool(codes) and self.do(f"roll : {direct(codes[0])} / take {codes[0]}")

    def shield(self) -> bool:
        """Take and protect one's own shields, before all else."""
        if self.take([code for code in self.lacking if code in self.shields]):
            return True
        bare = [
            code for code in self.mine if code in self.shields and not self.board[code]["protected"]
        ]
        return bool(bare) and self.do(f"roll : {direct(bare[0])} / protect {bare[0]}")

    def take_direct(self) -> bool:
        return self.take(self.lacking)

    def take_starred(self) -> bool:
        """A code that no two digits make; its campaign card must do no harm: if none fits, take
        something to lose."""
        for code in [code for code in self.lacking if not direct(code)]:
            moves = self.with_gain(code) or self.with_loss(code) or self.with_debt(code)
            if moves:
                return self.do(f"roll : {moves}")
        return any(not direct(code) for code in self.lacking) and (
            self.take_direct_one() or self.take(self.stray)
        )

    def take_direct_one(self) -> bool:
        return self.take([code for code in self.lacking if direct(code)])

    def with_gain(self, code: str) -> str:
        """A gain of exactly some others that are wanted too."""
        rest = sorted(
            (other for other in self.lacking if other != code),
            key=lambda other: bool(direct(other)),
        )
        sets = subsets(rest, max(self.gains, default=0))
        amounts = sorted((amount for amount in self.gains if amount in sets), reverse=True)[:1]
        return "".join(
            f"{starred(code)} / take {code} : +{n}{picks('gain', sets[n])}" for n in amounts
        )

    def with_loss(self, code: str) -> str:
        """A loss of exactly something that is easily taken again."""
        easy = [other for other in self.mine if direct(other) and other not in self.shields]
        sets = subsets(easy, max(self.losses, default=0))
        amounts = [amount for amount in self.losses if amount in sets][:1]
        return "".join(
            f"{starred(code)} / take {code} : -{n}{picks('lose', sets[n])}" for n in amounts
        )

    def with_debt(self, code: str) -> str:
        """Two stars: a debt, and a gain that cancels it."""
        stake = sum(VALUES[other] for other in (*self.mine, code) if other not in self.shields)
        amounts = [amount for amount in self.losses if amount > stake and amount in self.gains][:1]
        return "".join(f"* * / take {code} : -{amount} +{amount}" for amount in amounts)

    def pass_by(self) -> bool:
        """Two digits with which nothing can be done."""
        stake = sum(VALUES[code] for code in self.mine if not self.board[code]["protected"])
        for low, high in product(LOW, HIGH):
            pair = [self.board[low + high], self.board[high + low]]
            if all(
                at["owner"] not in (None, self.seat) and (at["protected"] or at["value"] > stake)
                for at in pair
            ):
                return self.do(f"roll : {low} {high}")
        return False

    def take_and_lose(self) -> bool:
        codes = [code for code in self.idle_with if VALUES[code] in self.losses][:1]
        return any(
            self.do(f"roll : {starred(code)} / take {code} : -{VALUES[code]} / lose {code}")
            for code in codes
        )


def spare(match: Match, sign: int) -> list[int]:
    """Amounts of gains or losses not drawn yet, one of each kept for the test."""
    gone = drawn(match)
    left = [
        amount * sign for name, amount in CAMPAIGN.items() if amount * sign > 0 and name not in gone
    ]
    return [amount for amount in sorted({*left}) if left.count(amount) > 1]


def direct(code: str) -> str:
    """The two digits that offer a code, `2 6` for 62; nothing where only a star does."""
    low, high = min(code[:2]), max(code[:2])
    return f"{low} {high}" if len(code) == 2 and low in LOW and high in HIGH else ""


def starred(code: str) -> str:
    """A digit and a star that offer a code."""
    return f"{code[0]} *" if code[0] in LOW else f"* {code[0]}"


def picks(verb: str, codes: Sequence[str]) -> str:
    return "".join(f" / {verb} {code}" for code in codes)


def subsets(codes: Sequence[str], most: int) -> dict[int, tuple[str, ...]]:
    """For each sum, up to `most`, the first set that makes it."""
    found: dict[int, tuple[str, ...]] = {0: ()}
    for code in codes:
        longer = {
            total + VALUES[code]: (*made, code)
            for total, made in found.items()
            if total + VALUES[code] <= most
        }
        found = {**longer, **found}
    return {total: made for total, made in found.items() if total}


# What a player sees


def phase(match: Match) -> str:
    return str(match.view(None)["phase"])


def votes(match: Match) -> list[int]:
    return list(match.view(None)["votes"])


def debts(match: Match) -> list[int]:
    return list(match.view(None)["debts"])


def debt_cards(match: Match) -> list[list[tuple[str, int]]]:
    """By seat: the cards before it, and what is still owed of each."""
    return [[(name, units) for name, units in cards] for cards in match.view(None)["debt_cards"]]


def under(match: Match) -> list[str]:
    """The campaign cards at the bottom of the pile, in the order in which they will come round."""
    state: Any = match.state
    return [[*CAMPAIGN][card] for card in state.campaign.used]


def due(match: Match) -> tuple[int, str, int] | None:
    """Who picks, what for, and how much is left."""
    sum_due = match.view(None)["due"]
    return sum_due and (sum_due["seat"], sum_due["kind"], sum_due["amount"])


def owner(match: Match, code: str) -> int | None:
    seat: int | None = match.view(None)["departements"][code]["owner"]
    return seat


def held(match: Match, seat: int | None) -> list[str]:
    return [code for code, at in match.view(None)["departements"].items() if at["owner"] == seat]


def vacant(match: Match) -> list[str]:
    return held(match, None)


def protected(match: Match) -> set[str]:
    return {code for code, at in match.view(None)["departements"].items() if at["protected"]}


def offered(match: Match) -> list[str]:
    return list(match.view(None)["offered"])


def choices(match: Match, seat: int | None = None) -> list[str]:
    """What whoever is asked may do, in one string each."""
    return sorted(
        " ".join(words) for words in match.legal(match.actors[0] if seat is None else seat)
    )


def on_turn(match: Match) -> tuple[tuple[int, ...], str]:
    """Who is asked, and for what."""
    return match.actors, phase(match)


def told(match: Match, back: int = 1) -> list[str]:
    """The kinds of events that everyone was told of with the last move, or one before."""
    return [event.key for event in match.moves[-back].tape.events_seen_by(None)]
