"""The components of Glen More for a number of players (GM 1 and 2)."""

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
from clachan.wire.views.glenmore import (
    DUE_NAMES,
    FIELDS,
    RESOURCE_NAMES,
    DueName,
    ResourceName,
    TileNumber,
    due_names,
)

Frame: TypeAlias = Literal["grey", "yellow", "green", "brown", "blue"]


class GlenmoreCost(Struct, frozen=True):
    """The cost of a tile: cubes in the order of payment, a whisky, a clan member or chieftain."""

    due: tuple[DueName, ...]
    whisky: int
    member: bool


class GlenmoreEffect(Struct, frozen=True):
    """The effect of activating a tile (GM 8): a cube, a movement point, or a trade."""

    produces: DueName | None
    due: tuple[DueName, ...]
    required: int
    """The number of due cubes that must be paid; the others may be paid."""
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
    """The clan members, whisky and coins that it brings once, when it is placed (GM 7)."""
    new_whisky: int
    new_coins: int
    bonnets: int
    """The bonnets on its card (GM 11.2)."""


class GlenmoreComponents(Struct, frozen=True, tag_field="game", tag="glenmore"):
    """The tiles and the numbers of the rules."""

    players: int
    tiles: tuple[GlenmoreTableTile, ...]
    """By number."""
    resources: tuple[ResourceName, ...]
    """In the order of the rules."""
    fields: int
    """The number of fields of the ring."""
    chain_length: int
    """The number of fields that are filled at the start of a turn."""
    die: tuple[int, ...]
    """Its six faces; empty if the die does not take part."""
    coins: int
    """The coins of each player at the start."""
    market_spaces: int
    """The spaces in each row."""
    cube_limit: int
    """The greatest number of cubes on a tile that produces them."""
    lead_points: tuple[int, ...]
    """The points by lead over the lowest count (GM 11.1); for a greater lead, the last of these."""


def glenmore_components(players: int) -> GlenmoreComponents:
    start = new_game(players)
    faces = tuple(number for number, count in DIE.items() for _ in range(count))
    return GlenmoreComponents(
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
