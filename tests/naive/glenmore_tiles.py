"""The tiles of Glen More as data: a row a tile, the five start villages in the last one."""

from __future__ import annotations

from dataclasses import dataclass

RESOURCES = ["wood", "stone", "grain", "cattle", "sheep"]  # GM 1.1, in the order of GM 5.5
START = "S"

# tile, stack, kind, special place, frame, ways, cost
TABLE = """
1,0,quarry,,yellow,road,
2,0,forest,,yellow,river,
3,0,meadow,,green,river,
4,0,village,,grey,road,
5,0,grain_field,,green,road,
6,0,pasture,,green,river,
7,0,quarry,,yellow,river,
8,0,forest,,yellow,road,
9,1,loch,Loch Lochy,blue,river,
10,1,butcher_sheep,,brown,,
11,1,distillery,,yellow,,stone
12,1,meadow,,green,,
13,1,fair_3,,brown,,wood
14,1,village,,grey,river,stone
15,1,distillery,,yellow,road,stone
16,1,village,,grey,,stone
17,1,fair_3,,brown,road,wood
18,1,grain_field,,green,road,
19,1,village,,grey,road,stone
20,1,village,,grey,river,wood
21,1,pasture,,green,,
22,1,grain_field,,green,,
23,1,quarry,,yellow,,
24,1,forest,,yellow,,
25,1,quarry,,yellow,,
26,1,castle,Castle Moil,grey,,wood stone grain
27,1,castle,Castle Stalker,grey,river,wood stone
28,1,forest,,yellow,,
29,1,village,,grey,,wood
30,1,castle,Armadale Castle,grey,,wood stone
31,1,butcher_cattle,,brown,,
32,2,quarry,,yellow,,
33,2,tavern_3,,brown,,whisky
34,2,butcher_mixed,,brown,,wood
35,2,loch,Loch Morar,blue,river,
36,2,distillery,,yellow,,stone
37,2,loch,Loch Ness,blue,river,member|chieftain
38,2,castle,Castle of Mey,grey,,wood stone cattle
39,2,pasture,,green,road,
40,2,forest,,yellow,road,
41,2,village,,grey,road,wood
42,2,tavern_3,,brown,,whisky
43,2,castle,Duart Castle,grey,,wood stone sheep
44,2,village,,grey,river,stone
45,2,village,,grey,,wood
46,2,grain_field,,green,,
47,2,grain_field,,green,,
48,2,abbey,Iona Abbey,yellow,road,wood stone sheep
49,2,fair_4,,brown,road,wood
50,2,meadow,,green,river,
51,3,castle,Cawdor Castle,grey,,wood stone cattle
52,3,loch,Loch Shiel,blue,river,
53,3,forest,,yellow,,
54,3,grain_field,,green,,
55,3,fair_5,,brown,,wood
56,3,grocer,,brown,,stone
57,3,meadow,,green,,
58,3,village,,grey,river,wood
59,3,distillery,,yellow,road,stone
60,3,loch,Loch Oich,blue,river,2 different
61,3,village,,grey,road,stone
62,3,village,,grey,,stone
63,3,tavern_4,,brown,,whisky
64,3,castle,Donan Castle,grey,road,wood stone grain
65,3,pasture,,green,,
66,3,bridge,,brown,river,
67,3,quarry,,yellow,road,
S,S,start_village,,grey,river road,
"""

PRODUCTION = {  # GM 8.2
    "quarry": "stone",
    "forest": "wood",
    "grain_field": "grain",
    "pasture": "cattle",
    "meadow": "sheep",
}
MOVEMENT = ["village", "start_village", "castle"]  # GM 8.4
TAVERNS = {"tavern_3": 3, "tavern_4": 4}  # GM 8.3
MOST_CUBES = 3  # GM 8.2


@dataclass(frozen=True)
class Tile:
    name: str  # its number, or "S"
    stack: str
    kind: str
    place: str  # empty where it is no special place
    frame: str
    ways: list[str]
    cost: str


def read_row(row: str) -> Tile:
    name, stack, kind, place, frame, way, cost = row.split(",")
    return Tile(name, stack, kind, place, frame, way.split(), cost)


TILES = {tile.name: tile for tile in map(read_row, TABLE.strip().splitlines())}


def tiles_of_stack(stack: int) -> list[str]:
    return [tile.name for tile in TILES.values() if tile.stack == str(stack)]


def named(place: str) -> str:
    """The tile that is this special place."""
    return next(tile.name for tile in TILES.values() if tile.place == place)


def in_number_order(tiles: list[str]) -> list[str]:
    return sorted(tiles, key=int)
