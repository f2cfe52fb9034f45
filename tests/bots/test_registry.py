"""The registry: names, budgets, and what is refused."""

import random
import subprocess
import sys
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

import pytest

from clachan.bots import (
    BOTS,
    LEVELS,
    BotError,
    Budget,
    adviser_for,
    bot_name,
    bots_for,
    is_built_in,
    is_class_spec,
    make_bot,
    offered_bots,
    registry,
)
from clachan.core import AnyGame, Rng
from clachan.games import GAMES


def test_the_levels_come_last_and_from_the_weakest_up() -> None:
    assert tuple(BOTS) == ("random", "greedy", "plain", *registry.FROZEN, *LEVELS)


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


PILE = cast("AnyGame", SimpleNamespace(meta=SimpleNamespace(name="pile")))


def test_a_game_that_no_search_knows_has_its_simple_bots() -> None:
    assert bots_for(PILE) == offered_bots(PILE) == ("random", "greedy")
    assert adviser_for(PILE) == "greedy"
    assert callable(make_bot("greedy", PILE).choose)
    with pytest.raises(BotError, match="expert does not play pile; these do: random, greedy"):
        make_bot("expert", PILE)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_with_a_search_offers_its_levels(name: str) -> None:
    assert bots_for(GAMES[name]) == tuple(BOTS)
    assert offered_bots(GAMES[name]) == LEVELS
    assert adviser_for(GAMES[name]) == "expert"


# Classes of other packages


class Last:
    games: tuple[str, ...] = ("pile",)

    def choose(self, view: object, legal: Sequence[int], rng: Rng) -> int:
        return legal[-1]


class Deep(Last):
    games: tuple[str, ...] = ("pile", "clans")

    def __init__(self, depth: int = 3) -> None:
        assert depth == 3


class Known(Last):
    def __init__(self, game: AnyGame) -> None:
        self.game = game


class Patient(Known):
    def __init__(self, _game: AnyGame, budget: Budget | None = None) -> None:
        super().__init__(_game)
        self.budget = budget


class Needy(Last):
    def __init__(self, game: AnyGame, more: int) -> None:
        """It cannot be made."""


HERE = __name__


@pytest.mark.parametrize("name", ["Last", "Deep", "Known", "Patient"])
def test_a_class_gets_what_it_takes(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "my_bots", sys.modules[HERE])
    bot: Any = make_bot(f"my_bots:{name}", PILE)
    assert bot.choose(None, [3, 5], random.Random(0)) == 5
    assert getattr(bot, "game", PILE) is PILE
    assert getattr(bot, "budget", None) is None
    assert is_class_spec(f"my_bots:{name}")
    assert not is_built_in(f"my_bots:{name}")
    assert is_built_in("expert:ms=20")


def test_a_class_may_take_a_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "my_bots", sys.modules[HERE])
    patient: Any = make_bot("my_bots:Patient:ms=20", PILE)
    assert patient.budget == Budget(20)
    assert bot_name("my_bots:Patient:ms=20") == "my_bots:Patient"


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        ("my_bots:Nothing", "cannot be loaded: AttributeError: "),
        ("no_module:Bot", "cannot be loaded: ModuleNotFoundError: No module named 'no_module'"),
        ("my_bots:HERE", "cannot be loaded: TypeError: my_bots:HERE is not a class with a method"),
        ("json:JSONEncoder", "json:JSONEncoder is not a class with a method choose"),
        ("my_bots:Needy", "cannot be loaded: TypeError: "),
        ("my_bots:Last:ms=5", "does not search, so it takes no budget"),
        ("my_bots:Patient:ms=no", "ms=NUMBER or playouts=NUMBER"),
        ("my_bots:Last.Nothing", "has no attribute 'Nothing'"),
        ("greedy:Bot", "not 'Bot'"),
    ],
)
def test_what_is_no_class_of_a_bot_is_refused(
    spec: str, problem: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "my_bots", sys.modules[HERE])
    with pytest.raises(BotError) as refused:
        make_bot(spec, PILE)
    assert problem in str(refused.value)


def test_a_class_names_the_games_that_it_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "my_bots", sys.modules[HERE])
    assert callable(make_bot("my_bots:Deep", GAMES["clans"]).choose)
    with pytest.raises(BotError, match="my_bots:Deep does not play glenmore"):
        make_bot("my_bots:Deep", GAMES["glenmore"])


def test_a_package_registers_its_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_bots", dict(BOTS))
    monkeypatch.setattr(registry, "BOTS", registry._bots)
    registry.register_bot("my-bot", Deep)
    assert bots_for(PILE) == offered_bots(PILE) == ("random", "greedy", "my-bot")
    assert offered_bots(GAMES["clans"]) == (*LEVELS, "my-bot")
    assert "my-bot" not in bots_for(GAMES["glenmore"])
    assert isinstance(make_bot("my-bot", PILE), Deep)
    for name in ("my-bot", "greedy", "you"):
        with pytest.raises(ValueError, match=f"there is already a bot called '{name}'"):
            registry.register_bot(name, Last)


def test_a_game_does_not_load_the_search_of_the_other() -> None:
    code = (
        "import sys; from clachan.bots import make_bot; from clachan.games import GAMES;"
        "make_bot('club', GAMES['glenmore']);"
        "print([name for name in sys.modules if name.startswith('clachan.bots.clans')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
