"""The value of a position of Glen More for the greedy bot.

The weights are in points and were set by playing bots against each other.
"""

from typing import Final

from clachan.core import Seat
from clachan.games.glenmore.components import EFFECTS, KINDS, Tile
from clachan.games.glenmore.conditions import does_something, in_reach
from clachan.games.glenmore.legal import payments, sales
from clachan.games.glenmore.scoring import lead_points, score, scoring_counts
from clachan.games.glenmore.state import Activating, Over, Paying, Player, State, figure
from clachan.games.glenmore.steps import after

SCORINGS: Final = 3
CUBE: Final = 1.2
KIND: Final = 0.5
MEMBER: Final = 0.9
MOVEMENT: Final = 1.0
WHISKY: Final = 1.0
LEAD: Final = 0.6
TEMPO: Final = 0.4
TILE: Final = 1.6
TILE_PENALTY: Final = 3  # what the score says now, GM 11.4
# What a tile on the land promises over a whole game.
PROMISE: Final = {
    "quarry": 2.0,
    "forest": 2.0,
    "grain_field": 2.2,
    "pasture": 2.2,
    "meadow": 2.2,
    "abbey": 3.0,
    "distillery": 3.0,
    "butcher_sheep": 3.0,
    "butcher_cattle": 3.0,
    "butcher_mixed": 3.0,
    "fair_3": 4.0,
    "fair_4": 5.0,
    "fair_5": 6.0,
    "grocer": 4.0,
    "bridge": 4.0,
    "tavern_3": 5.0,
    "tavern_4": 6.0,
    "start_village": 1.0,
    "village": 2.5,
    "castle": 3.0,
    "loch": 1.0,
}


def evaluate(state: State, seat: Seat) -> float:
    """The points of a seat and its expected gains; a payment counts as completed in the best way."""
    player = state.players[seat]
    if isinstance(state.decision, Paying):
        ways = payments(state, player, state.decision) or sales(state, player)
        return max(evaluate(after(state, way), seat) for way in ways)
    total = float(score(state)[seat].total)
    if isinstance(state.decision, Over):
        return total
    left = (SCORINGS - state.scorings) / SCORINGS
    more = len(player.cells) - min(len(other.cells) for other in state.players)
    total += (TILE_PENALTY - TILE * (2 - left)) * more
    total += left * (CUBE * len(player.cubes) + KIND * sum(map(bool, player.stock)))
    total += left * (MEMBER * len(player.members) + WHISKY * player.whisky)
    total += left * sum(PROMISE[KINDS[tile]] for tile in player.tiles)
    for counts in scoring_counts(state.players):
        total += SCORINGS * left * LEAD * lead_points(counts)[seat] + left * counts[seat]
    total -= TEMPO * state.chain.index(figure(seat))
    return total + _expected_gains(state, player, left)


def _expected_gains(state: State, player: Player, left: float) -> float:
    """The expected gains from the rest of this turn."""
    turn = state.turn
    if turn is None:
        return 0.0
    sight = MOVEMENT * turn.movement
    if isinstance(state.decision, Activating):
        for cell in in_reach(player, turn):
            tile = player.tiles[player.cells.index(cell)]
            if cell not in turn.activated and does_something(state, player, cell, tile):
                sight += _activation_gain(player, tile, left)
    return sight


def _activation_gain(player: Player, tile: Tile, left: float) -> float:
    effect = EFFECTS[tile]
    if effect.produces is not None:
        return CUBE * left
    if effect.movement:
        return MOVEMENT
    held = sum(map(bool, player.stock)) if len(effect.due) > 2 else sum(player.stock)
    paid = min(held, len(effect.due))
    return max(effect.points[paid] + WHISKY * effect.whisky - CUBE * paid, 0.0)
