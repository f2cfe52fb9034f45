"""Games of other packages in the registry."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from clachan import games
from clachan.core.game import CONTRACT
from clachan.games import GAMES, clans, is_built_in, register_game


def shinty(**changes: Any) -> Any:
    """Clans and Glory under another name."""
    parts = {name: getattr(clans, name) for name in CONTRACT}
    meta = replace(clans.meta, name="shinty", titles={"de": "Schinty"})
    return SimpleNamespace(**parts | {"meta": meta} | changes)


@pytest.fixture(autouse=True)
def without_shinty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a test registers is gone after it."""
    monkeypatch.setitem(games._games, "shinty", shinty())
    del games._games["shinty"]


def test_a_game_of_a_package_is_found_by_its_name() -> None:
    game = shinty()
    register_game("shinty", game)
    assert list(GAMES) == ["clans", "glenmore", "shinty"]
    assert GAMES["shinty"] is game
    assert [is_built_in(name) for name in GAMES] == [True, True, False]


@pytest.mark.parametrize(
    ("name", "changes", "problem"),
    [
        ("shinty", {"meta": None}, "meta is not a GameMeta"),
        ("curling", {}, "registered as 'curling', but meta.name is 'shinty'"),
        ("Shinty", {"meta": replace(clans.meta, name="Shinty")}, "a name has small letters"),
        (
            "shinty",
            {"meta": replace(clans.meta, name="shinty", players=())},
            "must be ascending numbers from 1 to 20",
        ),
        ("shinty", {"meta": replace(clans.meta, name="shinty", players=(2, 21))}, r"not \(2, 21\)"),
        ("shinty", {"preview": 3}, "^the game lacks preview$"),
        ("clans", {"meta": clans.meta}, "there is already a game called 'clans'"),
    ],
)
def test_what_is_no_game_is_refused(name: str, changes: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        register_game(name, shinty(**changes))
    assert GAMES["clans"] is clans


@pytest.mark.parametrize(
    ("fact", "value"),
    [
        ("titles", None),
        ("titles", {"en": "Shinty\x1b[2J"}),
        ("titles", {"en": 3}),
        ("designers", "Anonymous"),
        ("publisher", None),
        ("titles", {"en": "S" * 201}),
        ("titles", {str(number): "Shinty" for number in range(51)}),
        ("designers", ("Ann",) * 51),
        ("designers", ("A" * 201,)),
        ("publisher", "P" * 201),
        ("year", "old"),
        ("year", 0),
        ("year", 10_000),
        pytest.param("year", 10**5000, id="a year that is too long to write"),
        ("players", ("2",)),
        ("players", (3, 2)),
        ("players", (2, 2)),
        ("players", 2),
        ("rules_version", "1"),
        ("rules_version", 0),
        ("max_plies", None),
        ("max_plies", 10**7),
        ("max_actions", True),
        ("reads_versions", (0,)),
    ],
)
def test_wrong_facts_are_refused(fact: str, value: Any) -> None:
    """One of them in the list of games would break it for every game."""
    meta = replace(clans.meta, **{"name": "shinty", fact: value})
    with pytest.raises(ValueError, match=rf"^meta\.{fact} must be .*, not .{{1,100}}$"):
        register_game("shinty", shinty(meta=meta))
    assert "shinty" not in GAMES


def test_a_game_without_a_part_of_the_contract_is_refused() -> None:
    game = shinty()
    del game.preview, game.describe
    with pytest.raises(ValueError, match=r"^the game lacks preview, describe$"):
        register_game("shinty", game)


def test_a_title_that_is_missing_is_replaced() -> None:
    meta = shinty().meta
    assert [meta.title(language) for language in ("de", "en")] == ["Schinty", "shinty"]
    assert replace(meta, titles={"en": "Shinty"}).title("pl") == "Shinty"
