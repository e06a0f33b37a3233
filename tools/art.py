"""`make art`: what is drawn once and kept. The house's icon and picture as PNG, in the sizes that
an installed app and links need; the type of its pictures, from the client's own drawing and fonts;
and the client's type itself, cut down to what is written in it, with the space that it lacks."""

from __future__ import annotations

from pathlib import Path
from unicodedata import combining

from fontTools import subset
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

from nemeton.house.pictures.paint import painted

HERE = Path(__file__).resolve().parent.parent
ICON = HERE / "client" / "src" / "icon.svg"
HOUSE = HERE / "tools" / "house.svg"
ICONS = HERE / "client" / "public" / "icons"
FONTS = HERE / "client" / "node_modules" / "@fontsource"
TYPE = HERE / "src" / "nemeton" / "house" / "type"
SIZES = {"icon-192": 192, "icon-512": 512}
FULL = {
    "maskable-512": 512,
    "touch-180": 180,
}  # to the edge: whoever shows them cuts them to a shape
CUTS = {
    "alegreya-700": "alegreya/files/alegreya-latin-700-normal.woff2",
    "alegreya-sans-400": "alegreya-sans/files/alegreya-sans-latin-400-normal.woff2",
}
GROUND = "#182624"
CLIENT_TYPE = HERE / "client" / "src" / "type"
CLIENT_CUTS = {
    **CUTS,
    "alegreya-sans-700": "alegreya-sans/files/alegreya-sans-latin-700-normal.woff2",
}
# Without fractions and superscripts, which nobody asks for, and without hints, which the screens of
# today do not need: 47 KB in place of 72, on the way to the first table that somebody sees.
USED = ["kern", "liga", "lnum", "tnum"]
NARROW = 0x202F  # no-break; without a glyph browsers draw it half as wide as a space, 0.08 em here: hardly to be seen
WIDTH = 150  # of 1000; a space is 151 to 174 in the client's fonts


def icon(size: int, full: bool) -> bytes:
    """In the middle four fifths where it may be cut, on ground without corners."""
    drawing = ICON.read_text(encoding="utf-8").partition(">")[2].rpartition("</svg>")[0]
    ground = f'<rect width="32" height="32" fill="{GROUND}"/>' if full else ""
    inner = "translate(4 4.4) scale(.75)" if full else ""
    box = f'width="{size}" height="{size}" viewBox="0 0 32 32"'
    return painted(
        f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{ground}<g transform="{inner}">{drawing}</g></svg>'
    )


def stand_upright(font: TTFont) -> None:
    """Figures as tall as capitals, as the client asks for on boards: what paints pictures can't be
    asked."""
    rules = font["GSUB"].table
    wanted = {
        n
        for one in rules.FeatureList.FeatureRecord
        if one.FeatureTag == "lnum"
        for n in one.Feature.LookupListIndex
    }
    tall: dict[str, str] = {}
    for n in wanted:
        for table in rules.LookupList.Lookup[n].SubTable:
            tall |= getattr(table, "ExtSubTable", table).mapping
    for letters in font["cmap"].tables:
        letters.cmap = {code: tall.get(glyph, glyph) for code, glyph in letters.cmap.items()}


def small(cut: Path) -> TTFont:
    """The letters of that file, and what the client asks of them."""
    options = subset.Options(
        layout_features=USED, hinting=False, glyph_names=False, name_IDs=[0, 1, 2, 13, 14]
    )
    font = subset.load_font(cut, options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[code for code in font.getBestCmap() if not combining(chr(code))])
    cutter.subset(font)
    add_narrow_space(font)
    font.flavor = "woff2"
    return font


def add_narrow_space(font: TTFont) -> None:
    """A glyph of which nothing is seen."""
    font["glyf"]["narrow"] = TTGlyphPen(None).glyph()
    font["hmtx"]["narrow"] = (WIDTH * font["head"].unitsPerEm // 1000, 0)
    for letters in font["cmap"].tables:
        letters.cmap[NARROW] = "narrow"


def main() -> None:
    ICONS.mkdir(parents=True, exist_ok=True)
    TYPE.mkdir(parents=True, exist_ok=True)
    CLIENT_TYPE.mkdir(parents=True, exist_ok=True)
    for name, size in {**SIZES, **FULL}.items():
        (ICONS / f"{name}.png").write_bytes(icon(size, name in FULL))
    for name, cut in CUTS.items():
        font = TTFont(FONTS / cut)
        font.flavor = None
        stand_upright(font)
        font.save(TYPE / f"{name}.ttf")
    for name, cut in CLIENT_CUTS.items():
        small(FONTS / cut).save(CLIENT_TYPE / f"{name}.woff2")
    (ICONS / "house.png").write_bytes(painted(HOUSE.read_text(encoding="utf-8")))


if __name__ == "__main__":
    main()
