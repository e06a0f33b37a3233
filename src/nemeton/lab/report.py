"""`nemeton lab GAME`: bots play, and a balance report is written as one HTML page that stands
alone.
The same seed writes the same page; interrupted, it reports the games that are over."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from pathlib import Path

from nemeton import __version__
from nemeton.bots import level_of
from nemeton.engine import shown
from nemeton.games import load

from . import page
from .progress import bar
from .sample import Setting, Sheet, sample, settings
from .sections import Sections
from .standings import INTERRUPTED
from .study import Study
from .voice import Voice, refusal


def run(
    game: str,
    words: Sequence[str],
    seats: Sequence[int],
    options: Mapping[str, str],
    games: int,
    seed: str,
    jobs: int,
    out: Path,
) -> int:
    about = load(game).about
    bots = tuple(level_of(word).word for word in words)
    tables = settings(about, seats, options)
    _writable(out)
    sheets: list[Sheet] = []
    code = _play(game, bots, tables, games, seed, jobs, sheets)
    if sheets:
        voice = Voice()
        study = Study(about, bots, tables, sheets, seed)
        out.write_text(
            report(study, voice, _command(study, seats, options, games)), encoding="utf-8"
        )
        print(voice.key("written", file=str(out), games=len(sheets)))
    return code


def _play(
    game: str,
    bots: Sequence[str],
    tables: Sequence[Setting],
    games: int,
    seed: str,
    jobs: int,
    sheets: list[Sheet],
) -> int:
    """Fills in the sheets; the exit code."""
    try:
        with bar() as progress:
            task = progress.add_task(f"{game}: {' · '.join(bots)}", total=games * len(tables))
            for sheet in sample(game, bots, tables, games, seed, jobs):
                sheets.append(sheet)
                progress.advance(task)
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def _writable(out: Path) -> None:
    """Found out before the games are played, not after."""
    fresh = not out.exists()
    try:
        out.open("a", encoding="utf-8").close()
        if fresh:
            out.unlink()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise refusal("unwritable", file=shown(out), reason=reason) from error


def _command(study: Study, seats: Sequence[int], options: Mapping[str, str], games: int) -> str:
    """What to type for the same page."""
    asked = [
        "nemeton",
        "lab",
        study.about.name,
        "--bots",
        ",".join(study.words),
        "--games",
        str(games),
    ]
    asked += ["--seats", ",".join(map(str, seats))] if seats else []
    asked += [word for name, value in options.items() for word in ("--option", f"{name}={value}")]
    return shlex.join([*asked, "--seed", study.seed])


def report(study: Study, voice: Voice, command: str) -> str:
    title = voice.key("title", game=voice.title(study.about))
    body = [
        f"<header><h1>{escape(title)}</h1>",
        f'<p class="quiet">{escape(_how_many(study, voice))}</p></header>',
        "<main>",
        *Sections(study, voice).all(),
        page.section(voice.key("method"), *_method(study, voice, command)),
        "</main>",
        f"<footer>Nemeton {__version__}</footer>",
    ]
    return page.page(voice.code, title, body)


def _how_many(study: Study, voice: Voice) -> str:
    return voice.key(
        "sampled",
        games=len(study.sheets),
        tables=len(study.tables),
        bots=", ".join(study.words),
        rules=study.about.rules,
        seed=study.seed,
    )


def _method(study: Study, voice: Voice, command: str) -> Iterator[str]:
    yield page.said(voice.key("method-bots"))
    yield page.said(voice.key("method-intervals"))
    yield page.said(voice.key("method-causes"))
    head = [voice.key("head-seats"), voice.key("head-options"), voice.key("head-games")]
    rows = [
        [str(one.seats), escape(_options(study, voice, one)), str(len(study.at(one)))]
        for one in study.tables
    ]
    yield f"<h3>{escape(voice.key('tables'))}</h3>"
    yield page.table(voice.key("tables"), head, rows, words=(1,))
    yield f"<p>{escape(voice.key('again'))} <code>{escape(command)}</code></p>"


def _options(study: Study, voice: Voice, setting: Setting) -> str:
    about = study.about
    pairs = [
        (voice.option(about, name), voice.value(about, name, value))
        for name, value in setting.options.items()
    ]
    return ", ".join(voice.key("pair", name=name, value=value) for name, value in pairs) or "–"
