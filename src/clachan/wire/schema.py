"""JSON Schema of the protocol's types, in the form of OpenAPI 3.1."""

import inspect
from collections.abc import Iterable
from typing import Any, Final, TypeAlias

from msgspec.json import schema_components

Schema: TypeAlias = dict[str, Any]

_REFERENCE: Final = "#/components/schemas/{name}"


def components(types: Iterable[object]) -> dict[str, Schema]:
    """Return the schemas of all Structs in these types, by name, in alphabetical order."""
    _, found = schema_components(types, ref_template=_REFERENCE)
    for name in found:
        if "." in name:  # msgspec adds the module if two types have the same name
            raise ValueError(f"two types have the name of {name}")
    return {name: _translate(found[name]) for name in sorted(found)}


def schema_of(wanted: object) -> Schema:
    """Return the schema of one type, which may be a union; its Structs are references.

    >>> from msgspec import Struct
    >>> class Coin(Struct): ...
    >>> schema_of(tuple[Coin, ...])
    {'type': 'array', 'items': {'$ref': '#/components/schemas/Coin'}}
    """
    (found,), _ = schema_components([wanted], ref_template=_REFERENCE)
    return _translate(found)


def _translate(schema: Schema) -> Schema:
    return {word: _translate_value(word, value) for word, value in schema.items()}


def _translate_value(word: str, value: Any) -> Any:
    match value:
        case dict() if word != "default":
            return _translate(value)
        case list():
            return [_translate(item) if isinstance(item, dict) else item for item in value]
        case str() if word == "description":
            return inspect.cleandoc(value)
        case str() if word == "pattern" and value.endswith(r"\Z"):
            # Patterns of JSON Schema write the end of the text as `$`.
            return value.removesuffix(r"\Z") + "$"
        case _:
            return value
