"""Taking back: free while the move is one's own and the last, no chance was drawn and nothing was
shown; else agreed.
Whatever is taken back stays on the record, and chance can't be asked twice."""

from __future__ import annotations

import pytest

from games.stonehenge import table
from match.embers import council, deal, finish, play
from nemeton import IllegalAction, Match, new, speech

HANDS = ("gift storm", "hush gift")
ALL_UP = "1A 1B 1N 1R 2J 2O 2C 2D 3E"  # every pawn lies on a full line; I would fill BEIN and turn up itself alone


def test_an_own_last_move_is_taken_back_freely() -> None:
    match = table.after("6A 5C")
    assert match.why_no_undo(1) is None
    match.undo(1)
    assert match.state == table.after("6A").state and match.actors == (1,) and len(match.moves) == 1


def test_each_of_several_own_moves_can_be_taken_back() -> None:
    match = table.after("6A AB", claims="called")
    match.undo(0)
    match.undo(0)
    assert match.state == table.new(claims="called").state and match.moves == []


def test_a_face_down_pawn_is_taken_back_freely() -> None:
    assert table.after("6A 5C", "hidden").why_no_undo(1) is None


def over() -> Match:
    """The mover's last pawn gave it the eighth megalith; nothing else stands against taking it
    back."""
    match = table.after(table.EIGHTH_OF_NINE)
    assert match.result is not None
    return match


def named() -> Match:
    """A département that was named can't be changed, though no chance was drawn and nothing was
    shown."""
    match = new("president", 2, seed="named", script=["0"])
    match.play(0, ("roll",), script=["2", "6"])
    match.play(0, ("take", "26"))
    return match


REFUSED = {
    "nothing was played": (table.new(), 0, "undo-nothing"),
    "it was somebody else's": (table.after("6A"), 1, "undo-others-acted"),
    "somebody acted since": (table.after("6A 5C"), 0, "undo-others-acted"),
    "another has voted since": (play(council(), "2 vote yes / 1 vote no"), 2, "undo-others-acted"),
    "answers are still sealed": (play(council(), "2 vote yes"), 2, "undo-sealed"),
    "answers are still sealed, and one's own is not in": (
        play(council(), "2 vote yes"),
        1,
        "undo-sealed",
    ),
    "a spectator asks": (table.after("6A"), None, "undo-others-acted"),
    "a card was drawn": (play(deal(*HANDS), "0 rest"), 0, "undo-chance"),
    "a die was rolled": (play(deal(*HANDS), "0 play storm / 1 let"), 1, "undo-chance"),
    "the others are asked under seal": (play(deal(*HANDS), "0 play gift"), 0, "undo-sealed"),
    "a pawn was turned up": (table.after("6A 5B", "hidden"), 1, "undo-revealed"),
    "one's own pawn was turned up": (table.after("6A 5C 4B", "hidden"), 0, "undo-revealed"),
    "only the pawn itself was turned up": (
        table.after(f"{ALL_UP} 6I", "hidden"),
        1,
        "undo-revealed",
    ),
    "what is said is said": (named(), 0, "undo-bound"),
    "the game is over": (over(), 1, "undo-over"),
}
every_refusal = pytest.mark.parametrize(("match", "seat", "key"), REFUSED.values(), ids=REFUSED)


@every_refusal
def test_beyond_that_the_sentence_says_what_stands_against_it(
    match: Match, seat: int, key: str
) -> None:
    before = match.clone()
    with pytest.raises(IllegalAction) as refused:
        match.undo(seat)
    assert (
        refused.value.reason == match.why_no_undo(seat)
        and refused.value.reason.key == key
        and match == before
    )
    assert speech.error(refused.value, "fr") != speech.error(refused.value, "en")


def test_asking_changes_nothing() -> None:
    match = table.after("6A")
    before = match.clone()
    match.why_no_undo(0)
    match.why_no_undo(1)
    assert match == before


# Agreed.


def test_with_everyones_consent_a_drawn_card_is_put_back() -> None:
    match = play(deal(*HANDS), "0 rest")
    match.undo(0, agreed=True)
    assert match.state == deal(*HANDS).state and match.actors == (0,) and match.log(0) == []


def test_with_everyones_consent_an_opened_ballot_is_sealed_again() -> None:
    match = play(council(), "1 vote yes / 2 vote no")
    match.undo(2, agreed=True)
    assert match.state == play(council(), "1 vote yes").state
    assert match.record_for(0) == {
        **council().record_for(0),
        "undone": match.record_for(0)["undone"],
    }


def test_even_with_everyones_consent_there_must_be_a_move() -> None:
    with pytest.raises(IllegalAction, match="There is no move to take back"):
        table.new().undo(0, agreed=True)


def test_a_finished_game_stays_as_it_was_even_with_everyones_consent() -> None:
    """Its seed and all secrets are public by then: what is played after that would be no game."""
    match = finish(deal(*HANDS))
    before = match.clone()
    with pytest.raises(IllegalAction, match="a finished game stays as it was"):
        match.undo(match.moves[-1].seat, agreed=True)
    assert match == before


# Further back.


def test_several_moves_are_taken_back_at_once_and_stay_on_the_record() -> None:
    match = table.after("6A 5C 4D")
    match.rewind(1)
    assert match.state == table.after("6A").state and match.actors == (1,)
    assert [(one["after"], one["action"][1]) for one in match.record()["undone"]] == [
        (2, "4"),
        (1, "5"),
    ]


def test_going_back_is_harmless_while_nobody_has_learned_anything() -> None:
    match = table.after("6A 5C 4D")
    assert [match.why_no_return(stand) for stand in range(4)] == [None] * 4


def test_what_was_learned_on_the_way_counts_though_more_was_hidden_since() -> None:
    """B fills the line AB and turns both pawns up; D and E lie face down after that."""
    match = table.after("6A 5B 4D 3E", "hidden")
    assert [getattr(match.why_no_return(stand), "key", "") for stand in range(5)] == [
        "undo-revealed"
    ] * 2 + [""] * 3


# The trace, and no fishing.


def test_what_was_taken_back_stays_on_the_record() -> None:
    match = table.after("6A 5C")
    match.undo(1)
    table.play(match, "4D")
    record = match.record()
    assert record["undone"] == [
        {"after": 1, "seat": 1, "action": ["place", "5", "C"], "chance": []}
    ]
    assert [move["action"][1] for move in record["moves"]] == ["6", "4"]


def test_without_undo_the_record_says_nothing_of_it() -> None:
    assert "undone" not in table.after("6A 5C").record()


def test_a_match_that_was_taken_back_is_not_the_match_in_which_nothing_happened() -> None:
    match = table.after("6A 5C")
    match.undo(1)
    assert match != table.after("6A") and match.state == table.after("6A").state


@pytest.mark.parametrize("times", [1, 3])
def test_the_same_move_draws_the_same_after_undo(times: int) -> None:
    match = play(deal(*HANDS), "0 rest")
    drawn = match.moves[-1].tape.chance()
    for _ in range(times):
        match.undo(0, agreed=True)
        play(match, "0 rest")
    assert match.moves[-1].tape.chance() == drawn and len(match.undone) == times


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_trying_something_else_in_between_gives_no_other_draw(seed: str) -> None:
    match = play(deal("storm gift", "hush gift", seed=seed), "0 play storm / 1 let")
    rolled = match.moves[-1].tape.chance()
    match.undo(1, agreed=True)
    play(match, "1 hush")
    match.undo(1, agreed=True)
    assert play(match, "1 let").moves[-1].tape.chance() == rolled


def test_scripted_words_are_kept_when_a_later_move_is_taken_back() -> None:
    match = play(deal(*HANDS), "0 rest : council / 1 rest")
    match.undo(1, agreed=True)
    assert match.moves[0].tape.chance() == ["council"] and match.view(0)["hands"][0] == [
        "gift",
        "storm",
        "council",
    ]
