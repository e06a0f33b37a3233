"""Laws of secrecy: what a viewer knows never depends on what it can't know.
Two worlds that a viewer can't tell apart are played side by side; they must look the same until a
secret is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from nemeton.engine import Action, Chance, Dealer, Game, Msg, Scribe, Viewer, holes
from nemeton.engine.dealer import Word
from nemeton.match import Match

from .position import Position, Step, step

T = TypeVar("T")


def a_view_of_a_view_is_itself(at: Position) -> Iterator[str]:
    for viewer in at.case.viewers:
        if at.game.redact(at.view(viewer), viewer) != at.view(viewer):
            yield f"viewer {viewer}: redacting twice changes the view"


def a_spectator_knows_no_more_than_a_seat(at: Position) -> Iterator[str]:
    for seat in range(at.case.seats):
        if at.game.redact(at.view(seat), None) != at.view(None):
            yield f"a spectator knows something that seat {seat} does not"


def redacting_changes_nothing(at: Position) -> Iterator[str]:
    before = at.state.key()
    for viewer in at.case.viewers:
        view = at.game.redact(at.state, viewer)
        if view is at.state or at.state.key() != before:
            yield f"viewer {viewer}: redact works on the state itself"


def a_view_allows_the_same(at: Position) -> Iterator[str]:
    for viewer in at.case.viewers:
        if tuple(at.game.actors(at.view(viewer))) != _public_actors(at, viewer):
            yield f"viewer {viewer}: other actors than the viewer may know of"
    for seat in at.match.actors:
        if list(at.game.legal(at.view(seat), seat)) != at.match.legal(seat):
            yield f"seat {seat}: other legal actions in its view than in truth"


def _public_actors(at: Position, viewer: Viewer) -> tuple[int, ...]:
    """The true ones; under seal all who are asked, voted or not, except that one knows it of
    oneself."""
    if not at.match.sealed:
        return at.match.actors
    return tuple(seat for seat in at.match.sealed if seat != viewer or seat in at.match.actors)


def a_vote_under_seal_shows_nothing(at: Position) -> Iterator[str]:
    """While others are still asked, nobody else can tell from anything that a seat has voted."""
    if not at.match.sealed or len(at.match.actors) < 2:
        return
    seat = at.chance.pick(at.match.actors)
    after = at.match.clone()
    played = after.play(seat, at.chance.pick(at.match.legal(seat)))
    for viewer in at.case.viewers:
        if viewer == seat:
            continue
        if after.view(viewer) != at.match.view(viewer) or at.game.redact(
            after.state, viewer
        ) != at.view(viewer):
            yield f"viewer {viewer}: the view shows that seat {seat} has voted"
        if played.tape.events_seen_by(viewer):
            yield f"viewer {viewer}: the log tells that seat {seat} has voted"
        if after.record_for(viewer) != at.match.record_for(viewer):
            yield f"viewer {viewer}: the record tells that seat {seat} has voted"


def all_is_shown_at_the_end(at: Position) -> Iterator[str]:
    if at.over:
        for viewer in at.case.viewers:
            if holes(at.view(viewer).key()):
                yield f"viewer {viewer}: something is still hidden"


def a_filled_view_could_be_true(at: Position) -> Iterator[str]:
    for seat in range(at.case.seats):
        before = at.view(seat).key()
        world = at.game.determinize(at.view(seat), seat, at.chance)
        yield from _unlike(at, seat, world)
        if at.view(seat).key() != before:
            yield f"seat {seat}: determinize changed the view"


def _unlike(at: Position, seat: int, world: Any) -> Iterator[str]:
    if holes(world.key()):
        yield f"seat {seat}: determinize left something hidden"
    elif at.game.redact(world, seat) != at.view(seat):
        yield f"seat {seat}: the filled view looks different"
    elif tuple(at.game.actors(world)) != _public_actors(at, seat):
        yield f"seat {seat}: other actors in the filled view"
    elif at.game.census(world) != at.census:
        yield f"seat {seat}: another census in the filled view"


def two_worlds_tell_the_same(at: Position) -> Iterator[str]:
    """From here, in truth and in a world that the viewer holds possible, the same move tells and
    shows the same."""
    if at.over:
        return
    for viewer in range(at.case.seats):
        world = imagined(at.game, at.view(viewer), viewer, at.match.actors, at.chance)
        seat = at.chance.pick(at.match.actors)
        for action in at.some(at.match.legal(seat), 3):
            true = step(at.game, at.state, seat, action, at.chance)
            twin = follow(at.game, world, true, viewer, at.chance)
            if twin is not None:
                yield from difference(at.game, true, twin, viewer, holes(at.view(viewer).key()))


def imagined(game: Game[Any], view: Any, viewer: int, actors: Sequence[int], chance: Chance) -> Any:
    """A world that the viewer holds possible, in which as many have voted under seal as in truth."""
    world = game.determinize(view, viewer, chance)
    for seat in [seat for seat in game.actors(world) if seat not in actors]:
        game.apply(world, seat, chance.pick(game.legal(world, seat)), Dealer(chance))
    return world


def the_log_tells_what_is_shown(at: Position) -> Iterator[str]:
    """Of all that may happen now, what is told the same is shown the same: no effect is left out of
    the log."""
    if at.over:
        return
    seat = at.chance.pick(at.match.actors)
    steps = [
        step(at.game, at.state, seat, action, at.chance)
        for action in at.some(at.match.legal(seat), 6)
        for _ in (1, 2)
    ]
    for viewer in at.case.viewers:
        yield from _untold(at, [one for one in steps if at.game.actors(one.after)], viewer)


def _untold(at: Position, steps: list[Step], viewer: Viewer) -> Iterator[str]:
    seen: dict[str, tuple[Step, Any]] = {}
    for one in steps:
        told = _told(one, viewer)
        shown = at.game.redact(one.after, viewer).key()
        if not told and shown != at.view(viewer).key():
            yield f"viewer {viewer}: nothing was told of {one.action}"
        first, before = seen.setdefault(repr(told), (one, shown))
        if before != shown:
            yield f"viewer {viewer}: {first.action} and {one.action} are told the same but show different things"
        elif first.seen_by(viewer) != one.seen_by(viewer):
            yield f"viewer {viewer}: {first.action} and {one.action} are told the same, but their words can be read"


def _told(one: Step, viewer: Viewer) -> list[Msg]:
    return one.tape.events_seen_by(viewer)


class Diverged(Exception):
    """The other world can't go the same way: what was seen rules it out."""


class Following:
    """Chance for a second world: outcomes that the viewer saw come again, the others are drawn
    anew."""

    def __init__(self, words: list[Word], viewer: Viewer, fresh: Chance) -> None:
        self._seen = [word.seen_by(viewer) for word in words]
        self._used, self._fresh = 0, fresh

    def pick(self, options: Sequence[T], /) -> T:
        word = self._seen[self._used] if self._used < len(self._seen) else "?"
        self._used += 1
        if word == "?":
            return self._fresh.pick(options)
        if word not in options:
            raise Diverged
        return options[list(options).index(word)]  # type: ignore[arg-type]  # a word is what was picked


def follow(game: Game[Any], world: Any, true: Step, viewer: Viewer, chance: Chance) -> Step | None:
    """In another world, a move that the viewer reads as it read the true one; None where there is
    no such move."""
    wanted = true.tape.action_seen_by(viewer, true.action)
    for action in _alike(game, world, true, wanted, chance):
        try:
            twin = step(game, world, true.seat, action, Following(true.tape.words, viewer, chance))
        except Diverged:
            continue
        if twin.tape.action_seen_by(viewer, action) == wanted:
            return twin
    return None


def _alike(game: Game[Any], world: Any, true: Step, wanted: Action, chance: Chance) -> list[Action]:
    """A few actions of the other world that could read as wanted."""
    if true.seat not in game.actors(world):
        return []
    fits = [
        a
        for a in game.legal(world, true.seat)
        if len(a) == len(wanted) and all(map(_fits, a, wanted))
    ]
    return [chance.pick(fits) for _ in range(4)] if len(fits) > 4 else fits


def _fits(word: str, wanted: str) -> bool:
    return wanted in ("?", word)


def difference(
    game: Game[Any], true: Step, twin: Step, viewer: Viewer, hidden: int
) -> Iterator[str]:
    """Told alike and shown alike go together: one without the other is a leak, or an effect left
    out of the log.

    Only where less is hidden than the `hidden` holes before may the log say what no view keeps: an
    opened ballot."""
    if not game.actors(true.after) or not game.actors(twin.after):
        return  # all is shown at the end
    told, shown = (
        _told(true, viewer) == _told(twin, viewer),
        shown_alike(game, true.after, twin.after, viewer),
    )
    if shown and not told and holes(game.redact(true.after, viewer).key()) < hidden:
        return
    if told and not shown:
        yield f"viewer {viewer}: {true.action} and {twin.action} are told the same, but the view gives a secret away"
    elif shown and not told:
        yield f"viewer {viewer}: {true.action} and {twin.action} look the same, but the log gives a secret away"
    elif told and true.seen_by(viewer) != twin.seen_by(viewer):
        yield f"viewer {viewer}: the record of {true.action} gives a secret away"


def shown_alike(game: Game[Any], one: Any, other: Any, viewer: Viewer) -> bool:
    same = game.redact(one, viewer) == game.redact(other, viewer)
    return same and tuple(game.actors(one)) == tuple(game.actors(other))


class Twin:
    """A game beside the true one that differs only in what the viewer never saw: alike until a
    secret is shown."""

    def __init__(self, match: Match, viewer: Viewer, chance: Chance) -> None:
        self._game, self._viewer, self._chance = match.game, viewer, chance
        true, twin = Step(-1, (), match.state, match.setup), self._other_setup(match)
        self.differences = (
            [] if twin is None else list(difference(self._game, true, twin, viewer, hidden=0))
        )
        self._keep_if_alike(true, twin)

    def _other_setup(self, match: Match) -> Step | None:
        """The cards that the viewer got, and others for the others; None where chance would not
        have it."""
        for _ in range(20):
            scribe = Scribe(Following(match.setup.words, self._viewer, self._chance))
            try:
                return Step(
                    -1, (), self._game.setup(match.seats, match.options, scribe), scribe.tape
                )
            except Diverged:
                continue
        return None

    def advance(self, true: Step, free: Callable[[], bool]) -> Iterator[str]:
        """Go the same way as the truth did; where that is not possible, begin again from what the
        viewer knows.

        `free` says whether the true step can be taken back without asking: never, once it has shown
        something."""
        twin = (
            None
            if self.world is None
            else follow(self._game, self.world, true, self._viewer, self._chance)
        )
        if twin is not None:
            yield from difference(self._game, true, twin, self._viewer, self._hidden)
            differently = self._game.actors(true.after) and _told(true, self._viewer) != _told(
                twin, self._viewer
            )
            if differently and free():
                yield f"viewer {self._viewer}: {true.action} shows a secret and can be taken back all the same"
        self._keep_if_alike(true, twin)

    def _keep_if_alike(self, true: Step, twin: Step | None) -> None:
        game, viewer = self._game, self._viewer
        self._hidden = holes(game.redact(true.after, viewer).key())
        if not game.actors(true.after):
            self.world: Any = None
        elif twin is not None and shown_alike(game, true.after, twin.after, viewer):
            self.world = twin.after
        else:
            view = game.redact(true.after, viewer)
            self.world = (
                None if viewer is None else self._imagined(view, viewer, game.actors(true.after))
            )

    def _imagined(self, view: Any, viewer: int, actors: Sequence[int]) -> Any:
        return imagined(self._game, view, viewer, actors, self._chance)
