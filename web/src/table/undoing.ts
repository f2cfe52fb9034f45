import type { TableView, UndoView } from '../protocol'
import type { Words } from '../words/words'

/** What the button says: whether taking back is free, or whom it asks. */
export function undoWords(undo: UndoView | null, words: Words): string {
  if (!undo || undo.free || undo.asks.length === 0) return words.say('web-undo-free')
  return words.say('web-undo-asks', { players: words.list(undo.asks.map((seat) => words.name(seat))) })
}

/** Why it is as it is; whom it asks, the button itself says. */
export function undoState({ undo, offer }: TableView, words: Words): string {
  if (!undo || offer !== null) return words.say('web-undo-none')
  if (undo.free) return words.say('web-undo-unseen')
  return undo.asks.length ? '' : words.say('web-undo-alone')
}
