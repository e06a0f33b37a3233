"""A naive second implementation of Le Jeu du Président, written from the rules alone as an oracle
for tests.
State is dicts and lists of words; what chance did is read from the record, word by word, and never
made up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from games.led import ABSENT, Result, Words

Action = tuple[str, ...]

TABLE = """
    01:5 02:4 03:3 04:2 05:2 06:7 07:3 08:2 09:2 10:3 11:3 12:3 13:14 14:6 15:2 16:3 17:6 18:3 19:2
    20:3 21:4 22:5 23:1 24:4 25:4 26:4 27:5 28:4 29:7 30:6 31:9 32:2 33:11 34:8 35:7 36:2 37:5 38:8
    39:2 40:4 41:3 42:6 43:2 44:10 45:5 46:2 47:3 48:1 49:6 50:4 51:4 52:2 53:3 54:5 55:2 56:7 57:7
    58:2 59:18 60:6 61:3 62:10 63:5 64:6 65:2 66:4 67:7 68:6 69:11 70:2 71:5 72:5 73:4 74:6 75:13 76:8
    77:8 78:9 79:3 80:5 81:3 82:2 83:8 84:5 85:6 86:4 87:3 88:3 89:3 90:1 91:7 92:9 93:7 94:7 95:7
    971:6 973:2 974:6 975:1
"""  # units of 100,000 votes
VALUES = {code: int(units) for code, units in (entry.split(":") for entry in TABLE.split())}
CODES = tuple(VALUES)
DICE = (("0", "1", "2", "3", "4", "*"), ("5", "6", "7", "8", "9", "*"))
MAJORITY, ANNOUNCED = 246, 200

GAINS = {2: 4, 3: 5, 4: 6, 5: 6, 6: 5, 7: 3, 8: 3, 10: 2, 12: 2}  # units, and how many cards
LOSSES = {1: 3, 2: 5, 3: 5, 4: 4, 5: 3, 6: 2, 8: 2}
AMOUNTS = [
    *(n for n, cards in GAINS.items() for _ in range(cards)),
    *(-n for n, c in LOSSES.items() for _ in range(c)),
]
CAMPAIGN = {
    f"c{number:02}": amount for number, amount in enumerate(AMOUNTS, 1)
}  # losses are below zero
QUIZ = tuple(f"q{number:02}" for number in range(1, 37))
STAGE = tuple(f"s{number:02}" for number in range(1, 25))

DEALT = {2: 12, 3: 12, 4: 12, 5: 9, 6: 8}
LIMITS = {1: {3: 16, 4: 12, 5: 10, 6: 8}, 2: {3: 8, 4: 6, 5: 5, 6: 4}}  # turns per seat, by round
ALLIANCES = {  # places in the first round, the best is 0
    3: ((0,), (1, 2)),
    4: ((0, 3), (1, 2)),
    5: ((0, 4), (1, 2, 3)),
    6: ((0, 4, 5), (1, 2, 3)),
}


class Pile:
    """Cards: those never drawn lie above, in any order; those put back lie below, in the order of
    being put there."""

    def __init__(self, cards: Iterable[str]) -> None:
        self.fresh, self.used = list(cards), list[str]()

    def draw(self, words: Words) -> str:
        if self.fresh:
            card = words.one_of(self.fresh)
            self.fresh.remove(card)
            return card
        words.one_of(self.used[:1])
        return self.used.pop(0)

    def put(self, card: str) -> None:
        """Under the pile."""
        self.used.append(card)


class Debt:
    """A loss that was not paid: its card lies before a seat, and so much of it is still owed."""

    def __init__(self, card: str) -> None:
        self.card, self.owed = card, -CAMPAIGN[card]


class Oracle:
    def __init__(
        self, seats: int, options: Mapping[str, str], words: Words, right: Mapping[str, str]
    ) -> None:
        self.seats, self.options, self.right = range(seats), dict(options), right
        self.owner: dict[str, int | None] = dict.fromkeys(CODES)
        self.protected: set[str] = set()
        self.debts: list[list[Debt]] = [[] for _ in self.seats]  # oldest first
        self.round = 1
        self.teams: list[list[int]] | None = None
        self.campaign = Pile(CAMPAIGN)
        self.challenges = Pile(QUIZ if options["challenges"] == "quiz" else (*QUIZ, *STAGE))
        self.dice: list[str] | None = None
        self.offered: list[str] = []
        self.card: str | None = None
        self.challenge: dict[str, Any] | None = None
        self.judged: dict[int, str] = {}
        self.due: dict[str, Any] | None = None
        self.cards_left = self.turns = self.turn = 0
        self.rolled = False
        self.noted: Counter[str] = Counter()  # what happened, by name; for the coverage table
        self.ledger: list[tuple[int, int, str]] = []  # seat, how its debt changed, why
        self.settled: set[str] = set()  # cards that went under the pile later than they were drawn
        self.closed = ""  # the kind of the sum that this action has completed
        if options["first"] == "lot":
            self.turn = int(words.one_of([str(seat) for seat in self.seats]))
        self.phase = "roll"
        if options["length"] == "short":
            self.deal(words)
        words.end()

    def deal(self, words: Words) -> None:
        for seat in self.seats:
            for _ in range(DEALT[len(self.seats)]):
                self.owner[words.one_of(self.vacant())] = seat

    # Who holds what.

    def vacant(self) -> list[str]:
        return [code for code in CODES if self.owner[code] is None]

    def held(self, seat: int) -> list[str]:
        return [code for code in CODES if self.owner[code] == seat]

    def exposed(self, seat: int) -> list[str]:
        """What a seat can lose."""
        return [code for code in self.held(seat) if code not in self.protected]

    def stake(self, seat: int) -> int:
        return worth(self.exposed(seat))

    def owed(self, seat: int) -> int:
        return sum(debt.owed for debt in self.debts[seat])

    def votes(self, seat: int) -> int:
        return worth(self.held(seat))

    def chief(self, seat: int) -> int:
        """For whom a seat plays: itself, or its challenger in the second round."""
        return seat if self.teams is None else next(team[0] for team in self.teams if seat in team)

    def chiefs(self) -> list[int]:
        return list(self.seats) if self.teams is None else [team[0] for team in self.teams]

    def picker(self, chief: int) -> int:
        return self.turn if self.chief(self.turn) == chief else chief

    # What can be done.

    def actors(self) -> tuple[int, ...]:
        if self.phase == "over":
            return ()
        if self.phase == "judge":
            return tuple(
                seat for seat in self.seats if seat != self.turn and seat not in self.judged
            )
        return (self.due["seat"],) if self.due else (self.turn,)

    def legal(self, seat: int) -> set[Action]:
        return getattr(self, f"legal_{self.phase}")() if seat in self.actors() else set()

    def legal_roll(self) -> set[Action]:
        return {("roll",)}

    def legal_choose(self) -> set[Action]:
        """Nothing where nothing can be done with the dice."""
        me = self.chief(self.turn)
        vacant = [code for code in self.offered if self.owner[code] is None]
        mine = [code for code in self.offered if self.owner[code] == me]
        if vacant:
            return {("take", code) for code in vacant}
        if self.theirs_unprotected():
            return {
                ("challenge", code)
                for code in self.theirs_unprotected()
                if VALUES[code] <= self.stake(me)
            }
        if mine:
            return {("campaign",)} | {
                ("protect", code) for code in mine if code not in self.protected
            }
        return set()

    def theirs_unprotected(self) -> list[str]:
        theirs = [
            code for code in self.offered if self.owner[code] not in (None, self.chief(self.turn))
        ]
        return [code for code in theirs if code not in self.protected]

    def legal_pick(self) -> set[Action]:
        assert self.due is not None
        verb = {"gain": "gain", "loss": "lose", "debt": "lose", "seize": "seize"}[self.due["kind"]]
        codes, amount = self.pickable(), self.due["amount"]
        alike = {VALUES[code]: code for code in codes}
        fits = {
            value: amount - value in sums(without(codes, code), amount)
            for value, code in alike.items()
        }
        return {(verb, code) for code in codes if fits[VALUES[code]]}

    def pickable(self) -> list[str]:
        assert self.due is not None
        return self.vacant() if self.due["kind"] == "gain" else self.exposed(self.due["from"])

    def legal_answer(self) -> set[Action]:
        return {("answer", number) for number in ("1", "2", "3", "4")}

    def legal_perform(self) -> set[Action]:
        return {("performed",)}

    def legal_judge(self) -> set[Action]:
        return {("judge", "yes"), ("judge", "no")}

    # Playing.

    def play(self, seat: int, action: Action, words: Words) -> None:
        if action not in self.legal(seat):
            raise ValueError(f"not legal for seat {seat}: {action!r}")
        self.closed = ""
        high = [other for other in self.seats if self.votes(other) >= ANNOUNCED]
        getattr(self, f"play_{action[0]}")(seat, *action[1:], words)
        words.end()
        if self.round == 1 and any(
            self.votes(other) >= ANNOUNCED for other in self.seats if other not in high
        ):
            self.note("announced at 200")

    def play_roll(self, _: int, words: Words) -> None:
        self.rolled = True
        self.dice = []
        for faces in DICE:
            self.dice.append(words.one_of(faces))
        self.offered = sorted(offer(self.dice))
        self.card = self.challenge = None
        self.cards_left = self.dice.count("*")
        if self.legal_choose():
            self.phase = "choose"
            return
        self.note_nothing()
        self.go_on(words)

    def note_nothing(self) -> None:
        self.note(f"nothing to do with {STARS[self.cards_left]}")
        own = any(self.owner[code] == self.chief(self.turn) for code in self.offered)
        too_dear = "too dear beside one's own" if own else "too dear"
        self.note(f"nothing to do, {too_dear if self.theirs_unprotected() else 'all protected'}")

    def play_take(self, _: int, code: str, words: Words) -> None:
        vacant = [other for other in self.offered if self.owner[other] is None]
        self.note(
            f"take with {STARS[self.cards_left]}, {'some' if len(vacant) > 1 else 'one'} vacant"
        )
        self.owner[code] = self.chief(self.turn)
        self.go_on(words)

    def play_protect(self, _: int, code: str, words: Words) -> None:
        self.note(f"protect, {self.why_own()}")
        self.protected.add(code)
        self.go_on(words)

    def play_campaign(self, _: int, words: Words) -> None:
        choice = "by choice" if len(self.legal_choose()) > 1 else "all protected"
        self.note(f"campaign {choice}, {self.why_own()}")
        self.cards_left += 1
        self.go_on(words)

    def why_own(self) -> str:
        owners = {self.owner[code] for code in self.offered}
        return "all one's own" if len(owners) == 1 else "no challenge possible"

    def play_challenge(self, _: int, code: str, words: Words) -> None:
        mine = [other for other in self.offered if self.owner[other] == self.chief(self.turn)]
        beside = "beside one's own" if mine else "among others'"
        self.note(f"challenge {beside} with {STARS[self.cards_left]}")
        if not self.challenges.fresh:
            self.note("challenge card of a second pass")
        card, against = self.challenges.draw(words), self.owner[code]
        self.challenges.put(card)
        self.challenge = {
            "by": self.turn,
            "against": against,
            "code": code,
            "id": card,
            "answer": None,
            "success": None,
        }
        self.judged = {}
        self.phase = "answer" if card in QUIZ else "perform"

    def play_answer(self, _: int, number: str, words: Words) -> None:
        assert self.challenge is not None
        self.challenge["answer"] = number
        success = number == self.right[self.challenge["id"]]
        self.note(f"quiz {'won' if success else 'lost'}")
        self.decide(success, words)

    def play_performed(self, *_: object) -> None:
        self.phase = "judge"

    def play_judge(self, seat: int, word: str, words: Words) -> None:
        self.judged[seat] = word
        if self.actors():
            return
        votes = list(self.judged.values())
        yes, no = votes.count("yes"), votes.count("no")
        self.note("stage won" if yes > no else "stage tied" if yes == no else "stage lost")
        self.decide(yes > no, words)

    def decide(self, success: bool, words: Words) -> None:
        assert self.challenge is not None
        self.challenge["success"] = success
        code, me = self.challenge["code"], self.chief(self.turn)
        if success:
            self.owner[code] = me
        else:
            self.protected.add(code)
            self.open("seize", self.challenge["against"], me, VALUES[code])
        self.go_on(words)

    def play_gain(self, _: int, code: str, words: Words) -> None:
        assert self.due is not None
        self.pick(code, self.due["for"], words)

    def play_lose(self, _: int, code: str, words: Words) -> None:
        self.pick(code, None, words)

    play_seize = play_gain

    def pick(self, code: str, owner: int | None, words: Words) -> None:
        assert self.due is not None
        self.owner[code] = owner
        self.due["amount"] -= VALUES[code]
        if self.due["amount"] == 0:
            self.closed = self.due["kind"]
            self.due = None
        self.go_on(words)

    # What comes of it.

    def go_on(self, words: Words) -> None:
        """After a change: the end first of all, then an open sum, a debt that can be paid, a card,
        the next seat."""
        while not self.is_end() and self.due is None:
            payable = self.payable()
            if payable:
                self.pay(*payable[0])
            elif self.cards_left:
                self.draw(words)
            elif self.rolled:
                self.end_turn()
            else:
                self.phase = "roll"
                return
        if self.phase != "over":
            self.phase = "pick"

    def end_turn(self) -> None:
        self.rolled = False
        self.turns += 1
        self.turn = (self.turn + 1) % len(self.seats)
        limit = (
            LIMITS[self.round].get(len(self.seats), 0) if self.options["length"] == "short" else 0
        )
        if limit and self.turns == limit * len(self.seats):
            self.end_round("by turns")

    def draw(self, words: Words) -> None:
        self.cards_left -= 1
        second = not self.campaign.fresh
        self.card = self.campaign.draw(words)
        if second:
            self.note("campaign card of a second pass")
        if second and self.card in self.settled:
            self.note("campaign card that was a debt")
        if CAMPAIGN[self.card] > 0:
            self.win(self.chief(self.turn), self.card)
        else:
            self.suffer(self.chief(self.turn), self.card)

    def win(self, chief: int, card: str) -> None:
        """A gain goes under the pile, then the cards that it cancels; the rest of it is taken."""
        self.campaign.put(card)
        left, debts = CAMPAIGN[card], list(self.debts[chief])
        for debt in debts:
            cancelled = min(left, debt.owed)
            left -= cancelled
            self.owe(chief, debt, -cancelled, f"cancelled by {card}")
        if debts:
            kept = len(self.debts[chief])
            self.note(
                f"gain cancels debt {'and more' if left else 'in part' if kept else 'exactly'}"
            )
            self.note(
                f"gain cancels {COUNTED[min(2, len(debts) - kept)]}, {COUNTED[min(2, kept)]} left"
            )
        if left:
            self.open("gain", chief, None, left)

    def suffer(self, chief: int, card: str) -> None:
        """A loss is paid if it can be, whatever older debt there is; else its card stays before the
        seat."""
        older, amount = bool(self.debts[chief]), -CAMPAIGN[card]
        if self.stake(chief) >= amount:
            self.note("loss paid beside a debt" if older else "loss paid")
            self.campaign.put(card)
            self.open("loss", chief, chief, amount)
        else:
            self.note("loss added to a debt" if older else "loss becomes a debt")
            self.debts[chief].append(Debt(card))
            self.ledger.append((chief, amount, f"owed for {card}"))

    def payable(self) -> list[tuple[int, Debt]]:
        """Every debt that can be paid now, oldest first."""
        debts = [(chief, debt) for chief in self.chiefs() for debt in self.debts[chief]]
        return [(chief, debt) for chief, debt in debts if debt.owed <= self.stake(chief)]

    def pay(self, chief: int, debt: Debt) -> None:
        """Its card goes under the pile as the sum opens."""
        own, amount = self.chief(self.turn) == chief, debt.owed
        self.note(f"debt paid in {'its own' if own else 'another'} turn")
        self.note_payment(chief, debt)
        self.owe(chief, debt, -amount, "paid")
        self.open("debt", chief, chief, amount)

    def note_payment(self, chief: int, debt: Debt) -> None:
        if debt is not self.debts[chief][0]:
            self.note("debt paid before an older one")
        if debt.owed < -CAMPAIGN[debt.card]:
            self.note("debt paid that a gain has reduced")
        if self.closed == "debt":
            self.note("debt paid after another")
        if self.round == 2 and self.turns == 0 and not self.rolled:
            self.note("debt paid before the second round's first roll")

    def owe(self, chief: int, debt: Debt, change: int, why: str) -> None:
        """A debt changes; when nothing is left of it, its card goes under the pile."""
        if change:
            debt.owed += change
            self.ledger.append((chief, change, why))
        if debt.owed == 0:
            self.debts[chief].remove(debt)
            self.campaign.put(debt.card)
            self.settled.add(debt.card)

    def open(self, kind: str, chief: int, source: int | None, amount: int) -> None:
        """A sum to be picked, rounded up to what can be made."""
        self.due = {
            "kind": kind,
            "seat": self.picker(chief),
            "for": chief,
            "from": source,
            "amount": amount,
        }
        codes = self.pickable()
        self.due["amount"] = best = least(codes, amount)
        self.note(
            f"{kind} {'exact' if best == amount else 'rounded up' if best > amount else 'of all vacant'}"
        )
        if self.round == 2:
            self.note(
                f"{kind} picked by {'an ally' if self.due['seat'] != chief else 'a challenger'}"
            )

    # The end.

    def is_end(self) -> bool:
        """Whether somebody has won; the second round may begin on the way."""
        if self.phase == "over":
            return True
        if self.round == 1 and max(self.votes(seat) for seat in self.seats) >= MAJORITY:
            self.note("elected at once" + self.lapsed())
            self.over()
        elif not self.vacant():
            self.end_round("with all held" + self.lapsed())
        return self.phase == "over"

    def lapsed(self) -> str:
        if self.due:
            return ", an open sum lapses"
        return ", cards lapse" if self.cards_left else ""

    def end_round(self, how: str) -> None:
        self.note(f"round {self.round} ends {how}")
        if self.round == 2 or len(self.seats) == 2:
            self.over()
        else:
            self.begin_second_round()

    def begin_second_round(self) -> None:
        order = sorted(
            self.seats, key=lambda seat: (-self.votes(seat), -len(self.held(seat)), seat)
        )
        self.note(f"second round of {len(order)}")
        if len({self.votes(seat) for seat in order}) < len(order):
            self.note("equal votes after the first round")
        self.round, self.turns, self.turn, self.rolled = 2, 0, order[0], False
        self.due, self.cards_left = None, 0
        self.teams = [[order[place] for place in places] for places in ALLIANCES[len(order)]]
        leaving = sorted(order[2:])
        debtors = [seat for seat in leaving if self.debts[seat]]
        if debtors:
            self.note(f"debts of {COUNTED[min(2, len(debtors))]} lapse")
        for seat in leaving:
            self.leave(seat)
        if any(self.debts):
            self.note("debt kept in the second round")
        if not self.vacant():
            self.end_round("at once")

    def leave(self, seat: int) -> None:
        self.protected -= set(self.held(seat))
        for code in self.held(seat):
            self.owner[code] = None
        for debt in list(self.debts[seat]):
            self.owe(seat, debt, -debt.owed, "lapsed")

    def over(self) -> None:
        self.phase, self.due, self.cards_left = "over", None, 0
        if self.round == 2 and max(self.votes(seat) for seat in self.seats) > MAJORITY:
            self.note("more than 246 in the second round")
        if len(self.best()) > 1:
            self.note("shared victory")
        elif (
            len(
                [
                    chief
                    for chief in self.chiefs()
                    if self.votes(chief) == self.votes(self.best()[0])
                ]
            )
            > 1
        ):
            self.note("equal votes, more départements")

    def best(self) -> list[int]:
        strength = {chief: (self.votes(chief), len(self.held(chief))) for chief in self.chiefs()}
        return [chief for chief in strength if strength[chief] == max(strength.values())]

    def result(self) -> Result | None:
        if self.phase != "over":
            return None
        scores = [self.votes(self.chief(seat)) for seat in self.seats]
        winners = [seat for seat in self.seats if self.chief(seat) in self.best()]
        losing = [scores[seat] for seat in self.seats if seat not in winners]
        ranks = [
            1 if s in winners else 1 + len(winners) + len([x for x in losing if x > scores[s]])
            for s in self.seats
        ]
        return tuple(winners), tuple(scores), tuple(ranks)

    # What is seen.

    def view(self, viewer: int | None) -> dict[str, Any]:
        return {
            "departements": {code: self.view_departement(code) for code in CODES},
            "votes": [self.votes(seat) for seat in self.seats],
            "scores": [self.votes(seat) for seat in self.seats],
            "debts": [self.owed(seat) for seat in self.seats],
            "debt_cards": [
                [[debt.card, debt.owed] for debt in self.debts[seat]] for seat in self.seats
            ],
            "round": self.round,
            "teams": self.teams,
            "dice": self.dice,
            "offered": self.offered,
            "card": self.view_card(),
            "challenge": self.view_challenge(viewer),
            "due": self.due and {key: self.due[key] for key in ("seat", "amount", "kind")},
            "phase": self.phase,
        }

    def view_departement(self, code: str) -> dict[str, Any]:
        return {
            "value": VALUES[code],
            "owner": self.owner[code],
            "protected": code in self.protected,
        }

    def view_card(self) -> dict[str, Any] | None:
        if self.card is None:
            return None
        amount = CAMPAIGN[self.card]
        return {"id": self.card, "kind": "gain" if amount > 0 else "loss", "amount": abs(amount)}

    def view_challenge(self, viewer: int | None) -> dict[str, Any] | None:
        if self.challenge is None:
            return None
        shown = {key: self.challenge[key] for key in ("by", "against", "code", "answer", "success")}
        card: dict[str, Any] = {
            "id": self.challenge["id"],
            "kind": "quiz" if self.challenge["id"] in QUIZ else "stage",
        }
        decided = self.challenge["success"] is not None
        card["right"] = self.right[card["id"]] if decided and card["kind"] == "quiz" else ABSENT
        votes = [
            self.judged.get(seat) if decided or seat == viewer else None for seat in self.seats
        ]
        return {**shown, "card": card, "votes": votes}

    def shadow(self, action: Action) -> Action:
        """Nothing is secret but a vote under seal, of which others hear nothing at all."""
        return action

    def sealed(self) -> tuple[int, ...]:
        return tuple(self.judged) if self.phase == "judge" else ()

    def note(self, name: str) -> None:
        self.noted[name] += 1


# Dice and sums.

COUNTED = ("none", "one", "some")
STARS = ("two digits", "a star", "two stars")


def offer(dice: Sequence[str]) -> set[str]:
    """Every code that the dice give; a territory is written 97."""
    digits = [face for face in dice if face != "*"]
    if len(digits) == 2:
        return {one + two for one, two in (digits, digits[::-1]) if one + two in CODES}
    return {code for code in CODES if all(digit in code[:2] for digit in digits)}


def worth(codes: Iterable[str]) -> int:
    return sum(VALUES[code] for code in codes)


def without(codes: Sequence[str], code: str) -> list[str]:
    return [other for other in codes if other != code]


def sums(codes: Iterable[str], most: int) -> set[int]:
    """All that some of these are worth, nothing above `most`."""
    made = {0}
    for code in codes:
        made |= {total + VALUES[code] for total in made if total + VALUES[code] <= most}
    return made


def least(codes: Sequence[str], amount: int) -> int:
    """The sum itself, or the next higher one that can be made; all of them where they are worth
    less."""
    made = sums(codes, amount + max(VALUES.values()))
    return min((total for total in made if total >= amount), default=worth(codes))
