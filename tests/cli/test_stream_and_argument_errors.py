"""Closed streams, full disks and wrong arguments give a sentence, never a traceback."""

import codecs
import errno
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from clachan.cli import main
from clachan.cli.terminal.setup import PlayOptions
from clachan.cli.text import LANGUAGES, Translator
from clachan.wire import read_record
from tests.support.cli.terminal_match import (
    HANDS,
    OPENING,
    TABLE,
    TerminalMatch,
    deal_match,
    run_play,
    sentence,
)

RECORDS = Path(__file__).parents[1] / "records"
RECORD = RECORDS / "clans-last-card-2-players.json"
POSIX = pytest.mark.skipif(not Path("/dev/full").exists(), reason="/dev/full is asked for")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CLACHAN_LANG", "en")


def shell(command: str) -> "subprocess.CompletedProcess[str]":
    clachan = f'"{sys.executable}" -m clachan {command}'
    return subprocess.run(["sh", "-c", clachan], capture_output=True, text=True, check=False)


# The streams


def test_without_a_command_the_usage_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert capsys.readouterr().err.startswith("usage: clachan")


@pytest.mark.parametrize("command", ["arena clans --such", "simulate clans --games x", "nonsense"])
def test_what_cannot_be_read_gets_one_line(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(command.split())
    assert left.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


@POSIX
@pytest.mark.parametrize(
    "command",
    [
        "play clans --players 2 <&-",
        "play clans --players 2 >&- </dev/null",
        "play clans --players 2 >/dev/full </dev/null",
        "simulate clans --games 2 --jobs 1 >&-",
        "simulate clans --games 2 --jobs 1 >/dev/full",
        f"replay '{RECORD}' >/dev/full",
    ],
)
def test_closed_and_full_streams_get_one_sentence(command: str) -> None:
    done = shell(command)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1), done.stderr
    assert done.stderr.startswith("clachan: ")


@POSIX
def test_errors_are_not_shown() -> None:
    assert shell("simulate clans --games 2 --jobs 1 2>&-").returncode == 0
    assert shell("replay nowhere.json 2>&-").returncode == 2
    assert shell("replay nowhere.json 2>/dev/full").returncode == 2


# Saving


def full(*_: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_full_disk_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, file = deal_match(TABLE, HANDS, OPENING), tmp_path / "match.json"
    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        answer = TerminalMatch(match, f"save {file}").answers[0]
    assert "could not be saved: the disk is full." in sentence(answer)
    assert list(tmp_path.iterdir()) == []
    assert "Saved as" in TerminalMatch(match, f"save {file}").answers[0]
    assert list(tmp_path.iterdir()) == [file]


def test_files_are_saved_where_there_are_no_links(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(*_: object) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", no_links)
    match, file = deal_match(TABLE, HANDS, OPENING), tmp_path / "match.json"
    assert "Saved as" in TerminalMatch(match, f"save {file}").answers[0]
    assert "already exists" in sentence(TerminalMatch(match, f"save {file}").answers[0])
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_record_that_cannot_be_written_is_kept_elsewhere(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (tmp_path / "home").mkdir()
    file = tmp_path / "home" / "match.json"
    monkeypatch.setattr(tempfile, "tempdir", str(elsewhere))
    failed: list[int] = []

    def full_once(_: int) -> None:
        if not failed:
            failed.append(1)
            full()

    monkeypatch.setattr(os, "fsync", full_once)
    options = PlayOptions("clans", seats=("greedy", "random"), lang=lang, record=file)
    status, output = run_play(options, "")
    (kept,) = elsewhere.iterdir()
    assert status == 1
    assert not file.exists()
    assert Translator(lang).say("play-kept-elsewhere", file=str(kept)) in output
    assert read_record(kept.read_bytes()).complete


def test_when_nothing_can_be_written_that_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", full)
    options = PlayOptions("clans", seats=("greedy", "random"), record=tmp_path / "match.json")
    status, output = run_play(options, "")
    assert status == 1
    assert output.count("could not be saved: the disk is full.") == 2


def test_what_is_saved_in_mid_game_is_only_a_part(tmp_path: Path) -> None:
    match = deal_match(TABLE, HANDS, OPENING)
    for lang in LANGUAGES:
        file = tmp_path / f"{lang}.json"
        answer = TerminalMatch(match, f"save {file}", lang=lang).answers[0]
        expected = Translator(lang).say("play-saved-part", file=str(file))
        assert "".join(answer.split()) == "".join(expected.split())


@pytest.mark.parametrize("name", ["x" * 1200, "a\x1b[31mb.json", "tab\there.json"])
def test_names_that_are_too_long_or_hold_control_characters(name: str) -> None:
    played = TerminalMatch(deal_match(TABLE, HANDS, OPENING), f"save {name}")
    assert "not a valid file name" in sentence(played.answers[0])
    assert len(played.answers[0]) < 300
    assert "\x1b" not in played.output
    assert "\t" not in played.output


def test_what_was_typed_is_repeated_clean_and_short() -> None:
    played = TerminalMatch(deal_match(TABLE, HANDS, OPENING), "\x1b[2Jdance\x07" + "x" * 5000)
    assert "\x1b" not in played.output
    assert "\x07" not in played.output
    assert "dance" in played.answers[0]
    assert len(played.answers[0]) < 300


# Options


@pytest.mark.parametrize("command", ["play clans", "simulate clans", "conform clans"])
@pytest.mark.parametrize("seed", ["1" * 110, str(2**64), str(-(2**63) - 1)])
def test_seeds_have_at_most_64_bits(
    seed: str, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for lang in LANGUAGES:
        assert main([*command.split(), f"--seed={seed}", "--lang", lang]) == 2
        out, err = capsys.readouterr()
        assert (out, err) == ("", f"clachan: {Translator(lang).say('cli-seed-too-long')}\n")


def test_the_largest_seed_can_be_recorded(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    options = PlayOptions("clans", seats=("random", "random"), record=file, seed=2**64 - 1)
    assert run_play(options, "")[0] == 0
    assert read_record(file.read_bytes()).complete


@pytest.mark.parametrize("bots", ["greedy, random", " Greedy ,RANDOM"])
def test_blanks_and_capitals_are_forgiven(bots: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "clans", "--games", "2", "--jobs", "1", "--bots", bots]) == 0
    rows = capsys.readouterr().out.splitlines()[2:]
    assert [row.split()[1] for row in rows] == ["greedy", "random"]


@POSIX
def test_seats_forgive_too() -> None:
    done = shell("play clans --seats 'YOU, Greedy' </dev/null")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Greedy 2" in done.stdout


def test_the_version(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.metadata.version", lambda _: "1.2.3")
    for found in ("1.2.3", "source"):
        with pytest.raises(SystemExit) as left:
            main(["--version"])
        assert (left.value.code, capsys.readouterr().out) == (0, f"clachan {found}\n")
        monkeypatch.setattr("importlib.metadata.version", missing)


def missing(name: str) -> str:
    from importlib.metadata import PackageNotFoundError

    raise PackageNotFoundError(name)


# Setting the table


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_answer_gets_a_reason(lang: str) -> None:
    status, output = run_play(PlayOptions(game="clans", lang=lang), "seven\x1b", "3", "quit")
    assert status == 0
    assert sentence(Translator(lang).say("play-no-such-answer", text="seven\ufffd")) in sentence(
        output
    )


def test_one_may_leave_before_the_game() -> None:
    status, output = run_play(PlayOptions(game="clans"), "quit", "2", "3O@2S1")
    assert (status, output.count("How many players?")) == (0, 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_hands_cannot_be_hidden_no_players_share_a_stream(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, _ = run_play(PlayOptions("clans", seats=("you", "you"), lang=lang), "")
    assert status == 2
    assert capsys.readouterr().err == f"clachan: {Translator(lang).say('play-hands-seen')}\n"


# Records


def test_a_running_match_is_not_accused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "part.json"
    run_play(PlayOptions("clans", 2, record=file), "quit")
    for lang in LANGUAGES:
        assert main(["verify", str(file), "--lang", lang]) == 1
        out, err = capsys.readouterr()
        assert (out, err) == (f"{Translator(lang).say('cli-verify-running')}\n", "")


@pytest.mark.parametrize("command", ["replay ", "verify ", "play --continue ", "play --record "])
def test_a_file_has_a_name(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    for lang in LANGUAGES:
        assert main([*command.split(" "), "--lang", lang]) == 2
        out, err = capsys.readouterr()
        assert (out, err) == ("", f"clachan: {Translator(lang).say('cli-file-unnamed')}\n")


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "record-empty"),
        (b" \n", "record-empty"),
        (b"\xef\xbb\xbf" + RECORD.read_bytes(), "record-bom"),
        (RECORD.read_text("utf-8").encode("utf-16"), "record-utf-16"),
        *(
            (RECORD.read_text("utf-8").encode(f"utf-16-{end}"), "record-utf-16")
            for end in ("le", "be")
        ),
        (" \n{".encode("utf-16-le"), "record-utf-16"),
        (codecs.BOM_UTF16_BE + "{".encode("utf-16-be"), "record-utf-16"),
        (b"\x89PNG\r\n\x1a\n\0\0", "record-not-text"),
        (b"PK\3\4\x14\0", "record-not-text"),
        (bytes(4), "record-not-text"),
        (codecs.BOM_UTF16_LE + b"\1\0\2\0\0\0", "record-not-text"),
        (b"\x13\0\x77\5", "record-not-text"),
        (b"\1\2 no JSON at all", "record-not-json"),
        (b"{", "record-not-json"),
        (RECORD.read_bytes()[:900], "record-cut-off"),
        (RECORD.read_bytes()[:-4], "record-cut-off"),
        (b"{}", "record-no-schema"),
        (b'{"schema": 1, "match": "\xff"}', "record-not-utf-8"),
    ],
)
def test_files_in_another_encoding(
    data: bytes, key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "record.json"
    file.write_bytes(data)
    for lang in LANGUAGES:
        assert main(["replay", str(file), "--lang", lang]) == 2
        assert Translator(lang).say(key) in capsys.readouterr().err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replay_names_the_tie_break(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    for name, key in (("tie-break", "clans-tie-broken"), ("shared", "clans-tie-shared")):
        assert main(["replay", str(RECORDS / f"clans-last-card-{name}.json"), "--lang", lang]) == 0
        start = Translator(lang).say(key, cards="|").split("|")[0]
        assert start in capsys.readouterr().out
    assert main(["replay", str(RECORD), "--lang", lang]) == 0
    assert "CG 6.5" not in capsys.readouterr().out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replay_names_who_resigned(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("clans-last-card-after-resignation", "match-resignation-2-players"):
        file = RECORDS / f"{name}.json"
        last = json.loads(file.read_text())["result"]["ranking"]
        loser = json.loads(file.read_text())["seats"][last.index(max(last))]["name"]
        assert main(["replay", str(file), "--lang", lang]) == 0
        line = capsys.readouterr().out.splitlines()[-1]
        assert line.startswith(f"{max(last)}. {loser}: ")
        assert line == Translator(lang).say("cli-replay-resigned", line=line.rpartition(" – ")[0])
