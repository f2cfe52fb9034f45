// What a reader of a table sees first: which of the states a table can be in for them.
import type { TableView } from '../api/protocol'

export type Stage = 'lobby' | 'curtain' | 'mine' | 'waiting' | 'watching' | 'over'

/** `hides`: whether the game has hands that others must not see. */
export function stageOf(view: TableView, hides: boolean): Stage {
  if (view.status === 'lobby') return 'lobby'
  if (view.status === 'over') return 'over'
  const seats = seatsOf(view)
  if (seats.length === 0) return 'watching'
  if (hides && seats.length > 1 && view.viewing === null) return 'curtain'
  return view.viewing !== null && view.to_move === view.viewing ? 'mine' : 'waiting'
}

/** The seats that are the reader's own. */
export function seatsOf(view: TableView): number[] {
  return view.seats.flatMap((seat, index) => (seat.mine ? [index] : []))
}

/** The one seat of the reader's own; `null` where they have none, or several at one screen. */
export function onlySeatOf(view: TableView): number | null {
  const [seat, ...others] = seatsOf(view)
  return seat !== undefined && others.length === 0 ? seat : null
}

/** The seats of the reader's own that a person still plays. */
export function activeSeatsOf(view: TableView): number[] {
  return seatsOf(view).filter((seat) => !view.seats[seat]?.resigned)
}

/**
 * Which curtain to lift or let fall by itself, `undefined` for none: with hands to hide it falls when
 * the turn goes to another seat of one's own, and never rises by itself; without, it follows the turn.
 * `liftedFor`: whose turn it was when it was lifted; one may look at one's own hand in another's turn.
 */
export function lookFor(
  view: TableView,
  hides: boolean,
  liftedFor: number | null,
): number | null | undefined {
  const seats = activeSeatsOf(view)
  if (view.status !== 'playing' || seats.length < 2) return undefined
  const next = view.to_move
  if (next === null || next === view.viewing || !seats.includes(next)) {
    return !hides && view.viewing === null ? seats[0] : undefined
  }
  if (!hides) return next
  return view.viewing === null || next === liftedFor ? undefined : null
}
