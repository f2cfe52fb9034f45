// Who sits where at a table that is laid: sensible beginnings, all of which can be changed.
import type { Chair } from '../protocol'
import type { How } from '../route.svelte'

/** Neither the fewest nor a crowd. */
export function usualPlayers(counts: readonly number[]): number {
  return counts.includes(3) ? 3 : (counts[0] ?? 2)
}

/** The level that was wished for last; at first neither the weakest nor one to be afraid of. */
export function levelOf(bots: readonly string[], wished: string): string {
  return bots.includes(wished) ? wished : (bots[1] ?? bots[0] ?? 'greedy')
}

export function chairsFor(
  how: How,
  players: number,
  bot: string,
  names: readonly string[],
): Chair[] {
  return Array.from({ length: players }, (_, seat) => {
    if (seat === 0 || (how === 'screen' && seat < names.length)) {
      return { kind: 'person', name: names[seat] ?? '' }
    }
    return how === 'friends' ? { kind: 'open' } : { kind: 'bot', bot }
  })
}

/** The same chairs for another number of players: the first ones stay. */
export function resized(chairs: readonly Chair[], players: number, more: Chair): Chair[] {
  return Array.from({ length: players }, (_, seat) => chairs[seat] ?? more)
}

/** Whether nobody has to come before it can begin. */
export function isComplete(chairs: readonly Chair[]): boolean {
  return chairs.every((chair) => chair.kind !== 'open')
}
