"""The page for authors, followed word for word in a fresh environment; and a new game, as its
README has it.
Each is one story: its parts need what came before them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kit.doorkeeper import free_port
from kit.visitor import ME, Visitor, bot
from workshop import page
from workshop.fresh import Fresh, plain

ENTER = "1\n" * 200  # the first choice, again and again
BREAKS = [  # what the page says of it, the file, and what is changed there
    ("Without `cairn-wait` in `fr.ftl`:", "texts/fr.ftl", "cairn-wait = { $seat } réfléchit.", ""),
    (
        "Without the line `dealer.tell(…)`:",
        "__init__.py",
        'dealer.tell(say("took", seat=who(seat), stones=stones))',
        "",
    ),
    (
        "And with `return state` in `redact`:",
        "__init__.py",
        "return state.clone()  # nothing is",
        "return state  #",
    ),
]
SHOWN = (
    "hand[:] if seat == viewer else [HIDDEN] * len(hand) for seat, hand in enumerate(state.hands)"
)
LEAK = "Show the hands in `redact` by mistake, and `check` answers:"


def least(printed: str, word: str) -> float:
    """The lower end of the interval of a bot's victories, in percent."""
    return float(re.findall(rf"^ *{word} +\d+ +[\d.]+\s% +([\d.]+)\s–", printed, re.MULTILINE)[0])


async def test_the_page_makes_a_game_that_is_checked_and_played(tmp_path: Path) -> None:
    fresh, typed = Fresh(tmp_path), page.commands()
    sources = {path for path in page.write(tmp_path) if path.suffix == ".py"}
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in sources) < 100
    install, check, arena, lab, play, serve, dev = typed
    fresh.run(install)
    assert page.answer("ending that never came up was never tested.") in plain(fresh.run(check))
    assert least(fresh.run(arena), "druid") > 80
    fresh.run(lab)
    assert "Cairn" in (tmp_path / "cairn.html").read_text(encoding="utf-8")
    assert "takes the last stone and wins." in fresh.run(play, said=ENTER)
    await plays_in_the_browser(fresh, serve, "cairn", "cairn-took")
    assert dev == "nemeton dev" and "--client" in fresh.run(f"{dev} --help")
    for said, file, line, instead in BREAKS:
        await_answer(fresh, tmp_path / "cairn" / "cairn" / file, "cairn", said, line, instead)


async def test_a_new_game_is_checked_and_played_as_its_readme_says(tmp_path: Path) -> None:
    fresh = Fresh(tmp_path)
    made = fresh.run("nemeton new-game hollows")
    typed = [
        line.partition("#")[0].strip()
        for line in (tmp_path / "hollows" / "README.md").read_text().splitlines()
    ]
    install, check, play, dev, arena = [line for line in typed if line.startswith(page.COMMANDS)]
    assert all(command in made for command in ("pip install -e hollows", check, play, dev))
    fresh.run(install, within="hollows")
    assert "200 games" in plain(printed := fresh.run(check)) and " 0 violations." in plain(printed)
    assert least(fresh.run(arena), "greedy") > 55
    assert "All stones are laid." in fresh.run(f"{play} --plain", said=ENTER)
    await plays_in_the_browser(fresh, "nemeton serve", "hollows", "hollows-laid")
    assert "2 passed" in fresh.run(
        "python -m pytest -q -p no:cacheprovider -W ignore", within="hollows"
    )
    rules = tmp_path / "hollows" / "hollows" / "rules.py"
    assert all(
        example in rules.read_text(encoding="utf-8") for example in page.examples("A secret")
    )
    await_answer(fresh, rules, "hollows", LEAK, SHOWN, "hand[:] for hand in state.hands")


def await_answer(fresh: Fresh, file: Path, game: str, said: str, line: str, instead: str) -> None:
    """Broken as the page says, the game is found out in the page's words."""
    whole = file.read_text(encoding="utf-8")
    assert whole.count(line) == 1
    file.write_text(whole.replace(line, instead), encoding="utf-8")
    assert page.answer(said) in plain(fresh.run(f"nemeton check {game} --games 4 --jobs 1", code=1))
    file.write_text(whole, encoding="utf-8")


async def plays_in_the_browser(fresh: Fresh, serve: str, game: str, told: str) -> None:
    """As the client does it. The port is another one: that of the page may be in use here."""
    port = free_port()
    house = fresh.start(f"{serve} --port {port} --no-pause")
    try:
        assert house.stdout is not None and str(port) in house.stdout.readline()
        async with Visitor(f"http://127.0.0.1:{port}") as visitor:
            table = await (await visitor.named("Ondine")).open_table(ME, bot("bard"), game=game)
            async with visitor.at(table) as place:
                await place.choose(await place.hear_until("playing", actor=0), 0)
                await place.hear_until("playing", actor=0, prompt=place.last["prompt"] + 1)
                assert [line["key"] for line in place.played].count(told) == 2, "one of each seat"
    finally:
        house.terminate()
        house.communicate(timeout=60)


@pytest.mark.parametrize("chapter", ["A secret"])
def test_the_page_shows_examples_of_a_secret(chapter: str) -> None:
    """The test above would pass on none."""
    assert len(page.examples(chapter)) == 4
