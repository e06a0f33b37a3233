"""The wheel carries the built client, without which there is none, and compiled parts where a C compiler is at hand.
An editable install needs neither: `make client` and `make fast` put them where they belong."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HERE = Path(__file__).resolve().parent
BUILT = HERE / "src" / "nemeton" / "house" / "client" / "index.html"


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self.target_name != "wheel":
            return
        if not BUILT.exists():
            build_client()
        if not BUILT.exists():
            raise RuntimeError(
                "the client is not built, so there is no wheel: run `make client` first"
            )
        if os.environ.get("NEMETON_FAST") != "0":
            add_compiled(build_data)


def add_compiled(build_data: dict[str, Any]) -> None:
    """The wheel is for this platform then; where there is no C compiler it is for all. Where there is one and it
    fails, there is no wheel: pip shows what a build says only when it fails."""
    sys.path.insert(0, str(HERE / "tools"))
    from fast import CannotCompile, NoCompiler, build

    print("nemeton: compiling rules, search and house; this takes a minute or two", file=sys.stderr)
    try:
        made = build()
    except NoCompiler as reason:
        print(f"nemeton: a wheel of plain Python: {reason}", file=sys.stderr)
        return
    except CannotCompile as reason:
        raise RuntimeError(
            f"nemeton could not be compiled; NEMETON_FAST=0 makes it plain Python: {reason}"
        ) from reason
    build_data["force_include"] |= {str(path): place for path, place in made.items()}
    build_data |= {"pure_python": False, "infer_tag": True}


def build_client() -> None:
    """With whatever Node is there."""
    finding = [sys.executable, str(HERE / "tools" / "node.py")]
    folder = subprocess.run(finding, capture_output=True, text=True, check=False)
    path = f"{folder.stdout.strip()}{os.pathsep}{os.environ['PATH']}"
    for command in (["npm", "ci"], ["npm", "run", "build"]):
        subprocess.run(command, cwd=HERE / "client", env={**os.environ, "PATH": path}, check=False)
