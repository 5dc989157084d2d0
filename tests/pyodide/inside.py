"""Runs inside Pyodide: `inside.py PATH...` runs the tests there; fails when one fails or none passed."""

import os
import sys

# Plugins that announce themselves come with the packages of CPython, some with compiled parts.
os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"

import pytest


class Counter:
    """How many tests passed."""

    passed = 0

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.passed += report.when == "call" and report.passed


def run(paths: list[str]) -> int:
    counter = Counter()
    outcome = pytest.main(["-q", "-p", "no:cacheprovider", *paths], plugins=[counter])
    return int(outcome) or int(counter.passed == 0)


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
