"""docs/adding-a-game.md, read as a program reads it: files, commands, and what the commands are
said to answer.
No judgement here, that is for the tests."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

PAGE: Final = (Path(__file__).parents[2] / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
FILE: Final = re.compile(r"`(cairn/[\w./]+)`[^\n`]*:\n\n```\w+\n(.*?)```", re.DOTALL)
FENCED: Final = re.compile(r"```.*?```", re.DOTALL)
COMMANDS: Final = ("pip ", "nemeton ")


def write(folder: Path) -> list[Path]:
    """Every block with a file's name above it goes to the end of that file."""
    written = []
    for name, code in FILE.findall(PAGE):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            file.write(code)
        written.append(path)
    return written


def commands() -> list[str]:
    """What is to be typed, in the page's order."""
    return [line for line in _indented() if line.startswith(COMMANDS)]


def answer(after: str) -> str:
    """What the page shows under this line, up to the next line of prose."""
    assert PAGE.count(after) == 1, f"the page says it once: {after}"
    shown = PAGE.partition(after)[2].partition("\n\n")[2].partition("\n\n")[0]
    assert all(line.startswith("    ") for line in shown.splitlines()), (
        f"nothing is shown under: {after}"
    )
    return " ".join(shown.split())


def examples(chapter: str) -> list[str]:
    """The blocks of a chapter that go to no file."""
    text = re.split(rf"^## \d+\. {re.escape(chapter)}$", PAGE, flags=re.MULTILINE)[1].partition(
        "\n## "
    )[0]
    return re.findall(r"```python\n(.*?)```", text, re.DOTALL)


def _indented() -> list[str]:
    return [
        line[4:]
        for line in FENCED.sub("", PAGE).splitlines()
        if line.startswith("    ") and line[4:5] != " "
    ]
