"""Estimates how many points each seat will have at the end.

All terms are linear in a row of weights, one row for each number of tiles still to come, so that
the weights can be fitted to games played.
"""

import math
from typing import Final

from clachan.bots.glenmore.weights import (
    ACTIVITY,
    BREADTH,
    CARD_OF,
    CARDS,
    CHIEFTAINS,
    COINS,
    CUBES,
    KIND_OF,
    KINDS_HELD,
    LEADS,
    MEMBERS,
    MEY_MEMBERS,
    MOVEMENT,
    OPEN,
    PROCEEDS,
    PRODUCERS,
    REACH,
    RIVALS,
    SECOND_MEMBER,
    TEMPO,
    TILES,
    WHISKY,
)
from clachan.games.glenmore.board import DRAW, OVER, Board
from clachan.games.glenmore.board_side import Side
from clachan.games.glenmore.components import AROUND, CASTLE_OF_MEY, CUBE_LIMIT, EFFECTS, PLAIN
from clachan.games.glenmore.playout import totals

LEAD_POINTS: Final = [0, 1, 2, 3, 5, 8]
SCORINGS: Final = 3
# By tile: a mask of what it produces.
YIELDS: Final = [1 << e.produces if e.produces is not None else 0 for e in EFFECTS]


def tiles_to_come(board: Board) -> int:
    """How many tiles are still to be drawn after the next refill; 0 if that ends the game."""
    return max(board.tiles_left() - board.missing(), 0)


def estimates(board: Board, rows: list[list[float]]) -> list[float]:
    """The points that each seat may expect to have at the end."""
    if board.phase == OVER:
        return [float(total) for total in totals(board)]
    weights = weights_by_seat(board, rows)
    return add_rivals(board, weights, worths_alone(board, weights))


def weights_by_seat(board: Board, rows: list[list[float]]) -> list[list[float]]:
    """The row of weights for each seat: that of a finished game where it has no turn left (GM 9.2)."""
    row = rows[tiles_to_come(board)]
    seats = range(len(board.sides))
    return [rows[0] if board.has_no_turn_left(seat) else row for seat in seats]


def worths_alone(board: Board, weights: list[list[float]]) -> list[float]:
    """The value of each side, without comparing it with the others."""
    sides = board.sides
    return [side_worth(sides[seat], board.market, weights[seat]) for seat in range(len(sides))]


def sure_scorings(board: Board) -> int:
    """How many scorings the next refill brings (GM 10.3)."""
    missing = board.missing()
    sure = 0
    for number in range(4):
        missing -= board.stacks[number].bit_count()
        if missing < 0:
            break
        if number and board.stacks[number]:
            sure += 1
    return sure


def add_rivals(board: Board, weights: list[list[float]], worths: list[float]) -> list[float]:
    """The value of each side including the comparison with the others."""
    sides = board.sides
    seats = range(len(sides))
    fewest = min([len(side.cells) for side in sides])
    found = [
        worths[seat] + weights[seat][TILES] * (len(sides[seat].cells) - fewest) for seat in seats
    ]
    sure = sure_scorings(board)
    left = SCORINGS - board.scorings - sure
    for area in range(3):
        counts = [scoring_count(side, area) for side in sides]
        leads = points_from_leads(counts, weights, area, sure, left)
        for seat in seats:
            found[seat] += leads[seat]
    chain = board.chain
    for index in range(len(chain)):
        if chain[index] < 0:
            seat = -1 - chain[index]
            found[seat] += weights[seat][TEMPO] * index
    if board.movement and board.phase != DRAW:
        found[board.seat] += weights[board.seat][MOVEMENT] * board.movement
    return found


def scoring_count(side: Side, area: int) -> int:
    """What is compared in a scoring: whisky, chieftains, cards (GM 11.1)."""
    if area == 0:
        return side.whisky
    return side.chieftains_worth() if area == 1 else len(side.cards)


def points_from_leads(
    counts: list[int], weights: list[list[float]], area: int, sure: int, left: int
) -> list[float]:
    """What the scorings bring each seat: those that are sure now, and those left for later."""
    fewest = min(counts)
    found: list[float] = []
    for seat in range(len(counts)):
        lead, row = counts[seat] - fewest, weights[seat]
        scored = LEAD_POINTS[min(lead, 5)] * (sure + row[LEADS + area] * left)
        found.append(scored + row[RIVALS + area] * min(lead, 8))
    return found


def side_worth(side: Side, market: list[int], weights: list[float]) -> float:
    """The value of one land and its goods, without comparing it with the others."""
    land = land_worth(side, weights) + outlook(side, weights)
    return land + goods_worth(side, market, weights)


def goods_worth(side: Side, market: list[int], weights: list[float]) -> float:
    """Points in hand, and what changes in the course of a turn."""
    value = side.points + (1 + weights[COINS]) * side.coins
    value += weights[WHISKY] * side.whisky + weights[CHIEFTAINS] * side.chieftains
    held = 0
    for kind in range(5):
        count = side.stock[kind]
        if count:
            value += weights[CUBES + kind] * min(count, 3) + weights[PROCEEDS] * market[kind]
            held += 1
    value += weights[KINDS_HELD] * held
    members = len(side.members)
    value += weights[MEMBERS] * members
    if members > 1:
        value += weights[SECOND_MEMBER]
    if CASTLE_OF_MEY in side.cards:
        value += weights[MEY_MEMBERS] * (members + side.chieftains)
    return value


def land_worth(side: Side, weights: list[float]) -> float:
    """Tiles and cards."""
    value = side.account() - side.coins + weights[CARDS] * len(side.cards)
    produced = 0
    for tile in side.tiles.values():
        value += weights[KIND_OF[tile]]
        produced |= YIELDS[tile]
    for kind in range(5):
        if produced >> kind & 1:
            value += weights[PRODUCERS + kind]
    for card in side.cards:
        value += weights[CARD_OF[card]]
    return value


def outlook(side: Side, weights: list[float]) -> float:
    """What the next tile could set off, at the best cell for each kind of way."""
    value = 0.0
    for way in range(3):
        sites = side.sites[way]
        if sites:
            found = [activity(side, cell) for cell in sites]
            value += weights[OPEN + way] + weights[REACH + way] * max(found)
            if way == PLAIN:
                value += weights[BREADTH] * sum(found) / len(found)
    return value


def activity(side: Side, cell: int) -> float:
    """How much lies around a cell that a tile laid there would activate."""
    found = 0.0
    tiles = side.tiles
    for step in AROUND:
        tile = tiles.get(cell + step)
        if tile is not None and (
            EFFECTS[tile].produces is None or side.cubes_on(cell + step) < CUBE_LIMIT
        ):
            found += ACTIVITY[tile]
    return found


def clear_lead(left: int) -> float:
    """How many points make a clear lead, with ``left`` tiles to come."""
    return 1.0 + 0.9 * math.sqrt(left)


def shares(points: list[float], scale: float) -> list[float]:
    """How much of the victory each seat may expect."""
    top = max(points)
    powers = [math.exp((value - top) / scale) for value in points]
    whole = sum(powers)
    return [power / whole for power in powers]


def final_shares(board: Board) -> list[float]:
    """Of a finished game: most points, then most cubes (GM 11.5)."""
    points = totals(board)
    ranks = [points[seat] * 1000 + len(board.sides[seat].cubes) for seat in range(len(board.sides))]
    best = max(ranks)
    return [1 / ranks.count(best) if rank == best else 0.0 for rank in ranks]
