"""The page docs/environments.md, and what is said where the packages are missing."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import nemeton

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_the_example_of_the_page_runs_word_for_word() -> None:
    example = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[0]
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", example], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(r"\[\d+, \d+, \d+\]\n", done.stdout)
    assert len(example.splitlines()) <= 15


@pytest.mark.parametrize("package", ["gymnasium", "numpy", "pettingzoo"])
def test_without_the_packages_one_sentence_says_so_and_the_rest_works(package: str) -> None:
    code = f"""import sys
sys.modules[{package!r}] = None
import nemeton
assert nemeton.new("stonehenge", seed="s").actors == (0,)
try:
    import nemeton.envs
except ImportError as missing:
    print(missing)"""
    path = str(Path(nemeton.__file__).parents[1])
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True,
                          env={"PYTHONPATH": path, "NEMETON_LANG": "en"})  # fmt: skip
    wanted = f"The environments need the package {package}, which is not installed: pip install nemeton[envs]"
    assert done.stdout == wanted + "\n"
