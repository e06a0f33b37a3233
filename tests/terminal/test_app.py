"""The full screen, played by keys and mouse."""

from __future__ import annotations

import random
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

import nemeton
from nemeton.engine import Action, Data, Msg, Refused
from nemeton.match import Match
from nemeton.terminal import sheet
from nemeton.terminal.app import TableApp
from nemeton.terminal.board import Board
from nemeton.terminal.console import Console
from nemeton.terminal.pages import Curtain, Rules
from nemeton.terminal.palette import DAY, NIGHT, PALETTES
from nemeton.terminal.panels import Choices, Journal
from nemeton.terminal.sheet import Sheet
from nemeton.terminal.table import Chooser, Table
from nemeton.terminal.voice import Voice

from .seats import Anything, played

Driver = Pilot[Refused]


def near_its_end(left: int, **options: str) -> Match:
    """A match with so many moves to go, more or less."""
    source = random.Random(7)
    match = nemeton.new("stonehenge", options=options, seed="1")
    actions: list[Action] = []
    while match.actors:
        seat = match.actors[0]
        actions.append(source.choice(match.legal(seat)))
        match.play(seat, actions[-1])
    match = nemeton.new("stonehenge", options=options, seed="1")
    for action in actions[: len(actions) - left]:
        match.play(match.actors[0], action)
    return match


@asynccontextmanager
async def sitting(
    match: Match,
    *who: str,
    path: Path | None = None,
    chooser: Chooser | None = None,
    size: tuple[int, int] = (80, 24),
    code: str = "en",
) -> AsyncIterator[tuple[TableApp, Driver]]:
    table = Table(match, who or ("human", "bard"), None if path is None else Sheet(path))
    app = TableApp(table, Voice(code, match.seats), chooser or Anything(), pace=0)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield app, pilot


async def until_asked(app: TableApp, pilot: Driver) -> None:
    """Until a human is on turn, or nobody."""
    for _ in range(500):
        await pilot.pause(0.01)
        if not app.table.match.actors or app.way.scene.choices:
            return
    raise AssertionError("nobody was asked")


def shown(app: TableApp, name: str) -> str:
    return str(app.screen.query_one(f"#{name}", Static).render())


def journal(app: TableApp) -> str:
    return str(app.query_one(Journal).query_one(Static).render())


def screen(app: TableApp) -> str:
    """All that stands on the screen, as text."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


async def test_a_game_is_played_to_its_end_by_keys_alone(tmp_path: Path) -> None:
    async with sitting(near_its_end(5), path=tmp_path / "g") as (app, pilot):
        for _ in range(200):
            await until_asked(app, pilot)
            if app.table.match.result:
                break
            await pilot.press("right", "enter")
        assert "is the Master Druid." in shown(app, "prompt")
        assert [label for label, _ in app.offers] == ["Play again", "Quit"]
        assert app.query_one(Choices).has_focus
        await pilot.press("down", "enter")
    assert app.return_value is None and (tmp_path / "g").exists()


async def test_playing_again_keeps_the_finished_game(tmp_path: Path) -> None:
    match = near_its_end(1)
    last = next(action for action in match.legal(match.actors[0]) if _ends(match, action))
    async with sitting(match, "human", "human", path=tmp_path / "g") as (app, pilot):
        app.act(match.actors[0], last)
        await pilot.pause()
        kept = (tmp_path / "g").read_bytes()
        await pilot.press("enter")
        await until_asked(app, pilot)
        assert app.table.match.moves == [] and app.table.match.result is None
        assert (tmp_path / "g").read_bytes() == kept and (tmp_path / "g-2").exists()


def _ends(match: Match, action: Action) -> bool:
    after = match.clone()
    after.play(match.actors[0], action)
    return after.result is not None


async def test_tab_goes_through_what_can_be_clicked_and_on_to_the_list() -> None:
    async with sitting(nemeton.new("stonehenge", seed="1")) as (app, pilot):
        board = app.query_one(Board)
        assert board.has_focus and board.glow.cursor == "hand-0-1"
        await pilot.press("tab")
        assert board.glow.cursor == "hand-0-3" and shown(app, "status") == "Sun: 2 in hand"
        await pilot.press("shift+tab", "tab", "tab", "tab", "tab", "tab", "tab")
        assert app.query_one(Choices).has_focus
        await pilot.press("down", "enter")
        assert app.way.clicks == ("hand-0-3",)


async def test_arrows_go_to_the_nearest_thing_that_way() -> None:
    async with sitting(nemeton.new("stonehenge", seed="1")) as (app, pilot):
        board, visited = app.query_one(Board), []
        await pilot.press("enter")
        for key in ("down", "down", "right", "up", "left", "left"):
            await pilot.press(key)
            visited.append(board.glow.cursor)
        assert visited == [f"space-{name}" for name in "CFGCFJ"]


async def test_escape_lets_go_of_what_was_clicked() -> None:
    async with sitting(nemeton.new("stonehenge", seed="1")) as (app, pilot):
        await pilot.press("enter")
        assert app.way.clicks
        await pilot.press("escape")
        assert not app.way.clicks and app.query_one(Board).glow.targets[0] == "hand-0-1"


def spot(app: TableApp, node: str) -> tuple[int, int]:
    board = app.query_one(Board)
    column, row = board.drawing.middle(node) or (0, 0)
    return board.corner[0] + column, board.corner[1] + row


async def click(app: TableApp, pilot: Driver, node: str) -> None:
    await pilot.click(Board, offset=spot(app, node))
    await pilot.pause()


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (60, 20)])
async def test_a_move_by_mouse(size: tuple[int, int]) -> None:
    async with sitting(nemeton.new("stonehenge", seed="1"), size=size) as (app, pilot):
        await pilot.hover(Board, offset=spot(app, "supply-1"))
        assert shown(app, "status") == "Moon still has 8 megaliths to raise"
        await click(app, pilot, "hand-0-7")
        await click(app, pilot, "hand-0-9")  # another one in its stead
        assert app.way.clicks == ("hand-0-9",)
        await click(app, pilot, "hand-0-9")  # the same again: let go
        assert not app.way.clicks
        await click(app, pilot, "hand-0-7")
        await click(app, pilot, "space-C")
        await until_asked(app, pilot)
        assert app.table.match.moves[0].action == ("place", "4", "C")
        assert "pawn-C" not in app.trace and len(app.table.match.moves) == 2
        assert "Sun places 4 on C.\nMoon places" in journal(app)


async def test_a_bot_thinks_while_the_screen_stays_awake() -> None:
    class Slow(Anything):
        def __init__(self) -> None:
            super().__init__()
            self.done = threading.Event()

        def choose(self, game: str, view: Data, seat: int, level: str, seed: str, /) -> Action:
            self.done.wait(10)
            return super().choose(game, view, seat, level, seed)

    bot = Slow()
    async with sitting(nemeton.new("stonehenge", seed="1"), chooser=bot) as (app, pilot):
        await pilot.press("enter", "enter")
        assert shown(app, "prompt") == "Moon is thinking…" and app.offers == []
        await pilot.press("l")
        assert shown(app, "prompt") == "Lune réfléchit…"
        await pilot.press("u")  # nobody else has acted yet
        assert app.table.match.moves == [] and shown(app, "status") == "Le coup est repris."
        bot.done.set()
        await pilot.pause(0.1)
        assert app.table.match.moves == []  # the thought came too late
        await pilot.press("enter", "enter")
        await until_asked(app, pilot)
        assert len(app.table.match.moves) == 2


async def test_undo_says_why_not() -> None:
    async with sitting(nemeton.new("stonehenge", seed="1"), code="fr") as (app, pilot):
        await pilot.press("enter", "enter")
        await until_asked(app, pilot)
        await pilot.press("u")
        assert shown(app, "status") == "Quelqu’un d’autre a joué depuis\u00a0: demandez aux autres."


async def test_language_light_and_rules() -> None:
    async with sitting(nemeton.new("stonehenge", seed="1"), code="fr") as (app, pilot):
        assert shown(app, "title") == "Stonehenge, de Reiner Knizia"
        assert shown(app, "prompt") == "À vous\u00a0: choisissez un pion, puis une case vide."
        await pilot.press("l", "n")
        assert (
            shown(app, "prompt") == "Your turn: choose a pawn, then an empty space."
            and app.theme == "day"
        )
        await pilot.press("question_mark")
        assert isinstance(app.screen, Rules)
        await pilot.press("u", "l", "n")  # nothing happens behind the page
        assert app.theme == "day" and app.voice.code == "en"
        await pilot.press("escape")
        assert not isinstance(app.screen, Rules)


async def test_a_curtain_between_two_humans_hides_everything() -> None:
    match = nemeton.new("stonehenge", options={"pawns": "hidden"}, seed="1")
    async with sitting(match, "human", "human") as (app, pilot):
        assert (
            isinstance(app.screen, Curtain)
            and "Sun, it is your turn" in screen(app)
            and "▒" not in screen(app)
        )
        await pilot.press("enter")
        assert "☼4" in screen(app) and "☾4" not in screen(app) and "☾▒" in screen(app)
        await pilot.press("enter", "enter")
        assert (
            isinstance(app.screen, Curtain)
            and "Moon, it is your turn" in screen(app)
            and "☼" not in screen(app)
        )
        await pilot.press("u", "enter")
        assert (
            "☾4" in screen(app)
            and "☼4" not in screen(app)
            and "Sun places a pawn face down" in journal(app)
        )


async def test_bots_alone_are_watched() -> None:
    async with sitting(near_its_end(4), "random", "bard") as (app, pilot):
        await until_asked(app, pilot)
        assert app.table.match.result is not None and "Master Druid" in shown(app, "prompt")


async def test_several_humans_and_a_bot_at_another_game() -> None:
    match = nemeton.new("toy", seats=4, seed="3")
    async with sitting(match, "human", "random", "human", "random") as (app, pilot):
        for _ in range(300):
            await pilot.pause()
            if match.result is not None:
                break
            await pilot.press("enter")
        assert match.result is not None and "The deck is empty." in shown(app, "prompt")


async def test_a_disk_that_fills_up_ends_it_with_the_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    async with sitting(nemeton.new("stonehenge", seed="1"), path=tmp_path / "g") as (app, pilot):
        monkeypatch.setattr(sheet, "_write", full)
        await pilot.press("enter", "enter")
        await pilot.pause()
    assert isinstance(app.return_value, Refused) and "can't be written" in str(
        app.voice.error(app.return_value)
    )


@pytest.mark.parametrize("size", [(20, 8), (40, 15), (200, 60)])
async def test_odd_windows(size: tuple[int, int]) -> None:
    async with sitting(nemeton.new("stonehenge", seed="1"), size=size) as (app, pilot):
        await pilot.press("down", "tab", "enter", "enter")
        await until_asked(app, pilot)
        assert len(app.table.match.moves) == 2


@pytest.mark.parametrize("name", PALETTES)
def test_every_ink_can_be_read_on_every_ground(name: str) -> None:
    palette = PALETTES[name]
    inks = (palette.ink, palette.quiet, palette.moss, palette.ember, *palette.seats)
    for ground in (palette.ground, palette.surface):
        assert min(contrast(ink, ground) for ink in inks) >= 4.5
    assert DAY.seat(6) == DAY.seat(0) and NIGHT.theme().dark and not DAY.theme().dark


def contrast(one: str, other: str) -> float:
    """WCAG 2."""
    darker, lighter = sorted(map(luminance, (one, other)))
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("refused", [None, Refused(Msg("game-over"))])
def test_after_the_screen_the_result_and_the_record_are_told(
    refused: Refused | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def until_over(self: TableApp) -> None:
        for action in near_its_end(0).moves:
            self.table.play(action.seat, action.action)
        self._return_value = refused

    monkeypatch.setattr(TableApp, "run", until_over)
    monkeypatch.setattr(Console, "is_terminal", lambda _: True)
    said = played([], plain=False, record=tmp_path / "g")
    assert (
        "is the Master Druid.\nScores: " in said.out
        and f"The record is in {tmp_path / 'g'}." in said.out
    )
    assert (said.code, said.err) == (
        (0, "")
        if refused is None
        else (2, "nemeton: The game is over: nothing more can be played.\n")
    )
