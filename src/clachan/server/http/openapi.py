"""The API as an OpenAPI 3.1 document, made from the list of endpoints and their Structs."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import msgspec
from msgspec import NODEFAULT, Struct
from msgspec.json import encode
from msgspec.structs import FieldInfo, fields

from clachan.games import GAMES
from clachan.server.http.endpoints import ENDPOINTS, Endpoint
from clachan.wire.protocol import answers, commands, requests, shapes
from clachan.wire.protocol.answers import ErrorAnswer
from clachan.wire.protocol.shapes import Ply, RegistryName, TableId
from clachan.wire.record_messages import RecordMessage
from clachan.wire.schema import Schema, components, schema_of
from clachan.wire.typescript import typescript
from clachan.wire.views import TYPE_NAMES, components_message
from clachan.wire.views.glenmore_components import GlenmoreComponents

_PATH_TYPES: Final = {"table": TableId, "game": RegistryName, "ply": Ply}
# Any request may be refused with these statuses.
_ALWAYS: Final = (400, 408, 413, 421, 429, 500, 503)
_CHANGING: Final = frozenset({"POST", "DELETE"})
_DESCRIPTIONS: Final = {
    400: "The request is invalid; `error.field` names the wrong field.",
    403: "Not with this key, from this seat or from this page.",
    404: "There is no such table.",
    408: "The body did not arrive in time.",
    409: "The table is not in a state for this.",
    413: "The body is too large.",
    421: "The server does not answer under this `Host`.",
    429: "Too many requests; `Retry-After` says when to try again.",
    500: "Something went wrong; changes made before that remain.",
    503: "The database does not answer or cannot be written to, or the server is restarting.",
}
_ERROR: Final = schema_of(ErrorAnswer)


@cache
def openapi_json() -> bytes:
    return msgspec.json.format(msgspec.json.encode(build_document()), indent=1)


def build_document() -> dict[str, Any]:
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    about = {"title": "Clachan", "version": "1", "description": "See PROTOCOL.md."}
    types = [kind for one in ENDPOINTS for kind in (one.body, one.answer) if kind is not None]
    return {
        "openapi": "3.1.0",
        "info": about,
        "paths": paths,
        "components": {"schemas": components([*types, ErrorAnswer])},
    }


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": (endpoint.handler.__doc__ or "").strip(),
        "parameters": [*_path_parameters(endpoint), *_query_parameters(endpoint)],
        "responses": _responses(endpoint),
    }
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": _json(schema_of(endpoint.body))}
    return operation


def _path_parameters(endpoint: Endpoint) -> list[Schema]:
    names = re.findall(r"{(\w+)", endpoint.path)
    return [
        {"name": name, "in": "path", "required": True, "schema": schema_of(_PATH_TYPES[name])}
        for name in names
    ]


def _query_parameters(endpoint: Endpoint) -> list[Schema]:
    return [_query_parameter(field) for field in fields(endpoint.query)] if endpoint.query else []


def _query_parameter(field: FieldInfo) -> Schema:
    return {
        "name": field.encode_name,
        "in": "query",
        "required": field.default is NODEFAULT,
        "schema": schema_of(field.type),
    }


def _responses(endpoint: Endpoint) -> dict[str, Any]:
    done: dict[str, Any] = {"description": "Done."}
    if endpoint.answer is not None:
        done["content"] = _json(schema_of(endpoint.answer))
    bad_origin = (403,) if endpoint.method in _CHANGING else ()
    refusals = {
        str(status): {"description": _DESCRIPTIONS[status], "content": _json(_ERROR)}
        for status in sorted({*endpoint.refuses, *bad_origin, *_ALWAYS})
    }
    return {str(endpoint.status): done, **refusals}


def _json(schema: Schema) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


ROOT: Final = Path(__file__).resolve().parents[4]

_UNIONS: Final[Mapping[str, object]] = MappingProxyType(
    {
        "ArrangedChair": shapes.ArrangedChair,
        "Chair": shapes.Chair,
        "Clock": shapes.Clock,
        "Command": commands.Command,
        "ClientMessage": commands.ClientMessage,
        "Status": shapes.Status,
        "ServerMessage": answers.ServerMessage,
    }
)


def protocol_types() -> Iterator[type[Struct]]:
    """Yield the types of all messages of the protocol and of their parts."""
    for module in (shapes, commands, requests, answers):
        for kind in vars(module).values():
            is_struct = isinstance(kind, type) and issubclass(kind, Struct)
            if is_struct and kind.__module__ == module.__name__ and kind.__name__[0] != "_":
                yield kind


def generate_files() -> Mapping[str, bytes]:
    """Return the content of all generated files, by path from the root of a checkout."""
    types = typescript([*protocol_types(), RecordMessage], {**_UNIONS, **TYPE_NAMES})
    return {
        "docs/openapi.json": openapi_json() + b"\n",
        "web/src/api/protocol.ts": types.encode(),
        "web/src/games/glenmore/rules/tiles.json": _tiles_json() + b"\n",
    }


def _tiles_json() -> bytes:
    """Return the tiles as the server sends them, one line each."""
    components = components_message("glenmore", max(GAMES["glenmore"].meta.players))
    assert isinstance(components, GlenmoreComponents)
    return b"[\n" + b",\n".join(map(encode, components.tiles)) + b"\n]"


def main() -> None:
    for path, content in generate_files().items():
        (ROOT / path).write_bytes(content)


if __name__ == "__main__":
    main()
