"""Chance without a generator: the same names always give the same number, so a tile looks the same in every sheet."""

_BASIS, _PRIME, _WORD = 2166136261, 16777619, 0xFFFFFFFF


def share(*names: object) -> float:
    """A number from 0 up to 1 that depends on the names only."""
    x = _BASIS
    for name in names:
        for letter in f"{name}~":
            x = ((x ^ ord(letter)) * _PRIME) & _WORD
    x ^= x >> 15
    x = (x * 2246822519) & _WORD
    x ^= x >> 13
    x = (x * 3266489917) & _WORD
    x ^= x >> 16
    return x / (_WORD + 1)


def swing(*names: object) -> float:
    """A number from -1 up to 1."""
    return share(*names) * 2 - 1


def sign(*names: object) -> int:
    """Either -1 or 1."""
    return 1 if share(*names) > 0.5 else -1
