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
        ("chess", f"There is no game called “chess”. Choose from: {', '.join(GAMES)}."),
        ("--bots fred", f"There is no bot called “fred”. Choose from: {KNOWN}."),
        ("--bots expert,fred:ms=5", f"There is no bot called “fred”. Choose from: {KNOWN}."),
        ("--bots greedy:ms=5", "greedy does not search. Leave out the budget."),
        *(
            (
                f"--bots club:{budget}",
                f"“{budget}” is not a budget for club. Use ms=NUMBER or playouts=NUMBER, from 1 to 999999999.",
            )
            for budget in ("ms=0", "playouts=-3", "hours=2", "playouts=many", "")
        ),
        ("--players 7", "The number of players cannot be 7. Choose 2, 3 or 4."),
        ("--bots random,greedy,random --players 3", "“random” is named twice. Name each bot once."),
        ("--groups 0", "--groups must be at least 1, not 0."),
        ("--jobs -1", "--jobs must be at least 1, not -1."),
        ("--deadline 0", "--deadline must be from 0.001 to 86400 seconds, not “0”."),
        ("--deadline nan", "--deadline must be from 0.001 to 86400 seconds, not “nan”."),
        ("--deadline inf", "--deadline must be from 0.001 to 86400 seconds, not “inf”."),
        (
            "--sprt 85,0",
            "--sprt needs 2 numbers from −2000 to 2000, the smaller first, for example 0,85, not “85,0”.",
        ),
        ("--ladder --sprt 0,85", "--sprt compares exactly 2 bots. Name 2."),
        ("--resume", "--resume needs a file with results. Add --out FILE."),
        (
            "--plot x.png",
            "The plot is an SVG file. Choose a name ending in .svg, not x.png.",
        ),
        (
            "--out nowhere/x.json",
            "nowhere/x.json could not be saved: no such file or folder. Choose another file or folder.",
        ),
        (
            "--plot nowhere/x.svg",
            "nowhere/x.svg could not be saved: no such file or folder. Choose another file or folder.",
        ),
        (
            "--bot nosuchprogram",
            "“nosuchprogram” cannot be started. Check the command.",
        ),
        ("--out .", ". could not be saved: this is a folder. Choose another file or folder."),
        (
            "--resume --out .",
            ". could not be saved: this is a folder. Choose another file or folder.",
        ),
        ("--plot .", ". could not be saved: this is a folder. Choose another file or folder."),
        (
            "--out /dev/null",
            "/dev/null could not be saved: not a regular file. Choose another file or folder.",
        ),
        (
            "--resume --out /dev/null",
            "/dev/null could not be saved: not a regular file. Choose another file or folder.",
        ),
        ("--out=", "Name a file."),
        ("--groups x", "--groups must be a whole number, not “x”."),
        ("--groups 1.5", "--groups must be a whole number, not “1.5”."),
        ("--players two", "--players must be a whole number, not “two”."),
        ("--seed 0x10", "--seed must be a whole number, not “0x10”."),
        ("--jobs all", "--jobs must be a whole number, not “all”."),
        (
            "--deadline soon",
            "--deadline must be from 0.001 to 86400 seconds, not “soon”.",
        ),
        (
            "--bots greedy,random,club,strong,expert",
            "The number of players cannot be 5. Choose 2, 3 or 4.",
        ),
        (
            "--bots greedy,random,club --players 2",
            "You named 3 bots, but the game has 2 players. Change the bots or --players.",
        ),
        (
            f"--bot {'x' * 1001}",
            "The command of a program must be UTF-8 and at most 1000 characters long.",
        ),
        (
            "--bot \udcff",
            "The command of a program must be UTF-8 and at most 1000 characters long.",
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
        'clachan: Ray is not installed. Install it with: pip install "clachan[cluster]"\n'
    )


def test_a_cluster_that_does_not_answer_is_reported_and_no_file_is_begun(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def init(**_: object) -> None:
        raise ConnectionError

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=init))
    file = tmp_path / "r.json"
    assert main([*BASE.split(), "--cluster", "nowhere:1", "--out", str(file)]) == 2
    assert (
        capsys.readouterr().err
        == "clachan: No Ray cluster answers at “nowhere:1”. Check the address.\n"
    )
    assert not file.exists()
