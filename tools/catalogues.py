"""Compile the word catalogues (`locales/<lang>/<domain>.po`) to the `.mo` files that `gettext` reads."""

from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from tools.paths import LANGUAGES, ROOT


def sources() -> list[Path]:
    """All `.po` files of the engine and the interface."""
    return sorted(path for package in ("engine", "ui") for path in (ROOT / package).glob("locales/*/*.po"))


def compile_all() -> None:
    """Write the `.mo` file beside each `.po` file that is newer than it."""
    for source in sources():
        target = source.with_suffix(".mo")
        if not target.exists() or target.stat().st_mtime < source.stat().st_mtime:
            _compile(source, target)


def shell_words() -> dict[str, dict[str, str]]:
    """The words of the page before Python is up, for each language."""
    return {language: _words(ROOT / f"ui/locales/{language}/shell.po") for language in LANGUAGES}


def _words(source: Path) -> dict[str, str]:
    with source.open("rb") as file:
        return {str(message.id): str(message.string) for message in read_po(file) if message.id}


def _compile(source: Path, target: Path) -> None:
    with source.open("rb") as file:
        catalogue = read_po(file, locale=source.parent.name, abort_invalid=True)
    with target.open("wb") as file:
        write_mo(file, catalogue)


if __name__ == "__main__":
    compile_all()
