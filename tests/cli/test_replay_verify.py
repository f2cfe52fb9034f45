"""``clachan replay`` and ``clachan verify``: a record in words, refused in words, and checked."""

import json
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from clachan.cli import main
from clachan.cli.terminal.clans.screen import ClansScreen
from clachan.cli.terminal.registry import SCREENS
from clachan.cli.text import LANGUAGES
from clachan.core import Player, Record
from clachan.dealer import Dealer
from clachan.wire import MAX_BYTES, open_record, read_record, record_of, write_record
from tests.support.wire.wrong_records import (
    WRONG,
    WRONG_INCOMPLETE,
    Change,
    as_json,
    finished,
    running,
    set_in,
    unfinished,
)

RECORDS = Path(__file__).parents[1] / "records"
RECORD = RECORDS / "clans-last-card-2-players.json"
LOG = json.loads(RECORD.read_text())["log"]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CLACHAN_LANG", "en")


def changed(tmp_path: Path, **changes: Any) -> str:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(json.loads(RECORD.read_text()) | changes))
    return str(file)


def saved(tmp_path: Path, record: Record, change: Change = lambda _: None) -> str:
    data = as_json(record)
    change(data)
    file = tmp_path / "record.json"
    file.write_text(json.dumps(data))
    return str(file)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replay_tells_the_match_in_words(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(RECORD), "--lang", lang]) == 0
    lines = capsys.readouterr().out.splitlines()
    numbered = [line for line in lines if re.match(r" *\d+\. ", line)]
    assert len(numbered) == len(LOG) + 2
    assert all("clans-" not in line and "{" not in line for line in lines)


SCORINGS = {
    "en": "first scoring. Ann scores nothing. Bob scores 3 points: 1 for whisky,",
    "de": "erste Wertung. Ann bekommt keine Siegpunkte. Bob bekommt 3 Siegpunkte: 1 für Whiskyfässer,",
    "pl": "pierwsze punktowanie. Ann nic nie zdobywa. Bob zdobywa 3 punkty: 1 za whisky,",
}


@pytest.mark.parametrize("lang", SCORINGS)
def test_replay_tells_a_scoring_with_the_draw_that_brought_it(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """On its line: those are numbered like the entries of the log."""
    file = RECORDS / "glenmore-third-scoring-tie-break.json"
    assert main(["replay", str(file), "--lang", lang]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert SCORINGS[lang] in next(line for line in lines if line.startswith("  71. "))
    numbered = [line for line in lines if re.match(r" *\d+\. .*[.]$", line)]
    assert len(numbered) == len(json.loads(file.read_text())["log"])


def test_replay_from_any_entry(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(RECORD), "--from", "30"]) == 0
    assert capsys.readouterr().out.splitlines()[1].startswith("  30. ")


@pytest.mark.parametrize("start", ["0", "-1", "1000"])
def test_replay_refuses_an_entry_that_is_not_there(
    start: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(RECORD), "--from", start]) == 2
    assert "--from must be from 1 to 45, not" in capsys.readouterr().err


def test_a_whole_log_of_a_match_still_running(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = changed(tmp_path, log=LOG[:30], result=None, shuffle=None)
    assert main(["replay", file]) == 0
    assert "The match is still running." in capsys.readouterr().out


# What one viewer saw


@pytest.mark.parametrize("viewer", [None, 0, 1])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_one_viewer_saw_is_shown_in_words(
    lang: str, viewer: int | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = running(5).undo(1).redo(1).undo(0)
    match = match.play(0, match.game.legal_actions(match.state)[0])
    seats = [Player("Ann"), Player("Bob")]
    assert main(["replay", saved(tmp_path, record_of(match, "glen", seats, viewer=viewer))]) == 0
    out = capsys.readouterr().out
    assert "hidden cards stay hidden" in out
    assert not re.search(r"deal [?3-8]|@|\bundo\b", out)
    if viewer == 1:
        assert out.count("Ann is dealt a card.") == 9
        assert len(re.findall("Bob is dealt [a-z]+ [3-6]", out)) == 8
    undone = "Bob undoes a move.\n  32. Bob redoes a move.\n  33. Ann undoes a move."
    assert undone in out
    assert main(["replay", str(tmp_path / "record.json"), "--lang", lang]) == 0
    assert capsys.readouterr().out.count("\n") == len(match.log) + 2


def test_what_makes_no_sense_in_a_part_of_a_log_stays_in_notation(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = [
        {"seat": 1, "kind": "undo"},
        {"seat": 1, "kind": "redo"},
        {"seat": -1, "action": "4K@1N1"},
        {"seat": 0, "action": "deal 4K"},
        {"seat": -1, "action": "deal ?"},
        {"seat": 0, "action": "4K@1N1"},
        *[{"seat": -1, "action": "deal ?"}] * 30,
    ]
    assert main(["replay", changed(tmp_path, log=log, seen_by=1, result=None, shuffle=None)]) == 0
    lines = capsys.readouterr().out.splitlines()[2:]
    assert lines[:6] == [
        "   1. Bob undoes a move.",
        "   2. Bob redoes a move.",
        "   3. Chance: 4K@1N1",
        "   4. Ann: deal 4K",
        "   5. Chance: deal ?",
        "   6. Ann: 4K@1N1",
    ]
    assert lines[-1] == "  36. Chance: deal ?"


def test_verify_waits_for_the_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", saved(tmp_path, unfinished())]) == 1
    assert capsys.readouterr().out == (
        "This match was still running when it was saved. Its secret number is revealed at the end;"
        " save it again then.\n"
    )


class OpenScreen(ClansScreen):
    has_secrets = False  # type: ignore[misc] # as a game in which all lies open has it


def test_where_nothing_is_hidden_a_viewer_saw_everything(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("commands.replay", "terminal.log_text"):
        monkeypatch.setattr(f"clachan.cli.{module}.SCREENS", {"clans": OpenScreen()})
    assert SCREENS["clans"].has_secrets
    record = replace(finished(), complete=False, viewer=1, result=None, shuffle=None)
    record = replace(record, log=record.log[:30])
    assert main(["replay", saved(tmp_path, record)]) == 0
    out = capsys.readouterr().out
    assert "hidden" not in out
    assert "The match is still running." in out
    wrong = saved(tmp_path, record, set_in("log", 25, "seat", to=1))
    assert main(["replay", wrong]) == 2
    err = capsys.readouterr().err
    assert "Log entry 26, seat: It’s another player’s turn. Wait for yours. " in err
    assert err.endswith(" (M 1)\n")


# What is refused


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_wrong_record_is_refused_in_one_sentence(
    lang: str, command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cases = [(finished(), *case) for case in WRONG]
    cases += [(unfinished(), *case) for case in WRONG_INCOMPLETE]
    for record, change, field, rule, entry in cases:
        assert main([command, saved(tmp_path, record, change), "--lang", lang]) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1), err
        assert f"{field}: " in err
        assert err.endswith(f". ({rule})\n")
        assert entry is None or f" {entry}" in err.partition(f"{field}: ")[0]
        assert not re.search(r"Traceback|Error|(record|clans|match)-|Expected|must be", err), err


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_wrong_file_is_refused_with_entry_field_and_rule(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = json.loads(RECORD.read_text())["log"]
    log[27]["action"] = log[25]["action"]
    assert main([command, changed(tmp_path, log=log)]) == 2
    assert capsys.readouterr() == (
        "",
        (
            "clachan: Log entry 28, action: You do not have orange 6. Choose a card from your hand."
            " Correct the file or choose another. (CG 4.1)\n"
        ),
    )


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Log entry 5, action: “deal 9X” is not a move (CG 7). Write 7G"),
        ("de", "Eintrag 5, action: „deal 9X“ ist kein Zug (CG 7)"),
        ("pl", "Wpis 5, action: „deal 9X” nie jest ruchem (CG 7). Wpisz 7G@2N3"),
    ],
)
def test_a_text_that_is_no_action_is_explained(
    lang: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = saved(tmp_path, finished(), set_in("log", 4, "action", to="deal 9X"))
    assert main(["replay", file, "--lang", lang]) == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize(
    ("lang", "problems"),
    [
        ("en", ("no such file or folder", "this is a folder", "not a valid file name")),
        (
            "de",
            ("Datei oder Ordner nicht gefunden", "das ist ein Ordner", "kein gültiger Dateiname"),
        ),
        ("pl", ("nie ma takiego pliku ani folderu", "to jest folder", "nieprawidłowa nazwa pliku")),
    ],
)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_files_that_cannot_be_read(
    command: str,
    lang: str,
    problems: tuple[str, str, str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    files = (str(tmp_path / "nowhere.json"), str(tmp_path), "a\0b")
    for file, problem in zip(files, problems, strict=True):
        assert main([command, file, "--lang", lang]) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        assert file.replace("\0", "\ufffd") in err
        assert problem in err


@pytest.mark.parametrize(
    ("error", "problem"),
    [
        (PermissionError(13, "Permission denied"), "no permission"),
        (OSError(5, "Input/output error"), "system error EIO"),
    ],
)
def test_other_troubles_with_files_are_reported_without_the_systems_words(
    error: OSError,
    problem: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(*_args: object) -> None:
        raise error

    monkeypatch.setattr(Path, "open", fail)
    assert main(["replay", "match.json"]) == 2
    assert capsys.readouterr().err == (
        f"clachan: match.json cannot be read: {problem}. Check the name or choose another file.\n"
    )


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="a file without an end is asked for")
def test_a_huge_file_is_never_read_whole(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "/dev/zero"]) == 2
    assert f"larger than {MAX_BYTES:,} bytes" in capsys.readouterr().err


# Whether it was fair


@pytest.mark.parametrize("lang", LANGUAGES)
def test_verify_recomputes_every_draw(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(RECORD), "--lang", lang]) == 0
    assert "25" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", r"Log entry 1 has deal \w\w, but the secret number gives deal \w\w\. Save"),
        (
            "de",
            r"Eintrag 1 nennt deal \w\w, aber aus dem geheimen Startwert folgt deal \w\w\. Speichere",
        ),
        ("pl", r"Wpis 1 podaje deal \w\w, ale z tajnej liczby wynika deal \w\w\. Zapisz"),
    ],
)
def test_verify_finds_a_salt_that_was_changed(
    lang: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shuffle = json.loads(RECORD.read_text())["shuffle"] | {"salts": ["a", "x"]}
    assert main(["verify", changed(tmp_path, shuffle=shuffle), "--lang", lang]) == 1
    assert re.search(sentence, capsys.readouterr().out)


def test_verify_finds_another_secret(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shuffle = json.loads(RECORD.read_text())["shuffle"] | {"secret": "ab" * 32}
    assert main(["verify", changed(tmp_path, shuffle=shuffle)]) == 1
    assert "does not match its fingerprint" in capsys.readouterr().out


def test_verify_without_a_shuffle(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", changed(tmp_path, shuffle=None)]) == 1
    assert "nothing to check" in capsys.readouterr().out


def test_verify_while_the_secret_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shuffle = json.loads(RECORD.read_text())["shuffle"] | {"secret": None}
    file = changed(tmp_path, log=LOG[:30], result=None, shuffle=shuffle)
    assert main(["verify", file]) == 1
    assert capsys.readouterr().out == (
        "The secret number is not revealed yet. Save the match again when it is over.\n"
    )


@pytest.mark.parametrize(
    ("given", "rest"),
    [
        (
            20,
            "The 5 draws after that follow from the secret number, which matches its fingerprint.",
        ),
        (
            24,
            "The only draw after that follows from the secret number, which matches its fingerprint.",
        ),
        (25, "There are no draws to check."),
    ],
)
def test_verify_calls_nothing_fair_that_it_did_not_check(
    given: int, rest: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = open_record(read_record(RECORD.read_bytes())).fork(given)
    dealer = Dealer("fork", bytes(32), given=given)
    match = dealer.deal(match)
    while (seat := match.to_move) is not None:
        match = match.play(seat, match.game.legal_actions(match.state)[0])
    seats = [Player("Ann"), Player("Bob")]
    file = saved(tmp_path, record_of(match, "fork", seats, dealer.shuffle(match)))
    assert main(["verify", file]) == 1
    unchecked = f"The first {given} log entries are from another match and are not checked."
    verdict = [f"{unchecked} Verify the record of that match too.", rest]
    assert capsys.readouterr().out.splitlines() == verdict
    for lang in LANGUAGES[1:]:
        assert main(["verify", file, "--lang", lang]) == 1
        assert "fair" not in capsys.readouterr().out


# Around it


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
