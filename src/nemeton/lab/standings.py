"""`nemeton arena GAME`: plays the games, shows how far it is, and prints the standings.
A table for people, JSON for programs; interrupted, it prints what there is."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Column, Table

from .arena import Standing, are_few, arena, rated
from .progress import bar
from .ratings import Rating
from .voice import Voice

INTERRUPTED = 130  # the exit code of whatever the keyboard has stopped


def run(
    game: str,
    words: Sequence[str],
    games: int,
    options: Mapping[str, str],
    seed: str,
    jobs: int,
    as_json: bool,
) -> int:
    standings: list[Standing] = []
    code = 0
    try:
        with bar() as progress:
            task = progress.add_task(f"{game}: {' · '.join(words)}", total=games)
            for so_far in arena(game, words, games, options, seed, jobs):
                standings = so_far
                progress.advance(task)
    except KeyboardInterrupt:
        code = INTERRUPTED
    if standings:
        _tell(standings, rated(standings), as_json)
    return code


def _tell(standings: list[Standing], points: Mapping[str, Rating], as_json: bool) -> None:
    if as_json:
        print(
            json.dumps(
                [
                    {**standing.plain(), **_rating(points.get(standing.word))}
                    for standing in standings
                ]
            )
        )
        return
    voice, console = Voice(), Console(highlight=False)
    console.print(_table(standings, points, voice))
    console.print(_about_pairing(standings, voice))
    for line in _about_games(standings[0], voice):
        console.print(line)
    if points:
        console.print(voice.key("arena-ratings"))


def _rating(rating: Rating | None) -> dict[str, float | list[float] | None]:
    if rating is None:
        return {"rating": None, "rating_interval": None}
    return {"rating": rating.points, "rating_interval": list(rating.interval)}


def _table(standings: list[Standing], points: Mapping[str, Rating], voice: Voice) -> Table:
    heads = (
        "bot",
        "games",
        "won",
        "interval",
        "fair",
        *(["rating"] if points else []),
        "score",
        "by-seat",
    )
    columns = [Column(voice.key(f"head-{head}"), no_wrap=head != "by-seat") for head in heads]
    table = Table(*columns, box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for standing in standings:
        rating = [_points(points[standing.word], voice)] if points else []
        by_seat = voice.percents(
            *(won.rate for _, won in sorted(standing.by_seat.items())), between=" · "
        )
        rate, interval = (
            voice.percent(standing.rate, 1),
            voice.percents(*standing.interval, digits=1),
        )
        fair, score = voice.percent(standing.fair), voice.number(standing.score, 2)
        table.add_row(
            standing.word, str(standing.games), rate, interval, fair, *rating, score, by_seat
        )
    return table


def _points(rating: Rating, voice: Voice) -> str:
    sign = "+" if rating.points > 0 else ""
    return f"{sign}{voice.number(rating.points)} ± {voice.number(rating.half)}"


def _about_games(standing: Standing, voice: Voice) -> Iterator[str]:
    """How the games came to differ, and whether they did; how many nobody won. Every entrant played
    all of them."""
    if standing.opening:
        yield voice.key("arena-opening", moves=standing.opening)
    if standing.distinct < standing.games:
        how = "few" if are_few(standing.distinct, standing.games) else "most"
        yield voice.key(f"arena-distinct-{how}", distinct=standing.distinct, games=standing.games)
    if standing.nobody:
        yield voice.key("arena-nobody", nobody=standing.nobody)


def _about_pairing(standings: list[Standing], voice: Voice) -> str:
    """What an observation is, and what that does to the intervals."""
    deals, games = len(standings[0].won.groups), standings[0].games
    if deals == games:
        return voice.key("arena-unpaired")
    wider = sum(standing.won.pairing for standing in standings) / len(standings) - 1
    how = "same" if abs(wider) < 0.005 else "wider" if wider > 0 else "narrower"
    return voice.key(f"arena-paired-{how}", deals=deals, part=voice.percent(abs(wider)))
