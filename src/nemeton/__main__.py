"""The command line: nemeton serve | play | replay | review | check | arena | lab | backup | restore
| admin.
Thin: each command lives where its work is done; a refusal is one sentence and exit code 2."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from nemeton import __version__, build, speech
from nemeton.bots import WORDS
from nemeton.engine import Msg, Refused
from nemeton.games import load, names
from nemeton.match.referee import encodable

Command = Callable[[argparse.Namespace], int]


def main(argv: Sequence[str] | None = None) -> int:
    args = _parser().parse_args(argv)
    speech.language.set(args.lang)
    command: Command = args.command
    try:
        return command(args)
    except Refused as refused:
        print(refused, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="nemeton", description="A house of board games, open day and night."
    )
    parser.add_argument(
        "--version", action="version", version=f"nemeton {__version__}, {build.running()}"
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _add_serve(_command(commands, "serve", _serve, "open the house for browsers"))
    _add_play(_command(commands, "play", _play, "play a game in the terminal"))
    _add_replay(_command(commands, "replay", _replay, "show a recorded game, or verify its dice"))
    _add_review(
        _command(
            commands,
            "review",
            _review,
            "where a recorded game turned, and what a bot would have played",
        )
    )
    _add_check(_command(commands, "check", _check, "play random games through every law"))
    _add_arena(_command(commands, "arena", _arena, "bots against bots"))
    _add_lab(_command(commands, "lab", _lab, "a balance report from games of bots, as a page"))
    _add_new_game(
        _command(
            commands,
            "new-game",
            _new_game,
            "a folder with a small complete game in it, to begin with",
        )
    )
    _add_dev(
        _command(
            commands,
            "dev",
            _dev,
            "the house for authors: it follows every change, and tables go on",
        )
    )
    _add_backup(
        _command(commands, "backup", _backup, "the whole house in one file, even while it is open")
    )
    _add_restore(_command(commands, "restore", _restore, "a house from a backup"))
    _add_admin(
        _command(commands, "admin", _admin, "tables and guests, for whoever keeps the house")
    )
    return parser


def _command(
    commands: argparse._SubParsersAction[argparse.ArgumentParser],
    name: str,
    command: Command,
    what: str,
) -> argparse.ArgumentParser:
    parser = commands.add_parser(name, help=what, description=what)
    parser.set_defaults(command=command)
    parser.add_argument(
        "--lang", choices=speech.LANGUAGES, default=speech.preferred(), help="language"
    )
    return parser


def _add_serve(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", default="127.0.0.1", help="address to listen on; 0.0.0.0 for every one"
    )
    parser.add_argument("--port", type=int, default=8000)
    _add_place(parser)
    parser.add_argument(
        "--bots", type=int, metavar="N", help="processes in which bots think; one for each core"
    )
    parser.add_argument(
        "--no-pause", action="store_true", help="bots play as soon as they know what"
    )
    parser.add_argument(
        "--behind-proxy", action="store_true", help="a proxy on this machine says who asks"
    )
    parser.add_argument(
        "--url", default="", help="by which people visit the house: https://club.example"
    )
    parser.add_argument(
        "--metrics-token",
        type=Path,
        metavar="FILE",
        help="who knows what is in it may read /metrics",
    )
    parser.add_argument(
        "--put-away",
        type=int,
        default=90,
        metavar="DAYS",
        help="games that nobody touches for so long; 0: never",
    )
    parser.add_argument(
        "--dev",
        action="store_true",
        help="for authors, on this machine alone: every secret is shown",
    )


def _serve(args: argparse.Namespace) -> int:
    from nemeton.house.house import PAUSE
    from nemeton.house.serve import Way, serve
    from nemeton.workers import cores

    bots = cores() if args.bots is None else args.bots
    if bots < 1:
        raise Refused(Msg("too-few-bots", {"bots": bots}))
    way = Way(args.behind_proxy, args.metrics_token, dev=args.dev, url=args.url)
    pause = 0.0 if args.no_pause else PAUSE
    days = args.put_away
    return serve(
        args.host, args.port, args.data, bots, pause=pause, way=way, store=args.store, put_away=days
    )


def _add_place(parser: argparse.ArgumentParser) -> None:
    """No default of the address in the help: there is a password in it."""
    address = os.environ.get("NEMETON_STORE", "")
    parser.add_argument(
        "--data", type=Path, default=Path("data"), metavar="FOLDER", help="where everything is kept"
    )
    parser.add_argument(
        "--store",
        default=address,
        metavar="URL",
        help="postgresql://…; SQLite in the folder, if none",
    )


def _add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"one of: {' '.join(names())}")


def _add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )


def _options(args: argparse.Namespace) -> dict[str, str]:
    pairs = [pair.partition("=") for pair in args.option]
    return {name: value for name, _, value in pairs}


def _add_play(parser: argparse.ArgumentParser) -> None:
    _add_game(parser)
    _add_options(parser)
    parser.add_argument("--plain", action="store_true", help="numbered choices, line by line")
    parser.add_argument("--seats", type=int, help="how many seats")
    parser.add_argument(
        "--seat", action="append", default=[], metavar="WHO", help=f"human {' '.join(WORDS)}"
    )
    parser.add_argument("--seed", help="the same seed, the same chance")
    parser.add_argument(
        "--record", type=Path, metavar="FILE", help="keep the game here, and go on with it"
    )


def _play(args: argparse.Namespace) -> int:
    from nemeton.terminal.play import play

    return play(
        args.game,
        seats=args.seats,
        options=_options(args),
        who=args.seat,
        seed=args.seed,
        plain=args.plain,
        record=args.record,
        language=args.lang,
    )


def _add_replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument(
        "--verify", action="store_true", help="check the dice against the seed that was promised"
    )


def _replay(args: argparse.Namespace) -> int:
    from nemeton.terminal.replay import replay

    return replay(args.file, verify=args.verify, language=args.lang)


def _add_review(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--json", action="store_true", help="the whole review, for programs")


def _review(args: argparse.Namespace) -> int:
    from nemeton.terminal.review import review

    return review(args.file, as_json=args.json, language=args.lang)


def _add_check(parser: argparse.ArgumentParser) -> None:
    _add_game(parser)
    _add_amounts(parser, games=200, seed="check")
    parser.add_argument(
        "--every", type=int, default=1, help="ask the laws of secrecy at one position in so many"
    )


def _add_amounts(parser: argparse.ArgumentParser, games: int, seed: str, each: str = "") -> None:
    parser.add_argument("--games", type=int, default=games, help=f"how many games{each}")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes")
    parser.add_argument("--seed", default=seed, help="the same seed, the same games")


def _checked_amounts(args: argparse.Namespace) -> None:
    """At least one game and one process, and a seed that can be written down."""
    if args.games < 1 or args.jobs < 1:
        raise Refused(Msg("too-few", {"games": args.games, "jobs": args.jobs}))
    encodable(args.seed)


def _check(args: argparse.Namespace) -> int:
    from nemeton.lab.check import run

    _checked_amounts(args)
    if args.every < 1:
        raise Refused(Msg("too-rare", {"every": args.every}))
    return run(args.game, args.games, args.jobs, args.seed, args.every)


def _add_arena(parser: argparse.ArgumentParser) -> None:
    _add_game(parser)
    _add_options(parser)
    parser.add_argument(
        "--bots", required=True, metavar="A,B", help=f"one word per seat: {' '.join(WORDS)}"
    )
    _add_amounts(parser, games=100, seed="arena")
    parser.add_argument("--json", action="store_true", help="figures for programs")


def _arena(args: argparse.Namespace) -> int:
    from nemeton.lab.standings import run

    _checked_amounts(args)
    return run(
        args.game, args.bots.split(","), args.games, _options(args), args.seed, args.jobs, args.json
    )


def _add_lab(parser: argparse.ArgumentParser) -> None:
    _add_game(parser)
    _add_options(parser)
    parser.add_argument(
        "--bots", default="bard", metavar="A,B", help=f"dealt out to the seats: {' '.join(WORDS)}"
    )
    parser.add_argument(
        "--seats",
        default="",
        metavar="2,3",
        help="numbers of seats; all that the game has, if none",
    )
    _add_amounts(parser, games=100, seed="lab", each=" at each table: number of seats, option")
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="where the page goes; GAME-report.html, if nowhere"
    )


def _lab(args: argparse.Namespace) -> int:
    from nemeton.lab.report import run
    from nemeton.lab.voice import seats_in

    _checked_amounts(args)
    out = args.out or Path(f"{load(args.game).about.name}-report.html")
    bots, seats = args.bots.split(","), seats_in(args.seats)
    return run(args.game, bots, seats, _options(args), args.games, args.seed, args.jobs, out)


def _add_new_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", help="small letters, digits and underscores")
    parser.add_argument(
        "--here", action="store_true", help="among the games of this checkout, not in a package"
    )


def _new_game(args: argparse.Namespace) -> int:
    from nemeton.workshop.new_game import new_game

    return new_game(args.name, here=args.here)


def _add_dev(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument(
        "--data",
        type=Path,
        default=Path("data/dev"),
        metavar="FOLDER",
        help="where the tables are kept",
    )
    parser.add_argument(
        "--client",
        type=Path,
        metavar="FOLDER",
        help="the client's sources, shown by Vite as they change",
    )


def _dev(args: argparse.Namespace) -> int:
    from nemeton.workshop.dev import dev

    return dev(args.port, args.data, args.client)


def _add_backup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE")
    _add_place(parser)
    parser.add_argument("--force", action="store_true", help="replace a file that is there")


def _backup(args: argparse.Namespace) -> int:
    from nemeton.house import admin

    return admin.backup(admin.Place(args.data, args.store), args.file, force=args.force)


def _add_restore(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE")
    _add_place(parser)
    parser.add_argument("--force", action="store_true", help="replace a house that is there")


def _restore(args: argparse.Namespace) -> int:
    from nemeton.house import admin

    return admin.restore(admin.Place(args.data, args.store), args.file, force=args.force)


def _add_admin(parser: argparse.ArgumentParser) -> None:
    deeds = parser.add_subparsers(required=True, metavar="DEED", dest="deed")
    for deed, what, which in (
        ("list", "the newest tables", ""),
        ("show", "a table: who sits there, and their ids", "TABLE"),
        ("close", "end a game that nobody will finish", "TABLE"),
        ("delete", "a table and all that was played and said there", "TABLE"),
        ("forget", "a guest: no name and no message are left", "GUEST"),
    ):
        one = _command(deeds, deed, _admin, what)
        _add_place(one)
        if which:
            one.add_argument("which", metavar=which)


def _admin(args: argparse.Namespace) -> int:
    from nemeton.house import admin

    place = admin.Place(args.data, args.store)
    if args.deed == "list":
        return admin.show_all(place)
    deeds = {
        "show": admin.show,
        "close": admin.close,
        "delete": admin.delete,
        "forget": admin.forget,
    }
    return deeds[args.deed](place, args.which)


if __name__ == "__main__":
    sys.exit(main())
