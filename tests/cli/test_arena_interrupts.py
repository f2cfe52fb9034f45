"""``clachan arena`` that is stopped, or breaks off."""

import signal
from pathlib import Path

import pytest

from clachan.cli import main
from clachan.cli.text import LANGUAGES
from clachan.lab.arena import Contest, WorkerDied, match, play_group
from clachan.lab.arena.programs import LateStarts
from clachan.lab.arena.results import Group
from tests.support.cli.arena_words import BASE
from tests.support.signals import interrupts_ignored


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CLACHAN_LANG", "en")


@pytest.fixture
def stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    def until_three(contest: Contest, number: int, starts: LateStarts) -> Group:
        if number == 3:
            raise KeyboardInterrupt
        return play_group(contest, number, starts)

    monkeypatch.setattr(match, "play_group", until_three)


@pytest.mark.usefixtures("stopped")
def test_stopping_it_tells_what_was_played_and_how_to_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "r.json"
    assert main([*BASE.split(), "--out", str(file)]) == 130
    out, err = capsys.readouterr()
    assert err == (
        f"\nStopped. 3 groups are saved in {file}. "
        "Run the same command with --resume to continue.\n"
    )
    assert out.startswith("3 groups, 6 games, seed 1\n")
    for lang in LANGUAGES:
        assert main([*BASE.split(), "--lang", lang]) == 130
        out, err = capsys.readouterr()
        assert len(out.splitlines()) == 5
        assert "--out" in err
        assert "--resume" in err


def test_an_interrupt_that_is_ignored_does_not_stop_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Shells ignore it for their background jobs: Ctrl-C is not meant for those."""

    def interrupted(contest: Contest, number: int, starts: LateStarts) -> Group:
        signal.raise_signal(signal.SIGINT)
        return play_group(contest, number, starts)

    monkeypatch.setattr(match, "play_group", interrupted)
    with interrupts_ignored():
        assert main([*BASE.split(), "--groups", "3"]) == 0
    assert capsys.readouterr().out.startswith("3 groups, 6 games")


def test_a_worker_that_dies_is_reported(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def until_one(contest: Contest, number: int, starts: LateStarts) -> Group:
        if number == 1:
            raise WorkerDied
        return play_group(contest, number, starts)

    monkeypatch.setattr(match, "play_group", until_one)
    assert main(BASE.split()) == 1
    out, err = capsys.readouterr()
    assert out.startswith("1 group, 2 games")
    assert err.startswith("clachan: A process ended unexpectedly. Run the command again.\n")
    assert "Nothing was saved" in err
