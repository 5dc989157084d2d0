"""A document as the part of an address after ``#``: compressed, with a mark of the format in front."""

from __future__ import annotations

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as Base64Error

from ui.page import Fault

MARK = re.compile(r"f(\d+)\.")
VERSION = 1
LONGEST = 8_000
"""Characters of a link that mail programs, chats and hosts let through."""
LARGEST = 2_000_000
"""Characters that a document may have when unpacked."""
MOST = 200_000
"""Characters of a link that is looked into at all."""
GAME = re.compile(r'"game"\s*:\s*"([a-z_]+)"')


def pack(text: str) -> str:
    """A document's text as the part after ``#``."""
    return f"f{VERSION}.{urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip('=')}"


def is_packed(fragment: str) -> bool:
    """Whether this is meant to be a document, of whatever version."""
    return MARK.match(fragment) is not None


def unpack(fragment: str) -> str | Fault:
    """The document's text. A fault's detail is as much of the text as could be read: what is ``full`` is too large,
    what is ``newer`` was made by a later program, what is ``broken`` was cut off or changed on the way.
    """
    found = MARK.match(fragment)
    if found is None:
        return Fault("broken")
    if int(found[1]) > VERSION:
        return Fault("newer", _inflate(fragment[found.end() : LONGEST])[0])
    if len(fragment) > MOST:
        return Fault("full", _inflate(fragment[found.end() : LONGEST])[0])
    text, whole = _inflate(fragment[found.end() :])
    if len(text) >= LARGEST:
        return Fault("full", text[:LONGEST])
    return text if whole else Fault("broken", text)


def _inflate(packed: str) -> tuple[str, bool]:
    """The text as far as it can be read, and whether that is all of it."""
    stream = zlib.decompressobj()
    try:
        data = urlsafe_b64decode(packed[: len(packed) // 4 * 4] + _last(packed))
        read = stream.decompress(data, LARGEST)
    except (zlib.error, Base64Error, ValueError):
        return _salvage(packed), False
    return read.decode(errors="replace"), stream.eof


def _last(packed: str) -> str:
    """The last incomplete group of four, filled up; a single character stands for nothing."""
    rest = packed[len(packed) // 4 * 4 :]
    return rest.ljust(4, "=") if len(rest) > 1 else ""


def _salvage(packed: str) -> str:
    """The text before the first damage: bytes are given to the decompressor one group after the other."""
    stream, read = zlib.decompressobj(), b""
    try:
        for at in range(0, len(packed) - 3, 4):
            read += stream.decompress(urlsafe_b64decode(packed[at : at + 4]), LARGEST)
    except (zlib.error, Base64Error, ValueError):
        pass
    return read.decode(errors="replace")


def game_in(text: str) -> str:
    """The game that a document, or the beginning of one, is about; empty if it does not say."""
    found = GAME.search(text)
    return found[1] if found else ""
