"""The preview of a play, and its description in the log."""

import random

import pytest

from clachan.core import CHANCE, Message
from clachan.games import clans
from clachan.games.clans.preview import Fit
from clachan.games.clans.scoring import ShieldTake
from tests.support.games.clans_photo import at, position

TABLE = position(
    "1N2=4R 1S1=4G 1N3=5K 2N2=6B",
    hands=("4K 6R 3V", "5R 3B"),
    stacks={1: (1,)},
)


@pytest.mark.parametrize(
    ("text", "fit", "beside"),
    [
        ("4K@1N1", Fit.RANK, ("1N2", "1S1")),
        ("6R@1S2", Fit.COLOUR, ("1N2",)),
        ("4K@2N1", Fit.COLOUR, ("1N3",)),
        ("6R@2N1", Fit.RANK, ("2N2",)),
    ],
)
def test_why_it_fits(text: str, fit: Fit, beside: tuple[str, ...]) -> None:
    preview = clans.preview(clans.view(TABLE, 0), clans.parse(text))
    assert preview.fit is fit
    assert preview.beside == tuple(at(name) for name in beside)


def test_fits_by_both() -> None:
    state = position("1N1=4R 1N3=5K", hands=("4K", "3V"))
    assert clans.preview(clans.view(state, 0), clans.parse("4K@1N2")).fit is Fit.BOTH


def test_what_each_shield_on_the_tile_would_then_take() -> None:
    preview = clans.preview(clans.view(TABLE, 0), clans.parse("6R@1S2+"))
    assert preview.takes == (ShieldTake(1, 4, 2), ShieldTake(0, 5, 1))
    assert preview.gains == (5, 0)
    assert preview.shields_left == 4
    assert preview.next_to_move == 1


def test_a_lower_card_costs_others(rng: random.Random) -> None:
    state = position("1N2=4R 1S2=4G 1N3=3V", hands=("3R", "5B"), stacks={1: (1, 1)})
    assert clans.preview(clans.view(state, 0), clans.parse("3R@1N1")).gains == (0, 3)


def test_a_face_down_play_gains_what_its_shield_takes() -> None:
    state = position("1N2=4R", hands=("5K 6V", "3B"))
    preview = clans.preview(clans.view(state, 0), clans.parse("~5K@1N1+"))
    assert preview.fit is Fit.FACE_DOWN
    assert preview.gains == (4, 0)
    assert preview.beside == ()


def test_the_last_play_leaves_no_seat_to_move() -> None:
    state = position("1N2=4R", hands=("3V", "4O"), ply=15)
    assert clans.preview(clans.view(state, 1), clans.parse("4O@1N1")).next_to_move is None


@pytest.mark.unmeasured
@pytest.mark.parametrize("players", clans.meta.players)
def test_gains_are_what_the_score_then_says(players: int, rng: random.Random) -> None:
    state = clans.new_game(players)
    while actions := clans.legal_actions(state):
        seat = clans.to_move(state)
        view = clans.view(state, None if seat == CHANCE else seat)
        before = [sheet.total for sheet in clans.score(state)]
        for action in actions:
            then = clans.apply(state, action)
            gains = [
                sheet.total - total for sheet, total in zip(clans.score(then), before, strict=True)
            ]
            preview = clans.preview(view, action)
            assert preview.gains == tuple(gains)
            assert preview.next_to_move == clans.to_move(then)
        state = clans.apply(state, rng.choice(actions))


def words(text: str, seat: int | None = 0) -> Message:
    return clans.describe(clans.view(TABLE, seat), clans.parse(text))


SLOT = (("tile", 1), ("side", "N"), ("place", 1))


def test_plays_in_words() -> None:
    card = (("rank", 4), ("colour", "K"))
    assert words("4K@1N1") == Message("clans-play", (("seat", 0), *card, *SLOT, ("shield", "no")))
    assert words("~4K@1N1+").key == "clans-play-face-down"
    assert dict(words("~4K@1N1+").args)["shield"] == "yes"
    assert words("~@1N1", 1) == Message("clans-play-unseen", (("seat", 0), *SLOT, ("shield", "no")))
    assert dict(words("4K@4E").args)["place"] == 0


def test_deals_in_words() -> None:
    start = clans.view(clans.new_game(2), None)
    message = clans.describe(start, clans.parse("deal 4K"))
    assert message.key == "clans-deal-table"
    assert dict(message.args) == {"rank": 4, "colour": "K", "tile": 1, "side": "N", "place": 2}
    state = clans.new_game(2)
    for _ in range(17):
        state = clans.apply(state, clans.legal_actions(state)[0])
    view = clans.view(state, 0)
    assert clans.describe(view, clans.parse("deal ?")) == Message(
        "clans-deal-unseen", (("seat", 1),)
    )
    assert dict(clans.describe(view, clans.parse("deal 6K")).args)["seat"] == 1


def test_what_cannot_be_previewed_or_described_is_refused() -> None:
    view = clans.view(TABLE, 0)
    with pytest.raises(ValueError, match="fits nowhere there"):
        clans.preview(view, clans.parse("3V@3S1"))
    with pytest.raises(ValueError, match="nothing is dealt"):
        clans.describe(view, clans.parse("deal ?"))
    dealing = clans.view(clans.new_game(2), None)
    with pytest.raises(ValueError, match="no seat is to play"):
        clans.preview(dealing, clans.parse("~3R@1N1"))
    with pytest.raises(ValueError, match="no seat is to play"):
        clans.describe(dealing, clans.parse("3R@1N1"))
