// Who sits where at a table that is laid: sensible beginnings, all of which can be changed.
import type { Chair, Problem, SeatView } from '../api/protocol'
import type { How } from '../app/router.svelte'

/** Neither the fewest nor a crowd. */
export function usualPlayers(counts: readonly number[]): number {
  return counts.includes(3) ? 3 : (counts[0] ?? 2)
}

/**
 * Against how many bots: as many as last time, or the usual number; `wished` may come from another version.
 */
export function opponentsOf(counts: readonly number[], wished: number | undefined): number {
  return wished !== undefined && counts.includes(wished + 1) ? wished : usualPlayers(counts) - 1
}

/** The level that was wished for last; at first neither the weakest nor one to be afraid of. */
export function levelOf(bots: readonly string[], wished: string): string {
  return bots.includes(wished) ? wished : (bots[1] ?? bots[0] ?? 'greedy')
}

export function chairsFor(how: How, players: number, bot: string, names: readonly string[]): Chair[] {
  return Array.from({ length: players }, (_, seat) => {
    if (seat === 0 || (how === 'screen' && seat < names.length)) {
      return { kind: 'person', name: names[seat] ?? '' }
    }
    return how === 'friends' ? { kind: 'open' } : { kind: 'bot', bot }
  })
}

/**
 * At a table that continues another: the reader in `own` or their own seat, bots in all others, as strong as
 * before.
 */
export function chairsToContinue(
  seats: readonly SeatView[],
  own: number | null,
  name: string,
  bots: readonly string[],
  level: string,
): Chair[] {
  const mine = seats.findIndex((seat) => seat.mine)
  const place = own ?? Math.max(mine, 0)
  const known = seats[place]?.mine ? place : mine
  return seats.map((seat, index) => {
    if (index === place) return { kind: 'person', name: seats[known]?.name || name }
    return { kind: 'bot', bot: (seat.kind === 'bot' && seat.bot) || levelOf(bots, level) }
  })
}

/** Whether the server refused the name of this seat. */
export function nameProblem(problem: Problem | null, seat: number): boolean {
  return problem?.field === `seats[${seat}].name`
}

/** The same chairs for another number of players: the first ones stay. */
export function resizeChairs(chairs: readonly Chair[], players: number, more: Chair): Chair[] {
  return Array.from({ length: players }, (_, seat) => chairs[seat] ?? more)
}

/** Whether no one has to come before it can begin. */
export function isComplete(chairs: readonly Chair[]): boolean {
  return chairs.every((chair) => chair.kind !== 'open')
}
