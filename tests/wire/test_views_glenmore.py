"""Glen More as messages: lands, turns, chain and tiles in plain words."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from clachan.core import Seat
from clachan.games import glenmore
from clachan.games.glenmore.scoring import after_scoring, lead_points
from clachan.games.glenmore.state import (
    ACTIVATING,
    DRAWING,
    MOVING,
    OVER,
    PAYING_MEMBER,
    RESOLVING,
    ROLLING,
    TAKING,
    Decision,
    Gaining,
    State,
)
from clachan.wire.views import GlenmoreView, components_message, preview_message, view_message
from clachan.wire.views.glenmore import GlenmoreChainTile, GlenmoreTaking
from tests.support.games.glenmore_photo import any_action, at, land, play, position

FIELDS = 14  # of the ring, GM 2.2


def states(players: int, rng: random.Random) -> Iterator[State]:
    state = glenmore.new_game(players)
    yield state
    while glenmore.to_move(state) is not None:
        state = glenmore.apply(state, any_action(state, rng))
        yield state


def json_of(value: object) -> Any:
    """A message as a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def message_of(state: State, seat: Seat | None = None) -> GlenmoreView:
    message = view_message(glenmore, glenmore.view(state, seat))
    assert isinstance(message, GlenmoreView)
    return message


def test_a_land_of_glenmore() -> None:
    lands = land("0,1=2:w2 1,0=4:m1 0,-1=9:s1:h1", coins=3, whisky=1, chieftains=2, points=7)
    view = json_of(message_of(position(lands, tiles="29")))
    assert view["lands"][0] == {
        "coins": 3,
        "whisky": 1,
        "chieftains": 2,
        "counted_chieftains": 2,
        "points": 7,
        "tiles": [
            {"cell": "0,-1", "tile": 9, "members": 0, "cubes": ["stone", "sheep"]},
            {"cell": "0,0", "tile": 0, "members": 1, "cubes": []},
            {"cell": "0,1", "tile": 2, "members": 0, "cubes": ["wood", "wood"]},
            {"cell": "1,0", "tile": 4, "members": 1, "cubes": []},
        ],
        "stock": {"wood": 2, "stone": 1, "grain": 0, "cattle": 0, "sheep": 1},
        "cards": [9],
        "sites": {
            "plain": ["-1,-1", "-1,1", "1,-1", "1,1"],
            "river": [],
            "road": ["-1,0", "2,0"],
        },
        "gains": [{"points": 7, "scoring": None, "what": "bridge", "tile": 66}],
    }


def test_a_turn_of_glenmore() -> None:
    """From choosing a tile to its payment, and on to the activation of a fair."""
    state = position(land("1,0=8:w1", coins=3), tiles="13 30", market="0 1 3 0 0")
    before = json_of(message_of(state, seat=0))
    assert before["decision"] == {"type": "taking"}
    assert before["turn"] == {
        "seat": 0,
        "tile": None,
        "cell": None,
        "activated": [],
        "movement": 0,
        "ness_used": False,
    }
    assert before["market"][:3] == [
        {"resource": "wood", "level": 0, "price": 1, "proceeds": None},
        {"resource": "stone", "level": 1, "price": 2, "proceeds": 1},
        {"resource": "grain", "level": 3, "price": None, "proceeds": 3},
    ]
    taken = json_of(message_of(play(state, "take 13 1,1")))
    assert (taken["turn"]["tile"], taken["turn"]["cell"]) == (13, "1,1")
    assert taken["decision"] == paying(13, ["wood"], required=1)
    fair = json_of(message_of(play(state, "take 13 1,1; buy wood; activate 1,1; pay wood 1,0")))
    assert fair["turn"]["activated"] == ["1,1"]
    others = ["other", "other"]
    assert fair["decision"] == paying(13, others, for_activation=True, paid=1, used=["wood"])


def test_a_payment_that_has_to_begin_with_a_sale() -> None:
    state = position(land("1,0=8 0,1=6:c1", coins=1), tiles="13", market="2 0 0 3 0")
    taken = json_of(message_of(play(state, "take 13 1,1")))
    missing = [{"resource": "wood", "coins": 2}]
    assert taken["decision"] == paying(13, ["wood"], required=1, must_sell=True, missing=missing)


def paying(tile: int, due: list[str], **rest: object) -> dict[str, object]:
    at_once = {
        "for_activation": False,
        "required": 0,
        "paid": 0,
        "used": [],
        "must_sell": False,
        "missing": [],
    }
    return {"type": "paying", "tile": tile, "cell": "1,1", "due": due, **at_once, **rest}


@pytest.mark.parametrize(
    ("decision", "message"),
    [
        (DRAWING, {"type": "drawing"}),
        (ROLLING, {"type": "rolling"}),
        (TAKING, {"type": "taking"}),
        (PAYING_MEMBER, {"type": "paying-member"}),
        (Gaining(at("0,-2"), 2), {"type": "gaining", "cell": "0,-2", "count": 2}),
        (RESOLVING, {"type": "resolving"}),
        (ACTIVATING, {"type": "activating"}),
        (MOVING, {"type": "moving"}),
        (OVER, {"type": "over"}),
    ],
)
def test_decisions_of_glenmore(decision: Decision, message: object) -> None:
    """But for payments, which are part of a turn above."""
    assert (
        json_of(message_of(position(tiles="12")._replace(decision=decision)))["decision"] == message
    )


def test_the_chain_of_glenmore() -> None:
    chain = "P0 P2 1 D 12 P1"
    state = position(players=3, chain=chain, left="67")
    view = json_of(message_of(state))
    figures = [{"type": "figure", "seat": seat} for seat in (0, 2, 1)]
    tiles = [{"type": "tile", "tile": tile} for tile in (1, 12)]
    assert view["chain"] == [*figures[:2], tiles[0], {"type": "die"}, tiles[1], figures[2]]
    assert view["order"] == [0, 2, -1, 1]
    assert view["stacks"] == [[], [], [], [67]]
    assert view["gone"] == [tile for tile in range(1, 67) if tile not in (1, 12)]


def test_the_tiles_behind_the_last_figure_are_leaving() -> None:
    state = position(land("1,0=8"), chain="P0 1 2 P1 P2 P3 12 18", left="67")
    taken = play(state, "take 12 1,1")
    assert message_of(state).leaving == ()
    assert message_of(taken).leaving == (1, 2)
    assert message_of(taken).order == (1, 2, 3, 0)
    later = play(taken, "done")
    assert {1, 2} <= set(message_of(later).gone)


def test_a_preview_of_glenmore() -> None:
    state = position(land("1,0=8:w1", coins=3), tiles="30", market="0 1 0 0 0")
    preview = glenmore.preview(glenmore.view(state, 0), glenmore.parse("take 30 1,1"))
    assert json_of(preview_message(glenmore, preview)) == {
        "game": "glenmore",
        "cost": ["wood", "stone"],
        "required": 2,
        "whisky": 0,
        "member": False,
        "ways": [
            {"resource": "wood", "held": 1, "price": 1},
            {"resource": "stone", "held": 0, "price": 2},
        ],
        "coins_left": 3,
        "sets_off": ["0,0", "1,0", "1,1"],
        "most_points": 0,
        "gains": [0, 0, 0, 0],
        "for_tiles": [0, 0, 0, 0],
        "gains_without_tiles": [0, 0, 0, 0],
        "tiles_count_now": False,
        "next_to_move": 0,
        "after_turn": 1,
        "own_last_turn": False,
    }


@pytest.mark.parametrize("players", glenmore.meta.players)
def test_what_lies_in_the_chain_keeps_its_field(players: int, rng: random.Random) -> None:
    fields: dict[int, int] = {}
    for state in states(players, rng):
        message = message_of(state)
        for index, entry in enumerate(message.chain):
            if isinstance(entry, GlenmoreChainTile):
                field = (message.tail_field + index) % FIELDS
                assert fields.setdefault(entry.tile, field) == field
    assert set(fields.values()) == set(range(FIELDS))


@pytest.mark.parametrize("players", glenmore.meta.players)
def test_leads_and_order_foretell_what_comes(players: int, rng: random.Random) -> None:
    for state in states(players, rng):
        message = message_of(state)
        scored = after_scoring(state).players
        leads = (message.leads.whisky, message.leads.chieftains, message.leads.cards)
        for seat, points in enumerate(map(sum, zip(*leads, strict=True))):
            assert scored[seat].points == message.lands[seat].points + points
        if isinstance(message.decision, GlenmoreTaking):
            assert message.order[0] == message.to_move


@pytest.mark.parametrize("players", glenmore.meta.players)
def test_accounts_are_the_scores_if_the_game_ended_now(players: int, rng: random.Random) -> None:
    for state in states(players, rng):
        message = message_of(state)
        assert [account.total for account in message.accounts] == [
            sheet.total for sheet in glenmore.score(state)
        ]


def test_an_account_names_what_it_adds_to_the_points() -> None:
    """Three tiles more than the other land, at 3 points each, and 2 for each of 2 yellow tiles (GM 11.4)."""
    lands = (land("0,1=2 1,0=4 0,-1=48", coins=3, points=7), land("", coins=5))
    assert json_of(message_of(position(*lands, players=2)))["accounts"] == [
        {"places": 4, "coins": 3, "extra_tiles": 3, "tiles": -9, "total": 5},
        {"places": 0, "coins": 5, "extra_tiles": 0, "tiles": 0, "total": 5},
    ]


@pytest.mark.parametrize("players", glenmore.meta.players)
def test_scorings_have_their_counts_and_points(players: int, rng: random.Random) -> None:
    *_, over = states(players, rng)
    scored = message_of(over).scored
    assert len(scored) == 3
    for compared in (
        one for all_of in scored for one in (all_of.whisky, all_of.chieftains, all_of.cards)
    ):
        assert compared.fewest == min(compared.counts)
        assert list(compared.points) == lead_points(compared.counts)


@pytest.mark.parametrize("players", glenmore.meta.players)
def test_the_table_of_glenmore(players: int) -> None:
    table = json_of(components_message("glenmore", players))
    start = glenmore.new_game(players)
    assert table["die"] == ([1, 1, 1, 2, 2, 3] if players <= 3 else [])
    assert table["coins"] == start.players[0].coins
    assert [tile["tile"] for tile in table["tiles"]] == list(range(68))
    assert [tile["stack"] for tile in table["tiles"]].count(None) == 1
    for stack, tiles in enumerate(glenmore.view(start, None).stacks):
        assert [tile["tile"] for tile in table["tiles"] if tile["stack"] == stack] == list(tiles)


def test_tiles_of_glenmore() -> None:
    tiles = json_of(components_message("glenmore", 4))["tiles"]
    nothing = {"due": [], "whisky": 0, "member": False}
    once = {"new_members": 0, "new_whisky": 0, "new_coins": 0, "bonnets": 0}
    walk = {"produces": None, "due": [], "required": 0, "points": [0], "whisky": 0, "movement": 1}
    assert tiles[0] == once | {
        "tile": 0,
        "stack": None,
        "kind": "start_village",
        "place": None,
        "frame": "grey",
        "river": True,
        "road": True,
        "cost": nothing,
        "effect": walk,
    }
    stalker = {"tile": 27, "stack": 1, "kind": "castle", "place": "Castle Stalker", "road": False}
    brought = {"cost": {**nothing, "due": ["wood", "stone"]}, "new_members": 2, "bonnets": 1}
    assert tiles[27] == tiles[0] | stalker | brought
    trade = {"due": ["other"] * 3, "required": 1, "points": [0, 1, 3, 5]}
    assert tiles[13]["effect"] == {**walk, **trade, "movement": 0}
    assert tiles[48]["effect"]["produces"] == "any"
    assert tiles[33]["cost"] == {**nothing, "whisky": 1}
    assert tiles[37]["cost"] == {**nothing, "member": True}
