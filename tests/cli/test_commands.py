"""The commands beside play: what they print, and how they refuse."""

import io
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from clachan.cli import main, simulate
from clachan.core import conformance
from clachan.wire import read_record, write_record

RECORDS = Path(__file__).parents[1] / "records"
RECORD = RECORDS / "clans-last-card-2-players.json"
LANGUAGES = ("en", "de", "pl")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CLACHAN_LANG", "en")


def changed(tmp_path: Path, **changes: Any) -> str:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(json.loads(RECORD.read_text()) | changes))
    return str(file)


def test_simulate_shows_a_row_for_each_seat(capsys: pytest.CaptureFixture[str]) -> None:
    bots = "greedy,random,random,random"
    arguments = f"simulate clans --games 40 --players 4 --bots {bots} --seed 1 --jobs 1".split()
    assert main(arguments) == 0
    out, err = capsys.readouterr()
    lines = out.splitlines()
    assert lines[0] == "40 games, seed 1"
    assert lines[1].split() == ["seat", "bot", "wins", "(95", "%)", "points", "place"]
    assert [line.split()[:2] for line in lines[2:]] == [
        [str(seat), bot] for seat, bot in enumerate(bots.split(","), start=1)
    ]
    assert err == ""


def test_simulate_can_be_repeated_from_the_seed_it_prints(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main("simulate clans --games 10 --bots random,random --jobs 1".split()) == 0
    first = capsys.readouterr().out
    seed = first.splitlines()[0].split()[-1]
    again = f"simulate clans --games 10 --bots random,random --jobs 1 --seed {seed}"
    assert main(again.split()) == 0
    assert capsys.readouterr().out == first


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ("--games 0", "games: must be at least 1, not 0"),
        ("--games -5", "games: must be at least 1, not -5"),
        ("--bots greedy", "players must be one of 2, 3, 4 for clans, not 1"),
        ("--bots greedy,fred", "bots: unknown 'fred'; known: random, greedy"),
        ("--players 3", "players: 3, but bots: greedy,random is 2"),
        ("--jobs 0", "jobs: must be at least 1, not 0"),
    ],
)
def test_simulate_refuses_in_one_sentence(
    arguments: str, problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "clans", *arguments.split()]) == 2
    assert capsys.readouterr() == ("", f"clachan: {problem}\n")


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_the_progress_bar_is_for_people() -> None:
    screen, file = Screen(), io.StringIO()
    for out in (screen, file):
        show = simulate._progress(50, out)
        show(25)
        show(50)
    assert "█" * 15 + "░" * 15 + " 25/50" in screen.getvalue()
    assert file.getvalue() == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replay_tells_the_match_in_words(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(RECORD), "--lang", lang]) == 0
    lines = capsys.readouterr().out.splitlines()
    entries = len(read_record(RECORD.read_bytes()).log)
    numbered = [line for line in lines if re.match(r" *\d+\. ", line)]
    assert len(numbered) == entries + 2
    assert all("clans-" not in line and "{" not in line for line in lines)


def test_replay_from_any_entry(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(RECORD), "--from", "30"]) == 0
    assert capsys.readouterr().out.splitlines()[1].startswith("  30. ")


@pytest.mark.parametrize("start", ["0", "-1", "1000"])
def test_replay_refuses_an_entry_that_is_not_there(
    start: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(RECORD), "--from", start]) == 2
    assert "from: must be from 1 to 45" in capsys.readouterr().err


def test_replay_of_a_running_match_shows_what_its_viewer_saw(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = json.loads(RECORD.read_text())
    log = [{"seat": -1, "action": "deal ?"}, {"seat": 1, "kind": "undo"}, data["log"][26]]
    file = changed(tmp_path, log=log, seen_by=1, result=None, shuffle=None)
    assert main(["replay", file]) == 0
    out = capsys.readouterr().out
    assert "what was hidden stays hidden" in out
    assert "   1. Chance: deal ?" in out
    assert "   2. Bob: undo" in out
    assert main(["verify", file]) == 2


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_wrong_file_is_refused_with_entry_field_and_rule(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = json.loads(RECORD.read_text())["log"]
    log[27]["action"] = log[25]["action"]
    assert main([command, changed(tmp_path, log=log)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("clachan: log entry 28, action: clans-not-your-card")
    assert "(CG 4.1)" in err
    assert "Traceback" not in err


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_file_that_is_not_there(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "nowhere.json"]) == 2
    assert "nowhere.json: No such file or directory (R 1)" in capsys.readouterr().err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_verify_recomputes_every_draw(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(RECORD), "--lang", lang]) == 0
    assert "25" in capsys.readouterr().out


def test_verify_finds_a_salt_that_was_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shuffle = json.loads(RECORD.read_text())["shuffle"] | {"salts": ["a", "x"]}
    assert main(["verify", changed(tmp_path, shuffle=shuffle)]) == 1
    assert "log entry 1, action" in capsys.readouterr().out


def test_verify_without_a_shuffle(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", changed(tmp_path, shuffle=None)]) == 1
    assert "nothing to check" in capsys.readouterr().out


def test_a_whole_log_of_a_match_still_running(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = json.loads(RECORD.read_text())["log"][:30]
    assert main(["replay", changed(tmp_path, log=log, result=None, shuffle=None)]) == 0
    assert "The match is not over." in capsys.readouterr().out


def test_conform(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["conform", "clans", "--games", "1"]) == 0
    assert "clans: contract kept in 3 games" in capsys.readouterr().out

    def broken(table: conformance.Table) -> None:
        table.require(False, "the moon is full")

    monkeypatch.setattr(conformance, "CHECKS", (broken,))
    assert main(["conform", "--games", "1"]) == 1
    assert "the moon is full" in capsys.readouterr().out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_in_every_language(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    for command in ([], ["play"], ["simulate"], ["replay"], ["verify"], ["conform"]):
        with pytest.raises(SystemExit) as left:
            main([*command, "--help", "--lang", lang])
        assert left.value.code == 0
    assert "clachan" in capsys.readouterr().out


def test_the_record_in_the_tests_is_as_we_write_it() -> None:
    for file in RECORDS.glob("*.json"):
        assert write_record(read_record(file.read_bytes())) == file.read_bytes()


def test_a_reader_who_has_had_enough_is_no_error() -> None:
    command = [sys.executable, "-m", "clachan", "replay", str(RECORD)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        errors = process.stderr.read()
    assert (process.returncode, errors) == (0, b"")
