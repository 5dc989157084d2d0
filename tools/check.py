"""Run every check and say at the end how each went: `python -m tools.check [NAME...]`.

All of them run even when one fails. The number of pytest's processes is `WORKERS` in the environment, 2 by default.
"""

import os
import subprocess
import sys
import time
from collections.abc import Sequence

WORKERS = ["-n", os.environ.get("WORKERS", "2"), "--dist", "worksteal"]
PYTEST = ["pytest", "-q"]
SEPARATE = ("tests/browser", "tests/pyodide")

CHECKS: dict[str, list[list[str]]] = {
    "style": [["ruff", "check", "."], ["ruff", "format", "--check", "."]],
    "types": [["mypy"]],
    "tests": [[*PYTEST, *WORKERS, "tests", *(f"--ignore={folder}" for folder in SEPARATE)]],
    "pyodide": [[*PYTEST, "tests/pyodide"]],
    "browser": [[*PYTEST, *WORKERS, "tests/browser"]],
}


def run(name: str) -> bool:
    """Run one check, its output going where ours goes; True if it passed."""
    print(f"\n==== {name}", flush=True)
    codes = [subprocess.run([sys.executable, "-m", *command], check=False).returncode for command in CHECKS[name]]
    return not any(codes)


def main(names: Sequence[str]) -> int:
    """Run the named checks, or all; the exit status says whether all passed."""
    summary = []
    for name in names or CHECKS:
        began = time.monotonic()
        passed = run(name)
        summary.append((name, passed, time.monotonic() - began))
    print("\n==== summary")
    for name, passed, seconds in summary:
        print(f"{name:<10} {'passed' if passed else 'FAILED'} {seconds:7.0f} s")
    good = sum(passed for _, passed, _ in summary)
    print(f"checks: {good} passed, {len(summary) - good} failed", flush=True)
    return int(good < len(summary))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
