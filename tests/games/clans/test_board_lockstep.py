"""The board for search against the rules, move by move, forwards and back."""

import random

import pytest

from clachan.core import CHANCE
from clachan.games import clans
from clachan.games.clans import board as board_module
from clachan.games.clans.actions import PLAYS, PLAYS_FACE_DOWN, Action
from clachan.games.clans.board import (
    CARD_BITS,
    CARD_SHIFT,
    DOWN,
    SLOT_BITS,
    STANDING,
    Board,
    Move,
)
from clachan.games.clans.components import TILE_OF
from clachan.games.clans.state import State
from tests.support.games.clans_photo import position


def action_of(move: Move) -> Action:
    rows = PLAYS_FACE_DOWN if move >= DOWN else PLAYS
    return rows[move >> CARD_SHIFT & CARD_BITS][move >> 1 & SLOT_BITS][move & 1]


def deal_game(players: int, rng: random.Random) -> State:
    state = clans.new_game(players)
    while clans.to_move(state) == CHANCE:
        state = clans.apply(state, rng.choice(clans.legal_actions(state)))
    return state


def fields_of(board: Board) -> tuple[object, ...]:
    """All that a board knows."""
    lists = (board.hands, board.near, board.shields, board.tiles)
    return (board.seat, board.left, board.free, *map(tuple, lists))


def standings(state: State) -> list[int]:
    return [sheet.total * STANDING + sheet.tie_breaks[0] for sheet in clans.score(state)]


@pytest.mark.parametrize("players", clans.meta.players)
def test_lockstep_with_the_rules_and_back(players: int, deep: bool) -> None:
    face_down = 0
    for seed in range(1000 if deep else 40):
        rng = random.Random(seed)
        state = deal_game(players, rng)
        board, line, before = Board(state), [], []
        while moves := board.moves():
            assert tuple(map(action_of, moves)) == clans.legal_actions(state)
            assert (board.seat, fields_of(board)) == (
                clans.to_move(state),
                fields_of(Board(state)),
            )
            assert board.standings() == standings(state)
            line.append(rng.choice(moves))
            before.append(fields_of(board))
            tile, after = TILE_OF[line[-1] >> 1 & SLOT_BITS] - 1, board.tile_after(line[-1])
            state = clans.apply(state, action_of(line[-1]))
            board.play(line[-1])
            assert board.tiles[tile] == after
        assert clans.to_move(state) is None
        assert board.standings() == standings(state)
        face_down += bool(state.face_down)
        for move, was in zip(reversed(line), reversed(before), strict=True):
            board.undo(move)
            assert fields_of(board) == was
    assert face_down > 0


def test_a_board_becomes_another_and_leaves_it_alone(rng: random.Random) -> None:
    one, other = Board(deal_game(3, rng)), Board(deal_game(3, rng))
    before = fields_of(one)
    other.become(one)
    assert fields_of(other) == before
    move = other.moves()[0]
    other.play(move)
    assert fields_of(one) == before
    other.undo(move)
    assert fields_of(other) == before


def test_what_tiles_bring_is_not_remembered_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board_module, "MOST_TAKES", 2)
    board = Board(position("1N2=4R 2S2=5V 3N2=3K", hands=("4K", "5R")))
    board.takes.clear()
    assert board.standings() == [0, 0]
    assert len(board.takes) <= 2


def test_a_board_ends_where_a_hand_does() -> None:
    board = Board(position("1N2=4R", hands=("4K 3B", "5R")))
    for left in (3, 2, 1):
        assert board.left == left
        board.play(board.moves()[0])
    assert not board.moves()


def test_shields_that_can_take_nothing_are_not_counted() -> None:
    """Two players have four ranks: the fifth shield on a tile takes no cards (CG 6.3)."""
    board = Board(position("2N2=4R", hands=("4K", "5R"), stacks={2: (0, 1, 0, 1)}, shields=(3, 3)))
    plain, shielded = board.moves()[:2]
    assert (plain & 1, shielded & 1) == (0, 1)
    assert board.tile_after(shielded) == board.tile_after(plain)
