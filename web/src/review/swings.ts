// The turning points of a match, in words.
import type { EntryView, MatchCourse, SwingPoint } from '../api/protocol'
import type { Words } from '../app/i18n/words'
import { decisionOf } from './moments'

/** How many points it brought to whom, by what, and who has led from there on. */
export function swingSentences({ words: message, leader }: SwingPoint, words: Words): string[] {
  const leads = leader === null ? [] : [{ key: 'web-swing-leads', args: { seat: leader } }]
  return [message, ...leads].map((one) => words.describe(one))
}

/** The turning point that opens at this position. */
export function swingAt(
  course: MatchCourse | null,
  log: readonly EntryView[],
  ply: number,
): SwingPoint | undefined {
  return course?.swings.find((swing) => decisionOf(log, course.turns, swing.ply) === ply)
}
