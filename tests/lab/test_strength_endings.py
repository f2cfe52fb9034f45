"""The yardstick of solved endings: right by brute force, stored, and shown."""

import random
from pathlib import Path

import pytest

pytest.importorskip("numba", reason="it needs the compiled search")

from clachan.core import Seat
from clachan.games import clans
from clachan.games.clans.state import State
from clachan.lab.arena import ResultError
from clachan.lab.strength import endings, report
from tests.support.bots.clans_table import midgame

pytestmark = [
    pytest.mark.long,
    pytest.mark.unmeasured,
    pytest.mark.usefixtures("compiled_searches"),
]


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (endings, report):
        monkeypatch.setattr(module, "BOTS", ("greedy", "random"))
    monkeypatch.setattr(endings, "_PLAYER", "greedy")
    monkeypatch.setattr(endings, "MOST_LEFT", 4)


def result_of(state: State, seat: Seat) -> tuple[float, float]:
    """The share of the win and the margin, by the rules alone, when both play for them and see all."""
    mover = clans.to_move(state)
    if mover is None:
        mine, other = (clans.score(state)[who] for who in (seat, 1 - seat))
        margin = mine.total - other.total + (mine.tie_breaks[0] - other.tie_breaks[0]) / 64
        return (1 + (margin > 0) - (margin < 0)) / 2, margin
    found = [result_of(clans.apply(state, action), seat) for action in clans.legal_actions(state)]
    return max(found) if mover == seat else min(found)


@pytest.mark.parametrize("seed", range(4))
def test_plays_are_worth_what_brute_force_says(seed: int) -> None:
    state = midgame(2, 14, random.Random(seed))
    seat = clans.to_move(state)
    assert seat is not None
    worths = endings.solve_plays(state)
    assert tuple(worths) == tuple(clans.legal_actions(state))
    view = clans.view(state, seat)
    worlds = {clans.determinise(view, random.Random(number)).hands for number in range(200)}
    for action, (share, margin) in worths.items():
        results = [
            result_of(clans.apply(state._replace(hands=hands), action), seat) for hands in worlds
        ]
        assert sum(result[0] for result in results) / len(worlds) == pytest.approx(share)
        assert sum(result[1] for result in results) / len(worlds) == pytest.approx(margin)


def test_positions_have_a_choice_and_can_be_repeated() -> None:
    for seed in range(5):
        state = endings.play_to_ending(5, seed)
        assert state == endings.play_to_ending(5, seed)
        assert len(state.plays) == 11
        assert len(clans.legal_actions(state)) > 1


def test_each_position_is_measured_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert endings.load_endings(tmp_path) == ()
    endings.measure_endings(tmp_path, positions=6)
    found = endings.load_endings(tmp_path)
    assert len(found) == 12
    greedy, by_chance = (endings.summarise_endings(found, bot, 4) for bot in endings.BOTS)
    assert greedy is not None
    assert by_chance is not None
    assert greedy.positions == 6
    assert greedy.optimal > by_chance.optimal
    assert by_chance.win_loss > 0
    monkeypatch.setattr(endings, "_measure", None)
    endings.measure_endings(tmp_path, positions=6)
    assert endings.load_endings(tmp_path) == found
    page = report.render_report((), found)
    assert f"| 4 | greedy | 6 | {greedy.optimal:.1%} |" in page
    assert "| 5 | greedy | 0 | not yet |" in page


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "clans-endings.json").write_text('[{"bot": 1}]')
    with pytest.raises(ResultError, match="not a whole result"):
        endings.load_endings(tmp_path)
