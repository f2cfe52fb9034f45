"""The commands other than play: their output and their errors."""

import io
import re

import pytest

import clachan.lab
from clachan.bots import BOTS
from clachan.bots.random_bot import RandomBot
from clachan.cli import main
from clachan.cli.commands import serve, simulate
from clachan.cli.main import COMMANDS
from clachan.cli.text import LANGUAGES
from clachan.core import IllegalAction, conformance
from clachan.games import GAMES
from clachan.lab.errors import WorkerDied
from clachan.server.settings import SETTINGS, SWITCH, Setting


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CLACHAN_LANG", "en")


def test_simulate_shows_a_row_for_each_seat(capsys: pytest.CaptureFixture[str]) -> None:
    bots = "greedy,random,random,random"
    arguments = f"simulate clans --games 40 --players 4 --bots {bots} --seed 1 --jobs 1".split()
    assert main(arguments) == 0
    out, err = capsys.readouterr()
    lines = out.splitlines()
    assert lines[0] == "40 games, seed 1"
    assert lines[1].split() == ["seat", "bot", "wins", "(95%)", "points", "place"]
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
    ("arguments", "bots"),
    [
        ("", ["greedy", "random"]),
        ("--players 2", ["greedy", "random"]),
        ("--players 4", ["greedy", "random", "random", "random"]),
        ("--bots random,greedy,greedy", ["random", "greedy", "greedy"]),
        ("--players 3 --bots random,greedy,greedy", ["random", "greedy", "greedy"]),
        ("--bots Club:playouts=1,random", ["club:playouts=1", "random"]),
    ],
)
def test_simulate_fills_the_seats_without_a_name(
    arguments: str, bots: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(f"simulate clans --games 2 --jobs 1 {arguments}".split()) == 0
    rows = capsys.readouterr().out.splitlines()[2:]
    assert [row.split()[1] for row in rows] == bots


def test_a_wrong_bot_is_answered_with_the_names_of_all(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Other packages may add many."""
    others = {f"other-{number}": BOTS["random"] for number in range(40)}
    monkeypatch.setattr("clachan.bots.registry.BOTS", {**BOTS, **others})
    assert main("simulate clans --bots hal\x1b[2J,greedy".split()) == 2
    err = capsys.readouterr().err
    assert "other-39" in err
    assert "\x1b" not in err
    assert err.count("\n") == 1


def test_simulate_reports_a_worker_that_ended(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def die(*_: object) -> None:
        raise WorkerDied

    monkeypatch.setattr(clachan.lab, "simulate", die)
    assert main("simulate clans --games 2 --jobs 2".split()) == 1
    assert capsys.readouterr() == (
        "",
        "clachan: A process ended unexpectedly. Run the command again.\n",
    )


def test_simulate_writes_numbers_as_its_readers_do(capsys: pytest.CaptureFixture[str]) -> None:
    tables = {}
    for lang in LANGUAGES:
        arguments = f"simulate clans --games 30 --seed 1 --jobs 1 --lang {lang}"
        assert main(arguments.split()) == 0
        tables[lang] = capsys.readouterr().out.splitlines()[1:]
        assert len({len(line) for line in tables[lang]}) == 1
    english = tables["en"][1]
    assert re.search(r"\d\.\d% \(\d+\.\d%–\d+\.\d%\)  +\d+\.\d  +\d\.\d\d$", english), english
    assert tables["pl"][1].split() == english.replace(".", ",").split()
    german = tables["de"][1].replace("\N{NO-BREAK SPACE}%", "%")
    assert german.split() == english.replace(".", ",").split()


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ("clans --games 0", "--games must be at least 1, not 0."),
        ("clans --games -5", "--games must be at least 1, not -5."),
        ("clans --bots greedy", "The number of players cannot be 1. Choose 2, 3 or 4."),
        ("clans --players 7", "The number of players cannot be 7. Choose 2, 3 or 4."),
        ("clans --players 0", "The number of players cannot be 0. Choose 2, 3 or 4."),
        (
            "clans --bots greedy:ms=5,random",
            "greedy does not search. Leave out the budget.",
        ),
        (
            "clans --bots expert:ms=0,random",
            "“ms=0” is not a budget for expert. Use ms=NUMBER or playouts=NUMBER, from 1 to 999999999.",
        ),
        (
            "clans --bots greedy,fred",
            f"There is no bot called “fred”. Choose from: {', '.join(BOTS)}.",
        ),
        (
            "clans --players 3 --bots greedy,random",
            "You named 2 bots, but the game has 3 players. Name one for each player.",
        ),
        ("clans --jobs 0", "--jobs must be at least 1, not 0."),
        ("chess", f"There is no game called “chess”. Choose from: {', '.join(GAMES)}."),
    ],
)
def test_simulate_refuses_in_one_sentence(
    arguments: str, problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *arguments.split()]) == 2
    assert capsys.readouterr() == ("", f"clachan: {problem}\n")
    for lang in LANGUAGES[1:]:
        assert main(["simulate", *arguments.split(), "--lang", lang]) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        assert problem not in err


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


def test_conform(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["conform", "clans", "--games", "1"]) == 0
    assert "clans: contract met (games: 3," in capsys.readouterr().out

    def broken(table: conformance.CheckedPosition) -> None:
        table.require(False, "the moon is full")

    monkeypatch.setattr(conformance, "CHECKS", (broken,))
    assert main(["conform", "--games", "1", "--seed", "7"]) == 1
    findings = capsys.readouterr().out.splitlines()
    assert findings == [
        line
        for game in GAMES
        for line in (
            f"Contract broken: {game}, 2 players, ply 0: not met: the moon is full",
            f"Repeat with seed 7: clachan conform {game} --games 1 --seed 7",
        )
    ]


def test_conform_finds_a_view_that_no_bot_can_get(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    view = GAMES["clans"].view

    class View(type(view(GAMES["clans"].new_game(2), None))):  # type: ignore[misc]
        """Not at the top level of its module."""

    monkeypatch.setattr(GAMES["clans"], "view", lambda state, seat: View(*view(state, seat)))
    assert main(["conform", "clans", "--games", "1"]) == 1
    finding = capsys.readouterr().out.splitlines()[0]
    assert finding.startswith("Contract broken: clans, 2 players, ply 0: a view cannot hold a ")
    assert finding.endswith(".View, so it cannot be sent to a bot")


def test_conform_names_a_function_that_is_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(GAMES["clans"], "preview")
    assert main(["conform", "clans"]) == 1
    assert capsys.readouterr().out.startswith(
        "Contract broken: clans: the function preview is missing\n"
    )


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ("--games 0", "--games must be at least 1, not 0."),
        ("--games -1", "--games must be at least 1, not -1."),
        ("chess", f"There is no game called “chess”. Choose from: {', '.join(GAMES)}."),
    ],
)
def test_conform_refuses_what_would_prove_nothing(
    arguments: str, problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["conform", *arguments.split()]) == 2
    assert capsys.readouterr() == ("", f"clachan: {problem}\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_in_every_language(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    for command in ([], *([name] for name in COMMANDS)):
        with pytest.raises(SystemExit) as left:
            main([*command, "--help", "--lang", lang])
        assert left.value.code == 0
    assert "clachan" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ("--verison", "There is no option --verison. Did you mean --version? See: clachan --help"),
        ("-v", "There is no option -v. See: clachan --help"),
        ("--seed conform", "There is no option --seed. See: clachan --help"),
        (
            "verify --lagn=de",
            "There is no option --lagn. Did you mean --lang? See: clachan verify --help",
        ),
        (
            "serve --prot 80",
            "There is no option --prot. Did you mean --port? See: clachan serve --help",
        ),
        ("--lang en", "Missing: command. See: clachan --help"),
    ],
)
def test_an_unknown_option_is_named_before_what_is_missing(
    arguments: str, problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments.split())
    assert left.value.code == 2
    assert capsys.readouterr() == ("", f"clachan: {problem}\n")


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ("replay --lang de", "Es fehlt: DATEI. Siehe: clachan replay --help"),
        ("play --players --lang pl", "--players wymaga wartości. Zobacz: clachan play --help"),
        ("backup a b --lang de", "Nicht verstanden: b. Siehe: clachan --help"),
        ("play --colour x --lang en", "--colour cannot be “x”. Choose from: auto, always, never. "),
        ("simulate clans --games x --lang de", "--games muss eine ganze Zahl sein, nicht „x“. "),
        ("simulate clans --games= --lang en", "--games must be a whole number, not “”. See: "),
        ("arena clans --ladder=3 --lang pl", "Nieznane argumenty: 3. Zobacz: clachan arena --help"),
    ],
)
def test_errors_of_the_parser_are_in_the_language(
    arguments: str, problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments.split())
    assert left.value.code == 2
    assert capsys.readouterr().err.startswith(f"clachan: {problem}")


@pytest.mark.parametrize(("lang", "usage"), [("en", "usage"), ("de", "Aufruf"), ("pl", "użycie")])
@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_in_one_language(
    command: str, lang: str, usage: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help", "--lang", lang])
    out = capsys.readouterr().out
    assert out.startswith(f"{usage}: clachan {command} ")
    assert not re.search("positional arguments", out)
    for words in ("show this help", "options:"):
        assert (words in out) == (lang == "en")


def test_a_negative_number_is_no_option(capsys: pytest.CaptureFixture[str]) -> None:
    assert main("conform clans --games 1 --seed -5".split()) == 0
    assert "contract met" in capsys.readouterr().out


def test_a_setting_without_its_sentence_stops_no_other_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    new = Setting("unheard", "unheard", SWITCH, False)
    monkeypatch.setattr(serve, "SETTINGS", {**SETTINGS, "unheard": new})
    assert main("conform clans --games 1".split()) == 0
    for arguments in (["--help"], ["play", "--help"]):
        with pytest.raises(SystemExit) as left:
            main(arguments)
        assert left.value.code == 0
    with pytest.raises(KeyError, match="serve-unheard"):
        main(["serve", "--help"])


@pytest.mark.parametrize(
    "arguments",
    [
        "--lang de conform --games 0",
        "--lang=de conform --games 0",
        "conform --lang de --games 0",
        "conform --games 0 --lang=de",
        "--lang pl conform --lang de --games 0",
    ],
)
def test_the_language_may_be_named_anywhere(
    arguments: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments.split()) == 2
    assert capsys.readouterr().err == "clachan: --games muss mindestens 1 sein, nicht 0.\n"


@pytest.mark.parametrize("arguments", ["--la de conform", "conform --lan de", "--lang fr conform"])
def test_a_language_that_is_unknown_is_refused(arguments: str) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments.split())
    assert left.value.code == 2


def test_a_defect_of_a_bot_is_no_error_of_the_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    """It ends with a traceback, which its author needs, not with a sentence and status 2."""
    illegal = GAMES["clans"].parse("8K@1W")
    monkeypatch.setattr(RandomBot, "choose", lambda *_: illegal)
    with pytest.raises(IllegalAction):
        main("simulate clans --games 1 --players 2 --bots random,random --jobs 1".split())


@pytest.mark.parametrize(
    ("lang", "file", "game"), [("de", "DATEI", "Spiel"), ("pl", "PLIK", "gra")]
)
def test_help_names_values_in_the_language(
    lang: str, file: str, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["--lang", lang, "play", "--help"])
    usage = capsys.readouterr().out.partition("\n\n")[0]
    assert f"--record {file}" in usage
    assert f"[{game}]" in usage
    assert "FILE" not in usage
