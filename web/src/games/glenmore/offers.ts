// The legal moves by what they are about: a tile of the ring, a cell of the land, a row of the market.
import type { GlenmoreCell, GlenmoreResource, GlenmoreTile, Move } from '../../api/protocol'

export interface Offers {
  readonly takes: ReadonlyMap<GlenmoreTile, ReadonlyMap<GlenmoreCell, Move>>
  readonly discards: ReadonlyMap<GlenmoreTile, Move>
  readonly sales: ReadonlyMap<GlenmoreResource, readonly Move[]>
  readonly purchases: ReadonlyMap<GlenmoreResource, Move>
  /** Paying from a cell, activating it, making a chieftain of someone on it. */
  readonly onCells: ReadonlyMap<GlenmoreCell, readonly Move[]>
  /** The ways of clan members: from where, to where. */
  readonly ways: ReadonlyMap<GlenmoreCell, ReadonlyMap<GlenmoreCell, Move>>
  /** What is about no place: what to gain, to go on. */
  readonly others: readonly Move[]
}

/** `pay`, `activate`, … as the notation has it. */
export function kindOf(move: Move): string {
  return move.words.key.replace(/^glenmore-/, '')
}

export function cellOf(move: Move): GlenmoreCell | null {
  return textOf(move, 'cell')
}

export function resourceOf(move: Move): GlenmoreResource | null {
  return textOf(move, 'resource') as GlenmoreResource | null
}

function textOf(move: Move, name: string): string | null {
  const value = move.words.args[name]
  return typeof value === 'string' ? value : null
}

export function offersOf(moves: readonly Move[]): Offers {
  const takes = new Map<GlenmoreTile, Map<GlenmoreCell, Move>>()
  const discards = new Map<GlenmoreTile, Move>()
  const sales = new Map<GlenmoreResource, Move[]>()
  const purchases = new Map<GlenmoreResource, Move>()
  const onCells = new Map<GlenmoreCell, Move[]>()
  const ways = new Map<GlenmoreCell, Map<GlenmoreCell, Move>>()
  const others: Move[] = []
  for (const move of moves) {
    const deed = kindOf(move)
    const tile = Number(move.words.args['tile'])
    const cell = cellOf(move)
    const resource = resourceOf(move)
    if (deed === 'take' && cell) within(takes, tile).set(cell, move)
    else if (deed === 'discard') discards.set(tile, move)
    else if (deed === 'sell' && resource) sales.set(resource, [...(sales.get(resource) ?? []), move])
    else if (deed === 'buy' && resource) purchases.set(resource, move)
    else if (deed === 'move' && cell) within(ways, cell).set(textOf(move, 'to') ?? '', move)
    else if (cell) onCells.set(cell, [...(onCells.get(cell) ?? []), move])
    else others.push(move)
  }
  return { takes, discards, sales, purchases, onCells, ways, others }
}

function within<K>(maps: Map<K, Map<GlenmoreCell, Move>>, key: K): Map<GlenmoreCell, Move> {
  const found = maps.get(key) ?? new Map<GlenmoreCell, Move>()
  maps.set(key, found)
  return found
}

const GOING_ON = new Set(['stop', 'resolve', 'done', 'end'])

/** Whether the move ends what is being decided, or leads on from it. */
export function goesOn(move: Move): boolean {
  return GOING_ON.has(kindOf(move))
}

// A payment reveals nothing and can be taken back. What ends a turn is never done unasked.
const DECIDES_NOTHING = new Set(['pay', 'buy', 'pay-member', 'pay-chieftain'])

/**
 * The only thing that can be done, where doing it decides nothing; selling meanwhile is no way to pay.
 * `movement`: the points to be spent in this turn; with some, a turn with nothing left to activate goes on,
 * and one may sell then too.
 */
export function onlyMove(moves: readonly Move[], movement = 0): Move | null {
  const [move, ...others] = moves.filter((one) => kindOf(one) !== 'sell')
  if (!move || others.length > 0) return null
  return DECIDES_NOTHING.has(kindOf(move)) || (kindOf(move) === 'done' && movement > 0) ? move : null
}
