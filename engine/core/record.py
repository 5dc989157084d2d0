"""Records: the plain data that states are made of, with clone, encode and decode generated from the type hints.

A record is a dataclass whose fields are ``int``, ``float``, ``str``, ``bool``, ``None``, ``Literal``, ``X | None``,
``list``, ``dict`` (keys ``str``, ``int`` or ``tuple[int, ...]``), ``tuple`` and other records. A frozen record is
shared by clones, any other is copied. A *family* is a base class whose subclasses may stand in a field; in JSON its
members carry their kind under ``"is"``.

Cloning and encoding run after every action, so each class gets straight-line code of its own (several times faster in
the browser than walking the fields); decoding runs once per load and walks the hints, checking everything.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterable
from dataclasses import fields, is_dataclass
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from engine.core.errors import DecodeError

R = TypeVar("R")
Json = Any
SCALARS = (int, str, bool, float, NoneType)


_kinds: dict[type, str] = {}
_hints: dict[type, dict[str, Any]] = {}


def kind_of(cls: type) -> str:
    """The snake-case name by which a class is known in saved games: ``PlacePeople`` is ``place_people``."""
    if cls not in _kinds:
        _kinds[cls] = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", cls.__name__).lower()
    return _kinds[cls]


def hints_of(cls: type) -> dict[str, Any]:
    """Field name to type hint, in the order of the fields."""
    if cls not in _hints:
        hints = get_type_hints(cls)
        _hints[cls] = {field.name: hints[field.name] for field in fields(cls)}
    return _hints[cls]


def is_frozen(cls: type) -> bool:
    """Whether instances never change, so that clones may share them."""
    return bool(cls.__dataclass_params__.frozen)  # type: ignore[attr-defined]


def is_union(hint: Any) -> bool:
    """Whether a hint is ``X | Y`` or ``Union[X, Y]``."""
    return get_origin(hint) in (Union, UnionType)


def is_plain(hint: Any) -> bool:
    """Whether values of the hint never change and need no copying."""
    origin = get_origin(hint)
    if hint in SCALARS or origin is Literal:
        return True
    if is_union(hint) or origin is tuple:
        return all(is_plain(arg) for arg in get_args(hint) if arg is not Ellipsis)
    return isinstance(hint, type) and is_dataclass(hint) and is_frozen(hint)


class Codec:
    """Clone, encode and decode for one game's records.

    ``families`` maps a base class to the classes that may stand where it is named.
    """

    def __init__(self, families: dict[type, Iterable[type]] | None = None) -> None:
        self._families = {base: {kind_of(cls): cls for cls in members} for base, members in (families or {}).items()}
        self._cloners: dict[type, Callable[[Any], Any]] = {}
        self._encoders: dict[type, Callable[[Any], Json]] = {}

    def clone(self, record: R) -> R:
        """A deep copy; frozen parts are shared."""
        copy: R = self._cloner(type(record))(record)
        return copy

    def encode(self, record: Any) -> dict[str, Json]:
        """The record as JSON-ready data."""
        data: dict[str, Json] = self._encoder(type(record))(record)
        return data

    def decode(self, cls: type[R], data: Json, path: str = "") -> R:
        """Build a ``cls`` from JSON data. Raises DecodeError for anything missing, unknown or of the wrong type."""
        record: R = self._decode(cls, data, path)
        return record

    def digest(self, record: Any) -> str:
        """Sixteen hex digits that are equal for equal records, on every platform."""
        text = json.dumps(self.encode(record), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    # Cloning -----------------------------------------------------------------------------------------------------

    def _cloner(self, cls: type) -> Callable[[Any], Any]:
        if cls not in self._cloners:
            self._cloners[cls] = lambda x: self._cloners[cls](x)  # for records that hold their own kind
            self._cloners[cls] = self._compile(cls, self._clone_source)
        return self._cloners[cls]

    def _clone_source(self, cls: type, names: dict[str, Any]) -> str:
        if is_frozen(cls):
            return "x"
        parts = [self._clone_expr(f"x.{name}", hint, names) for name, hint in hints_of(cls).items()]
        names["new"] = cls
        return f"new({', '.join(parts)})"

    def _clone_expr(self, value: str, hint: Any, names: dict[str, Any]) -> str:
        if is_plain(hint):
            return value
        if is_union(hint):
            return self._optional(value, self._clone_expr(value, self._inner(hint), names))
        origin, args = get_origin(hint), get_args(hint)
        if origin is list:
            return f"{value}[:]" if is_plain(args[0]) else f"[{self._clone_expr('i', args[0], names)} for i in {value}]"
        if origin is dict:
            inner = self._clone_expr("v", args[1], names)
            return f"{value}.copy()" if is_plain(args[1]) else f"{{k: {inner} for k, v in {value}.items()}}"
        return self._call("clone", self._cloner, value, hint, names)

    # Encoding ----------------------------------------------------------------------------------------------------

    def _encoder(self, cls: type) -> Callable[[Any], Json]:
        if cls not in self._encoders:
            self._encoders[cls] = lambda x: self._encoders[cls](x)
            self._encoders[cls] = self._compile(cls, self._encode_source)
        return self._encoders[cls]

    def _encode_source(self, cls: type, names: dict[str, Any]) -> str:
        member = any(cls in members.values() for members in self._families.values())
        parts = [f"'is': {kind_of(cls)!r}"] if member else []
        parts += [f"{n!r}: {self._encode_expr(f'x.{n}', hint, names)}" for n, hint in hints_of(cls).items()]
        return f"{{{', '.join(parts)}}}"

    def _encode_expr(self, value: str, hint: Any, names: dict[str, Any]) -> str:
        origin, args = get_origin(hint), get_args(hint)
        if hint in SCALARS or origin is Literal:
            return value
        if is_union(hint):
            return self._optional(value, self._encode_expr(value, self._inner(hint), names))
        if origin in (list, tuple):
            names["list"] = list
            inner = self._encode_expr("i", args[0], names)
            return f"list({value})" if inner == "i" else f"[{inner} for i in {value}]"
        if origin is dict:
            names["key"] = key_text
            return f"{{key(k): {self._encode_expr('v', args[1], names)} for k, v in {value}.items()}}"
        return self._call("encode", self._encoder, value, hint, names)

    # Both --------------------------------------------------------------------------------------------------------

    def _call(self, verb: str, maker: Callable[[type], Any], value: str, hint: Any, names: dict[str, Any]) -> str:
        if _bare(hint) in self._families:
            names[verb] = getattr(self, verb)
            return f"{verb}({value})"
        if not (isinstance(hint, type) and is_dataclass(hint)):
            raise TypeError(f"records cannot hold {hint!r}")
        name = f"{verb}_{kind_of(hint)}"
        names[name] = maker(hint)
        return f"{name}({value})"

    @staticmethod
    def _inner(hint: Any) -> Any:
        inner = [arg for arg in get_args(hint) if arg is not NoneType]
        return inner[0] if len(inner) == 1 else object

    @staticmethod
    def _optional(value: str, then: str) -> str:
        return value if then == value else f"(None if {value} is None else {then})"

    @staticmethod
    def _compile(cls: type, source: Callable[[type, dict[str, Any]], str]) -> Callable[[Any], Any]:
        names: dict[str, Any] = {}
        made: Callable[[Any], Any] = eval(f"lambda x: {source(cls, names)}", names)
        return made

    # Decoding ----------------------------------------------------------------------------------------------------

    def _decode(self, hint: Any, data: Json, path: str) -> Any:
        origin, args = get_origin(hint), get_args(hint)
        if origin is Literal:
            return _require(data in args and type(data) in map(type, args), data, f"one of {args}", path)
        if is_union(hint):
            return None if data is None and NoneType in args else self._decode(self._inner(hint), data, path)
        if hint in SCALARS:
            return _require(type(data) is hint or (hint is float and type(data) is int), data, hint.__name__, path)
        if origin is list:
            return [self._decode(args[0], item, f"{path}[{i}]") for i, item in enumerate(_list(data, path))]
        if origin is tuple:
            return self._decode_tuple(args, _list(data, path), path)
        if origin is dict:
            items = _dict(data, path).items()
            return {read_key(args[0], k, path): self._decode(args[1], v, f"{path}.{k}") for k, v in items}
        if _bare(hint) in self._families:
            return self._decode_member(_bare(hint), _dict(data, path), path)
        return self._decode_record(hint, _dict(data, path), path)

    def _decode_tuple(self, args: tuple[Any, ...], items: list[Json], path: str) -> tuple[Any, ...]:
        if len(args) == 2 and args[1] is Ellipsis:
            args = (args[0],) * len(items)
        _require(len(items) == len(args), items, f"{len(args)} items", path)
        pairs = zip(args, items, strict=True)
        return tuple(self._decode(arg, item, f"{path}[{i}]") for i, (arg, item) in enumerate(pairs))

    def _decode_member(self, base: type, data: dict[str, Json], path: str) -> Any:
        kind = data.get("is")
        cls = self._families[base].get(kind) if isinstance(kind, str) else None
        if cls is None:
            raise DecodeError(f"no kind of {kind_of(base)} is called {kind!r}", path)
        return self._decode_record(cls, {k: v for k, v in data.items() if k != "is"}, path)

    def _decode_record(self, cls: type, data: dict[str, Json], path: str) -> Any:
        hints = hints_of(cls)
        unknown, missing = data.keys() - hints.keys(), hints.keys() - data.keys()
        if unknown or missing:
            raise DecodeError(f"unknown fields {sorted(unknown)}, missing fields {sorted(missing)}", path)
        return cls(**{name: self._decode(hint, data[name], f"{path}.{name}") for name, hint in hints.items()})


def _bare(hint: Any) -> Any:
    """``Frame`` for ``Frame[Any]``."""
    return get_origin(hint) or hint


def key_text(key: Any) -> str:
    """A dictionary key as JSON text: ``(2, -1)`` is ``"2,-1"``."""
    return ",".join(map(str, key)) if isinstance(key, tuple) else str(key)


def read_key(hint: Any, text: str, path: str) -> Any:
    """The reverse of ``key_text`` for a key of the hinted type. Raises DecodeError."""
    try:
        if hint is str or get_origin(hint) is Literal:
            return text
        return int(text) if hint is int else tuple(int(part) for part in text.split(","))
    except ValueError:
        raise DecodeError(f"{text!r} is no key of type {hint}", path) from None


def _require(good: bool, data: Json, wanted: str, path: str) -> Any:
    if not good:
        raise DecodeError(f"expected {wanted}, got {str(data)[:60]!r}", path)
    return data


def _list(data: Json, path: str) -> list[Json]:
    return list(_require(isinstance(data, list), data, "a list", path))


def _dict(data: Json, path: str) -> dict[str, Json]:
    return dict(_require(isinstance(data, dict), data, "an object", path))
