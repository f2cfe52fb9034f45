"""What holds for every match of Glen More with so many players (GM 1 and 2)."""

from typing import Literal, TypeAlias

from msgspec import Struct, convert

from clachan.games.glenmore.components import (
    BONNETS,
    COSTS,
    CUBE_LIMIT,
    DIE,
    EFFECTS,
    KINDS,
    NEW_COINS,
    NEW_MEMBERS,
    NEW_WHISKY,
    PLACES,
    ROWS,
)
from clachan.games.glenmore.conditions import CHAIN_LENGTH
from clachan.games.glenmore.market import FULL
from clachan.games.glenmore.rules import new_game
from clachan.games.glenmore.scoring import LEAD_POINTS
from clachan.games.glenmore.state import DIE_ENTRY
from clachan.wire.views.glenmore import FIELDS
from clachan.wire.views.glenmore_names import (
    DUE_NAMES,
    RESOURCE_NAMES,
    DueName,
    ResourceName,
    TileNumber,
    due_names,
)

Frame: TypeAlias = Literal["grey", "yellow", "green", "brown", "blue"]


class GlenmoreCost(Struct, frozen=True):
    """What a tile costs: cubes in the order of payment, a whisky, a clan member or chieftain."""

    due: tuple[DueName, ...]
    whisky: int
    member: bool


class GlenmoreEffect(Struct, frozen=True):
    """What activating a tile does (GM 8): a cube, a movement point, or a trade."""

    produces: DueName | None
    due: tuple[DueName, ...]
    required: int
    """How many of what is due must be paid; the rest may."""
    points: tuple[int, ...]
    """By the number of cubes paid."""
    whisky: int
    movement: int


class GlenmoreTableTile(Struct, frozen=True):
    """A tile as it is printed; the start village is number 0 and belongs to no stack."""

    tile: TileNumber
    stack: int | None
    kind: str
    place: str | None
    """The name of a special place."""
    frame: Frame
    river: bool
    road: bool
    cost: GlenmoreCost
    effect: GlenmoreEffect
    new_members: int
    """What it brings once, when it is laid (GM 7): clan members, whisky, coins."""
    new_whisky: int
    new_coins: int
    bonnets: int
    """On its card (GM 11.2)."""


class GlenmoreTable(Struct, frozen=True, tag_field="game", tag="glenmore"):
    """The tiles and the numbers of the rules."""

    players: int
    tiles: tuple[GlenmoreTableTile, ...]
    """By number."""
    resources: tuple[ResourceName, ...]
    """In the order of the rules."""
    fields: int
    """Of the ring."""
    chain_length: int
    """How many of them are filled at the beginning of a turn."""
    die: tuple[int, ...]
    """Its six faces; empty where it does not play along."""
    coins: int
    """For each player, at the beginning."""
    market_spaces: int
    """In each row."""
    cube_limit: int
    """On a tile that gives cubes."""
    lead_points: tuple[int, ...]
    """By how far one is ahead of the last (GM 11.1); for more, the last of these."""


def glenmore_table(players: int) -> GlenmoreTable:
    start = new_game(players)
    faces = tuple(number for number, count in DIE.items() for _ in range(count))
    return GlenmoreTable(
        players=players,
        tiles=tuple(_tile(tile) for tile in range(len(ROWS))),
        resources=RESOURCE_NAMES,
        fields=FIELDS,
        chain_length=CHAIN_LENGTH,
        die=faces if DIE_ENTRY in start.chain else (),
        coins=start.players[0].coins,
        market_spaces=FULL,
        cube_limit=CUBE_LIMIT,
        lead_points=LEAD_POINTS,
    )


def _tile(tile: int) -> GlenmoreTableTile:
    row = ROWS[tile]
    cost = COSTS[tile]
    return GlenmoreTableTile(
        tile=tile,
        stack=int(row.stack) if row.stack.isdecimal() else None,
        kind=KINDS[tile],
        place=PLACES[tile] or None,
        frame=convert(row.frame, Frame),
        river="river" in row.way,
        road="road" in row.way,
        cost=GlenmoreCost(due_names(cost.due), cost.whisky, cost.member),
        effect=_effect(tile),
        new_members=NEW_MEMBERS[tile],
        new_whisky=NEW_WHISKY[tile],
        new_coins=NEW_COINS[tile],
        bonnets=BONNETS[tile],
    )


def _effect(tile: int) -> GlenmoreEffect:
    effect = EFFECTS[tile]
    return GlenmoreEffect(
        produces=None if effect.produces is None else DUE_NAMES[effect.produces],
        due=due_names(effect.due),
        required=effect.required,
        points=effect.points,
        whisky=effect.whisky,
        movement=effect.movement,
    )
