"""A player's land in text: the river down column 0, the road along row 0 (GM 6.4)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from clachan.cli.terminal.glenmore.words import (
    GlenmoreContext,
    letter,
    main_land,
    short_words,
    way_sign,
)
from clachan.cli.terminal.layout import pad
from clachan.cli.terminal.terminal import COLUMNS, Ink
from clachan.games.glenmore.actions import Take
from clachan.games.glenmore.components import (
    RIVER,
    ROAD,
    ROWS,
    START,
    WAYS,
    Cell,
    cell,
    cell_name,
    x_of,
    y_of,
)
from clachan.games.glenmore.land import tile_at
from clachan.games.glenmore.state import Player, Turn

_CELL: Final = 6
_LABEL: Final = 4  # the numbers of the rows, before the first cell
_CUBES: Final = 3
WIDEST: Final = (COLUMNS - _LABEL - 1) // (_CELL + 1)


@dataclass(frozen=True, slots=True)
class Land:
    """What is to be drawn: the land, empty cells that have something written in them, the turn."""

    player: Player
    sites: Mapping[Cell, str]
    turn: Turn | None


def width_of(columns: int) -> int:
    return _LABEL + columns * (_CELL + 1) + 1


def land_to_choose(context: GlenmoreContext) -> Land:
    """One's own land, with the names of the cells where some tile of the chain may be laid."""
    sites: dict[Cell, str] = {}
    for action in context.legal:
        if isinstance(action, Take):
            way = way_sign(context.ink, action.tile) if WAYS[action.tile] in (RIVER, ROAD) else ""
            sites[action.cell] = way + cell_name(action.cell)
    turn = context.view.turn if context.view.to_move == context.seat else None
    if turn and turn.tile != START:
        sites[turn.cell] = f"*{turn.tile}"  # still to be paid for; a tile hides what is under it
    return Land(main_land(context), sites, turn)


def draw_land(context: GlenmoreContext, land: Land, columns: int, lines: int) -> list[str]:
    """The land in a window of limited cells and lines; a larger land scrolls."""
    shown = [*land.player.cells, *land.sites]
    focus = _focus(land)
    xs = _window([x_of(place) for place in shown], x_of(focus), columns)
    ys = _window([y_of(place) for place in shown], y_of(focus), (lines - 1) // 2)
    drawn = [_header(shown, xs)]
    for y in reversed(ys):
        label = f"{y:>3} "
        for text in _row(context, land, [cell(x, y) for x in xs]):
            drawn.append(label + text)
            label = " " * _LABEL
    return _with_arrows(context.ink, drawn, shown, ys)


def _focus(land: Land) -> Cell:
    """Around what a land that is too large is shown: the tile of this turn, else what may come."""
    if land.turn and land.turn.tile != START and land.turn.cell in land.player.cells:
        return land.turn.cell
    places = list(land.sites) or list(land.player.members) or list(land.player.cells)
    return cell(_middle([x_of(place) for place in places]), _middle([y_of(p) for p in places]))


def _middle(numbers: Sequence[int]) -> int:
    return (min(numbers) + max(numbers)) // 2


def _window(numbers: Sequence[int], focus: int, size: int) -> range:
    low, high = min(numbers), max(numbers)
    if high - low < size:
        return range(low, high + 1)
    start = min(max(focus - size // 2, low), high - size + 1)
    return range(start, start + size)


def _header(shown: Sequence[Cell], xs: range) -> str:
    """The numbers of the columns; arrows where the land goes on."""
    numbers = "".join(f"{x:^{_CELL + 1}}" for x in xs)
    west = "<" if any(x_of(place) < xs[0] for place in shown) else " "
    east = ">" if any(x_of(place) > xs[-1] for place in shown) else " "
    return " " * (_LABEL - 1) + west + numbers + east


def _with_arrows(ink: Ink, lines: list[str], shown: Sequence[Cell], ys: range) -> list[str]:
    """Where the land goes on to the north or south, the row's number says so."""
    if any(y_of(place) > ys[-1] for place in shown):
        lines[1] = "^" + lines[1][1:]
    if any(y_of(place) < ys[0] for place in shown):
        lines[-1] = "v" + lines[-1][1:]
    lines[0] = ink.paint(lines[0], "faint")
    return lines


def _row(context: GlenmoreContext, land: Land, places: Sequence[Cell]) -> tuple[str, str]:
    """Two lines for a row of cells: what lies there, and who and what is on it."""
    bar = context.ink.sign("│", "|")
    beside = [False, *(place in land.player.cells for place in places), False]
    bars = [bar if one or other else " " for one, other in pairwise(beside)]
    texts = [_cell(context, land, place) for place in places]
    upper, lower = (
        bars[0] + "".join(text[line] + bar for text, bar in zip(texts, bars[1:], strict=True))
        for line in (0, 1)
    )
    return upper.rstrip(), lower.rstrip()


def _cell(context: GlenmoreContext, land: Land, place: Cell) -> tuple[str, str]:
    ink, tile = context.ink, tile_at(land.player, place)
    if tile is None:
        name = pad(land.sites.get(place, ""), _CELL)
        return ink.paint(name, "open") if name.strip() else name, " " * _CELL
    style = f"frame-{ROWS[tile].frame}"
    kind = pad(way_sign(ink, tile) + short_words(context, tile), _CELL)
    return ink.paint(kind, style), ink.paint(_on_tile(context, land, place), style)


def _on_tile(context: GlenmoreContext, land: Land, place: Cell) -> str:
    """Clan members, a mark if the tile was laid or activated in this turn, cubes."""
    ink = context.ink
    sign, count = ink.sign("▲", "i"), land.player.members.count(place)
    members = sign * count if count < _CUBES else f"{sign}{count}"
    mark = " "
    if land.turn and place in land.turn.activated:
        mark = ink.sign("×", "x")
    elif land.turn and land.turn.tile != START and place == land.turn.cell:
        mark = "*"
    cubes = "".join(letter(context, kind) for kind, at in land.player.cubes if at == place)
    return f"{members:<2}{mark}{cubes:>{_CUBES}}"
