// What hints and the first game say of each game, loaded with them.
import { coach as clans } from './clans/coach'
import type { GameCoach } from './contract'
import { coach as glenmore } from './glenmore/coach'

const COACHES: Readonly<Record<string, GameCoach>> = { clans, glenmore }

export function coachOf(game: string | undefined): GameCoach | undefined {
  return game !== undefined && Object.hasOwn(COACHES, game) ? COACHES[game] : undefined
}
