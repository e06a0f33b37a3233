"""A naive second implementation of Stonehenge, written from the rules alone as an oracle for tests.
State is only the pawns placed in order, the claims made in order, and whose turn it is; the rest is
recomputed."""

from __future__ import annotations

Action = tuple[str, ...]
Placement = tuple[int, int, str]  # seat, value, space
Claim = tuple[int, str]  # seat, line
Result = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]  # winners, scores, ranks

SPACES = "ABCDEFGHIJKLMNOPQR"
LINES = (
    *("AB", "CDE", "FGHI", "JKLMN", "OPQR"),
    *("ACFJ", "BDGKO", "EHLP", "IMQ", "NR"),
    *("BEIN", "ADHMR", "CGLQ", "FKP", "JO"),
)
PAWNS = (1, 1, 2, 2, 3, 3, 4, 5, 6)
TO_WIN = 8
SEATS = (0, 1)


class Oracle:
    def __init__(self, pawns: str = "open", claims: str = "automatic") -> None:
        if pawns not in ("open", "hidden") or claims not in ("automatic", "called"):
            raise ValueError(f"unknown options: pawns={pawns!r} claims={claims!r}")
        self.pawns = pawns
        self.claims = claims
        self.placements: list[Placement] = []
        self.claimed: list[Claim] = []
        self.turn = 0
        self.has_placed = (
            False  # has the seat on turn placed its pawn? (matters with called claims only)
        )

    def copy(self) -> Oracle:
        other = Oracle(self.pawns, self.claims)
        other.placements = list(self.placements)
        other.claimed = list(self.claimed)
        other.turn = self.turn
        other.has_placed = self.has_placed
        return other

    # What lies where.

    def hand(self, seat: int) -> list[int]:
        left = list(PAWNS)
        for owner, value, _ in self.placements:
            if owner == seat:
                left.remove(value)
        return sorted(left)

    def empty_spaces(self, among: str = SPACES) -> list[str]:
        taken = [space for _, _, space in self.placements]
        return [space for space in among if space not in taken]

    def total(self, seat: int, line: str) -> int:
        return sum(
            value for owner, value, space in self.placements if owner == seat and space in line
        )

    def last_on(self, line: str) -> int | None:
        seats = [owner for owner, _, space in self.placements if space in line]
        return seats[-1] if seats else None

    # With hidden pawns: what lies open.

    def turned_up(self) -> set[str]:
        """The spaces whose pawns were turned up, because a line through them is full."""
        taken = {space for _, _, space in self.placements}
        return {space for line in LINES if taken.issuperset(line) for space in line}

    def face_down(self, seat: int, line: str) -> int:
        """How many of a seat's pawns lie face down on the line."""
        up = self.turned_up()
        return len(
            [
                space
                for owner, _, space in self.placements
                if owner == seat and space in line and space not in up
            ]
        )

    def total_open(self, seat: int, line: str) -> int:
        up = self.turned_up()
        return sum(
            value
            for owner, value, space in self.placements
            if owner == seat and space in line and space in up
        )

    def unshown(self, seat: int) -> list[int]:
        """Those of a seat's nine pawns that lie face up nowhere: in its hand, or face down."""
        up = self.turned_up()
        left = list(PAWNS)
        for owner, value, space in self.placements:
            if owner == seat and space in up:
                left.remove(value)
        return sorted(left)

    # Domination and megaliths.

    def dominates(self, seat: int, line: str) -> bool:
        if not self.empty_spaces(line):
            return self.dominates_full(seat, line)
        if self.pawns == "open":
            return self.dominates_early(seat, line)
        return self.dominates_by_what_lies_open(seat, line)

    def dominates_full(self, seat: int, line: str) -> bool:
        mine, theirs = self.total(seat, line), self.total(1 - seat, line)
        return mine > theirs or (mine == theirs and self.last_on(line) == 1 - seat)

    def dominates_early(self, seat: int, line: str) -> bool:
        best_first = sorted(self.hand(1 - seat), reverse=True)
        reinforcement = sum(best_first[: len(self.empty_spaces(line))])
        return self.total(seat, line) >= self.total(1 - seat, line) + reinforcement

    def dominates_by_what_lies_open(self, seat: int, line: str) -> bool:
        """Even if my pawns face down there are my worst, and the other has its best there and still
        to come."""
        other = 1 - seat
        to_come = min(len(self.empty_spaces(line)), len(self.hand(other)))
        my_worst = self.unshown(seat)[: self.face_down(seat, line)]
        best_first = sorted(self.unshown(other), reverse=True)
        their_best = best_first[: self.face_down(other, line) + to_come]
        return self.total_open(seat, line) + sum(my_worst) >= self.total_open(other, line) + sum(
            their_best
        )

    def owner_of(self, line: str) -> int | None:
        owners = [seat for seat, name in self.claimed if name == line]
        return owners[0] if owners else None

    def due(self, seat: int) -> list[str]:
        return [
            line for line in LINES if self.owner_of(line) is None and self.dominates(seat, line)
        ]

    def megaliths(self, seat: int) -> int:
        return len([line for owner, line in self.claimed if owner == seat])

    def over(self) -> bool:
        return any(self.megaliths(seat) == TO_WIN for seat in SEATS)

    # Acting.

    def actors(self) -> tuple[int, ...]:
        return () if self.over() else (self.turn,)

    def legal(self, seat: int) -> set[Action]:
        if seat not in self.actors():
            return set()
        if self.claims == "automatic":
            return self.legal_places(seat)
        return self.legal_claims(seat) | self.legal_places(seat) | self.legal_end(seat)

    def legal_places(self, seat: int) -> set[Action]:
        if self.has_placed:
            return set()
        return {
            ("place", str(value), space)
            for value in self.hand(seat)
            for space in self.empty_spaces()
        }

    def legal_claims(self, seat: int) -> set[Action]:
        return {("claim", line) for line in self.due(seat)}

    def legal_end(self, seat: int) -> set[Action]:
        turn_done = self.has_placed or not self.hand(seat)
        must_claim = not self.empty_spaces() and bool(self.due(seat))
        return {("end",)} if turn_done and not must_claim else set()

    def play(self, seat: int, action: Action) -> None:
        if action not in self.legal(seat):
            raise ValueError(f"not legal for seat {seat}: {action!r}")
        if action[0] == "place":
            self.place(seat, int(action[1]), action[2])
        elif action[0] == "claim":
            self.claimed.append((seat, action[1]))
        else:
            self.pass_turn()

    def place(self, seat: int, value: int, space: str) -> None:
        self.placements.append((seat, value, space))
        self.has_placed = True
        if self.claims == "automatic":
            self.claim_all(seat)
            self.pass_turn()
            self.claim_all(1 - seat)

    def claim_all(self, seat: int) -> None:
        for line in self.due(seat):
            if not self.over():
                self.claimed.append((seat, line))

    def pass_turn(self) -> None:
        self.turn = 1 - self.turn
        self.has_placed = False

    # What is seen, and the outcome.

    def face_up(self) -> set[str]:
        """The spaces whose pawns everybody can read."""
        return set(SPACES) if self.pawns == "open" or self.over() else self.turned_up()

    def view_spaces(self, viewer: int | None) -> dict[str, dict[str, int | None] | None]:
        spaces: dict[str, dict[str, int | None] | None] = dict.fromkeys(SPACES)
        up = self.face_up()
        for owner, value, space in self.placements:
            seen = space in up or viewer == owner
            spaces[space] = {"owner": owner, "value": value if seen else None}
        return spaces

    def view_hand(self, seat: int, viewer: int | None) -> list[int] | None:
        seen = self.pawns == "open" or viewer == seat or self.over()
        return self.hand(seat) if seen else None

    def view(self, viewer: int | None) -> dict[str, object]:
        return {
            "spaces": self.view_spaces(viewer),
            "hands": [self.view_hand(seat, viewer) for seat in SEATS],
            "hand_counts": [len(self.hand(seat)) for seat in SEATS],
            "lines": {line: self.owner_of(line) for line in LINES},
            "last": {line: self.last_on(line) for line in LINES},
            "megaliths": [self.megaliths(seat) for seat in SEATS],
        }

    def result(self) -> Result | None:
        if not self.over():
            return None
        winners = tuple(seat for seat in SEATS if self.megaliths(seat) == TO_WIN)
        scores = tuple(self.megaliths(seat) for seat in SEATS)
        ranks = tuple(1 if seat in winners else 2 for seat in SEATS)
        return winners, scores, ranks
