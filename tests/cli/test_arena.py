"""``clachan arena``: what it prints, and who plays."""

import io
from pathlib import Path

import pytest

from clachan.cli import main
from clachan.cli.commands import arena_report
from clachan.cli.text import LANGUAGES, Translator
from clachan.lab.arena import ratings
from tests.support.cli.arena_words import BASE
from tests.support.lab.arena_contests import python_program, results

PROGRAM = python_program("-I", Path(__file__).parents[2] / "examples" / "first_bot.py")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CLACHAN_LANG", "en")


def test_it_tells_who_is_stronger_and_how_sure_that_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(f"{BASE} --groups 40 --sprt 0,85".split()) == 0
    out, err = capsys.readouterr()
    head, names, greedy, random, elo, sprt = out.splitlines()
    assert head == "16 groups, 32 games, seed 1"
    assert names.split() == ["bot", "wins", "(95%)", "margin", "ms/decision", "games"]
    assert greedy.split()[0] == "greedy"
    assert random.split()[-1] == "32"
    assert elo.startswith("Elo lead of greedy over random: ")
    assert sprt.startswith("Sequential test: the larger lead is accepted (LLR ")
    # On a slow machine it reports how far it is.
    assert [line for line in err.splitlines() if "/40  " not in line] == []


def test_it_says_the_same_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    heads = set()
    for lang in LANGUAGES:
        assert main(f"{BASE} --groups 3 --sprt 0,85 --lang {lang}".split()) == 0
        lines = capsys.readouterr().out.splitlines()
        assert len(lines) == 6
        heads.add(lines[1])
        with pytest.raises(SystemExit):
            main(["arena", "--help", "--lang", lang])
        assert "--sprt" in capsys.readouterr().out
    assert len(heads) == 3


@pytest.mark.parametrize(
    ("arguments", "bots"),
    [
        ([], ["greedy", "random"]),
        (["--bots", "random"], ["random", "greedy"]),
        (["--bots", "greedy", "--players", "3"], ["greedy", "random"]),
        (["--bot", PROGRAM], [PROGRAM, "greedy"]),
        # The bot that is named first is the first.
        (["--bot", PROGRAM, "--bots", "random"], [PROGRAM, "random"]),
        (["--bots", "random", "--bot", PROGRAM], ["random", PROGRAM]),
        (["--bots", "random", "--bots", "greedy"], ["random", "greedy"]),
    ],
)
def test_who_plays_and_who_is_first(
    arguments: list[str], bots: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *arguments, "--groups", "1", "--jobs", "1"]) == 0
    *_, first, second, elo = capsys.readouterr().out.splitlines()
    shown = [PROGRAM if "first_bot.py" in row else row.split()[0] for row in (first, second)]
    assert shown == bots
    names = [bot[:40] for bot in bots]
    assert elo.startswith(f"Elo lead of {names[0]}")
    assert f" over {names[1]}" in elo


def test_the_ladder_rates_the_zoo_and_its_guests(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from clachan.lab.arena import Entrant

    def small(_game: str, guests: tuple[Entrant, ...] = ()) -> tuple[Entrant, ...]:
        return (Entrant("bot", "random"), *guests)

    monkeypatch.setattr(ratings, "rating_entrants", small)
    picture = tmp_path / "ladder.svg"
    words = "arena clans --ladder --bots greedy --groups 6 --jobs 1 --seed 2"
    assert main([*words.split(), "--plot", str(picture)]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[1].split() == ["bot", "rating", "±", "at", "least", "games"]
    assert [line.split()[0] for line in out[2:]] == ["greedy", "random"]
    assert "OpenSkill" in picture.read_text()


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_a_bar_for_people_and_lines_for_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_report, "_LINE_INTERVAL_S", 0.0)
    screen, file, words = Screen(), io.StringIO(), Translator("en")
    for out in (screen, file):
        progress = arena_report.Progress(results(), 4, out, words)
        progress(results((0, 0)))
        progress(results((0, 0), (0, 1), (0, 0), (1, 0)))
    assert "█" * 5 + "░" * 15 + " 1/4  100.0%" in screen.getvalue()
    assert screen.getvalue().endswith("\r\033[K")
    assert file.getvalue().startswith("1/4  100.0% (")
    assert file.getvalue().count("\n") == 2
