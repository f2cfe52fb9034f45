"""The registry: names, budgets, and what is refused."""

import subprocess
import sys
from types import SimpleNamespace
from typing import cast

import pytest

from clachan.bots import BOTS, LEVELS, BotError, Budget, make_bot
from clachan.core import AnyGame
from clachan.games import GAMES


def test_the_levels_come_last_and_from_the_weakest_up() -> None:
    assert tuple(BOTS) == ("random", "greedy", "plain", *LEVELS)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", BOTS)
def test_every_name_is_a_bot_of_every_game(game: str, name: str) -> None:
    assert callable(make_bot(name, GAMES[game]).choose)
    if name not in ("random", "greedy"):
        assert callable(make_bot(f"{name}:playouts=3", GAMES[game]).choose)
        assert callable(BOTS[name](GAMES[game], Budget(5)).choose)


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        ("fred", f"unknown 'fred'; known: {', '.join(BOTS)}"),
        ("", "unknown ''"),
        ("Expert", "unknown 'Expert'"),
        ("random:ms=5", "random does not search"),
        ("greedy:playouts=5", "greedy does not search"),
        ("club:", "ms=NUMBER or playouts=NUMBER, not ''"),
        ("club:5", "ms=NUMBER or playouts=NUMBER, not '5'"),
        ("club:ms=0", "at least 1, not 0"),
        ("club:playouts=-2", "at least 1, not -2"),
        ("club:hours=2", "unknown unit 'hours'; known: ms, playouts"),
        ("club:ms=1.5", "not 'ms=1.5'"),
        ("club:ms=--5", "not 'ms=--5'"),
    ],
)
def test_what_makes_no_sense_is_refused(spec: str, problem: str) -> None:
    with pytest.raises(BotError, match=r"^(bot|budget): ") as refused:
        make_bot(spec, GAMES["clans"])
    assert problem in str(refused.value)
    assert refused.value.message.key in ("cli-no-such-bot", "arena-no-budget", "arena-bad-budget")


def test_a_game_that_no_search_knows_has_its_simple_bots() -> None:
    game = cast("AnyGame", SimpleNamespace(meta=SimpleNamespace(name="pile")))
    assert callable(make_bot("greedy", game).choose)
    with pytest.raises(BotError, match="random and greedy do") as refused:
        make_bot("expert", game)
    assert refused.value.message.args == (("problem", str(refused.value)),)


def test_a_game_does_not_load_the_search_of_the_other() -> None:
    code = (
        "import sys; from clachan.bots import make_bot; from clachan.games import GAMES;"
        "make_bot('club', GAMES['glenmore']);"
        "print([name for name in sys.modules if name.startswith('clachan.bots.clans')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
