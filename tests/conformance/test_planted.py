"""Bugs planted in the toy game, one at a time: the kit must find each, and by the law that forbids
it."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import find
from hypothesis import strategies as st

import toy
from nemeton.engine import (
    HIDDEN,
    Action,
    Ballot,
    Beat,
    Dealer,
    Deck,
    Msg,
    Option,
    Outcome,
    Phase,
    Scene,
    Story,
    Viewer,
    who,
)
from nemeton.engine import outcome as ranked
from nemeton.laws import Violation, cases, check, check_line
from nemeton.match import Match

Plant = Callable[[pytest.MonkeyPatch], None]
honest_draw, honest_storm, honest_discard = toy.draw, toy.storm, toy.discard
honest_answers, honest_clone = toy.Answer.legal, toy.State.clone


def asks_only_holders(patch: pytest.MonkeyPatch) -> None:
    def asked(state: toy.State) -> tuple[int, ...]:
        return tuple(
            seat
            for seat in range(len(state.hands))
            if seat != state.turn and toy.HUSH in state.hands[seat]
        )

    patch.setattr(toy, "asked", asked)


def shows_sealed_votes(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Ballot, "sealed_for", lambda ballot, _: ballot.clone())


def shows_who_has_voted(patch: pytest.MonkeyPatch) -> None:
    honest = Ballot.sealed_for

    def sealed_for(ballot: Ballot, viewer: Viewer) -> Ballot:
        seen = honest(ballot, viewer)
        return Ballot(
            seen.voters, {seat: vote for seat, vote in seen.votes.items() if seat in ballot.votes}
        )

    patch.setattr(Ballot, "sealed_for", sealed_for)
    patch.setattr(
        Ballot,
        "waiting",
        lambda ballot: tuple(seat for seat in ballot.voters if seat not in ballot.votes),
    )


def tells_who_has_voted(patch: pytest.MonkeyPatch) -> None:
    honest = Ballot.cast

    def cast(ballot: Ballot, seat: int, vote: Action, dealer: Dealer) -> bool:
        dealer.tell(toy.say("rested", seat=who(seat)))
        return honest(ballot, seat, vote, dealer)

    patch.setattr(Ballot, "cast", cast)


def keeps_votes_on_the_record(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Match, "heard", lambda match, _: match.moves)


def lets_only_some_be_silent(patch: pytest.MonkeyPatch) -> None:
    def legal(phase: toy.Answer, state: toy.State, seat: int) -> list[Action]:
        return [
            action for action in honest_answers(phase, state, seat) if action == ("let",) or seat
        ][-1:]

    def silent(phase: toy.Answer, state: toy.State, seat: int) -> list[Action]:
        return legal(phase, state, seat) if seat else [("hush",)]

    patch.setattr(toy.Answer, "legal", silent)


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
        world.hands = [
            hand if seat == viewer else [toy.GIFT] * len(hand)
            for seat, hand in enumerate(world.hands)
        ]
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


def hides_something_at_the_end(patch: pytest.MonkeyPatch) -> None:
    honest = toy.redact

    def redact(state: toy.State, viewer: Viewer) -> toy.State:
        view = honest(state, viewer)
        if not state.phases:
            view.hands = [
                hand if seat == viewer else [HIDDEN] * len(hand)
                for seat, hand in enumerate(view.hands)
            ]
        return view

    patch.setattr(toy, "redact", redact)


def works_on_the_state_itself(patch: pytest.MonkeyPatch) -> None:
    honest = toy.redact

    def redact(state: toy.State, viewer: Viewer) -> toy.State:
        return honest(state, viewer) if state.phases else state

    patch.setattr(toy, "redact", redact)


def forgets_what_it_redacted(patch: pytest.MonkeyPatch) -> None:
    honest = toy.redact_hand

    def redact_hand(state: toy.State, seat: int, viewer: Viewer) -> list[int]:
        hand = honest(state, seat, viewer)
        return [card for card in hand if card != HIDDEN] if HIDDEN in state.hands[seat] else hand

    patch.setattr(toy, "redact_hand", redact_hand)


def wins_before_the_end(patch: pytest.MonkeyPatch) -> None:
    honest = toy.outcome

    def outcome(state: toy.State) -> Outcome | None:
        return (
            ranked([0], state.embers, toy.say("burned-out"))
            if state.embers[0] > 1
            else honest(state)
        )

    patch.setattr(toy, "outcome", outcome)


def ranks_seats_though_nobody_wins(patch: pytest.MonkeyPatch) -> None:
    honest = toy.outcome

    def outcome(state: toy.State) -> Outcome | None:
        result = honest(state)
        return (
            replace(result, winners=(), ranks=tuple(range(1, len(state.embers) + 1)))
            if result
            else None
        )

    patch.setattr(toy, "outcome", outcome)


def elects_one_of_those_who_rank_first(patch: pytest.MonkeyPatch) -> None:
    honest = toy.outcome

    def outcome(state: toy.State) -> Outcome | None:
        result = honest(state)
        return replace(result, winners=(0,), ranks=(1,) * len(state.embers)) if result else None

    patch.setattr(toy, "outcome", outcome)


def ranks_too_few(patch: pytest.MonkeyPatch) -> None:
    honest = toy.outcome

    def outcome(state: toy.State) -> Outcome | None:
        result = honest(state)
        return replace(result, winners=(0,), ranks=(1,)) if result else None

    patch.setattr(toy, "outcome", outcome)


def refuses_without_a_word(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(toy, "why_not", lambda *_: Msg("toy-because"))


def shows_a_tuple(patch: pytest.MonkeyPatch) -> None:
    honest = toy.present
    patch.setattr(toy, "present", lambda view: {**honest(view), "embers": tuple(view.embers)})


def offers_something_else(patch: pytest.MonkeyPatch) -> None:
    honest = toy.scene

    def scene(view: toy.State, viewer: Viewer) -> Scene:
        made = honest(view, viewer)
        return Scene(made.width, made.height, made.nodes, made.prompt, made.choices[1:])

    patch.setattr(toy, "scene", scene)


def tells_of_what_is_not_there(patch: pytest.MonkeyPatch) -> None:
    honest = toy.scene

    def scene(view: toy.State, viewer: Viewer) -> Scene:
        return replace(
            honest(view, viewer),
            story=Story("tale", toy.say("ask"), (Beat(toy.say("ask"), lit=("moon",)),)),
        )

    patch.setattr(toy, "scene", scene)


def names_an_outline_that_is_not_there(patch: pytest.MonkeyPatch) -> None:
    honest = toy.scene

    def scene(view: toy.State, viewer: Viewer) -> Scene:
        made = honest(view, viewer)
        return replace(made, nodes=(replace(made.nodes[0], shape="#moon"), *made.nodes[1:]))

    patch.setattr(toy, "scene", scene)


def leads_along_what_is_not_there(patch: pytest.MonkeyPatch) -> None:
    honest = toy.scene

    def scene(view: toy.State, viewer: Viewer) -> Scene:
        made = honest(view, viewer)
        return replace(
            made, choices=tuple(replace(choice, path=("moon",)) for choice in made.choices)
        )

    patch.setattr(toy, "scene", scene)


def lets_everything_be_taken_back(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Match, "why_no_undo", lambda *_: None)


def cannot_be_named(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        toy,
        "about",
        replace(toy.about, options=(Option("deck", ("short", "long")), Option("moon", ("no",)))),
    )


def has_parties_without_names(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(toy, "about", replace(toy.about, parties=("oak", "elm", "ash", "yew")))


PLANTED: list[tuple[Plant, str]] = [
    (asks_only_holders, "parallel_games_look_alike"),
    (shows_sealed_votes, "two_worlds_tell_the_same"),
    (seals_nothing, "two_worlds_tell_the_same"),
    (shows_who_has_voted, "a_vote_under_seal_shows_nothing"),
    (tells_who_has_voted, "a_vote_under_seal_shows_nothing"),
    (keeps_votes_on_the_record, "a_vote_under_seal_shows_nothing"),
    (lets_only_some_be_silent, "silence_is_open_to_all"),
    (shows_the_deck, "parallel_games_look_alike"),
    (shows_a_hand_to_spectators, "a_spectator_knows_no_more_than_a_seat"),
    (storms_in_silence, "the_log_tells_what_is_shown"),
    (tells_everyone_the_card, "two_worlds_tell_the_same"),
    (shares_a_list_with_its_clone, "a_clone_is_independent"),
    (shares_a_hand_with_its_clone, "a_clone_is_independent"),
    (loses_a_card, "nothing_is_lost"),
    (
        rolls_its_own_dice,
        "a_record_plays_again|undo_goes_back|the_seed_plays_again",
    ),  # whichever is asked first
    (offers_nothing_to_an_actor, "legal_is_complete_and_stable"),
    (peeks_at_other_hands, "a_view_allows_the_same"),
    (deals_what_was_seen, "a_filled_view_could_be_true"),
    (puts_the_card_on_the_open_record, "the_log_tells_what_is_shown"),
    (hides_something_at_the_end, "all_is_shown_at_the_end"),
    (works_on_the_state_itself, "redacting_changes_nothing"),
    (forgets_what_it_redacted, "a_view_of_a_view_is_itself"),
    (wins_before_the_end, "outcome_exactly_when_nobody_acts"),
    (ranks_seats_though_nobody_wins, "outcome_exactly_when_nobody_acts"),
    (elects_one_of_those_who_rank_first, "outcome_exactly_when_nobody_acts"),
    (ranks_too_few, "outcome_exactly_when_nobody_acts"),
    (refuses_without_a_word, "what_is_illegal_is_refused"),
    (shows_a_tuple, "the_view_is_plain_json"),
    (offers_something_else, "a_scene_offers_what_is_legal"),
    (tells_of_what_is_not_there, "a_scene_offers_what_is_legal"),
    (names_an_outline_that_is_not_there, "a_scene_offers_what_is_legal"),
    (leads_along_what_is_not_there, "a_scene_offers_what_is_legal"),
    (cannot_be_named, "the_game_can_be_named"),
    (has_parties_without_names, "the_game_can_be_named"),
    (lets_everything_be_taken_back, "parallel_games_look_alike"),
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


def test_nobody_need_win(monkeypatch: pytest.MonkeyPatch) -> None:
    """No winners, all rank 1: every law is kept, and the report counts such ends."""
    honest = toy.outcome

    def outcome(state: toy.State) -> Outcome | None:
        return ranked([], state.embers, toy.say("burned-out")) if honest(state) else None

    monkeypatch.setattr(toy, "outcome", outcome)
    reports = list(check(toy, 20, seed="nobody"))
    assert [violation for report in reports for violation in report.violations] == []
    assert sum(report.coverage["winner", "nobody"] for report in reports) == 20


@pytest.mark.parametrize(("plant", "law"), PLANTED, ids=[plant.__name__ for plant, _ in PLANTED])
def test_a_planted_bug_is_caught(plant: Plant, law: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    assert set(law.split("|")) & {violation.law for violation in _found()}


def test_a_planted_bug_shrinks_to_the_shortest_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """A lost storm card is seen after one action; the shortest game that shows it has no other."""
    loses_a_card(monkeypatch)
    case = cases(toy)[0]
    lines = st.tuples(st.integers(0, 20), st.lists(st.integers(0, 9), max_size=12))
    seed, numbers = find(
        lines, lambda line: bool(check_line(case, f"line-{line[0]}", line[1]).violations)
    )
    violation = check_line(case, f"line-{seed}", numbers).violations[0]
    assert (violation.law, violation.moves) == ("nothing_is_lost", ("0 play storm",))
    assert "0 play storm" in str(violation)
