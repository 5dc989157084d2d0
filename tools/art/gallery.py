"""Pages to look at everything drawn and styled here: `python -m tools.art.gallery FOLDER`.

The pages are samples of the markup in `ui/styles/README.md`, with words that stand for what the game would say.
Add `#dark` or `#light` to an address for the other scheme.
"""

import re
import sys
from pathlib import Path

from tools.art.gallery_table import VIEWS, land, players, shelf
from tools.paths import NODE_MODULES, ROOT

PAGES_HOME = Path(__file__).with_name("pages")
FONTS = (
    ("Fraunces Variable", "fraunces/files/fraunces-latin-wght-normal.woff2"),
    (
        "Atkinson Hyperlegible Next Variable",
        "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    ),
)
STATES = ("tools", "place", "pay", "feed", "dice", "wait")
EXTRA_CSS = """.gallery{display:grid;gap:16px;padding:16px}
.gallery{grid-template-columns:repeat(auto-fit,minmax(min(440px,100%),1fr))}
.gallery>section{display:grid;gap:14px;align-content:start;padding:16px;min-width:0}
.flow{display:flex;flex-wrap:wrap;gap:12px;align-items:center}.col{display:grid;gap:8px}
.all{display:flex;flex-wrap:wrap;gap:14px;padding:16px}.all figure{font-size:.75rem;text-align:center}
.all svg{margin:auto}@media(min-width:47.6em){.land.zoomed>.whole{transform:none!important}}
"""
THEME = '<script>document.documentElement.dataset.theme = location.hash.slice(1) || "light"</script>'
MODAL = "<script>for (const d of document.querySelectorAll('dialog')) { d.close(); d.showModal(); }</script>"
_SLOT = re.compile(r"\{\{([\w-]+)(?: ([\dx]+))?(?: ([\w -]+))?\}\}")
_OWNED = re.compile(r"(?:fig|lie|hut|mark|sit)-([A-E])$")
_BOXES = re.compile(r'<symbol id="([\w-]+)" viewBox="\S+ \S+ (\S+) (\S+)"')


def main(folder: Path) -> None:
    """Writes all pages; an index leads to them."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, (body, cls) in pages().items():
        (folder / f"{name}.html").write_text(_page(body, cls), encoding="utf-8")
    links = "".join(f'<li><a href="{name}.html">{name}</a></li>' for name in pages())
    (folder / "index.html").write_text(f"<!doctype html><meta charset=utf-8><ul>{links}</ul>", encoding="utf-8")


def pages() -> dict[str, tuple[str, str]]:
    """Body and body class of each page, by name."""
    made = {"symbols": (_all_symbols(), ""), **{name: (_sample(name), "") for name in ("parts", "lobby", "curtain")}}
    for state in STATES:
        made[f"table-{state}"] = (_table(state), "at-table")
    for dialog in ("seats", "rules", "final"):
        made[dialog] = (_table("wait") + _sample(dialog), "at-table")
    for sheet in ("players", "mine", "talk"):
        made[f"sheet-{sheet}"] = (_table("tools", f' data-sheet="{sheet}"'), "at-table")
    made["not-saved"] = (_table("wait", banner="banner"), "at-table")
    return made


def _table(state: str, sheet: str = "", banner: str = "") -> str:
    slots = {
        "sheet": sheet,
        "banner": _sample(banner) if banner else "",
        "players": players(),
        "view": VIEWS.get(state, ""),
        "land": land(state),
        "shelf": shelf(state == "place"),
        "decide": _sample(f"decide-{state}"),
    }
    return _sample("table", slots)


def _sample(name: str, slots: dict[str, str] | None = None) -> str:
    """A page's sample markup, with `{{icon size classes}}` turned into pictures."""

    def fill(match: re.Match[str]) -> str:
        what, size, classes = match.groups()
        return fill_in(slots[what]) if slots and what in slots else _icon(what, size or "", classes or "")

    def fill_in(text: str) -> str:
        return _SLOT.sub(fill, text)

    return fill_in((PAGES_HOME / f"{name}.html").read_text(encoding="utf-8"))


def _icon(name: str, size: str, classes: str) -> str:
    width, _, height = size.partition("x")
    owner = _OWNED.match(name)
    shown = f"{classes} p-{owner[1]}".strip() if owner else classes
    attributes = f' class="{shown}"' if shown else ""
    if width:
        attributes += f' width="{width}" height="{height or width}"'
    return f'<svg{attributes} aria-hidden="true"><use href="#{name}"/></svg>'


def _all_symbols() -> str:
    """Every symbol of every sheet at a size to judge it."""
    figures = []
    for name, width, height in _BOXES.findall("".join(_sheets())):
        scale = min(64 / float(height), 1.6) if float(height) < 60 else min(1.3, 420 / float(width))
        size = f"{float(width) * scale:.0f}x{float(height) * scale:.0f}"
        figures.append(f"<figure>{_icon(name, size, '')}{name}</figure>")
    return f'<div class="all">{"".join(figures)}</div>'


def _sheets() -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted((ROOT / "ui/art").glob("*.svg")) if path.stem != "icon"]


def _page(body: str, cls: str) -> str:
    styles = ("tokens", "base", "pigments", "lobby", "stone_age", "table")
    css = _faces() + "".join((ROOT / f"ui/styles/{name}.css").read_text(encoding="utf-8") for name in styles)
    head = '<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    style = f"<title>Fogueira</title><style>{css}{EXTRA_CSS}</style>"
    return f'{head}{style}{THEME}<body class="{cls}">{"".join(_sheets())}{body}{MODAL}</body></html>'


def _faces() -> str:
    home = (NODE_MODULES / "@fontsource-variable").as_uri()
    return "".join(
        f'@font-face{{font-family:"{family}";src:url("{home}/{file}");font-weight:100 900}}' for family, file in FONTS
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]))
