"""Compile what `dataclasses` generates for the classes of our packages.

    generated.py CODE.zip CODES.zip

CODE.zip is the archive that the page imports from. CODES.zip gets a file for each game and one for all the rest:
marshalled, the code of each generated source. `ready_made.py` reads them in the page.
"""

import builtins
import dataclasses
import importlib
import marshal
import runpy
import sys
import zipfile
from collections import defaultdict

group_of = runpy.run_path("tools/in_pyodide/ready_made.py")["_group"]
found: defaultdict[str, dict[str, object]] = defaultdict(dict)


def note(source: str, names: dict[str, object], made: dict[str, object]) -> None:
    """Stands in for the `exec` of `dataclasses`."""
    code = compile(source, "<generated>", "exec", dont_inherit=True)
    found[group_of(names["__name__"])][source] = code
    builtins.exec(code, names, made)


def modules(archive: str) -> list[str]:
    """The names of our modules in an archive."""
    with zipfile.ZipFile(archive) as opened:
        paths = [name.removesuffix(".pyc") for name in opened.namelist() if name.endswith(".pyc")]
    ours = [path for path in paths if path.startswith(("engine/", "ui/"))]
    return sorted(path.replace("/", ".").removesuffix(".__init__") for path in ours)


def main(given: str, made: str) -> None:
    """Import everything and write down what was generated."""
    dataclasses.exec = note  # type: ignore[attr-defined]
    sys.path.insert(0, given)
    for name in modules(given):
        importlib.import_module(name)
    with zipfile.ZipFile(made, "w") as archive:
        for group, codes in sorted(found.items()):
            archive.writestr(f"generated/{group}", marshal.dumps(dict(sorted(codes.items()))))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
