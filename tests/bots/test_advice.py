"""Advice for players, as hints give it."""

import random
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from clachan.bots import ADVISER, STAND_IN, Budget, advice, make_bot
from clachan.core import CHANCE, AnyGame
from clachan.games import GAMES, clans


@pytest.mark.parametrize("game", GAMES.values())
def test_advice_is_the_choice_of_the_strongest_level(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advice, "ADVICE", Budget(2, "playouts"))
    state = game.new_game(2)
    while game.to_move(state) == CHANCE:
        state = game.apply(state, game.legal_actions(state)[0])
    view, legal = game.view(state, 0), game.legal_actions(state)
    name, action = advice.advise(game, view, legal)
    assert name == ADVISER
    expert = make_bot(f"{ADVISER}:playouts=2", game)
    assert action == expert.choose(view, legal, random.Random(advice.ADVICE_SEED))


def test_a_game_without_search_gets_the_advice_of_the_stand_in() -> None:
    game: Any = SimpleNamespace(**vars(clans) | {"meta": replace(clans.meta, name="other")})
    state = clans.new_game(2)
    while clans.to_move(state) == CHANCE:
        state = clans.apply(state, clans.legal_actions(state)[0])
    legal = clans.legal_actions(state)
    name, action = advice.advise(game, clans.view(state, 0), legal)
    assert name == STAND_IN
    assert action in legal
