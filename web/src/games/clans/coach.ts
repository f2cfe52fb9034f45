// What hints and the first game of Clans and Glory say.
import type { GameComponents, GamePreview, TableView, WordsMessage } from '../../api/protocol'
import type { GameCoach } from '../contract'

/** The last lesson stays until the end. */
const LAST = 7

/** By the number of cards that the reader has played. */
function lesson({ position }: TableView, table: GameComponents, seat: number): string | null {
  if (position?.game !== 'clans') return null
  const dealt = table.game === 'clans' ? (table.hand_sizes[seat] ?? 0) : 0
  const played = dealt - (position.hand_sizes[seat] ?? 0)
  return `web-coach-clans-${Math.min(played, LAST)}`
}

/** A player who has no shield left keeps none. */
function instructionArgs({ args }: WordsMessage, preview: GamePreview): Readonly<Record<string, string>> {
  const hasNone = preview.game === 'clans' && args['shield'] === 'no' && preview.shields_left === 0
  return hasNone ? { shield: 'none' } : {}
}

export const coach: GameCoach = { lesson, instructionArgs }
