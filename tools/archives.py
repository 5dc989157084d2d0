"""The two archives of Python code that the page loads: the standard library and our own code.

Both hold bytecode made by the Pyodide that will run it. Stock Pyodide compiles its standard library from source at
every start, which is most of the time it takes; see the figures in README.md.
"""

import importlib.util
import io
import zipfile
from collections.abc import Iterator
from pathlib import Path

from tools.bytecode import READY_MADE, compiled, generated
from tools.paths import NODE_MODULES, ROOT

Files = dict[str, bytes]

EPOCH = (1980, 1, 1, 0, 0, 0)
SHIPPED_PACKAGES = ("engine", "ui")
SHIPPED_LIBRARIES = ("htpy", "markupsafe")
SHIPPED_ENDINGS = (".py", ".mo", ".json")
FOR_OTHER_PLACES = frozenset(("engine/__main__.py", "htpy/django.py", "htpy/html2htpy.py", "htpy/starlette.py"))
# Files and folders of the standard library that neither Pyodide, PyScript nor our code imports.
NOT_SHIPPED = tuple(
    """_aix_support.py _android_support.py _apple_support.py _ios_support.py _osx_support.py _pydatetime.py
    _pydecimal.py _pyio.py _pyrepl _sysconfigdata__emscripten_wasm32-emscripten.py antigravity.py argparse.py bdb.py
    cProfile.py cgi.py cgitb.py cmd.py code.py configparser.py ctypes curses dbm doctest.py email ensurepip filecmp.py
    fileinput.py ftplib.py http idlelib imaplib.py importlib/metadata json/tool.py lib2to3 logging/config.py
    logging/handlers.py mailbox.py mimetypes.py modulefinder.py multiprocessing netrc.py nturl2path.py optparse.py
    pdb.py pickletools.py poplib.py profile.py profiling pstats.py pty.py pyclbr.py pydoc.py pydoc_data rlcompleter.py
    sched.py shelve.py site-packages smtplib.py socketserver.py sqlite3 symtable.py tabnanny.py tarfile.py this.py
    timeit.py tkinter trace.py tracemalloc.py tty.py turtle.py turtledemo unittest urllib/error.py urllib/request.py
    urllib/response.py urllib/robotparser.py venv wave.py webbrowser.py wsgiref xml xmlrpc zipapp.py""".split()  # noqa: SIM905
)
ENCODINGS = tuple(
    f"encodings/{name}.py"
    for name in ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "utf_8", "utf_8_sig")
)


def standard_library() -> bytes:
    """The standard library of the pinned Pyodide as an archive of bytecode."""
    with zipfile.ZipFile(NODE_MODULES / "pyodide/python_stdlib.zip") as stock:
        files = {name: stock.read(name) for name in stock.namelist() if _is_shipped(name)}
    files["dataclasses.py"] += b"\n" + READY_MADE.read_bytes()
    return _archive(_translated(files))


def _is_shipped(name: str) -> bool:
    if name.startswith("encodings/"):
        return name in ENCODINGS
    return name.endswith(".py") and not any(f"{name}/".startswith(f"{left_out}/") for left_out in NOT_SHIPPED)


def own_code() -> bytes:
    """Our packages with their data and the libraries we use, as an archive to import from."""
    homes = [ROOT / package for package in SHIPPED_PACKAGES] + [_home(library) for library in SHIPPED_LIBRARIES]
    files = _translated({name: path.read_bytes() for home in homes for name, path in _shipped(home)})
    return _archive({**files, **generated(_archive(files))})


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


def _translated(files: Files) -> Files:
    """The same with bytecode in place of source."""
    sources = {name: content for name, content in files.items() if name.endswith(".py")}
    codes = {f"{name}c": code for name, code in compiled(sources).items()}
    return {name: content for name, content in files.items() if name not in sources} | codes


def _archive(files: Files) -> bytes:
    """A zip archive that depends on nothing but the files."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in sorted(files.items()):
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content)
    return buffer.getvalue()
