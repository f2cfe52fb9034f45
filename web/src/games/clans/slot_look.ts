// How a place at the table is marked, and how that is said.
import { cardArgs, slotArgs, slotName } from './words'
import { highlight } from '../../coach/highlight.svelte'
import type { ClansCard, ClansFaceDown, ClansSlot, ClansView } from '../../api/protocol'
import type { Words } from '../../app/i18n/words'
import { isForced, playFor } from './plays'
import type { Selection } from './selection.svelte'
import type { Previews } from '../shared/previews.svelte'
import type { TableContext } from './context'
import { takerOf } from './takes'

/** Whether a hint or the coach speaks of this place. */
export function isAdvised(slot: ClansSlot): boolean {
  const args = highlight.move?.words.args
  return args !== undefined && slotName(args) === slot
}

export type Mark = 'plain' | 'legal' | 'chosen' | 'refused'

export function markOf(slot: ClansSlot, selection: Selection | null): Mark {
  if (!selection) return 'plain'
  if (selection.refused === slot) return 'refused'
  if (selection.slot === slot) return 'chosen'
  return selection.slots.has(slot) ? 'legal' : 'plain'
}

/** By what the chosen card fits there, as the server has foretold. */
function fitOf(slot: ClansSlot, selection: Selection | null, previews: Previews<'clans'>) {
  if (!selection?.card) return undefined
  return previews.of(playFor(selection.plays, selection.card, slot, false)?.move)?.fit
}

/** A place at the table as it is drawn now. */
export interface SlotLooks {
  readonly faceUp: ClansCard | undefined
  readonly faceDown: ClansFaceDown | undefined
  readonly mark: Mark
  /** The card that is chosen, where it would fit or is shown. */
  readonly card: ClansCard | null
  readonly fit: ReturnType<typeof fitOf>
  /** Whose shield would take its card now. */
  readonly taker: number | null
  readonly isAdvised: boolean
  /** Whose last move laid the card. */
  readonly latest: number | null
  readonly isNewest: boolean
  readonly label: string
}

export function slotLooks(
  slot: ClansSlot,
  { view, words, selection, previews, latest }: TableContext,
): SlotLooks {
  const faceUp = view.face_up[slot]
  const mark = markOf(slot, selection)
  const said = slotWords(slot, view, words, selection)
  const advised = selection !== null && isAdvised(slot)
  const laid = latest.find((play) => play.slot === slot)
  const notes = [
    ...(laid ? [words.say('web-clans-latest', { player: words.name(laid.seat) })] : []),
    ...(advised ? [words.say('web-hint')] : []),
  ]
  return {
    faceUp,
    faceDown: view.face_down.find((card) => card.slot === slot),
    mark,
    card: mark === 'legal' || mark === 'chosen' ? (selection?.card ?? null) : null,
    fit: fitOf(slot, selection, previews),
    taker: faceUp ? takerOf(view.takes[Number(slot[0]) - 1] ?? [], faceUp) : null,
    isAdvised: advised,
    latest: laid?.seat ?? null,
    isNewest: laid !== undefined && laid === latest.at(-1),
    label: notes.length ? `${said} (${notes.join(', ')})` : said,
  }
}

/** What lies on a place and what may be done with it, in words. */
function slotWords(slot: ClansSlot, view: ClansView, words: Words, selection: Selection | null): string {
  const place = words.say('clans-slot', slotArgs(slot))
  const mark = markOf(slot, selection)
  const card = selection?.card ? words.say('clans-card', cardArgs(selection.card)) : ''
  if (mark === 'chosen')
    return words.say(card ? 'web-clans-slot-chosen' : 'web-clans-slot-waits', { place, card })
  const fitting = isForced(selection?.plays ?? []) ? 'web-clans-slot-face-down' : 'web-clans-slot-legal'
  if (mark === 'legal') return words.say(fitting, { place, card })
  return words.say('web-clans-slot-holds', { place, what: holding(slot, view, words) })
}

function holding(slot: ClansSlot, view: ClansView, words: Words): string {
  const card = view.face_up[slot]
  if (card) return words.say('clans-card', cardArgs(card))
  const down = view.face_down.find((one) => one.slot === slot)
  if (!down) return words.say('web-free')
  const hidden = words.say('web-clans-face-down', { player: words.name(down.seat) })
  return down.card ? words.list([hidden, words.say('clans-card', cardArgs(down.card))]) : hidden
}
