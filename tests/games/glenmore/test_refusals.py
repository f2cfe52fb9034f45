"""A reason for every way an action can be wrong, and none for those that are right."""

import random

import pytest

from clachan.core import IllegalAction
from clachan.games import glenmore
from clachan.games.glenmore.reasons import Ending, GlenmoreReason
from clachan.games.glenmore.state import State
from tests.support.games.glenmore_lines import EVERY_ACTION
from tests.support.games.glenmore_photo import (
    any_action,
    land,
    legal,
    picture_line,
    play,
    position,
    refilling,
)

R = GlenmoreReason


# A land with a bit of everything, from which each line below leads on.
MINE = land(
    "0,1=14:m1 0,-1=37 1,0=8:w3 1,1=10 -1,0=67:s1 -1,1=56 2,0=40 3,0=17",
    coins=2,
)
TABLE = position(MINE, tiles="3 12 13 26 33 29 60 1 52 36", market="1 3 0 3 3")
# No river tile has a space: to the north a plain tile lies behind it, to the south is no clan member.
BLOCKED = land("0,0=S 0,1=2 0,3=10 1,1=24:m1 1,2=23 1,3=25:m1")
# At a fair of three, with a wood and coins.
FAIR = play(position(land("1,0=8:w1 1,1=13", coins=6), tiles="2"), "take 2 0,1; activate 1,1")
NESS = position(land("0,1=14:m1 0,-1=2 1,0=8 2,0=40:h1"), tiles="37", market="0 0 0 0 0")
# A stone is due, and only the sale of the wood brings the coin for it.
BROKE = play(position(land("1,0=8:w1", coins=0), tiles="36", market="1 0 0 0 0"), "take 36 1,1")
CASES: list[tuple[State, str, GlenmoreReason, dict[str, int | str]]] = [
    # Whose decision it is
    (TABLE, "draw 5", R.NOT_CHANCE, {}),
    (TABLE, "roll 1", R.NOT_CHANCE, {}),
    (TABLE, "done", R.NOT_THIS_DECISION, {"decision": "taking"}),
    (play(TABLE, "take 36 1,2"), "done", R.NOT_THIS_DECISION, {"decision": "paying"}),
    (BROKE, "done", R.NOT_THIS_DECISION, {"decision": "selling"}),
    (TABLE, "pay wood 1,0", R.NOT_THIS_DECISION, {"decision": "taking"}),
    (TABLE, "gain wood", R.NOT_THIS_DECISION, {"decision": "taking"}),
    # Taking
    (TABLE, "take 64 2,1", R.NOT_IN_CHAIN, {"tile": 64}),
    (TABLE, "discard 64", R.NOT_IN_CHAIN, {"tile": 64}),
    (TABLE, "discard 12", R.MUST_TAKE, {}),
    (TABLE, "take 12 1,0", R.CELL_TAKEN, {"cell": "1,0"}),
    (TABLE, "take 12 2,2", R.NO_SIDE, {"cell": "2,2"}),
    (TABLE, "take 12 5,5", R.NO_SIDE, {"cell": "5,5"}),
    (TABLE, "take 12 2,-1", R.NO_MEMBER_NEAR, {"cell": "2,-1"}),
    (TABLE, "take 12 0,2", R.WAY_BROKEN, {"way": "plain", "end": "river", "cell": "0,2"}),
    (TABLE, "take 1 0,2", R.WAY_BROKEN, {"way": "road", "end": "river", "cell": "0,2"}),
    (position(tiles="2"), "take 2 1,0", R.WAY_BROKEN, {"way": "river", "end": "road"}),
    (position(BLOCKED, tiles="3 1"), "take 3 0,2", R.WAY_BROKEN, {"way": "river", "end": "own"}),
    (position(BLOCKED, tiles="3 1"), "take 3 0,0", R.FITS_NOWHERE, {"tile": 3, "way": "river"}),
    (position(tiles="10 1"), "take 10 0,0", R.FITS_NOWHERE, {"tile": 10, "way": "plain"}),
    (TABLE, "take 3 1,2", R.SECOND_WAY, {"tile": 3, "way": "river", "cell": "1,2"}),
    (TABLE, "take 33 1,2", R.NO_WHISKY, {"tile": 33}),
    (
        position(land("1,0=8", coins=1), tiles="29 3", market="2 0 0 0 0"),
        "take 29 1,1",
        R.CANNOT_PAY,
        {"missing": "wood", "short": 2, "sale": 0, "coins": 1},
    ),
    (
        position(land("1,0=8:w1 0,1=7:s1", coins=1), tiles="26 3", market="2 2 3 0 0"),
        "take 26 1,1",
        R.CANNOT_PAY,
        {"missing": "grain", "short": -1, "sale": 0, "coins": 1},
    ),
    (
        position(land("0,1=2 1,0=8"), tiles="37 3"),
        "take 37 0,-1",
        R.CELL_LOSES_MEMBER,
        {"cell": "0,-1"},
    ),
    # Paying
    (play(TABLE, "take 13 1,2"), "buy stone", R.NOT_DUE, {"resource": "stone", "due": "wood"}),
    (
        play(TABLE, "take 13 1,2"),
        "pay wood 0,1",
        R.NO_CUBE_THERE,
        {"resource": "wood", "cell": "0,1"},
    ),
    (play(TABLE, "take 13 1,2"), "stop", R.CANNOT_STOP_PAYING, {"required": 1}),
    (FAIR, "stop", R.CANNOT_STOP, {"required": 1}),
    (play(FAIR, "pay wood 1,0"), "buy wood", R.KIND_USED_AT_FAIR, {"resource": "wood"}),
    (play(TABLE, "take 36 1,2"), "buy stone", R.ROW_FULL, {"resource": "stone"}),
    (play(TABLE, "take 60 0,2; pay wood 1,0"), "buy wood", R.KIND_USED, {"resource": "wood"}),
    (
        play(position(land("1,0=8:w1", coins=1), tiles="29", market="1 0 0 0 0"), "take 29 1,1"),
        "buy wood",
        R.NO_COINS,
        {"resource": "wood", "price": 2, "coins": 1, "sale": 1},
    ),
    (
        play(position(land(coins=2), tiles="60", market="1 0 0 3 3"), "take 60 0,1"),
        "buy wood",
        R.REST_UNPAYABLE,
        {"resource": "wood"},
    ),
    (
        play(position(land("1,0=8:w1", coins=0), tiles="60", market="2 0 0 3 3"), "take 60 0,1"),
        "pay wood 1,0",
        R.REST_UNPAYABLE,
        {"resource": "wood"},
    ),
    (play(NESS, "take 37 0,2"), "pay member 0,1", R.CELL_LOSES_MEMBER, {"cell": "0,2"}),
    (play(NESS, "take 37 0,2"), "pay member 1,0", R.NO_MEMBER_THERE, {"cell": "1,0"}),
    (play(NESS, "take 37 0,2"), "pay chieftain", R.NO_CHIEFTAIN, {}),
    # Selling
    (TABLE, "sell wood 0,1", R.NO_CUBE_THERE, {"resource": "wood", "cell": "0,1"}),
    (NESS, "sell sheep 2,0", R.ROW_EMPTY, {"resource": "sheep"}),
    # Activating
    (play(TABLE, "take 12 1,2"), "activate 5,5", R.NO_TILE_THERE, {"cell": "5,5"}),
    (play(TABLE, "take 12 1,2"), "ness 5,5", R.NO_TILE_THERE, {"cell": "5,5"}),
    (play(TABLE, "take 12 1,2"), "activate 0,0", R.NOT_NEAR, {"cell": "0,0"}),
    (
        play(TABLE, "take 12 1,2; activate 1,2"),
        "activate 1,2",
        R.ALREADY_ACTIVATED,
        {"cell": "1,2"},
    ),
    (play(TABLE, "take 12 1,2; ness 1,2"), "ness 0,0", R.NESS_USED, {}),
    (
        play(TABLE, "take 12 1,2"),
        "ness 1,0",
        R.TILE_FULL,
        {"cell": "1,0", "cubes": 3, "limit": 3},
    ),
    (play(TABLE, "take 12 1,2"), "ness 0,-1", R.NEVER_ACTIVATED, {"cell": "0,-1"}),
    (
        play(TABLE, "take 12 1,2"),
        "activate 1,1",
        R.CANNOT_PAY,
        {"missing": "sheep", "short": -1, "sale": 4, "coins": 2},
    ),
    (play(position(tiles="3"), "take 3 0,1"), "ness 0,1", R.NOT_YOUR_NESS, {}),
    (
        play(TABLE, "take 60 0,2; pay wood 1,0; pay stone -1,0"),
        "ness 0,0",
        R.NESS_NOT_NOW,
        {},
    ),
    # Moving
    (
        play(TABLE, "take 12 1,2; activate 0,1; done"),
        "move 1,0 0,0",
        R.NO_MEMBER_THERE,
        {"cell": "1,0"},
    ),
    (
        play(TABLE, "take 12 1,2; activate 0,1; done"),
        "promote 1,0",
        R.NO_MEMBER_THERE,
        {"cell": "1,0"},
    ),
    (
        play(TABLE, "take 12 1,2; activate 0,1; done"),
        "move 0,0 0,5",
        R.NO_TILE_TO_GO_TO,
        {"cell": "0,5"},
    ),
    (
        play(TABLE, "take 12 1,2; activate 0,1; done"),
        "move 0,0 2,0",
        R.NOT_A_NEIGHBOUR,
        {"cell": "0,0", "to": "2,0"},
    ),
    (
        play(TABLE, "take 12 1,2; activate 0,1; done"),
        "move 0,0 0,0",
        R.NOT_A_NEIGHBOUR,
        {"cell": "0,0", "to": "0,0"},
    ),
    (
        play(position(tiles="3"), "take 3 0,1; activate 0,0; done"),
        "promote 0,0",
        R.LAST_MEMBER,
        {},
    ),
    # Chance
    (refilling(TABLE), "done", R.CHANCE_MOVES, {}),
    (refilling(TABLE), "sell wood 1,0", R.CHANCE_MOVES, {}),
    (refilling(TABLE), "roll 1", R.NOT_CHANCE, {}),
    (refilling(TABLE), "draw 67", R.NOT_IN_STACK, {"tile": 67}),
    (refilling(TABLE), "draw 3", R.NOT_IN_STACK, {"tile": 3}),
    (position(chain="D P0 P1 1 2 3", players=2), "take 1 1,0", R.CHANCE_MOVES, {}),
    (position(chain="D P0 P1 1 2 3", players=2), "draw 4", R.NOT_CHANCE, {}),
]


NAMES = [f"{number} {text}" for number, (_, text, _, _) in enumerate(CASES, 1)]


@pytest.mark.parametrize(("state", "text", "reason", "facts"), CASES, ids=NAMES)
def test_every_wrong_action_has_its_reason_and_facts(
    state: State, text: str, reason: GlenmoreReason, facts: dict[str, int | str]
) -> None:
    refusal = glenmore.why_illegal(state, glenmore.parse(text))
    assert refusal is not None
    assert refusal.reason is reason
    # Beside these it names tiles for people: see test_whereabouts.py.
    assert facts.items() <= dict(refusal.facts).items()
    assert text not in legal(state)


def ended() -> State:
    state = position(land("0,1=2:w1"), tiles="1 2", left="67", market="1 1 1 1 1")
    return play(refilling(state), "draw 67")


@pytest.mark.parametrize("text", ["draw 67", "roll 1", "take 1 1,0", "sell wood 0,1", "done"])
def test_after_the_end(text: str) -> None:
    refusal = glenmore.why_illegal(ended(), glenmore.parse(text))
    assert refusal is not None
    assert refusal.reason is GlenmoreReason.GAME_OVER


@pytest.mark.parametrize("thing", [None, 7, "done", ("take", 1), ()], ids=str)
@pytest.mark.parametrize("state", [TABLE, refilling(TABLE), ended()], ids=["take", "draw", "over"])
def test_what_is_no_action_at_all(state: State, thing: object) -> None:
    refusal = glenmore.why_illegal(state, thing)
    assert refusal is not None
    assert refusal.reason is GlenmoreReason.NOT_AN_ACTION
    with pytest.raises(IllegalAction):
        glenmore.apply(state, thing)


def test_every_reason_is_met_here() -> None:
    elsewhere = {GlenmoreReason.GAME_OVER, GlenmoreReason.NOT_AN_ACTION}
    met = {reason for _, _, reason, _ in CASES} | elsewhere
    assert met == set(GlenmoreReason)


def test_every_reason_cites_a_rule_and_has_a_key() -> None:
    reasons = [*GlenmoreReason, *Ending]
    assert all(reason.rule.startswith("GM ") for reason in reasons)
    assert all(reason.key.startswith("glenmore-") for reason in reasons)
    assert len({(reason.key, reason.rule) for reason in reasons}) == len(reasons)


def test_a_wrong_payment_for_what_names_no_resource() -> None:
    """The grocer and Loch Oich say that any kind is missing."""
    grocer = position(land("1,0=8 1,1=56", coins=0), tiles="3")
    refusal = glenmore.why_illegal(play(grocer, "take 3 0,1"), glenmore.parse("activate 1,1"))
    assert refusal is not None
    assert refusal.reason is GlenmoreReason.CANNOT_PAY
    assert dict(refusal.facts)["missing"] == "any"
    assert dict(refusal.facts)["coins"] == 0


def assert_decides(state: State) -> None:
    actions = set(glenmore.legal_actions(state))
    for action in EVERY_ACTION:
        assert (glenmore.why_illegal(state, action) is None) == (action in actions)
    assert all(glenmore.why_illegal(state, action) is None for action in actions)


@pytest.mark.parametrize("state", [state for state, *_ in CASES], ids=NAMES)
def test_no_reason_exactly_for_legal_actions_in_these_positions(state: State) -> None:
    assert_decides(state)


@pytest.mark.unmeasured
@pytest.mark.parametrize("players", glenmore.meta.players)
def test_no_reason_exactly_for_legal_actions_of_all_well_formed_ones(
    players: int, deep: bool
) -> None:
    decisions = set()
    for seed in range(20 if deep else 1):
        chooser = random.Random(players + 10 * seed)
        state, plies = glenmore.new_game(players), 0
        while glenmore.to_move(state) is not None:
            if deep or plies % 5 == 0:
                assert_decides(state)
                decisions.add(picture_line(state, "decision"))
            state, plies = glenmore.apply(state, any_action(state, chooser)), plies + 1
        assert_decides(state)
    assert decisions >= {"draw", "take", "pay", "activate"}
