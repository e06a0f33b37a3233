"""Balance reports: they count what was played, say it in both languages, and stand alone."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

import toy
from nemeton.__main__ import main
from nemeton.games import load
from nemeton.lab import counts
from nemeton.lab.sample import Setting, Sheet, play, sample, settings
from nemeton.lab.voice import Voice

TABLE = Setting(2, {"deck": "short"})
VOID = {"meta", "line", "rect", "circle", "polyline"}


class Balanced(HTMLParser):
    """Fails where a tag is closed that was not open; gathers the tags and words."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: Counter[str] = Counter()
        self.words: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        del attrs
        self.tags[tag] += 1
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag, f"{tag} is closed in {self.open}"

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def page(path: Path, *arguments: str) -> str:
    assert main(["lab", *arguments, "--out", str(path)]) == 0
    return path.read_text(encoding="utf-8")


def games(count: int, table: Setting = TABLE) -> list[Sheet]:
    return [play("toy", ["random"], number, 0, table, f"deal {number}") for number in range(count)]


# What is played.


def test_every_number_of_seats_and_every_value_of_an_option_has_a_table() -> None:
    found = [
        (table.seats, table.options["deck"], table.varied) for table in settings(toy.about, (), {})
    ]
    assert found == [
        (seats, deck, varied)
        for seats in (2, 3, 4)
        for deck, varied in (("short", ""), ("long", "deck"))
    ]


def test_what_is_fixed_is_not_compared() -> None:
    assert settings(toy.about, (3,), {"deck": "long"}) == [Setting(3, {"deck": "long"})]


def test_what_the_house_decides_is_not_compared() -> None:
    """Le Jeu du Président: where bots sit there are only quizzes, so there is nothing to compare
    them with."""
    assert {table.varied for table in settings(load("president").about, (), {})} == {
        "",
        "length",
        "first",
    }


def test_a_sheet_tells_the_game_that_was_played() -> None:
    sheet = play("toy", ["random"], 0, 0, TABLE, "deal")
    assert (
        sum(sheet.shares) == 1
        and sheet.seats == 2
        and 1 < sheet.turns <= sheet.actions == len(sheet.choices)
    )
    first_words = [(use[2], times) for (_, use), times in sheet.used.items() if use[1] == 0]
    assert sum(times for _, times in first_words) == sheet.actions
    assert {word for word, _ in first_words} == set(sheet.examples)
    assert sheet.reason is not None and all(
        sheet.offered[use] >= sheet.used[seat, use] for seat, use in sheet.used
    )


@pytest.mark.usefixtures("here")
def test_bots_move_on_by_one_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, str]] = []

    def noted(game: object, view: object, seat: int, word: str, source: object) -> tuple[str, ...]:
        del game, source
        asked.append((seat, word))
        action: tuple[str, ...] = toy.legal(view, seat)[0]  # type: ignore[arg-type]
        return action

    monkeypatch.setattr("nemeton.lab.sample.decide", noted)
    seatings = []
    for number in range(2):
        asked.clear()
        play("toy", ["bard", "random"], number, 0, TABLE, "deal")
        seatings.append(dict(asked))
    assert seatings == [{0: "bard", 1: "random"}, {0: "random", 1: "bard"}]


# What is counted.


def test_seats_win_what_the_games_say() -> None:
    sheets = games(12)
    rates = counts.by_seat(sheets)
    assert [rate.games for rate in rates] == [12, 12]
    assert rates[0].rate == sum(sheet.shares[0] for sheet in sheets) / 12
    assert rates[0].rate + rates[1].rate == pytest.approx(1)


def test_order_of_play_counts_from_whoever_acts_first() -> None:
    sheets = [Sheet(0, shares=(0, 0, 1), first=2), Sheet(0, shares=(0, 1, 0), first=0)]
    assert [rate.rate for rate in counts.by_order(sheets)] == [0.5, 0.5, 0]
    assert counts.first_varies(sheets) and not counts.first_varies(sheets[:1])


def test_lengths_in_five_numbers_and_in_bins() -> None:
    spread = counts.spread([3, 1, 2, 5, 4])
    assert (spread.least, spread.low, spread.median, spread.high, spread.most, spread.mean) == (
        1,
        2,
        3,
        4,
        5,
        3,
    )
    assert counts.spread([7]).median == 7
    assert counts.bins([11, 13, 13]) == [(11, 11, 1), (12, 12, 0), (13, 13, 2)]
    wide = counts.bins(list(range(95, 205)))
    assert (
        wide[0] == (90, 99, 5)
        and wide[-1] == (200, 209, 5)
        and sum(found for *_, found in wide) == 110
    )


def test_choices_through_the_game() -> None:
    sheet = Sheet(0, choices=[20] * 5 + [1] * 5)
    assert counts.through_the_game([sheet]) == [20] * 5 + [1] * 5 and counts.forced([sheet]) == 0.5


def test_what_is_used_is_counted_with_how_its_users_fare() -> None:
    """Seat 0 plays a storm twice and wins; seat 1 could play one and loses; nobody takes the hush."""
    storm, hush = ("play", 1, "storm"), ("play", 1, "hush")
    sheet = Sheet(
        0, shares=(1, 0), used=Counter({(0, storm): 2}), offered=Counter({storm: 5, hush: 3})
    )
    first, last = counts.usages([sheet])
    assert (first.use, first.times, first.taken) == (storm, 2, 0.4)
    assert (first.won.rate, first.won.games, first.fair) == (1, 1, 0.5)
    assert (last.use, last.times, last.taken, last.won.games) == (hush, 0, 0, 0)


def test_what_is_told_only_at_the_end_is_found() -> None:
    say = toy.say
    sheets = [
        Sheet(0, before={"toy-rested"}, last={m.key: m for m in (say("rested"), say("over"))})
        for _ in range(3)
    ]
    assert counts.closings(sheets) == [(say("over"), 3)]


# What is shown.


@pytest.mark.usefixtures("here")
def test_the_page_holds_what_was_counted(tmp_path: Path) -> None:
    text = page(tmp_path / "toy.html", "toy", "--games", "4", "--bots", "random,greedy")
    tables = settings(toy.about, (), {})
    sheets = list(sample("toy", ["random", "greedy"], tables, 4, "lab", 1))
    words = " ".join(Balanced(text).words)
    assert "24 games between bots (random, greedy) at 6 tables; rules 1; seed “lab”" in words
    voice = Voice("en")
    for number, table in enumerate(tables):
        rates = counts.by_seat([sheet for sheet in sheets if sheet.setting == number])
        assert voice.percents(*(rate.rate for rate in rates), between=" · ") in words, (
            f"options at {table.seats}"
        )
    usual = [sheet for sheet in sheets if not tables[sheet.setting].varied]
    assert all(f"<code>{usage.use[2]}</code>" in text for usage in counts.usages(usual))
    assert "nemeton lab toy --bots random,greedy --games 4 --seed lab" in words


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_page_stands_alone_and_says_what_it_draws(language: str, tmp_path: Path) -> None:
    text = page(
        tmp_path / "toy.html",
        "toy",
        "--games",
        "2",
        "--seats",
        "2",
        "--bots",
        "random",
        "--lang",
        language,
    )
    seen = Balanced(text)
    assert seen.open == [] and f'<html lang="{language}">' in text
    assert not re.search(r"https?:|//|<script|<link|<img|@import|url\(", text)
    assert seen.tags["svg"] > 5 and seen.tags["desc"] == seen.tags["svg"] and seen.tags["table"] > 5
    assert seen.tags["caption"] == seen.tags["table"]


def test_the_page_does_not_depend_on_how_many_work(tmp_path: Path) -> None:
    asked = ("stonehenge", "--games", "3", "--bots", "random", "--option", "pawns=hidden")
    one, two = (page(tmp_path / f"{jobs}.html", *asked, "--jobs", jobs) for jobs in ("1", "2"))
    assert one == two and "pawns=hidden" in one


@pytest.mark.usefixtures("here")
def test_words_of_a_game_are_escaped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nemeton.lab.voice.Voice.title", lambda *_: "Fire & <b>Embers</b>")
    text = page(tmp_path / "toy.html", "toy", "--games", "1", "--seats", "2", "--bots", "random")
    assert "Fire &amp; &lt;b&gt;Embers" in text and "<b>Embers" not in text


def test_an_interruption_reports_what_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sheet = games(1)[0]

    def four(*_: object) -> Iterator[Sheet]:
        yield from [sheet] * 4
        raise KeyboardInterrupt

    monkeypatch.setattr("nemeton.lab.sample.in_order", four)
    path = tmp_path / "toy.html"
    assert (
        main(["lab", "toy", "--games", "9", "--seats", "2", "--out", str(path), "--lang", "en"])
        == 130
    )
    assert (
        "4 games; the report is in" in capsys.readouterr().out
        and "4 games between bots" in path.read_text()
    )


def test_numbers_are_written_as_the_language_does() -> None:
    french, english = Voice("fr"), Voice("en")
    assert french.number(12345.6, 1) == "12\u202f345,6" and english.number(12345.6, 1) == "12,345.6"
    assert (
        french.percent(-0.125, 1) == "−12,5\u00a0%"
        and english.percents(0.1, 0.25) == "10\u00a0– 25\u00a0%"
    )


# Games that nobody wins.


def passing(count: int) -> list[Sheet]:
    """Four sheets: two won by one seat each, one shared, one won by nobody; `count` times."""
    shares = [(1.0, 0.0), (0.0, 1.0), (0.5, 0.5), (0.0, 0.0)]
    sheets = []
    for sheet, share in zip(games(4 * count), shares * count, strict=True):
        sheet.shares = share
        sheets.append(sheet)
    return sheets


def test_a_game_that_nobody_wins_is_not_a_shared_victory() -> None:
    sheets = passing(3)
    assert counts.shared(sheets) == counts.nobody(sheets) == 0.25
    assert counts.fair(sheets) == pytest.approx(3 / 8), "an equal part of what somebody wins"
    assert [rate.rate for rate in counts.by_seat(sheets)] == [pytest.approx(3 / 8)] * 2


def test_those_who_did_something_in_a_game_that_nobody_won_had_no_fair_share_of_it() -> None:
    sheets = passing(1)
    for sheet in sheets:
        sheet.used, sheet.offered = (
            Counter({(0, ("rest", 0, "rest")): 1}),
            Counter({("rest", 0, "rest"): 1}),
        )
    [usage] = counts.usages(sheets)
    assert usage.won.rate == usage.fair == pytest.approx(3 / 8)


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize(("language", "said"), [("en", "nobody wins"), ("fr", "personne ne gagne")])
def test_the_report_tells_how_often_nobody_wins(
    language: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Le Grand Druide, where all pass at once."""
    monkeypatch.setattr("nemeton.lab.sample.decide", lambda *_: ("pass",))
    asked = [
        "grand_druide",
        "--seats",
        "3",
        "--option",
        "bars=standard",
        "--games",
        "4",
        "--lang",
        language,
    ]
    words = " ".join(" ".join(Balanced(page(tmp_path / "report.html", *asked)).words).split())
    assert re.search(rf"{said} 100", words), "of the games"
