"""The true state never reaches a bot: what is sent to one does not depend on what its seat can't
know, and through whole games, in the terminal and in the arena, it decides by a view that is
redacted for it."""

from __future__ import annotations

import importlib
import io
import pickle
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import toy
from games.stonehenge import table
from match.embers import council, deal, play
from nemeton.bots import decide
from nemeton.engine import Action, Data, holes
from nemeton.games.president import state as president
from nemeton.lab.arena import play as arena_game
from nemeton.match import Match
from nemeton.terminal.play import play as terminal_game
from nemeton.terminal.table import Table
from nemeton.workers import Bots, bots, desk, think

arena = importlib.import_module("nemeton.lab.arena")  # the package gives its function that name


class Post:
    """A worker that keeps what it is sent, and plays nothing."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def ask(self, words: tuple[Any, ...], patience: float) -> Action:
        assert patience > 0
        self.sent.append(pickle.dumps(words))
        return ("sent",)

    def interrupt(self) -> None:
        """It never thinks."""

    dismiss = interrupt


@pytest.fixture
def post(monkeypatch: pytest.MonkeyPatch) -> Post:
    worker = Post()
    monkeypatch.setattr(bots, "Worker", lambda _: worker)
    return worker


def sent(post: Post, match: Match, seat: int) -> bytes:
    """All that goes to the worker which thinks for the seat."""
    with Bots() as chooser:
        Table(match, ("druid",) * match.seats).question(chooser, seat)()
    return post.sent[-1]


def hidden(words: str) -> Match:
    return table.after(words, "hidden")


def drawn(card: str) -> Match:
    return play(deal("gift storm", "hush gift"), f"0 rest : {card}")


ALIKE = {
    "pawns face down": (hidden("6A 5G 4C 3H"), hidden("6A 4G 4C 2H"), 0),
    "pawns face down, other seat": (hidden("6A 5G 4C 3H 1M"), hidden("5A 5G 6C 3H 1M"), 1),
    "a hand": (deal("gift storm", "hush gift"), deal("gift storm", "storm council"), 0),
    "two hands": (
        deal("gift hush", "hush gift", "gift gift"),
        deal("storm hush", "hush gift", "hush gift"),
        1,
    ),
    "a card drawn": (drawn("gift"), drawn("hush"), 1),
    "a vote": (play(council(), "1 vote yes"), play(council(), "1 vote no"), 2),
}


@pytest.mark.parametrize(("one", "other", "seat"), ALIKE.values(), ids=ALIKE)
def test_what_is_sent_does_not_depend_on_what_the_seat_can_not_know(
    one: Match, other: Match, seat: int, post: Post
) -> None:
    assert one.state != other.state and sent(post, one, seat) == sent(post, other, seat)


@pytest.mark.parametrize(("one", "other", "seat"), ALIKE.values(), ids=ALIKE)
def test_what_is_sent_does_depend_on_what_a_seat_knows(
    one: Match, other: Match, seat: int, post: Post
) -> None:
    knows = next(one_of for one_of in range(one.seats) if one.seen(one_of) != other.seen(one_of))
    assert knows != seat and sent(post, one, knows) != sent(post, other, knows)


def test_what_is_sent_is_a_view_a_seat_a_level_and_a_public_seed(post: Post) -> None:
    match = deal("gift storm", "hush gift")
    *words, seconds = pickle.loads(sent(post, match, 1))
    assert words == ["toy", match.seen(1), 1, "druid", f"{match.seed_hash}/0/1"]
    assert seconds == desk.LONGEST, "nobody else waits"
    assert match.seed.encode() not in post.sent[-1] and match.salt.encode() not in post.sent[-1]


# Whole games.


def unknown(view: Any, seat: int) -> int:
    """How many things the seat can't know, counted from what is public."""
    if isinstance(view, toy.State):
        votes = [one.ballot.votes for one in view.phases if isinstance(one, toy.Answer | toy.Vote)]
        hands = [len(hand) for other, hand in enumerate(view.hands) if other != seat]
        return sum(hands) + len(view.deck) + sum(other != seat for vote in votes for other in vote)
    if isinstance(view, president.State):
        return len(view.right)
    return 1 + view.down[1 - seat].bit_count() if view.hidden else 0


class Leak(Exception):
    """A bot was given more, or less, than its seat may know."""


class Watch:
    """Stands where bots decide, and looks at what they are given."""

    def __init__(self) -> None:
        self.hidden: list[int] = []

    def __call__(
        self, game: Any, view: Data, seat: int, word: str, source: Random, *time: Any, **last: Any
    ) -> Action:
        if game.redact(view, seat) != view or holes(view.key()) != unknown(view, seat):
            raise Leak(f"seat {seat} is given {view}")
        self.hidden.append(holes(view.key()))
        return decide(game, view, seat, word, source, *time, **last)


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Iterator[Watch]:
    watching = Watch()
    monkeypatch.setattr(arena, "decide", watching)
    monkeypatch.setattr(bots, "decide", watching)
    yield watching
    assert len(watching.hidden) > 8, "nobody was watched"


class Here:
    """Thinks in this process, with the words that a worker would get."""

    def choose(self, game: str, view: Data, seat: int, level: str, seed: str) -> Action:
        return think(*pickle.loads(pickle.dumps((game, view, seat, level, seed))))


TABLES: dict[str, tuple[str, list[str], dict[str, str]]] = {
    "two": ("toy", ["greedy", "random"], {"deck": "short"}),
    "three": ("toy", ["greedy", "random", "apprentice"], {"deck": "long"}),
    "four": ("toy", ["random"] * 4, {"deck": "short"}),
    "hidden": ("stonehenge", ["greedy", "apprentice"], {"pawns": "hidden", "claims": "automatic"}),
    "hidden and called": (
        "stonehenge",
        ["bard", "random"],
        {"pawns": "hidden", "claims": "called"},
    ),
    "quiz": ("president", ["greedy", "random"], {"challenges": "quiz", "length": "short"}),
}
every_table = pytest.mark.parametrize(("game", "words", "options"), TABLES.values(), ids=TABLES)


def in_arena(game: str, words: list[str], options: dict[str, str]) -> None:
    for rotation in range(len(words)):
        arena_game(game, words, options, rotation, "watched")


def in_terminal(game: str, words: list[str], options: dict[str, str]) -> None:
    out, errors = io.StringIO(), io.StringIO()
    code = terminal_game(
        game, seats=len(words), options=options, who=words, seed="watched", plain=True, language="en",
        chooser=Here(), stdin=io.StringIO(), stdout=out, stderr=errors,
    )  # fmt: skip
    assert (code, errors.getvalue()) == (0, "")


@every_table
@pytest.mark.parametrize("whole_game", [in_arena, in_terminal])
def test_bots_decide_by_a_redacted_view_from_the_first_move_to_the_last(
    whole_game: Callable[..., None],
    game: str,
    words: list[str],
    options: dict[str, str],
    watch: Watch,
) -> None:
    whole_game(game, words, options)
    assert min(watch.hidden) > 0


@every_table
@pytest.mark.parametrize("whole_game", [in_arena, in_terminal])
def test_a_true_state_in_a_bots_hands_would_be_noticed(
    whole_game: Callable[..., None],
    game: str,
    words: list[str],
    options: dict[str, str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(arena, "decide", Watch())
    monkeypatch.setattr(bots, "decide", Watch())
    monkeypatch.setattr(Match, "seen", lambda match, _: match.state.clone())
    with pytest.raises(Leak):
        whole_game(game, words, options)


def test_with_open_pawns_there_is_nothing_to_hide(watch: Watch) -> None:
    in_arena("stonehenge", ["random", "random"], {"pawns": "open", "claims": "automatic"})
    assert set(watch.hidden) == {0}
