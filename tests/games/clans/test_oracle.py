"""The rules against the naive second implementation, which was written from the rule text alone."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from clachan.games import clans
from clachan.games.clans.state import State
from tests.naive.clans import NaiveClans
from tests.naive.golden_clans import read_actions, read_players, render
from tests.support.games.clans_photo import Contract, after

HERE = Path(__file__).parent
PERFT = json.loads((HERE / "perft.json").read_text())


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
