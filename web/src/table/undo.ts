import type { EntryView, TableView, UndoOffer, UndoRefusal } from '../api/protocol'
import type { Words } from '../app/i18n/words'
import { sentenceFor, takenBack } from './log'

/** Whether the button does anything: nothing while a request is open, or once the move was refused. */
export function canUndo({ undo, offer }: TableView): boolean {
  return undo !== null && offer === null && undo.refused === null
}

/** The text of the button: whether undo is free, or which players it asks. */
export function undoWords(view: TableView, words: Words): string {
  const asks = canUndo(view) ? (view.undo?.asks ?? []) : []
  return asks.length
    ? words.say('web-undo-asks', { players: players(asks, words) })
    : words.say('web-undo-free')
}

/** Why the button is as it is. Which players it asks is in its own text. */
export function undoState({ undo, offer, viewing }: TableView, words: Words): string {
  if (offer) return requestWords(offer, viewing, words)
  if (!undo) return words.say('web-undo-none')
  if (undo.refused) return `${refusalWords(undo.refused, words)} ${words.say('web-undo-once')}`
  if (undo.free) return words.say('web-undo-unseen')
  return undo.asks.length ? '' : words.say('web-undo-alone')
}

export function refusalWords({ reason, seat }: UndoRefusal, words: Words): string {
  return words.say('web-undo-refused', { reason, player: seat === null ? '' : words.name(seat) })
}

/** For the player who asked: who has yet to answer. For all others: who asks for which move. */
function requestWords(offer: UndoOffer, viewing: number | null, words: Words): string {
  if (offer.seat === viewing) return words.say('web-undo-waiting', { players: players(offer.waiting, words) })
  return words.say('web-undo-request', {
    player: words.name(offer.seat),
    move: sentenceFor({ ...offer.move, then: [] }, words, new Set()),
  })
}

/** Whether moves of other players are undone together with the move that the request names. */
export function undoesOthers(offer: UndoOffer, log: readonly EntryView[]): boolean {
  const gone = takenBack(log)
  return log.some(
    ({ entry, kind, seat }) =>
      entry > offer.move.entry && kind === 'action' && seat >= 0 && seat !== offer.seat && !gone.has(entry),
  )
}

function players(seats: readonly number[], words: Words): string {
  return words.list(seats.map((seat) => words.name(seat)))
}
