"""What a player of Glen More may do now, decision by decision, in a narrow column (GM 13)."""

from collections.abc import Sequence
from typing import Final, assert_never

from clachan.cli.terminal.glenmore.words import (
    SHORT,
    GlenmoreContext,
    input_text,
    letters,
    main_land,
    notation_words,
    resource_words,
    short_words,
    way_sign,
)
from clachan.cli.terminal.layout import pad, width
from clachan.cli.terminal.terminal import COLUMNS
from clachan.games.glenmore.actions import (
    Action,
    Activate,
    Buy,
    Discard,
    Done,
    Draw,
    End,
    GainCube,
    Move,
    Ness,
    Pay,
    PayChieftain,
    PayMember,
    Promote,
    Resolve,
    Roll,
    Sell,
    Stop,
    Take,
)
from clachan.games.glenmore.components import KINDS, Cell, Tile, cell_name
from clachan.games.glenmore.land import tile_at
from clachan.games.glenmore.shortfall import shortfall
from clachan.games.glenmore.state import Taking

_HANGING: Final = 4
_COST: Final = 3
_TEXT: Final = 12  # at least, so that what is done stands in a column


def sales(context: GlenmoreContext) -> list[Sell]:
    return [action for action in context.legal if isinstance(action, Sell)]


def choices(context: GlenmoreContext) -> list[Action]:
    """The choices that have numbers. Sales are among them only where nothing else is possible."""
    own: list[Action] = [action for action in context.legal if not isinstance(action, Sell)]
    return own or list(context.legal)


def is_taking(context: GlenmoreContext) -> bool:
    """Whether a number that is typed means a tile, not a line of the list."""
    return isinstance(context.view.decision, Taking)


def list_choices(context: GlenmoreContext, columns: int, rows: int) -> list[str]:
    """The lines of the legal actions: one for each where there is room, else one for each group of them."""
    if is_taking(context):
        return _tile_lines(context, columns, rows)
    found = choices(context)
    for apart in ((), (Ness,)):
        lines = _numbered_lines(context, apart)
        lines += _group_lines(context, [one for one in found if isinstance(one, apart)], columns)
        if len(lines) <= rows and all(width(line) <= columns for line in lines):
            return lines
    lines = _group_lines(context, found, columns)
    if len(lines) <= rows:
        return lines
    return [*lines[: rows - 1], context.words.say("glenmore-more-choices")]


def is_numbered(context: GlenmoreContext, lines: Sequence[str]) -> bool:
    """Whether the list names numbers, so that one of them may be typed."""
    return not is_taking(context) and any(line.strip()[:1].isdecimal() for line in lines)


def list_sales(context: GlenmoreContext) -> list[str]:
    """One line: what could be sold, from where, and what a cube would bring.

    Nothing where a sale is forced: then the sales are the choices.
    """
    if shortfall(context.view).must_sell:
        return []
    cells: dict[int, list[str]] = {}
    for action in sales(context):
        cells.setdefault(action.resource, []).append(cell_name(action.cell))
    if not cells:
        return []
    head = f" {notation_words(context)['sell']} "
    found = [
        f"{resource_words(context, kind)} {' '.join(names)} (+{context.view.market[kind]})"
        for kind, names in cells.items()
    ]
    for count in range(len(found), 0, -1):
        line = head + " / ".join(found[:count]) + (" / ?" if count < len(found) else "")
        if width(line) <= COLUMNS:
            return [line]
    return [f"{head} ?"]


# Taking: a line for each tile


def tiles_to_take(context: GlenmoreContext) -> dict[Tile, list[Cell]]:
    """In the order of the chain, with the cells where each may be laid."""
    cells: dict[Tile, list[Cell]] = {}
    for action in context.legal:
        if isinstance(action, Take):
            cells.setdefault(action.tile, []).append(action.cell)
        elif isinstance(action, Discard):
            cells[action.tile] = []
    return {Tile(entry): cells[Tile(entry)] for entry in context.view.chain if entry in cells}


def _tile_lines(context: GlenmoreContext, columns: int, rows: int) -> list[str]:
    tiles = tiles_to_take(context)
    lines = [_tile_line(context, tile, cells, columns) for tile, cells in tiles.items()]
    if len(lines) <= rows:
        return lines
    rest = " ".join(map(str, list(tiles)[rows - 1 :]))
    return [*lines[: rows - 1], context.words.say("glenmore-more-tiles", tiles=rest)[:columns]]


def _tile_line(context: GlenmoreContext, tile: Tile, cells: Sequence[Cell], columns: int) -> str:
    """``12 = Vill. S   1,0 -1,0``."""
    cost = pad(letters(context, tile), _COST)
    kind = pad(short_words(context, tile), SHORT)
    head = f"{tile:>2} {way_sign(context.ink, tile)}{kind} {cost} "
    if not cells:
        return head + input_text(context, Discard(tile))
    names = [cell_name(place) for place in cells]
    for count in range(len(names), 0, -1):
        more = f" +{len(names) - count}" if count < len(names) else ""
        line = head + " ".join(names[:count]) + more
        if width(line) <= columns:
            return line
    return head.rstrip()


# Everything else


def _numbered_lines(context: GlenmoreContext, apart: tuple[type, ...]) -> list[str]:
    """``1 activate 0,1  Mead. +1 sheep``; actions of the types ``apart`` are left out."""
    found = [
        (number, input_text(context, action), action)
        for number, action in enumerate(choices(context), start=1)
        if not isinstance(action, apart)
    ]
    wide = max((width(text) for _, text, _ in found), default=0)
    return [
        f"{number:>2} {pad(text, max(wide, _TEXT))} {brief(context, action)}"
        for number, text, action in found
    ]


def _group_lines(context: GlenmoreContext, found: Sequence[Action], columns: int) -> list[str]:
    """``move 0,0 0,1 1,1``, the short ones first; Loch Ness only where nothing else reaches."""
    near = [action.cell for action in context.legal if isinstance(action, Activate)]
    groups: dict[str, list[str]] = {}
    for action in found:
        if isinstance(action, Ness) and action.cell in near:
            continue
        words = input_text(context, action).split(" ")
        head = " ".join(words[:-1]) or words[0]
        groups.setdefault(head, []).extend(words[len(head.split(" ")) :])
    wrapped = [_wrap_group(head, ends, columns) for head, ends in groups.items()]
    return [line for lines in sorted(wrapped, key=len) for line in lines]


def _wrap_group(head: str, ends: Sequence[str], columns: int) -> list[str]:
    lines = [f" {head}"]
    for end in ends:
        if width(f"{lines[-1]} {end}") > columns:
            lines.append(" " * _HANGING)
        lines[-1] += f" {end}"
    return lines


def brief(context: GlenmoreContext, action: Action) -> str:
    """The effect of an action, in a word or two."""
    say, market = context.words.say, context.view.market
    match action:
        case Activate(place) | Ness(place):
            return _activation(context, place)
        case Pay(_, place):
            return _tile_at(context, place)
        case Buy(kind):
            return say("glenmore-brief-buy", coins=market[kind] + 1)
        case PayMember():
            return say("glenmore-brief-paymember")
        case PayChieftain():
            return say("glenmore-brief-paychieftain")
        case Resolve():
            return say("glenmore-brief-resolve")
        case Stop():
            return say("glenmore-brief-stop")
        case Done():
            return say("glenmore-brief-done")
        case End():
            return say("glenmore-brief-end")
        case Promote():
            return say("glenmore-brief-promote")
        case Move(_, target):
            return _tile_at(context, target)
        case Take(tile, _) | Discard(tile):
            return short_words(context, tile)
        case Sell(kind, _):
            return f"+{market[kind]}"
        case Draw() | Roll() | GainCube():
            return ""
        case _:
            assert_never(action)


def _tile_at(context: GlenmoreContext, place: Cell) -> str:
    tile = tile_at(main_land(context), place)
    assert tile is not None
    return short_words(context, tile)


def _activation(context: GlenmoreContext, place: Cell) -> str:
    tile = tile_at(main_land(context), place)
    assert tile is not None
    does = context.words.say("glenmore-does", kind=KINDS[tile])
    return f"{pad(short_words(context, tile), SHORT)} {does}"
