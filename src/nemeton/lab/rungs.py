"""The ladder as tables for docs/bots.md: figures of the book, nothing else.
Between two marks of the page; whatever stands around them is written by hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from nemeton.games import load

from .arena import are_few
from .ladder import Book, Pairing, pairings
from .openings import opening_length
from .ratings import Result, ratings
from .voice import FIXED, Voice

BEGIN, END = "<!-- written by make strength: begin -->", "<!-- end -->"


def renewed(page: str, tables: str) -> str:
    """The page with new tables between its marks."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    assert begin and end, "the page has no place for the tables"
    return f"{before}{BEGIN}\n\n{tables}\n{END}{after}"


def renewed_game(page: str, book: Book, game: str) -> str:
    """The page with a new table of that game; those of the others stay as they are, whatever the
    book knows of them."""
    _, _, rest = page.partition(BEGIN)
    written, _, _ = rest.partition(END)
    found = {part.partition("\n")[0]: part for part in written.split("### ")[1:]}
    title = load(game).about.title
    found[title] = tables(book, [game]).removeprefix("### ")
    return renewed(page, "\n\n".join(f"### {part.rstrip()}" for part in found.values()) + "\n")


def tables(book: Book, games: Sequence[str]) -> str:
    return "\n".join(line for game in games for line in _game(book, game)).replace(FIXED, " ")


def _game(book: Book, game: str) -> Iterator[str]:
    yield f"### {load(game).about.title}\n"
    yield "| seats | stronger | the others | games | won | 95 % | of its fair share | |"
    yield "|---:|---|---|---:|---:|---:|---:|---|"
    yield from (_row(book, pairing) for pairing in pairings(game))
    yield ""
    yield from _openings(game)
    yield from _ratings(book, game)
    yield from _commands(book, game)


def _row(book: Book, pairing: Pairing) -> str:
    rate, fair, voice = book.rate(pairing), book.decided(pairing) / pairing.seats, Voice("en")
    distinct = book.distinct(pairing)
    games = f"{rate.games}" if distinct == rate.games else f"{rate.games}, {distinct} distinct"
    head = f"| {pairing.seats} | `{pairing.strong}` | `{pairing.weak}` | {games}"
    if not rate.games:
        return f"{head} | – | – | – | not played yet |"
    if not fair:
        return f"{head} | – | – | – | nobody won |"
    low, high = rate.interval
    verdict = "stronger" if low > fair else "weaker" if high < fair else "not told apart"
    if are_few(distinct, rate.games):
        verdict = "too few distinct games to say"
    won, interval = voice.percent(rate.rate, 1), voice.percents(low, high, digits=1)
    return f"{head} | {won} | {interval} | {rate.rate / fair:.2f} × | {verdict} |"


def _openings(game: str) -> Iterator[str]:
    """Said where a game has no chance, with the seats and options of its rows."""
    tables = {pairing.seats: pairing.options for pairing in pairings(game)}
    for seats, options in tables.items():
        if moves := opening_length(game, seats, options):
            first = "the first move is" if moves == 1 else f"the first {moves} moves are"
            yield f"There is no chance with {seats} seats: {first} drawn, and each opening is played from every seat.\n"


def _ratings(book: Book, game: str) -> Iterator[str]:
    """One scale for all levels, from all the games above."""
    played = [pairing for pairing in pairings(game) if book.rate(pairing).games]
    results = [_result(book, pairing) for pairing in played if book.decided(pairing)]
    if not results:
        return
    found = sorted(ratings(results).items(), key=lambda item: -item[1].points)
    points = ", ".join(
        f"`{word}` {rating.points:+.0f} ± {rating.half:.0f}" for word, rating in found
    )
    yield f"Ratings: {points.replace('-', '−')}.\n"


def _result(book: Book, pairing: Pairing) -> Result:
    """Of the games that somebody won: what the stronger bot did not win of them is the others'."""
    rate, decided = book.rate(pairing), book.decided(pairing)
    won = {pairing.strong: rate.rate / decided, pairing.weak: 1 - rate.rate / decided}
    seats = {pairing.strong: 1, pairing.weak: pairing.seats - 1}
    return Result(seats, won, decided * rate.games / rate.pairing**2)


def _commands(book: Book, game: str) -> Iterator[str]:
    """How to play one row of each table again."""
    rows = {pairing.seats: pairing for pairing in pairings(game) if book.rate(pairing).games}
    for pairing in rows.values():
        defaults = load(game).about.chosen(pairing.seats, {})[1]
        chosen = [
            f"--option {name}={value}"
            for name, value in pairing.options.items()
            if value != defaults[name]
        ]
        asked = [
            game,
            "--bots",
            ",".join(pairing.words),
            "--games",
            str(book.rate(pairing).games),
            *chosen,
        ]
        yield f"    nemeton arena {' '.join(asked)} --seed {book.seed}"
    if rows:
        yield ""
