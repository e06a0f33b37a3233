"""Lessons over HTTP: a game's scripted tables, one step at a time. Nothing is stored, and nobody
sits there:
who asks for a step twice gets it twice."""

from __future__ import annotations

from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from nemeton.engine import Action, Msg
from nemeton.house import documents
from nemeton.house.web.app import LOOKS, TooMuch, answer, network_of
from nemeton.match import Lesson, Match, lesson
from nemeton.table import wire
from nemeton.table.node_cache import encoded

SIGNS: Final = (
    "sun",
    "moon",
    "leaf",
    "spiral",
    "wave",
    "triskele",
)  # after which the seats are called
READ: Final = "next"  # in place of a choice, where there is only something to read


def routes() -> list[Any]:
    return [
        Route("/api/lessons/{game}/{step}", step),
        Route("/api/lessons/{game}/{step}/{choice}", reply),
    ]


async def step(request: Request) -> Response:
    taught, number = _asked(request)
    here, now = taught.at(number), taught.steps[number - 1]
    right, legal = taught.right(number), here.match.legal(here.you)
    return answer(
        wire.LessonStep(
            number=number,
            steps=len(taught),
            text=now.text,
            rule=now.rule,
            look=list(now.look),
            asks=now.do is not None,
            right=[legal.index(action) for action in right],
            plays=bool(now.then),
            table=_table(taught, number, here.match, 0),
        )
    )


async def reply(request: Request) -> Response:
    """What comes of a choice; of reading on, where nothing is to be chosen."""
    taught, number = _asked(request)
    now, action = taught.steps[number - 1], _chosen(taught, number, request.path_params["choice"])
    if action is not None and action not in taught.right(number):
        return answer(wire.LessonReply(right=False, said=now.why, tables=[]))
    after = enumerate(taught.answer(number, action), start=1)
    tables = [_table(taught, number, match, place) for place, match in after]
    return answer(wire.LessonReply(right=True, said=now.well, tables=tables))


def _asked(request: Request) -> tuple[Lesson, int]:
    """The lesson, and the number of its step."""
    if not request.app.state.rate.hit(LOOKS, "lesson", network_of(request)):
        raise TooMuch(Msg("house-look-often"))
    taught, number = lesson(request.path_params["game"]), _number(request.path_params["step"])
    if taught is None or number is None or not 0 < number <= len(taught):
        raise HTTPException(404)
    return taught, number


def _chosen(taught: Lesson, number: int, word: str) -> Action | None:
    here, choice = taught.at(number), _number(word)
    legal = here.match.legal(here.you) if taught.steps[number - 1].do is not None else []
    if choice is not None and choice < len(legal):
        return legal[choice]
    if legal or word != READ:
        raise HTTPException(404)
    return None


def _number(word: str) -> int | None:
    """As it stands in an address; whoever writes thousands of digits has written none."""
    return int(word) if word.isascii() and word.isdecimal() and len(word) < 5 else None


# A table at which nobody sits, as the client knows tables.


def _table(taught: Lesson, number: int, match: Match, place: int) -> wire.Table:
    """At a step, or so many moves later. Something is asked only at the step itself."""
    here, about = taught.at(number), taught.game.about
    asks = place == 0 and taught.steps[number - 1].do is not None
    blank: dict[str, Any] = dict.fromkeys(
        ("invited", "held", "next", "motion", "undo", "orders", "origin")
    )
    blank |= dict.fromkeys(("curtain", "hosting", "paused"), False)
    return wire.Table(
        id=f"lesson-{about.name}-{here.begun}",
        game=about.name,
        outlines=documents.outlines_at(about.name),
        options=dict(match.options),
        chosen={},
        you=here.you,
        mine=[here.you],
        seats=[_seat(about.parties, seat) for seat in range(match.seats)],
        settings=wire.Settings(),
        stage="playing" if match.result is None else "over",
        prompt=1000 * number + place,
        scene=encoded(match.scene(here.you)),
        log=match.log(here.you),
        log_start=0,
        actors=[here.you] if asks else [],
        result=match.result,
        series=wire.Series(1, "", False, []),
        watchers=0,
        news=[],
        clocks=[],
        webhook="",
        moves=len(match.moves),
        until=None,
        promise="",
        **blank,
    )


def _seat(parties: tuple[str, ...], seat: int) -> wire.Seating:
    """Called after its sign, yours too: that is how lessons speak of it."""
    return wire.Seating(
        kind="bot",
        name="",
        level=SIGNS[seat],
        stand_in="",
        here=True,
        absent=False,
        offered=False,
        host=False,
        party=parties[seat] if parties else "",
        colour=seat,
        advised=0,
        late=False,
        reserved=False,
        key="",
        points=0,
    )
