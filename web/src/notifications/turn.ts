import type { TableView } from '../api/protocol'

/** Whether the table waits for someone at this screen. */
export function isWaitedFor(view: TableView | null): boolean {
  if (view?.status !== 'playing' || view.to_move === null) return false
  const seat = view.seats[view.to_move]
  return seat !== undefined && seat.mine && !seat.bot && !seat.resigned
}

/** Whether the turn has come to this screen with the newer view. */
export function turnHasCome(before: TableView | null, after: TableView): boolean {
  return before !== null && isWaitedFor(after) && (!isWaitedFor(before) || before.to_move !== after.to_move)
}
