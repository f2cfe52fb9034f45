// Who sits where at a table that is laid: sensible beginnings, all of which can be changed.
import type { Chair } from '../protocol'
import type { How } from '../route.svelte'

/** Neither the fewest nor a crowd. */
export function usualPlayers(counts: readonly number[]): number {
  return counts.includes(3) ? 3 : (counts[0] ?? 2)
}

/** The registry of bots names the strongest last. */
export function strongest(bots: readonly string[]): string {
  return bots.at(-1) ?? 'greedy'
}

export function chairsFor(
  how: How,
  players: number,
  bots: readonly string[],
  names: readonly string[],
): Chair[] {
  return Array.from({ length: players }, (_, seat) => {
    if (seat === 0 || (how === 'screen' && seat < names.length)) {
      return { kind: 'person', name: names[seat] ?? '' }
    }
    return how === 'friends' ? { kind: 'open' } : { kind: 'bot', bot: strongest(bots) }
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
