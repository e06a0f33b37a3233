"""`make fast`: rules and search, and an action's way through the house, compiled by mypyc beside
their sources, where Python prefers them. The compiler gets a copy in which every `@state` is
written out; the sources stay as they are.
`--remove` undoes it."""

from __future__ import annotations

import ast
import importlib.util
import os
import shutil
import sys
import sysconfig
from concurrent.futures import ProcessPoolExecutor
from contextlib import chdir, redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from types import ModuleType
from typing import get_type_hints

HERE = Path(__file__).resolve().parent.parent
SOURCES = HERE / "src"
BUILD = HERE / ".fast"
PACKAGE = SOURCES / "nemeton"
STAMP = "compiled"  # what nemeton.build looks for
LIBRARY = "nemeton_fast"  # and one of its own for the house
FLAGS = (
    "--explicit-package-bases",
    "--namespace-packages",
    "--ignore-missing-imports",
    "--follow-imports=silent",
    "--no-warn-return-any",
)
# Nobody calls into the library by name, so its functions may be built into one another: random play
# is up to 8 % faster.
INWARD = ("-fvisibility=hidden",) if os.name == "posix" else ()

NEEDED = (
    "mypyc",
    "setuptools",
    "msgspec",
    "prometheus_client",
)  # the last two: compiled classes are built on theirs

ENGINE = ("ballot", "chance", "data", "dealer", "deck", "phase")
BOTS = ("advice", "mcts", "simple", "solver")
MATCH = ("referee",)
TABLE = (
    "compatibility",
    "message",
    "node_cache",
    "state",
    "timing",
    "viewer_lines",
)
HOUSE = (
    "house",
    "ops/bell",
    "ops/clock",
    "ops/counters",
    "ops/metrics",
    "people/lobby",
    "play/absence",
    "play/auto_answers",
    "play/clocks",
    "storage/sql",
    "storage/writer",
    "tables/journal",
    "web/connection",
)  # the way of an action, from a frame to the disk and to everybody's screen
DRAWN = (
    "about",
    "cards",
    "map",
    "nodes",
    "refusals",
    "scene",
    "sheet",
    "story",
    "trails",
    "view",
)  # of a game: not hot
OPEN = ("Data", "Dealer", "Phase")  # classes that Python code outside may build on
GIVEN = (
    "Match",
    "encodable",
    "_words",
)  # what takes whatever anybody may hand in, and refuses it with a sentence
LOOSE = (
    "Book",
    "House",
)  # and whose methods it may replace: so tests let a disk fail, or a bot think what they want


def modules(package: Path) -> list[Path]:
    """What is compiled: below the package, in a fixed order."""
    return [*rules(package), *house(package)]


def rules(package: Path) -> list[Path]:
    games = [
        path
        for path in (package / "games").glob("*/**/*.py")
        if path.stem not in ("__init__", *DRAWN)
    ]
    return [*named(package / "engine", ENGINE), *named(package / "bots", BOTS), *sorted(games)]


def house(package: Path) -> list[Path]:
    pure = [*named(package / "match", MATCH), *named(package / "table", TABLE)]
    return [*pure, *named(package / "house", HOUSE)]


def named(folder: Path, names: tuple[str, ...]) -> list[Path]:
    return [folder / f"{name}.py" for name in names]


def main() -> int:
    remove()
    if "--remove" in sys.argv:
        return 0
    print("nemeton: compiling rules, search and house; this takes a minute or two")
    try:
        made = build()
    except CannotCompile as reason:
        print(f"nemeton: plain Python goes on: {reason}", file=sys.stderr)
        return 1
    for path, place in made.items():
        shutil.copy2(path, SOURCES / place)
    sources = [path.relative_to(PACKAGE).as_posix() for path in modules(PACKAGE)]
    (PACKAGE / STAMP).write_text("\n".join(sources) + "\n", encoding="utf-8")
    return 0


def remove() -> None:
    for path in (
        PACKAGE / STAMP,
        *SOURCES.glob(f"{LIBRARY}*"),
        *PACKAGE.rglob("*.so"),
        *PACKAGE.rglob("*.pyd"),
    ):
        path.unlink(missing_ok=True)


class CannotCompile(Exception):
    """No compiler, or one that does not like what it sees."""


class NoCompiler(CannotCompile):
    """No C compiler is at hand."""


def build() -> dict[Path, str]:
    """Compile a copy: what comes out, and where it belongs beside the sources."""
    refuse_early()
    copy = BUILD / "src"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(
        SOURCES,
        copy,
        ignore=shutil.ignore_patterns("__pycache__", "client", STAMP, "*.so", "*.pyd"),
    )
    bare = sys.modules["nemeton"] = ModuleType("nemeton")  # without what only its `__init__` needs
    bare.__path__ = [str(copy / "nemeton")]
    package = copy / "nemeton"
    texts = {
        path: written_out(path.read_text(encoding="utf-8"), name_of(path, copy))
        for path in rules(package)
    }
    texts |= {path: loosened(path.read_text(encoding="utf-8")) for path in house(package)}
    for path, text in texts.items():
        path.write_text(text, encoding="utf-8")
    groups = {LIBRARY: rules(package), f"{LIBRARY}_house": house(package)}
    with ProcessPoolExecutor() as compilers:
        list(compilers.map(compile_group, groups, groups.values(), [copy] * len(groups)))
    made = [
        *copy.glob(f"{LIBRARY}*"),
        *(copy / "nemeton").rglob("*.so"),
        *(copy / "nemeton").rglob("*.pyd"),
    ]
    return {path: path.relative_to(copy).as_posix() for path in made}


def refuse_early() -> None:
    """Not after minutes."""
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        raise CannotCompile(f"not installed: {', '.join(missing)}")
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()
    if os.name == "posix" and not (compiler and shutil.which(compiler[0])):
        raise NoCompiler("no C compiler is at hand")


def name_of(path: Path, root: Path) -> str:
    return ".".join(path.relative_to(root).with_suffix("").parts)


def written_out(source: str, name: str) -> str:
    """A module as the compiler likes it: states as plain classes with all their methods, tables as
    constants."""
    lines = source.split("\n")
    for node in reversed(ast.parse(source).body):
        if isinstance(node, ast.ClassDef):
            write_class(node, name, lines)
        elif isinstance(node, ast.FunctionDef):
            forget(node, lines)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            write_constants(node, name, lines)
    at = lines.index("from __future__ import annotations") + 1
    lines[at:at] = ["from typing import TYPE_CHECKING, Final, final", "if TYPE_CHECKING:",
                    "    from mypy_extensions import mypyc_attr"]  # fmt: skip
    return "\n".join(lines)


def forget(node: ast.FunctionDef, lines: list[str]) -> None:
    """What is only remembered because Python takes its time is worked out anew, without a call
    through Python."""
    for mark in node.decorator_list:
        if (
            isinstance(mark, ast.Call)
            and isinstance(mark.func, ast.Name)
            and mark.func.id == "remembered"
        ):
            lines[mark.lineno - 1] = ""


def write_constants(node: ast.Assign | ast.AnnAssign, module: str, lines: list[str]) -> None:
    """Whatever is written in capitals never changes, and a table is looked things up in, not taken
    apart."""
    values = vars(importlib.import_module(module))
    target = node.targets[0] if isinstance(node, ast.Assign) else node.target
    parts = target.elts if isinstance(target, ast.Tuple) else [target]
    names = [part.id for part in parts if isinstance(part, ast.Name)]
    kinds = [kind_of(values[name]) if name.isupper() else "" for name in names]
    if not all(kinds) or (
        isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) != "Final"
    ):
        return
    if isinstance(target, ast.Tuple):
        lines[node.lineno - 1] = "; ".join(f"{name}: Final = {values[name]!r}" for name in names)
    else:
        start = (node.annotation if isinstance(node, ast.AnnAssign) else target).end_col_offset
        lines[node.lineno - 1] = f"{names[0]}: Final[{kinds[0]}]{lines[node.lineno - 1][start:]}"


def kind_of(value: object) -> str:
    """The type of a number, a word, or a table of equals; nothing for anything else."""
    if type(value) in (bool, float, int, str):
        return type(value).__name__
    if type(value) is not tuple:
        return ""
    parts = {kind_of(part) for part in value if part != ()}
    return f"tuple[{parts.pop()}, ...]" if len(parts) == 1 and "" not in parts else ""


def loosened(source: str) -> str:
    """A module of the house. A class with a mark that the compiler does not know remains one of
    Python's own; and what a match is given is judged by the match, with a sentence, not by the
    compiler."""
    lines = source.split("\n")
    for node in reversed(ast.parse(source).body):
        if isinstance(node, ast.ClassDef) and node.name in LOOSE:
            lines[node.lineno - 1 : node.lineno - 1] = [
                "def loose(kind: Any) -> Any:",
                "    return kind",
                "@loose",
            ]
        elif isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name in GIVEN:
            take_anything(node, lines)
    return "\n".join(lines)


def take_anything(node: ast.AST, lines: list[str]) -> None:
    """No parameter in it has a type, for the compiler."""
    kinds = [
        part.annotation for part in ast.walk(node) if isinstance(part, ast.arg) and part.annotation
    ]
    for kind in sorted(kinds, key=lambda kind: (kind.lineno, kind.col_offset), reverse=True):
        line, end = lines[kind.lineno - 1], kind.end_col_offset
        lines[kind.lineno - 1] = f"{line[: kind.col_offset]}Any{line[end:]}"


def write_class(node: ast.ClassDef, module: str, lines: list[str]) -> None:
    marks = [
        mark for mark in node.decorator_list if isinstance(mark, ast.Name) and mark.id == "state"
    ]
    if marks:
        lines[node.end_lineno : node.end_lineno] = [
            "",
            *(f"    {line}" for line in methods(node, module)),
        ]
        lines[marks[0].lineno - 1] = "@final"
    elif node.name in OPEN:
        lines.insert(node.lineno - 1, "@mypyc_attr(allow_interpreted_subclasses=True)")


def methods(node: ast.ClassDef, module: str) -> list[str]:
    """All that `@state` gives at import."""
    from nemeton.engine.state import copied, keyed

    name, kinds = node.name, get_type_hints(getattr(importlib.import_module(module), node.name))
    fields = [
        part
        for part in node.body
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
    ]
    named = {
        part.target.id: ast.unparse(part.annotation)
        for part in fields
        if isinstance(part.target, ast.Name)
    }
    takes = ", ".join(f"{field}: {kind}" for field, kind in named.items())
    return [
        f"def __init__(self, {takes}) -> None:",
        *(f"    self.{field} = {field}" for field in named),
        f"def clone(self) -> {name}:",
        f"    return {name}({', '.join(copied(kinds[field], f'self.{field}') for field in named)})",
        "def key(self) -> tuple[object, ...]:",
        f"    return ({name!r}, {', '.join(keyed(kinds[field], f'self.{field}') for field in named)},)",
        "@staticmethod",
        "def kinds() -> dict[str, str]:",
        f"    return {named}",
        "def __reduce__(self) -> tuple[object, ...]:",
        f"    return {name}, ({', '.join(f'self.{field}' for field in named)},)",
        "def __repr__(self) -> str:",
        f"    shown = [f'{{field}}={{getattr(self, field)!r}}' for field in {list(named)}]",
        f"    return f'{name}({{\", \".join(shown)}})'",
    ]


def compile_group(library: str, paths: list[Path], copy: Path) -> None:
    """In place, in the copy. What the compilers say is heard only when they give up."""
    said = StringIO()
    try:
        from mypyc.build import mypycify
        from setuptools import Distribution

        with chdir(copy), redirect_stdout(said), redirect_stderr(said):
            sources = [path.relative_to(copy).as_posix() for path in paths]
            options = [*FLAGS, f"--cache-dir=.{library}", *sources]
            parts = mypycify(
                options, debug_level="0", group_name=library, target_dir=f"build/{library}"
            )
            for part in parts:
                part.extra_compile_args = [*part.extra_compile_args, *INWARD]
            making = Distribution({"name": library, "ext_modules": parts}).get_command_obj(
                "build_ext"
            )
            making.inplace = True
            making.build_temp = f"build/{library}"
            making.ensure_finalized()
            making.run()
    except (Exception, SystemExit) as reason:  # mypyc leaves by exit()
        last = [line for line in said.getvalue().splitlines() if "warning" not in line][-5:]
        raise CannotCompile("\n  ".join([f"{type(reason).__name__}: {reason}", *last])) from reason


if __name__ == "__main__":
    sys.exit(main())
