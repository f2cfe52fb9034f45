import type { TableView } from '../../api/protocol'
import type { Words } from '../../app/i18n/words'
import { signedPoints } from '../shared/gains'
import type { TableContext } from './context'

/** By how much the points have changed since the reader's own last move. */
export function changeWords(change: number, words: Words): string {
  return words.say('web-clans-change', { change: signedPoints(change, words) })
}

/** The numbers of a player in words: cards, shields and points, which are `null` while they are counted. */
export function seatWords(
  seat: number,
  { status }: TableView,
  { view, words }: TableContext,
  points: number | null,
  change = 0,
): string {
  const numbers = [
    words.say('web-clans-cards-left', { cards: view.hand_sizes[seat] ?? 0 }),
    words.say('web-clans-shields-left', { shields: view.shields[seat] ?? 0 }),
  ]
  if (points !== null) {
    const worth = words.say('web-points', { points })
    numbers.push(status === 'over' ? worth : `${worth} (${words.say('web-clans-if-ended')})`)
    if (change) numbers.push(changeWords(change, words))
  }
  return `${words.name(seat)}: ${numbers.join(', ')}`
}
