"""HTTP responses with an error, which all have the same shape."""

import msgspec
from starlette.responses import Response

from clachan.server import metrics
from clachan.wire.protocol.answers import ErrorAnswer, Problem
from clachan.wire.words import WordsMessage


def error_response(
    status: int, code: str, field: str | None = None, /, **args: int | str
) -> Response:
    """Return a refusal with a code for programs and the message ``server-<code>`` for people."""
    return response_of(status, Problem(code, field, WordsMessage(f"server-{code}", args), None))


def response_of(status: int, error: Problem) -> Response:
    """Return a response with this error, and count it by its code.

    A response with status 429 also has the ``seconds`` of its message as ``Retry-After``.
    """
    metrics.record_refusal(error.code)
    response = Response(
        msgspec.json.encode(ErrorAnswer(error)), status, media_type="application/json"
    )
    if status == 429:
        response.headers["retry-after"] = str(error.message.args["seconds"])
    return response


def restarting_response() -> Response:
    """Return the refusal of a server that stops or restarts."""
    return error_response(503, "restarting")
