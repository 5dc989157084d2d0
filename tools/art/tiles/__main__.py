"""Draws the tiles again: `python -m tools.art.tiles`."""

from pathlib import Path

from tools.art.tiles.sheet import files

if __name__ == "__main__":
    for name, text in files().items():
        Path(name).write_text(text, encoding="utf-8")
        print(f"{name}: {len(text):,} characters")
