"""The command `review`: turning points read aloud, or the whole review for programs."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from nemeton.match import load
from nemeton.terminal.review import review

RECORD = Path(__file__).parents[1] / "records" / "stonehenge" / "mover-wins.jsonl"


def reviewed(path: Path, language: str = "en", *, as_json: bool = False) -> tuple[int, str, str]:
    out, errors = io.StringIO(), io.StringIO()
    code = review(path, as_json=as_json, language=language, pace=0.01, stdout=out, stderr=errors)
    return code, out.getvalue(), errors.getvalue()


def test_the_turning_points_and_what_each_seat_made_of_it() -> None:
    code, out, errors = reviewed(RECORD)
    head, *lines = out.splitlines()
    assert (code, errors, head) == (0, "", "The turning points:")
    moves = len(load(RECORD.read_text(encoding="utf-8"))["moves"])
    turned = [line for line in lines if line[0].isdigit()]
    assert 1 <= len(turned) <= 5 and all(
        1 <= int(line.partition(".")[0]) <= moves for line in turned
    )
    assert all("☼" in line and "☾" in line and "\u00a0%" in line and "→" in line for line in turned)
    assert [line.split(":")[0] for line in lines[-2:]] == ["☼ Sun", "☾ Moon"]
    assert "of one mind with the druid" in lines[-1]


def test_the_whole_review_for_programs() -> None:
    code, out, errors = reviewed(RECORD, "fr", as_json=True)
    made, record = json.loads(out), load(RECORD.read_text(encoding="utf-8"))
    assert (code, errors) == (0, "")
    assert [move["action"] for move in made["moves"]] == [
        move["action"] for move in record["moves"]
    ]
    assert made["chances"][-1] == [float(seat in record["result"]["winners"]) for seat in (0, 1)]
    assert made["moves"][0]["sentence"]["key"] == "stonehenge-placed"


@pytest.mark.parametrize(("language", "words"), [("fr", "n’est pas finie"), ("en", "is not over")])
def test_a_game_that_goes_on_is_refused(tmp_path: Path, language: str, words: str) -> None:
    begun = tmp_path / "begun.jsonl"
    begun.write_text("".join(RECORD.read_text(encoding="utf-8").splitlines(keepends=True)[:4]))
    code, out, errors = reviewed(begun, language)
    assert (code, out) == (2, "") and words in errors and str(begun) in errors
