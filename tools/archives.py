"""The two archives of Python code that the page loads: the standard library and our own code.

Both hold bytecode made by the Pyodide that will run it. Stock Pyodide compiles its standard library from source at
every start, which is most of the time it takes; see the figures in README.md.
"""

import hashlib
import importlib.util
import io
import subprocess
import zipfile
from collections.abc import Iterator
from pathlib import Path

from tools import node
from tools.paths import BUILD, NODE_MODULES, ROOT

Files = dict[str, bytes]

EPOCH = (1980, 1, 1, 0, 0, 0)
SHIPPED_PACKAGES = ("engine", "ui")
SHIPPED_LIBRARIES = ("htpy", "markupsafe")
SHIPPED_ENDINGS = (".py", ".mo", ".json")
FOR_OTHER_PLACES = frozenset(("engine/__main__.py", "htpy/django.py", "htpy/html2htpy.py", "htpy/starlette.py"))
# Parts of the standard library that neither Pyodide, PyScript nor our code imports.
NOT_SHIPPED = frozenset(
    """_aix_support.py _android_support.py _apple_support.py _ios_support.py _osx_support.py _pyio.py _pydatetime.py
    _pydecimal.py _pyrepl antigravity.py bdb.py cProfile.py cgi.py cgitb.py cmd.py code.py configparser.py ctypes
    curses dbm doctest.py ensurepip filecmp.py fileinput.py ftplib.py idlelib imaplib.py lib2to3 mailbox.py
    mimetypes.py modulefinder.py multiprocessing netrc.py nturl2path.py optparse.py pdb.py pickletools.py poplib.py
    profile.py profiling pstats.py pty.py pyclbr.py pydoc.py pydoc_data rlcompleter.py sched.py shelve.py site-packages
    smtplib.py socketserver.py sqlite3 symtable.py tabnanny.py this.py timeit.py tkinter trace.py tracemalloc.py
    tty.py turtle.py turtledemo unittest venv wave.py webbrowser.py wsgiref xml xmlrpc zipapp.py""".split()  # noqa: SIM905
)


def standard_library() -> bytes:
    """The standard library of the pinned Pyodide as an archive of bytecode."""
    with zipfile.ZipFile(NODE_MODULES / "pyodide/python_stdlib.zip") as stock:
        names = [name for name in stock.namelist() if name.endswith(".py")]
        kept = [name for name in names if name.split("/")[0] not in NOT_SHIPPED]
        return _compiled({name: stock.read(name) for name in kept})


def own_code() -> bytes:
    """Our packages with their data and the libraries we use, as an archive to unpack into the home folder."""
    homes = [ROOT / package for package in SHIPPED_PACKAGES] + [_home(library) for library in SHIPPED_LIBRARIES]
    return _compiled({name: path.read_bytes() for home in homes for name, path in _shipped(home)})


def _shipped(home: Path) -> Iterator[tuple[str, Path]]:
    for path in home.rglob("*"):
        name = path.relative_to(home.parent).as_posix()
        if path.suffix in SHIPPED_ENDINGS and name not in FOR_OTHER_PLACES:
            yield name, path


def _home(library: str) -> Path:
    spec = importlib.util.find_spec(library)
    if spec is None or spec.origin is None:
        raise RuntimeError(f"{library} is not installed; run `make setup`")
    return Path(spec.origin).parent


def _compiled(files: Files) -> bytes:
    """`files` as an archive with bytecode in place of source; remembered under `build/` by content."""
    given = _zipped(files)
    recipe = (ROOT / "tools/in_pyodide/compile.py").read_bytes()
    lock = (ROOT / "tools/package-lock.json").read_bytes()
    key = hashlib.sha256(given + recipe + lock).hexdigest()[:16]
    made = BUILD / "archives" / f"{key}.zip"
    if not made.exists():
        _compile(given, made)
    with zipfile.ZipFile(made) as archive:
        return _zipped({name: archive.read(name) for name in archive.namelist()}, zipfile.ZIP_DEFLATED)


def _compile(given: bytes, made: Path) -> None:
    source, target = made.with_suffix(".in"), made.with_suffix(".part")
    made.parent.mkdir(parents=True, exist_ok=True)
    source.write_bytes(given)
    inside = [str(path.relative_to(ROOT)) for path in (source, target)]
    runner = ["tools/in_pyodide/run.mjs", "tools/in_pyodide/compile.py", *inside]
    subprocess.run([node.node(), *runner], cwd=ROOT, check=True)
    source.unlink()
    target.replace(made)


def _zipped(files: Files, method: int = zipfile.ZIP_STORED) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", method, compresslevel=9) as archive:
        for name, content in sorted(files.items()):
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.compress_type = method
            archive.writestr(entry, content)
    return buffer.getvalue()
