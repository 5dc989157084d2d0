"""Draws the sheet again: `python -m tools.art.endless_winter`."""

from tools.art.endless_winter.sheet import files
from tools.paths import ROOT

if __name__ == "__main__":
    for name, text in files().items():
        (ROOT / name).write_text(text, encoding="utf-8")
        print(f"{name}: {len(text):,} characters")
