import type { Move } from '../api/protocol'

/**
 * The move that a hint or the coach speaks of, for whatever board lies on the table: it marks the
 * piece and the place that the arguments of the move's words name, or the button that makes it.
 */
class Highlight {
  move = $state.raw<Move | null>(null)

  /** Whether the move is about a thing with these arguments: a card, a place, a tile. */
  concerns(args: Readonly<Record<string, string | number>>): boolean {
    const about = this.move?.words.args
    return about !== undefined && Object.entries(args).every(([name, value]) => about[name] === value)
  }

  /** Whether it is a deed of this kind, about this. */
  isAction(key: string, args: Readonly<Record<string, string | number>>): boolean {
    return this.move?.words.key === key && this.concerns(args)
  }

  is(move: Move): boolean {
    return this.move?.text === move.text
  }
}

export const highlight = new Highlight()
