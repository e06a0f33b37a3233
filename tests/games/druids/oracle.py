"""A naive second implementation of Druids, written from the rules alone as an oracle for tests.
State is lists of words; what chance did is read from the record, word by word, and never made
up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from games.led import ABSENT, Result, Words

Action = tuple[str, ...]

KINDS = ("amber", "emerald", "jet", "moonstone", "ruby", "sapphire")
GEMS = tuple(f"{kind}-{number}" for kind in KINDS for number in range(1, 10))
SERVANTS = (1, 2, 3, 4, 5, 6)
SLOTS = ("1", "2", "3", "4", "5", "6")
HAND = 7
RITUALS = 11
COLUMN, CARD = 30, 5  # circles of the whole column, circles of one of its six cards


class Oracle:
    def __init__(self, seats: int, options: Mapping[str, str], words: Words) -> None:
        self.seats = range(seats)
        self.options = dict(options)
        self.slots: list[dict[str, Any]] = []
        self.hands: list[dict[str, list[Any]]] = [{"gems": [], "servants": []} for _ in self.seats]
        self.reserves = [list(SERVANTS) for _ in self.seats]
        self.stock, self.places = list(GEMS), [*KINDS, *KINDS]
        self.discards: list[str] = []
        self.amulets: list[str] = []  # cards that have left the game
        self.scores = [0 for _ in self.seats]
        self.base = self.rituals = self.turn = self.draws = 0
        self.last_ritual: dict[str, Any] | None = None
        self.laid: list[str] = []  # what the seat on turn has laid: "gem" or "servant", two at most
        self.noted: Counter[str] = Counter()  # what happened, by name
        self.phase = "pick"
        self.set_up(words)
        words.end()

    # Setting up.

    def set_up(self, words: Words) -> None:
        for _ in SLOTS:
            self.slots.append({"place": None, "gems": [], "servants": []})
            self.new_place(self.slots[-1], words)
        for seat in self.seats:
            self.deal(seat, words)
        if self.options["first"] == "lot":
            self.turn = int(words.one_of([str(seat) for seat in self.seats]))
        if self.options["first_servants"] == "random":
            self.begin_turn()

    def deal(self, seat: int, words: Words) -> None:
        for _ in range(4):
            self.draw_gem(seat, words)
        if self.options["first_servants"] == "random":
            for _ in range(3):
                self.draw_servant(seat, words)

    def new_place(self, slot: dict[str, Any], words: Words) -> None:
        slot["place"] = words.one_of(self.places)
        self.places.remove(slot["place"])

    def draw_gem(self, seat: int, words: Words) -> None:
        card = words.one_of(self.stock, seat)
        self.stock.remove(card)
        self.hands[seat]["gems"].append(card)

    def draw_servant(self, seat: int, words: Words) -> None:
        self.take_servant(
            seat, int(words.one_of([str(value) for value in self.reserves[seat]], seat))
        )

    def take_servant(self, seat: int, value: int) -> None:
        self.reserves[seat].remove(value)
        self.hands[seat]["servants"].append(value)

    # What can be done.

    def actors(self) -> tuple[int, ...]:
        return () if self.phase == "over" else (self.turn,)

    def legal(self, seat: int) -> set[Action]:
        if seat not in self.actors():
            return set()
        if self.phase == "pick":
            return {("pick", str(value)) for value in self.reserves[seat]}
        if self.phase == "ritual_or_play":
            return self.legal_rituals() | self.legal_cards(seat) | self.legal_pass(seat)
        if self.phase == "play":
            return self.legal_cards(seat)
        if self.phase == "discard":
            return {("keep",)} | {("discard", card) for card in self.hands[seat]["gems"]}
        return self.legal_draws(seat) | self.legal_stop(seat)

    def legal_rituals(self) -> set[Action]:
        return {("ritual", number) for number in SLOTS if self.is_ready(self.slot(number))}

    def is_ready(self, slot: dict[str, Any]) -> bool:
        return len(slot["gems"]) + len(slot["servants"]) >= 3 and len(slot["servants"]) >= 1

    def legal_cards(self, seat: int) -> set[Action]:
        hand = self.hands[seat]
        open_slots = [number for number in SLOTS if self.slot(number)["place"] is not None]
        actions: set[Action] = {
            ("gem", card, number) for card in hand["gems"] for number in open_slots
        }
        if "servant" not in self.laid:
            actions |= {
                ("servant", str(value), number)
                for value in hand["servants"]
                for number in open_slots
            }
        return actions

    def legal_pass(self, seat: int) -> set[Action]:
        """Without a card nobody must hold a ritual, unless nobody else has one either."""
        all_empty = all(self.is_empty(other) for other in self.seats)
        return {("pass",)} if self.is_empty(seat) and not all_empty else set()

    def legal_stop(self, seat: int) -> set[Action]:
        """A hand may stay short if it can play two cards: two gems, or a gem and a servant."""
        gems, servants = len(self.hands[seat]["gems"]), len(self.hands[seat]["servants"])
        return {("stop",)} if gems >= 2 or (gems >= 1 and servants >= 1) else set()

    def legal_draws(self, seat: int) -> set[Action]:
        if self.hand_size(seat) >= HAND:
            return set()
        sources = {("draw", "gem"): self.stock, ("draw", "servant"): self.reserves[seat]}
        return {action for action, source in sources.items() if source}

    def slot(self, number: str) -> dict[str, Any]:
        return self.slots[int(number) - 1]

    def hand_size(self, seat: int) -> int:
        return len(self.hands[seat]["gems"]) + len(self.hands[seat]["servants"])

    def is_empty(self, seat: int) -> bool:
        return self.hand_size(seat) == 0

    # Playing.

    def play(self, seat: int, action: Action, words: Words) -> None:
        if action not in self.legal(seat):
            raise ValueError(f"not legal for seat {seat}: {action!r}")
        getattr(self, f"play_{action[0]}")(seat, *action[1:], words)
        self.refill(f"after a {action[0]}")
        self.go_on()
        words.end()

    def play_pick(self, seat: int, value: str, _: Words) -> None:
        self.take_servant(seat, int(value))

    def play_gem(self, seat: int, card: str, number: str, _: Words) -> None:
        self.hands[seat]["gems"].remove(card)
        self.slot(number)["gems"].append({"by": seat, "gem": card})
        self.laid.append("gem")

    def play_servant(self, seat: int, value: str, number: str, _: Words) -> None:
        self.hands[seat]["servants"].remove(int(value))
        self.slot(number)["servants"].append({"by": seat, "value": int(value)})
        self.laid.append("servant")

    def play_discard(self, seat: int, card: str, _: Words) -> None:
        self.hands[seat]["gems"].remove(card)
        self.discards.append(card)
        self.phase = "draw"

    def play_keep(self, seat: int, _: Words) -> None:
        self.note("keep with a gem" if self.hands[seat]["gems"] else "keep without a gem")
        self.phase = "draw"

    def play_pass(self, _seat: int, _: Words) -> None:
        self.note("pass")
        self.phase = "discard"

    def play_stop(self, seat: int, _: Words) -> None:
        gems = "two gems" if len(self.hands[seat]["gems"]) >= 2 else "one gem"
        self.note(f"stop {'after a draw' if self.draws else 'before a draw'} with {gems}")
        self.phase = "stopped"

    def play_draw(self, seat: int, source: str, words: Words) -> None:
        self.draws += 1
        self.draw_gem(seat, words) if source == "gem" else self.draw_servant(seat, words)

    def refill(self, when: str) -> None:
        if not self.stock:
            self.stock, self.discards = self.discards, []
            if self.stock:
                self.note(f"discards become the stock {when}")

    def go_on(self) -> None:
        """What is asked next, and of whom."""
        if self.phase == "pick":
            self.go_on_picking()
        elif self.phase in ("ritual_or_play", "play"):
            can_play = len(self.laid) < 2 and self.legal_cards(self.turn)
            self.phase = "play" if can_play else "discard"
            if not can_play:
                self.note(f"{len(self.laid)} cards laid")
        elif self.phase == "draw" and not self.legal_draws(self.turn):
            self.note("full hand" if self.hand_size(self.turn) == HAND else "nothing left to draw")
            self.next_turn()
        elif self.phase == "stopped":
            self.next_turn()

    def next_turn(self) -> None:
        self.pass_turn()
        self.begin_turn()

    def go_on_picking(self) -> None:
        if len(self.reserves[self.turn]) == 3:
            self.pass_turn()
        if len(self.reserves[self.turn]) == 3:
            self.begin_turn()

    def pass_turn(self) -> None:
        self.turn = (self.turn + 1) % len(self.seats)

    def begin_turn(self) -> None:
        self.laid, self.draws = [], 0
        empty_hand, all_empty = (
            self.is_empty(self.turn),
            all(self.is_empty(seat) for seat in self.seats),
        )
        if self.legal_rituals() or not empty_hand:
            self.phase = "ritual_or_play"
        elif not all_empty:
            self.note("empty hand and no ritual possible")
            self.phase = "discard"
        else:
            self.note("over with empty hands")
            self.phase = "over"
        if all_empty and self.phase != "over":
            self.note("all hands empty, a ritual must be held")

    # The ritual.

    def play_ritual(self, seat: int, number: str, words: Words) -> None:
        slot = self.slot(number)
        shown = {"place": slot["place"], "gems": slot["gems"], "servants": slot["servants"]}
        self.rituals += 1
        self.last_ritual = {"by": seat, "slot": int(number), **shown, "takes": []}
        self.share_out(seat, shown)
        self.clear(shown)
        slot.update(place=None, gems=[], servants=[])
        if self.phase != "over" and self.rituals == RITUALS:
            self.note("over after eleven rituals")
            self.phase = "over"
        if self.phase != "over" and self.places:
            self.new_place(slot, words)
        elif self.phase != "over":
            self.note("slot stays closed")

    def share_out(self, holder: int, shown: dict[str, Any]) -> None:
        left = sum(
            self.worth(laid["gem"]) for laid in shown["gems"] if is_of(shown["place"], laid["gem"])
        )
        line = sorted(
            shown["servants"],
            key=lambda laid: (laid["value"], (laid["by"] - holder) % len(self.seats)),
        )
        if len({laid["value"] for laid in line}) < len(line):
            self.note("equal servants")
        for servant in line:
            if self.phase == "over":
                self.note("amulets are lost" if left else "no amulets are left to lose")
                return
            taken = left if servant is line[-1] else min(left, servant["value"])
            self.note_take(taken, servant["value"])
            left -= taken
            self.take(servant["by"], taken)

    def worth(self, card: str) -> int:
        return 1 if self.options["amulets"] == "one" else int(card.split("-")[1])

    def take(self, seat: int, amulets: int) -> None:
        assert self.last_ritual is not None
        self.last_ritual["takes"].append({"by": seat, "amulets": amulets})
        self.scores[seat] += amulets
        while self.phase != "over" and self.scores[seat] > self.base + COLUMN:
            if min(self.scores) <= self.base + CARD:
                self.note("over at the top of the column")
                self.phase = "over"
            else:
                self.note("column grows")
                self.base += CARD

    def clear(self, shown: dict[str, Any]) -> None:
        for laid in shown["gems"]:
            heap = self.amulets if is_of(shown["place"], laid["gem"]) else self.discards
            heap.append(laid["gem"])
        for laid in shown["servants"]:
            self.reserves[laid["by"]].append(laid["value"])

    # What is seen, and the outcome.

    def view(self, viewer: int | None) -> dict[str, Any]:
        return {
            "slots": [self.view_slot(slot, viewer) for slot in self.slots],
            "hands": [self.view_hand(seat, viewer) for seat in self.seats],
            "reserve_counts": [len(reserve) for reserve in self.reserves],
            "scores": list(self.scores),
            "gem_stock": len(self.stock),
            "discards": len(self.discards),
            "places_left": len(self.places),
            "rituals": self.rituals,
            "column_base": self.base,
            "amulets": sorted(self.amulets),
            "last_ritual": self.last_ritual,
            "phase": self.phase,
            "discarded": sorted(self.discards) if self.phase == "over" else ABSENT,
            "reserves": [sorted(reserve) for reserve in self.reserves]
            if self.phase == "over"
            else ABSENT,
        }

    def sees(self, viewer: int | None, seat: int) -> bool:
        return viewer == seat or self.phase == "over"

    def view_slot(self, slot: dict[str, Any], viewer: int | None) -> dict[str, Any]:
        return {
            "place": slot["place"],
            "gems": [
                laid if self.sees(viewer, laid["by"]) else {**laid, "gem": None}
                for laid in slot["gems"]
            ],
            "servants": [
                laid if self.sees(viewer, laid["by"]) else {**laid, "value": None}
                for laid in slot["servants"]
            ],
        }

    def view_hand(self, seat: int, viewer: int | None) -> dict[str, Any]:
        gems, servants = sorted(self.hands[seat]["gems"]), sorted(self.hands[seat]["servants"])
        counts = {"gem_count": len(gems), "servant_count": len(servants)}
        seen = self.sees(viewer, seat)
        return {"gems": gems if seen else None, "servants": servants if seen else None, **counts}

    def shadow(self, action: Action) -> Action:
        """What others read of an action: its card is a secret, its slot is not."""
        if action[0] in ("gem", "servant", "discard", "pick"):
            return (action[0], "?", *action[2:])
        return action

    def sealed(self) -> tuple[int, ...]:
        return ()

    def result(self) -> Result | None:
        if self.phase != "over":
            return None
        winners = tuple(seat for seat in self.seats if self.scores[seat] == max(self.scores))
        ranks = tuple(
            1 + len([other for other in self.scores if other > score]) for score in self.scores
        )
        return winners, tuple(self.scores), ranks

    def note_take(self, taken: int, value: int) -> None:
        much = (
            "nothing"
            if taken == 0
            else "less"
            if taken < value
            else "more"
            if taken > value
            else "as much"
        )
        self.note(f"servant takes {much}")

    def note(self, name: str) -> None:
        self.noted[name] += 1


def is_of(kind: str, card: str) -> bool:
    return card.split("-")[0] == kind
