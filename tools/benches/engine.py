"""The engine by itself, on CPython and inside Pyodide, and how the two compare."""

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence

from engine import games
from tools import node
from tools.bench import Row
from tools.paths import ROOT

NAME = "Engine: each figure on CPython, inside Pyodide, and Pyodide's as a share of CPython's"
PROGRAM = "tools/in_pyodide/measure.py"
MODULE = "tools.in_pyodide.measure"
OWN_SIZE = "kB"


def run() -> Iterator[Row]:
    """A row for each figure: on CPython, then inside Pyodide and as a share; sizes are the same everywhere."""
    for game_id in games:
        here = _measured([sys.executable, "-m", MODULE, game_id])
        there = _measured([node.node(), "tools/in_pyodide/run.mjs", PROGRAM, game_id])
        for (game, what, value, unit), (_, _, inside, _) in zip(here, there, strict=True):
            pyodide = "" if unit == OWN_SIZE else f"{inside:>12,.2f} in Pyodide, {inside / value:>6.2f} x"
            yield f"{game}: {what}", value, f"{unit:<12}{pyodide}"


def _measured(command: Sequence[str]) -> list[tuple[str, str, float, str]]:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return [(game, what, value, unit) for game, what, value, unit in json.loads(done.stdout)]
