"""A naive second implementation of Die Druiden, written from the rules alone as an oracle for
tests.
State is dicts and lists of words; what chance did is read from the record, word by word, and never
made up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

Action = tuple[str, ...]
Result = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]  # winners, scores, ranks

RINGS = ("a", "b", "c")
STONES = tuple(f"{ring}{hour}" for ring in RINGS for hour in range(1, 13))
PENTACLES = ("a1", "a3", "a5", "a7", "a9", "a11")
SPIRALS = ("c1", "c3", "c5", "c7", "c9", "c11")
EARS = ("b1", "b3", "b5", "b7", "b9", "b11", "c2", "c6", "c10")
DICE = (("1", "3", "5", "straight", "bend", "ring"), ("2", "4", "6", "straight", "double", "ring"))

CULTS = ("sun", "moon")
PLANTS = {
    "sun": {"st_johns_wort": 5, "wild_rosemary": 10, "rue": 15},
    "moon": {"henbane": 5, "fly_agaric": 10, "vervain": 15},
}
ALL_PLANTS = (*PLANTS["sun"], *PLANTS["moon"], "mistletoe", "belladonna")
STAND_INS = {"sun": "tablet", "moon": "wand"}
PAIR_CARDS = {"sun": "cauldron", "moon": "harp"}
DOUBLERS = {"sun": "lug", "moon": "teutates"}
ONE_OF_EACH = (
    *("cauldron", "lug", "tablet", "harp", "teutates", "wand", "portrait_sun", "portrait_moon"),
    *("leap_sun", "leap_moon", "ban_sun", "ban_moon"),
)
CARDS = (
    *(plant for cult in CULTS for plant in PLANTS[cult] for _ in range(4)),
    *("mistletoe", "mistletoe", "belladonna"),
    *ONE_OF_EACH,
    *("ward", "ward", "sickle", "sickle", "belt", "belt"),
)
GHOSTS_OF = {"sun": ("belenos", "grannus", "sulis"), "moon": ("arianrhod", "cernunnos", "sirona")}
GHOSTS = (*GHOSTS_OF["sun"], *GHOSTS_OF["moon"], "dwarf_king", "morrigan")
OPEN = ("vote", "revote", "choose", "over")  # the phases in which all hands lie open
TURNS = 50


class Words:
    """What chance did, in order: each word must have been possible, none may be missing or left
    over."""

    def __init__(self, words: Iterable[str] = ()) -> None:
        self.left = list(words)
        self.said: list[str] = []
        self.possible: list[
            list[str]
        ] = []  # for each of them all that it could have been, with repeats

    def one_of(self, possible: Sequence[str]) -> str:
        word = self.next(possible)
        if word not in possible:
            raise ValueError(f"{word!r} is none of {possible}")
        self.said.append(word)
        self.possible.append(sorted(possible))
        return word

    def next(self, possible: Sequence[str]) -> str:
        if not self.left:
            raise ValueError(f"a word is missing, one of {possible}")
        return self.left.pop(0)

    def end(self) -> None:
        if self.left:
            raise ValueError(f"words left over: {self.left}")


class Line(NamedTuple):
    """An action on the record; who may read its words and those of chance before the vote, None:
    everybody."""

    seat: int
    action: Action
    action_to: tuple[int, ...] | None
    chance: list[str]
    chance_to: tuple[int, ...] | None

    def seen_by(self, viewer: int | None) -> dict[str, Any]:
        shadow = ("give", "?") if self.action[0] == "give" else ("?",)
        action = self.action if self.action_to is None or viewer in self.action_to else shadow
        chance = (
            self.chance
            if self.chance_to is None or viewer in self.chance_to
            else ["?" for _ in self.chance]
        )
        return {"seat": self.seat, "action": list(action), "chance": chance}


class Oracle:
    def __init__(self, seats: int, words: Words) -> None:
        self.seats = range(seats)
        self.at = {
            **{druid(seat): "waiting" for seat in self.seats},
            **dict.fromkeys(GHOSTS, "stand"),
        }
        self.controller: dict[str, int | None] = dict.fromkeys(GHOSTS)
        self.hands: list[list[str]] = [[] for _ in self.seats]
        self.stock, self.discards = list(CARDS), list[str]()
        self.first = self.turn = self.last_in = int(
            words.one_of([str(seat) for seat in self.seats])
        )
        self.turns = 0  # that are over
        self.asked: Action | None = None
        self.called: list[int] = []  # all who are asked, whether they have answered or not
        self.waiting: list[int] = []  # who has not answered yet
        self.answers: dict[int, Action] = {}
        self.lines: list[Line] = []  # what was played, sealed answers not yet
        self.chance_to: tuple[int, ...] | None = None  # who may read what chance says now
        self.ballot: dict[tuple[int, str], str] = {}  # what was voted: by whom, with what
        self.cult: str | None = None
        self.begin_turn()
        words.end()

    # What stands where.

    def on(self, stone: str) -> list[str]:
        return [pawn for pawn, place in self.at.items() if place == stone]

    def has_room(self, stone: str) -> bool:
        return len(self.on(stone)) < 2

    def owner(self, pawn: str) -> int | None:
        return int(pawn.removeprefix("druid-")) if is_druid(pawn) else self.controller[pawn]

    def own(self, seat: int, place: str = "") -> list[str]:
        """The seat's pawns at a place, or on the stones."""
        places = (place,) if place else STONES
        return [
            pawn for pawn, where in self.at.items() if where in places and self.owner(pawn) == seat
        ]

    def other_druid(self, stone: str) -> int | None:
        """Another seat than the one on turn whose druid stands there."""
        seats = [seat for seat in self.seats if seat != self.turn and self.at[druid(seat)] == stone]
        return seats[0] if seats else None

    def free_stones(self, ghost: str) -> list[str]:
        """Where a ghost may be taken by magic, or leap: any other stone with room; Morrigan to no
        pentacle."""
        closed = [self.at[ghost], *(PENTACLES if ghost == "morrigan" else ())]
        return [stone for stone in STONES if stone not in closed and self.has_room(stone)]

    def leap_stones(self, ghost: str) -> list[str]:
        """From a druid that arrives at Morrigan: its place on the stone that it left counts as
        taken."""
        assert self.asked is not None
        kept = (
            [self.came_from]
            if self.asked[0] == "move" and len(self.on(self.came_from)) == 1
            else []
        )
        return [stone for stone in self.free_stones(ghost) if stone not in kept]

    def put(self, pawn: str, stone: str, seat: int) -> None:
        """A pawn that the seat brings to a stone; from a pentacle it goes to the centre for good."""
        self.at[pawn] = stone
        if stone in PENTACLES:
            self.at[pawn], self.last_in = "centre", seat

    # What can be done.

    def actors(self) -> tuple[int, ...]:
        if self.phase == "over":
            return ()
        if self.phase == "answer":
            return tuple(self.waiting)
        if self.phase in ("vote", "revote"):
            return (self.question()[0],)
        return (self.last_in,) if self.phase == "choose" else (self.turn,)

    def legal(self, seat: int) -> set[Action]:
        return getattr(self, f"legal_{self.phase}")(seat) if seat in self.actors() else set()

    def legal_enter(self, _: int) -> set[Action]:
        return {("enter", stone) for stone in PENTACLES if self.has_room(stone)}

    def legal_roll(self, seat: int) -> set[Action]:
        others = [str(other) for other in self.seats if other != seat]
        asks = {("sickle", other, plant) for other in others for plant in ALL_PLANTS}
        return {("roll",)} | (asks if "sickle" in self.hands[seat] else set())

    def legal_move(self, _: int) -> set[Action]:
        movers = [pawn for pawn in self.movers if pawn in self.own(self.turn)]
        ends = {(die, pawn): self.ends(pawn, die) for die in self.dice_left for pawn in movers}
        return {
            ("move", die, short(pawn), stone)
            for (die, pawn), stones in ends.items()
            for stone in stones
        }

    def legal_arrive(self, _: int) -> set[Action]:
        stone, other = self.at[self.arrived], self.other_druid(self.at[self.arrived])
        theirs = len(self.hands[other]) if other is not None else 0
        if self.arrived == "morrigan" and theirs:
            return {("steal", str(count)) for count in (1, 2) if count <= theirs}
        offers: set[Action] = self.legal_spiral(stone) if stone in SPIRALS else set()
        if is_druid(self.arrived):
            most = min(len(self.hands[self.turn]), theirs)
            offers |= {("exchange", str(count)) for count in (1, 2) if count <= most}
        if stone in EARS and (self.stock or self.discards):
            return offers | {("draw",)}  # an ear is no choice: never `nothing` there
        return offers | {("nothing",)} if offers else set()

    def legal_spiral(self, stone: str) -> set[Action]:
        called = [ghost for ghost in GHOSTS if self.at[ghost] == "stand"]
        beside = [(other,) for other in NEIGHBOURS[stone].values() if self.has_room(other)]
        places: list[Action] = [()] if self.has_room(stone) else [*beside]
        return {("invoke", ghost, *place) for ghost in called for place in places} | {
            ("banish", ghost) for ghost in GHOSTS if self.at[ghost] in STONES
        }

    def legal_give(self, seat: int) -> set[Action]:
        return {("give", card) for card in self.hands[seat]}

    def legal_magic(self, _: int) -> set[Action]:
        ghosts = [ghost for ghost in GHOSTS if self.at[ghost] in STONES]
        moves: set[Action] = {
            ("magic", "ghost", g, stone) for g in ghosts for stone in self.free_stones(g)
        }
        return (
            moves
            | {("magic", "none")}
            | ({("magic", "draw")} if self.stock or self.discards else set())
        )

    def legal_answer(self, seat: int) -> set[Action]:
        assert self.asked is not None
        answers: set[Action] = {("let",)}
        simple = {"steal": "ward", "magic": "belt"}.get(self.asked[0], "")
        if simple in self.hands[seat]:
            answers |= {(simple,)}
        ghost = self.touched()
        if ghost and self.controller[ghost] == seat and self.fitting(seat, "ban", ghost):
            answers |= {("ban",)}
        if ghost and self.controller[ghost] == seat and self.fitting(seat, "leap", ghost):
            answers |= {("leap", stone) for stone in self.leap_stones(ghost)}
        return answers

    def touched(self) -> str | None:
        """The ghost that somebody wants to banish, to move by magic, or to take: Morrigan, by a
        druid that arrives."""
        assert self.asked is not None
        if self.asked[0] == "move":
            return "morrigan"
        if self.asked[0] == "banish":
            return self.asked[1]
        return self.asked[2] if self.asked[:2] == ("magic", "ghost") else None

    def fitting(self, seat: int, spell: str, ghost: str) -> str | None:
        """The card that the seat would use for this ghost; the sun's first."""
        for cult in CULTS:
            if f"{spell}_{cult}" in self.hands[seat] and ghost not in GHOSTS_OF[other_cult(cult)]:
                return f"{spell}_{cult}"
        return None

    def legal_vote(self, _: int) -> set[Action]:
        _, item, choices = self.question()
        return {("vote", item, choice) for choice in choices}

    legal_revote = legal_vote

    def legal_choose(self, _: int) -> set[Action]:
        return {("vote", "cult", cult) for cult in CULTS}

    # Where a pawn can go.

    def ends(self, pawn: str, die: str) -> set[str]:
        start, self.at[pawn] = self.at[pawn], "lifted"
        ends = (
            self.ends_of_lines(start, die) if die in BENDS else self.ends_of_number(start, int(die))
        )
        self.at[pawn] = start
        closed = {start, *PENTACLES} if pawn == "morrigan" else {start}
        return {stone for stone in ends if self.has_room(stone)} - closed

    def is_barred(self, stone: str) -> bool:
        return stone in [self.at[druid(seat)] for seat in self.seats]

    def ends_of_number(self, start: str, number: int) -> set[str]:
        """Count by count: all that can be reached with one stone more, each with the way that led
        there."""
        here: set[tuple[str, str]] = {(start, "")}
        for _ in range(number):
            touched = self.with_jumps(here)
            here = {(stone, way) for stone, way in touched if not self.on(stone)}
        return {stone for stone, _ in touched}

    def with_jumps(self, here: set[tuple[str, str]]) -> set[tuple[str, str]]:
        """Every stone that can be the next one counted: one step away, or beyond stones with ghosts
        alone."""
        touched: set[tuple[str, str]] = set()
        fringe = here
        while fringe:
            stepped = {
                (to, way)
                for stone, by in fringe
                for way, to in NEIGHBOURS[stone].items()
                if way != BACK.get(by)
            }
            fringe = {
                (s, way) for s, way in stepped - touched if self.on(s) and not self.is_barred(s)
            }
            touched |= stepped
        return touched

    def ends_of_lines(self, start: str, die: str) -> set[str]:
        parts = {(stone, way) for way in NEIGHBOURS[start] for stone in self.line(start, way)}
        for _ in range(BENDS[die]):
            corners = {(stone, way) for stone, way in parts if not self.is_barred(stone)}
            turned = {(stone, turn) for stone, way in corners for turn in TURN[way]}
            parts = {(end, turn) for stone, turn in turned for end in self.line(stone, turn)}
        return {stone for stone, _ in parts}

    def line(self, stone: str, way: str) -> list[str]:
        """All stones straight on, up to and with the first that can't be passed, or all the way
        round but one."""
        line: list[str] = []
        ahead = NEIGHBOURS[stone].get(way)
        while ahead and ahead != stone and not (line and self.is_barred(line[-1])):
            line.append(ahead)
            ahead = NEIGHBOURS[ahead].get(way)
        return line

    # Playing.

    def play(self, seat: int, action: Action, words: Words) -> None:
        if action not in self.legal(seat):
            raise ValueError(f"not legal for seat {seat}: {action!r}")
        self.chance_to = None
        if self.phase == "answer":
            self.play_answer(seat, action, words)
            self.write_answers(words)
        else:
            getattr(self, f"play_{action[0]}")(action, words)
            readers = (seat, self.receiver) if action[0] == "give" else None
            self.lines.append(Line(seat, action, readers, words.said, self.chance_to))
        words.end()

    def write_answers(self, words: Words) -> None:
        """Once all are in: clockwise, whoever was quick; what came of them stands on the last."""
        if self.waiting:
            return
        for seat in self.called:
            readers = None if seat == self.first_answer() else (seat,)
            said = words.said if seat == self.called[-1] else []
            self.lines.append(Line(seat, self.answers[seat], readers, said, self.chance_to))

    def begin_turn(self) -> None:
        self.dice: list[str] = []
        self.dice_left: list[str] = []
        self.movers: list[str] = []
        self.phase = "enter" if self.at[druid(self.turn)] == "waiting" else "roll"

    def end_turn(self) -> None:
        self.turns += 1
        if self.is_end() or self.turns == TURNS * len(self.seats):
            return self.begin_vote()
        self.turn = (self.turn + 1) % len(self.seats)
        return self.begin_turn()

    def play_enter(self, action: Action, _: Words) -> None:
        self.at[druid(self.turn)] = action[1]
        self.phase = "roll"

    def play_sickle(self, action: Action, _: Words) -> None:
        self.discard(self.turn, "sickle")
        if action[2] in self.hands[int(action[1])]:
            self.hands[int(action[1])].remove(action[2])
            self.hands[self.turn].append(action[2])

    def play_roll(self, _: Action, words: Words) -> None:
        self.dice = [words.one_of(faces) for faces in DICE]
        self.dice_left = [face for face in self.dice if face != "ring"]
        self.movers = self.own(self.turn)
        self.is_alone = len(self.movers) == 1
        if self.dice_left:
            self.go_on()
        else:
            self.phase = "magic"

    def go_on(self) -> None:
        """An arrival is resolved: the end, the next move, or the next seat."""
        self.phase = "move"
        if self.is_end():
            self.begin_vote()
        elif not self.legal_move(self.turn):
            self.end_turn()

    def play_move(self, action: Action, words: Words) -> None:
        _, die, name, stone = action
        self.arrived = druid(self.turn) if name == "druid" else name
        self.came_from = self.at[self.arrived]
        self.dice_left.remove(die)
        self.movers.remove(self.arrived)
        if self.is_alone:
            self.dice_left = []
        self.lost_morrigan = self.controller["morrigan"]
        self.put(self.arrived, stone, self.turn)
        if self.at[self.arrived] == "centre":
            self.go_on()
        elif is_druid(self.arrived) and self.at["morrigan"] == stone:
            self.ask(action, [self.controller["morrigan"]], words)
        else:
            self.arrive(words)

    def arrive(self, words: Words) -> None:
        """What the stone offers."""
        self.phase = "arrive"
        offers = self.legal_arrive(self.turn)
        if not offers:
            self.go_on()
        elif offers == {("draw",)}:
            self.play_draw(("draw",), words)

    # Arriving.

    def draw(self, count: int, words: Words) -> None:
        self.chance_to = (self.turn,)
        for _ in range(count):
            if not self.stock:
                self.stock, self.discards = self.discards, []
            if self.stock:
                card = words.one_of(self.stock)
                self.stock.remove(card)
                self.hands[self.turn].append(card)

    def take(self, seat: int, count: int, words: Words) -> None:
        """The seat on turn takes so many cards out of another hand."""
        self.chance_to = (self.turn, seat)
        for _ in range(count):
            card = words.one_of(self.hands[seat])
            self.hands[seat].remove(card)
            self.hands[self.turn].append(card)

    def discard(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.discards.append(card)

    def play_nothing(self, _: Action, __: Words) -> None:
        self.go_on()

    def play_draw(self, _: Action, words: Words) -> None:
        self.draw(2 if self.arrived == "dwarf_king" else 1, words)
        self.go_on()

    def play_invoke(self, action: Action, _: Words) -> None:
        self.at[action[1]] = action[2] if len(action) == 3 else self.at[self.arrived]
        self.controller[action[1]] = self.turn
        self.go_on()

    def play_exchange(self, action: Action, words: Words) -> None:
        other = self.other_druid(self.at[self.arrived])
        assert other is not None
        self.take(other, int(action[1]), words)
        self.to_give, self.receiver = int(action[1]), other
        self.phase = "give"

    def play_give(self, action: Action, _: Words) -> None:
        self.hands[self.turn].remove(action[1])
        self.hands[self.receiver].append(action[1])
        self.to_give -= 1
        if self.to_give == 0:
            self.go_on()

    def play_banish(self, action: Action, words: Words) -> None:
        self.ask(action, [self.controller[action[1]]], words)

    def play_steal(self, action: Action, words: Words) -> None:
        self.ask(action, [self.other_druid(self.at["morrigan"])], words)

    def play_magic(self, action: Action, words: Words) -> None:
        if action[1] == "none":
            self.end_turn()
        else:
            self.ask(action, [*self.seats], words)

    # Answers.

    def ask(self, action: Action, seats: Sequence[int | None], words: Words) -> None:
        self.asked, self.answers = action, {}
        self.called = [s for s in self.clockwise() if s in seats and self.hands[s]]
        self.waiting = list(self.called)
        self.phase = "answer"
        if not self.waiting:
            self.resolve(words)

    def play_answer(self, seat: int, action: Action, words: Words) -> None:
        self.waiting.remove(seat)
        self.answers[seat] = action
        if not self.waiting:
            self.resolve(words)

    def clockwise(self) -> list[int]:
        """The others, from the seat on turn."""
        return [(self.turn + step) % len(self.seats) for step in range(1, len(self.seats))]

    def first_answer(self) -> int | None:
        """Who gave the first answer clockwise that is not `let`."""
        given = [seat for seat in self.called if self.answers[seat] != ("let",)]
        return given[0] if given else None

    def resolve(self, words: Words) -> None:
        """The first answer counts; without one, what was wanted happens."""
        seat = self.first_answer()
        if seat is None:
            self.happen(words)
        else:
            self.answered(seat, self.answers[seat], words)

    def answered(self, seat: int, answer: Action, words: Words) -> None:
        assert self.asked is not None
        asked, ghost, self.asked = self.asked, self.touched(), None
        card = (
            self.fitting(seat, answer[0], ghost)
            if answer[0] in ("leap", "ban") and ghost
            else answer[0]
        )
        assert card is not None
        self.discard(seat, card)
        if answer[0] == "leap" and ghost:
            self.put(ghost, answer[1], seat)
        if answer[0] == "ban" and asked[0] in ("banish", "move"):
            self.at[self.arrived] = self.came_from
            self.controller["morrigan"] = self.lost_morrigan
        if asked[0] == "magic" or answer[0] == "ban":
            self.end_turn()
        elif asked[0] == "move":
            self.arrive(words)
        else:
            self.go_on()

    def happen(self, words: Words) -> None:
        assert self.asked is not None
        asked, self.asked = self.asked, None
        if asked[0] == "move":
            self.controller["morrigan"] = self.turn
            self.arrive(words)
        elif asked[0] == "steal":
            self.steal(int(asked[1]), words)
            self.go_on()
        elif asked[0] == "banish":
            self.at[asked[1]], self.controller[asked[1]] = "stand", None
            self.go_on()
        elif asked[1] == "draw":
            self.draw(2, words)
            self.end_turn()
        else:
            self.set_by_magic(asked[2], asked[3])

    def set_by_magic(self, ghost: str, stone: str) -> None:
        """Only Morrigan has something to do there: at another seat's druid with cards she steals."""
        self.put(ghost, stone, self.turn)
        other = self.other_druid(stone)
        if ghost == "morrigan" and other is not None and self.hands[other]:
            self.arrived, self.phase = (
                ghost,
                "arrive",
            )  # no die is left: after the theft the turn is over
        else:
            self.end_turn()

    def steal(self, count: int, words: Words) -> None:
        robbed = self.other_druid(self.at["morrigan"])
        assert robbed is not None
        self.take(robbed, count, words)
        self.controller["morrigan"] = robbed

    # The end and the vote.

    def is_end(self) -> bool:
        in_centre = [pawn for pawn, place in self.at.items() if place == "centre"]
        can_move = [
            p
            for p, place in self.at.items()
            if p != "morrigan" and (place in STONES or place == "waiting")
        ]
        return len(in_centre) >= 5 or not can_move

    def begin_vote(self) -> None:
        self.dice_left = []
        self.phase = "vote"
        self.count()

    def questions(self) -> Iterator[tuple[int, str, list[str]]]:
        """What is or was asked in this ballot, in order: seat, what votes, its choices."""
        for step in self.seats:
            seat = (self.last_in + step) % len(self.seats)
            centre = self.own(seat, "centre")
            if self.phase == "revote":
                yield from ((seat, short(pawn), [*CULTS]) for pawn in centre if self.is_free(pawn))
            elif centre:
                yield from (
                    (seat, short(pawn), [*CULTS, "none"]) for pawn in centre if self.is_free(pawn)
                )
                yield from (
                    (seat, ghost, ["yes", "none"]) for ghost in centre if not self.is_free(ghost)
                )
                yield from self.extras(seat)

    def is_free(self, pawn: str) -> bool:
        """Whether its voice may go to either cult."""
        return is_druid(pawn) or pawn == "dwarf_king"

    def extras(self, seat: int) -> Iterator[tuple[int, str, list[str]]]:
        for cult in CULTS:
            voted = [ghost for ghost in GHOSTS_OF[cult] if self.ballot.get((seat, ghost)) == "yes"]
            if voted and DOUBLERS[cult] in self.hands[seat]:
                yield seat, DOUBLERS[cult], [*voted, "none"]
        for cult in CULTS:
            if f"portrait_{cult}" in self.hands[seat]:
                yield seat, f"portrait_{cult}", ["yes", "none"]
        for cult in CULTS:
            if self.potion(seat, cult) and (
                cult == "sun" or self.ballot.get((seat, "potion_sun")) != "yes"
            ):
                yield seat, f"potion_{cult}", ["yes", "none"]

    def open_questions(self) -> list[tuple[int, str, list[str]]]:
        return [question for question in self.questions() if question[:2] not in self.ballot]

    def question(self) -> tuple[int, str, list[str]]:
        return self.open_questions()[0]

    def play_vote(self, action: Action, _: Words) -> None:
        if self.phase == "choose":
            return self.finish(action[2])
        seat, item, _choices = self.question()
        self.ballot[seat, item] = action[2]
        return self.count()

    def count(self) -> None:
        """Once all have voted: the winner, the second ballot, or the choice of one seat."""
        if self.open_questions():
            return None
        sun, moon = self.total("sun"), self.total("moon")
        if sun != moon:
            return self.finish("sun" if sun > moon else "moon")
        if self.phase == "revote":
            self.phase = "choose"
            return None
        self.phase, self.ballot = "revote", {}
        return self.count()

    def finish(self, cult: str) -> None:
        self.cult, self.second = cult, self.phase != "vote"
        self.phase = "over"

    def total(self, cult: str) -> int:
        return sum(self.votes_of(seat, cult) for seat in self.seats)

    def votes_of(self, seat: int, cult: str) -> int:
        if self.phase in ("revote", "choose") or (self.phase == "over" and self.second):
            ghosts = [pawn for pawn in self.own(seat, "centre") if pawn in GHOSTS_OF[cult]]
            said = [vote for (voter, _), vote in self.ballot.items() if voter == seat]
            return len(ghosts) + said.count(cult)
        return sum(
            self.worth(item, vote, cult)
            for (voter, item), vote in self.ballot.items()
            if voter == seat
        )

    def worth(self, item: str, vote: str, cult: str) -> int:
        """How many votes an answer of the first ballot gives a cult."""
        if vote == cult:
            return 3 if item == "druid" else 1
        doubled = item == DOUBLERS[cult] and vote != "none"
        said_yes = vote == "yes" and (
            item in GHOSTS_OF[cult] or item in (f"portrait_{cult}", f"potion_{cult}")
        )
        return 1 if doubled or said_yes else 0

    # The score.

    def plants(self, seat: int, cult: str) -> list[list[str]]:
        """The seat's plants of a cult, in every way that its stand-in can be used."""
        real = [card for card in self.hands[seat] if card in PLANTS[cult]]
        return (
            [[*real, plant] for plant in PLANTS[cult]]
            if STAND_INS[cult] in self.hands[seat]
            else [real]
        )

    def potion(self, seat: int, cult: str) -> bool:
        return any(self.is_potion(seat, cult, plants) for plants in self.plants(seat, cult))

    def is_potion(self, seat: int, cult: str, plants: list[str]) -> bool:
        return "mistletoe" in self.hands[seat] and all(plant in plants for plant in PLANTS[cult])

    def is_pair(self, seat: int, cult: str, plants: list[str]) -> bool:
        return PAIR_CARDS[cult] in self.hands[seat] and any(
            plants.count(plant) >= 2 for plant in plants
        )

    def sheet(self, seat: int) -> dict[str, int]:
        assert self.cult is not None
        cult, hand = self.cult, self.hands[seat]
        best = max(self.bonuses(seat, cult, plants) for plants in self.plants(seat, cult))
        lines = {
            "druid": 20 if self.at[druid(seat)] == "centre" else 0,
            "ghosts": sum(
                self.ghost_points(ghost)
                for ghost in GHOSTS_OF[cult]
                if self.controller[ghost] == seat
            ),
            "plants": sum(PLANTS[cult].get(card, 0) for card in hand),
            "potion": best[1],
            "pair": best[2],
            "morrigan": -20 if self.controller["morrigan"] == seat else 0,
            "belladonna": -20 if "belladonna" in hand else 0,
        }
        return {**lines, "total": sum(lines.values())}

    def bonuses(self, seat: int, cult: str, plants: list[str]) -> tuple[int, int, int]:
        """Together, for the potion, for the pair."""
        potion = 30 if self.is_potion(seat, cult, plants) else 0
        pair = 20 if self.is_pair(seat, cult, plants) else 0
        return potion + pair, potion, pair

    def ghost_points(self, ghost: str) -> int:
        return 20 if self.at[ghost] == "centre" else 10

    # What is seen, and the outcome.

    def actors_seen_by(self, viewer: int | None) -> list[int]:
        """Of sealed answers one knows one's own: the others may all still have to answer."""
        if self.phase == "answer":
            return sorted(seat for seat in self.called if seat != viewer or seat in self.waiting)
        return sorted(self.actors())

    def view(self, viewer: int | None) -> dict[str, Any]:
        return {
            "seats": len(self.seats),
            "you": viewer,
            "actors": self.actors_seen_by(viewer),
            "over": self.phase == "over",
            "turn": self.turn,
            "stones": {stone: sorted(self.on(stone)) for stone in STONES},
            "druids": [self.at[druid(seat)] for seat in self.seats],
            "ghosts": {
                ghost: {"at": self.at[ghost], "controller": self.controller[ghost]}
                for ghost in GHOSTS
            },
            "hands": [self.view_hand(seat, viewer) for seat in self.seats],
            "hand_counts": [len(hand) for hand in self.hands],
            "stock": len(self.stock),
            "discards": list(self.discards),
            "dice": list(self.dice),
            "dice_left": list(self.dice_left),
            "asked": list(self.asked) if self.asked else None,
            "phase": self.phase,
            "votes": self.view_votes() if self.phase in OPEN else None,
            "cult": self.cult,
            "score_sheet": [self.sheet(seat) for seat in self.seats]
            if self.phase == "over"
            else None,
        }

    def record_for(self, viewer: int | None) -> list[dict[str, Any]]:
        """What was played, as the viewer may read it before the vote; of sealed answers its own."""
        lines = [line.seen_by(viewer) for line in self.lines]
        if self.phase == "answer" and viewer in self.answers:
            lines.append({"seat": viewer, "action": list(self.answers[viewer]), "chance": []})
        return lines

    def view_hand(self, seat: int, viewer: int | None) -> list[str] | None:
        return sorted(self.hands[seat]) if viewer == seat or self.phase in OPEN else None

    def view_votes(self) -> dict[str, Any]:
        by_seat = [{cult: self.votes_of(seat, cult) for cult in CULTS} for seat in self.seats]
        return {**{cult: self.total(cult) for cult in CULTS}, "by_seat": by_seat}

    def result(self) -> Result | None:
        if self.phase != "over":
            return None
        scores = tuple(self.sheet(seat)["total"] for seat in self.seats)
        winners = tuple(seat for seat in self.seats if scores[seat] == max(scores))
        return (
            winners,
            scores,
            tuple(1 + len([other for other in scores if other > score]) for score in scores),
        )


# The board.

BACK = {"left": "right", "right": "left", "in": "out", "out": "in"}
TURN = {
    "left": ("in", "out"),
    "right": ("in", "out"),
    "in": ("left", "right"),
    "out": ("left", "right"),
}
BENDS = {"straight": 0, "bend": 1, "double": 2}


def neighbours(stone: str) -> dict[str, str]:
    """Every way from a stone, and where it leads."""
    ring, hour = stone[0], int(stone[1:])
    found = {"right": f"{ring}{hour % 12 + 1}", "left": f"{ring}{(hour - 2) % 12 + 1}"}
    if hour % 2 == 0 and ring != "a":
        found["in"] = f"{RINGS[RINGS.index(ring) - 1]}{hour}"
    if hour % 2 == 0 and ring != "c":
        found["out"] = f"{RINGS[RINGS.index(ring) + 1]}{hour}"
    return found


NEIGHBOURS = {stone: neighbours(stone) for stone in STONES}


# Names.


def druid(seat: int) -> str:
    return f"druid-{seat}"


def is_druid(pawn: str) -> bool:
    return pawn.startswith("druid-")


def short(pawn: str) -> str:
    """A pawn as actions name it."""
    return "druid" if is_druid(pawn) else pawn


def other_cult(cult: str) -> str:
    return "moon" if cult == "sun" else "sun"
