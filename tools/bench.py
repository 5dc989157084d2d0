"""Measure: `python -m tools.bench [NAME...]`. Each module of `tools/benches` measures one thing.

A bench is a module with `NAME` (what is measured, in words) and `run()`, which gives rows of (what, value, unit).
Absolute times say little about another machine: prefer ratios and rates taken in one run.
"""

import pkgutil
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Protocol

from tools import benches

Row = tuple[str, float, str]


class Bench(Protocol):
    """What a module of `tools/benches` has."""

    NAME: str

    def run(self) -> Iterable[Row]:
        """Measure; each row is (what, value, unit)."""


def available() -> list[str]:
    """The names of the benches: those of their modules."""
    return sorted(module.name for module in pkgutil.iter_modules(benches.__path__))


def load(name: str) -> Bench:
    """The bench of that name; raises `ModuleNotFoundError` if there is none."""
    module: Bench = import_module(f"tools.benches.{name}")
    return module


def report(bench: Bench) -> None:
    """Run one bench and print its rows as they come."""
    print(f"\n{bench.NAME}", flush=True)
    for what, value, unit in bench.run():
        print(f"  {what:<58} {value:>12,.2f} {unit}", flush=True)


def main(names: Sequence[str]) -> int:
    """Run the named benches, or all."""
    unknown = set(names) - set(available())
    if unknown:
        print(f"no bench {', '.join(sorted(unknown))}; there are: {', '.join(available())}", file=sys.stderr)
        return 2
    for name in names or available():
        report(load(name))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
