"""The envelope of a kept document: one head line (revision, length, checksum), and the text below it."""

from __future__ import annotations

import zlib

from ui.page import Fault

HEAD = "fogueira/1"


def seal(revision: int, text: str) -> str:
    """A text with its revision, length and checksum in a head line."""
    return f"{HEAD} {revision} {len(text)} {zlib.crc32(text.encode('utf-8', 'surrogatepass')):08x}\n{text}"


def unseal(sealed: str) -> tuple[int, str] | Fault:
    """Revision and text of a sealed text, if it is whole."""
    text = sealed.partition("\n")[2]
    revision = revision_of(sealed)
    if not revision:
        return Fault("broken", "no head")
    if seal(revision, text) != sealed:
        return Fault("broken", "checksum")
    return revision, text


def revision_of(sealed: object) -> int:
    """The revision in a head line, whatever the text below; 0 where there is none."""
    parts = sealed.partition("\n")[0].split(" ") if isinstance(sealed, str) else []
    good = len(parts) == 4 and parts[0] == HEAD and parts[1].isascii() and parts[1].isdigit() and len(parts[1]) < 16
    return int(parts[1]) if good else 0
