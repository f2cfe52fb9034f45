"""The Glen More oracle itself against the numbers and worked examples of the rules."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

from . import glenmore_checks as checks
from . import glenmore_pay as pay
from .glenmore import NaiveGlenmore
from .glenmore_checks import dealt, play, with_land
from .glenmore_land import Plot, legal_cells
from .glenmore_legal import is_own_last_turn
from .glenmore_lines import after, any_action, verb_of
from .glenmore_score import chieftain_strength, points_for_leads, tile_penalties
from .glenmore_tiles import RESOURCES, TILES, named, tiles_of_stack
from .golden_glenmore import golden_path, read_actions, read_players, render, worth_telling
from .perft_glenmore import TARGET, perft

COUNTS = (2, 3, 4, 5)
GAMES, DEEP_GAMES = 15, 30
LAST_TURN_GAMES = 2


# GM 1, 2


def test_gm_1_2_seventy_two_tiles() -> None:
    assert [len(tiles_of_stack(stack)) for stack in range(4)] == [8, 23, 19, 17]
    assert len(TILES) - 1 + 5 == 72
    assert TILES["S"].ways == ["river", "road"]
    kinds = Counter(tile.kind for tile in TILES.values() if tile.place)
    assert kinds == {"castle": 7, "loch": 5, "abbey": 1}  # GM 1.3


@pytest.mark.parametrize(("players", "ones"), [(2, 2), (3, 1), (4, 1), (5, 0)])
def test_gm_2_2_the_first_chain(players: int, ones: int) -> None:
    game = dealt(players)
    figures = ["P0", "P1", "P2", "P3", "P4"][:players]
    die = ["D"] if players <= 3 else []
    tiles = [str(number) for number in range(1, 9 + ones)]
    assert game.chain == [*figures, *die, *tiles]
    assert len(game.chain) == 13
    assert [len(stack) for stack in game.stacks] == [0, 23 - ones, 19, 17]
    assert set(game.market.values()) == {1 if die else 0}
    assert game.to_move() == 0
    assert game.plies == 8 + ones


def test_gm_2_1_the_first_picture() -> None:
    assert dealt(2).picture(None).split("\n") == [
        "players 2",
        "viewer -",
        "to-move 0",
        "plies 10",
        "decision take",
        "chain P0 P1 D 1 2 3 4 5 6 7 8 9 10",
        "stacks 0 21 19 17",
        "market 1 1 1 1 1",
        "gone",
        "player 0 coins 6 whisky 0 chieftains 0 points 0",
        "land 0 0,0=S:m1",
        "cards 0",
        "player 1 coins 6 whisky 0 chieftains 0 points 0",
        "land 1 0,0=S:m1",
        "cards 1",
        "activated",
    ]


# GM 3, 4, 10


def test_gm_3_3_the_die_counts_tiles_only() -> None:
    game = dealt(2)
    game.chain = "D 1 P0 2 P1 3 4 5 6 7 8 9 10".split()
    game.decision, game.turn = "roll", None
    assert game.legal() == ["roll 1", "roll 2", "roll 3"]
    assert game.weights() == [3, 2, 1]
    game.apply("roll 3")
    assert game.chain == "P0 2 P1 D 4 5 6 7 8 9 10".split()
    assert game.gone == ["3", "1"]
    assert game.decision == "draw"
    assert game.weights() == [1] * 21


def test_gm_10_1_the_same_player_again_or_tiles_left_behind() -> None:
    near, far = dealt(4), dealt(4)
    near.chain = far.chain = "P0 1 2 P1 3 4 5 6 7 8 P2 P3 9".split()
    play(near, "take 1 1,0; done")
    assert near.chain == "P0 2 P1 3 4 5 6 7 8 P2 P3 9".split()
    play(far, "take 4 1,0; done; draw 10")
    assert far.decision == "draw"
    assert far.chain == "P1 3 P0 5 6 7 8 P2 P3 9 10".split()
    assert far.gone == ["1", "2"]
    assert "activated" in far.picture(0).split("\n")


def test_gm_4_2_discard_when_nothing_can_be_taken() -> None:
    game = with_land({}, "10 12 33 21 22 23 24 25 31")
    assert game.legal() == [f"discard {tile}" for tile in (10, 12, 21, 22, 23, 24, 25, 31, 33)]
    game.apply("discard 12")
    assert game.chain == "P1 P2 P3 10 P0 33 21 22 23 24 25 31".split()
    assert game.gone == ["12"]


def test_gm_10_3_scoring_in_the_middle_of_a_refill() -> None:
    game = dealt(4)
    game.chain = game.chain[:10]
    game.stacks = [[], ["20"], ["32", "33", "34"], ["67"]]
    game.decision, game.turn = "draw", None
    game.players[1].whisky = 4
    play(game, "draw 20")
    assert game.players[1].won[0] == ("scoring 1 whisky", 5)
    assert game.legal() == ["draw 32", "draw 33", "draw 34"]
    game.stacks[2] = []
    play(game, "draw 67")
    assert game.to_move() is None
    assert len(game.chain) == 12
    assert game.scores()[1] == (5 + 5 + 6, 0)


# GM 5


def test_gm_5_1_prices() -> None:
    assert [pay.price(level) for level in (0, 1, 2)] == [1, 2, 3]
    assert [pay.proceeds(level) for level in (1, 2, 3)] == [1, 2, 3]
    assert [pay.can_buy(level, 3) for level in range(4)] == [True, True, True, False]
    assert [pay.can_sell(level) for level in range(4)] == [False, True, True, True]
    assert not pay.can_buy(1, 1)


def test_gm_5_6_the_book_example_of_iona_abbey() -> None:
    """Two wood, a cattle and 3 coins; wood, stone and sheep are due."""
    due = pay.cost_in_cubes(TILES[named("Iona Abbey")])
    assert pay.payable(due, (2, 0, 0, 1, 0), 3, (0, 1, 0, 2, 2))
    assert not pay.payable(due, (2, 0, 0, 1, 0), 3, (0, 1, 0, 1, 2))
    assert not pay.payable(due, (2, 0, 0, 0, 0), 3, (0, 1, 0, 2, 2))


def test_gm_5_6_loch_oich_wants_two_different_kinds() -> None:
    due = pay.cost_in_cubes(TILES[named("Loch Oich")])
    assert not pay.payable(due, (5, 0, 0, 0, 0), 0, (0, 3, 3, 3, 3))
    assert pay.payable(due, (5, 0, 0, 0, 0), 0, (1, 0, 3, 3, 3))
    assert pay.payable(due, (1, 1, 0, 0, 0), 0, (0, 0, 0, 0, 0))


def test_gm_5_6_a_choice_that_would_strand_the_payment_is_not_offered() -> None:
    game = with_land({}, "60 1 2 3 4 5 6 7 9")
    game.players[0].coins = 2
    game.market = dict(zip(RESOURCES, [1, 0, 0, 3, 3], strict=True))
    game.apply("take 60 0,1")
    assert game.legal() == ["buy stone", "buy grain"]
    game.apply("buy grain")
    assert game.legal() == ["buy stone"]


def test_gm_5_5_named_resources_in_order_with_sales_in_between() -> None:
    game = with_land({(1, 0): "8", (-1, 0): "5", (-1, 1): "24"}, "30 1 2 3 4 6 7 9 10")
    game.players[0].land[-1, 1].cubes["wood"] = 1
    game.players[0].land[1, 0].cubes["wood"] = 1
    game.market["wood"] = 1
    game.apply("take 30 1,1")
    sales = ["sell wood -1,1", "sell wood 1,0"]
    assert game.legal() == ["pay wood -1,1", "pay wood 1,0", "buy wood", *sales]
    play(game, "sell wood 1,0; pay wood -1,1")
    assert game.legal() == ["buy stone"]
    game.apply("buy stone")
    assert game.players[0].coins == 6 + 1 - 1 + 3
    assert game.legal() == ["activate 0,0", "activate 1,0", "activate 1,1", "done"]


def test_gm_5_6_named_resources_are_always_payable_to_the_end() -> None:
    chooser = random.Random(56)
    for _ in range(300):
        kind, game = checks.named_payment(chooser)
        player = game.players[0]
        if checks.still_payable(game):
            offered = checks.verbs(game)
            assert offered["pay"] == len(player.cells_with(kind))
            assert offered["buy"] == pay.can_buy(game.market[kind], player.coins)


def test_gm_5_7_loch_ness() -> None:
    game = with_land({(0, 1): "2", (1, 1): "28"}, "37 1 3 4 5 6 7 8 9")
    player = game.players[0]
    assert not any(text.startswith("take 37") for text in game.legal())
    player.land[1, 1].members = 1
    game.apply("take 37 0,2")
    assert game.legal() == ["pay member 0,0"]
    player.chieftains = 1
    player.land[0, 1].members = 1
    givers = ["pay member 0,0", "pay member 0,1", "pay member 1,1", "pay chieftain"]
    assert game.legal() == givers
    game.apply("pay chieftain")
    assert game.legal() == "activate 0,1;activate 1,1;ness 0,0;ness 0,1;ness 1,1;done".split(";")
    game.apply("ness 0,1")
    assert game.legal() == ["activate 1,1", "done"]


def test_gm_5_5_a_tavern_takes_its_whisky_without_a_decision() -> None:
    game = with_land({(0, 1): "2"}, "33 1 3 4 5 6 7 8 9")
    game.players[0].whisky = 1
    game.apply("take 33 1,1")
    assert game.players[0].whisky == 0
    game.apply("activate 1,1")
    assert game.items(0) == [("activate 33 tavern_3", 3), ("coins", 6), ("tiles", -6)]


# GM 6


def test_gm_6_2_and_6_3_cells() -> None:
    land = with_land({(0, 1): "2", (1, 1): "28", (1, 2): "23"}, "1").players[0].land
    land[1, 2].members = 1
    assert legal_cells(TILES["3"], land) == [(0, -1), (0, 2)]
    assert legal_cells(TILES["1"], land) == [(-1, 0), (1, 0)]
    plain = [(-1, 1), (0, 3), (1, 3), (2, 1), (2, 2)]
    assert legal_cells(TILES["10"], land) == [cell for cell in plain if cell != (0, 3)]
    land[1, 3] = Plot("24")
    assert (0, 3) in legal_cells(TILES["10"], land)
    assert legal_cells(TILES["S"], land) == []


# GM 7, 8


def test_gm_7_2_loch_lochy_and_castle_stalker() -> None:
    game = with_land({}, "9 27 3 4 5 6 7 8 1")
    play(game, "take 9 0,1")
    assert game.legal() == [f"gain {kind}" for kind in RESOURCES]
    play(game, "gain sheep; gain sheep")
    assert game.players[0].land[0, 1].cubes["sheep"] == 2
    assert game.legal() == ["activate 0,0", "done"]
    game = with_land({}, "9 27 3 4 5 6 7 8 1")
    play(game, "take 27 0,1; buy wood; buy stone")
    assert game.players[0].land[0, 1].members == 2


def test_gm_7_2_loch_shiel_fills_what_is_empty() -> None:
    game = with_land({(1, 0): "8", (-1, 0): "48", (0, -1): "3"}, "52 1 2 4 5 6 7 9 10")
    player = game.players[0]
    player.land[1, 0].cubes["wood"] = 1
    game.market["wood"] = 2
    game.apply("take 52 0,1")
    assert game.legal() == ["resolve", "sell wood 1,0"]
    play(game, "sell wood 1,0; resolve")
    assert player.cubes() == {"wood": 1, "stone": 0, "grain": 0, "cattle": 0, "sheep": 1}
    play(game, "sell wood 1,0; gain grain")
    assert player.land[-1, 0].cubes["grain"] == 1
    assert game.decision == "activate"


def test_gm_8_2_a_full_tile() -> None:
    game = with_land({(1, 0): "8"}, "1 2 3 4 5 6 7 9 10")
    game.players[0].land[1, 0].cubes["wood"] = 3
    game.market["wood"] = 1
    game.apply("take 2 0,1")
    assert game.legal() == ["activate 0,0", "activate 0,1", "done", "sell wood 1,0"]
    game.apply("sell wood 1,0")
    assert "activate 1,0" in game.legal()


def test_gm_8_3_points() -> None:
    assert pay.FAIR_POINTS == [0, 1, 3, 5, 8, 12]
    assert [pay.points_for("butcher_sheep", cubes) for cubes in (1, 2)] == [2, 4]
    assert [pay.points_for(kind, 0) for kind in ("butcher_mixed", "grocer", "bridge")] == [5, 8, 7]
    assert [len(pay.input_of(f"fair_{most}").steps) for most in (3, 4, 5)] == [3, 4, 5]
    assert pay.input_of("butcher_mixed") == pay.Due((("cattle",), ("sheep",)), 2)


def test_gm_8_3_a_fair_ends_without_a_decision() -> None:
    game = with_land({(-1, 0): "5"}, "17 1 2 3 4 6 7 8 9")
    play(game, "take 17 1,0; buy wood; activate 1,0; buy wood; buy sheep")
    assert game.legal() == ["buy stone", "buy grain", "buy cattle", "stop"]
    stopped = game.copy()
    stopped.apply("stop")
    game.apply("buy cattle")
    assert stopped.items(0)[0] == ("activate 17 fair_3", 3)
    assert game.items(0)[0] == ("activate 17 fair_3", 5)
    assert game.picture(1).endswith("\nactivated 1,0")
    assert game.players[0].coins == 6 - 1 - 2 - 1 - 1


def test_gm_8_6_loch_oich_activates_all() -> None:
    game = with_land({(0, -1): "37", (0, -2): "6", (0, 1): "2"}, "60 1 3 4 5 7 8 9 10")
    game.players[0].land[0, 1].members = 1
    play(game, "take 60 0,2; buy stone; buy wood")
    assert game.legal() == ["activate 0,-2", "activate 0,0", "activate 0,1", "done"]


# GM 9


def test_gm_9_2_the_last_member_stays_until_the_players_own_last_turn() -> None:
    game = with_land({}, "1 2 3 5 6 7 8 9 10")
    play(game, "take 1 1,0; activate 0,0; done")
    assert game.chain[:4] == ["P1", "P2", "P3", "P0"]  # three entries behind, one is missing
    assert game.legal() == ["move 0,0 1,0", "end"]
    game.stacks = [[], [], [], ["63", "64", "65", "66", "67"]]
    assert game.legal() == ["move 0,0 1,0", "end"]
    game.stacks = [[], [], [], ["64", "65", "66", "67"]]
    assert game.legal() == ["move 0,0 1,0", "promote 0,0", "end"]
    play(game, "promote 0,0; draw 64; take 2 0,1; done; draw 65; take 3 0,1; done; draw 66")
    assert game.to_move() == 3  # the others play on
    play(game, "take 6 0,1; done; draw 67")
    assert game.to_move() is None
    assert game.players[0].chieftains == 1


def test_gm_9_2_a_land_without_members_has_nothing_left_to_move() -> None:
    game = with_land({(1, 0): "4"}, "1 2 3 5 6 7 8 9 10")
    game.stacks = [[], [], [], ["67"]]
    play(game, "take 2 0,1; activate 0,0; activate 1,0; done; promote 0,0")
    assert game.legal() == ["end"]


@pytest.mark.parametrize("players", COUNTS)
def test_gm_9_2_a_turn_is_the_last_if_the_player_never_moves_again(
    players: int, deep: bool
) -> None:
    """What every take claims, compared with the rest of the game; a discard is a turn too."""
    chooser = random.Random(players)
    for _ in range(DEEP_GAMES if deep else LAST_TURN_GAMES):
        game = NaiveGlenmore(players)
        turns: list[int] = []
        claims: dict[int, bool] = {}
        while (seat := game.to_move()) is not None:
            text = any_action(game, chooser)
            game.apply(text)
            if verb_of(text) == "take":
                claims[len(turns)] = is_own_last_turn(game)
            if verb_of(text) in ("take", "discard"):
                turns.append(seat)
        for number, claimed in claims.items():
            assert claimed == (turns[number] not in turns[number + 1 :])


# GM 11


def test_gm_11_1_points_for_a_lead() -> None:
    assert points_for_leads([2, 3, 4, 5, 6, 7, 9]) == [0, 1, 2, 3, 5, 8, 8]


def test_gm_11_2_bonnets_are_never_doubled() -> None:
    player = NaiveGlenmore(2).players[0]
    player.chieftains = 3
    player.cards = [named("Cawdor Castle"), named("Duart Castle"), named("Castle Moil")]
    assert chieftain_strength(player) == 3 + 3 + 1
    player.cards.append(named("Castle of Mey"))
    assert chieftain_strength(player) == 6 + 3 + 1 + 1


def test_gm_11_4_the_book_example_of_too_many_tiles() -> None:
    assert tile_penalties([15, 13, 16, 13]) == [-6, 0, -9, 0]


def test_gm_11_4_the_final_account() -> None:
    land = {(-1, 0): "48", (0, 1): "35", (1, 0): "4", (1, 1): "43", (0, -1): "3", (1, -1): "24"}
    game = with_land(land, "1")
    places = [("Iona Abbey", 4), ("Loch Morar", 2), ("Duart Castle", 6)]
    assert game.items(0) == [("coins", 6), *places, ("tiles", -18)]
    assert game.scores()[:2] == [(0, 0), (6, 0)]
    assert "player 0 coins 6 whisky 0 chieftains 0 points 0" in game.picture(0)


def test_gm_11_5_places() -> None:
    game = dealt(3)
    game.decision, game.turn = "over", None
    assert game.winners() == [0, 1, 2]
    game.players[1].land[0, 0].cubes["wood"] = 1
    assert game.ranking() == [2, 1, 2]
    game.players[2].coins = 7
    assert game.ranking() == [3, 2, 1]


# Whole games


@pytest.mark.parametrize("players", COUNTS)
def test_random_games_reach_the_end(players: int, deep: bool) -> None:
    chooser = random.Random(players)
    for _ in range(DEEP_GAMES if deep else GAMES):
        game = NaiveGlenmore(players)
        coins = checks.coins_in(game)
        while game.to_move() is not None:
            game.apply(any_action(game, chooser))
            checks.check_always(game)
            assert checks.coins_in(game) == coins
            if game.decision in ("take", "roll"):
                checks.check_between_turns(game)
        assert not any(game.stacks)
        assert len([name for name, _ in game.items(0) if name.startswith("scoring")]) == 9
        assert game.winners()


# The other tools


def test_a_copy_is_independent() -> None:
    game = dealt(3)
    before = game.picture(0)
    twin = game.copy()
    twin.apply("take 1 1,0")
    assert twin.picture(0) != before
    assert game.picture(0) == before
    with pytest.raises(ValueError, match="not a legal action"):
        game.apply("done")


def test_perft_file_is_current_at_small_depths() -> None:
    for entry in json.loads(TARGET.read_text(encoding="utf-8")):
        game = after(entry["players"], entry["line"].split("; "))
        assert [perft(game, 1), perft(game, 2)] == entry["counts"][:2]


def test_golden_files_are_current() -> None:
    for players in COUNTS:
        text = golden_path(players).read_text(encoding="utf-8")
        actions = read_actions(text)
        assert read_players(text) == players
        assert worth_telling(players, actions)
        assert render(NaiveGlenmore(players), actions) == text
