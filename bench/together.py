"""Ours and theirs in one process of the peers' environment, in turns: what slows one down slows the
other too.
Rates are per second of this process's own time, so that a busy machine measures much the same."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from time import process_time

HERE = Path(__file__).resolve().parent
PEERS_PYTHON = HERE.parent / ".bench" / "bin" / "python"
ROUNDS = 5

Some = Callable[[], int]
"""Does a little of what is measured and returns how much it was."""


def in_turns(measured: Mapping[str, Some], seconds: float) -> dict[str, float]:
    """For each, the rate of its middle round; a round is a part of `seconds` for each in turn."""
    for some in measured.values():
        some()
    rounds = [
        {name: rate(some, seconds / ROUNDS) for name, some in measured.items()}
        for _ in range(ROUNDS)
    ]
    return {name: sorted(one[name] for one in rounds)[ROUNDS // 2] for name in measured}


def rate(some: Some, seconds: float) -> float:
    done, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        done += some()
    return done / spent


def report_of(script: str, seconds: float) -> dict[str, dict[str, float]]:
    """What a script of this folder prints, run where both the peers and we can be imported."""
    path = os.pathsep.join(map(str, (HERE.parent / "src", HERE)))
    done = subprocess.run(
        [str(PEERS_PYTHON), str(HERE / script), str(seconds)],
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    report: dict[str, dict[str, float]] = json.loads(done.stdout)
    return report


def seconds_wanted() -> float:
    return float(sys.argv[1]) if sys.argv[1:] else 2.0
