"""The levels of Glen More: legal, repeatable, within their time, and no worse than they should be."""

import random
import time

import pytest

from clachan.bots import RandomBot
from clachan.bots.bot import TurnPlanner
from clachan.bots.budget import Budget
from clachan.bots.glenmore import weights
from clachan.bots.glenmore.levels import LEVELS
from clachan.bots.glenmore.weights import TERMS
from clachan.bots.registry import FROZEN
from clachan.bots.registry import LEVELS as NAMES
from clachan.core import CHANCE
from clachan.games import glenmore
from clachan.games.glenmore.state import Taking
from tests.support.bots.glenmore_tables import play_game, totals, turns_of

TINY = Budget(4, "playouts")
TABLES = [
    ("beginner", "expert"),
    ("plain", "strong", "club"),
    ("club", "strong", "beginner", "casual"),
    ("expert", "casual", "club", "beginner", "plain"),
]
MORE_TABLES = [
    ("casual", "strong"),
    ("club", "plain"),
    ("expert", "beginner", "casual"),
    ("beginner", "casual", "plain", "expert"),
    ("strong", "beginner", "casual", "beginner", "casual"),
]


def test_there_are_five_levels_and_the_yardstick() -> None:
    assert set(LEVELS) == {*NAMES, *FROZEN, "plain"}
    assert len(TERMS) == weights.COUNT


@pytest.mark.parametrize("names", [*TABLES, *MORE_TABLES], ids=" ".join)
def test_whole_games(names: tuple[str, ...], deep: bool) -> None:
    if names in MORE_TABLES and not deep:
        pytest.skip("deep: all levels are at the other tables too")
    state = play_game([LEVELS[name](TINY) for name in names], seed=1)
    assert glenmore.outcome(state) is not None


@pytest.mark.parametrize("name", LEVELS)
def test_the_same_choice_where_the_seat_sees_the_same(name: str) -> None:
    """With playouts it depends on the view and the generator alone."""
    for state in turns_of(LEVELS["casual"](TINY), players=3, turns=12)[::4]:
        seat = glenmore.to_move(state)
        view = glenmore.view(state, seat)
        choices = set()
        for seed in range(3):
            twin = glenmore.determinise(view, random.Random(seed))
            bot = LEVELS[name](Budget(20, "playouts"))
            legal = glenmore.legal_actions(twin)
            choices.add(bot.choose(glenmore.view(twin, seat), legal, random.Random(1)))
        assert len(choices) == 1


@pytest.mark.parametrize("name", LEVELS)
def test_a_whole_turn_stays_within_its_time(name: str) -> None:
    budget = Budget(400)
    bot, rng = LEVELS[name](budget), random.Random(0)
    state = turns_of(LEVELS["casual"](TINY), players=2, turns=10)[-1]
    seat, began = glenmore.to_move(state), time.process_time()
    decided = False
    while glenmore.to_move(state) == seat and not (decided and isinstance(state.decision, Taking)):
        legal = glenmore.legal_actions(state)
        state = glenmore.apply(state, bot.choose(glenmore.view(state, seat), legal, rng))
        decided = True
    # Generous: the machine that runs the tests may be busy, or measure coverage.
    assert time.process_time() - began < 3 * budget.amount / 1000


@pytest.mark.parametrize("name", LEVELS)
def test_no_thought_is_given_to_what_is_no_choice(name: str) -> None:
    state = turns_of(LEVELS["casual"](TINY), players=2, turns=0)[0]
    legal = glenmore.legal_actions(state)[:1]
    began = time.process_time()
    bot = LEVELS[name](Budget(3000))
    assert bot.choose(glenmore.view(state, 0), legal, random.Random(0)) == legal[0]
    assert time.process_time() - began < 0.1


def test_a_beginner_does_not_play_at_random() -> None:
    for seed in range(4):
        bots = [LEVELS["beginner"](TINY), RandomBot(glenmore)]
        mine, other = totals(play_game(bots, seed))
        assert mine > other


def test_levels_without_a_budget_have_their_own() -> None:
    for name in LEVELS:
        budget = LEVELS[name](None).budget  # type: ignore[attr-defined]  # of these bots, not of all
        assert budget.unit == "ms"
        assert budget.amount <= (3000 if name.startswith("expert") else 1000)


@pytest.mark.parametrize("name", NAMES)
def test_a_turn_is_chosen_whole_up_to_the_next_chance(name: str) -> None:
    """Each action comes with the view that the seat has then; the first is the one that it chooses alone."""
    for state in turns_of(LEVELS["casual"](TINY), players=3, turns=12)[::4]:
        seat = glenmore.to_move(state)
        view, legal = glenmore.view(state, seat), glenmore.legal_actions(state)
        bot = LEVELS[name](Budget(20, "playouts"))
        assert isinstance(bot, TurnPlanner)
        turn = bot.choose_turn(view, legal, random.Random(1))
        assert turn[0][1] == bot.choose(view, legal, random.Random(1))
        for seen, action in turn:
            assert seen == glenmore.view(state, seat)
            state = glenmore.apply(state, action)
        assert glenmore.to_move(state) in (CHANCE, None)
