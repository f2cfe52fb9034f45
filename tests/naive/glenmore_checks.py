"""Positions of Glen More made for a purpose, and what must hold in every position."""

from __future__ import annotations

import random
from collections import Counter

from .glenmore import NaiveGlenmore
from .glenmore_chain import CHAIN, is_tile, tiles_in
from .glenmore_land import Cell, Plot
from .glenmore_legal import payable_now
from .glenmore_lines import verb_of
from .glenmore_pay import FULL, in_order
from .glenmore_state import CHANCE, Turn
from .glenmore_tiles import MOST_CUBES, RESOURCES, START, TILES


def dealt(players: int) -> NaiveGlenmore:
    """Before the first turn, the tiles drawn in the order of their numbers."""
    game = NaiveGlenmore(players)
    while game.to_move() == CHANCE:
        game.apply(game.legal()[0])
    return game


def with_land(land: dict[Cell, str], tiles: str) -> NaiveGlenmore:
    """Four players; seat 0 is to take one of these tiles.

    It has laid the tiles of `land`; its one clan member is on the start village.
    """
    game = dealt(4)
    for cell, tile in land.items():
        game.players[0].land[cell] = Plot(tile)
        if TILES[tile].place:
            game.players[0].cards.append(tile)
    game.chain = ["P0", "P1", "P2", "P3", *tiles.split()]
    return game


def play(game: NaiveGlenmore, line: str) -> None:
    for text in line.split("; "):
        game.apply(text)


def named_payment(chooser: random.Random) -> tuple[str, NaiveGlenmore]:
    """Some named resources are due; also the first of them."""
    game = with_land({(0, 1): "2"}, "1 3 4 5 6 7 8 9 10")
    kinds = sorted(chooser.sample(RESOURCES, chooser.randint(1, 3)), key=RESOURCES.index)
    game.players[0].coins = chooser.randint(0, 6)
    game.players[0].land[0, 1].cubes = {kind: chooser.randint(0, 2) for kind in RESOURCES}
    game.market = {kind: chooser.randint(0, FULL) for kind in RESOURCES}
    game.decision = "pay"
    game.turn = Turn(0, due=in_order(kinds))
    return kinds[0], game


def still_payable(game: NaiveGlenmore) -> bool:
    turn, _ = game.now()
    return turn.due is not None and payable_now(game, turn.due)


def verbs(game: NaiveGlenmore) -> Counter[str]:
    return Counter(verb_of(text) for text in game.legal())


def coins_in(game: NaiveGlenmore) -> int:
    """In purses and market, less those of Armadale Castle."""
    market = sum(sum(range(level + 1)) for level in game.market.values())
    armadale = sum(3 for player in game.players if player.owns("Armadale Castle"))
    return sum(player.coins for player in game.players) + market - armadale


def tiles_everywhere(game: NaiveGlenmore) -> list[str]:
    laid = [plot.name for player in game.players for plot in player.land.values()]
    lying = [tile for stack in game.stacks for tile in stack] + tiles_in(game.chain)
    return [*lying, *game.gone, *[tile for tile in laid if tile != START]]


def check_always(game: NaiveGlenmore) -> None:
    plots = [plot for player in game.players for plot in player.land.values()]
    assert len(set(game.legal())) == len(game.legal())
    assert max(plot.number_of_cubes() for plot in plots) <= MOST_CUBES
    assert all(0 <= level <= FULL for level in game.market.values())
    assert min(player.coins for player in game.players) >= 0


def check_between_turns(game: NaiveGlenmore) -> None:
    assert len(game.chain) == CHAIN
    assert not is_tile(game.chain[0])
    assert sorted(tiles_everywhere(game)) == sorted(tile for tile in TILES if tile != START)
    if game.turn is not None:  # GM 9.2: a player who still has a turn has a clan member
        assert game.players[game.turn.seat].members() > 0
