// The long table as a grid: north row, the tiles with a head at each end, south row. Columns are counted
// from the west; what is drawn turned on a phone is the same grid.
import type { ClansSlot, ClansComponents, ClansTableTile } from '../../api/protocol'

interface SlotCell {
  readonly kind: 'slot'
  readonly slot: ClansSlot
  readonly column: number
  readonly span: 1
}

interface TileCell {
  readonly kind: 'tile'
  readonly tile: ClansTableTile
  readonly column: number
  readonly span: 3
}

export type Cell = SlotCell | TileCell

export interface Spot {
  readonly row: number
  readonly column: number
}

export const MIDDLE = 1

export function rowsOf(table: ClansComponents): readonly (readonly Cell[])[] {
  const slotsOn = (side: string) => table.slots.filter((slot) => slot.side === side)
  const row = (side: string): SlotCell[] =>
    slotsOn(side).map(({ slot, tile, place }) => slotCell(slot, firstColumn(tile) + place - 1))
  const tiles = table.tiles.map((tile): TileCell => ({
    kind: 'tile',
    tile,
    column: firstColumn(tile.tile),
    span: 3,
  }))
  const west = slotsOn('W').map(({ slot }) => slotCell(slot, 0))
  const east = slotsOn('E').map(({ slot }) => slotCell(slot, columnsOf(table) - 1))
  return [row('N'), [...west, ...tiles, ...east], row('S')]
}

function slotCell(slot: ClansSlot, column: number): SlotCell {
  return { kind: 'slot', slot, column, span: 1 }
}

const firstColumn = (tile: number) => 3 * (tile - 1) + 1

export function columnsOf(table: ClansComponents): number {
  return 3 * table.tiles.length + 2
}

export function cellAt(rows: readonly (readonly Cell[])[], { row, column }: Spot): Cell | undefined {
  return rows[row]?.find((cell) => cell.column <= column && column < cell.column + cell.span)
}

/** The first or the last cell of the row. */
export function edgeOf(
  rows: readonly (readonly Cell[])[],
  { row, column }: Spot,
  edge: 'first' | 'last',
): Spot {
  const cell = edge === 'first' ? rows[row]?.[0] : rows[row]?.at(-1)
  return { row, column: cell?.column ?? column }
}

/** Of these places the next one, from tile 1 on and round again; the first one where none is focused. */
export function nextPlace(
  table: ClansComponents,
  places: ReadonlySet<ClansSlot>,
  from: ClansSlot | null,
  by: 1 | -1,
): ClansSlot | null {
  const order = rowsOf(table).flatMap((row, at) =>
    row.flatMap((cell) => (cell.kind === 'slot' ? [{ ...cell, at }] : [])),
  )
  const slots = order
    .sort((one, other) => one.column - other.column || one.at - other.at)
    .map(({ slot }) => slot)
  const here = from === null ? -1 : slots.indexOf(from)
  const start = here < 0 && by < 0 ? 0 : here
  const round = slots.map(
    (_, step) => slots[(start + by * (step + 1) + 2 * slots.length) % slots.length] ?? '',
  )
  return round.find((slot) => places.has(slot)) ?? null
}

/** Where an arrow key leads from a cell; the same spot at an edge. */
export function stepped(rows: readonly (readonly Cell[])[], from: Spot, down: number, east: number): Spot {
  const here = cellAt(rows, from)
  if (down) {
    const row = from.row + down
    // Above and below a head there is nothing: the corner beside it is next.
    const columns = [from.column, from.column + 1, from.column - 1].slice(
      0,
      here?.kind === 'slot' && from.row === MIDDLE ? 3 : 1,
    )
    const column = columns.find((one) => cellAt(rows, { row, column: one }))
    return column === undefined ? from : { row, column }
  }
  const column = east > 0 ? (here?.column ?? 0) + (here?.span ?? 1) : (here?.column ?? 0) - 1
  const beside = { row: from.row, column }
  if (cellAt(rows, beside)) return beside
  const head = { row: MIDDLE, column }
  return cellAt(rows, head) ? head : from
}
