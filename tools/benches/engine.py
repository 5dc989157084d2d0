"""The engine by itself, on CPython and inside Pyodide, and how the two compare."""

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence

from tools import node
from tools.bench import Row
from tools.paths import ROOT

NAME = "Engine: each figure on CPython, inside Pyodide, and Pyodide's as a share of CPython's"
PROGRAM = "tools/in_pyodide/measure.py"
OWN_SIZE = "kB"


def run() -> Iterator[Row]:
    """Three rows for each figure; one for sizes, which are the same everywhere."""
    here = _measured([sys.executable, "-m", PROGRAM.removesuffix(".py").replace("/", ".")])
    there = _measured([node.node(), "tools/in_pyodide/run.mjs", PROGRAM])
    for (game, what, value, unit), (_, _, inside, _) in zip(here, there, strict=True):
        yield f"{game}: {what}", value, unit
        if unit != OWN_SIZE:
            yield "  inside Pyodide", inside, unit
            yield "  as a share", inside / value, "x"


def _measured(command: Sequence[str]) -> list[tuple[str, str, float, str]]:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return [(game, what, value, unit) for game, what, value, unit in json.loads(done.stdout)]
