"""Draws the icons that devices want as pixels, from `ui/art/icon.svg`: `python -m tools.art.icons`.

They need a browser to draw and come out a little different in each, so they are checked in, and carry the digest of
what they were drawn from.
"""

import zlib
from collections.abc import Iterator
from hashlib import sha256

from playwright.sync_api import sync_playwright

from tools import chromium
from tools.paths import ROOT

HOME = ROOT / "ui/art"
SOURCE = HOME / "icon.svg"
KEY = b"Source\0"
HEAD = 8 + 25
"""Bytes of a PNG up to the end of its header."""

# name, pixels, share of the side that the fire takes, ground
ICONS = (
    ("icon-192.png", 192, 0.9, "transparent"),
    ("icon-512.png", 512, 0.9, "transparent"),
    ("icon-maskable-512.png", 512, 0.6, "#2A211C"),
    ("icon-touch-180.png", 180, 0.74, "#2A211C"),
)
PAGE = """<style>html {{ background: {ground} }} body {{ margin: 0; display: grid; place-items: center; height: 100vh }}
svg {{ width: {share}vw; height: {share}vw }}</style>{drawing}"""


def mark() -> bytes:
    """The digest of the drawing."""
    return sha256(SOURCE.read_bytes()).hexdigest().encode()


def source_of(png: bytes) -> bytes:
    """The digest of the drawing that an icon was made from."""
    at = png.index(KEY) + len(KEY)
    return png[at : at + len(mark())]


def marked(png: bytes) -> bytes:
    """The picture with the digest of its drawing in it, as a text chunk."""
    content = b"tEXt" + KEY + mark()
    chunk = (len(content) - 4).to_bytes(4, "big") + content + zlib.crc32(content).to_bytes(4, "big")
    return png[:HEAD] + chunk + png[HEAD:]


def drawn() -> Iterator[tuple[str, bytes]]:
    """Each icon by its name."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.executable(), args=list(chromium.ARGUMENTS))
        for name, side, share, ground in ICONS:
            page = browser.new_page(viewport={"width": side, "height": side})
            page.set_content(PAGE.format(ground=ground, share=share * 100, drawing=SOURCE.read_text("utf-8")))
            yield name, marked(page.screenshot(omit_background=ground == "transparent"))
            page.close()
        browser.close()


if __name__ == "__main__":
    for name, png in drawn():
        (HOME / name).write_bytes(png)
        print(f"{name}: {len(png):,} bytes")
