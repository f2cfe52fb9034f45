// The long table as a grid: north row, the tiles with a head at each end, south row. Columns are counted
// from the west; what is drawn turned on a phone is the same grid.
import type { ClansSlot, ClansTable, ClansTableTile } from '../protocol'

export interface SlotCell {
  readonly kind: 'slot'
  readonly slot: ClansSlot
  readonly column: number
  readonly span: 1
}

export interface TileCell {
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

export function rowsOf(table: ClansTable): readonly (readonly Cell[])[] {
  const slotsOn = (side: string) => table.slots.filter((slot) => slot.side === side)
  const row = (side: string): SlotCell[] =>
    slotsOn(side).map(({ slot, tile, place }) => slotCell(slot, firstColumn(tile) + place - 1))
  const tiles = table.tiles.map((tile): TileCell => ({ kind: 'tile', tile, column: firstColumn(tile.tile), span: 3 }))
  const west = slotsOn('W').map(({ slot }) => slotCell(slot, 0))
  const east = slotsOn('E').map(({ slot }) => slotCell(slot, columnsOf(table) - 1))
  return [row('N'), [...west, ...tiles, ...east], row('S')]
}

function slotCell(slot: ClansSlot, column: number): SlotCell {
  return { kind: 'slot', slot, column, span: 1 }
}

const firstColumn = (tile: number) => 3 * (tile - 1) + 1

export function columnsOf(table: ClansTable): number {
  return 3 * table.tiles.length + 2
}

export function cellAt(rows: readonly (readonly Cell[])[], { row, column }: Spot): Cell | undefined {
  return rows[row]?.find((cell) => cell.column <= column && column < cell.column + cell.span)
}

/** Where an arrow key leads from a cell; the same spot at an edge. */
export function stepped(rows: readonly (readonly Cell[])[], from: Spot, down: number, east: number): Spot {
  if (down) {
    const to = { row: from.row + down, column: from.column }
    return cellAt(rows, to) ? to : from
  }
  const here = cellAt(rows, from)
  const column = east > 0 ? (here?.column ?? 0) + (here?.span ?? 1) : (here?.column ?? 0) - 1
  const beside = { row: from.row, column }
  if (cellAt(rows, beside)) return beside
  const head = { row: MIDDLE, column }
  return cellAt(rows, head) ? head : from
}
