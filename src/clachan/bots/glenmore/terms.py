"""The terms of the evaluation: where each stands in a row of weights."""

from typing import Final

from clachan.games.glenmore.components import KINDS, PLACES

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
