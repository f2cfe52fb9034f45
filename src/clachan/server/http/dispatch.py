"""Dispatch of requests to handlers: identify, limit, decode, call, encode; refusals have one shape."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from clachan.server import metrics
from clachan.server.auth import visitor_hash
from clachan.server.concurrency import add_cpu_time
from clachan.server.errors import RequestRefused, refuse_game_error, refuse_storage_error
from clachan.server.http.endpoints import ENDPOINTS, Endpoint
from clachan.server.http.request_context import RequestContext
from clachan.server.http.responses import response_of
from clachan.server.rate_limits import BYTE_COST_S, Requester, TooManyRequests, address_of
from clachan.server.state import ServerState
from clachan.server.storage import StorageError
from clachan.wire.errors import RecordError
from clachan.wire.protocol.answers import ErrorAnswer
from clachan.wire.validation import check_unique, shape_error

K = TypeVar("K", bound=Struct)
T = TypeVar("T")
_ENCODER: Final = msgspec.json.Encoder()
_DECODERS: Final = {
    endpoint.body: msgspec.json.Decoder(endpoint.body)
    for endpoint in ENDPOINTS
    if endpoint.body is not None and not endpoint.raw
}


class NoQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """The query of an endpoint without query parameters."""


def api_routes(state: ServerState) -> list[Route]:
    """Return one route for each path, so that a wrong method gets 405 and not 404."""
    paths: dict[str, dict[str, Endpoint]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [
        Route(path, partial(answer_request, state, endpoints), methods=list(endpoints))
        for path, endpoints in paths.items()
    ]


async def answer_request(
    state: ServerState, endpoints: Mapping[str, Endpoint], request: Request
) -> Response:
    """Identify the sender of a request, then answer it within the limits: see `RateLimits`.

    ``endpoints`` has the endpoints of the path by method.
    """
    endpoint = endpoints["GET" if request.method == "HEAD" else request.method]
    limits, address = state.limits, address_of(request.scope)
    payer, table_id = address, request.path_params.get("table", "")
    try:
        if endpoint.limit == "none":
            return await _answer(endpoint, RequestContext(request, state, address))
        token = await state.identities.token_of(request)
        visitor = visitor_hash(token) if token else ""
        context = RequestContext[Any, Any](request, state, address, token, visitor)
        answer = partial(_answer, endpoint, context)
        if endpoint.limit in ("command", "view") and await state.tables.has_player(
            table_id, visitor, partial(limits.wait_for_turn, address)
        ):
            payer = visitor  # refusals of other clients at the address do not delay theirs
            limits.count_command(table_id, visitor)
            if endpoint.limit == "command":
                return await limits.run_command(address, visitor, answer)
            return await limits.run_question(Requester(address, visitor, pays_alone=True), answer)
        limits.count_request(address)
        match endpoint.limit:
            case "hint":
                run = limits.run_hint
            case "command" | "request":
                run = limits.run_request
            case _:
                run = limits.run_question
        return await run(Requester(address, visitor), answer)
    except RequestRefused as refused:
        if isinstance(refused, TooManyRequests):
            await limits.delay_refusal(payer)
        return response_of(refused.status, refused.error)
    except StorageError as error:
        refusal = refuse_storage_error(error)
        return response_of(refusal.status, refusal.error)


async def _answer(endpoint: Endpoint, context: RequestContext[Any, Any]) -> Response:
    """Read the query and the body, find the table, call the handler and return its answer."""
    request = context.request
    if endpoint.limit != "none":  # a monitor may add its own parameters to the address
        context.query = read_query(request, endpoint.query or NoQuery)
    data = b"" if endpoint.body is None else await request.body()
    decoder = _DECODERS.get(endpoint.body)
    context.body = data if decoder is None else read_json(decoder, data)
    if "table" in request.path_params:
        context.table = context.state.tables.get(request.path_params["table"])
    try:
        try:
            found = await endpoint.handler(context)
        except RequestRefused as refused:
            if refused.error.code != "stale":
                raise
            response = await _stale_response(refused, context)
        else:
            body = found if isinstance(found, bytes | None) else _ENCODER.encode(found)
            media_type = None if body is None else "application/json"
            response = Response(body, endpoint.status, media_type=media_type)
    except (RequestRefused, ClientDisconnect):
        raise
    except BaseException as error:
        raise refuse_game_error(error, context.game) from error
    if context.new_cookie is not None:
        response.headers["set-cookie"] = context.new_cookie
    add_cpu_time(BYTE_COST_S * len(response.body))
    return response


async def _stale_response(refused: RequestRefused, context: RequestContext[Any, Any]) -> Response:
    """Return the refusal of a command or question about an older position, with the current view."""
    metrics.record_refusal(refused.error.code)
    table = await context.table.current()
    seat = context.own_seat(table, getattr(context.body or context.query, "seat", None))
    view = await context.table.view(context.visitor, seat, None)
    body = _ENCODER.encode(ErrorAnswer(refused.error, view))
    return Response(body, refused.status, media_type="application/json")


def read_query(request: HTTPConnection, kind: type[K]) -> K:
    """Return the query parameters of a request; raises `RequestRefused` with the name of a wrong one.

    Each parameter may occur once.
    """
    names = [name for name, _ in request.query_params.multi_items()]
    duplicate = next((name for name in kind.__struct_fields__ if names.count(name) > 1), None)
    if duplicate is not None:
        raise RequestRefused("bad-field", duplicate)
    try:
        return msgspec.convert(dict(request.query_params), kind, strict=False)
    except msgspec.ValidationError as error:
        found = shape_error(str(error))
        is_unknown = found.message.key == "record-field-unknown"
        field = str(dict(found.message.args)["name"]) if is_unknown else found.place
        raise RequestRefused("bad-field", field, found.message) from error


def read_json(decoder: msgspec.json.Decoder[T], data: bytes) -> T:
    """Decode JSON; raises `RequestRefused` if it has the wrong shape or a field occurs twice."""
    try:
        found = decoder.decode(data)
        check_unique(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, RecordError) as error:
        raise _refuse_shape(error) from error
    return found


def _refuse_shape(error: Exception) -> RequestRefused:
    """Return the refusal of malformed JSON, with the field that is wrong."""
    if isinstance(error, msgspec.ValidationError):
        found = shape_error(str(error))
    elif isinstance(error, RecordError):
        found = error
    else:
        return RequestRefused("bad-json", "body")
    # The error calls the whole document a record, but this is a request.
    return RequestRefused(
        "bad-field", found.place if found.place != "record" else "body", found.message
    )
