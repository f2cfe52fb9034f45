"""The rules against the naive second implementation, which was written from the rule text alone."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from clachan.core import ScoreItem, Seat
from clachan.games import glenmore
from clachan.games.glenmore.components import PLACES
from clachan.games.glenmore.state import State
from tests.naive.glenmore import NaiveGlenmore
from tests.naive.golden_glenmore import read_actions, read_players, render
from tests.support.games.glenmore_photo import after, any_action, legal, picture

HERE = Path(__file__).parent
PERFT = json.loads((HERE / "perft.json").read_text())


WON = ("glenmore-score-activation", "glenmore-score-lead")
PLACE_KEYS = {
    "Iona Abbey": "glenmore-score-iona",
    "Loch Morar": "glenmore-score-morar",
    "Duart Castle": "glenmore-score-duart",
}


def gains_of(state: State, seat: Seat) -> list[ScoreItem]:
    """What was won in the course of the game, the final account left out."""
    return [item for item in glenmore.score(state)[seat].items if item.source.key in WON]


class Contract:
    """The game under test, played and asked in texts, as the oracle is."""

    def __init__(self, players: int) -> None:
        self.state = glenmore.new_game(players)
        self.news_items: list[list[tuple[str, int]]] = [[] for _ in range(players)]

    def to_move(self) -> Seat | None:
        return glenmore.to_move(self.state)

    def legal(self) -> list[str]:
        return legal(self.state)

    def weights(self) -> list[int]:
        return list(glenmore.chance_weights(self.state))

    def apply(self, text: str) -> None:
        before, self.state = self.state, after(self.state, text)
        for seat, items in enumerate(self.news_items):
            earlier, later = gains_of(before, seat), gains_of(self.state, seat)
            assert later[: len(earlier)] == earlier
            items += self._news(before, later[len(earlier) :])

    def _news(self, before: State, items: list[ScoreItem]) -> list[tuple[str, int]]:
        """New items in the oracle's words, which also list what brought nothing in a scoring."""
        number = glenmore.view(self.state, None).scorings
        new = [(dict(item.source.args), item.points) for item in items]
        if number == glenmore.view(before, None).scorings:
            return [(f"activate {args['tile']} {args['kind']}", points) for args, points in new]
        assert all(args["scoring"] == number for args, _ in new)
        points_for = {args["what"]: points for args, points in new}
        areas = ("whisky", "chieftains", "cards")
        return [(f"scoring {number} {area}", points_for.get(area, 0)) for area in areas]

    def items(self, seat: Seat) -> list[tuple[str, int]]:
        found = {item.source.key: item.points for item in glenmore.score(self.state)[seat].items}
        cards = [PLACES[card] for card in glenmore.view(self.state, None).lands[seat].cards]
        return [
            *self.news_items[seat],
            ("coins", found.get("glenmore-score-coins", 0)),
            *[(name, found.get(key, 0)) for name, key in PLACE_KEYS.items() if name in cards],
            ("tiles", found.get("glenmore-score-tiles", 0)),
        ]

    def scores(self) -> list[tuple[int, int]]:
        return [(sheet.total, *sheet.tie_breaks) for sheet in glenmore.score(self.state)]  # type: ignore[misc]

    def winners(self) -> list[Seat]:
        outcome = glenmore.outcome(self.state)
        assert outcome is not None
        return list(outcome.winners)

    def ranking(self) -> list[int]:
        outcome = glenmore.outcome(self.state)
        assert outcome is not None
        return list(outcome.ranking)

    def picture(self, seat: Seat | None) -> str:
        return picture(glenmore.view(self.state, seat))


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
