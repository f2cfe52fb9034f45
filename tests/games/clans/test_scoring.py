"""Section 9, and the sheet in the middle of a game."""

import pytest

from clachan.core import Message, ScoreItem
from clachan.games import clans
from clachan.games.clans.scoring import ShieldTake, takes
from tests.support.games.clans_photo import after, position

A, B = 0, 1


def points(ranks: str, stack: list[int]) -> dict[int, int]:
    found = takes([int(rank) for rank in ranks.split()], stack)
    return {seat: sum(t.points for t in found if t.seat == seat) for seat in (A, B)}


def test_cg_9_1_shields_in_order_lowest_rank_first() -> None:
    assert points("3 3 4 4 7 7 7", [A, B, A]) == {A: 6 + 21, B: 8}


def test_cg_9_2_a_lower_card_moves_every_shield_down() -> None:
    assert points("4 4 6", [A, B]) == {A: 8, B: 6}
    assert points("3 4 4 6", [A, B]) == {A: 3, B: 8}


def test_cg_9_3() -> None:
    assert points("3 3 3 3 4 4", [A, B]) == {A: 12, B: 8}


def test_cg_9_4() -> None:
    assert sum(take.points for take in takes([8, 8, 7, 7, 7, 6, 6, 5], [A] * 4)) == 54


def test_cg_9_5_two_shields_on_a_single_rank() -> None:
    assert takes([6, 6], [A, B]) == (ShieldTake(A, 6, 2), ShieldTake(B, None, 0))


def test_cg_9_1_on_a_table() -> None:
    state = position(
        "1W=3R 1N1=3O 1N2=4R 1N3=4O 1S1=7R 1S2=7O 1S3=7Y",
        hands=("", "", ""),
        stacks={1: (A, B, A)},
    )
    sheets = clans.score(state)
    assert [sheet.total for sheet in sheets] == [27, 8, 0]
    assert sheets[A].items == (
        ScoreItem(_take(shield=1, rank=3, cards=2), 6),
        ScoreItem(_take(shield=3, rank=7, cards=3), 21),
    )
    assert sheets[A].tie_breaks == (5,)


def _take(shield: int, rank: int, cards: int) -> Message:
    args = (("tile", 1), ("shield", shield), ("rank", rank), ("cards", cards))
    return Message("clans-score-take", args)


def test_cg_6_3_shields_without_cards_and_cards_without_shields() -> None:
    state = position("1N2=4R 2N2=5R", hands=("", ""), stacks={1: (A, B), 3: (B,)})
    assert [sheet.total for sheet in clans.score(state)] == [4, 0]


@pytest.mark.parametrize(
    ("table", "stacks", "ranking"),
    [
        ("1N2=3R 2N2=5R", {1: (A,), 2: (B,)}, (2, 1)),  # 3 points to 5
        ("1N2=6R 2N2=3R 2N3=3O", {1: (A,), 2: (B,)}, (2, 1)),  # 6 to 6, one card to two
        ("1N2=6R 2N2=6O", {1: (A,), 2: (B,)}, (1, 1)),  # shared
    ],
)
def test_cg_6_5_points_then_cards_then_shared(
    table: str, stacks: dict[int, tuple[int, ...]], ranking: tuple[int, ...]
) -> None:
    state = after(position(table, ("3V", "4K"), stacks, down="3N1=0:5B", ply=15), "~4K@4E")
    outcome = clans.outcome(state)
    assert outcome is not None
    assert outcome.ranking == ranking
    assert outcome.winners == tuple(seat for seat in (A, B) if ranking[seat] == 1)
