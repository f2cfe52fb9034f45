"""Names in Glen More's messages: cells as in GM 6.4, resources as in GM 1.1."""

from functools import cache
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, convert

from clachan.games.glenmore.components import RESOURCES, Cell, cell_name

CellName: TypeAlias = Annotated[str, Meta(pattern="^-?[0-9]{1,2},-?[0-9]{1,2}$")]
TileNumber: TypeAlias = Annotated[int, Meta(ge=0, le=67)]  # 0 is a start village
ResourceName: TypeAlias = Literal["wood", "stone", "grain", "cattle", "sheep"]
# "other": any kind that has not been paid yet.
DueName: TypeAlias = Literal["wood", "stone", "grain", "cattle", "sheep", "any", "other"]

RESOURCE_NAMES: Final = convert(RESOURCES, tuple[ResourceName, ...])
DUE_NAMES: Final = convert((*RESOURCES, "any", "other"), tuple[DueName, ...])

# A land has few cells, and they are the same in every game.
cell_label: Final = cache(cell_name)


def cell_names(cells: tuple[Cell, ...]) -> tuple[str, ...]:
    return tuple([cell_label(cell) for cell in cells])


def due_names(due: tuple[int, ...]) -> tuple[DueName, ...]:
    return tuple([DUE_NAMES[kind] for kind in due])
