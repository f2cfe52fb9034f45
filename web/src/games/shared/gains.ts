import { withMinus } from '../../app/i18n/minus'
import type { Words } from '../../app/i18n/words'

/**
 * How the points of all players would change if the game ended after a move; empty where none are shown.
 */
export function gainSentences(gains: readonly number[], words: Words): string[] {
  if (!gains.length) return []
  const signed = new Intl.NumberFormat(words.language, { signDisplay: 'always' })
  const sentences = gains.flatMap((points, seat) =>
    points
      ? [words.say('web-gain', { player: words.name(seat), points: withMinus(signed.format(points)) })]
      : [],
  )
  if (!sentences.length) return [words.say('web-no-gains')]
  return [words.say('web-gains', { gains: words.list(sentences) })]
}
