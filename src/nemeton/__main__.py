"""The command line: nemeton play | replay | check | arena.
Thin: each command lives where its work is done."""

from __future__ import annotations


def main() -> None:
    raise SystemExit("not yet")


if __name__ == "__main__":
    main()
