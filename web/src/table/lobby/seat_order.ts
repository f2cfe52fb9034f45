// Chairs in a new order, named by where they stand now.
import type { ArrangedChair } from '../../api/protocol'

/** Everyone stays. */
export function sameOrder(players: number): ArrangedChair[] {
  return Array.from({ length: players }, (_, seat) => ({ kind: 'keep', seat }))
}

/** The chair and the next one change places. */
export function swapSeats(players: number, seat: number): ArrangedChair[] {
  const chairs = sameOrder(players)
  const [chair, next] = chairs.slice(seat, seat + 2)
  if (chair && next) chairs.splice(seat, 2, next, chair)
  return chairs
}

export function removeSeat(players: number, seat: number): ArrangedChair[] {
  return sameOrder(players).toSpliced(seat, 1)
}
