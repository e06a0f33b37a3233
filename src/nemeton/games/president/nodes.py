"""What lies on the table of Le Jeu du Président: the map, the dice, the last card, the votes and debts of each seat.
Made from a view, once for what it shows, and then handed out again."""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from nemeton.engine import Msg, Node, kept, who

from .content import AMOUNT, BIT, CAMPAIGN, CODE, FIRST_LOSS, MAJORITY, STAR, UNIT, WORTH
from .map import MAP
from .rules.debts import debts_of, owed_by
from .rules.holding import holders
from .state import KINDS, NOBODY, NONE, State
from .words import say, team_name, votes

Point = tuple[float, float]

WIDTH, MAP_HEIGHT = 12.0, 10.85
CAPITAL: Final = ("75", "92", "93", "94")  # Paris and its neighbours are drawn apart, enlarged
CAPITAL_AT, CAPITAL_SIZE = (1.2, 1.26), 2.44
TERRITORY: Final = {"971": (0.8, 6.95), "973": (2.25, 6.95), "974": (0.8, 8.4), "975": (2.25, 8.4)}
TERRITORY_SIZE = 1.34
DICE: Final = ((9.25, 0.72), (10.25, 0.72))
CARD_AT, DUE_AT = (11.5, 0.82), (9.15, 1.7)
ROUND_AT, ROUND_SIZE = (1.6, 9.8), (3.2, 1.25)
BAR_X: Final = (0.8, 6.65)  # where the bars of the two columns begin
BAR_TOP, BAR_STEP, BAR_WIDE, BAR_HIGH = 11.42, 0.66, 3.8, 0.44
FULL, WHOLE = 300, sum(WORTH)  # units that a bar has room for, in the first round and in the second
DUEL_X: Final = (0.85, 11.15)
DUEL_HIGH, ALLY_SIZE, DEBT_X = 0.6, 0.52, (3.0, 9.0)
DEBT_SIZE, DEBT_STEP, DEBT_ROOM = 0.6, 0.46, 0.85  # a card before its seat, how far from the next, and all of them


def spaced(units: int) -> str:
    """Votes in figures, the same in every language: 1 200 000."""
    return f"{units * UNIT:,}".replace(",", " ")


def height(seats: int) -> float:
    return round(BAR_TOP + BAR_STEP * (rows(seats) - 1) + 0.5, 2)


def rows(seats: int) -> int:
    return (seats + 1) // 2


def all_nodes(view: State, offered: Container[str], clicked: Container[str]) -> tuple[Node, ...]:
    bars = duel_nodes(view) if view.teams else bar_nodes(view)
    land = land_nodes(view, offered, clicked)
    return (*ground_nodes(), *land, *dice_nodes(view.dice), *card_nodes(view), *round_nodes(view), *bars)


# The map.


@kept
def ground_nodes() -> list[Node]:
    return [
        Node("board", "map", say("map"), look="chart", shape="#france"),
        Node("panel", "capital", say("capital"), CAPITAL_AT, size=CAPITAL_SIZE),
    ]


def land_nodes(view: State, offered: Container[str], clicked: Container[str] = ()) -> list[Node]:
    """Every département, by its holder; the codes among which somebody else chooses are marked; those that can be
    clicked say what they are worth, for lists."""
    nodes: list[Node] = []
    for place, owner in enumerate(holders(view)):
        code, shield = CODE[place], bool(view.protected & BIT[place])
        nodes += land(place, owner, shield, code in offered, f"d{code}" in clicked)
    return nodes


@kept
def land(place: int, owner: int, shield: bool, offer: bool, priced: bool = False) -> list[Node]:
    """A département; those of the capital are on the map too, small, and can be clicked in either place."""
    code, label = CODE[place], land_label(place, owner, shield)
    worth = f"worth-{WORTH[place] * UNIT // 1000}k"
    mark = " ".join(word for word, drawn in (("shield", shield), ("offer", offer), (worth, priced)) if drawn)
    x, y, room = MAP.get(code) or (*TERRITORY[code], TERRITORY_SIZE)
    size = TERRITORY_SIZE if code in TERRITORY else round(min(0.72, max(0.36, 2.5 * room)), 2)
    seat = None if owner == NOBODY else owner
    node = Node("region", f"d{code}", label, (x, y), size=size, look="inset" if code in TERRITORY else "", owner=seat,
                text=code, shape=f"#{code}", mark=mark)  # fmt: skip
    return [node, small(node)] if code in CAPITAL else [node]


def small(node: Node) -> Node:
    x, y, _ = MAP[f"{node.text}-small"]
    return Node("region", f"{node.id}-small", node.label, (x, y), owner=node.owner, like=node.id,
                shape=f"{node.shape}-small", mark=node.mark)  # fmt: skip


def land_label(place: int, owner: int, shield: bool) -> Msg:
    """Its number as a word of its own: who speaks to the page says what is seen."""
    name, worth = say("land", code=CODE[place], name=say(f"d{CODE[place]}")), votes(WORTH[place])
    if owner == NOBODY:
        return say("land-vacant", place=name, votes=worth)
    return say("land-protected" if shield else "land-held", place=name, votes=worth, seat=who(owner))


# The dice, the card, the sum.


@kept
def dice_nodes(dice: tuple[str, ...]) -> list[Node]:
    """Blank before the first roll."""
    faces = dice or ("", "")
    return [
        Node("die", f"die-{n + 1}", say("die", face="star" if face == STAR else face or "none"), DICE[n], look="digit",
             size=0.95, text=face)
        for n, face in enumerate(faces)
    ]  # fmt: skip


def card_nodes(view: State) -> list[Node]:
    """The last campaign card of the turn, and the sum that is being picked."""
    card = [] if view.card == NONE else [card_node(view.card)]
    due = [due_node(view.due.kind, view.due.of, view.due.amount)] if view.due else []
    return card + due


@kept
def card_node(card: int) -> Node:
    gain = card < FIRST_LOSS
    text = f"{'+' if gain else '−'}{spaced(AMOUNT[card])}"
    return Node("card", "campaign-card", card_label(card), CARD_AT, size=1.45,
                look="campaign-gain" if gain else "campaign-loss", text=text)  # fmt: skip


def card_label(card: int) -> Msg:
    key = "card-gain" if card < FIRST_LOSS else "card-loss"
    return say(key, story=say(CAMPAIGN[card]), votes=votes(AMOUNT[card]))


@kept
def due_node(kind: int, seat: int, amount: int) -> Node:
    label = say("due", kind=KINDS[kind], seat=who(seat), votes=votes(amount))
    return Node("counter", "due", label, DUE_AT, size=1.05, look="sign", owner=seat, text=spaced(amount))


# The round.


def round_nodes(view: State) -> list[Node]:
    """Which one, where there can be two; and how often each seat has played, where that ends it."""
    seats = len(view.held)
    turns = view.limit // seats
    return [] if seats == 2 else [round_node(view.round, min(max(view.turns, 0) // seats + 1, turns), turns)]


@kept
def round_node(number: int, turn: int, turns: int) -> Node:
    label = say("round-turn" if turns else "round-only", round=number, turn=turn, turns=turns)
    return Node("card", "round", label, ROUND_AT, size=1.1, look="letter-head", shape=box(*ROUND_SIZE))


def box(width: float, high: float) -> str:
    return f"M{-width / 2} {-high / 2}H{width / 2}V{high / 2}H{-width / 2}z"


# The votes: in the first round a bar for each seat and the line of the majority; in the second, two camps on one bar.


def bar_nodes(view: State) -> list[Node]:
    nodes = [*majority_nodes(min(2, len(view.votes)))]
    for seat, units in enumerate(view.votes):
        nodes.append(bar(seat, len(view.votes), units, view.held[seat].bit_count(), owed_by(view, seat)))
        x, y = bar_spot(seat, len(view.votes))
        nodes += debt_nodes(view, seat, (x + BAR_WIDE + 0.3, y))
    return nodes


def bar_spot(seat: int, seats: int) -> Point:
    """Down the first column, then down the second."""
    column, row = divmod(seat, rows(seats))
    return BAR_X[column], round(BAR_TOP + BAR_STEP * row, 2)


@kept
def bar(seat: int, seats: int, units: int, places: int, debt: int) -> Node:
    x, y = bar_spot(seat, seats)
    label = say("bar-debt" if debt else "bar", seat=who(seat), votes=votes(units), places=places, debt=votes(debt))
    return Node("track", f"votes-{seat}", label, (x, y), (x + BAR_WIDE, y), BAR_HIGH,
                look=f"bar-{units}-{MAJORITY}-{FULL}", owner=seat, text=spaced(units))  # fmt: skip


@kept
def majority_nodes(columns: int) -> list[Node]:
    """What the line on the bars stands for."""
    label = say("majority", votes=votes(MAJORITY))
    return [
        Node("text", f"majority-{n + 1}", label, (round(x + BAR_WIDE * MAJORITY / FULL, 2), BAR_TOP - 0.45), size=0.9,
             text=spaced(MAJORITY))
        for n, x in enumerate(BAR_X[:columns])
    ]  # fmt: skip


def debt_nodes(view: State, seat: int, start: Point, way: int = 1) -> list[Node]:
    """[3.9] The cards before a seat, oldest first; many of them overlap."""
    if not view.debts:
        return []
    cards, (x, y) = debts_of(view, seat), start
    step = way * min(DEBT_STEP, DEBT_ROOM / max(1, len(cards) - 1))
    return [
        debt_node(seat, debt.card, debt.amount, (round(x + step * n, 2), y), debt.card == view.card)
        for n, debt in enumerate(cards)
    ]


@kept
def debt_node(seat: int, card: int, amount: int, at: Point, drawn: bool) -> Node:
    """A card that waits, with the units still owed; in the turn in which it was drawn it comes from there."""
    label = say("debt", seat=who(seat), story=say(CAMPAIGN[card]), votes=votes(amount))
    return Node("card", f"debt-{CAMPAIGN[card]}", label, at, size=DEBT_SIZE, look="campaign-loss", owner=seat,
                text=f"−{amount}", home="campaign-card" if drawn else f"votes-{seat}")  # fmt: skip


def duel_nodes(view: State) -> list[Node]:
    nodes = [half_node()]
    for side, team in enumerate(view.teams):
        chief = team[0]
        nodes.append(camp_bar(side, tuple(team), view.votes[chief], owed_by(view, chief)))
        nodes += camp_nodes(side, tuple(team))
        nodes += debt_nodes(view, chief, (DEBT_X[side], BAR_TOP + 0.7), 1 - 2 * side)
    return nodes


@kept
def half_node() -> Node:
    """What the line on the bar of both sides stands for."""
    half = WHOLE // 2
    return Node("text", "half", say("half", votes=votes(half)), (WIDTH / 2, BAR_TOP + 0.58), text=spaced(half))


@kept
def camp_bar(side: int, team: tuple[int, ...], units: int, debt: int) -> Node:
    """One comes from the left, the other from the right; the middle is half of all votes."""
    start, end = DUEL_X if side == 0 else DUEL_X[::-1]
    key = "camp-debt" if debt else "camp"
    label = say(key, team=team_name(team), votes=votes(units), debt=votes(debt))
    return Node("track", f"votes-{team[0]}", label, (start, BAR_TOP), (end, BAR_TOP), DUEL_HIGH,
                look=f"bar-{units}-{WHOLE // 2}-{WHOLE}", owner=team[0], text=spaced(units))  # fmt: skip


@kept
def camp_nodes(side: int, team: tuple[int, ...]) -> list[Node]:
    """The allies, under their challenger's end of the bar."""
    start, way, home = DUEL_X[side], 1 - 2 * side, f"votes-{team[0]}"
    return [
        Node("pawn", f"ally-{seat}", say("ally", seat=who(seat), chief=who(team[0])),
             (round(start + way * (0.68 * n - 0.35), 2), BAR_TOP + 0.7), size=ALLY_SIZE, look="sign",
             owner=seat, home=home)
        for n, seat in enumerate(team[1:])
    ]  # fmt: skip
