"""What the page takes from the npm packages: Pyodide, PyScript, idiomorph and the fonts."""

import json

from tools.archives import standard_library
from tools.paths import NODE_MODULES
from tools.sitefiles import SiteFiles

PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
# Its chunks load each other by name; those of editors, terminals and other interpreters are never asked for.
PYSCRIPT = ("core.js", "core-*.js", "error-*.js")

# family, weights, style, file
FONTS = (
    ("Fraunces Variable", "100 900", "normal", "fraunces/files/fraunces-latin-wght-normal.woff2"),
    (
        "Atkinson Hyperlegible Next Variable",
        "200 800",
        "normal",
        "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    ),
    (
        "Atkinson Hyperlegible Next Variable",
        "200 800",
        "italic",
        "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-italic.woff2",
    ),
)
FACE = """@font-face {{ font-family: "{family}"; font-weight: {weights}; font-style: {style}; font-display: swap;
  src: url("{address}") format("woff2"); }}
"""


def add_pyodide(site: SiteFiles) -> str:
    """Add the interpreter, with our standard library and no packages; returns the address of its folder."""
    files = {name: _without_map((NODE_MODULES / "pyodide" / name).read_bytes()) for name in PYODIDE}
    lock = json.loads((NODE_MODULES / "pyodide/pyodide-lock.json").read_text("utf-8"))
    files["pyodide-lock.json"] = json.dumps({"info": lock["info"], "packages": {}}).encode()
    files["python_stdlib.zip"] = standard_library()
    return site.add_folder("pyodide", files)


def add_pyscript(site: SiteFiles) -> str:
    """Add the parts of PyScript that the page uses; returns the address of their folder, the door is `core.js`."""
    dist = NODE_MODULES / "@pyscript/core/dist"
    paths = sorted(path for pattern in PYSCRIPT for path in dist.glob(pattern))
    return site.add_folder("pyscript", {path.name: _without_map(path.read_bytes()) for path in paths})


def add_idiomorph(site: SiteFiles) -> str:
    """Add the library that patches the DOM; it defines `window.Idiomorph`."""
    return site.add("idiomorph.js", (NODE_MODULES / "idiomorph/dist/idiomorph.min.js").read_bytes())


def add_fonts(site: SiteFiles) -> tuple[str, list[str]]:
    """Add the fonts; returns their `@font-face` rules and their addresses."""
    home = NODE_MODULES / "@fontsource-variable"
    addresses = [site.add(f"fonts/{file.split('/')[-1]}", (home / file).read_bytes()) for *_, file in FONTS]
    rules = [
        FACE.format(family=family, weights=weights, style=style, address=address)
        for (family, weights, style, _), address in zip(FONTS, addresses, strict=True)
    ]
    return "".join(rules), addresses


def _without_map(content: bytes) -> bytes:
    """A script without the pointer to its source map, which we do not ship."""
    return content.split(b"\n//# sourceMappingURL=")[0]
