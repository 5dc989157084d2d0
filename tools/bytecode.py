"""Python sources as the bytecode of the pinned Pyodide, remembered file by file under `build/bytecode/`.

Also the functions that `dataclasses` generates, for which there are no files.
"""

import hashlib
import os
import subprocess
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from tools import node
from tools.paths import BUILD, ROOT

KEPT = BUILD / "bytecode"
RECIPE = ("tools/bytecode.py", "tools/in_pyodide/compile.py", "tools/in_pyodide/run.mjs", "tools/package-lock.json")
RECIPE_FOR_GENERATED = (*RECIPE, "tools/in_pyodide/generated.py", "tools/in_pyodide/ready_made.py")
READY_MADE = ROOT / "tools/in_pyodide/ready_made.py"
"""What makes the page's `dataclasses` use what is `generated`."""


def compiled(sources: Mapping[str, bytes]) -> dict[str, bytes]:
    """The content of the `.pyc` file for each source, by the source's name (`engine/core/rng.py`)."""
    KEPT.mkdir(parents=True, exist_ok=True)
    places = {name: KEPT / _mark(RECIPE, name.encode(), source) for name, source in sources.items()}
    _compile({name: sources[name] for name, place in places.items() if not place.exists()}, places)
    return {name: place.read_bytes() for name, place in places.items()}


def generated(code: bytes) -> dict[str, bytes]:
    """Files to be added to an archive of compiled modules: what `dataclasses` would compile at each start."""
    KEPT.mkdir(parents=True, exist_ok=True)
    place = KEPT / _mark(RECIPE_FOR_GENERATED, code)
    if not place.exists():
        with TemporaryDirectory(dir=KEPT) as folder:
            given, made = Path(folder) / "given.zip", Path(folder) / "made.zip"
            given.write_bytes(code)
            _run("generated.py", given, made)
            _keep(place, made.read_bytes(), Path(folder))
    with zipfile.ZipFile(place) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def _mark(recipe: Iterable[str], *parts: bytes) -> str:
    return hashlib.sha256(b"\0".join([*((ROOT / name).read_bytes() for name in recipe), *parts])).hexdigest()[:24]


def _compile(sources: Mapping[str, bytes], places: Mapping[str, Path]) -> None:
    if not sources:
        return
    with TemporaryDirectory(dir=KEPT) as folder:
        given, made = Path(folder) / "given.zip", Path(folder) / "made.zip"
        with zipfile.ZipFile(given, "w") as archive:
            for name, source in sources.items():
                archive.writestr(name, source)
        _run("compile.py", given, made)
        with zipfile.ZipFile(made) as archive:
            for name in sources:
                _keep(places[name], archive.read(name), Path(folder))


def _run(program: str, given: Path, made: Path) -> None:
    inside = [str(path.relative_to(ROOT)) for path in (given, made)]
    command = [node.node(), "tools/in_pyodide/run.mjs", f"tools/in_pyodide/{program}", *inside]
    # Column numbers would only serve to underline source, which is not there.
    environment = {**os.environ, "PYTHONNODEBUGRANGES": "1", "PYTHONHASHSEED": "0"}
    subprocess.run(command, cwd=ROOT, env=environment, check=True)


def _keep(place: Path, content: bytes, folder: Path) -> None:
    """Write whole or not at all: other builds may be running."""
    fresh = folder / place.name
    fresh.write_bytes(content)
    fresh.replace(place)
