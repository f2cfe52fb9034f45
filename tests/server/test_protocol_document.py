"""PROTOCOL.md says what is so: every example is one, and nothing that can be said is missing."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from msgspec import Struct
from msgspec.structs import fields

from clachan.dealer import verify
from clachan.server.errors import RequestRefused
from clachan.server.http.endpoints import ENDPOINTS
from clachan.server.http.openapi import protocol_types
from clachan.server.rate_limits import HINT_COST_S, TooManyRequests
from clachan.server.settings import Settings
from clachan.wire import open_record, read_record
from clachan.wire.protocol.answers import ErrorAnswer, ServerMessage
from clachan.wire.protocol.commands import ClientMessage
from clachan.wire.record_messages import RecordMessage
from clachan.wire.views import (
    ClansComponents,
    ClansPreview,
    ClansView,
    GlenmoreComponents,
    GlenmorePreview,
    GlenmoreView,
    TextComponents,
    TextPreview,
    TextView,
)
from clachan.wire.views.glenmore import GlenmoreLand
from clachan.wire.words import Move, WordsMessage

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "PROTOCOL.md").read_text()
EXAMPLES = re.findall(r"^```json (\w+)\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)
KINDS: list[type[Struct]] = [
    *protocol_types(),
    *(ClansPreview, ClansComponents, ClansView),
    *(GlenmoreLand, GlenmorePreview, GlenmoreComponents, GlenmoreView),
    *(TextPreview, TextComponents, TextView),
    *(RecordMessage, Move, WordsMessage),
]
TYPES = {kind.__name__: kind for kind in KINDS}


def is_part_of(example: Any, read: Any) -> bool:
    """Whether a type has read all that the example says, and nothing differently."""
    if isinstance(example, dict):
        return isinstance(read, dict) and all(
            name in read and is_part_of(value, read[name]) for name, value in example.items()
        )
    if isinstance(example, list):
        return len(example) == len(read) and all(map(is_part_of, example, read))
    return bool(example == read)


# Examples


@pytest.mark.parametrize(
    ("name", "text"),
    EXAMPLES,
    ids=[f"{number}-{name}" for number, (name, _) in enumerate(EXAMPLES)],
)
def test_every_example_is_what_it_is_said_to_be(name: str, text: str) -> None:
    read = msgspec.json.decode(text, type=TYPES[name])
    assert is_part_of(json.loads(text), msgspec.to_builtins(read))


def test_no_example_goes_unnamed() -> None:
    assert TEXT.count("```") == 2 * len(EXAMPLES)


def test_every_message_has_an_example() -> None:
    wanted = {
        kind.__name__ for kind in (*ClientMessage.__args__, *ServerMessage.__args__, ErrorAnswer)
    }
    for endpoint in ENDPOINTS:
        for kind in (endpoint.body, endpoint.answer):
            members = getattr(kind, "__args__", (kind,))
            wanted |= {member.__name__ for member in members if member is not None}
    assert wanted - {name for name, _ in EXAMPLES} == set()


def test_the_record_among_them_is_of_a_match_that_was_played_and_fairly() -> None:
    (text,) = [text for name, text in EXAMPLES if name == "RecordMessage"]
    record = read_record(text.encode())
    assert record.shuffle is not None
    assert verify(record.match_id, open_record(record), record.shuffle) == 10


def test_every_sentence_in_the_examples_exists() -> None:
    known = {
        entry.id.name
        for file in (ROOT / "src" / "clachan" / "locales" / "en").glob("*.ftl")
        for entry in FluentParser().parse(file.read_text()).body
        if isinstance(entry, Message)
    }
    used = {key for _, text in EXAMPLES for key in keys(json.loads(text))}
    assert used - known == set()


def keys(value: Any) -> Iterator[str]:
    """Of all messages in it."""
    if isinstance(value, dict):
        if "key" in value and "args" in value:
            yield value["key"]
        for part in value.values():
            yield from keys(part)
    elif isinstance(value, list):
        for part in value:
            yield from keys(part)


# Fields


SECTIONS = re.findall(r"^### `(\w+)`\n(.*?)(?=^##)", TEXT, re.DOTALL | re.MULTILINE)
TABLES = {name: text for name, text in SECTIONS if name in TYPES}


def test_the_view_is_described_with_all_that_it_is_made_of() -> None:
    parts = (
        "HintUse SeatView Move EntryView UndoView UndoRefusal UndoOffer Votes ClockView ShuffleView "
        "OutcomeView Origin"
    )
    games = "ClansView ClansPreview GlenmoreView GlenmorePreview GlenmoreLand TextView TextPreview"
    assert {"TableView", *parts.split(), *games.split()} == TABLES.keys()


@pytest.mark.parametrize("name", TABLES)
def test_every_field_is_described_and_no_other(name: str) -> None:
    rows = [line.split("|")[1] for line in TABLES[name].splitlines() if line.startswith("| `")]
    described = [field for row in rows for field in re.findall(r"`(\w+)`", row)]
    config = TYPES[name].__struct_config__
    tag = [config.tag_field] if config.tag_field else []
    assert sorted(described) == sorted([*tag, *[one.encode_name for one in fields(TYPES[name])]])


# Endpoints


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda one: one.handler.__name__)
def test_every_endpoint_has_a_section_that_names_its_parameters(endpoint: Any) -> None:
    path = re.sub(r":\w+}", "}", endpoint.path)
    title = f"### `{endpoint.method} {path}`\n"
    assert title in TEXT
    section = TEXT.partition(title)[2].partition("\n### ")[0]
    for parameter in fields(endpoint.query) if endpoint.query else ():
        assert f"`?{parameter.encode_name}=" in section


def test_every_endpoint_is_in_the_table_with_its_status_and_answer() -> None:
    rows = re.findall(r"^\| `([A-Z]+ /[^`]*)` \| (\d{3}) \| (.*) \|$", TEXT, re.MULTILINE)
    assert [(request, int(status), answer) for request, status, answer in rows] == [
        (f"{one.method} {one.path}", one.status, answers_of(one.answer)) for one in ENDPOINTS
    ]


def answers_of(kind: Any) -> str:
    if kind is None:
        return "none"
    return " or ".join(f"`{member.__name__}`" for member in getattr(kind, "__args__", (kind,)))


# Refusals


def codes_in_source() -> Iterator[tuple[int, str]]:
    """Every code that the server can send, with its status."""
    for file in (ROOT / "src" / "clachan" / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            match node:
                case ast.Call(ast.Name("RequestRefused"), [ast.Constant(str(code)), *_]):
                    yield RequestRefused(code).status, code
                case ast.Call(ast.Name("TooManyRequests")):
                    refused = TooManyRequests("address", 1)
                    yield refused.status, refused.error.code
                case ast.Call(
                    ast.Name("error_response"),
                    [ast.Constant(int(status)), ast.Constant(str(code)), *_],
                ):
                    yield status, code
                case _:
                    pass


def test_every_code_is_in_the_table_and_no_other() -> None:
    table = TEXT.partition("\n## Refusals\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `([a-z-]+)` \| (\d{3}) \|", table, re.MULTILINE)
    assert len(rows) == len(dict(rows))
    # The framework sends it, and we give it a code.
    always = {(405, "method-not-allowed")}
    assert {(int(status), code) for code, status in rows} == {*codes_in_source(), *always}


# The rest


def test_every_link_leads_somewhere() -> None:
    titles = re.findall(r"^#+ (.*)$", re.sub(r"```.*?```", "", TEXT, flags=re.DOTALL), re.MULTILINE)
    anchors: list[str] = []
    for title in titles:
        anchor = re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-")
        count = anchors.count(anchor)
        anchors += [anchor, f"{anchor}-{count}"] if count else [anchor]
    for target in re.findall(r"\]\(([^)]+)\)", TEXT):
        if target.startswith("#"):
            assert target[1:] in anchors, target
        elif not target.startswith("https:"):
            assert (ROOT / target).exists(), target


def test_the_limits_are_those_of_a_server_without_settings() -> None:
    table = TEXT.partition("\n## Limits\n")[2].partition("\n## ")[0]
    settings = Settings()
    assert (
        f"| the address | {settings.address_rate} a second, {settings.address_burst} in a burst |"
        in table
    )
    assert (
        f"at this table | {settings.table_rate} a second, {settings.table_burst} in a burst |"
        in table
    )
    visitor, address = settings.visitor_work_ms, settings.address_work_ms
    assert f"{visitor} ms a second, {visitor * 0.004:g} s in a burst" in table
    assert f"address: {address} ms a second, {address * 0.004:g} s in a burst" in table
    players = 2 * address
    assert f"| {players} ms a second, {players * 0.0002:g} s in a burst; over it they are" in table
    assert f"| as {HINT_COST_S * 1000:g} ms of questions |" in table
    assert f"| {settings.tables_per_hour} an hour |" in table
    assert (
        f"| connections of an address | the address | {settings.max_connections_per_address} |"
        in table
    )
    assert f"| sockets of an address | the address | {settings.max_sockets_per_address} |" in table
    assert f"| {settings.max_viewers};" in table
