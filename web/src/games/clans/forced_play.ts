import type { Play } from './plays'

/** Whether nothing fits, so that a card has to go face down (CG 4.2). */
export function isForced(plays: readonly Play[]): boolean {
  return plays.some(({ isFaceDown }) => isFaceDown)
}
