"""The wheel carries the built client; without it there is no wheel.
An editable install needs none: `make client` puts it where it belongs."""

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
        del build_data
        if version == "editable" or self.target_name != "wheel":
            return
        if not BUILT.exists():
            build_client()
        if not BUILT.exists():
            raise RuntimeError("the client is not built, so there is no wheel: run `make client` first")


def build_client() -> None:
    """With whatever Node is there."""
    finding = [sys.executable, str(HERE / "tools" / "node.py")]
    folder = subprocess.run(finding, capture_output=True, text=True, check=False)
    path = f"{folder.stdout.strip()}{os.pathsep}{os.environ['PATH']}"
    for command in (["npm", "ci"], ["npm", "run", "build"]):
        subprocess.run(command, cwd=HERE / "client", env={**os.environ, "PATH": path}, check=False)
