"""Messages of legal moves: cached ones equal newly made ones."""

import random

import msgspec
import pytest

from clachan.core import CHANCE
from clachan.games import GAMES
from clachan.wire.views import encode_moves, move_messages
from clachan.wire.words import Move, words_message


@pytest.mark.unmeasured
@pytest.mark.parametrize("name", GAMES)
def test_every_move_has_its_text_and_its_words(name: str, rng: random.Random) -> None:
    game = GAMES[name]
    for players in (*game.meta.players, *game.meta.players):
        state = game.new_game(players)
        while (seat := game.to_move(state)) is not None:
            legal = game.legal_actions(state)
            if seat != CHANCE:
                view = game.view(state, seat)
                moves = move_messages(game, view, legal)
                assert moves == tuple(
                    Move(game.text(action), words_message(game.describe(view, action)))
                    for action in legal
                )
                assert msgspec.json.encode(encode_moves(game, view, legal)) == msgspec.json.encode(
                    moves
                )
            state = game.apply(state, rng.choice(legal))
