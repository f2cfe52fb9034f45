"""What ``clachan arena`` says at the end: a table that fits, and why games were forfeited."""

import pytest

from clachan.cli import main
from clachan.cli.commands.arena_report import format_report
from clachan.cli.terminal.terminal import COLUMNS
from clachan.cli.text import LANGUAGES, Translator
from clachan.lab.arena import Results
from clachan.lab.arena.results import ArenaGame, Forfeit, Group
from tests.support.lab.arena_contests import contest, python_program


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CLACHAN_LANG", "en")


def results(*details: tuple[str, ...], players: int = 2, program: str = "bot.py") -> Results:
    """A group for each row: in its game the program, on the last seats, forfeits by these."""
    groups = []
    seats = tuple(int(seat > 0) for seat in range(players))
    for number, row in enumerate(details):
        lost = [Forfeit(players - 1 - seat, "died", detail) for seat, detail in enumerate(row)]
        game = ArenaGame(seats, (0,) * players, (1,) + (2,) * (players - 1), tuple(lost))
        groups.append(Group(number, (game,), (3, 4), (0.5, 0.25)))
    entered = contest(players=players, bots=("greedy",), programs=(program,))
    return Results(entered, None, tuple(groups))


def lines(found: Results, lang: str = "en") -> list[str]:
    return format_report(found, Translator(lang)).splitlines()[5:]


def test_each_reason_is_shown_once_with_the_number_of_games() -> None:
    assert lines(results(("no luck",), (), ("no luck",), ("other",))) == [
        "bot.py forfeited a seat in 3 of its 4 games:",
        "  program ended: no luck (2 games, first in group 0)",
        "  program ended: other (1 game, in group 3)",
    ]


def test_games_are_counted_and_not_seats() -> None:
    assert lines(results(("no luck", "no luck"), ("no luck", "other"), players=3)) == [
        "bot.py forfeited a seat in 2 of its 2 games:",
        "  program ended: no luck (2 games, first in group 0)",
        "  program ended: other (1 game, in group 1)",
    ]


def test_many_reasons_are_not_all_shown() -> None:
    shown = lines(results(*((str(number),) for number in range(8))))
    assert len(shown) == 7
    assert shown[-1] == "  and 3 more reasons"


def test_no_program_that_plays_is_accused() -> None:
    assert lines(results((), ())) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_are_shown_in_every_language(lang: str) -> None:
    shown = lines(results(("no luck",)), lang)
    assert "bot.py" in shown[0]
    assert "no luck" in shown[1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("program", ["bot.py", "python " + "very/" * 40 + "far/bot.py", "ż" * 900])
def test_the_table_fits_whatever_the_names(lang: str, program: str) -> None:
    table = format_report(results((), program=program), Translator(lang)).splitlines()[1:4]
    assert max(map(len, table)) <= COLUMNS
    assert table[2].startswith(program[:5])
    assert program[-6:] in table[2]


def test_a_program_that_fails_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    command = python_program("-c", "raise SystemExit(chr(380))")
    assert main(["arena", "clans", "--bot", command, "--groups", "4", "--jobs", "1"]) == 0
    *_, head, reason = capsys.readouterr().out.splitlines()
    assert head.endswith("forfeited a seat in 8 of its 8 games:")
    assert reason == "  program ended: status 1: ż (8 games, first in group 0)"
