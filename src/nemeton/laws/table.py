"""Laws of the table: scenes and texts are complete, records play again, undo goes back.
They look at what players and readers of records get."""

from __future__ import annotations

import json
from collections.abc import Iterator

from nemeton import speech
from nemeton.engine import IllegalAction, Msg, Scene, Story, Viewer
from nemeton.engine.scene import KINDS
from nemeton.games import outlines
from nemeton.match import Match, dump, load, replay, verify

from .position import Position


def a_scene_offers_what_is_legal(at: Position) -> Iterator[str]:
    for viewer in at.case.viewers:
        scene = at.match.scene(viewer)
        legal = [] if viewer is None else at.match.legal(viewer)
        if [choice.action for choice in scene.choices] != legal:
            yield f"viewer {viewer}: the choices are not the legal actions"
        yield from _loose_ends(scene, viewer)
        yield from _shapeless(scene, set(outlines(at.game)), viewer)


def _loose_ends(scene: Scene, viewer: Viewer) -> Iterator[str]:
    ids = [node.id for node in scene.nodes]
    wanted = {name for choice in scene.choices for name in choice.clicks + choice.path}
    wanted |= {name for node in scene.nodes for name in (node.inside, node.home, node.like) if name}
    if len(set(ids)) != len(ids):
        yield f"viewer {viewer}: two nodes with one id"
    if wanted - set(ids):
        yield f"viewer {viewer}: no such nodes: {sorted(wanted - set(ids))}"
    if {node.kind for node in scene.nodes} - set(KINDS):
        yield f"viewer {viewer}: unknown kinds of node"
    if scene.story is not None:
        yield from _untold(scene.story, set(ids), viewer)
    if not json.dumps(scene.plain()):
        yield f"viewer {viewer}: the scene is not plain JSON"


def _shapeless(scene: Scene, known: set[str], viewer: Viewer) -> Iterator[str]:
    """Outlines that a node names are in the game's folder."""
    told = scene.story.beats if scene.story else ()
    shapes = {
        node.shape for node in (*scene.nodes, *(node for beat in told for node in beat.nodes))
    }
    missing = sorted(shape for shape in shapes if shape.startswith("#") and shape[1:] not in known)
    if missing:
        yield f"viewer {viewer}: no such outlines: {missing}"


def _untold(story: Story, there: set[str], viewer: Viewer) -> Iterator[str]:
    """A story speaks of what is on the table at that beat; what is gone at its end is not in the
    scene."""
    for number, beat in enumerate(story.beats):
        there |= {node.id for node in beat.nodes}
        missing = {*beat.gone, *beat.lit} - there
        if missing:
            yield f"viewer {viewer}: beat {number} is about what is not there: {sorted(missing)}"
        there -= set(beat.gone)
    if not story.beats:
        yield f"viewer {viewer}: a story without a beat"


SAID: set[str] = (
    set()
)  # what was said well before, so that it need not be said again; half of the time went there


def everything_can_be_said(at: Position) -> Iterator[str]:
    """Every label, prompt, choice and line of the log, in both languages."""
    said = {
        repr(message): message for viewer in at.case.viewers for message in _heard(at.match, viewer)
    }
    for name, message in said.items():
        if name not in SAID:
            wrong = list(unsaid(message))
            yield from wrong
            if not wrong:
                SAID.add(name)


def _heard(match: Match, viewer: Viewer) -> list[Msg]:
    reasons = [] if match.result is None else [match.result.reason]
    return [*match.scene(viewer).messages(), *match.log(viewer), *reasons]


def unsaid(message: Msg) -> Iterator[str]:
    for code in speech.LANGUAGES:
        try:
            if not speech.say(message, code).strip():
                yield f"{message.key} is empty in {code}"
        except LookupError as error:
            yield str(error)


def the_game_can_be_named(at: Position) -> Iterator[str]:
    """Title, blurb, options, parties and standing orders have texts."""
    about = at.game.about
    keys = ["title", "blurb", *(f"standing-{word}" for word in about.standing)]
    for option in about.options:
        keys += [
            f"option-{option.name}",
            *(f"option-{option.name}-{value}" for value in option.values),
        ]
    for key in keys:
        yield from unsaid(Msg(f"{about.name}-{key}"))
    for party in about.parties:
        yield from unsaid(Msg(f"{about.name}-party", {"party": party}))


def a_record_plays_again(at: Position) -> Iterator[str]:
    record = at.match.record()
    if load(dump(record)) != record:
        yield "the record changes when it is written and read"
    again = replay(record, at.game)
    if again != at.match or again.state.digest() != at.match.state.digest():
        yield "the record plays again to something else"
    for fault in verify(record, at.game):
        yield f"the dice can't be verified: {fault}"


def the_seed_plays_again(at: Position) -> Iterator[str]:
    match = at.match
    again = Match(at.game, match.seats, match.options, seed=match.seed, salt=match.salt)
    for move in match.moves:
        again.play(move.seat, move.action)
    if again != match:
        yield "the same seed and actions lead to something else"


def a_record_keeps_secrets(at: Position) -> Iterator[str]:
    for viewer in at.case.viewers:
        record = at.match.record_for(viewer)
        if not at.over and ("seed" in record or "salt" in record):
            yield f"viewer {viewer}: the seed is in the record before the end"


def undo_goes_back(at: Position) -> Iterator[str]:
    if not at.match.moves or at.over:
        return
    match, last = at.match.clone(), at.match.moves[-1]
    try:
        match.undo(last.seat)
    except IllegalAction as refused:
        yield from unsaid(refused.reason)
        match.undo(last.seat, agreed=True)
    if len(match.moves) != len(at.match.moves) - 1:
        yield "undo did not take one move back"
    again = match.play(last.seat, last.action, script=last.tape.chance())
    if match.state != at.match.state or again.plain() != last.plain():
        yield "taken back and played again, it is something else"
