"""Bugs planted in the toy game, one at a time: the kit must find each, and by the law that forbids it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import find
from hypothesis import strategies as st

import toy
from nemeton.engine import SEALED_WORD, Action, Ballot, Dealer, Deck, Msg, Phase, Viewer, who
from nemeton.laws import Violation, cases, check, check_line

Plant = Callable[[pytest.MonkeyPatch], None]
honest_draw, honest_storm, honest_discard = toy.draw, toy.storm, toy.discard
honest_answers, honest_clone = toy.Answer.legal, toy.State.clone


def asks_only_holders(patch: pytest.MonkeyPatch) -> None:
    def asked(state: toy.State) -> tuple[int, ...]:
        return tuple(seat for seat in range(len(state.hands)) if seat != state.turn and toy.HUSH in state.hands[seat])

    patch.setattr(toy, "asked", asked)


def shows_sealed_votes(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Ballot, "sealed_for", lambda ballot, _: ballot.clone())


def shows_the_deck(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(toy, "redact_deck", lambda state: state.deck.clone())
    patch.setattr(Deck, "hidden", Deck.clone)


def shows_a_hand_to_spectators(patch: pytest.MonkeyPatch) -> None:
    honest = toy.redact_hand

    def redact_hand(state: toy.State, seat: int, viewer: Viewer) -> list[int]:
        return honest(state, seat, seat if viewer is None else viewer)

    patch.setattr(toy, "redact_hand", redact_hand)


def storms_in_silence(patch: pytest.MonkeyPatch) -> None:
    class Mute(Dealer):
        def tell(self, event: Msg, **_: Any) -> None:
            """Says nothing."""

    def storm(state: toy.State, dealer: Dealer) -> None:
        honest_storm(state, _aside(Mute, dealer))

    patch.setattr(toy, "storm", storm)


def _aside(kind: type[Dealer], dealer: Dealer) -> Dealer:
    """Another kind of dealer that draws from the same tape."""
    other = kind(dealer.chance)
    other.pick = dealer.pick  # type: ignore[method-assign]
    return other


def tells_everyone_the_card(patch: pytest.MonkeyPatch) -> None:
    def draw(state: toy.State, dealer: Dealer) -> None:
        honest_draw(state, dealer)
        drawn = " ".join(toy.CARDS[card] for card in state.hands[state.turn])
        dealer.tell(toy.say("voted", seat=who(state.turn), vote=drawn))

    patch.setattr(toy, "draw", draw)


def puts_the_card_on_the_open_record(patch: pytest.MonkeyPatch) -> None:
    honest = Deck.draw

    def draw(deck: Deck, words: Any, dealer: Dealer, *, to: Any = None) -> int:
        del to
        return honest(deck, words, dealer, to=None)

    patch.setattr(Deck, "draw", draw)


def shares_a_list_with_its_clone(patch: pytest.MonkeyPatch) -> None:
    def clone(state: toy.State) -> toy.State:
        copy = honest_clone(state)
        copy.embers = state.embers
        return copy

    patch.setattr(toy.State, "clone", clone)


def shares_a_hand_with_its_clone(patch: pytest.MonkeyPatch) -> None:
    def clone(state: toy.State) -> toy.State:
        copy = honest_clone(state)
        copy.hands = state.hands[:]
        return copy

    patch.setattr(toy.State, "clone", clone)


def loses_a_card(patch: pytest.MonkeyPatch) -> None:
    def discard(state: toy.State, seat: int, card: int) -> None:
        honest_discard(state, seat, card)
        if card == toy.STORM:
            state.discards.pop()

    patch.setattr(toy, "discard", discard)


def rolls_its_own_dice(patch: pytest.MonkeyPatch) -> None:
    def storm(state: toy.State, dealer: Dealer) -> None:
        victim = random.randrange(len(state.hands))
        state.embers[victim] += 1
        dealer.tell(toy.say("stormed", seat=who(victim)))

    patch.setattr(toy, "storm", storm)


def offers_nothing_to_an_actor(patch: pytest.MonkeyPatch) -> None:
    def legal(phase: toy.Answer, state: toy.State, seat: int) -> list[Action]:
        return [action for action in honest_answers(phase, state, seat) if action != ("let",)]

    patch.setattr(toy.Answer, "legal", legal)


def peeks_at_other_hands(patch: pytest.MonkeyPatch) -> None:
    def legal(phase: toy.Answer, state: toy.State, seat: int) -> list[Action]:
        peeked = toy.HUSH in state.hands[state.turn]
        return [*honest_answers(phase, state, seat), *([("vote", "yes")] if peeked else [])]

    patch.setattr(toy.Answer, "legal", legal)


def deals_what_was_seen(patch: pytest.MonkeyPatch) -> None:
    def determinize(view: toy.State, viewer: int, chance: Any) -> toy.State:
        world = view.clone()
        world.hands = [hand if seat == viewer else [toy.GIFT] * len(hand) for seat, hand in enumerate(world.hands)]
        world.deck = Deck.of([toy.GIFT] * len(world.deck))
        del chance
        return world

    patch.setattr(toy, "determinize", determinize)


def forgets_a_text(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(toy, "card_label", lambda card: Msg(f"toy-unwritten-{card}"))


def never_ends(patch: pytest.MonkeyPatch) -> None:
    def end_turn(state: toy.State, dealer: Dealer) -> None:
        del dealer
        state.phases = [toy.Turn(state.turn)]

    patch.setattr(toy, "end_turn", end_turn)


def seals_nothing(patch: pytest.MonkeyPatch) -> None:
    def redact_phase(one: Phase, viewer: Viewer) -> Phase:
        del viewer
        return one.clone()

    patch.setattr(toy, "redact_phase", redact_phase)


PLANTED: list[tuple[Plant, str]] = [
    (asks_only_holders, "parallel_games_look_alike"),
    (shows_sealed_votes, "two_worlds_tell_the_same"),
    (seals_nothing, "two_worlds_tell_the_same"),
    (shows_the_deck, "parallel_games_look_alike"),
    (shows_a_hand_to_spectators, "a_spectator_knows_no_more_than_a_seat"),
    (storms_in_silence, "the_log_tells_what_is_shown"),
    (tells_everyone_the_card, "two_worlds_tell_the_same"),
    (shares_a_list_with_its_clone, "a_clone_is_independent"),
    (shares_a_hand_with_its_clone, "a_clone_is_independent"),
    (loses_a_card, "nothing_is_lost"),
    (rolls_its_own_dice, "a_record_plays_again"),
    (offers_nothing_to_an_actor, "legal_is_complete_and_stable"),
    (peeks_at_other_hands, "a_view_allows_the_same"),
    (deals_what_was_seen, "a_filled_view_could_be_true"),
    (forgets_a_text, "everything_can_be_said"),
    (never_ends, "games_go_on"),
]


def _found(games: int = 60) -> list[Violation]:
    """All that is wrong in the first games that show anything."""
    found: list[Violation] = []
    for report in check(toy, games, seed="planted"):
        found += report.violations
        if len(found) > 8:
            break
    return found


def test_the_honest_toy_keeps_every_law() -> None:
    assert _found() == []


@pytest.mark.parametrize(("plant", "law"), PLANTED, ids=[plant.__name__ for plant, _ in PLANTED])
def test_a_planted_bug_is_caught(plant: Plant, law: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    assert law in {violation.law for violation in _found()}


def test_a_planted_bug_shrinks_to_the_shortest_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """A lost storm card is seen after one action; the shortest game that shows it has no other."""
    loses_a_card(monkeypatch)
    case = cases(toy)[0]
    lines = st.tuples(st.integers(0, 20), st.lists(st.integers(0, 9), max_size=12))
    seed, numbers = find(lines, lambda line: bool(check_line(case, f"line-{line[0]}", line[1]).violations))
    violation = check_line(case, f"line-{seed}", numbers).violations[0]
    assert (violation.law, violation.moves) == ("nothing_is_lost", ("0 play storm",))
    assert "0 play storm" in str(violation)


def test_a_sealed_word_reads_as_a_question_mark() -> None:
    assert SEALED_WORD == "?"
