import { withMinus } from '../../app/i18n/minus'
import type { Words } from '../../app/i18n/words'

/**
 * What everybody's points would change by, if the game ended after a move; nothing where no one's are to be
 * shown.
 */
export function gainSentences(gains: readonly number[], words: Words): string[] {
  if (!gains.length) return []
  const signed = new Intl.NumberFormat(words.language, { signDisplay: 'always' })
  const told = gains.flatMap((points, seat) =>
    points
      ? [words.say('web-gain', { player: words.name(seat), points: withMinus(signed.format(points)) })]
      : [],
  )
  return [told.length ? words.say('web-gains', { gains: words.list(told) }) : words.say('web-no-gains')]
}
