// The points if the game ended now, and what they are made of.
import type { GlenmoreAccount, GlenmoreLand, GlenmoreView } from '../../api/protocol'
import { withMinus } from '../../app/i18n/minus'
import type { Words } from '../../app/i18n/words'
import { capital } from '../../app/i18n/words'

/** What a scoring compares, each on its own. */
export const COMPARED = ['whisky', 'chieftains', 'cards'] as const
export type Compared = (typeof COMPARED)[number]

export interface AccountNow {
  readonly label: string
  /** By seat. */
  readonly points: readonly number[]
}

/** `If the game ended now: 12 points`. */
export function accountSentence({ total }: GlenmoreAccount, words: Words): string {
  const points = withMinus(words.say('web-points', { points: total }))
  return `${words.say('web-glenmore-if-ended')}: ${points}`
}

/** `Tiles: 13`, and what those more than in the smallest territory cost. */
export function tilesSentence(land: GlenmoreLand, account: GlenmoreAccount, words: Words): string {
  const all = `${words.say('web-glenmore-tiles')}: ${land.tiles.length}`
  if (account.tiles === 0) return all
  const extra = words.say('glenmore-score-tiles', { count: account.extra_tiles })
  return `${all}. ${extra}: ${withMinus(words.say('web-points', { points: account.tiles }))}`
}

/** What each player would have if the game ended now, item by item. */
export function accountNow({ accounts, lands }: GlenmoreView, words: Words): AccountNow[] {
  const row = (key: string, points: readonly number[]) => ({ label: capital(words.say(key), words), points })
  const places = accounts.map((account) => account.places)
  return [
    row(
      'web-glenmore-points-so-far',
      lands.map(({ points }) => points),
    ),
    ...(places.some((points) => points) ? [row('web-glenmore-special-places', places)] : []),
    row(
      'glenmore-row-coins',
      accounts.map(({ coins }) => coins),
    ),
    row(
      'glenmore-row-tiles',
      accounts.map(({ tiles }) => tiles),
    ),
  ]
}
