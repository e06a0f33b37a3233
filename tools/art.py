"""`make art`: what is drawn once and kept. The house's icon and picture as PNG, in the sizes that an installed app and
links need; the type of its pictures, from the client's own drawing and fonts; and the space that those fonts lack."""

from __future__ import annotations

from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
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
SPACE = HERE / "client" / "src" / "narrow-space.woff2"
NARROW = 0x202F  # no-break; without a glyph browsers draw it half as wide as a space, 0.08 em here: hardly to be seen
EPOCH = 0x7C259DC0  # 1970, as fonts count
WIDTH = 150  # of 1000; a space is 151 to 174 in the client's fonts


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


def narrow_space() -> FontBuilder:
    """One glyph, and nothing to be seen of it; the other has a shape, since browsers refuse a font without any."""
    pen = TTGlyphPen(None)
    for step, corner in ((pen.moveTo, (0, 0)), (pen.lineTo, (0, 700)), (pen.lineTo, (100, 0))):
        step(corner)
    pen.closePath()
    font = FontBuilder(1000, isTTF=True)
    font.setupGlyphOrder([".notdef", "narrow"])
    font.setupCharacterMap({NARROW: "narrow"})
    font.setupGlyf({".notdef": pen.glyph(), "narrow": TTGlyphPen(None).glyph()})
    font.setupHorizontalMetrics({".notdef": (WIDTH, 0), "narrow": (WIDTH, 0)})
    font.setupHorizontalHeader(ascent=900, descent=-300)
    font.setupNameTable({"familyName": "Narrow Space", "styleName": "Regular"})
    font.setupOS2(sTypoAscender=900, sTypoDescender=-300, usWinAscent=900, usWinDescent=300)
    font.setupPost()
    font.updateHead(created=EPOCH, modified=EPOCH)  # the same file every time
    font.font.flavor = "woff2"
    return font


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
    narrow_space().save(SPACE)
    (ICONS / "house.png").write_bytes(painted(HOUSE.read_text(encoding="utf-8")))


if __name__ == "__main__":
    main()
