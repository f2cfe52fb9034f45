"""The player's own last turn (GM 9.2) and the turn that ends the game (GM 10.3)."""

import random

import pytest

from clachan.core import Seat
from clachan.games import glenmore
from clachan.games.glenmore.actions import Action, Discard, Take
from clachan.games.glenmore.board import TAKE, Board
from clachan.games.glenmore.board_from_state import board_from_state
from clachan.games.glenmore.conditions import ends_game, is_own_last_turn
from clachan.games.glenmore.playout import apply_option
from clachan.games.glenmore.reasons import GlenmoreReason
from clachan.games.glenmore.state import State
from tests.support.games.glenmore_photo import (
    any_action,
    land,
    legal,
    picture_line,
    play,
    position,
    reason,
)

# After tile 2 is taken P0 is still the last: one entry is missing, and none is behind.
STAYS = "P0 2 P1 P2 P3 51 53 54 55 56 57 59 61"
PASSES = "P0 P1 P2 P3 2 51 53 54 55 56 57 59 61"


def moving(chain: str, left: str, players: int = 4) -> State:
    """P0 has taken tile 2 and may move its only clan member."""
    state = position(*[land("1,0=8")] * players, chain=chain, left=left)
    return play(state, "take 2 0,1; activate 0,0; done")


def last(count: int) -> str:
    """The highest tiles of stack 3."""
    return " ".join(map(str, range(68 - count, 68)))


@pytest.mark.parametrize(
    ("chain", "players", "most"),
    [
        (STAYS, 4, 1),
        ("P0 52 2 P1 P2 P3 51 53 54 55 56 57 59", 4, 2),  # 52 is left behind: two are missing
        ("P0 P1 2 P2 P3 51 53 54 55 56 57 59 60", 4, 2),  # one figure is behind
        (PASSES, 4, 4),
        ("P0 P1 52 P2 P3 2 51 53 54 55 56 57 59", 4, 5),  # a tile between figures counts too
        ("P0 52 53 P1 2 P2 P3 51 54 55 56 57 59", 4, 4),  # two left behind, one figure behind
        ("P0 D 2 P1 51 52 53 54 55 56 57 58 59", 2, 2),  # so does the die
        ("P0 52 D P1 53 2 51 54 55 56 57 58 59", 2, 5),
        ("P0 51 P1 52 P2 53 P3 54 55 56 57 58 2", 4, 12),  # at the head: all others are behind
    ],
)
def test_gm_9_2_one_draw_for_each_entry_missing_or_behind(
    chain: str, players: int, most: int
) -> None:
    promotion = "promote 0,0"
    assert promotion in legal(moving(chain, last(most), players))
    refused = moving(chain, last(most + 1), players)
    assert promotion not in legal(refused)
    assert reason(refused, promotion) is GlenmoreReason.LAST_MEMBER


def test_gm_9_2_tiles_of_all_stacks_count() -> None:
    assert "promote 0,0" not in legal(moving(PASSES, f"50 {last(4)}"))


def test_gm_9_2_the_others_play_on_beside_a_land_without_clan_members() -> None:
    state = play(moving(PASSES, "64 65 66 67"), "promote 0,0")
    assert picture_line(state, "land 0") == "0,0=S 0,1=2 1,0=8"
    for seat, tile in ((1, 53), (2, 54), (3, 57)):
        state = play(state, legal(state)[0])
        assert glenmore.to_move(state) == seat
        state = play(state, f"take {tile} 1,1; done")
    assert glenmore.to_move(play(state, legal(state)[0])) is None


def test_gm_9_2_with_no_clan_member_left_movement_points_are_lost() -> None:
    state = position(land("1,0=4"), chain=STAYS, left="67")
    state = play(state, "take 2 0,1; activate 0,0; activate 1,0; done; promote 0,0")
    assert picture_line(state, "decision") == "move"
    assert legal(state) == ["end"]


def test_gm_10_3_to_end_the_game_is_another_question() -> None:
    for chain, left, ends in ((PASSES, 4, False), (PASSES, 2, False), (PASSES, 1, True)):
        state = moving(chain, last(left))
        assert (ends_game(state), is_own_last_turn(state)) == (ends, True)
        board = board_from_state(state)
        assert (board.tiles_left(), board.missing()) == (left, 1)
    assert not ends_game(moving(STAYS, last(2)))


@pytest.mark.parametrize("left", [1, 2, 4, 5])
def test_gm_9_2_a_preview_answers_both_questions(left: int) -> None:
    state = position(land("1,0=8"), chain=PASSES, left=last(left))
    preview = glenmore.preview(glenmore.view(state, 0), glenmore.parse("take 2 0,1"))
    assert preview.after_turn == (None if left == 1 else 1)
    assert preview.own_last_turn is (left <= 4)
    taken = play(state, "take 2 0,1")
    assert not glenmore.preview(glenmore.view(taken, 0), glenmore.parse("done")).own_last_turn


# On random games


class Turns:
    """The turns of a game in order, and what was claimed in each of them."""

    def __init__(self, players: int) -> None:
        self.state = glenmore.new_game(players)
        self.seats: list[Seat] = []
        self.claims: list[bool] = []

    def play(self, action: Action) -> None:
        before, self.state = self.state, glenmore.apply(self.state, action)
        if not isinstance(action, Take | Discard):
            return
        assert before.turn is not None
        self.seats.append(before.turn.seat)
        view = glenmore.view(before, None)
        self.claims.append(glenmore.preview(view, action).own_last_turn)
        if isinstance(action, Take):
            assert is_own_last_turn(self.state) == self.claims[-1]
            assert board_from_state(self.state).is_own_last_turn() == self.claims[-1]


def moves_again(board: Board, seat: Seat, rng: random.Random) -> bool:
    """Played on at random after a take or discard: whether the seat has another turn."""
    while options := board.options():
        apply_option(board, options[rng.randrange(len(options))])
        if board.phase == TAKE and board.seat == seat:
            return True
    return False


@pytest.mark.parametrize("players", glenmore.meta.players)
def test_gm_9_2_own_last_turn_is_claimed_exactly_when_the_player_never_moves_again(
    players: int, deep: bool
) -> None:
    chooser = random.Random(players)
    for _ in range(200 if deep else 8):
        game = Turns(players)
        while glenmore.to_move(game.state) is not None:
            game.play(any_action(game.state, chooser))
        for number, (seat, claim) in enumerate(zip(game.seats, game.claims, strict=True)):
            assert claim == (seat not in game.seats[number + 1 :])


@pytest.mark.parametrize("players", glenmore.meta.players)
def test_gm_9_2_the_claim_holds_whatever_the_others_do(players: int, deep: bool) -> None:
    """Several ways to go on from every take; in the end of the game more of them."""
    chooser = random.Random(players)
    checked = {True: 0, False: 0}
    for _ in range(40 if deep else 2):
        game = Turns(players)
        while glenmore.to_move(game.state) is not None:
            action = any_action(game.state, chooser)
            game.play(action)
            if not isinstance(action, Take | Discard):
                continue
            seat, claim = game.seats[-1], game.claims[-1]
            late = not any(game.state.stacks[:3])
            for _ in range(8 if late else 1):
                assert moves_again(board_from_state(game.state), seat, chooser) == (not claim)
                checked[claim] += 1
    assert min(checked.values()) > 0
