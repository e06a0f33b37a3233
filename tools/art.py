"""`make art`: what is drawn once and kept. The house's icon and picture as PNG, in the sizes that an installed app and
links need, and the type of its pictures, from the client's own drawing and fonts."""

from __future__ import annotations

from pathlib import Path

from fontTools.ttLib import TTFont

from nemeton.house.painter import painted

HERE = Path(__file__).resolve().parent.parent
ICON = HERE / "client" / "src" / "icon.svg"
HOUSE = HERE / "tools" / "house.svg"
ICONS = HERE / "client" / "public" / "icons"
FONTS = HERE / "client" / "node_modules" / "@fontsource"
TYPE = HERE / "src" / "nemeton" / "house" / "type"
SIZES = {"icon-192": 192, "icon-512": 512}
FULL = {"maskable-512": 512, "touch-180": 180}  # to the edge: whoever shows them cuts them to a shape
CUTS = {
    "alegreya-700": "alegreya/files/alegreya-latin-700-normal.woff2",
    "alegreya-sans-400": "alegreya-sans/files/alegreya-sans-latin-400-normal.woff2",
}
GROUND = "#182624"


def icon(size: int, full: bool) -> bytes:
    """In the middle four fifths where it may be cut, on ground without corners."""
    drawing = ICON.read_text(encoding="utf-8").partition(">")[2].rpartition("</svg>")[0]
    ground = f'<rect width="32" height="32" fill="{GROUND}"/>' if full else ""
    inner = "translate(4 4.4) scale(.75)" if full else ""
    box = f'width="{size}" height="{size}" viewBox="0 0 32 32"'
    return painted(f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{ground}<g transform="{inner}">{drawing}</g></svg>')


def stand_upright(font: TTFont) -> None:
    """Figures as tall as capitals, as the client asks for on boards: what paints pictures can't be asked."""
    rules = font["GSUB"].table
    wanted = {
        n for one in rules.FeatureList.FeatureRecord if one.FeatureTag == "lnum" for n in one.Feature.LookupListIndex
    }
    tall: dict[str, str] = {}
    for n in wanted:
        for table in rules.LookupList.Lookup[n].SubTable:
            tall |= getattr(table, "ExtSubTable", table).mapping
    for letters in font["cmap"].tables:
        letters.cmap = {code: tall.get(glyph, glyph) for code, glyph in letters.cmap.items()}


def main() -> None:
    ICONS.mkdir(parents=True, exist_ok=True)
    TYPE.mkdir(parents=True, exist_ok=True)
    for name, size in {**SIZES, **FULL}.items():
        (ICONS / f"{name}.png").write_bytes(icon(size, name in FULL))
    for name, cut in CUTS.items():
        font = TTFont(FONTS / cut)
        font.flavor = None
        stand_upright(font)
        font.save(TYPE / f"{name}.ttf")
    (ICONS / "house.png").write_bytes(painted(HOUSE.read_text(encoding="utf-8")))


if __name__ == "__main__":
    main()
