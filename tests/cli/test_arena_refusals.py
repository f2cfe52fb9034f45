"""``clachan arena`` refuses in one sentence."""

import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from clachan.bots import BOTS
from clachan.cli import main
from clachan.cli.text import LANGUAGES
from clachan.games import GAMES
from tests.support.cli.arena_words import BASE

KNOWN = ", ".join(BOTS)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CLACHAN_LANG", "en")


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ("chess", f"There is no game called “chess”; there are: {', '.join(GAMES)}."),
        ("--bots fred", f"There is no bot called “fred”; there are: {KNOWN}."),
        ("--bots expert,fred:ms=5", f"There is no bot called “fred”; there are: {KNOWN}."),
        ("--bots greedy:ms=5", "greedy does not search, so it takes no budget."),
        *(
            (
                f"--bots club:{budget}",
                f"club cannot think for “{budget}”: a budget is ms=NUMBER or playouts=NUMBER, from 1 to 999999999.",
            )
            for budget in ("ms=0", "playouts=-3", "hours=2", "playouts=many", "")
        ),
        ("--players 7", "Not with 7: there have to be 2, 3 or 4 players."),
        ("--bots random,greedy,random --players 3", "“random” is named twice."),
        ("--groups 0", "--groups has to be at least 1, not 0."),
        ("--jobs -1", "--jobs has to be at least 1, not -1."),
        ("--deadline 0", "--deadline has to be from 0.001 to 86400 seconds, not “0”."),
        ("--deadline nan", "--deadline has to be from 0.001 to 86400 seconds, not “nan”."),
        ("--deadline inf", "--deadline has to be from 0.001 to 86400 seconds, not “inf”."),
        (
            "--sprt 85,0",
            "--sprt takes two numbers from −2000 to 2000, the smaller first, as in 0,85, and not “85,0”.",
        ),
        ("--ladder --sprt 0,85", "A sequential test is between two bots."),
        ("--resume", "--resume goes on with results, so it needs --out FILE."),
        (
            "--plot x.png",
            "A plot is drawn as SVG, so the name of its file has to end in .svg, unlike x.png.",
        ),
        ("--out nowhere/x.json", "nowhere/x.json could not be written: no such file or folder."),
        ("--plot nowhere/x.svg", "nowhere/x.svg could not be written: no such file or folder."),
        ("--bot nosuchprogram", "There is no program to start with “nosuchprogram”."),
        ("--out .", ". could not be written: it is a folder."),
        ("--resume --out .", ". could not be written: it is a folder."),
        ("--plot .", ". could not be written: it is a folder."),
        ("--out /dev/null", "/dev/null could not be written: it is no ordinary file."),
        ("--resume --out /dev/null", "/dev/null could not be written: it is no ordinary file."),
        ("--out=", "Name a file."),
        ("--groups x", "--groups has to be a whole number, not “x”."),
        ("--groups 1.5", "--groups has to be a whole number, not “1.5”."),
        ("--players two", "--players has to be a whole number, not “two”."),
        ("--seed 0x10", "--seed has to be a whole number, not “0x10”."),
        ("--jobs all", "--jobs has to be a whole number, not “all”."),
        (
            "--deadline soon",
            "--deadline has to be from 0.001 to 86400 seconds, not “soon”.",
        ),
        (
            "--bots greedy,random,club,strong,expert",
            "Not with 5: there have to be 2, 3 or 4 players.",
        ),
        (
            "--bots greedy,random,club --players 2",
            "3 bots are named, but the game is for 2.",
        ),
        (
            f"--bot {'x' * 1001}",
            "The command of a program has to be UTF-8 and at most 1000 signs long.",
        ),
        (
            "--bot \udcff",
            "The command of a program has to be UTF-8 and at most 1000 signs long.",
        ),
    ],
)
def test_it_refuses_in_one_sentence(
    arguments: str, problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *arguments.split()]) == 2
    assert capsys.readouterr() == ("", f"clachan: {problem}\n")
    for lang in LANGUAGES[1:]:
        assert main(["arena", *arguments.split(), "--lang", lang]) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        assert problem not in err


def test_without_ray_the_cluster_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["arena", "--cluster", "local"]) == 2
    assert capsys.readouterr().err == (
        'clachan: Ray is not installed: pip install "clachan[cluster]"\n'
    )


def test_a_cluster_that_does_not_answer_is_reported_and_no_file_is_begun(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def init(**_: object) -> None:
        raise ConnectionError

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=init))
    file = tmp_path / "r.json"
    assert main([*BASE.split(), "--cluster", "nowhere:1", "--out", str(file)]) == 2
    assert capsys.readouterr().err == "clachan: No Ray cluster answers at “nowhere:1”.\n"
    assert not file.exists()
