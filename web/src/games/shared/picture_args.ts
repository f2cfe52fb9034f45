// What the arguments of a picture say, read into places.
import type { GlenmoreResource } from '../../api/protocol'

/** A place at the long table: `along` counts from the west head, `across` from the north. */
interface Place {
  readonly name: string
  readonly along: number
  readonly across: 1 | 2 | 3
  /** A card, `?` for a place that the text speaks of, empty for a free one. */
  readonly lies: string
}

export interface LongTable {
  readonly tiles: number
  readonly places: readonly Place[]
  /** The seats whose shields lie on each tile, from the west. */
  readonly stacks: readonly (readonly number[])[]
}

// CG 3: the number of players decides how long the table is.
const TILES: Readonly<Record<string, number>> = { '2': 4, '3': 5, '4': 6 }

export function longTable([players = '4', ...words]: readonly string[]): LongTable {
  const tiles = TILES[players] ?? 6
  const lies = new Map(words.map((word) => word.split('=', 2) as [string, string]))
  const at = (name: string, along: number, across: Place['across']): Place => ({
    name,
    along,
    across,
    lies: lies.get(name) ?? '',
  })
  const sides = (tile: number) =>
    [1, 2, 3].flatMap((number) => {
      const along = (tile - 1) * 3 + number + 1
      return [at(`${tile}N${number}`, along, 1), at(`${tile}S${number}`, along, 3)]
    })
  const numbers = Array.from({ length: tiles }, (_, index) => index + 1)
  const heads = [at('1W', 1, 2), at(`${tiles}E`, tiles * 3 + 2, 2)]
  const stacks = numbers.map((tile) => lies.get(String(tile))?.split(',').map(Number) ?? [])
  return { tiles, places: [...heads, ...numbers.flatMap(sides)], stacks }
}

export interface Take {
  /** `null`: no one takes these. */
  readonly seat: number | null
  readonly cards: readonly string[]
}

export function takesOf(words: readonly string[]): Take[] {
  return words.map((word) => {
    const [seat = '-', cards = ''] = word.split(':', 2)
    return { seat: seat === '-' ? null : Number(seat), cards: cards ? cards.split(',') : [] }
  })
}

export interface LaidCell {
  readonly cell: string
  readonly column: number
  readonly row: number
  /** The number of a tile; `null` for a free cell that the text speaks of. */
  readonly tile: number | null
  readonly members: number
  readonly cubes: readonly GlenmoreResource[]
}

const CUBES: Readonly<Record<string, GlenmoreResource>> = {
  w: 'wood',
  s: 'stone',
  g: 'grain',
  c: 'cattle',
  h: 'sheep',
}

/** A land, its cells counted from the north-west. */
export function landOf(words: readonly string[]): LaidCell[] {
  const cells = words.map((word) => {
    const [cell = '0,0', laid = '?'] = word.split('=', 2)
    const [x = 0, y = 0] = cell.split(',').map(Number)
    return { cell, x, y, laid }
  })
  const west = Math.min(...cells.map(({ x }) => x))
  const north = Math.max(...cells.map(({ y }) => y))
  return cells.map(({ cell, x, y, laid }) => ({
    cell,
    column: x - west + 1,
    row: north - y + 1,
    ...onCell(laid),
  }))
}

function onCell(laid: string): Pick<LaidCell, 'tile' | 'members' | 'cubes'> {
  const [tile = '?', ...pieces] = laid.split(':')
  const count = (piece: string) => Number(piece.slice(1))
  const cubes = pieces.flatMap((piece) => {
    const cube = CUBES[piece[0] ?? '']
    return cube ? Array.from({ length: count(piece) }, () => cube) : []
  })
  const members = count(pieces.find((piece) => piece.startsWith('m')) ?? 'm0')
  return { tile: tile === '?' ? null : tileNumber(tile), members, cubes }
}

/** The start village is number 0. */
export function tileNumber(word: string): number {
  return word === 'S' ? 0 : Number(word)
}

/** Where a field of the ring is drawn in a frame of 5 × 4, clockwise from the top left. */
export function ringPlace(index: number): { column: number; row: number } {
  if (index < 5) return { column: index + 1, row: 1 }
  if (index < 7) return { column: 5, row: index - 3 }
  if (index < 12) return { column: 12 - index, row: 4 }
  return { column: 1, row: 15 - index }
}
