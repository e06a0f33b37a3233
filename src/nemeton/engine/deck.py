"""A deck without an order: a draw picks one of the cards still in it at that moment.
Same odds as a shuffled deck, and nothing to leak before a card is drawn. A pile's used cards come
round again."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Sequence

from .data import Data
from .dealer import Audience, Dealer
from .state import HIDDEN, state


@state
class Deck(Data):
    cards: list[
        int
    ]  # numbers into the game's table of words; sorted, HIDDEN where a viewer can't know

    @classmethod
    def of(cls, cards: Iterable[int]) -> Deck:
        return cls(sorted(cards))

    def __len__(self) -> int:
        return len(self.cards)

    def draw(self, words: Sequence[str], dealer: Dealer, *, to: Audience = None) -> int:
        """Take one card; its word goes on the tape, readable for `to`."""
        card = dealer.draw(self.cards, words, to=to)
        self.cards.remove(card)
        return card

    def put(self, card: int) -> None:
        insort(self.cards, card)

    def hidden(self) -> Deck:
        """As seen by those who know only its height."""
        return Deck([HIDDEN] * len(self.cards))


@state
class Pile(Data):
    """A deck whose used cards go to the bottom at once: the first pass is random, then the same
    order comes again. Nothing in it is secret, since everybody saw what was used. A card that is
    kept out goes to the bottom later."""

    fresh: list[int]  # not drawn yet; numbers into the game's table of words, sorted
    used: list[int]  # in the order put under: once nothing is fresh the first of them lies on top

    @classmethod
    def of(cls, cards: Iterable[int]) -> Pile:
        return cls(sorted(cards), [])

    def __len__(self) -> int:
        return len(self.fresh) + len(self.used)

    def draw(self, words: Sequence[str], dealer: Dealer) -> int:
        """The top card, which goes to the bottom; its word goes on the tape."""
        card = dealer.draw(self.fresh or self.used[:1], words)
        (self.fresh or self.used).remove(card)
        self.used.append(card)
        return card

    def keep_out(self) -> None:
        """The card drawn last stays with somebody instead, until it is put under."""
        self.used.pop()

    def put_under(self, card: int) -> None:
        self.used.append(card)
