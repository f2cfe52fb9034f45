"""From the message of a view back to the view of the game, for programs that play over JSON."""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias, assert_never

import msgspec
from msgspec import Struct

from clachan.games.clans.components import card, slot
from clachan.games.clans.views import FaceDownView
from clachan.games.clans.views import View as ClansGameView
from clachan.games.glenmore.components import (
    ANY,
    EAST,
    NORTH,
    ORIGIN,
    OTHER,
    RESOURCES,
    RIVER,
    ROAD,
    SIDES,
    SOUTH,
    START,
    WAYS,
    WEST,
    Cell,
    Tile,
)
from clachan.games.glenmore.components import cell as cell_at
from clachan.games.glenmore.state import (
    ACTIVATING,
    DIE_ENTRY,
    DRAWING,
    MOVING,
    OVER,
    PAYING_MEMBER,
    RESOLVING,
    ROLLING,
    TAKING,
    Decision,
    Gain,
    Gaining,
    Paying,
    Payment,
    Player,
    Scoring,
    Turn,
    figure,
)
from clachan.games.glenmore.views import View as GlenmoreGameView
from clachan.wire.views.clans import ClansView
from clachan.wire.views.glenmore import (
    ChainMessage,
    DecisionMessage,
    GlenmoreChainFigure,
    GlenmoreChainTile,
    GlenmoreGain,
    GlenmoreGaining,
    GlenmoreLand,
    GlenmorePaying,
    GlenmoreTurn,
    GlenmoreView,
)

GameView: TypeAlias = ClansGameView | GlenmoreGameView

_DUES: Final = {name: kind for kind, name in enumerate(RESOURCES)} | {"any": ANY, "other": OTHER}
_PLAIN_DECISIONS: Final[Mapping[object, Decision]] = {
    "drawing": DRAWING,
    "rolling": ROLLING,
    "taking": TAKING,
    "paying-member": PAYING_MEMBER,
    "resolving": RESOLVING,
    "activating": ACTIVATING,
    "moving": MOVING,
    "over": OVER,
}
"""By the tag of the message."""


def read_view(message: Struct | Mapping[str, Any]) -> GameView:
    """Return the view of a game from its message, or from the JSON object of it.

    Raises `ValueError` if it is no view of Clans and Glory or Glen More. So a program that gets views as JSON, for example from the
    arena, can use everything that takes a view: ``preview``, ``determinise`` and our bots.

    >>> from clachan.games import clans
    >>> from clachan.wire.views import read_view, view_message
    >>> view = clans.view(clans.new_game(players=2), 0)
    >>> read_view(msgspec.to_builtins(view_message(clans, view))) == view
    True
    """
    try:
        found = msgspec.convert(message, ClansView | GlenmoreView)
    except msgspec.ValidationError as error:
        raise ValueError(f"view: {error}") from error
    match found:
        case ClansView():
            return _clans_view(found)
        case GlenmoreView():
            return _glenmore_view(found)
        case _:
            assert_never(found)


# Clans and Glory


def _clans_view(message: ClansView) -> ClansGameView:
    return ClansGameView(
        players=message.players,
        seat=message.seat,
        to_move=message.to_move,
        plies=message.plies,
        face_up=tuple((slot(place), card(name)) for place, name in message.face_up.items()),
        face_down=tuple(
            FaceDownView(
                slot(down.slot),
                down.seat,
                None if down.card is None else card(down.card),
                tuple(map(card, down.ruled_out)),
            )
            for down in message.face_down
        ),
        stacks=message.stacks,
        shields=message.shields,
        hand_sizes=message.hand_sizes,
        hands=tuple(None if hand is None else tuple(map(card, hand)) for hand in message.hands),
        ruled_out=tuple(tuple(map(card, names)) for names in message.ruled_out),
        bag_size=message.bag_size,
        bag=None if message.bag is None else tuple(map(card, message.bag)),
        plays=tuple((slot(place), shield) for place, shield in message.plays),
    )


# Glen More


def _glenmore_view(message: GlenmoreView) -> GlenmoreGameView:
    return GlenmoreGameView(
        players=message.players,
        seat=message.seat,
        to_move=message.to_move,
        plies=message.plies,
        decision=_decision(message.decision),
        lands=tuple(map(_player, message.lands)),
        chain=tuple(map(_entry, message.chain)),
        stacks=tuple(tuple(map(Tile, stack)) for stack in message.stacks),
        market=tuple(row.level for row in message.market),
        scored=tuple(
            Scoring(one.whisky.counts, one.chieftains.counts, one.cards.counts)
            for one in message.scored
        ),
        turn=None if message.turn is None else _turn(message.turn),
    )


def _cell(name: str) -> Cell:
    x, y = name.split(",")
    return cell_at(int(x), int(y))


def _cells(names: tuple[str, ...]) -> tuple[Cell, ...]:
    return tuple(map(_cell, names))


def _entry(message: ChainMessage) -> int:
    if isinstance(message, GlenmoreChainTile):
        return message.tile
    return figure(message.seat) if isinstance(message, GlenmoreChainFigure) else DIE_ENTRY


def _decision(message: DecisionMessage) -> Decision:
    if isinstance(message, GlenmorePaying):
        used = sum(1 << RESOURCES.index(name) for name in message.used)
        due = tuple(_DUES[name] for name in message.due)
        payment = Payment(due, message.required, message.paid, used)
        return Paying(payment, Tile(message.tile), _cell(message.cell), message.for_activation)
    if isinstance(message, GlenmoreGaining):
        return Gaining(_cell(message.cell), message.count)
    return _PLAIN_DECISIONS[message.__struct_config__.tag]


def _turn(message: GlenmoreTurn) -> Turn:
    return Turn(
        seat=message.seat,
        tile=Tile(message.tile or START),
        cell=ORIGIN if message.cell is None else _cell(message.cell),
        activated=_cells(message.activated),
        movement=message.movement,
        ness_used=message.ness_used,
    )


def _player(land: GlenmoreLand) -> Player:
    tiles = {_cell(laid.cell): Tile(laid.tile) for laid in land.tiles}
    return Player(
        coins=land.coins,
        whisky=land.whisky,
        chieftains=land.chieftains,
        members=tuple(_cell(laid.cell) for laid in land.tiles for _ in range(laid.members)),
        cells=tuple(tiles),
        tiles=tuple(tiles.values()),
        cubes=tuple(
            sorted((_DUES[cube], _cell(laid.cell)) for laid in land.tiles for cube in laid.cubes)
        ),
        stock=tuple(getattr(land.stock, name) for name in RESOURCES),
        cards=tuple(map(Tile, land.cards)),
        frontier=_frontier(tiles),
        ends=_ends(tiles),
        sites=(_cells(land.sites.plain), _cells(land.sites.river), _cells(land.sites.road)),
        gains=tuple(map(_gain, land.gains)),
    )


def _frontier(tiles: dict[Cell, Tile]) -> tuple[Cell, ...]:
    """What the rules keep at hand, and the message leaves out: it follows from where tiles lie."""
    beside = {Cell(place + side) for place in tiles for side in SIDES}
    return tuple(sorted(beside - tiles.keys()))


def _ends(tiles: dict[Cell, Tile]) -> tuple[Cell, ...]:
    """Left out too: as far as river and road go from the start village."""
    found = []
    for step, way in ((NORTH, RIVER), (SOUTH, RIVER), (EAST, ROAD), (WEST, ROAD)):
        end = Cell(ORIGIN + step)
        while end in tiles and WAYS[tiles[end]] == way:
            end = Cell(end + step)
        found.append(end)
    return tuple(found)


def _gain(message: GlenmoreGain) -> Gain:
    tile = START if message.tile is None else Tile(message.tile)
    return Gain(message.points, message.scoring or 0, message.what, tile)
