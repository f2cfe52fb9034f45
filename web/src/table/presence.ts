// The name of the player on a seat and whether they are online, in the same words everywhere.
import type { ClockView, SeatView, TableView } from '../api/protocol'
import { botWord } from '../app/i18n/player_names'
import type { Words } from '../app/i18n/words'
import { onlySeatOf } from './stage'

export function presenceWords(seat: SeatView, words: Words): string {
  if (seat.resigned) return words.say('web-resigned')
  if (seat.bot && seat.kind === 'person') return words.say('web-bot-stands-in')
  if (seat.bot) return words.say('web-bot-of-kind', { kind: botWord(seat.bot, words) })
  if (seat.kind === 'open') return words.say('web-seat-vacant')
  return words.say(seat.present ? 'web-here' : 'web-away')
}

/** The same in a word, where there is no room for more; who is simply there needs none. */
export function briefPresence(view: TableView, index: number, words: Words): string {
  const seat = view.seats[index]
  if (!seat) return ''
  if (seat.resigned) return words.say('web-resigned-mark')
  if (seat.bot) return words.say('web-bot-mark')
  if (isReader(view, index)) return youMark(view, index, words)
  return seat.kind === 'person' && !seat.present ? words.say('web-away') : ''
}

/** “you”, to stand behind the name of the reader's own seat; nothing where that is the name already. */
export function youMark(view: TableView, index: number, words: Words): string {
  return isReader(view, index) && words.name(index) !== words.say('web-you') ? words.say('web-you-mark') : ''
}

/**
 * Anyone who has several seats at one screen looks from one of them at a time, and from none behind the
 * curtain.
 */
function isReader(view: TableView, index: number): boolean {
  return (view.viewing ?? onlySeatOf(view)) === index
}

/** The clocks, where this seat has one: a bot plays without. */
export function clockOf({ clocks, status, seats }: TableView, seat: number): ClockView | null {
  const sitting = seats[seat]
  return status === 'playing' && sitting && !sitting.bot && !sitting.resigned ? clocks : null
}

/** The people who are not at the table at this moment, apart from the reader. */
export function absent({ seats }: TableView): number[] {
  return seats.flatMap((seat, index) =>
    seat.kind === 'person' && !seat.mine && !seat.present ? [index] : [],
  )
}
