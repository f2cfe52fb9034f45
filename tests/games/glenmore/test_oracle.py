"""The rules against the naive second implementation, which was written from the rule text alone."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from clachan.games import glenmore
from clachan.games.glenmore.state import State
from tests.naive.glenmore import NaiveGlenmore
from tests.naive.golden_glenmore import read_actions, read_players, render
from tests.support.games.glenmore_photo import Contract, after, any_action

HERE = Path(__file__).parent
PERFT = json.loads((HERE / "perft.json").read_text())


def perft(state: State, depth: int) -> int:
    """As the oracle counts: at the last ply a list's length will do."""
    actions = glenmore.legal_actions(state)
    if not actions:
        return 1
    if depth == 1:
        return len(actions)
    return sum(perft(glenmore.apply(state, action), depth - 1) for action in actions)


@pytest.mark.parametrize("case", PERFT, ids=lambda c: f"{c['players']}-{c['position']}")
def test_perft(case: dict[str, Any]) -> None:
    state = after(glenmore.new_game(case["players"]), *case["line"].split("; "))
    counts = [perft(state, depth) for depth in range(1, len(case["counts"]) + 1)]
    assert counts == case["counts"]


@pytest.mark.parametrize("file", sorted((HERE / "golden").iterdir()), ids=lambda file: file.stem)
def test_golden_playthrough(file: Path) -> None:
    golden = file.read_text()
    assert render(Contract(read_players(golden)), read_actions(golden)) == golden


def assert_same(rules: Contract, naive: NaiveGlenmore) -> None:
    assert rules.to_move() == naive.to_move()
    assert rules.legal() == naive.legal()
    assert rules.weights() == naive.weights()
    assert rules.scores() == naive.scores()
    assert rules.picture(None) == naive.picture(None)


@pytest.mark.unmeasured
@pytest.mark.parametrize("players", glenmore.meta.players)
def test_every_step_of_random_games_agrees(players: int, deep: bool) -> None:
    for seed in range(300 if deep else 2):
        chooser = random.Random(seed)
        rules, naive = Contract(players), NaiveGlenmore(players)
        while rules.to_move() is not None:
            assert_same(rules, naive)
            action = glenmore.text(any_action(rules.state, chooser))
            rules.apply(action)
            naive.apply(action)
        assert_same(rules, naive)
        for seat in range(players):
            assert rules.items(seat) == naive.items(seat)
            assert rules.picture(seat) == naive.picture(seat)
        assert rules.ranking() == naive.ranking()
        assert rules.winners() == naive.winners()
