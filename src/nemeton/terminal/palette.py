"""The colours of day and night, and the Textual themes made of them.
Every ink keeps a contrast of 4.5 on ground and surface; seats are told apart by their signs as
well."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from textual.theme import Theme


@dataclass(frozen=True, slots=True)
class Palette:
    name: str
    ground: str
    surface: str
    ink: str
    quiet: str
    moss: str
    ember: str
    line: str
    seats: tuple[str, ...]  # sun, moon, oak leaf, spiral, wave, triskele

    def seat(self, seat: int) -> str:
        return self.seats[seat % len(self.seats)]

    def theme(self) -> Theme:
        return Theme(
            name=self.name,
            primary=self.moss,
            accent=self.ember,
            foreground=self.ink,
            background=self.ground,
            surface=self.surface,
            panel=self.line,
            dark=self.name == "night",
            variables={
                "quiet": self.quiet,
                "scrollbar": self.line,
                "scrollbar-background": self.ground,
            },
        )


DAY: Final = Palette(
    name="day",
    ground="#F3EEE2", surface="#FBF8F1", ink="#23291F", quiet="#5D6455", moss="#4C6B3C",
    ember="#A94D1C", line="#D8D0BE",
    seats=("#945E00", "#376F9E", "#28785C", "#A14E86", "#BC432C", "#6B6357"),
)  # fmt: skip
NIGHT: Final = Palette(
    name="night",
    ground="#101B1A", surface="#182624", ink="#E6E9DD", quiet="#9AA79B", moss="#8FB573",
    ember="#F0A35C", line="#2C3D39",
    seats=("#D98A00", "#5590C3", "#349C78", "#BB74A4", "#D86C57", "#948A7B"),
)  # fmt: skip
PALETTES: Final = {palette.name: palette for palette in (NIGHT, DAY)}
