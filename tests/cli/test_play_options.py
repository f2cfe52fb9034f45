"""Setting the table: what the options say, what they leave open, what makes no sense."""

import io
from pathlib import Path

import pytest

from clachan.cli.play import PlayOptions, run
from clachan.cli.screens import SCREENS
from clachan.games import GAMES
from clachan.wire import read_record


def stream(text: str = "") -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(text.encode()), encoding="utf-8", newline="")


def ran(options: PlayOptions, *commands: str) -> tuple[int, str]:
    output = stream()
    status = run(options, stream("".join(f"{line}\n" for line in commands)), output, {})
    output.seek(0)
    return status, output.read()


def test_every_game_has_a_screen() -> None:
    assert SCREENS.keys() == GAMES.keys()


def test_what_was_left_open_is_asked() -> None:
    status, output = ran(PlayOptions(game="clans"), "seven", "3", "quit")
    assert status == 0
    assert output.count("How many players? 2, 3 or 4 [2]") == 2
    assert "Greedy 3" in output
    assert output.endswith("Goodbye!\n")


def test_with_several_games_one_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    two = {"clans": GAMES["clans"], "other": GAMES["clans"]}
    monkeypatch.setattr("clachan.cli.play.GAMES", two)
    output = ran(PlayOptions(), "3", "2", "")[1]
    assert output.count("Which game? clans, other [clans]") == 2
    assert "Turn 1 of 8" in output


def test_enter_accepts_the_defaults_and_the_end_of_input_leaves() -> None:
    status, output = ran(PlayOptions(), *[""] * len(GAMES))
    assert status == 0
    assert output.endswith("Goodbye!\n")
    assert ran(PlayOptions())[0] == 0


def test_bots_alone_play_to_the_end(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    options = PlayOptions("clans", seats=("greedy", "random"), lang="pl", record=file, seed=1)
    status, output = ran(options, "")
    assert status == 0
    assert "Gra się skończyła" in output
    assert read_record(file.read_bytes()).complete


def test_a_seed_brings_the_same_cards() -> None:
    first, second, other = (ran(PlayOptions("clans", 4, seed=seed))[1] for seed in (7, 7, 8))
    assert first == second
    assert first != other


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (PlayOptions(game="chess"), "There is no game called “chess”"),
        (PlayOptions("clans", 7), "Not with 7: this game is for 2, 3 or 4 players."),
        (PlayOptions("clans", seats=("you", "hal")), "Nobody called “hal” can take a seat"),
        (PlayOptions("clans", seats=("you",)), "Not with 1"),
        (PlayOptions("clans", 3, ("you", "you")), "2 seats are named"),
        (PlayOptions("clans", 2, record=Path(__file__)), "exists already"),
    ],
)
def test_options_that_make_no_sense(
    options: PlayOptions, problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ran(options) == (2, "")
    assert problem in capsys.readouterr().err
