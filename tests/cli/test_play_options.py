"""Setting the table: what the options say, what they leave open, what makes no sense."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from clachan.cli.terminal.registry import SCREENS
from clachan.cli.terminal.setup import PlayOptions
from clachan.cli.text import LANGUAGES, Translator
from clachan.dealer import verify
from clachan.games import GAMES
from clachan.wire import open_record, read_record
from tests.support.cli.terminal_match import run_play

RECORDS = Path(__file__).parents[1] / "records"
FINISHED = RECORDS / "clans-last-card-2-players.json"
RESIGNED = RECORDS / "match-resignation-2-players.json"


def test_every_game_has_a_screen() -> None:
    assert SCREENS.keys() == GAMES.keys()


def test_what_was_left_open_is_asked() -> None:
    status, output = run_play(PlayOptions(game="clans"), "seven", "3", "quit")
    assert status == 0
    assert output.count("How many players? 2, 3 or 4 [2]") == 2
    assert "Greedy 3" in output
    assert output.endswith("Goodbye!\n")


def test_a_bot_has_the_budget_it_is_given_and_a_record_its_name(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    options = PlayOptions("clans", seats=("club:playouts=1", "you"), record=file)
    status, output = run_play(options, "quit")
    assert status == 0
    assert "Club 1" in output
    assert json.loads(file.read_text())["seats"][0] == {"name": "Club 1", "bot": "club"}


def test_with_several_games_one_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    two = {"clans": GAMES["clans"], "other": GAMES["clans"]}
    monkeypatch.setattr("clachan.cli.terminal.setup.GAMES", two)
    output = run_play(PlayOptions(), "3", "2", "")[1]
    assert output.count("Which game? clans, other [clans]") == 2
    assert "Turn 1 of 16" in output


def test_enter_accepts_the_defaults_and_the_end_of_input_leaves() -> None:
    status, output = run_play(PlayOptions(), *[""] * len(GAMES))
    assert status == 0
    assert output.endswith("Goodbye!\n")
    assert run_play(PlayOptions())[0] == 0


def test_bots_alone_play_to_the_end(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    options = PlayOptions("clans", seats=("greedy", "random"), lang="pl", record=file, seed=1)
    status, output = run_play(options, "")
    assert status == 0
    assert "Gra się skończyła" in output
    assert read_record(file.read_bytes()).complete


def test_a_seed_brings_the_same_cards() -> None:
    first, second, other = (run_play(PlayOptions("clans", 4, seed=seed))[1] for seed in (7, 7, 8))
    assert first == second
    assert first != other


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (PlayOptions(game="chess"), "There is no game called “chess”"),
        (PlayOptions("clans", 7), "The number of players cannot be 7. Choose 2, 3 or 4."),
        (PlayOptions("clans", seats=("you", "hal")), "“hal” cannot take a seat"),
        (PlayOptions(seats=("you:ms=5", "greedy")), "“you:ms=5” cannot take a seat"),
        (
            PlayOptions(seats=("you", "greedy:ms=5")),
            "greedy does not search. Leave out the budget",
        ),
        (PlayOptions(seats=("you", "expert:ms=0")), "“ms=0” is not a budget for expert"),
        (PlayOptions("clans", seats=("you",)), "The number of players cannot be 1"),
        (PlayOptions("clans", 3, ("you", "you")), "You named 2 seats"),
        (PlayOptions(players=99), "The number of players cannot be 99. Choose 2, 3"),
        (PlayOptions(players=0), "The number of players cannot be 0. Choose 2, 3"),
        (PlayOptions("clans", 2, record=Path(__file__)), "already exists"),
        (PlayOptions("clans", 2, record=Path("no/where.json")), "no such file or folder"),
        (PlayOptions("clans", 2, record=Path("~nobody-here/a.json")), "could not be saved"),
        (PlayOptions("clans", 2, ply=3), "--ply needs a record to continue. Add --continue FILE."),
    ],
)
def test_options_that_make_no_sense(
    options: PlayOptions, problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_play(options) == (2, "")
    assert problem in capsys.readouterr().err


# The commitment before the first turn


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_commitment_is_shown_first_and_kept(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    options = PlayOptions("clans", seats=("greedy", "random"), lang=lang, record=file)
    output = run_play(options, "")[1]
    shuffle = read_record(file.read_bytes()).shuffle
    assert shuffle is not None
    assert output.splitlines()[1] == shuffle.commitment
    assert Translator(lang).say("play-seal", commitment=shuffle.commitment) in output
    known = run_play(PlayOptions("clans", 2, lang=lang, seed=7))[1]
    assert known.startswith(Translator(lang).say("play-seal-known", commitment="").strip())


# Going on from a record


def test_a_recorded_match_goes_on_as_a_new_one(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    options = PlayOptions(seats=("greedy", "greedy"), record=file, resume=FINISHED, ply=20)
    status, output = run_play(options, "")
    assert status == 0
    says = "This continues match recorded-2-2 after 20 actions, as a new match"
    assert output.startswith(says)
    old, new = read_record(FINISHED.read_bytes()), read_record(file.read_bytes())
    assert [entry.action for entry in new.log[:20]] == [entry.action for entry in old.log[:20]]
    assert new.match_id != old.match_id
    assert new.shuffle is not None
    assert (new.shuffle.given, new.shuffle.salts) == (20, ())
    assert verify(new.match_id, open_record(new), new.shuffle) == 5


def test_going_on_says_so_at_the_table_too() -> None:
    output = run_play(PlayOptions(resume=FINISHED, ply=27), "shuffle")[1]
    table = output.partition("Turn ")[2]
    assert "This continues match recorded-2-2 after 27 actions" in table
    assert "The first 27 log entries are from another match" in " ".join(table.split())
    assert "Shuffle " in output.split("Turn ")[0].splitlines()[-1]
    assert "Greedy 2" in output


@pytest.mark.parametrize("seats", [(), ("random", "you")])
def test_seats_are_taken_again(seats: tuple[str, ...]) -> None:
    output = run_play(PlayOptions("clans", seats=seats, resume=FINISHED, ply=30))[1]
    assert ("Random 1" in output) == ("random" in seats)


def test_an_unfinished_log_goes_on_from_its_end(tmp_path: Path) -> None:
    data = json.loads(FINISHED.read_text())
    unfinished = data | {"log": data["log"][:30], "result": None, "shuffle": None}
    file = tmp_path / "unfinished.json"
    file.write_text(json.dumps(unfinished))
    plies = open_record(read_record(file.read_bytes())).ply
    output = run_play(PlayOptions(resume=file, lang="de"))[1]
    assert f"nach {plies} Aktionen als neue Partie mit neuen Ziehungen fortgesetzt." in output


def test_a_resigned_match_goes_on_from_where_it_was_left() -> None:
    last = open_record(read_record(RESIGNED.read_bytes())).ply
    assert f"after {last} actions" in run_play(PlayOptions(resume=RESIGNED, ply=last))[1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("options", "key", "facts"),
    [
        (PlayOptions(), "play-resume-where", {"last": 41}),
        (PlayOptions(ply=-1), "play-resume-no-ply", {"ply": -1, "last": 41}),
        (PlayOptions(ply=42), "play-resume-no-ply", {"ply": 42, "last": 41}),
        (PlayOptions(ply=41), "play-resume-over", {"ply": 41}),
        (PlayOptions(players=3, ply=30), "play-resume-players", {"players": 2}),
        (PlayOptions(seats=("you",) * 4, ply=30), "play-resume-players", {"players": 2}),
    ],
)
def test_where_a_match_cannot_go_on(
    options: PlayOptions,
    key: str,
    facts: dict[str, int],
    lang: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run_play(replace(options, resume=FINISHED, lang=lang)) == (2, "")
    assert capsys.readouterr().err == f"clachan: {Translator(lang).say(key, **facts)}\n"


def test_records_that_cannot_go_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_play(PlayOptions(resume=tmp_path / "nowhere.json")) == (2, "")
    assert "no such file or folder" in capsys.readouterr().err
    part = tmp_path / "part.json"
    run_play(PlayOptions("clans", 2, record=part), "quit")
    assert run_play(PlayOptions(resume=part)) == (2, "")
    assert "only what one player saw" in capsys.readouterr().err


def test_a_record_of_another_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("errors", "terminal.setup"):
        monkeypatch.setattr(f"clachan.cli.{module}.GAMES", {"other": GAMES["clans"]})
    assert run_play(PlayOptions("other", resume=FINISHED, ply=30)) == (2, "")
    assert (
        capsys.readouterr().err
        == "clachan: The record is of another game: clans. Choose that game or another record.\n"
    )
