"""Draws all sheets again: `python -m tools.art`."""

from tools.art.sheets import files
from tools.paths import ROOT

if __name__ == "__main__":
    for name, text in files().items():
        (ROOT / name).write_text(text, encoding="utf-8")
        print(f"{name}: {len(text):,} characters")
