"""Goes to the end of `dataclasses` in the page's standard library.

`dataclasses` writes functions for each class as source and compiles them, which takes longer than everything else in
importing our modules. This `exec` takes their code from the archive that the class comes from, where `generated.py`
has put it; what is not there is compiled as ever.
"""

import builtins as _builtins
import marshal as _marshal
from types import CodeType as _CodeType
from typing import Any as _Any

_Codes = dict[str, _CodeType]
_ready_made: dict[tuple[str, str], _Codes] = {}


def exec(source: str, names: dict[str, _Any], made: dict[str, _Any]) -> None:
    """The built-in, quicker."""
    _builtins.exec(_codes(names).get(source, source), names, made)


def _codes(names: dict[str, _Any]) -> _Codes:
    loader = names.get("__loader__")
    archive, group = getattr(loader, "archive", ""), _group(names.get("__name__", ""))
    if (archive, group) not in _ready_made:
        _ready_made[archive, group] = _read(loader, f"{archive}/generated/{group}") if archive else {}
    return _ready_made[archive, group]


def _group(module: str) -> str:
    parts = module.split(".")
    return parts[2] if parts[1:2] == ["games"] and len(parts) > 2 else "shared"


def _read(loader: _Any, path: str) -> _Codes:
    try:
        codes: _Codes = _marshal.loads(loader.get_data(path))
    except OSError:
        return {}
    return codes
