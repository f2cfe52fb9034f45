// The itemised end: rows are tiles, columns are players. All points come from the outcome's sheets.
import type { ClansCard, ClansComponents, ClansView, OutcomeView } from '../../api/protocol'

interface Entry {
  readonly seat: number
  readonly cards: readonly ClansCard[]
  readonly points: number
}

export interface Row {
  readonly tile: number
  readonly entries: readonly Entry[]
}

/**
 * The seats in the order of their places; in turn order while it is still counted, so as not to give away who
 * has won.
 */
export function columnsOf({ ranking }: OutcomeView, isDone: boolean): number[] {
  const seats = ranking.map((_, seat) => seat)
  return isDone ? seats.sort((one, other) => (ranking[one] ?? 0) - (ranking[other] ?? 0)) : seats
}

export function rowsOf(
  seats: readonly number[],
  outcome: OutcomeView,
  view: ClansView,
  table: ClansComponents,
): Row[] {
  return table.tiles.map((tile) => {
    const takes = view.takes[tile.tile - 1] ?? []
    const entries = seats.map((seat) => ({
      seat,
      cards: takes.flatMap((take) => (take.seat === seat ? take.taken : [])),
      points: pointsFrom(outcome, seat, tile.tile),
    }))
    return { tile: tile.tile, entries }
  })
}

function pointsFrom({ sheets }: OutcomeView, seat: number, tile: number): number {
  const items = sheets[seat]?.items ?? []
  return items.reduce((sum, { args, points }) => (args['tile'] === tile ? sum + points : sum), 0)
}
