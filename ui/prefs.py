"""What a person prefers, on this device. Language and theme belong to the page's shell, which needs them first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Any

PACES = ("once", "animated", "steps")
"""How computer players move: all at once, one after the other to be followed, or one at a time on request."""

REPLAYS = ("slow", "usual", "fast")
"""How fast a replay goes."""

TEXTS = ("usual", "large", "larger")


@dataclass(frozen=True, slots=True)
class Preferences:
    """``pace`` of computer players, single ``letters`` as keys, ``hints``, ``counts`` (what anyone could count is
    counted), size of ``text``, ``study`` (free undo), speed of a ``replay``.
    """

    pace: str = "animated"
    letters: bool = True
    hints: bool = True
    counts: bool = True
    text: str = "usual"
    study: bool = False
    replay: str = "usual"

    def record(self) -> dict[str, Any]:
        """The preferences as they are kept."""
        return asdict(self)

    def changed(self, name: str, value: str) -> Preferences:
        """With one preference changed, from the text of a form field; unknown names and values change nothing."""
        read = _read(name, {"true": True, "false": False}.get(value, value))
        return self if read is None else replace(self, **{name: read})


def read_preferences(data: Mapping[str, Any]) -> Preferences:
    """Preferences from what was kept; whatever is odd is left at its default."""
    good = {name: _read(name, value) for name, value in data.items()}
    return Preferences(**{name: value for name, value in good.items() if value is not None})


def _read(name: str, value: Any) -> Any:
    choices = {"pace": PACES, "text": TEXTS, "replay": REPLAYS}
    kinds = {field.name: type(field.default) for field in fields(Preferences)}
    if name in choices:
        return value if value in choices[name] else None
    return value if kinds.get(name) is type(value) else None
