"""The messages of the current turn in Glen More and of its next decision (GM 13)."""

from typing import TypeAlias, assert_never

from msgspec import Struct

from clachan.games.glenmore.components import START
from clachan.games.glenmore.state import (
    Activating,
    Decision,
    Drawing,
    Gaining,
    Moving,
    Over,
    Paying,
    PayingMember,
    Resolving,
    Rolling,
    Taking,
    Turn,
)
from clachan.wire.views.glenmore_names import (
    RESOURCE_NAMES,
    CellName,
    DueName,
    ResourceName,
    TileNumber,
    cell_label,
    cell_names,
    due_names,
)


class GlenmoreDrawing(Struct, frozen=True, tag_field="type", tag="drawing"):
    """Chance draws the next tile of the chain."""


class GlenmoreRolling(Struct, frozen=True, tag_field="type", tag="rolling"):
    """Chance rolls the die."""


class GlenmoreTaking(Struct, frozen=True, tag_field="type", tag="taking"):
    """The player chooses a tile and a cell."""


class GlenmorePaying(Struct, frozen=True, tag_field="type", tag="paying"):
    """The player pays for the tile taken or for the tile activated, cube by cube (GM 5.5)."""

    tile: TileNumber
    cell: CellName
    for_activation: bool
    due: tuple[DueName, ...]
    """The cubes still to be paid, in this order."""
    required: int
    """The number of them that must be paid; after that the player may stop."""
    paid: int
    """The number of cubes already paid."""
    used: tuple[ResourceName, ...]
    """The kinds of the cubes already paid."""


class GlenmorePayingMember(Struct, frozen=True, tag_field="type", tag="paying-member"):
    """The player pays a clan member or a chieftain for Loch Ness (GM 5.7)."""


class GlenmoreGaining(Struct, frozen=True, tag_field="type", tag="gaining"):
    """The player chooses ``count`` cubes of any kind for a tile."""

    cell: CellName
    count: int


class GlenmoreResolving(Struct, frozen=True, tag_field="type", tag="resolving"):
    """Loch Shiel takes effect when its player is ready (GM 7.2)."""


class GlenmoreActivating(Struct, frozen=True, tag_field="type", tag="activating"):
    """Tiles may be activated, one after the other."""


class GlenmoreMoving(Struct, frozen=True, tag_field="type", tag="moving"):
    """Movement points may be spent."""


class GlenmoreOver(Struct, frozen=True, tag_field="type", tag="over"):
    """The third scoring has taken place."""


DecisionMessage: TypeAlias = (
    GlenmoreDrawing
    | GlenmoreRolling
    | GlenmoreTaking
    | GlenmorePaying
    | GlenmorePayingMember
    | GlenmoreGaining
    | GlenmoreResolving
    | GlenmoreActivating
    | GlenmoreMoving
    | GlenmoreOver
)


class GlenmoreTurn(Struct, frozen=True):
    """The state of the turn; ``tile`` and ``cell`` are null until they are chosen."""

    seat: int
    tile: TileNumber | None
    cell: CellName | None
    activated: tuple[CellName, ...]
    movement: int
    """Movement points not yet spent."""
    ness_used: bool


def decision_message(decision: Decision) -> DecisionMessage:
    match decision:
        case Drawing():
            return GlenmoreDrawing()
        case Rolling():
            return GlenmoreRolling()
        case Taking():
            return GlenmoreTaking()
        case Paying():
            return _paying(decision)
        case PayingMember():
            return GlenmorePayingMember()
        case Gaining(cell, count):
            return GlenmoreGaining(cell_label(cell), count)
        case Resolving():
            return GlenmoreResolving()
        case Activating():
            return GlenmoreActivating()
        case Moving():
            return GlenmoreMoving()
        case Over():
            return GlenmoreOver()
        case _:
            assert_never(decision)


def _paying(decision: Paying) -> GlenmorePaying:
    payment = decision.payment
    return GlenmorePaying(
        tile=decision.tile,
        cell=cell_label(decision.cell),
        for_activation=decision.for_activation,
        due=due_names(payment.due),
        required=payment.required,
        paid=payment.paid,
        used=tuple([name for kind, name in enumerate(RESOURCE_NAMES) if payment.used >> kind & 1]),
    )


def turn_message(turn: Turn) -> GlenmoreTurn:
    chosen = turn.tile != START
    return GlenmoreTurn(
        seat=turn.seat,
        tile=turn.tile if chosen else None,
        cell=cell_label(turn.cell) if chosen else None,
        activated=cell_names(turn.activated),
        movement=turn.movement,
        ness_used=turn.ness_used,
    )
