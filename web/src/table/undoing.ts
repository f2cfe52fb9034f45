import type { UndoView } from '../protocol'
import type { Words } from '../words/words'

/** What the button says: whether taking back is free, or whom it asks. */
export function undoWords(undo: UndoView | null, words: Words): string {
  if (!undo || undo.free || undo.asks.length === 0) return words.say('web-undo-free')
  return words.say('web-undo-asks', { players: words.list(undo.asks.map((seat) => words.name(seat))) })
}
