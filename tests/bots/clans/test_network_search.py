"""The search with a network at its leaves: two players only, repeatable, and with values from 0 to 1."""

import random

import numpy as np
import pytest

pytest.importorskip("numba", reason="uncompiled, these tests take minutes")

from clachan.bots import Budget
from clachan.bots.clans.compiled_search import CompiledSearch, choose, load_network
from clachan.bots.clans.levels import EXPERT_OF_TWO, EXPERT_ON_KERNEL
from clachan.bots.clans.search import Style
from clachan.games import clans
from clachan.games.clans.state import State
from clachan.kernels import clans_network as kernel
from clachan.lab.training.rivals import PlayoutExpert
from tests.support.bots.clans_table import deal_game, midgame

pytestmark = [pytest.mark.long, pytest.mark.unmeasured]


def search_of(state: State, network_weight: float, simulations: int) -> CompiledSearch:
    view = clans.view(state, clans.to_move(state))
    search = CompiledSearch(view, random.Random(1), Style(network_weight=network_weight))
    search.simulate(simulations)
    return search


@pytest.mark.parametrize("network_weight", [0.5, 1.0])
def test_values_are_from_0_to_1_and_visits_add_up(network_weight: float) -> None:
    for seed in range(4):
        children = search_of(
            midgame(2, 2 + seed, random.Random(seed)), network_weight, 500
        ).children()
        assert sum(visits for _, visits, _ in children) == 500
        assert all(0 <= value <= 1 for _, _, value in children)


def test_the_last_play_is_valued_by_the_score() -> None:
    """The network is not asked where the game is over."""
    state = midgame(2, 15, random.Random(3))
    with_network, without = (
        search_of(state, network_weight, 300).children() for network_weight in (1.0, 0.0)
    )
    assert with_network == without


@pytest.mark.parametrize("players", [3, 4])
def test_more_players_search_without_it(players: int) -> None:
    state = deal_game(players, random.Random(2))
    with_network, without = (
        search_of(state, network_weight, 100).children() for network_weight in (1.0, 0.0)
    )
    assert with_network == without


def test_one_simulation_is_the_value_of_the_network() -> None:
    """A leaf has the same value in the same world, so that a mix lies between the two."""
    state = midgame(2, 4, random.Random(5))
    values = [
        max(value for _, _, value in search_of(state, network_weight, 1).children())
        for network_weight in (0.0, 0.25, 1.0)
    ]
    assert values[1] == pytest.approx(0.75 * values[0] + 0.25 * values[2], abs=1e-6)


def test_the_expert_trusts_it_and_its_rival_of_the_past_does_not() -> None:
    state = midgame(2, 3, random.Random(7))
    view, legal = clans.view(state, clans.to_move(state)), clans.legal_actions(state)
    budget = Budget(2_000, "playouts")
    assert EXPERT_OF_TWO.network_weight > 0
    found = PlayoutExpert(clans, budget).choose(view, legal, random.Random(1))
    assert EXPERT_ON_KERNEL.network_weight == 0
    assert found == choose(view, random.Random(1), EXPERT_ON_KERNEL, budget, 2_000)


def test_the_weights_in_the_package_have_the_size_that_the_kernel_expects() -> None:
    network = load_network()
    assert network.shape == (kernel.NETWORK_SIZE,)
    assert network.dtype == np.float32
    assert np.isfinite(network).all()
