"""A small made-up scene as characters."""

from __future__ import annotations

from nemeton.engine import Msg, Node, Scene
from nemeton.terminal.drawing import draw, written
from nemeton.terminal.glyphs import ASCII, UNICODE
from nemeton.terminal.scale import fitted

SAY = Msg("seat", {"n": 0})


def node(kind: str, id_: str, at: tuple[float, float], **more: object) -> Node:
    return Node(kind, id_, SAY, at, **more)  # type: ignore[arg-type]


SQUARE = Scene(
    4,
    4,
    (
        node("line", "top", (1, 1), to=(3, 1)),
        node("line", "left", (1, 1), to=(1, 3), owner=0),
        node("line", "falling", (1, 1), to=(3, 3), owner=1),
        node("line", "rising", (1, 3), to=(3, 1)),
        node("place", "a", (1, 1), text="a"),
        node("place", "b", (3, 1), text="b"),
        node("place", "c", (1, 3)),
        node("place", "d", (3, 3), text="d"),
        node("pawn", "pawn", (3, 1), owner=1, text="7", inside="b"),
        node("pawn", "down", (3, 3), owner=0, down=True, inside="d"),
        node("counter", "count", (2, 4), owner=0, text="3", look="megalith"),
    ),
    SAY,
)


def test_a_small_scene() -> None:
    assert draw(SQUARE, 17, 9).lines() == [
        "",
        "",
        "    a · ·  ☾7",
        "    │ ╲   ·",
        "    │   ·",
        "    │ ·   ╲",
        "    ○      ☼▒",
        "",
        "       ☼3▮",
    ]


def test_the_same_in_ascii() -> None:
    lines = draw(SQUARE, 17, 9, ASCII).lines()
    assert lines[2:4] == ["    a . .  )7", "    | \\   ."] and lines[6] == "    o      *?"
    assert "".join(lines).isascii()


def test_a_larger_sheet_gives_a_larger_drawing_that_fits() -> None:
    for columns in range(5, 120, 9):
        for rows in range(5, 60, 7):
            drawing = draw(SQUARE, columns, rows)
            assert len(drawing.rows) <= rows and len(drawing.rows[0]) <= columns
    assert len(draw(SQUARE, 60, 30).rows) > len(draw(SQUARE, 30, 12).rows)


def test_later_things_lie_on_earlier_ones_and_both_are_found() -> None:
    drawing = draw(SQUARE, 17, 9)
    cell = drawing.cell((12, 2))
    assert cell is not None and cell.char == "7" and cell.node == "pawn"
    assert (12, 2) in drawing.spots["b"] and drawing.middle("pawn") == (12, 2)
    assert drawing.middle("nothing") is None
    assert drawing.cell((99, 0)) is None and drawing.cell((0, -1)) is None


def test_slopes_are_even_where_points_stand_in_rows() -> None:
    scale = fitted(SQUARE, 80, 24)
    (left, top), (right, bottom) = scale.spot((1, 1)), scale.spot((3, 3))
    assert (right - left) % (bottom - top) == 0


def test_a_scene_without_places_and_texts_at_its_edge() -> None:
    sign = node("text", "sign", (0, 0), text="a long text at the edge")
    lines = draw(Scene(4, 4, (sign,), SAY), 30, 6).lines()
    assert lines[0].startswith("a long text")
    assert draw(Scene(4, 4, (), SAY), 30, 6).lines()[0] == ""


def test_every_kind_has_a_shape() -> None:
    def shown(kind: str, **more: object) -> str:
        return written(node(kind, "x", (0, 0), **more), UNICODE, lambda _: "Sun")

    assert shown("card", text="7", owner=1) == "[☾7]" and shown("card", down=True) == "[▒]"
    assert shown("die", text="6") == "[6]" and shown("stack", text="12") == "12"
    assert (
        shown("pawn", look="megalith", owner=0) == "☼▮"
        and shown("pawn", owner=7, down=True) == "☾▒"
    )
    assert (
        shown("place", text="c1", mark="spiral") == "§c1"
        and shown("place", text="7", mark="star") == "7"
    )
    assert shown("card", look="spell-ban", mark="moon") == "[ban☽]"
    assert shown("card", look="herb-moon", mark="moon") == "[moon]"
    assert shown("text") == "Sun" and shown("panel") == "" and shown("region", text="75") == "75"


def test_land_on_a_map_shows_its_holder_and_its_protection() -> None:
    assert written(node("region", "d", (1, 1), shape="#62", text="62"), UNICODE) == "62"
    assert written(node("region", "d", (1, 1), shape="#62", text="62", owner=1), UNICODE) == "62☾"
    assert (
        written(
            node("region", "d", (1, 1), shape="#62", text="62", owner=1, mark="shield"), UNICODE
        )
        == "[62☾]"
    )


def test_a_bar_is_as_long_as_it_is_filled() -> None:
    bars = [
        node("track", "ours", (1, 1), to=(9, 1), look="bar-150-246-300", owner=0, text="15"),
        node("track", "theirs", (9, 2), to=(1, 2), look="bar-150-246-300", owner=1, text="7"),
    ]
    ours, theirs = (line for line in draw(Scene(10, 3, tuple(bars), SAY), 31, 10).lines() if line)
    assert ours.strip() == "☼15" + "─" * 9 and theirs.strip() == "─" * 10 + "☾7"


def test_a_letter_is_read_and_a_veil_hides_what_is_under_it() -> None:
    under = node("region", "d", (5, 1), shape="#62", text="62")
    sheet = (
        node("card", "veil", (5, 2), look="veil"),
        node("card", "letter", (5, 2), look="letter", text="1"),
    )
    drawing = draw(
        Scene(10, 4, (under, *sheet), SAY),
        31,
        12,
        say=lambda _: "What is the longest river of all?",
    )
    assert [line.strip() for line in drawing.lines() if line] == [
        "1 What is the longest river",
        "of all?",
    ]
    assert "d" not in drawing.spots and drawing.middle("letter") is not None
