"""The rules engine as a wheel: `micropip.install(URL)` in any Pyodide page, then `from engine import games`."""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.paths import ROOT


def wheel() -> tuple[str, bytes]:
    """Name and content of the wheel, built by the standard tools from `pyproject.toml`."""
    with TemporaryDirectory() as folder:
        command = ["-m", "build", "--wheel", "--quiet", "--no-isolation", "--outdir", folder, str(ROOT)]
        subprocess.run([sys.executable, *command], check=True)
        (path,) = Path(folder).glob("*.whl")
        return path.name, path.read_bytes()
