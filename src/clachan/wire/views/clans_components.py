"""The components of Clans and Glory for a number of players (CG 2 and 3)."""

from typing import Literal, TypeAlias

from msgspec import Struct, convert

from clachan.core import CHANCE
from clachan.games.clans.components import (
    CARD_NAMES,
    COLOURS,
    LOWEST_RANK,
    SHIELDS,
    SLOT_NAMES,
    TILE_OF,
    cards_in,
    indices,
)
from clachan.games.clans.setup import SETUPS, Setup
from clachan.wire.views.clans import CardName, SlotName

Side: TypeAlias = Literal["N", "S", "W", "E"]


class ClansTableSlot(Struct, frozen=True):
    """A seat for a card: ``place`` 1 to 3 from the west, 0 for a head of the table."""

    slot: SlotName
    tile: int
    side: Side
    place: int
    adjacent: tuple[SlotName, ...]


class ClansTableTile(Struct, frozen=True):
    """A tile of the row, counted from the west; those at the ends have a campfire (CG 2.1)."""

    tile: int
    slots: tuple[SlotName, ...]
    campfire: bool


class ClansComponents(Struct, frozen=True, tag_field="game", tag="clans"):
    """The layout and the deal."""

    players: int
    tiles: tuple[ClansTableTile, ...]
    slots: tuple[ClansTableSlot, ...]
    """In the order in which plays are listed."""
    start_slots: tuple[SlotName, ...]
    """The slots of the start cards, in the order of dealing."""
    ranks: tuple[int, ...]
    colours: tuple[str, ...]
    cards: tuple[CardName, ...]
    """All cards in the game, also the unseen ones."""
    hand_sizes: tuple[int, ...]
    shields: int
    """The shields of each player at the start."""
    deals: int
    """The plies before the first play."""
    plays: int
    """The plays of all players together."""


def clans_components(players: int) -> ClansComponents:
    setup = SETUPS[players]
    deals = setup.turns.count(CHANCE)
    return ClansComponents(
        players=players,
        tiles=tuple(_tile(setup, tile) for tile in range(1, setup.tiles + 1)),
        slots=tuple(_slot(setup, slot) for slot in indices(setup.slots)),
        start_slots=tuple(SLOT_NAMES[slot] for slot in setup.start_slots),
        ranks=tuple(range(LOWEST_RANK, setup.highest_rank + 1)),
        colours=tuple(COLOURS),
        cards=tuple(CARD_NAMES[card] for card in cards_in(setup.cards)),
        hand_sizes=setup.hand_sizes,
        shields=SHIELDS,
        deals=deals,
        plays=len(setup.turns) - deals - 1,
    )


def _tile(setup: Setup, tile: int) -> ClansTableTile:
    slots = tuple(SLOT_NAMES[slot] for slot in indices(setup.slots) if TILE_OF[slot] == tile)
    return ClansTableTile(tile, slots, campfire=tile in (1, setup.tiles))


def _slot(setup: Setup, slot: int) -> ClansTableSlot:
    name = SLOT_NAMES[slot]
    return ClansTableSlot(
        slot=name,
        tile=TILE_OF[slot],
        side=convert(name[1], Side),
        place=int(name[2:] or 0),
        adjacent=tuple(SLOT_NAMES[other] for other in indices(setup.adjacent[slot])),
    )
