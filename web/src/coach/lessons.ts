// What a first game teaches at each step: a message for each, chosen by the view alone.
import type { GameComponents, TableView } from '../api/protocol'

/** The last lesson of each game stays until the end. */
const LAST = { clans: 7, glenmore: 7 } as const

/** The key of what is to be learnt now; `null` before the cards are dealt, for spectators, and for a game without lessons. */
export function lessonOf({ position, viewing }: TableView, table: GameComponents): string | null {
  if (!position || viewing === null) return null
  if (position.game === 'clans') {
    const dealt = table.game === 'clans' ? (table.hand_sizes[viewing] ?? 0) : 0
    const played = dealt - (position.hand_sizes[viewing] ?? 0)
    return `web-coach-clans-${Math.min(played, LAST.clans)}`
  }
  if (position.game !== 'glenmore') return null
  const { type } = position.decision
  if (type !== 'taking') return `web-coach-glenmore-${type}`
  // The start village has not been laid by anybody.
  const laid = (position.lands[viewing]?.tiles.length ?? 1) - 1
  return `web-coach-glenmore-taking-${Math.min(laid, LAST.glenmore)}`
}
