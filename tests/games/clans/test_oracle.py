"""The rules against the naive second implementation, which was written from the rule text alone."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from clachan.core import Seat
from clachan.games import clans
from clachan.games.clans.state import State
from tests.naive.clans import NaiveClans
from tests.naive.golden_clans import read_actions, read_players, render
from tests.support.games.clans_photo import after, legal, picture

HERE = Path(__file__).parent
PERFT = json.loads((HERE / "perft.json").read_text())


class Contract:
    """The game under test, played and asked in texts, as the oracle is."""

    def __init__(self, players: int) -> None:
        self.state = clans.new_game(players)

    def to_move(self) -> Seat | None:
        return clans.to_move(self.state)

    def legal(self) -> list[str]:
        return legal(self.state)

    def apply(self, text: str) -> None:
        self.state = after(self.state, text)

    def seen(self, text: str, seat: Seat | None) -> str:
        return clans.text(clans.seen(self.state, clans.parse(text), seat))

    def scores(self) -> list[tuple[int, int]]:
        return [(sheet.total, *sheet.tie_breaks) for sheet in clans.score(self.state)]  # type: ignore[misc]

    def takes(self) -> list[tuple[int, int, int, int, int]]:
        found = []
        for seat, sheet in enumerate(clans.score(self.state)):
            for item in sheet.items:
                args = {name: int(value) for name, value in item.source.args}
                take = (args["tile"], args["shield"] - 1, seat, args["rank"], args["cards"])
                assert item.points == args["rank"] * args["cards"]
                found.append(take)
        return sorted(found)

    def winners(self) -> list[Seat]:
        outcome = clans.outcome(self.state)
        assert outcome is not None
        return list(outcome.winners)

    def ranking(self) -> list[int]:
        outcome = clans.outcome(self.state)
        assert outcome is not None
        return list(outcome.ranking)

    def picture(self, seat: Seat | None) -> str:
        return picture(clans.view(self.state, seat))


def perft(state: State, depth: int) -> int:
    actions = clans.legal_actions(state)
    if depth == 0 or not actions:
        return 1
    return sum(perft(clans.apply(state, action), depth - 1) for action in actions)


@pytest.mark.parametrize("case", PERFT, ids=lambda c: f"{c['players']}-{c['position']}")
def test_perft(case: dict[str, Any]) -> None:
    state = after(clans.new_game(case["players"]), *case["line"].split("; "))
    counts = [perft(state, depth) for depth in range(1, len(case["counts"]) + 1)]
    assert counts == case["counts"]


@pytest.mark.parametrize("file", sorted((HERE / "golden").iterdir()), ids=lambda file: file.stem)
def test_golden_playthrough(file: Path) -> None:
    golden = file.read_text()
    assert render(Contract(read_players(golden)), read_actions(golden)) == golden


def assert_same(rules: Contract, naive: NaiveClans, players: int) -> None:
    assert rules.to_move() == naive.to_move()
    assert rules.scores() == naive.scores()
    assert rules.takes() == naive.takes()
    for viewer in (*range(players), None):
        assert rules.picture(viewer) == naive.picture(viewer)


@pytest.mark.unmeasured
@pytest.mark.parametrize("players", clans.meta.players)
def test_every_step_of_random_games_agrees(players: int, deep: bool) -> None:
    for seed in range(400 if deep else 8):
        chooser = random.Random(seed)
        rules, naive = Contract(players), NaiveClans(players)
        while actions := naive.legal():
            assert rules.legal() == actions
            assert_same(rules, naive, players)
            action = chooser.choice(actions)
            for viewer in (*range(players), None):
                assert rules.seen(action, viewer) == naive.seen(action, viewer)
            rules.apply(action)
            naive.apply(action)
        assert rules.legal() == []
        assert_same(rules, naive, players)
        assert rules.ranking() == naive.ranking()
        assert rules.winners() == naive.winners()
