"""Logs tell what happened and hold nothing that opens a door."""

import io
import json
import logging
import secrets
from collections.abc import Iterator
from typing import Any

import pytest

from clachan.server.auth import new_token, visitor_hash
from clachan.server.logs import configure_logging, log_event, log_failure, redact
from clachan.server.settings import Settings
from clachan.server.tables.creation import new_table_id


@pytest.fixture(autouse=True)
def loggers_as_before() -> Iterator[None]:
    root = logging.getLogger()
    before = (root.handlers[:], root.level)
    yield
    root.handlers[:] = before[0]
    root.setLevel(before[1])
    for name in ("clachan", "uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).setLevel(logging.NOTSET)


def logged(**settings: Any) -> io.StringIO:
    stream = io.StringIO()
    configure_logging(Settings(**settings), stream)
    return stream


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_json_lines_have_time_level_event_and_fields() -> None:
    stream = logged(log_format="json")
    log_event("round-failed", level="warning", reason="down", tries=3)
    (line,) = lines(stream)
    assert line.pop("time").endswith("Z")
    assert line == {"level": "warning", "event": "round-failed", "reason": "down", "tries": 3}


def test_fields_do_not_stand_in_for_the_head() -> None:
    stream = logged(log_format="json")
    log_event("real", time="never")
    (line,) = lines(stream)
    assert line["time"] != "never"


def test_text_is_for_people() -> None:
    stream = logged()
    log_event(
        "request", route="/api/tables/{table}", ms=1.5, name="two words", nothing=None, empty=""
    )
    _, line = stream.getvalue().split(" ", 1)
    expected = 'request route=/api/tables/{table} ms=1.5 name="two words" nothing=null empty=""'
    assert line == f"info    {expected}\n"


def test_nothing_in_a_value_looks_like_another_line() -> None:
    stream = logged()
    log_event("joined", name="x\n2026-01-01 error fake\x1b[2J")
    logging.getLogger("library").warning("a\nb\x1b[2J")
    assert len(stream.getvalue().splitlines()) == 2
    assert "\x1b" not in stream.getvalue()


def test_the_level_is_ours_and_others_only_warn() -> None:
    stream = logged(log_level="debug", log_format="json")
    log_event("seen", level="debug")
    for name in ("uvicorn.error", "uvicorn.access", "websockets.server", "asyncio"):
        logging.getLogger(name).info('"WebSocket /api/tables/secret/socket" [accepted]')
    logging.getLogger("uvicorn.error").warning("odd")
    assert [line["event"] for line in lines(stream)] == ["seen", "odd"]
    quiet = logged(log_level="error")
    log_event("unseen", level="warning")
    assert quiet.getvalue() == ""


def test_no_key_of_any_kind_is_written() -> None:
    stream = logged()
    keys = [new_token() for _ in range(300)] + [secrets.token_urlsafe(16) for _ in range(300)]
    keys += [secrets.token_hex(16) for _ in range(300)] + [secrets.token_hex(32)]
    keys += [new_table_id() for _ in range(300)] + [visitor_hash(new_token()) for _ in range(300)]
    for key in keys:
        log_event("odd", table=key, visitor=key, match=key)
        log_event("odd", reason=f"KeyError: '{key}'")
        log_event("odd", path=f"/t/{key[:5]}#join={key}")
        logging.getLogger("library").warning("GET /api/tables/%s?key=%s", key[:6], key)
    text = stream.getvalue()
    assert [key for key in keys if key in text or key[:6] in text] == []


def test_errors_come_with_where_but_without_values() -> None:
    stream = logged(log_format="json")
    token = new_token()

    def failing_with_a_long_name_of_its_own(hidden: str) -> None:
        raise OSError(f"{hidden} at postgresql://ann:hunter2@db/x")

    try:
        failing_with_a_long_name_of_its_own(token)
    except OSError as error:
        log_failure("broken", error, table=token)
    (line,) = lines(stream)
    assert (line["level"], line["event"], line["table"]) == ("error", "broken", "…")
    assert "in failing_with_a_long_name_of_its_own" in line["traceback"]
    assert line["traceback"].endswith("\nOSError: … at postgresql://…@db/x")
    assert token not in stream.getvalue()
    assert "hunter2" not in stream.getvalue()


def test_a_traceback_in_text_follows_its_line() -> None:
    stream = logged()
    try:
        raise ValueError("Ada holds 7G") from KeyError("Ada")
    except ValueError:
        logging.getLogger("uvicorn.error").exception("Exception in ASGI application")
    first, *rest = stream.getvalue().splitlines()
    assert first.endswith("Exception in ASGI application logger=uvicorn.error")
    assert [line for line in rest if line[0] != " "] == [
        *("Traceback (most recent call last):", "KeyError"),
        *("Traceback (most recent call last):", "ValueError"),
    ]


def test_long_names_in_code_are_left_alone() -> None:
    names = "asyncpg.exceptions.InvalidAuthorizationSpecification a_long_function_name_of_ours"
    assert redact(names) == names
    assert redact("x" * 1_000_000) == "x" * 1_000_000
