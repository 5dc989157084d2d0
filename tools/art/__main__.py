"""Draws all sheets again: `python -m tools.art`."""

from pathlib import Path

from tools.art.sheets import files

if __name__ == "__main__":
    for name, text in files().items():
        Path(name).write_text(text, encoding="utf-8")
        print(f"{name}: {len(text):,} characters")
