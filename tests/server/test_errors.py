"""Refusals have one shape."""

import json

import pytest

from clachan.cli.text import LANGUAGES, Translator
from clachan.server.http.responses import error_response, response_of
from clachan.server.rate_limits import TooManyRequests
from clachan.wire.words import WordsMessage


def test_the_shape() -> None:
    response = error_response(400, "bad-field", "name", most=40)
    assert response.status_code == 400
    assert response.headers["content-type"] == "application/json"
    error = json.loads(bytes(response.body))["error"]
    assert (error["code"], error["field"]) == ("bad-field", "name")
    assert error["message"] == {"key": "server-bad-field", "args": {"most": 40}}
    assert WordsMessage(**error["message"]).args == {"most": 40}


@pytest.mark.parametrize(("seconds", "rounded"), [(0.01, 1), (1.0, 1), (1.2, 2), (3600, 3600)])
def test_refusals_by_limits_say_when_to_try_again(seconds: float, rounded: int) -> None:
    refused = TooManyRequests("address", seconds)
    response = response_of(refused.status, refused.error)
    assert (response.status_code, response.headers["retry-after"]) == (429, str(rounded))
    args = json.loads(bytes(response.body))["error"]["message"]["args"]
    assert args == {"seconds": rounded}
    assert all(Translator(lang).say("server-too-many-requests", **args) for lang in LANGUAGES)
