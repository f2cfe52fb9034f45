// The ring of fourteen fields, drawn as the edge of a rectangle of five by four.
import type { GlenmoreEntry } from '../../api/protocol'

export interface Field {
  /** `null`: the field that stays empty. */
  readonly entry: GlenmoreEntry | null
  readonly key: string
  readonly column: number
  readonly row: number
  /** Which way the next field of the ring is. */
  readonly way: 'right' | 'down' | 'left' | 'up'
}

const WIDTH = 5
const HEIGHT = 4

/** What lies on the fields, from the tail on; nothing moves that has not been moved. */
export function fieldsOf(chain: readonly GlenmoreEntry[], tailField: number, fields: number): Field[] {
  return Array.from({ length: fields }, (_, index) => {
    const entry = chain[index] ?? null
    return {
      entry,
      key: keyOf(entry, index),
      ...placeOf((tailField + index) % fields),
      way: wayOf((tailField + index) % fields),
    }
  })
}

function keyOf(entry: GlenmoreEntry | null, index: number): string {
  if (entry === null) return `empty-${index}`
  if (entry.type === 'tile') return `tile-${entry.tile}`
  return entry.type === 'figure' ? `figure-${entry.seat}` : 'die'
}

/** Clockwise from the corner at the top left; counted from 1, as grids do. */
export function placeOf(field: number): { column: number; row: number } {
  if (field < WIDTH) return { column: field + 1, row: 1 }
  const down = field - WIDTH
  if (down < HEIGHT - 2) return { column: WIDTH, row: down + 2 }
  const back = down - (HEIGHT - 2)
  if (back < WIDTH) return { column: WIDTH - back, row: HEIGHT }
  return { column: 1, row: HEIGHT - 1 - (back - WIDTH) }
}

/** Which way the chain goes on from a field: to the right along the upper edge, then down, left and up. */
export function wayOf(field: number): 'right' | 'down' | 'left' | 'up' {
  if (field < WIDTH - 1) return 'right'
  if (field < WIDTH + HEIGHT - 2) return 'down'
  return field < 2 * WIDTH + HEIGHT - 3 ? 'left' : 'up'
}
