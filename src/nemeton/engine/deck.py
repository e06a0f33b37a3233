"""A deck without an order: a draw picks one of the cards still in it at that moment.
Same odds as a shuffled deck, and nothing to leak before a card is drawn."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Sequence

from .dealer import Audience, Dealer
from .state import HIDDEN, Data, state


@state
class Deck(Data):
    cards: list[int]  # numbers into the game's table of words; sorted, HIDDEN where a viewer can't know

    @classmethod
    def of(cls, cards: Iterable[int]) -> Deck:
        return cls(sorted(cards))

    def __len__(self) -> int:
        return len(self.cards)

    def draw(self, words: Sequence[str], dealer: Dealer, *, to: Audience = None) -> int:
        """Take one card; its word goes on the tape, readable for `to`."""
        word = dealer.pick([words[card] for card in self.cards], to=to)
        card = words.index(word)
        self.cards.remove(card)
        return card

    def put(self, card: int) -> None:
        insort(self.cards, card)

    def hidden(self) -> Deck:
        """As seen by those who know only its height."""
        return Deck([HIDDEN] * len(self.cards))
