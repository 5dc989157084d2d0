"""Draws the cards again: `python -m tools.art.imperial_settlers`."""

from tools.art.imperial_settlers.sheet import files
from tools.paths import ROOT

if __name__ == "__main__":
    for name, text in files().items():
        (ROOT / name).write_text(text, encoding="utf-8")
        print(f"{name}: {len(text):,} characters")
