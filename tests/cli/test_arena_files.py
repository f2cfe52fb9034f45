"""``clachan arena``: the files that it writes and goes on with, and those that it leaves alone."""

import json
from pathlib import Path

import pytest

from clachan.cli import main
from clachan.lab.arena.baselines import find_baseline
from tests.support.cli.arena_words import BASE


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CLACHAN_LANG", "en")


def test_it_keeps_draws_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, picture = tmp_path / "r.json", tmp_path / "r.svg"
    keep = ["--out", str(file), "--plot", str(picture)]
    assert main([*f"{BASE} --groups 3".split(), *keep]) == 0
    assert "<svg" in picture.read_text()
    assert json.loads(file.read_text())["summary"]["groups"] == 3
    before = file.read_bytes()
    assert main([*f"{BASE} --groups 5".split(), *keep]) == 2
    assert "already exists. Use --resume" in capsys.readouterr().err
    assert file.read_bytes() == before
    # The seed is in the file.
    again = "arena clans --bots greedy,random --jobs 1 --groups 5 --resume"
    assert main([*again.split(), *keep]) == 0
    kept = json.loads(file.read_text())
    assert (kept["summary"]["groups"], kept["contest"]["seed"]) == (5, 1)
    assert kept["groups"][:3] == json.loads(before)["groups"]


CONTEST = '"contest": {"kind": "ladder", "game": "clans", "rules": 1, "players": 4, "seed": 1, "entrants": %s}'
FEW = CONTEST % '[{"kind": "bot", "spec": "greedy"}, {"kind": "bot", "spec": "random"}]'
NONE = CONTEST % "[]"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b"\xff\xfe{",
        b'{"schema": 1',
        *(f'{{"schema": 1, {head}, "sprt": null, "groups": []}}'.encode() for head in (FEW, NONE)),
    ],
)
def test_a_damaged_file_is_left_as_it_is(
    data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "r.json"
    file.write_bytes(data)
    assert main([*BASE.split(), "--out", str(file)]) == 2
    assert capsys.readouterr().err == (f"clachan: {file} already exists. Choose another file.\n")
    for seed in ("", "--seed 1"):
        words = f"arena clans --bots greedy,random --resume {seed}"
        assert main([*words.split(), "--out", str(file)]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.count("\n") == 1
        assert f"{file} cannot be continued: the results are damaged" in err
    assert file.read_bytes() == data


@pytest.mark.parametrize("resume", [[], ["--resume"]])
def test_the_game_is_checked_before_a_file_is_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], resume: list[str]
) -> None:
    file = tmp_path / "r.json"
    file.write_text("{")
    assert main(["arena", "chess", "--bots", "greedy", "--out", str(file), *resume]) == 2
    assert "There is no game called “chess”" in capsys.readouterr().err


def test_results_of_another_contest_are_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "r.json"
    assert main([*f"{BASE} --groups 1 --out".split(), str(file)]) == 0
    before = file.read_bytes()
    others = {
        "clans --bots greedy,random --players 4": "players: 2 in the file, 4",
        "clans --bots random,greedy": "bots: greedy, random in the file, random, greedy",
        "clans --bots greedy,random --sprt 0,5": "sprt: – in the file, 0,5",
        "clans --bots greedy,random --seed 2": "seed: 1 in the file, 2",
        "clans --bots greedy,random --deadline 3": "deadline: 10 in the file, 3",
        "clans --ladder": "kind: match in the file, ladder",
        "glenmore --bots greedy,random": "game: clans in the file, glenmore",
    }
    capsys.readouterr()
    for words, difference in others.items():
        assert main(["arena", *words.split(), "--resume", "--out", str(file)]) == 2
        assert capsys.readouterr().err == (
            f"clachan: {file} has the results of another contest. Choose another file. "
            f"{difference} on the command line.\n"
        )
    assert file.read_bytes() == before


def test_only_a_picture_of_ours_is_drawn_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, picture = tmp_path / "r.json", tmp_path / "r.svg"
    keep = ["--out", str(file), "--plot", str(picture)]
    left = f"clachan: {picture} {{}}. Choose another file.\n"
    picture.write_text("<svg>mine</svg>")
    assert main([*f"{BASE} --groups 1".split(), *keep]) == 2
    assert capsys.readouterr().err == left.format("already exists")
    assert main([*f"{BASE} --groups 1 --resume".split(), *keep]) == 2
    assert capsys.readouterr().err == left.format("is not an arena plot")
    assert picture.read_text() == "<svg>mine</svg>"
    assert not file.exists()
    picture.unlink()
    assert main([*f"{BASE} --groups 1 --resume".split(), *keep]) == 0
    before = picture.read_text()
    assert main([*f"{BASE} --groups 2 --resume".split(), *keep]) == 0
    assert picture.read_text() != before


def test_results_of_bots_that_have_changed_are_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file from before an entrant said how it plays is one of these."""
    file = tmp_path / "r.json"
    assert main([*f"{BASE} --groups 1 --out".split(), str(file)]) == 0
    now = find_baseline("clans", "greedy").fingerprint
    assert f'"plays":"{now}"' in file.read_text()
    resume = [*f"{BASE} --groups 2 --resume --out".split(), str(file)]
    for then in ('"plays":"0123456789abcdef"', '"plays":""'):
        before = file.read_text().replace(f'"plays":"{now}"', then)
        file.write_text(before)
        capsys.readouterr()
        assert main(resume) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        assert "has results of other bot versions" in err
        assert file.read_text() == before
        file.write_text(before.replace(then, f'"plays":"{now}"'))
    assert main(resume) == 0


OLDER_RULES = {
    "en": ("Played under version 1 of the rules", "has results under older rules"),
    "de": ("Gespielt wurde nach Version 1 der Regeln", "enthält Ergebnisse nach älteren Regeln"),
    "pl": ("Rozegrano według zasad w wersji 1", "zawiera wyniki uzyskane według starszych zasad"),
}


@pytest.mark.parametrize("lang", OLDER_RULES)
def test_results_of_older_rules_are_shown_marked_and_not_continued(
    lang: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("CLACHAN_LANG", lang)
    file = tmp_path / "r.json"
    words = "arena glenmore --bots greedy,random --players 2 --seed 1 --jobs 1 --groups".split()
    assert main([*words, "1", "--out", str(file)]) == 0
    mark, refusal = OLDER_RULES[lang]
    assert mark not in capsys.readouterr().out
    before = file.read_text().replace('"rules":2', '"rules":1')
    file.write_text(before)
    for groups in ("1", "2"):
        assert main([*words, groups, "--resume", "--out", str(file)]) == 2
        out, err = capsys.readouterr()
        assert mark in out
        assert "greedy" in out
        assert refusal in err
        assert err.count("\n") == 1
        assert file.read_text() == before
    file.write_text(before.replace('"rules":1', '"rules":3'))
    assert main([*words, "2", "--resume", "--out", str(file)]) == 2
    assert "rules version 3" in capsys.readouterr().err


@pytest.mark.parametrize("resume", ["", "--resume"])
def test_the_picture_does_not_take_the_place_of_the_results(
    resume: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "x.svg"
    (tmp_path / "folder").mkdir()
    if resume:
        assert main([*f"{BASE} --groups 1 --out".split(), str(file)]) == 0
    before = file.read_bytes() if resume else None
    capsys.readouterr()
    for other in (file, tmp_path / "folder" / ".." / "x.svg"):
        words = [*f"{BASE} --groups 2 {resume}".split(), "--out", str(file), "--plot", str(other)]
        assert main(words) == 2
        assert capsys.readouterr().err == (
            f"clachan: Results and plot cannot both be in {other}. Choose another file for one of them.\n"
        )
        assert (file.read_bytes() if file.exists() else None) == before


def test_a_disk_that_fails_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: Path, _target: object) -> None:
        raise OSError(28, "No space left on device", str(self))

    monkeypatch.setattr(Path, "replace", full)
    file = tmp_path / "r.json"
    assert main([*f"{BASE} --groups 1 --out".split(), str(file)]) == 2
    assert "could not be saved: the disk is full" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
