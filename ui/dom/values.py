"""JavaScript's values as Python needs them."""

from __future__ import annotations

from typing import Any

import js
from pyodide.ffi import jsnull, to_js


def record(**values: Any) -> Any:
    """A JavaScript object with these fields."""
    return to_js(values, dict_converter=js.Object.fromEntries)


def there(value: Any) -> bool:
    """Whether a value is something: ``null`` arrives as ``jsnull``, ``undefined`` as itself."""
    return value is not None and value is not jsnull and value is not js.undefined
