"""Build `dist/`, the app as one folder of static files: `python -m tools.site [FOLDER]`."""

import json
import sys
import time
import tomllib
from collections.abc import Iterable
from pathlib import Path

from engine.games import games
from tools import archives, catalogues, embeds, offline, page, puzzles, rulebooks, vendor, wheel
from tools.paths import DIST, ROOT
from tools.sitefiles import SiteFiles
from tools.symbols import sheet

OPEN_TO_OTHERS = b"/*\n  Access-Control-Allow-Origin: *\n"
"""For the free hosts that read such a file: embeds need it."""
FIRST_STYLES = ("tokens.css", "base.css", "app.css", "lobby.css", "pigments.css", "shell.css")
"""What the lobby needs for its first picture, in this order; the others follow it, in the order of their names."""


def build(folder: Path = DIST) -> None:
    """Build the whole site into `folder`, which holds nothing else afterwards."""
    files().write(folder)


def files() -> SiteFiles:
    """The whole site, with the service worker that keeps it."""
    site = _pages()
    offline.add_service_worker(site)
    return site


def _pages() -> SiteFiles:
    catalogues.compile_all()
    site = SiteFiles()
    pyodide, pyscript = vendor.add_pyodide(site), vendor.add_pyscript(site)
    faces, fonts = vendor.add_fonts(site)
    app = site.add("app.zip", archives.own_code())
    config = site.add("pyscript.json", _configuration(pyodide, app))
    art = {f"art/{path.name}": site.add(f"art/{path.name}", _picture(path)) for path in _art()}
    addresses = {
        "pyscript/core.js": f"{pyscript}/core.js",
        "pyscript.toml": config,
        "idiomorph.js": vendor.add_idiomorph(site),
        "styles.css": site.add("styles.css", faces.encode() + _styles(FIRST_STYLES)),
        "tables.css": site.add("tables.css", _styles(_later_styles())),
        "ui/shell.js": site.add("shell.js", (ROOT / "ui/shell.js").read_bytes()),
        "ui/offline.js": site.add("offline.js", (ROOT / "ui/offline.js").read_bytes()),
        "ui/embed.js": site.add("embed.js", (ROOT / "ui/embed.js").read_bytes()),
        **{f"lessons/{game}.json": site.add(f"lessons/{game}.json", puzzles.listing(game)) for game in games},
        **art,
        **offline.add_manifests(site, art),
        **{name: site.add(name, content) for name, content in rulebooks.rulebooks().items()},
    }
    # Not the interpreter itself: what was fetched ahead of its use would be compiled anew at each start.
    preloads = [
        ("module", f"{pyscript}/core.js"),
        *(("module", f"{pyodide}/{name}") for name in ("pyodide.mjs", "pyodide.asm.mjs")),
        *(("fetch", address) for address in (config, app)),
        *(("fetch", f"{pyodide}/{name}") for name in ("python_stdlib.zip", "pyodide-lock.json")),
    ]
    site.add_plain("index.html", page.page(addresses, fonts[:2], preloads))
    site.add_plain("fogueira-position.js", (ROOT / "ui/fogueira-position.js").read_bytes())
    site.add_plain("_headers", OPEN_TO_OTHERS)
    site.add_plain(*wheel.wheel())
    for path in sorted((ROOT / "examples").glob("*.html")):
        site.add_plain(f"examples/{path.name}", path.read_bytes())
    embeds.add_embeds(site, addresses, {"pyodide": pyodide, "app": app, "sheet": art["art/common.svg"]})
    return site


def _configuration(pyodide: str, app: str) -> bytes:
    settings = tomllib.loads((ROOT / "pyscript.toml").read_text("utf-8"))
    final = {**settings, "interpreter": f"./{pyodide}/pyodide.mjs", "files": {f"./{app}": "./app.zip"}}
    return json.dumps(final, sort_keys=True).encode()


def _styles(names: Iterable[str]) -> bytes:
    return b"".join((ROOT / "ui/styles" / name).read_bytes() for name in names)


def _later_styles() -> list[str]:
    return sorted({path.name for path in (ROOT / "ui/styles").glob("*.css")} - set(FIRST_STYLES))


def _picture(path: Path) -> bytes:
    return sheet(path).encode() if path.suffix == ".svg" and path.name != "icon.svg" else path.read_bytes()


def _art() -> list[Path]:
    home = ROOT / "ui/art"
    return sorted({*home.glob("*.svg"), *home.glob("*.png")})


if __name__ == "__main__":
    began = time.perf_counter()
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else DIST
    build(target)
    size = sum(path.stat().st_size for path in target.rglob("*") if path.is_file())
    print(f"{target}: {size / 1e6:.1f} MB in {time.perf_counter() - began:.1f} s")
