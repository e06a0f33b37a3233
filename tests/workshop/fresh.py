"""A fresh environment for an author: Nemeton is installed in it, with pip, and nothing is fetched
from anywhere.
It sees the packages that the tests' own environment has; the game is installed by the page's own
words."""

from __future__ import annotations

import os
import site
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PATIENCE: Final = 240.0
LEFT_OUT: Final = {"PYTHONPATH", "VIRTUAL_ENV", "PYTHONHOME"}
PIP: Final = {
    "PIP_NO_INDEX": "1",
    "PIP_NO_BUILD_ISOLATION": "0",
    "PIP_DISABLE_PIP_VERSION_CHECK": "1",
}  # 0: none


class Fresh:
    """`Fresh(folder).run("nemeton check cairn")`, in a shell, as it would be typed in that folder."""

    def __init__(self, folder: Path) -> None:
        self.folder, place = folder, folder / "environment"
        subprocess.run([sys.executable, "-m", "venv", place], check=True, timeout=PATIENCE)
        packages = next(place.glob("lib/python*/site-packages"))
        (packages / "beside.pth").write_text("\n".join(site.getsitepackages()) + "\n")
        kept = {name: value for name, value in os.environ.items() if name not in LEFT_OUT}
        path = os.pathsep.join([str(place / "bin"), os.environ["PATH"]])
        self.env = {**kept, **PIP, "PATH": path, "NEMETON_LANG": "en"}
        self.run(f"pip install -q --no-deps -e {ROOT}")

    def run(self, command: str, *, said: str = "", code: int = 0, within: str = "") -> str:
        """What it prints; `said` is typed into it. It ends well unless another code is expected."""
        done = subprocess.run(
            command,
            shell=True,
            cwd=self.folder / within,
            env=self.env,
            input=said,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert done.returncode == code, f"{command}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def start(self, command: str) -> subprocess.Popen[str]:
        """One that goes on until it is stopped; what it prints is for whoever reads it."""
        words = command.split()  # no shell: it is to be stopped itself
        words[0] = str(self.folder / "environment" / "bin" / words[0])
        return subprocess.Popen(
            words, cwd=self.folder, env=self.env, stdout=subprocess.PIPE, text=True
        )


def plain(printed: str) -> str:
    """In one line: where a terminal breaks lines does not matter."""
    return " ".join(printed.split())
