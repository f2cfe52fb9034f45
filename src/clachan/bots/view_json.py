"""Views as JSON, for the way to a worker, whatever classes the game has for them.

A view consists of named tuples, data classes, enums and other plain objects over numbers, texts, tuples and
the like. Nothing else can be packed. Unpacking builds objects of classes that are already loaded, from their
fields alone; no code of these classes runs.
"""

import json
import sys
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from hashlib import sha256
from typing import Any, Final

from clachan.core import View

_SCALARS: Final = frozenset({type(None), bool, int, float, str})
_CONTAINERS: Final[dict[str, Any]] = {
    kind.__name__: kind for kind in (list, set, frozenset, dict, bytes)
}
_SEPARATORS: Final = (",", ":")


class ViewError(Exception):
    """The view has a value that cannot be sent to a worker; the text names its class."""


def pack_view(view: View) -> str:
    """Return the view as JSON, the same for equal views; raises `ViewError`."""
    return json.dumps(_encode(view), separators=_SEPARATORS)


def unpack_view(text: str) -> Any:
    """Return the view that was packed, also in another process that has loaded its game."""
    return _decode(json.loads(text))


def view_digest(packed: str) -> str:
    """Return a short text that identifies a packed view."""
    return sha256(packed.encode()).hexdigest()[:32]


def _encode(value: Any) -> Any:
    """A tuple becomes an array; any other object has one key: its class."""
    kind: Any = type(value)
    if kind in _SCALARS:
        return value
    if kind is tuple:
        return [_encode(item) for item in value]
    if kind in _CONTAINERS.values():
        return {kind.__name__: _encode_container(value)}
    name = _class_name(kind)
    if isinstance(value, Enum):
        return {name: value.name}
    if isinstance(value, tuple):
        return {name: [_encode(item) for item in value]}
    return {name: {field: _encode(getattr(value, field)) for field in _field_names(value)}}


def _encode_container(value: Any) -> Any:
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, dict):
        return [[_encode(key), _encode(item)] for key, item in value.items()]
    items = [_encode(item) for item in value]
    return items if isinstance(value, list) else sorted(items, key=json.dumps)


def _decode(data: Any) -> Any:
    if isinstance(data, list):
        return tuple([_decode(item) for item in data])
    if not isinstance(data, dict):
        return data
    ((name, content),) = data.items()
    if name in _CONTAINERS:
        items = bytes.fromhex(content) if name == "bytes" else map(_decode, content)
        return _CONTAINERS[name](items)
    kind = _find_class(name)
    if isinstance(content, str):
        return kind[content]
    if isinstance(content, list):
        return tuple.__new__(kind, [_decode(item) for item in content])
    value = object.__new__(kind)
    for field, item in content.items():
        object.__setattr__(value, field, _decode(item))
    return value


@cache
def _class_name(kind: type) -> str:
    """The name by which `_find_class` finds a class; raises `ViewError` if it has no such name."""
    name = f"{kind.__module__}:{kind.__qualname__}"
    is_plain = issubclass(kind, Enum) or kind.__new__ is object.__new__ or hasattr(kind, "_fields")
    try:
        if is_plain and _find_class(name) is kind:
            return name
    except (AttributeError, KeyError):
        pass
    raise ViewError(f"a view cannot hold a {name}")


@cache
def _find_class(name: str) -> Any:
    module, _, path = name.partition(":")
    found: Any = sys.modules[module]
    for part in path.split("."):
        found = getattr(found, part)
    if not isinstance(found, type):
        raise ViewError(f"{name} is no class")
    return found


def _field_names(value: Any) -> list[str]:
    """The fields of a data class, or all attributes of another object."""
    if is_dataclass(value):
        return [field.name for field in fields(value)]
    slots = [name for kind in type(value).__mro__ for name in getattr(kind, "__slots__", ())]
    names = [*slots, *getattr(value, "__dict__", ())]
    special = ("__dict__", "__weakref__")
    return [name for name in names if name not in special and hasattr(value, name)]
