import type { TableView } from '../../api/protocol'
import type { TableContext } from './context'

/** The numbers of a player in words: cards, shields and points, which are `null` while they are counted. */
export function seatWords(
  seat: number,
  { status }: TableView,
  { view, words }: TableContext,
  points: number | null,
): string {
  const numbers = [
    words.say('web-clans-cards-left', { cards: view.hand_sizes[seat] ?? 0 }),
    words.say('web-clans-shields-left', { shields: view.shields[seat] ?? 0 }),
  ]
  if (points !== null) {
    const worth = words.say('web-points', { points })
    numbers.push(status === 'over' ? worth : `${worth} (${words.say('web-clans-if-ended')})`)
  }
  return `${words.name(seat)}: ${numbers.join(', ')}`
}
