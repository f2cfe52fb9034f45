// The legal moves, by card and by place: which is chosen first is the player's affair.
import { slotName } from './words'
import type { ClansCard, ClansSlot, Move } from '../../api/protocol'

export interface Play {
  readonly card: ClansCard
  readonly slot: ClansSlot
  readonly shield: boolean
  readonly isFaceDown: boolean
  readonly move: Move
}

export function playsOf(legal: readonly Move[]): Play[] {
  return legal.map((move) => {
    const { key, args } = move.words
    return {
      card: `${args['rank']}${args['colour']}`,
      slot: slotName(args),
      shield: args['shield'] === 'yes',
      isFaceDown: key === 'clans-play-face-down',
      move,
    }
  })
}

/** Where a card may go. */
export function slotsFor(plays: readonly Play[], card: ClansCard): ReadonlySet<ClansSlot> {
  return new Set(plays.filter((play) => play.card === card).map(({ slot }) => slot))
}

/** Which cards may go to a place. */
export function cardsFor(plays: readonly Play[], slot: ClansSlot): ReadonlySet<ClansCard> {
  return new Set(plays.filter((play) => play.slot === slot).map(({ card }) => card))
}

/** The move for a card and a place: with the shield that is wished, where there is one to give. */
export function playFor(
  plays: readonly Play[],
  card: ClansCard,
  slot: ClansSlot,
  shield: boolean,
): Play | undefined {
  const both = plays.filter((play) => play.card === card && play.slot === slot)
  return both.find((play) => play.shield === shield) ?? both[0]
}

/** What to ask about in the notation (CG 7) where no legal move is. */
export function attemptOf(card: ClansCard, slot: ClansSlot): string {
  return `${card}@${slot}`
}

/** Whether nothing fits, so that a card has to go face down (CG 4.2). */
export function isForced(plays: readonly Play[]): boolean {
  return plays.some(({ isFaceDown }) => isFaceDown)
}
