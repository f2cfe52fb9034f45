"""What holds in every random game."""

import random

import pytest

from clachan.games import clans
from clachan.games.clans.components import CARD_NAMES
from clachan.games.clans.setup import SETUPS
from clachan.games.clans.state import State


def assert_cards_conserved(state: State) -> None:
    """Every card of the ranks used is in exactly one place."""
    on_table = [card for card in state.table if card < len(CARD_NAMES)]
    masks = [state.bag, *state.hands]
    masks += [1 << card for card in on_table] + [1 << down.card for down in state.face_down]
    assert sum(masks) == SETUPS[state.players].cards
    assert sum(mask.bit_count() for mask in masks) == SETUPS[state.players].cards.bit_count()


def assert_shields_conserved(state: State) -> None:
    lying = [seat for stack in state.stacks for seat in stack]
    for seat, left in enumerate(state.shields):
        assert left + lying.count(seat) == 5


@pytest.mark.unmeasured
@pytest.mark.parametrize("players", clans.meta.players)
def test_cards_and_shields_are_conserved(players: int, deep: bool) -> None:
    rng = random.Random(players)
    for _ in range(10_000 if deep else 40):
        state = clans.new_game(players)
        while actions := clans.legal_actions(state):
            assert_cards_conserved(state)
            assert_shields_conserved(state)
            state = clans.apply(state, actions[rng.randrange(len(actions))])
        assert_cards_conserved(state)
        assert_shields_conserved(state)
        assert state.plies == len(SETUPS[players].turns) - 1 <= clans.meta.max_plies
