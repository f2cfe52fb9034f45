"""A reason for every way an action can be wrong, and none for those that are right."""

import random

import pytest

from clachan.core import CHANCE, IllegalAction
from clachan.games import clans
from clachan.games.clans.actions import (
    Play,
    PlayFaceDown,
)
from clachan.games.clans.components import Card, Slot
from clachan.games.clans.reasons import ClansReason
from clachan.games.clans.state import State
from tests.support.games.clans_lines import EVERY_ACTION
from tests.support.games.clans_photo import after, position

TABLE = position("1N2=4R 2N2=5K", hands=("4K 6V 3R", "3G 5O"), shields=(0, 5), down="4N1=1:6B")


@pytest.mark.parametrize(
    ("text", "reason", "facts"),
    [
        ("3G@1N1", ClansReason.NOT_YOUR_CARD, {"rank": 3, "colour": "G"}),
        ("4R@1N1", ClansReason.NOT_YOUR_CARD, {"rank": 4, "colour": "R"}),
        ("8K@1N1", ClansReason.CARD_NOT_USED, {"rank": 8, "colour": "K", "highest": 6}),
        ("~8K@1N1", ClansReason.CARD_NOT_USED, {"rank": 8, "colour": "K", "highest": 6}),
        ("4K@1N2", ClansReason.SLOT_TAKEN, {"tile": 1, "side": "N", "place": 2}),
        ("4K@4N1", ClansReason.SLOT_TAKEN, {"tile": 4, "side": "N", "place": 1}),
        ("4K@5N1", ClansReason.NO_SUCH_SLOT, {"tile": 5, "side": "N", "place": 1, "tiles": 4}),
        ("4K@5E", ClansReason.NO_SUCH_SLOT, {"tile": 5, "side": "E", "place": 0, "tiles": 4}),
        (
            "4K@3S1",
            ClansReason.NOTHING_ADJACENT,
            {"rank": 4, "colour": "K", "tile": 3, "side": "S", "place": 1},
        ),
        (
            "4K@4N2",
            ClansReason.NOTHING_ADJACENT,
            {"rank": 4, "colour": "K", "tile": 4, "side": "N", "place": 2},
        ),
        (
            "3R@2N1",
            ClansReason.NO_MATCH,
            {"rank": 3, "colour": "R", "tile": 2, "side": "N", "place": 1, "beside": "5K"},
        ),
        (
            "~6V@4E",
            ClansReason.A_CARD_FITS,
            {"rank": 3, "colour": "R", "tile": 1, "side": "N", "place": 1},
        ),
        ("4K@1N1+", ClansReason.NO_SHIELD_LEFT, {}),
        ("~@1N1", ClansReason.CARD_NOT_NAMED, {}),
        ("deal ?", ClansReason.DEAL_NOT_NAMED, {}),
        ("deal 3V", ClansReason.DEAL_IS_OVER, {}),
    ],
)
def test_every_wrong_play_has_its_reason(
    text: str, reason: ClansReason, facts: dict[str, int | str]
) -> None:
    refusal = clans.why_illegal(TABLE, clans.parse(text))
    assert refusal is not None
    assert refusal.reason is reason
    assert dict(refusal.facts) == facts


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("3R@1N1", ClansReason.STILL_DEALING),
        ("~3R@1N1", ClansReason.STILL_DEALING),
        ("deal 4R", ClansReason.NOT_IN_BAG),
        ("deal 8R", ClansReason.CARD_NOT_USED),
    ],
)
def test_while_dealing(text: str, reason: ClansReason) -> None:
    refusal = clans.why_illegal(after(clans.new_game(2), "deal 4R"), clans.parse(text))
    assert refusal is not None
    assert refusal.reason is reason


@pytest.mark.parametrize("text", ["3V@4E", "~3V@4E", "deal 3R"])
def test_after_the_end(text: str) -> None:
    ended = after(position("1N2=4R", hands=("3V", "4O"), ply=15), "4O@1N1")
    refusal = clans.why_illegal(ended, clans.parse(text))
    assert refusal is not None
    assert refusal.reason is ClansReason.GAME_OVER


def test_every_reason_cites_a_rule_and_has_a_key_of_its_own() -> None:
    assert all(reason.rule.startswith("CG ") for reason in ClansReason)
    assert len({reason.key for reason in ClansReason}) == len(ClansReason)


def assert_decides(state: State) -> None:
    legal = set(clans.legal_actions(state))
    for action in EVERY_ACTION:
        assert (clans.why_illegal(state, action) is None) == (action in legal)


@pytest.mark.unmeasured
@pytest.mark.parametrize("players", clans.meta.players)
def test_no_reason_exactly_for_legal_actions_of_all_well_formed_ones(
    players: int, deep: bool, rng: random.Random
) -> None:
    for _ in range(30 if deep else 2):
        state = clans.new_game(players)
        while actions := clans.legal_actions(state):
            if clans.to_move(state) != CHANCE or deep or state.plies % 7 == 0:
                assert_decides(state)
            state = clans.apply(state, rng.choice(actions))
        assert_decides(state)
    forced = position("1N2=4R", hands=("5K 6V", "3G", "3B", "3Y")[:players], shields=(0,) * players)
    assert_decides(forced)
    assert isinstance(clans.legal_actions(forced)[0], PlayFaceDown)


@pytest.mark.parametrize("thing", ["3R@1N1", None, 7], ids=str)
def test_what_is_no_action_is_refused_too(thing: object) -> None:
    refusal = clans.why_illegal(TABLE, thing)
    assert refusal is not None
    assert refusal.reason is ClansReason.NOT_AN_ACTION
    with pytest.raises(IllegalAction):
        clans.apply(TABLE, thing)


@pytest.mark.parametrize(
    ("card", "place", "shield"), [(42, 0, False), (-1, 0, False), (0, 40, False), (0, 0, 2)]
)
def test_no_action_is_made_that_cannot_be_written(card: int, place: int, shield: bool) -> None:
    for kind in (Play, PlayFaceDown):
        with pytest.raises(ValueError, match="must be"):
            kind(Card(card), Slot(place), shield)
