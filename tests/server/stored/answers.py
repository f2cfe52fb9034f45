"""What a server answers about the stored tables, and what it must answer.

`answers.json` holds the requests, each with its status and its answer, in one line; the time at which they are
asked; and the cookies of the visitors, as the server gave them out.
"""

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import httpx2

from tests.support.server.server_process import TIMEOUT_S, Json, Server, running

FOLDER = Path(__file__).parent
SQLITE_FILE = FOLDER / "tables.sqlite3"
POSTGRES_DUMP = FOLDER / "tables.sql"
ANSWERS_FILE = FOLDER / "answers.json"
DATA_FILE = "clachan.sqlite3"
"""How the server names its file in the folder of ``--data``."""
# Links are the same whatever the port.
_PUBLIC_URL = "http://clachan.example"


@dataclass(frozen=True)
class Request:
    by: str
    """The visitor; empty for one without a cookie."""
    method: str
    path: str
    body: Json | None = None


@dataclass(frozen=True)
class Answer:
    request: Request
    status: int
    content: Json | None


@dataclass(frozen=True)
class Answers:
    now: int
    """Milliseconds since 1970: clocks and requests to undo run."""
    tables: dict[str, str]
    """By what each one is for."""
    cookies: dict[str, str]
    """By visitor."""
    answers: list[Answer]


@contextmanager
def server_at(clock: Path, *arguments: str, port: int = 0) -> Iterator[Server]:
    """A server whose clock is that file."""
    program = (str(FOLDER / "clock_file.py"), str(clock))
    place = ("--public-url", _PUBLIC_URL, *arguments)
    with running(*place, port=port, program=program) as server:
        yield server


def write_time(clock: Path, now: int) -> None:
    """Replaces the file: a server that reads it finds the old time or the new one."""
    draft = clock.with_suffix(".part")
    draft.write_text(str(now), "ascii")
    draft.replace(clock)


def ask_all(server: Server, cookies: dict[str, str], requests: Iterable[Request]) -> list[Answer]:
    """Asked one by one, in this order."""
    with httpx2.Client(base_url=server.url, timeout=TIMEOUT_S) as client:
        return [_ask(client, cookies.get(request.by), request) for request in requests]


def _ask(client: httpx2.Client, cookie: str | None, request: Request) -> Answer:
    client.cookies.clear()  # a visitor keeps the cookie that is stored
    headers = {"Cookie": f"clachan={cookie}"} if cookie else {}
    path = f"/api{request.path}"
    found = client.request(request.method, path, json=request.body, headers=headers)
    return Answer(request, found.status_code, found.json() if found.content else None)


def read_answers() -> Answers:
    stored = json.loads(ANSWERS_FILE.read_text("utf-8"))
    answers = [_answer(**line) for line in stored["answers"]]
    return Answers(stored["now"], stored["tables"], stored["cookies"], answers)


def _answer(by: str, request: str, status: int, answer: Json | None, body: Any = None) -> Answer:
    method, path = request.split(" ")
    return Answer(Request(by, method, path, body), status, answer)


def write_answers(answers: Answers) -> None:
    head = {"now": answers.now, "tables": answers.tables, "cookies": answers.cookies}
    lines = ",\n".join(_text(_line(answer)) for answer in answers.answers)
    text = json.dumps(head, indent=1).removesuffix("\n}")
    ANSWERS_FILE.write_text(f'{text},\n "answers": [\n{lines}\n]}}\n', "utf-8", newline="\n")


def _line(answer: Answer) -> Json:
    request = answer.request
    line: Json = {"by": request.by, "request": f"{request.method} {request.path}"}
    if request.body is not None:
        line["body"] = request.body
    return {**line, "status": answer.status, "answer": answer.content}


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def differences(expected: Iterable[Answer], found: Iterable[Answer]) -> list[str]:
    """Where the answers differ, in the order of the fields too: a line for each place."""
    lines: list[str] = []
    for right, answer in zip(expected, found, strict=True):
        assert right.request == answer.request
        asked = f"{right.request.by or 'spectator'}: {right.request.method} {right.request.path}"
        lines += _differences(f"{asked} status", right.status, answer.status)
        lines += _differences(asked, right.content, answer.content)
    return lines


_ADDED: Final = frozenset({"positions", "accounts", "origin", "rival", "must_sell", "missing"})
"""Fields that answers have got since."""
_ADDED_TO_ROLLS: Final = frozenset({"tile", "kind", "name"})
"""What a roll of the die, which had its number alone, names since."""


def _differences(place: str, expected: object, found: object) -> Iterator[str]:
    if isinstance(expected, dict) and isinstance(found, dict):
        added = _ADDED_TO_ROLLS if list(expected) == ["number"] else _ADDED
        if list(expected) != [key for key in found if key in expected or key not in added]:
            yield f"{place} has fields {list(expected)}, got {list(found)}"
        for key in filter(found.__contains__, expected):
            yield from _differences(f"{place} .{key}", expected[key], found[key])
    elif isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        for index, (one, other) in enumerate(zip(expected, found, strict=True)):
            yield from _differences(f"{place} [{index}]", one, other)
    elif _text(expected) != _text(found):  # not by ==: 1, 1.0 and true differ
        yield f"{place}: {_text(expected)[:200]} expected, got {_text(found)[:200]}"
