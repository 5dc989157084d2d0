"""Where things lie in the checkout."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
DIST = ROOT / "dist"
NODE_MODULES = ROOT / "tools" / "node_modules"
LANGUAGES = ("pt_BR", "en")
