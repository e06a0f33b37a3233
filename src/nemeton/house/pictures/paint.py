"""Paints one picture: SVG comes in, PNG goes out. A program of its own, since it holds the
interpreter meanwhile.
Imports nothing of the house, and reads no file but the type."""

from __future__ import annotations

import sys
from pathlib import Path

import resvg_py

TYPE = Path(__file__).parent / "type"


def painted(svg: str) -> bytes:
    fonts = sorted(str(file) for file in TYPE.glob("*.ttf"))
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=fonts))


if __name__ == "__main__":
    sys.stdout.buffer.write(painted(sys.stdin.buffer.read().decode()))
