import type { EntryView, GameView, TableView } from '../api/protocol'
import type { Words } from '../app/i18n/words'
import type { EffectOf, MoveEffect } from '../games/contract'
import { CHANCE } from '../games/shared/chance'
import { standingActions } from './log'

/** The number of actions after the reader's own last one; `null` before it. */
export function ownLastPly(log: readonly EntryView[], { ply, viewing }: TableView): number | null {
  return standingActions(log, ply).findLast(({ seat }) => seat === viewing)?.ply ?? null
}

export interface PlayedMove {
  readonly entry: EntryView
  readonly effect: MoveEffect
}

/**
 * What each move did to the points, from the reader's own last one on; only of moves whose positions are
 * known.
 */
export function effectsSince(
  log: readonly EntryView[],
  view: TableView,
  positions: ReadonlyMap<number, GameView>,
  effectOf: EffectOf | null,
  words: Words,
): readonly PlayedMove[] {
  if (!effectOf || view.viewing === null) return []
  const found: PlayedMove[] = []
  const own = ownLastPly(log, view) ?? 0
  for (const entry of standingActions(log, view.ply)) {
    const before = positions.get(entry.ply - 1)
    const after = positions.get(entry.ply)
    if (entry.ply < own || entry.seat === CHANCE || !before || !after) continue
    const effect = effectOf(entry, before, after, words)
    if (effect) found.push({ entry, effect })
  }
  return found
}

/** The same beside the lines of the log, by the numbers of the entries. */
export function changesSince(...about: Parameters<typeof effectsSince>): ReadonlyMap<number, string> {
  return new Map(effectsSince(...about).map(({ entry, effect }) => [entry.entry, effect.change]))
}
