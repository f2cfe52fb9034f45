"""What is made from the protocol's Structs is checked in as it comes out today."""

from pathlib import Path

import pytest

from clachan.server.http.openapi import generate_files, main
from clachan.wire.protocol.answers import ServerMessage
from clachan.wire.protocol.commands import ClientMessage

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("path", generate_files())
def test_no_generated_file_is_stale(path: str) -> None:
    # Git may have given the file the line ends of the machine.
    found = (ROOT / path).read_text()
    assert found == generate_files()[path].decode(), (
        f"{path} is stale: run `python -m clachan.server.http.openapi` and commit what it writes"
    )


def test_they_are_written_where_they_are_looked_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("clachan.server.http.openapi.ROOT", tmp_path)
    for path in generate_files():
        (tmp_path / path).parent.mkdir(parents=True)
    main()
    assert {path: (tmp_path / path).read_bytes() for path in generate_files()} == generate_files()


@pytest.mark.parametrize(
    "kind", [*ClientMessage.__args__, *ServerMessage.__args__], ids=lambda kind: kind.__name__
)
def test_typescript_knows_every_message(kind: type) -> None:
    types = generate_files()["web/src/api/protocol.ts"].decode()
    assert f"export interface {kind.__name__} {{" in types
