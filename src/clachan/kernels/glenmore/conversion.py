"""From states, views and actions of Glen More to those of the kernel, and back."""

from __future__ import annotations

from typing import assert_never

import numpy as np

from clachan.core import Rng
from clachan.games.glenmore import actions, board
from clachan.games.glenmore.actions import Action
from clachan.games.glenmore.board_from_state import board_from_state, state_from_board
from clachan.games.glenmore.board_side import Side
from clachan.games.glenmore.components import (
    AROUND,
    CASTLE_OF_MEY,
    COSTS,
    EFFECTS,
    KINDS,
    LOCH_NESS,
    ORIGIN,
    PLACES,
    START,
    WAYS,
    Cell,
    Tile,
)
from clachan.games.glenmore.determinise import determinise
from clachan.games.glenmore.scoring import COMPARED
from clachan.games.glenmore.state import Gain, Scoring, State
from clachan.games.glenmore.views import View
from clachan.kernels.glenmore import rules as at
from clachan.kernels.glenmore.rules import Array

# States


def from_state(state: State) -> Array:
    """The array of a state."""
    array = np.zeros(at.STATE_SIZE, at.STATE_TYPE)
    table = board_from_state(state)
    array[at.PLAYERS] = len(table.sides)
    array[at.PHASE] = table.phase
    array[at.PLIES] = table.plies
    array[at.SCORINGS] = table.scorings
    _put(array, at.CHAIN, table.chain, at.CHAIN_SIZE)
    _put(array, at.OFFER, sorted(entry for entry in table.chain if entry > 0), at.OFFER_SIZE)
    _put(array, at.MARKET, table.market)
    _put(array, at.LEFT, [stack.bit_count() for stack in table.stacks])
    bag = [tile for tile in range(1, at.TILES) if any(stack >> tile & 1 for stack in table.stacks)]
    array[at.BAG_START] = at.TILES - 1 - len(bag)
    _put(array, at.BAG + at.TILES - 1 - len(bag), bag)
    for number, scoring in enumerate(table.scored):
        for what, counts in enumerate(scoring):
            _put(array, at.SCORED + (number * len(COMPARED) + what) * at.SEATS, counts)
    for seat, side in enumerate(table.sides):
        _put_side(array, seat, side)
    if state.turn is not None:
        _put_turn(array, table)
    return array


def _put(array: Array, first: int, values: list[int] | tuple[int, ...], size: int = -1) -> None:
    array[first : first + len(values)] = values
    if size >= 0:
        array[size] = len(values)


def _put_side(array: Array, seat: int, side: Side) -> None:
    first = at.side_of(seat)
    array[first + at.COINS] = side.coins
    array[first + at.WHISKY] = side.whisky
    array[first + at.CHIEFTAINS] = side.chieftains
    array[first + at.POINTS] = side.points
    array[first + at.CARDS] = len(side.cards)
    array[first + at.BONNETS_HELD] = sum(at.BONNETS_OF[card] for card in side.cards)
    array[first + at.HAS_NESS] = LOCH_NESS in side.cards
    array[first + at.HAS_MEY] = CASTLE_OF_MEY in side.cards
    pieces = {cell: tile or at.FIRST_START + seat for cell, tile in side.tiles.items()}
    for cell, piece in pieces.items():
        array[at.CELL + piece] = cell - ORIGIN
        array[at.BESIDE + piece] = sum(cell + step in pieces for step in AROUND)
    for cube in side.cubes:
        array[at.CUBES + pieces[cube & 0xFFFF]] += 1 << 2 * (cube >> 16)
    kinds = [cube >> 16 for cube in set(side.cubes)]
    _put(array, first + at.STOCK, side.stock)
    _put(array, first + at.SPOTS, [kinds.count(kind) for kind in range(at.KINDS)])
    _put(array, first + at.ENDS, _from_origin(side.ends))
    _put(array, first + at.LAND, [pieces[cell] for cell in side.cells], first + at.LAND_SIZE)
    members = [pieces[cell] for cell in side.members]
    _put(array, first + at.MEMBERS, members, first + at.MEMBERS_SIZE)
    _put(array, first + at.FRONTIER, _from_origin(side.frontier), first + at.FRONTIER_SIZE)
    for way, cells in enumerate(side.sites):
        sites = _from_origin(cells)
        _put(array, first + int(at.SITES[way]), sites, first + at.SITES_SIZE + way)
    for gain in side.gains:
        source = int(gain.tile)
        if gain.scoring:
            source = at.TILES + (gain.scoring - 1) * len(COMPARED) + COMPARED.index(gain.what)
        array[at.GAIN_LOG + array[at.GAINS_SIZE]] = source | gain.points << 7 | seat << 11
        array[at.GAINS_SIZE] += 1


def _from_origin(cells: list[int]) -> list[int]:
    return [cell - ORIGIN for cell in cells]


def _put_turn(array: Array, table: board.Board) -> None:
    array[at.SEAT] = table.seat
    array[at.TURN_TILE] = table.tile
    array[at.TURN_CELL] = table.cell - ORIGIN
    array[at.MOVEMENT] = table.movement
    array[at.NESS_USED] = table.ness_used
    side = table.sides[table.seat]
    for cell in table.activated:
        array[at.IS_ACTIVATED + _piece(table, cell)] = 1
    if table.phase != board.TAKE and table.cell in side.tiles:
        near = [cell for cell in side.cells if cell - table.cell in (0, *AROUND)]
        _put(array, at.REACH, [_piece(table, cell) for cell in near], at.REACH_SIZE)
    if table.phase == board.PAY:
        is_input = table.activating >= 0
        array[at.PAY_FOR] = at.INPUT if is_input else at.COST
        array[at.PAY_PIECE] = _piece(table, table.pay_cell) if is_input else table.tile
        array[at.PAID] = table.paid
        array[at.USED] = table.used
    elif table.phase == board.GAIN:
        array[at.GAIN_PIECE] = _piece(table, table.gain_cell)
        array[at.GAIN_COUNT] = table.gain_count


def _piece(table: board.Board, cell: int) -> int:
    return table.sides[table.seat].tiles[cell] or at.FIRST_START + table.seat


def to_state(_setup: Array, array: Array) -> State:
    """The state of an array."""
    numbers = [int(number) for number in array]
    bag = numbers[at.BAG + numbers[at.BAG_START] : at.BAG + at.TILES - 1]
    stacks = []
    for left in numbers[at.LEFT : at.LEFT + at.STACK_COUNT]:
        stacks.append(sum(1 << tile for tile in bag[:left]))
        bag = bag[left:]
    table = board.Board(
        [_side(numbers, seat) for seat in range(numbers[at.PLAYERS])],
        _list(numbers, at.CHAIN, at.CHAIN_SIZE),
        stacks,
        numbers[at.MARKET : at.MARKET + at.KINDS],
    )
    table.phase, table.plies = numbers[at.PHASE], numbers[at.PLIES]
    table.scored = tuple(_scoring(numbers, number) for number in range(numbers[at.SCORINGS]))
    if table.phase not in (board.DRAW, board.ROLL, board.OVER):
        _read_turn(numbers, table)
    return state_from_board(table)


def _list(numbers: list[int], first: int, size: int) -> list[int]:
    return numbers[first : first + numbers[size]]


def _scoring(numbers: list[int], scoring: int) -> Scoring:
    rows = [
        at.SCORED + (scoring * len(COMPARED) + what) * at.SEATS for what in range(len(COMPARED))
    ]
    return Scoring(*[tuple(numbers[row : row + numbers[at.PLAYERS]]) for row in rows])


def _side(numbers: list[int], seat: int) -> Side:
    first = at.side_of(seat)
    pieces = _list(numbers, first + at.LAND, first + at.LAND_SIZE)
    cells = [_cell(numbers, piece) for piece in pieces]
    tiles = [at.tile_of(piece) for piece in pieces]
    cubes = [
        kind << 16 | cell
        for piece, cell in zip(pieces, cells, strict=True)
        for kind in range(at.KINDS)
        for _ in range(numbers[at.CUBES + piece] >> 2 * kind & 3)
    ]
    sites = [
        _list(numbers, first + int(at.SITES[way]), first + at.SITES_SIZE + way) for way in range(3)
    ]
    members = _list(numbers, first + at.MEMBERS, first + at.MEMBERS_SIZE)
    coins, whisky, chieftains, points = numbers[first : first + 4]
    return Side(
        (coins, whisky, chieftains, points),
        [_cell(numbers, piece) for piece in members],
        cells,
        dict(zip(cells, tiles, strict=True)),
        sorted(cubes),
        numbers[first + at.STOCK : first + at.STOCK + at.KINDS],
        sorted(tile for tile in tiles if PLACES[tile]),
        _to_origin(_list(numbers, first + at.FRONTIER, first + at.FRONTIER_SIZE)),
        _to_origin(numbers[first + at.ENDS : first + at.ENDS + 4]),
        [_to_origin(cells) for cells in sites],
        [_gain(code) for code in _list(numbers, at.GAIN_LOG, at.GAINS_SIZE) if code >> 11 == seat],
    )


def _cell(numbers: list[int], piece: int) -> int:
    return numbers[at.CELL + piece] + ORIGIN


def _to_origin(cells: list[int]) -> list[int]:
    return [cell + ORIGIN for cell in cells]


def _gain(code: int) -> Gain:
    source, points = code & 0x7F, code >> 7 & 0xF
    if source < at.TILES:
        return Gain(points, 0, KINDS[source], Tile(source))
    scoring, what = divmod(source - at.TILES, len(COMPARED))
    return Gain(points, scoring + 1, COMPARED[what], START)


def _read_turn(numbers: list[int], table: board.Board) -> None:
    table.seat, table.tile = numbers[at.SEAT], numbers[at.TURN_TILE]
    table.cell = numbers[at.TURN_CELL] + ORIGIN
    table.movement, table.ness_used = numbers[at.MOVEMENT], bool(numbers[at.NESS_USED])
    first = at.side_of(table.seat)
    for piece in _list(numbers, first + at.LAND, first + at.LAND_SIZE):
        if numbers[at.IS_ACTIVATED + piece]:
            table.activated.append(_cell(numbers, piece))
    if table.phase == board.PAY:
        tile = at.tile_of(numbers[at.PAY_PIECE])
        effect = EFFECTS[tile]
        if numbers[at.PAY_FOR] == at.INPUT:
            table.begin_payment(effect.due, effect.required, tile)
            table.pay_cell = _cell(numbers, numbers[at.PAY_PIECE])
        else:
            table.begin_payment(COSTS[tile].due, len(COSTS[tile].due), -1)
        table.paid, table.used = numbers[at.PAID], numbers[at.USED]
    elif table.phase == board.GAIN:
        table.begin_gain(_cell(numbers, numbers[at.GAIN_PIECE]), numbers[at.GAIN_COUNT])


def from_view(view: View, rng: Rng) -> Array:
    """The array of the one state with this view: nothing is hidden (GM 12)."""
    return from_state(determinise(view, rng))


# Actions


def number_action(array: Array, action: Action) -> int:
    """The number of a legal action in this position; its cells are those of the seat to move."""
    match action:
        case actions.Draw(tile):
            return at.DRAWS + tile - 1
        case actions.Roll(number):
            return at.ROLLS + number - 1
        case actions.Take(tile, cell):
            first = at.side_of(int(array[at.SEAT])) + int(at.SITES[WAYS[tile]])
            sites = array[first : first + at.FRONTIER_LIMIT].tolist()
            site: int = sites.index(cell - ORIGIN)
            return at.TAKES + (_place(array, tile) - 1) * at.FRONTIER_LIMIT + site
        case actions.Discard(tile):
            return at.DISCARDS + _place(array, tile) - 1
        case actions.Pay(kind, cell):
            return at.PAYS + int(at.HOLDING[kind, _tile(array, cell)])
        case actions.Buy(kind):
            return at.BUYS + kind
        case actions.PayMember(cell):
            return at.PAY_MEMBERS + _tile(array, cell)
        case actions.PayChieftain():
            return at.PAY_CHIEFTAIN
        case actions.Stop():
            return at.STOP
        case actions.GainCube(kind):
            return at.GAINS + kind
        case actions.Resolve():
            return at.RESOLVE_ACTION
        case actions.Activate(cell):
            return at.ACTIVATIONS + _tile(array, cell)
        case actions.Ness(cell):
            return at.NESSES + _tile(array, cell)
        case actions.Done():
            return at.DONE
        case actions.Move(origin, target):
            return at.MOVES + len(AROUND) * _tile(array, origin) + AROUND.index(target - origin)
        case actions.Promote(cell):
            return at.PROMOTIONS + _tile(array, cell)
        case actions.End():
            return at.END
        case actions.Sell(kind, cell):
            return at.SALES + int(at.HOLDING[kind, _tile(array, cell)])
        case _:
            assert_never(action)


def _place(array: Array, entry: int) -> int:
    entries: list[int] = array[at.CHAIN : at.CHAIN + array[at.CHAIN_SIZE]].tolist()
    return entries.index(entry)


def _tile(array: Array, cell: Cell) -> int:
    """The tile on this cell of the land of the seat to move."""
    side = at.side_of(int(array[at.SEAT]))
    land = array[side + at.LAND : side + at.LAND + array[side + at.LAND_SIZE]].tolist()
    return next(at.tile_of(piece) for piece in land if array[at.CELL + piece] == cell - ORIGIN)


def name_action(array: Array, number: int) -> Action:
    """The legal action with this number in this position."""
    if number < at.ROLLS:
        return actions.draw(Tile(number - at.DRAWS + 1))
    if number < at.TAKES:
        return actions.roll(number - at.ROLLS + 1)
    if number < at.DISCARDS:
        place, site = divmod(number - at.TAKES, at.FRONTIER_LIMIT)
        tile = int(array[at.CHAIN + place + 1])
        side = at.side_of(int(array[at.SEAT]))
        cell = int(array[side + int(at.SITES[WAYS[tile]]) + site])
        return actions.take(Tile(tile), Cell(cell + ORIGIN))
    if number < at.PAYS:
        return actions.discard(Tile(int(array[at.CHAIN + number - at.DISCARDS + 1])))
    if number < at.BUYS:
        return actions.pay(*_holding(array, number - at.PAYS))
    if number < at.PAY_MEMBERS:
        return actions.buy(number - at.BUYS)
    if number < at.PAY_CHIEFTAIN:
        return actions.pay_member(_cell_of(array, number - at.PAY_MEMBERS))
    if number in _SINGLE:
        return _SINGLE[number]
    if number < at.RESOLVE_ACTION:
        return actions.gain_cube(number - at.GAINS)
    if number < at.NESSES:
        return actions.activate(_cell_of(array, number - at.ACTIVATIONS))
    if number < at.DONE:
        return actions.ness(_cell_of(array, number - at.NESSES))
    if number < at.PROMOTIONS:
        tile, direction = divmod(number - at.MOVES, len(AROUND))
        origin = _cell_of(array, tile)
        return actions.move(origin, Cell(origin + AROUND[direction]))
    if number < at.END:
        return actions.promote(_cell_of(array, number - at.PROMOTIONS))
    return actions.sell(*_holding(array, number - at.SALES))


_SINGLE: dict[int, Action] = {
    at.PAY_CHIEFTAIN: actions.PAY_CHIEFTAIN,
    at.STOP: actions.STOP,
    at.RESOLVE_ACTION: actions.RESOLVE,
    at.DONE: actions.DONE,
    at.END: actions.END,
}


def _cell_of(array: Array, tile: int) -> Cell:
    return Cell(int(array[at.CELL + at.piece_of(array, tile)]) + ORIGIN)


def _holding(array: Array, holding: int) -> tuple[int, Cell]:
    return int(at.HOLDING_KIND[holding]), _cell_of(array, int(at.HOLDING_TILE[holding]))
