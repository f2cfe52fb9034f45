"""Tiles, resources and cells: the pieces as data."""

from typing import Final, NamedTuple, NewType, TypeAlias

Tile = NewType("Tile", int)
Cell = NewType("Cell", int)
Resource: TypeAlias = int

RESOURCES: Final = ("wood", "stone", "grain", "cattle", "sheep")  # GM 1.1, in the order of GM 5.5
WOOD, STONE, GRAIN, CATTLE, SHEEP = range(5)
# What may be due beside a named resource: any kind, or any kind not yet paid.
ANY: Final = 5
OTHER: Final = 6

START: Final = Tile(0)  # every player's start village; the others are 1 to 67
CUBE_LIMIT: Final = 3  # on a tile, GM 8.2
DIE: Final = {1: 3, 2: 2, 3: 1}  # how often each number stands on it, GM 1.4


class Row(NamedTuple):
    """A tile as it is printed."""

    tile: str
    stack: str
    kind: str
    place: str
    frame: str
    way: str
    cost: str


# Read off the printed tiles: number, stack, kind, special place, frame, way, cost.
_TABLE: Final = """
     1 0 quarry         -                yellow  road       -
     2 0 forest         -                yellow  river      -
     3 0 meadow         -                green   river      -
     4 0 village        -                grey    road       -
     5 0 grain_field    -                green   road       -
     6 0 pasture        -                green   river      -
     7 0 quarry         -                yellow  river      -
     8 0 forest         -                yellow  road       -
     9 1 loch           Loch_Lochy       blue    river      -
    10 1 butcher_sheep  -                brown   -          -
    11 1 distillery     -                yellow  -          stone
    12 1 meadow         -                green   -          -
    13 1 fair_3         -                brown   -          wood
    14 1 village        -                grey    river      stone
    15 1 distillery     -                yellow  road       stone
    16 1 village        -                grey    -          stone
    17 1 fair_3         -                brown   road       wood
    18 1 grain_field    -                green   road       -
    19 1 village        -                grey    road       stone
    20 1 village        -                grey    river      wood
    21 1 pasture        -                green   -          -
    22 1 grain_field    -                green   -          -
    23 1 quarry         -                yellow  -          -
    24 1 forest         -                yellow  -          -
    25 1 quarry         -                yellow  -          -
    26 1 castle         Castle_Moil      grey    -          wood+stone+grain
    27 1 castle         Castle_Stalker   grey    river      wood+stone
    28 1 forest         -                yellow  -          -
    29 1 village        -                grey    -          wood
    30 1 castle         Armadale_Castle  grey    -          wood+stone
    31 1 butcher_cattle -                brown   -          -
    32 2 quarry         -                yellow  -          -
    33 2 tavern_3       -                brown   -          whisky
    34 2 butcher_mixed  -                brown   -          wood
    35 2 loch           Loch_Morar       blue    river      -
    36 2 distillery     -                yellow  -          stone
    37 2 loch           Loch_Ness        blue    river      member|chieftain
    38 2 castle         Castle_of_Mey    grey    -          wood+stone+cattle
    39 2 pasture        -                green   road       -
    40 2 forest         -                yellow  road       -
    41 2 village        -                grey    road       wood
    42 2 tavern_3       -                brown   -          whisky
    43 2 castle         Duart_Castle     grey    -          wood+stone+sheep
    44 2 village        -                grey    river      stone
    45 2 village        -                grey    -          wood
    46 2 grain_field    -                green   -          -
    47 2 grain_field    -                green   -          -
    48 2 abbey          Iona_Abbey       yellow  road       wood+stone+sheep
    49 2 fair_4         -                brown   road       wood
    50 2 meadow         -                green   river      -
    51 3 castle         Cawdor_Castle    grey    -          wood+stone+cattle
    52 3 loch           Loch_Shiel       blue    river      -
    53 3 forest         -                yellow  -          -
    54 3 grain_field    -                green   -          -
    55 3 fair_5         -                brown   -          wood
    56 3 grocer         -                brown   -          stone
    57 3 meadow         -                green   -          -
    58 3 village        -                grey    river      wood
    59 3 distillery     -                yellow  road       stone
    60 3 loch           Loch_Oich        blue    river      2_different
    61 3 village        -                grey    road       stone
    62 3 village        -                grey    -          stone
    63 3 tavern_4       -                brown   -          whisky
    64 3 castle         Donan_Castle     grey    road       wood+stone+grain
    65 3 pasture        -                green   -          -
    66 3 bridge         -                brown   river      -
    67 3 quarry         -                yellow  road       -
     S S start_village  -                grey    river+road -
"""

ROWS: Final = tuple(
    Row(*row)
    for row in sorted(
        (line.split() for line in _TABLE.strip().splitlines()),
        key=lambda row: 0 if row[0] == "S" else int(row[0]),
    )
)
KINDS: Final = tuple(row.kind for row in ROWS)
PLACES: Final = tuple("" if row.place == "-" else row.place.replace("_", " ") for row in ROWS)
TILE_NAMES: Final = tuple(row.tile for row in ROWS)
STACKS: Final = tuple(
    sum(1 << tile for tile, row in enumerate(ROWS) if row.stack == str(stack)) for stack in range(4)
)

PLAIN, RIVER, ROAD = range(3)
WAYS: Final = tuple({"river": RIVER, "road": ROAD}.get(row.way, PLAIN) for row in ROWS)


class Cost(NamedTuple):
    """What a tile costs (GM 5.5, 5.7): cubes in the order of payment, or something else."""

    due: tuple[Resource, ...] = ()
    whisky: int = 0
    member: bool = False


def _cost(text: str) -> Cost:
    match text:
        case "-":
            return Cost()
        case "whisky":
            return Cost(whisky=1)
        case "member|chieftain":
            return Cost(member=True)
        case "2_different":
            return Cost(due=(OTHER, OTHER))
        case _:
            return Cost(due=tuple(sorted(RESOURCES.index(name) for name in text.split("+"))))


COSTS: Final = tuple(_cost(row.cost) for row in ROWS)


class Effect(NamedTuple):
    """What activating a tile does (GM 8): a cube, a movement point, or a trade."""

    produces: Resource | None = None
    due: tuple[Resource, ...] = ()
    required: int = 0
    """How many of what is due must be paid; the rest may."""
    points: tuple[int, ...] = (0,)
    """By the number of cubes paid."""
    whisky: int = 0
    movement: int = 0


_FAIR: Final = (0, 1, 3, 5, 8, 12)
_EFFECTS: Final = {
    "quarry": Effect(produces=STONE),
    "forest": Effect(produces=WOOD),
    "grain_field": Effect(produces=GRAIN),
    "pasture": Effect(produces=CATTLE),
    "meadow": Effect(produces=SHEEP),
    "abbey": Effect(produces=ANY),
    "distillery": Effect(due=(GRAIN,), required=1, points=(0, 0), whisky=1),
    "butcher_sheep": Effect(due=(SHEEP, SHEEP), required=1, points=(0, 2, 4)),
    "butcher_cattle": Effect(due=(CATTLE, CATTLE), required=1, points=(0, 2, 4)),
    "butcher_mixed": Effect(due=(CATTLE, SHEEP), required=2, points=(0, 0, 5)),
    "fair_3": Effect(due=(OTHER,) * 3, required=1, points=_FAIR[:4]),
    "fair_4": Effect(due=(OTHER,) * 4, required=1, points=_FAIR[:5]),
    "fair_5": Effect(due=(OTHER,) * 5, required=1, points=_FAIR),
    "grocer": Effect(due=(ANY,) * 3, required=3, points=(0, 0, 0, 8)),
    "bridge": Effect(due=(WOOD, STONE), required=2, points=(0, 0, 7)),
    "tavern_3": Effect(points=(3,)),
    "tavern_4": Effect(points=(4,)),
    "start_village": Effect(movement=1),
    "village": Effect(movement=1),
    "castle": Effect(movement=1),
    "loch": Effect(),  # never activated, GM 8.4
}
EFFECTS: Final = tuple(_EFFECTS[kind] for kind in KINDS)

# One-time effects (GM 7), by tile.
NEW_MEMBERS: Final = tuple(
    2 if row.place == "Castle_Stalker" else int(row.kind in ("village", "castle")) for row in ROWS
)
NEW_WHISKY: Final = tuple(
    {"Castle_Moil": 1, "Donan_Castle": 2}.get(row.place, int(row.kind == "distillery"))
    for row in ROWS
)
NEW_COINS: Final = tuple(3 if row.place == "Armadale_Castle" else 0 for row in ROWS)


HAS_ONE_TIME_EFFECT: Final = tuple(
    any((NEW_MEMBERS[t], NEW_WHISKY[t], NEW_COINS[t], COSTS[t].whisky, PLACES[t]))
    for t in range(len(ROWS))
)


def _special(place: str) -> Tile:
    return Tile(PLACES.index(place))


LOCH_LOCHY: Final = _special("Loch Lochy")
LOCH_SHIEL: Final = _special("Loch Shiel")
LOCH_OICH: Final = _special("Loch Oich")
LOCH_NESS: Final = _special("Loch Ness")
LOCH_MORAR: Final = _special("Loch Morar")
IONA_ABBEY: Final = _special("Iona Abbey")
DUART_CASTLE: Final = _special("Duart Castle")
CASTLE_OF_MEY: Final = _special("Castle of Mey")
BONNETS: Final = tuple(
    {
        "Cawdor_Castle": 3,
        "Castle_Moil": 1,
        "Castle_Stalker": 1,
        "Armadale_Castle": 1,
        "Castle_of_Mey": 1,
        "Donan_Castle": 1,
    }.get(row.place, 0)
    for row in ROWS
)  # GM 11.2

# A cell is one int, so that cells sort by x, then y, and a neighbour is an addition away.
REACH: Final = 67
_COLUMN: Final = 256
ORIGIN: Final = Cell(REACH * _COLUMN + REACH)
NORTH, SOUTH, EAST, WEST = 1, -1, _COLUMN, -_COLUMN
SIDES: Final = (NORTH, SOUTH, EAST, WEST)
AROUND: Final = (-257, -256, -255, -1, 1, 255, 256, 257)


def cell(x: int, y: int) -> Cell:
    """
    >>> cell_name(cell(-2, 5))
    '-2,5'
    """
    return Cell((x + REACH) * _COLUMN + y + REACH)


def cell_name(place: Cell) -> str:
    return f"{place // _COLUMN - REACH},{place % _COLUMN - REACH}"


def is_cell(number: int) -> bool:
    """Whether the number is that of a cell that has a name."""
    x, y = divmod(number, _COLUMN)
    return 0 <= x <= 2 * REACH and 0 <= y <= 2 * REACH


def x_of(place: Cell) -> int:
    return place // _COLUMN - REACH


def y_of(place: Cell) -> int:
    return place % _COLUMN - REACH
