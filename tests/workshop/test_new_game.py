"""`nemeton new-game`: a whole game under the name that was asked for, or one sentence and nothing
changed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nemeton.__main__ import main
from nemeton.workshop import new_game

REFUSED = {
    "capitals": "Hollows",
    "a hyphen": "stone-age",
    "a digit first": "3stones",
    "a space": "stone age",
    "an accent": "clairière",
    "a path": "../hollows",
    "nothing": "",
    "too long": "x" * 31,
    "a keyword": "class",
    "a game that is there": "stonehenge",
    "a module of Python": "random",
    "an installed package": "starlette",
    "the house's own sentences": "house",
    "a sentence of the house": "seat",
    "a folder that is there": "taken",
    "a file that is there": "poem",
}


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("taken").mkdir()
    Path("poem").write_text("Rose is a rose is a rose\n")


def everything(place: Path) -> set[Path]:
    return {path.relative_to(place) for path in place.rglob("*")}


@pytest.mark.parametrize("name", REFUSED.values(), ids=REFUSED.keys())
def test_a_name_that_can_not_be_is_refused_in_one_sentence(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before, said = everything(Path()), []
    for language in ("en", "fr"):
        assert main(["new-game", name, "--lang", language]) == 2
        out, error = capsys.readouterr()
        assert (
            out == ""
            and len(error.splitlines()) == 1
            and error.rstrip().endswith(".")
            and name in error
        )
        said.append(error)
    assert said[0] != said[1] and everything(Path()) == before


def test_every_word_of_the_template_has_the_new_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", "stone_age"]) == 0
    assert "nemeton check stone_age" in capsys.readouterr().out
    files = [path for path in Path("stone_age").rglob("*") if path.is_file()]
    assert len(files) > 10 and not [path for path in files if "newgame" in path.name]
    assert not [
        path
        for path in files
        if re.search("newgame", path.read_text(encoding="utf-8"), re.IGNORECASE)
    ]
    assert "stone_age-title = Stone Age" in Path("stone_age/stone_age/texts/fr.ftl").read_text(
        encoding="utf-8"
    )


def test_both_rules_pages_have_the_clauses_that_the_code_cites() -> None:
    main(["new-game", "hollows"])
    folder = Path("hollows/hollows")
    french, english = (re.findall(r"^\*\*(\d\.\d)\*\*", (folder / f"rules.{code}.md").read_text(), re.MULTILINE)
                       for code in ("fr", "en"))  # fmt: skip
    cited = set(re.findall(r"\[(\d\.\d)\]|\"(\d\.\d)\"", (folder / "rules.py").read_text()))
    assert (
        french == english
        and {one or other for one, other in cited} <= set(english)
        and len(cited) > 5
    )


def test_a_checkout_gets_the_game_and_its_test_where_they_belong(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    root = Path("checkout").absolute()
    games = root / "src" / "nemeton" / "games"
    games.mkdir(parents=True)
    (root / "pyproject.toml").touch()
    monkeypatch.setattr(new_game, "ROOT", root)
    monkeypatch.setattr(new_game, "GAMES", games)
    assert main(["new-game", "hollows", "--here"]) == 0
    assert (games / "hollows" / "rules.py").is_file()
    assert (root / "tests" / "games" / "hollows" / "test_hollows.py").is_file()
    assert not list(root.rglob("hollows/pyproject.toml"))


def test_an_installed_house_has_no_place_for_games(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(new_game, "ROOT", Path("elsewhere").absolute())
    assert main(["new-game", "hollows", "--here", "--lang", "en"]) == 2
    assert "checkout" in capsys.readouterr().err and not Path("hollows").exists()
