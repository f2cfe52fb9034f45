// The list of one's tables: its order, and the result of a finished game.
import type { GameAbout, TableSummary } from '../api/protocol'
import { withMinus } from '../app/i18n/minus'
import { listedNames } from '../app/i18n/player_names'
import { titleOf } from '../app/i18n/titles'
import type { Words } from '../app/i18n/words'

/** The title of its game, or the name where the game is not known. */
export function titleAmong(games: readonly GameAbout[], table: TableSummary): string {
  const game = games.find(({ name }) => name === table.game)
  return game ? titleOf(game) : table.game
}

/** “with” all who sit there; `''` where there is no one. */
export function peopleAt(table: TableSummary, words: Words): string {
  const names = listedNames(table, words)
  return names.length ? words.say('web-with', { players: words.list(names) }) : ''
}

/**
 * Tables that wait for the reader come first, finished ones last; otherwise the order of the server stays.
 */
export function inOrder(tables: readonly TableSummary[]): TableSummary[] {
  return tables.toSorted((one, other) => groupOf(one) - groupOf(other))
}

function groupOf({ my_turn, status }: TableSummary): number {
  return my_turn ? 0 : status === 'over' ? 2 : 1
}

/** Place and points of the reader, and who has won; `''` where the server does not know them. */
export function resultOf({ result, mine, seats }: TableSummary, words: Words): string {
  if (!result) return ''
  const { ranking, totals } = result
  const points = (seat: number) => ({ points: totals[seat] ?? 0 })
  const won = seats.flatMap((_, seat) => (ranking[seat] === 1 ? [seat] : []))
  const names = words.list(won.map((seat) => seats[seat] ?? ''))
  const winner = words.say('web-result-winner', { winners: names, ...points(won[0] ?? 0) })
  const [own, ...others] = mine
  if (own === undefined || others.length) return withMinuses(winner)
  if (ranking[own] === 1)
    return withMinuses(words.say(won.length > 1 ? 'web-result-shared' : 'web-result-won', points(own)))
  const place = words.say('web-result-place', {
    place: ranking[own] ?? 0,
    players: seats.length,
    ...points(own),
  })
  return withMinuses(`${place} · ${winner}`)
}

/** Only numbers: names may hold hyphens. */
const withMinuses = (text: string) => text.replace(/(?<![\p{L}\d])-(?=\d)/gu, withMinus)

export type News = 'your-turn' | 'over'

/** What has happened at a table since the list was last asked for. */
export function newsOf(before: TableSummary | undefined, now: TableSummary): News | null {
  if (!before) return null
  if (now.my_turn && !before.my_turn) return 'your-turn'
  return now.status === 'over' && before.status !== 'over' ? 'over' : null
}
