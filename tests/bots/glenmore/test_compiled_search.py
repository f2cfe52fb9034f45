"""The search on the kernel: the same evaluation as in Python, legal, repeatable, in time, and without known bad moves."""

import os
import random
import subprocess
import sys
import time

import numpy as np
import pytest

from clachan.bots import Bot
from clachan.bots.budget import Budget
from clachan.bots.glenmore import levels
from clachan.bots.glenmore.compiled import search as compiled_search
from clachan.bots.glenmore.compiled.evaluation import estimate, make_rows, row_of
from clachan.bots.glenmore.compiled.search import Pace, find_turn
from clachan.bots.glenmore.compiled.takes import TAKES_LIMIT, list_takes
from clachan.bots.glenmore.compiled.turns import make_workspace
from clachan.bots.glenmore.evaluation import estimates
from clachan.bots.glenmore.levels import COMPILED_STYLES, LEVELS, LevelBot, TurnBot
from clachan.bots.glenmore.search import CompiledStyle, rank_takes
from clachan.bots.glenmore.weights import ROWS
from clachan.core import CHANCE
from clachan.games import glenmore
from clachan.games.glenmore.actions import Action, Move, PayChieftain
from clachan.games.glenmore.board_from_state import board_from_state
from clachan.games.glenmore.state import State, Taking
from clachan.games.glenmore.views import View
from clachan.kernels import glenmore as kernel
from clachan.kernels.glenmore import rules as at
from tests.support.bots.glenmore_tables import play_game, turns_of
from tests.support.games.glenmore_photo import land, play, position

pytestmark = [
    pytest.mark.long,
    pytest.mark.unmeasured,
    pytest.mark.usefixtures("compiled_searches"),
]

EXPERT = COMPILED_STYLES["expert"]
CASUAL = LEVELS["casual"](Budget(4, "playouts"))


@pytest.fixture(autouse=True)
def _loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "find_search", {"glenmore": compiled_search}.get)


def expert(playouts: int) -> LevelBot:
    bot = LEVELS["expert"](Budget(playouts, "playouts"))
    assert isinstance(bot, LevelBot)
    return bot


def turn_of(state: State, playouts: int = 400) -> list[Action]:
    seat = glenmore.to_move(state)
    legal = glenmore.legal_actions(state)
    turn = expert(playouts).choose_turn(glenmore.view(state, seat), legal, random.Random(1))
    return [action for _, action in turn]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_positions_are_worth_what_they_are_in_python(players: int) -> None:
    points, rows = np.zeros(at.SEATS), make_rows(ROWS[players])
    for state in turns_of(CASUAL, players, turns=40):
        estimate(kernel.from_state(state), rows, points)
        expected = estimates(board_from_state(state), ROWS[players])
        assert points[:players].tolist() == pytest.approx(expected)


@pytest.mark.parametrize("players", [2, 4])
def test_takes_are_worth_what_they_are_in_python(players: int) -> None:
    workspace, rows = make_workspace(), make_rows(ROWS[players])
    actions, values = np.zeros(TAKES_LIMIT, np.int16), np.zeros(TAKES_LIMIT)
    for state in turns_of(CASUAL, players, turns=30)[::3]:
        board, array = board_from_state(state), kernel.from_state(state)
        if board.has_no_turn_left(board.seat):
            continue  # here the search on the kernel counts points alone
        row = rows[row_of(array, board.seat)]
        count = list_takes(kernel.make_setup(players), array, workspace, row, actions, values)
        _, expected = rank_takes(board, ROWS[players], 9999)
        assert sorted(values[:count], reverse=True) == pytest.approx(expected)


@pytest.mark.parametrize("players", [2, 5])
def test_whole_games_are_legal(players: int) -> None:
    """`play_game` checks each action; decisions after the first of a turn are those found with it."""
    bots: list[Bot[View, Action]] = [expert(40) for _ in range(players)]
    assert glenmore.outcome(play_game(bots, seed=1)) is not None


@pytest.mark.parametrize("players", [2, 3])
def test_the_same_turn_for_the_same_seed_and_number_of_playouts(players: int) -> None:
    for state in turns_of(CASUAL, players, turns=12)[::4]:
        array = kernel.from_state(state)
        found = [find_turn(array, EXPERT, Budget(200, "playouts"), seed=3) for _ in range(2)]
        assert found[0] == found[1]


def test_a_turn_is_searched_once(monkeypatch: pytest.MonkeyPatch) -> None:
    searches = []
    search = compiled_search.choose_turn

    def choose_turn(*arguments: object) -> object:
        searches.append(arguments)
        return search(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(compiled_search, "choose_turn", choose_turn)
    bot, rng = expert(100), random.Random(0)
    state = turns_of(CASUAL, 2, turns=12)[-1]
    seat, decisions = glenmore.to_move(state), 0
    while glenmore.to_move(state) == seat and not (
        decisions and isinstance(state.decision, Taking)
    ):
        legal = glenmore.legal_actions(state)
        state = glenmore.apply(state, bot.choose(glenmore.view(state, seat), legal, rng))
        decisions += 1
    assert decisions > 1
    assert len(searches) == 1


def test_the_rest_of_a_turn_can_be_searched_alone() -> None:
    for state in turns_of(CASUAL, 3, turns=9)[::3]:
        first = glenmore.apply(state, turn_of(state, 50)[0])
        while glenmore.to_move(first) not in (CHANCE, None):
            if isinstance(first.decision, Taking):
                break
            first = glenmore.apply(first, turn_of(first, 50)[0])


def test_all_playouts_are_used_and_no_more() -> None:
    array = kernel.from_state(turns_of(CASUAL, 2, turns=12)[-1])
    searcher = compiled_search.TurnSearcher()
    for amount in (1, 50, 1000):
        pace = Pace(EXPERT, Budget(amount, "playouts"))
        searcher.find_turn(array, EXPERT, pace, seed=1)
        assert amount - EXPERT.candidates < pace.playouts <= amount


@pytest.mark.parametrize("ms", [100, 300])
def test_the_time_is_used_and_kept(ms: int, monkeypatch: pytest.MonkeyPatch) -> None:
    # The time of the process: the machine that runs the tests may be busy.
    monkeypatch.setattr(time, "perf_counter", time.process_time)
    array = kernel.from_state(turns_of(CASUAL, 2, turns=12)[-1])
    found = []
    for seed in range(3):
        began = time.process_time()
        find_turn(array, EXPERT, Budget(ms), seed)
        found.append(1000 * (time.process_time() - began) / ms)
    assert 0.8 < sorted(found)[1] < 1.1


def test_a_level_has_a_most_of_playouts() -> None:
    array = kernel.from_state(turns_of(CASUAL, 2, turns=12)[-1])
    searcher, style = compiled_search.TurnSearcher(), CompiledStyle(playouts=64)
    pace = Pace(style, Budget(60_000))
    searcher.find_turn(array, style, pace, seed=1)
    assert pace.playouts <= 64


def test_without_the_search_it_plays_as_in_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "find_search", {}.get)
    state = turns_of(CASUAL, 2, turns=12)[-1]
    seat, legal = glenmore.to_move(state), glenmore.legal_actions(state)
    budget, view = Budget(20, "playouts"), glenmore.view(state, seat)
    plain = TurnBot(levels.STYLES["expert"], budget)
    turn = LEVELS["expert"](budget)
    assert isinstance(turn, LevelBot)
    assert turn.choose_turn(view, legal, random.Random(1)) == plain.choose_turn(
        view, legal, random.Random(1)
    )


SMALL = """
import sys
from clachan.bots.budget import Budget
from clachan.bots.glenmore.compiled.search import find_turn
from clachan.bots.glenmore.levels import LEVELS
from clachan.bots.glenmore.search import CompiledStyle
from clachan.kernels import glenmore as kernel
from tests.support.bots.glenmore_tables import turns_of
casual = LEVELS["casual"](Budget(4, "playouts"))
style = CompiledStyle(playouts=9, takes=2, width=2, ends=1, candidates=2, turns=2)
for state in turns_of(casual, 2, turns=8)[4::4]:
    print(find_turn(kernel.from_state(state), style, Budget(8, "playouts"), 5))
"""


def test_plain_python_finds_the_same() -> None:
    found = [
        subprocess.run(
            [sys.executable, "-c", SMALL],
            env={**os.environ, "NUMBA_DISABLE_JIT": disabled},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for disabled in "01"
    ]
    assert found[0] == found[1]
    assert found[0].count("\n") == 2


# Bad moves that were seen


def test_what_the_market_buys_is_sold_in_the_last_turn() -> None:
    left = position(
        land("0,1=2:m1:w2 1,0=8:w2 -1,0=1:s1", coins=1),
        players=2,
        tiles="12 57 65 54",
        market="3 1 0 0 0",
        left="67",
    )
    state = left
    for action in turn_of(state):
        state = glenmore.apply(state, action)
    player = state.players[0]
    sellable = [kind for kind in range(5) if player.stock[kind] and state.market[kind]]
    assert not sellable


def test_the_only_chieftain_is_not_paid_for_loch_ness() -> None:
    """With Castle of Mey it counts twice; without it the rivals lead by more in the scoring that comes."""
    rival = land(chieftains=3)
    state = position(
        land("0,1=2:m1 1,0=4:m1 0,2=38:m1", chieftains=1),
        rival,
        rival,
        players=3,
        tiles="37 57 65 54 12 22 23 28 66",
        left="67 61 62 58",
    )
    state = play(state, "take 37 0,-1")
    assert not isinstance(turn_of(state)[0], PayChieftain)


def test_no_member_walks_away_and_back() -> None:
    walks = 0
    for state in turns_of(CASUAL, 2, turns=40)[::3]:
        moves = [action for action in turn_of(state, 100) if isinstance(action, Move)]
        walks += len(moves)
        assert not {(move.origin, move.target) for move in moves} & {
            (move.target, move.origin) for move in moves
        }
    assert walks
