"""Embers, a toy game that uses all of the engine: hidden hands, a lazy deck, a sealed vote, a card
that cancels a card.
Each turn a seat plays a card or rests, and draws one; the most embers win when the deck is
empty."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from nemeton.engine import (
    HIDDEN,
    About,
    Action,
    Ballot,
    Chance,
    Choice,
    Data,
    Dealer,
    Deck,
    Msg,
    Node,
    Option,
    Options,
    Outcome,
    Phase,
    Scene,
    Viewer,
    clockwise,
    phase,
    shuffled,
    state,
    who,
)
from nemeton.engine import (
    outcome as ranked,
)
from nemeton.engine.message import unknown_action
from nemeton.engine.phase import actors, apply, legal

about = About(
    name="toy",
    title="Embers",
    author="the house",
    seats=(2, 3, 4),
    minutes=5,
    rules="1",
    options=(Option("deck", ("short", "long")),),
    longest=400,
    silent="let",
)
CARDS = ("gift", "storm", "council", "hush")
GIFT, STORM, COUNCIL, HUSH = range(4)
COPIES = {"short": 4, "long": 6}
HAND = 2


def say(key: str, rule: str = "", **args: str | int | Msg) -> Msg:
    return Msg(f"toy-{key}", args, rule)


@state
class State(Data):
    turn: int
    hands: list[list[int]]
    deck: Deck
    discards: list[int]
    embers: list[int]
    phases: list[Phase]


@state
class Turn(Phase):
    """A seat plays a card or rests."""

    seat: int

    def actors(self, state: State) -> Sequence[int]:
        return (self.seat,)

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return [("play", CARDS[card]) for card in sorted({*state.hands[seat]} - {HUSH})] + [
            ("rest",)
        ]

    def apply(self, state: State, seat: int, action: Action, dealer: Dealer) -> None:
        if action == ("rest",):
            dealer.tell(say("rested", seat=who(seat)))
            return end_turn(state, dealer)
        card = CARDS.index(action[1])
        discard(state, seat, card)
        dealer.tell(say("played", seat=who(seat), card=say(CARDS[card])))
        ask(state, card, dealer)
        return None


@state
class Answer(Phase):
    """The others may cancel the card, sealed until all have answered."""

    card: int
    ballot: Ballot

    def actors(self, state: State) -> Sequence[int]:
        return self.ballot.waiting()

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return [("hush",), ("let",)] if HUSH in state.hands[seat] else [("let",)]

    def apply(self, state: State, seat: int, action: Action, dealer: Dealer) -> None:
        cast(self, state, seat, action, ("?",), dealer)

    def close(self, state: State, dealer: Dealer) -> None:
        state.phases.pop()
        dealer.reveal()
        for seat, answer in self.ballot.opened():
            if answer == ("hush",):
                discard(state, seat, HUSH)
                dealer.tell(say("hushed", seat=who(seat)))
                return end_turn(state, dealer)
        dealer.tell(say("all-let", card=say(CARDS[self.card])))
        return resolve(state, self.card, dealer)


@state
class Vote(Phase):
    """The council of the others, sealed."""

    ballot: Ballot

    def actors(self, state: State) -> Sequence[int]:
        return self.ballot.waiting()

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return [("vote", "yes"), ("vote", "no")]

    def apply(self, state: State, seat: int, action: Action, dealer: Dealer) -> None:
        cast(self, state, seat, action, ("vote", "?"), dealer)

    def close(self, state: State, dealer: Dealer) -> None:
        state.phases.pop()
        dealer.reveal()
        dealer.unseal(len(self.ballot.voters))
        votes = [vote[1] for _, vote in self.ballot.opened()]
        won = votes.count("yes") > votes.count("no")
        dealer.tell(
            say("council-done", yes=votes.count("yes"), no=votes.count("no"), votes=" ".join(votes))
        )
        if won:
            state.embers[state.turn] += 2
        end_turn(state, dealer)


def setup(seats: int, options: Options, dealer: Dealer) -> State:
    copies = COPIES[options["deck"]]
    deck = Deck.of(card for card in range(len(CARDS)) for _ in range(copies))
    hands = [
        sorted(deck.draw(CARDS, dealer, to=(seat,)) for _ in range(HAND)) for seat in range(seats)
    ]
    return State(0, hands, deck, [], [1] * seats, [Turn(0)])


def cast(
    phase: Answer | Vote, state: State, seat: int, action: Action, shadow: Action, dealer: Dealer
) -> None:
    """A sealed answer: the voter alone knows that there is one; the last one opens the ballot."""
    dealer.veil(shadow, to=(seat,))
    dealer.tell(say("voted", seat=who(seat), vote=" ".join(action)), to=(seat,))
    if phase.ballot.cast(seat, action, dealer):
        phase.close(state, dealer)


def asked(state: State) -> tuple[int, ...]:
    """Everybody else who has a card: whether it is the right one must not show."""
    others = clockwise(state.turn, len(state.hands))[:-1]
    return tuple(seat for seat in others if state.hands[seat])


def ask(state: State, card: int, dealer: Dealer) -> None:
    voters = asked(state)
    if voters:
        state.phases.append(Answer(card, Ballot.of(voters)))
    else:
        resolve(state, card, dealer)


def discard(state: State, seat: int, card: int) -> None:
    state.hands[seat].remove(card)
    state.discards.append(card)


def resolve(state: State, card: int, dealer: Dealer) -> None:
    if card == COUNCIL:
        state.phases.append(Vote(Ballot.of(clockwise(state.turn, len(state.hands))[:-1])))
        return
    if card == GIFT:
        state.embers[state.turn] += 1
        dealer.tell(say("gifted", seat=who(state.turn)))
    else:
        storm(state, dealer)
    end_turn(state, dealer)


def storm(state: State, dealer: Dealer) -> None:
    victim = int(dealer.pick([str(seat) for seat in range(len(state.hands))]))
    state.embers[victim] = max(0, state.embers[victim] - 1)
    dealer.tell(say("stormed", seat=who(victim)))


def end_turn(state: State, dealer: Dealer) -> None:
    draw(state, dealer)
    state.turn = (state.turn + 1) % len(state.hands)
    state.phases = [Turn(state.turn)] if state.deck.cards else []


def draw(state: State, dealer: Dealer) -> None:
    seat = state.turn
    card = state.deck.draw(CARDS, dealer, to=(seat,))
    state.hands[seat] = sorted([*state.hands[seat], card])
    dealer.tell(
        say("drew", seat=who(seat), card=say(CARDS[card])),
        to=(seat,),
        others=say("drew-something", seat=who(seat)),
    )


def outcome(state: State) -> Outcome | None:
    if state.phases:
        return None
    best = max(state.embers)
    return ranked(
        [seat for seat, n in enumerate(state.embers) if n == best], state.embers, say("burned-out")
    )


def why_not(view: State, seat: int, action: Action) -> Msg:
    match action:
        case ("play", card) if card in CARDS:
            return say("no-such-card", "1", card=card)
        case ("vote", _) | ("let",) | ("hush",) | ("rest",):
            return say("not-now", "2")
    return unknown_action(action)


def redact(state: State, viewer: Viewer) -> State:
    if not state.phases:
        return state.clone()
    return State(
        turn=state.turn,
        hands=[redact_hand(state, seat, viewer) for seat in range(len(state.hands))],
        deck=redact_deck(state),
        discards=state.discards[:],
        embers=state.embers[:],
        phases=[redact_phase(one, viewer) for one in state.phases],
    )


def redact_hand(state: State, seat: int, viewer: Viewer) -> list[int]:
    hand = state.hands[seat]
    return hand[:] if seat == viewer else [HIDDEN] * len(hand)


def redact_deck(state: State) -> Deck:
    return state.deck.hidden()


def redact_phase(one: Phase, viewer: Viewer) -> Phase:
    match one:
        case Answer():
            return Answer(one.card, one.ballot.sealed_for(viewer))
        case Vote():
            return Vote(one.ballot.sealed_for(viewer))
    return one.clone()


def determinize(view: State, viewer: int, chance: Chance) -> State:
    state = view.clone()
    if not state.phases:
        return state
    copies = (sum(map(len, state.hands)) + len(state.deck) + len(state.discards)) // len(CARDS)
    unseen = Counter(dict.fromkeys(range(len(CARDS)), copies))
    unseen.subtract([*state.hands[viewer], *state.discards])
    cards = shuffled(unseen.elements(), chance)
    state.hands = [
        hand if HIDDEN not in hand else sorted(cards.pop() for _ in hand) for hand in state.hands
    ]
    state.deck = Deck.of(cards)
    for one in state.phases:
        if isinstance(one, Answer | Vote):
            one.ballot.imagine()
    return state


def present(view: State) -> dict[str, Any]:
    top = view.phases[-1] if view.phases else None
    return {
        "phase": type(top).__name__.lower() if top else "over",
        "turn": view.turn,
        "embers": view.embers[:],
        "hands": [
            None if HIDDEN in hand else [CARDS[card] for card in hand] for hand in view.hands
        ],
        "hand_counts": list(map(len, view.hands)),
        "deck": len(view.deck),
        "discards": [CARDS[card] for card in view.discards],
        "waiting": list(phase.actors(view)),
    }


def scene(view: State, viewer: Viewer) -> Scene:
    actions = [] if viewer is None else legal(view, viewer)
    nodes = [Node("stack", "deck", say("deck", left=len(view.deck)))]
    for seat, hand in enumerate(view.hands):
        nodes.append(
            Node("counter", f"embers-{seat}", say("embers", seat=who(seat), n=view.embers[seat]))
        )
        nodes += [
            Node("card", f"card-{seat}-{slot}", card_label(card), down=card == HIDDEN)
            for slot, card in enumerate(hand)
        ]
    return Scene(
        4, 4, tuple(nodes), say("ask"), tuple(choice(view, viewer, action) for action in actions)
    )


def card_label(card: int) -> Msg:
    return say("card-back" if card == HIDDEN else CARDS[card])


def choice(view: State, viewer: Viewer, action: Action) -> Choice:
    clicks: tuple[str, ...] = ()
    if action[0] == "play" and viewer is not None:
        clicks = (f"card-{viewer}-{view.hands[viewer].index(CARDS.index(action[1]))}",)
    return Choice(action, clicks, say("do", action=" ".join(action)))


def census(state: State) -> Counter[str]:
    cards = [*state.deck.cards, *state.discards, *(card for hand in state.hands for card in hand)]
    return Counter(CARDS[card] for card in cards)


__all__ = [
    "CARDS",
    "GIFT",
    "HUSH",
    "STORM",
    "Answer",
    "State",
    "Turn",
    "about",
    "actors",
    "apply",
    "asked",
    "card_label",
    "census",
    "determinize",
    "discard",
    "draw",
    "end_turn",
    "legal",
    "outcome",
    "present",
    "redact",
    "redact_deck",
    "redact_hand",
    "redact_phase",
    "resolve",
    "say",
    "scene",
    "setup",
    "storm",
    "why_not",
]
