"""JSON Schema of the protocol's types, as OpenAPI 3.1 wants it."""

import inspect
from collections.abc import Iterable
from typing import Any, Final, TypeAlias

from msgspec.json import schema_components

Schema: TypeAlias = dict[str, Any]

_REFERENCE: Final = "#/components/schemas/{name}"


def components(types: Iterable[object]) -> dict[str, Schema]:
    """The schema of every Struct among these types and in them, by name, in alphabetical order."""
    _, found = schema_components(types, ref_template=_REFERENCE)
    for name in found:
        if "." in name:  # how msgspec tells types of one name apart
            raise ValueError(f"two types have the name of {name}")
    return {name: _translated(found[name]) for name in sorted(found)}


def schema_of(wanted: object) -> Schema:
    """The schema of one type, unions and the like too; its Structs are references.

    >>> from msgspec import Struct
    >>> class Coin(Struct): ...
    >>> schema_of(tuple[Coin, ...])
    {'type': 'array', 'items': {'$ref': '#/components/schemas/Coin'}}
    """
    (found,), _ = schema_components([wanted], ref_template=_REFERENCE)
    return _translated(found)


def _translated(schema: Schema) -> Schema:
    return {word: _translated_word(word, value) for word, value in schema.items()}


def _translated_word(word: str, value: Any) -> Any:
    match value:
        case dict() if word != "default":
            return _translated(value)
        case list():
            return [_translated(item) if isinstance(item, dict) else item for item in value]
        case str() if word == "description":
            return inspect.cleandoc(value)
        case str() if word == "pattern" and value.endswith(r"\Z"):
            # The end of a text, and nothing but it, is `$` in the patterns of JSON Schema.
            return value.removesuffix(r"\Z") + "$"
        case _:
            return value
