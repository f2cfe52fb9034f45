"""The message of a player's land and goods in Glen More."""

from msgspec import Struct

from clachan.games.glenmore.scoring import chieftains
from clachan.games.glenmore.state import Player
from clachan.wire.views.glenmore_names import (
    RESOURCE_NAMES,
    CellName,
    ResourceName,
    TileNumber,
    cell_label,
    cell_names,
)


class GlenmoreLaidTile(Struct, frozen=True):
    """A tile on a land, with the clan members and cubes on it."""

    cell: CellName
    tile: TileNumber
    members: int
    cubes: tuple[ResourceName, ...]
    """One for each cube."""


class GlenmoreStock(Struct, frozen=True):
    """The number of cubes of each resource."""

    wood: int
    stone: int
    grain: int
    cattle: int
    sheep: int


class GlenmoreSites(Struct, frozen=True):
    """The cells where a plain tile, a river tile or a road tile may be placed (GM 6).

    They are those at the end of the last turn on this land; the current turn does not change them.
    """

    plain: tuple[CellName, ...]
    river: tuple[CellName, ...]
    road: tuple[CellName, ...]


class GlenmoreGain(Struct, frozen=True):
    """Points that were won: in one of the three scorings, or by activating a tile (``null``)."""

    points: int
    scoring: int | None
    what: str
    """The tile's kind, or whisky, chieftains, cards."""
    tile: TileNumber | None
    """``null`` for a scoring."""


class GlenmoreLand(Struct, frozen=True):
    """Everything that a player owns."""

    coins: int
    whisky: int
    chieftains: int
    """Clan members that have left the land."""
    counted_chieftains: int
    """The chieftains that a scoring counts: with bonnets and Castle of Mey (GM 11.2)."""
    points: int
    """The points so far, without the final scoring."""
    tiles: tuple[GlenmoreLaidTile, ...]
    """From west to east, then from south to north."""
    stock: GlenmoreStock
    cards: tuple[TileNumber, ...]
    """The special places."""
    sites: GlenmoreSites
    gains: tuple[GlenmoreGain, ...]


def land_message(player: Player) -> GlenmoreLand:
    plain, river, road = player.sites
    return GlenmoreLand(
        coins=player.coins,
        whisky=player.whisky,
        chieftains=player.chieftains,
        counted_chieftains=chieftains(player),
        points=player.points,
        tiles=_tiles(player),
        stock=GlenmoreStock(*player.stock),
        cards=player.cards,
        sites=GlenmoreSites(cell_names(plain), cell_names(river), cell_names(road)),
        gains=_gains(player),
    )


def _tiles(player: Player) -> tuple[GlenmoreLaidTile, ...]:
    cubes: dict[int, tuple[ResourceName, ...]] = {}
    for kind, cell in player.cubes:
        cubes[cell] = (*cubes.get(cell, ()), RESOURCE_NAMES[kind])
    members = player.members
    return tuple(
        [
            GlenmoreLaidTile(cell_label(cell), tile, members.count(cell), cubes.get(cell, ()))
            for cell, tile in zip(player.cells, player.tiles, strict=True)
        ]
    )


def _gains(player: Player) -> tuple[GlenmoreGain, ...]:
    return tuple(
        [
            GlenmoreGain(points, scoring or None, what, None if scoring else tile)
            for points, scoring, what, tile in player.gains
        ]
    )
