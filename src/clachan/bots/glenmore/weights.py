"""What each term of the evaluation is worth, in points.

Fitted by least squares to the final points of some 11,000 games that the turn search has played
against itself: for two players, and for more. A weight runs evenly from the beginning of the game
to its end, by the number of tiles still to come.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from clachan.games.glenmore.components import KINDS, PLACES, STACKS

COINS: Final = 0
WHISKY: Final = 1
CHIEFTAINS: Final = 2
CARDS: Final = 3
CUBES: Final = 4  # five, by resource
KINDS_HELD: Final = 9
MEMBERS: Final = 10
SECOND_MEMBER: Final = 11
MEY_MEMBERS: Final = 12
TILES: Final = 13
LEADS: Final = 14  # whisky, chieftains, cards: what a scoring would give now, for each to come
RIVALS: Final = 17  # and how much more there is than the last one has
TEMPO: Final = 20
MOVEMENT: Final = 21
OPEN: Final = 22  # whether a plain tile, a river tile, a road tile can be laid
REACH: Final = 25  # and what it could set off at best
_FIRST_KIND: Final = 28

NAMES: Final = tuple(sorted(set(KINDS)))
KIND_OF: Final = [_FIRST_KIND + NAMES.index(kind) for kind in KINDS]
_FIRST_CARD: Final = _FIRST_KIND + len(NAMES)
SPECIAL: Final = tuple(tile for tile, place in enumerate(PLACES) if place)
CARD_OF: Final = [_FIRST_CARD + SPECIAL.index(t) if t in SPECIAL else -1 for t in range(len(KINDS))]
PRODUCERS: Final = _FIRST_CARD + len(SPECIAL)  # five: whether a tile yields this resource
PROCEEDS: Final = PRODUCERS + 5
BREADTH: Final = PROCEEDS + 1
COUNT: Final = BREADTH + 1

_ACTIVITY: Final = {
    "quarry": 1.0,
    "forest": 1.0,
    "grain_field": 1.0,
    "pasture": 1.0,
    "meadow": 1.0,
    "abbey": 1.3,
    "distillery": 1.5,
    "butcher_sheep": 1.5,
    "butcher_cattle": 1.5,
    "butcher_mixed": 1.5,
    "fair_3": 2.5,
    "fair_4": 3.5,
    "fair_5": 5.0,
    "grocer": 3.5,
    "bridge": 3.5,
    "tavern_3": 3.0,
    "tavern_4": 4.0,
    "start_village": 1.0,
    "village": 1.0,
    "castle": 1.0,
    "loch": 0.0,
}
ACTIVITY: Final = [_ACTIVITY[kind] for kind in KINDS]
"""By tile: about what one activation brings, in points."""

# Term, then with two players at the end and at the beginning, then the same with more.
_TABLE: Final = """
    coins                 0.04    0.14    0.01    0.21
    whisky                0.15    1.26    0.23    1.12
    chieftains            0.02    0.05   -0.75    2.27
    cards                 0.02    0.38   -0.16    0.94
    cube_wood             0.58    0.50    0.80    0.62
    cube_stone            0.63    0.90    0.48    0.89
    cube_grain            0.04    0.69   -0.09    1.13
    cube_cattle           0.26    1.55    0.51    0.56
    cube_sheep            0.34    0.54    0.11    1.52
    kinds_held           -0.28    0.97   -0.37    0.82
    members              -0.46    4.21    0.24    4.05
    second_member         0.25    0.04    0.69    0.24
    mey_members          -0.10   -0.83   -0.35   -1.85
    tiles                -3.28   -3.83   -3.31   -4.43
    lead_whisky           0.69    0.29    0.54    0.28
    lead_chieftains       0.86    0.55    0.78    0.27
    lead_cards            0.89    0.98    1.12    0.07
    rival_whisky          0.17    0.81    0.38    1.03
    rival_chieftains      0.06    0.15    0.54    0.93
    rival_cards           0.02   -0.12   -0.16    0.44
    tempo                -0.61   -0.57   -0.57   -0.48
    movement              0.60    1.10    0.60    1.10
    open_plain            2.94   -2.04    6.22   -0.69
    open_river            1.05    0.03    0.53    0.55
    open_road             0.88   -0.87   -0.46    1.15
    reach_plain           0.26    0.06   -0.09    1.52
    reach_river           0.01    0.49    0.13    0.34
    reach_road           -0.02    0.58    0.10    0.45
    abbey                -0.01    6.16    0.08    6.34
    bridge               -0.43   22.30   -0.33   24.87
    butcher_cattle        0.66   -1.93    0.07   -0.38
    butcher_mixed         0.33    0.02    0.56    2.69
    butcher_sheep         0.11   -0.80    0.50    0.06
    castle                0.19    2.76   -0.06    2.99
    distillery           -0.28    4.02   -0.67    5.49
    fair_3                0.93   -2.30    2.01   -1.10
    fair_4                0.96    0.99    1.04    8.38
    fair_5               -0.85   15.97   -1.58   27.95
    forest               -0.10    4.19   -0.37    3.44
    grain_field          -0.09    2.93    0.37    2.54
    grocer               -0.02   24.47   -0.95   29.18
    loch                  0.31    1.06    0.28    2.15
    meadow                0.50    3.07    0.04    6.22
    pasture               0.23    2.58   -0.16   -1.25
    quarry               -0.30    3.58    0.01    1.70
    start_village         0.20    1.20    0.20    1.20
    tavern_3              0.03   12.85    0.55   12.45
    tavern_4             -0.95   26.06   -0.28   20.95
    village               0.31    1.31    0.51    1.38
    Loch_Lochy            0.22   -0.55    0.03    0.86
    Castle_Moil          -0.26    1.65   -0.84    2.48
    Castle_Stalker        0.01   -0.74    0.19   -2.85
    Armadale_Castle       0.05   -1.78   -0.01   -0.47
    Loch_Morar           -0.22    4.30    0.07    3.34
    Loch_Ness             0.06    8.45    0.07    8.18
    Castle_of_Mey         0.46    5.68   -0.13    8.95
    Duart_Castle         -0.19   -0.33    0.07    0.84
    Iona_Abbey           -0.21    2.96   -0.12    3.14
    Cawdor_Castle         0.10    1.23   -0.97    7.54
    Loch_Shiel           -0.54   13.74   -0.18   10.04
    Loch_Oich             0.09   -2.78   -0.54   -1.50
    Donan_Castle         -0.52    2.06   -0.38    0.93
    yields_wood           0.12    1.51    0.49    1.71
    yields_stone          0.43    2.44    0.33    3.42
    yields_grain          0.06    2.23   -0.53    2.85
    yields_cattle         0.37   -0.57    0.97    4.97
    yields_sheep          0.24   -0.30    0.64   -3.99
    proceeds              0.66    0.67    0.58    0.68
    breadth               0.21   -0.07    0.36   -0.90
"""

_LINES: Final = [line.split() for line in _TABLE.strip().splitlines()]
TERMS: Final = tuple(line[0] for line in _LINES)
_TILES_TO_COME: Final = sum(stack.bit_count() for stack in STACKS)
_LATER_TILES: Final = sum(stack.bit_count() for stack in STACKS[1:])


def rows_of(ends: list[float], beginnings: list[float]) -> list[list[float]]:
    """A row of weights for each number of tiles still to come; at 0 the score is all there is."""
    over = [0.0] * len(ends)
    over[TILES] = -3.0  # GM 11.4
    for area in range(3):
        over[LEADS + area] = 1.0
    rows = [over]
    for count in range(1, _TILES_TO_COME + 1):
        part = count / _LATER_TILES
        pairs = zip(ends, beginnings, strict=True)
        rows.append([end + (beginning - end) * part for end, beginning in pairs])
    return rows


def _column(number: int) -> list[float]:
    return [float(line[number]) for line in _LINES]


_TWO: Final = rows_of(_column(1), _column(2))
_MORE: Final = rows_of(_column(3), _column(4))
ROWS: Final[Mapping[int, list[list[float]]]] = MappingProxyType(
    {2: _TWO, 3: _MORE, 4: _MORE, 5: _MORE}
)
"""By the number of players."""


def _naive(rows: list[list[float]]) -> list[list[float]]:
    """Points now: majorities count little, tiles too many and the track not at all."""
    share = [1.0] * COUNT
    for term in (TILES, TEMPO, *range(RIVALS, RIVALS + 3), *range(OPEN, OPEN + 3)):
        share[term] = 0.0
    for term in range(LEADS, LEADS + 3):
        share[term] = 0.3
    return [[one * other for one, other in zip(row, share, strict=True)] for row in rows]


NAIVE_ROWS: Final[Mapping[int, list[list[float]]]] = {
    players: _naive(rows) for players, rows in ROWS.items()
}
