"""The sections of a balance report: each shows one kind of figures as plots and tables.
Counts nothing itself and knows no game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby
from statistics import fmean

from nemeton.engine import Msg

from . import counts, page, plots
from .counts import Spread, Usage
from .rates import Rate
from .sample import Setting, Sheet
from .study import Study
from .voice import Voice

MOST_PLOTTED, MOST_LISTED = 12, 40


class Sections:
    def __init__(self, study: Study, voice: Voice) -> None:
        self.study, self.voice, self.say = study, voice, voice.key

    def all(self) -> Iterator[str]:
        yield self.in_short()
        yield self.seats()
        yield self.lengths()
        yield self.ends()
        yield self.actions()
        yield self.words()
        yield self.choices()
        yield self.options()

    # In short.

    def in_short(self) -> str:
        points = [
            f"<li>{escape(point)}</li>"
            for setting in self.study.usual
            for point in self._points(setting)
        ]
        return page.section(self.say("short"), f"<ul>{''.join(points)}</ul>")

    def _points(self, setting: Setting) -> Iterator[str]:
        """For one number of seats: which seat is furthest from fair, how long it takes, how much
        there is to choose."""
        sheets = self.study.at(setting)
        rates, fair = counts.by_seat(sheets), counts.fair(sheets)
        seat = max(range(setting.seats), key=lambda seat: abs(rates[seat].rate - fair))
        told = plots.Dot("", *_ends(rates[seat]), fair).telling
        yield self.say(
            "short-seat" if told else "short-fair",
            seats=setting.seats,
            seat=seat,
            won=self.voice.percent(rates[seat].rate),
            interval=self.voice.percents(*rates[seat].interval),
            fair=self.voice.percent(fair),
            actions=self.voice.number(counts.spread([sheet.actions for sheet in sheets]).median),
            choices=self.voice.number(_mean_choices(sheets), 1),
        )

    # Seats.

    def seats(self) -> str:
        figures = [figure for setting in self.study.usual for figure in self._seat_figures(setting)]
        return page.section(
            self.say("seats"), page.said(self.say("seats-about")), page.plots(figures)
        )

    def _seat_figures(self, setting: Setting) -> Iterator[str]:
        sheets = self.study.at(setting)
        fair = counts.fair(sheets)
        seats = [
            _dot(self.say("seat", n=seat), rate, fair)
            for seat, rate in enumerate(counts.by_seat(sheets))
        ]
        yield self._dots(self.say("by-seat", seats=setting.seats), seats)
        if counts.first_varies(sheets):
            rates = counts.by_order(sheets)
            dots = [_dot(self.say("place", n=n + 1), rate, fair) for n, rate in enumerate(rates)]
            yield self._dots(self.say("by-order", seats=setting.seats), dots)

    # Lengths.

    def lengths(self) -> str:
        rows = [row for setting in self.study.usual for row in self._length_rows(setting)]
        head = self._heads(
            "seats", "unit", "least", "quarter", "median", "three-quarters", "most", "mean"
        )
        return page.section(
            self.say("lengths"),
            page.said(self.say("lengths-about")),
            page.plots(
                [
                    *(self._length_figure(setting) for setting in self.study.usual),
                    page.table(self.say("lengths"), head, rows, words=(1,)),
                ]
            ),
        )

    def _length_figure(self, setting: Setting) -> str:
        actions = [sheet.actions for sheet in self.study.at(setting)]
        title, median = self.say("at-seats", seats=setting.seats), counts.spread(actions).median
        about = self.say("lengths-plot", median=self.voice.number(median), games=len(actions))
        bins = counts.bins(actions)
        plot = plots.columns(title, about, bins, median, self.voice.number)
        rows = [
            [str(low) if low == high else f"{low}–{high}", str(found)] for low, high, found in bins
        ]
        table = page.table(title, [self.say("actions"), self.say("head-games")], rows)
        return page.figure(escape(title), about, plot, self._folded(table))

    def _length_rows(self, setting: Setting) -> Iterator[list[str]]:
        sheets = self.study.at(setting)
        for unit, numbers in (
            ("actions", [s.actions for s in sheets]),
            ("turns", [s.turns for s in sheets]),
        ):
            yield [
                str(setting.seats),
                escape(self.say(unit)),
                *self._spread(counts.spread(numbers)),
            ]

    def _spread(self, spread: Spread) -> list[str]:
        whole = (spread.least, spread.low, spread.median, spread.high, spread.most)
        return [*(self.voice.number(number) for number in whole), self.voice.number(spread.mean, 1)]

    # Ends.

    def ends(self) -> str:
        sheets = self.study.usual_sheets
        closings = counts.closings(sheets)
        figures = [self._end_figure("reasons", counts.reasons(sheets))]
        figures += [self._end_figure("closings", closings)] if closings else []
        rows = [
            [self._end(message), *self._by_seats(message.key)]
            for message, _ in counts.reasons(sheets)
        ]
        rows.append(
            [escape(self.say("shared")), *(self._shared(setting) for setting in self.study.usual)]
        )
        rows.append(
            [escape(self.say("nobody")), *(self._nobody(setting) for setting in self.study.usual)]
        )
        head = ["", *(self.say("at-seats", seats=setting.seats) for setting in self.study.usual)]
        return page.section(
            self.say("ends"), page.plots([*figures, page.table(self.say("ends"), head, rows)])
        )

    def _end_figure(self, kind: str, found: Sequence[tuple[Msg, int]]) -> str:
        games = len(self.study.usual_sheets)
        rows = [(self._example(message), count / games) for message, count in found[:MOST_PLOTTED]]
        listed = [[escape(label), self.voice.percent(part, 1)] for label, part in rows]
        title, about = self.say(kind), self.say(f"{kind}-about")
        plot = plots.bars(title, about, rows, self.voice.percent)
        table = page.table(title, ["", self.say("head-of-games")], listed)
        return page.figure(escape(title), about, plot, self._folded(table))

    def _end(self, message: Msg) -> str:
        return f"<code>{escape(_bare(message.key))}</code> {escape(self._example(message))}"

    def _example(self, message: Msg) -> str:
        return self.voice.say(message, max(self.study.about.seats))

    def _by_seats(self, key: str) -> Iterator[str]:
        for setting in self.study.usual:
            sheets = self.study.at(setting)
            found = sum(sheet.reason is not None and sheet.reason.key == key for sheet in sheets)
            yield self.voice.percent(found / len(sheets), 1)

    def _shared(self, setting: Setting) -> str:
        return self.voice.percent(counts.shared(self.study.at(setting)), 1)

    def _nobody(self, setting: Setting) -> str:
        return self.voice.percent(counts.nobody(self.study.at(setting)), 1)

    # What is done.

    def actions(self) -> str:
        found = [usage for usage in counts.usages(self.study.usual_sheets) if usage.use[1] == 0]
        games = len(self.study.usual_sheets)
        bars = [(usage.use[2], usage.times / games) for usage in found[:MOST_PLOTTED]]
        title = self.say("often")
        plot = plots.bars(
            title, self.say("often-about"), bars, lambda times: self.voice.number(times, 1)
        )
        figures = [
            page.figure(escape(title), self.say("often-about"), plot),
            self._dots(self.say("won-when-used"), self._usage_dots(found)),
        ]
        return page.section(
            self.say("doing"),
            page.said(self.say("doing-about")),
            page.plots(figures),
            self._usage_table(self.say("doing"), found, examples=True),
        )

    def words(self) -> str:
        """What is named in actions: cards, places, numbers."""
        found = [usage for usage in counts.usages(self.study.usual_sheets) if usage.use[1] > 0]
        found.sort(key=lambda usage: usage.use[:2])
        groups = [
            (use, list(group)) for use, group in groupby(found, key=lambda usage: usage.use[:2])
        ]
        figures = [
            self._word_figure(verb, place, group)
            for (verb, place), group in groups
            if len(group) > 1
        ]
        about = page.said(self.say("words-about"))
        return page.section(self.say("words"), about, page.plots(figures)) if figures else ""

    def _word_figure(self, verb: str, place: int, found: Sequence[Usage]) -> str:
        found = sorted(found, key=lambda usage: (-usage.times, usage.use))
        title = self._pattern(verb, place)
        used = self._usage_dots(found)
        plain = f"{verb} {place}"
        parts = (
            [plots.dots(plain, self.say("dots-about"), used, self.voice.percent)] if used else []
        )
        left = len(found) - MOST_LISTED
        table = self._usage_table(plain, found[:MOST_LISTED])
        more = page.said(self.say("and-more", n=left)) if left > 0 else ""
        return page.figure(title, "", *parts, self._folded(table + more))

    def _pattern(self, verb: str, place: int) -> str:
        """An action with the word in question set off."""
        action = self.study.example(verb)[0] if self.study.used(verb) else (verb,)
        words = action if place < len(action) else (verb, *["·"] * (place - 1), "?")
        set_off = [
            f"<b>{escape(word)}</b>" if n == place else escape(word) for n, word in enumerate(words)
        ]
        return f"<code>{' '.join(set_off)}</code>"

    def _usage_dots(self, found: Sequence[Usage]) -> list[plots.Dot]:
        used = [usage for usage in found if usage.times][:MOST_PLOTTED]
        return [_dot(usage.use[2], usage.won, usage.fair) for usage in used]

    def _usage_table(self, title: str, found: Sequence[Usage], examples: bool = False) -> str:
        named = ["example"] if examples else []
        head = self._heads(
            "word", *named, "per-game", "taken", "users", "won-used", "interval", "fair"
        )
        rows = [self._usage_row(usage, examples) for usage in found]
        return page.table(title, head, rows, words=(1,) if examples else ())

    def _usage_row(self, usage: Usage, examples: bool) -> list[str]:
        verb, _, word = usage.use
        games = len(self.study.usual_sheets)
        named = [self._called(verb)] if examples else []
        times, taken = self.voice.number(usage.times / games, 2), self.voice.percent(usage.taken, 1)
        won = self._won(usage.won, usage.fair) if usage.times else ["–", "–", "–"]
        return [f"<code>{escape(word)}</code>", *named, times, taken, str(usage.won.games), *won]

    def _called(self, verb: str) -> str:
        if not self.study.used(verb):
            return "–"
        _, message, seats = self.study.example(verb)
        return escape(self.voice.say(message, seats))

    # Choices.

    def choices(self) -> str:
        series = [
            (str(setting.seats), counts.through_the_game(self.study.at(setting)))
            for setting in self.study.usual
        ]
        named = [(self.say("at-seats", seats=int(name)), values) for name, values in series]
        title, about = self.say("branching"), self.say("branching-about")
        plot = plots.lines(
            title, about, named, (self.say("start"), self.say("end")), self.voice.number
        )
        tenths = [
            [escape(name), *(self.voice.number(value, 1) for value in values)]
            for name, values in named
        ]
        numbers = page.table(title, ["", *map(str, range(1, counts.TENTHS + 1))], tenths)
        rows = [
            [
                str(s.seats),
                *self._spread(counts.spread(_all_choices(at))),
                self.voice.percent(counts.forced(at), 1),
            ]
            for s in self.study.usual
            for at in [self.study.at(s)]
        ]
        head = self._heads(
            "seats", "least", "quarter", "median", "three-quarters", "most", "mean", "forced"
        )
        folded = self._folded(numbers)
        return page.section(
            self.say("choices"),
            page.said(self.say("choices-about")),
            page.plots(
                [
                    page.figure(escape(title), about, plot, folded),
                    page.table(self.say("choices"), head, rows),
                ]
            ),
        )

    # Options.

    def options(self) -> str:
        compared = [
            option.name for option in self.study.about.options if self.study.varied(option.name)
        ]
        if not compared:
            return ""
        tables = [self._option(name) for name in compared]
        return page.section(self.say("options"), page.said(self.say("options-about")), *tables)

    def _option(self, name: str) -> str:
        settings, about = self.study.varied(name), self.study.about
        title = self.voice.option(about, name)
        figures = [
            self._option_figure(name, list(group))
            for _, group in groupby(settings, key=lambda s: s.seats)
        ]
        figures_of = ("games", "actions", "turns", "mean-choices", "shared", "by-seat", "reasons")
        head = self._heads("seats", "value", *figures_of)
        rows = [self._option_row(name, setting) for setting in settings]
        return (
            f"<h3>{escape(title)}</h3>"
            + page.table(title, head, rows, words=(1, 8))
            + page.plots(figures)
        )

    def _option_figure(self, name: str, settings: Sequence[Setting]) -> str:
        """Seat by seat, the values of the option one below the other."""
        sheets = [self.study.at(setting) for setting in settings]
        values = [
            self.voice.value(self.study.about, name, setting.options[name]) for setting in settings
        ]
        seats = settings[0].seats
        dots = [
            _dot(f"{seat} · {value}", counts.by_seat(each)[seat], counts.fair(each))
            for seat in range(seats)
            for value, each in zip(values, sheets, strict=True)
        ]
        return self._dots(self.say("by-seat", seats=seats), dots)

    def _option_row(self, name: str, setting: Setting) -> list[str]:
        sheets, about = self.study.at(setting), self.study.about
        medians = [
            counts.spread([s.actions for s in sheets]).median,
            counts.spread([s.turns for s in sheets]).median,
        ]
        found = Counter(sheet.reason.key for sheet in sheets if sheet.reason).most_common()
        ends = " · ".join(f"{_bare(key)} {self.voice.percent(n / len(sheets))}" for key, n in found)
        by_seat = self.voice.percents(
            *(rate.rate for rate in counts.by_seat(sheets)), between=" · "
        )
        return [
            str(setting.seats),
            escape(self.voice.value(about, name, setting.options[name])),
            str(len(sheets)),
            *(self.voice.number(median) for median in medians),
            self.voice.number(_mean_choices(sheets), 1),
            self.voice.percent(counts.shared(sheets), 1),
            by_seat,
            f"<code>{escape(ends)}</code>",
        ]

    # Parts.

    def _heads(self, *keys: str) -> list[str]:
        return [self.say(f"head-{key}") for key in keys]

    def _dots(self, title: str, dots: Sequence[plots.Dot]) -> str:
        if not dots:
            return ""
        plot = plots.dots(title, self.say("dots-about"), dots, self.voice.percent)
        return page.figure(escape(title), "", plot, self._folded(self._dot_table(title, dots)))

    def _dot_table(self, title: str, dots: Sequence[plots.Dot]) -> str:
        say = self.voice.percents
        rows = [
            [
                escape(dot.label),
                say(dot.rate, digits=1),
                say(dot.low, dot.high, digits=1),
                say(dot.fair, digits=1),
            ]
            for dot in dots
        ]
        return page.table(title, ["", *self._heads("won", "interval", "fair")], rows)

    def _folded(self, table: str) -> str:
        """The numbers of a plot, for those who ask."""
        return page.folded(self.say("figures"), table)

    def _won(self, rate: Rate, fair: float) -> list[str]:
        won, interval = (
            self.voice.percent(rate.rate, 1),
            self.voice.percents(*rate.interval, digits=1),
        )
        telling = _dot("", rate, fair).telling
        return [f"<b>{won}</b>" if telling else won, interval, self.voice.percent(fair, 1)]


def _bare(key: str) -> str:
    """A message's key without the name of the game."""
    return key.partition("-")[2]


def _ends(rate: Rate) -> tuple[float, float, float]:
    low, high = rate.interval
    return low, rate.rate, high


def _dot(label: str, rate: Rate, fair: float) -> plots.Dot:
    return plots.Dot(label, *_ends(rate), fair)


def _all_choices(sheets: Sequence[Sheet]) -> list[int]:
    return [choices for sheet in sheets for choices in sheet.choices]


def _mean_choices(sheets: Sequence[Sheet]) -> float:
    return fmean(_all_choices(sheets))
