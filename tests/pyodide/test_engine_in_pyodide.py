"""The engine's laws and golden games again, in the Python that the page uses."""

import os
import subprocess
import sysconfig
from pathlib import Path

import pytest

from tools import node
from tools.paths import ROOT

RUNNER = ("tools/in_pyodide/run.mjs", "tests/pyodide/inside.py")
FOLDERS = [name for name in ("tests/contract", "tests/golden") if (ROOT / name).is_dir()]


def run_inside(*paths: str) -> int:
    """Exit code of the tests of `paths`, run inside Pyodide."""
    environment = {**os.environ, "FOGUEIRA_PACKAGES": sysconfig.get_path("purelib")}
    return subprocess.run([node.node(), *RUNNER, *paths], cwd=ROOT, env=environment, check=False).returncode


def test_engine(capfd: pytest.CaptureFixture[str]) -> None:
    with capfd.disabled():
        print(f"\nInside Pyodide: {' '.join(FOLDERS)}", flush=True)
        assert run_inside(*FOLDERS) == 0


@pytest.mark.parametrize("content", ["def test_it(): assert False\n", "\n"])
def test_a_failure_inside_is_a_failure_outside(content: str) -> None:
    path = ROOT / "build/test_inside_sample.py"
    path.write_text(content, "utf-8")
    try:
        assert run_inside(str(Path("build") / path.name)) != 0
    finally:
        path.unlink()
