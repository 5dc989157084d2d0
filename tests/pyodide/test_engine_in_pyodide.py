"""The engine's laws and golden games again, in the Python that the page uses."""

import os
import subprocess
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tools import node
from tools.paths import BUILD, ROOT

RUNNER = ("tools/in_pyodide/run.mjs", "tests/pyodide/inside.py")
FILES = sorted(path for folder in ("contract", "golden") for path in (ROOT / "tests" / folder).rglob("test_*.py"))
AT_ONCE = int(os.environ.get("WORKERS", "2"))


def run_inside(path: Path) -> subprocess.CompletedProcess[str]:
    """Run the tests of one file inside Pyodide, output and errors in one text."""
    command = [node.node(), *RUNNER, str(path.relative_to(ROOT))]
    environment = {**os.environ, "FOGUEIRA_PACKAGES": sysconfig.get_path("purelib")}
    return subprocess.run(
        command, cwd=ROOT, env=environment, check=False, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )


def test_engine(capfd: pytest.CaptureFixture[str]) -> None:
    failed = []
    with ThreadPoolExecutor(AT_ONCE) as pool, capfd.disabled():
        for path, result in zip(FILES, pool.map(run_inside, FILES), strict=True):
            print(f"\n{path.relative_to(ROOT)} inside Pyodide\n{result.stdout}", flush=True)
            if result.returncode:
                failed.append(path.name)
    assert FILES
    assert not failed


@pytest.mark.parametrize("content", ["def test_it(): assert False\n", "\n"], ids=["a test fails", "there is no test"])
def test_a_failure_inside_is_a_failure_outside(content: str) -> None:
    BUILD.mkdir(exist_ok=True)
    path = BUILD / "test_inside_sample.py"
    path.write_text(content, "utf-8")
    try:
        assert run_inside(path).returncode != 0
    finally:
        path.unlink()
