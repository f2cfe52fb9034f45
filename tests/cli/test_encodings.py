"""No command dies on what a terminal cannot show."""

import io
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from clachan.cli import main
from clachan.cli.commands import simulate
from clachan.cli.text import LANGUAGES, transliterate, transliterate_unknown

RECORD = Path(__file__).parents[1] / "records" / "clans-last-card-face-down.json"
ENCODINGS = ("ascii", "cp1252", "iso8859-2", "utf-8")


class Streams:
    """Standard streams of one encoding, as strict as Python makes them."""

    def __init__(self, encoding: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.encoding = encoding
        self.bytes = {name: io.BytesIO() for name in ("stdout", "stderr")}
        self.streams = {
            name: io.TextIOWrapper(buffer, encoding=encoding, write_through=True)
            for name, buffer in self.bytes.items()
        }
        for name, stream in self.streams.items():
            monkeypatch.setattr(sys, name, stream)

    def text(self, name: str) -> str:
        return self.bytes[name].getvalue().decode(self.encoding)


COMMANDS = [
    (0, f"replay {shlex.quote(str(RECORD))}"),
    (0, f"verify {shlex.quote(str(RECORD))}"),
    (0, "simulate clans --games 2 --seed 1 --jobs 1"),
    (0, "play clans --seats greedy,random --seed 1"),
    (2, "replay zażółć.json"),
    (2, "replay \udcff.json"),
    (2, "simulate clans --bots größe"),
]


@pytest.mark.parametrize(("status", "command"), COMMANDS, ids=lambda value: ascii(value)[:20])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("encoding", ENCODINGS)
def test_commands_in_every_encoding(
    encoding: str, lang: str, status: int, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    streams = Streams(encoding, monkeypatch)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\n\n")))
    assert main([*shlex.split(command), "--lang", lang]) == status
    assert streams.text("stderr" if status else "stdout")


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_help_in_every_encoding(encoding: str, monkeypatch: pytest.MonkeyPatch) -> None:
    streams = Streams(encoding, monkeypatch)
    with pytest.raises(SystemExit):
        main("--lang pl play --help".split())
    assert "--continue" in streams.text("stdout")


def test_what_is_missing_is_spelled(monkeypatch: pytest.MonkeyPatch) -> None:
    streams = Streams("cp1252", monkeypatch)
    assert main(["replay", str(RECORD), "--lang", "pl"]) == 0
    assert "Chwala klanom. Narady w kiltach" in streams.text("stdout")
    assert "?" not in streams.text("stdout")
    assert transliterate("小 \udcff", "ascii") == "? ?"


def test_the_table_of_a_simulation_stays_straight(monkeypatch: pytest.MonkeyPatch) -> None:
    streams = Streams("ascii", monkeypatch)
    assert main("simulate clans --games 3 --seed 1 --jobs 1 --lang de".split()) == 0
    lines = streams.text("stdout").splitlines()[1:]
    assert " %-100,0 %) " in lines[1]
    assert len({len(line) for line in lines}) == 1


def test_the_progress_bar_can_be_drawn_with_anything() -> None:
    class Screen(io.TextIOWrapper):
        def isatty(self) -> bool:
            return True

    buffer = io.BytesIO()
    out = Screen(buffer, encoding="ascii")
    transliterate_unknown(out)
    simulate._progress(4, out)(2)
    assert buffer.getvalue() == b"\r" + b"#" * 15 + b"-" * 15 + b" 2/4 "


def test_the_real_command_in_a_narrow_encoding() -> None:
    env = os.environ | {"PYTHONIOENCODING": "cp1252"}
    command = [sys.executable, "-m", "clachan", "replay", str(RECORD), "--lang", "pl"]
    done = subprocess.run(command, capture_output=True, env=env, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert "Karta poczatkowa na kafelku 1" in done.stdout.decode("cp1252")
