import { withMinus } from '../../app/i18n/minus'
import type { Words } from '../../app/i18n/words'

/** A change of points with its sign: +7, −7, ±0. */
export function signedPoints(points: number, words: Words): string {
  const signed = new Intl.NumberFormat(words.language, { signDisplay: 'exceptZero' })
  return points ? withMinus(signed.format(points)) : '±0'
}

/** What each player would gain or lose; those whose points stay are left out. */
export function pointsOfAll(gains: readonly number[], words: Words): string[] {
  return gains.flatMap((points, seat) =>
    points ? [words.say('web-gain', { player: words.name(seat), points: signedPoints(points, words) })] : [],
  )
}

/**
 * How the points of all players would change if the game ended after a move; empty where none are shown.
 */
export function gainSentences(gains: readonly number[], words: Words): string[] {
  if (!gains.length) return []
  const sentences = pointsOfAll(gains, words)
  if (!sentences.length) return [words.say('web-no-gains')]
  return [words.say('web-gains', { gains: words.list(sentences) })]
}
