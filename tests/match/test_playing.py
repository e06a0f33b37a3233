"""The referee: plays what is legal, refuses the rest with a sentence, and whatever is refused has
changed nothing."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from hashlib import sha256
from random import Random
from typing import Any

import pytest

import nemeton
import toy
from games.stonehenge import table
from games.walking import walk
from match.embers import council, deal, finish, play
from nemeton import BadSetup, IllegalAction, ImpossibleChance, Match, Refused, load, speech
from nemeton.engine import Dealer, Sampled
from nemeton.match import Branch

HOUSE = ("druiden", "druids", "grand_druide", "president", "stonehenge")
HUGE = 10**5000


@pytest.fixture
def match() -> Match:
    return deal("gift storm", "hush gift")


def refused(
    match: Match, attempt: Callable[[], object], kind: type[Refused] = IllegalAction
) -> Refused:
    """The error, a ValueError, of an attempt that must fail and leave the match as it was."""
    before = match.clone()
    with pytest.raises(ValueError) as error:  # noqa: PT011  # its kind and reason are looked at
        attempt()
    assert match == before and match.moves == before.moves and isinstance(error.value, kind)
    return error.value


def test_actors_and_legal_actions_follow_the_game(match: Match) -> None:
    assert match.actors == (0,) and match.legal(1) == []
    assert match.legal(0) == [("play", "gift"), ("play", "storm"), ("rest",)]


def test_several_seats_act_at_the_same_time_in_any_order() -> None:
    one, other = council(), council()
    assert one.actors == (1, 2)
    play(one, "1 vote yes / 2 vote no : gift")
    play(other, "2 vote no / 1 vote yes : gift")
    assert one.state == other.state and one != other


def test_a_move_tells_what_came_of_it(match: Match) -> None:
    move = match.play(0, ["rest"], script=["council"])
    assert (move.seat, move.action, move.tape.chance()) == (
        0,
        ("rest",),
        ["council"],
    ) and match.moves == [move]


@pytest.mark.parametrize(
    "nobody", [True, "1", None, 1.0, -1, 2, HUGE], ids=lambda nobody: repr(type(nobody))
)
def test_whoever_has_no_seat_has_no_legal_action(nobody: Any) -> None:
    match = play(deal("gift storm", "hush gift"), "0 rest")
    assert match.actors == (1,) and match.legal(nobody) == []


def test_legal_hands_out_a_list_of_its_own(match: Match) -> None:
    match.legal(0).clear()
    assert match.legal(0)


ILLEGAL: dict[str, tuple[Any, Any, str]] = {
    "out of turn": (1, ("rest",), "toy-not-now"),
    "not in hand": (0, ("play", "council"), "toy-no-such-card"),
    "no such verb": (0, ("fly", "away"), "action-unknown"),
    "a sentence": (0, "rest", "action-form"),
    "nothing": (0, (), "action-form"),
    "an empty word": (0, ("rest", ""), "action-form"),
    "numbers": (0, ("play", 1), "action-form"),
    "None": (0, None, "action-form"),
    "a set": (0, {"rest"}, "action-form"),
    "bytes": (0, b"rest", "action-form"),
    "nested": (0, [["rest"]], "action-form"),
    "seat too high": (2, ("rest",), "no-such-seat"),
    "seat below": (-1, ("rest",), "no-such-seat"),
    "seat as a word": ("0", ("rest",), "no-such-seat"),
    "seat as a truth": (False, ("rest",), "no-such-seat"),
    "a spectator": (None, ("rest",), "no-such-seat"),
    "seat with thousands of digits": (HUGE, ("rest",), "no-such-seat"),
}


@pytest.mark.parametrize(("seat", "action", "key"), ILLEGAL.values(), ids=ILLEGAL)
def test_an_illegal_action_is_refused_with_a_reason_and_changes_nothing(
    match: Match, seat: Any, action: Any, key: str
) -> None:
    error = refused(match, lambda: match.play(seat, action))
    assert error.reason.key == key
    assert str(error) == speech.say(error.reason, "en") and len(str(error).split()) >= 4
    assert speech.say(error.reason, "fr").strip()


def test_a_refusal_cites_its_rule(match: Match) -> None:
    error = refused(match, lambda: match.play(0, ("play", "council")))
    assert (
        error.reason.rule == "1" and str(error) == "You have no card council to play now. (rule 1)"
    )


def test_nothing_can_be_played_once_the_game_is_over(match: Match) -> None:
    finish(match)
    assert match.actors == () and match.legal(0) == [] and match.result is not None
    assert refused(match, lambda: match.play(0, ("rest",))).reason.key == "game-over"


@pytest.mark.parametrize(
    "viewer", [2, -1, "0", True, 1.0, HUGE], ids=lambda viewer: repr(type(viewer))
)
@pytest.mark.parametrize("ask", ["view", "seen", "scene", "record_for"])
def test_a_viewer_who_does_not_exist_is_refused(match: Match, ask: str, viewer: Any) -> None:
    error = refused(match, lambda: getattr(match, ask)(viewer), BadSetup)
    assert error.reason.key == "no-such-seat"


# Scripts.


def test_scripted_words_come_first_and_then_the_seed_goes_on() -> None:
    scripted = deal("gift storm", "hush gift")
    assert scripted.setup.chance() == ["gift", "storm", "hush", "gift"]
    half = Match(scripted.game, 2, seed="hearth", script=["council"])
    seeded = Match(scripted.game, 2, seed="hearth")
    assert half.setup.chance()[0] == "council" and len(half.setup.chance()) == 4
    assert half.setup.chance()[1:] != ["council"] * 3 and half != seeded


def test_the_seed_goes_on_with_its_first_pick_after_a_script() -> None:
    """A storm picks its victim, then a card is drawn: only the first of the two is scripted."""
    words = [
        play(deal("storm gift", "gift gift"), f"0 play storm / 1 let : {victim}").moves[-1]
        for victim in "01"
    ]
    assert [move.tape.chance()[0] for move in words] == ["0", "1"]
    assert words[0].tape.chance()[1] == words[1].tape.chance()[1]


@pytest.mark.parametrize("script", [["hush"], ["dragon"], ["?"], [""], ["hush", "gift"]], ids=str)
def test_an_impossible_word_is_a_value_error_and_changes_nothing(script: list[str]) -> None:
    """All four cards `hush` are in the hands; to rest is to draw a card."""
    match = deal("hush hush", "hush hush")
    error = refused(match, lambda: match.play(0, ("rest",), script=script), ImpossibleChance)
    assert "council gift storm" in str(error)


def test_a_word_that_is_impossible_after_a_possible_one_changes_nothing_either() -> None:
    match = play(deal("storm gift", "gift gift"), "0 play storm")
    error = refused(match, lambda: match.play(1, ("let",), script=["1", "sword"]), ImpossibleChance)
    assert "sword" in str(error)


def test_an_impossible_word_in_the_setup_makes_no_match() -> None:
    with pytest.raises(ImpossibleChance, match="Chance can't give “dragon” here"):
        deal("gift dragon", "gift gift")


def test_words_left_over_are_not_used_by_this_action_nor_by_the_next() -> None:
    match = deal("gift storm", "hush gift")
    match.play(0, ("rest",), script=["gift", "storm", "storm"])
    seeded = play(deal("gift storm", "hush gift"), "0 rest : gift")
    assert play(match, "1 rest") == play(seeded, "1 rest")


def test_a_bare_string_is_one_word_and_not_its_letters() -> None:
    match = deal("gift storm", "hush gift")
    assert match.play(0, ("rest",), script="council").tape.chance() == ["council"]


def test_a_script_may_be_any_iterable_of_words() -> None:
    match = deal("gift storm", "hush gift")
    assert match.play(0, ("rest",), script=iter(["hush"])).tape.chance() == ["hush"]


@pytest.mark.parametrize("script", [[1], [None], [["gift"]], [b"gift"]], ids=str)
def test_a_script_of_something_else_than_words_is_refused(match: Match, script: Any) -> None:
    error = refused(match, lambda: match.play(0, ("rest",), script=script), BadSetup)
    assert error.reason.key == "script-form"


# Copies.


@pytest.mark.parametrize("which", [0, 1])
def test_clones_go_their_own_ways(match: Match, which: int) -> None:
    pair = [match, match.clone()]
    assert pair[0] == pair[1] and pair[0] is not pair[1]
    before = match.record()
    finish(pair[which])
    assert pair[1 - which].record() == before and pair[0] != pair[1]


def test_undo_in_a_clone_is_not_seen_in_the_original() -> None:
    match = table.after("6A 5B")
    copy = match.clone()
    copy.undo(1)
    assert (len(copy.moves), len(copy.undone), len(match.moves), len(match.undone)) == (1, 1, 2, 0)


def test_a_ballot_opened_in_a_clone_stays_sealed_in_the_original() -> None:
    match = play(council(), "1 vote yes")
    copy = match.clone()
    play(copy, "2 vote no")
    assert copy.record_for(0)["moves"][-2]["action"] == ["vote", "yes"]
    assert match.record_for(0) == council().record_for(0)


def test_options_are_copied_in_and_out() -> None:
    options = {"deck": "long"}
    match = Match(deal("gift gift", "gift gift").game, 2, options, seed="s")
    copy, view = match.clone(), match.view(0)
    options["deck"] = copy.options["deck"] = view["options"]["deck"] = "short"
    assert match.options == {"deck": "long"} == match.record()["options"]


def test_matches_are_equal_by_what_was_played(match: Match) -> None:
    assert match == deal("gift storm", "hush gift")
    others = [
        deal("gift storm", "hush hush"),
        deal("gift storm", "hush gift", seed="x"),
        match.clone(),
    ]
    finish(others[2])
    assert all(
        match != other
        for other in [*others, deal("gift storm", "hush gift", salt="x"), match.record()]
    )


def test_a_match_can_not_be_hashed_because_it_changes(match: Match) -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(match)


def test_the_same_seed_and_actions_give_the_same_match() -> None:
    assert finish(deal("gift storm", "hush gift"), 5) == finish(deal("gift storm", "hush gift"), 5)


def test_each_action_draws_from_a_stream_of_its_own() -> None:
    """What was drawn before does not shift what comes: the same cards would be drawn by the same
    pick."""
    one = play(deal("storm gift", "gift gift"), "0 rest / 1 rest / 0 play storm / 1 let")
    other = play(deal("storm gift", "gift gift"), "0 rest / 1 rest / 0 play gift / 1 let")
    assert (
        one.moves[0].plain() == other.moves[0].plain()
        and one.moves[1].plain() == other.moves[1].plain()
    )
    assert len(one.moves[3].tape.chance()) == 2 and len(other.moves[3].tape.chance()) == 1


def test_the_setup_is_stream_0_of_the_seed_and_action_n_is_stream_n() -> None:
    """Anyone can check the dice by the documented formula: a draw is a pick among the cards that
    are left."""
    match, left = Match(load("toy"), 2, seed="oak"), sorted(toy.CARDS * 4, key=toy.CARDS.index)
    play(match, "0 rest / 1 rest / 0 rest")
    picks = [(0, k) for k in range(4)] + [(1, 0), (2, 0), (3, 0)]
    drawn = []
    for stream, k in picks:
        number = int(sha256(f"oak/{stream}/{k}".encode()).hexdigest(), 16)
        drawn.append(left.pop(number % len(left)))
    assert match.setup.chance() == drawn[:4] and [move.tape.chance() for move in match.moves] == [
        [x] for x in drawn[4:]
    ]


def test_the_log_grows_with_every_move_and_others_hear_the_shadow() -> None:
    match = play(deal("gift storm", "hush gift"), "0 rest : council")
    assert [event.key for event in match.log(0)] == ["toy-rested", "toy-drew"]
    assert [event.key for event in match.log(1)] == [event.key for event in match.log(None)]
    assert [event.key for event in match.log(1)] == ["toy-rested", "toy-drew-something"]


@pytest.mark.parametrize("number", range(3))
def test_random_games_of_stonehenge_end(number: int) -> None:
    *_, match = walk(table.new(), Random(number))
    assert match.result is not None and match.result.ranks[match.result.winners[0]] == 1


def test_what_is_done_to_a_clone_s_state_by_hand_is_not_seen_in_the_original() -> None:
    """Nor the other way round, nor in what the rules were asked of either."""
    for mine in (0, 1):
        match = deal("gift storm", "hush hush")
        pair, before = (match, match.clone()), match.clone()
        seat = match.actors[0]
        match.game.apply(pair[mine].state, seat, match.legal(seat)[0], Dealer(Sampled(Random(1))))
        other = pair[1 - mine]
        assert pair[mine].state != other.state == before.state
        pair[mine].legal(seat)  # whatever it says now
        assert other.legal(seat) == before.legal(seat)
        assert other.actors == before.actors and other == before


def test_a_clone_that_was_asked_before_the_original_tells_it_nothing() -> None:
    match = deal("gift storm", "hush hush")
    seat, clone = match.actors[0], match.clone()
    clone.game.apply(
        clone.state, seat, match.game.legal(match.state, seat)[0], Dealer(Sampled(Random(1)))
    )
    for one in range(2):
        clone.legal(one)
    assert match.legal(seat) == list(match.game.legal(match.state, seat))


def test_after_is_a_clone_in_which_was_played() -> None:
    match = council()
    before, seat = match.clone(), match.actors[0]
    played = match.clone()
    played.play(seat, ("vote", "no"))
    assert match.after(seat, ("vote", "no")) == played != match == before
    with pytest.raises(IllegalAction):
        match.after(seat, ("vote", "perhaps"))
    assert match == before


@pytest.mark.parametrize(
    "again", [copy.copy, copy.deepcopy, lambda match: pickle.loads(pickle.dumps(match))]
)
@pytest.mark.parametrize("name", [*HOUSE, "toy"])
def test_a_match_can_be_copied_and_pickled(name: str, again: Callable[[Match], Match]) -> None:
    """With its moves, those taken back too; and both go on by themselves, with the same dice."""
    match, source = (
        nemeton.new(name, seats=3 if name != "stonehenge" else 2, seed="again", salt="s"),
        Random(1),
    )
    for _ in range(12):
        seat = match.actors[0]
        match.play(seat, source.choice(match.legal(seat)))
    match.undo(match.moves[-1].seat, agreed=True)
    made = again(match)
    assert (
        made == match
        and made is not match
        and made.record() == match.record()
        and made.game is match.game
    )
    assert [made.view(seat) for seat in (None, 0)] == [match.view(seat) for seat in (None, 0)]
    assert (
        made.log(0) == match.log(0)
        and made.undone == match.undone
        and made.state is not match.state
    )
    seat = match.actors[0]
    action = match.legal(seat)[0]
    made.play(seat, action)
    assert made != match and match.after(seat, action) == made


def test_a_branch_stays_one_when_it_is_pickled() -> None:
    match = deal("gift storm", "hush hush")
    match.branch = Branch(0, match.seed_hash)
    assert pickle.loads(pickle.dumps(match)).branch == match.branch
