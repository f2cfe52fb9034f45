// Where in the log a position is: what made it, and the line that tells that.
import type { Happening, TurnPoint } from '../protocol'
import type { Line } from '../table/log'

/** The action after which the position stood; what was undone has been replaced by what came later. */
export function madeBy(log: readonly Happening[], ply: number): Happening | null {
  return log.findLast((entry) => entry.kind === 'action' && entry.ply === ply) ?? null
}

/** The line that tells it; several actions may share one. */
export function lineOf(lines: readonly Line[], entry: Happening | null): Line | null {
  return (entry && lines.find((line) => line.entry.entry >= entry.entry)) ?? null
}

/** What the seat decided first in the turn that ended with `ply`. */
export function openingOf(log: readonly Happening[], turns: readonly TurnPoint[], ply: number): Happening | null {
  const index = turns.findIndex((turn) => turn.ply === ply)
  const turn = turns[index]
  const before = turns[index - 1]?.ply ?? 0
  if (!turn) return null
  const plies = Array.from({ length: ply - before }, (_, step) => before + 1 + step)
  return plies.map((one) => madeBy(log, one)).find((entry) => entry?.seat === turn.seat) ?? null
}

/** The turn to which a position belongs: the first that ended with it or later. */
export function turnAt(turns: readonly TurnPoint[], ply: number): number {
  const found = turns.findIndex((turn) => turn.ply >= ply)
  return found < 0 ? turns.length - 1 : found
}
