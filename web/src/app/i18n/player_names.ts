import type { SeatView, TableSummary } from '../../api/protocol'
import type { Words } from './words'

/** What the players are called, by seat: as they have written it; bots have names from the server. */
export function namesOf(seats: readonly SeatView[], words: Words): string[] {
  return seats.map(({ name }) => name || words.say('web-open-seat'))
}

/** Everybody but the reader, and all where several share a screen; open seats are counted, at the end. */
export function listedNames(table: TableSummary, words: Words): string[] {
  const isShared = table.mine.length > 1
  const listed = table.seats.flatMap((_, seat) => (!isShared && table.mine.includes(seat) ? [] : [seat]))
  const names = listed.flatMap((seat) => table.seats[seat] || [])
  const open = listed.length - names.length
  return open ? [...names, words.say('web-open-seats', { count: open })] : names
}

/** A bot by its kind, as the registry names it: those we know have a word, others keep their name. */
export function botWord(bot: string, words: Words): string {
  const key = `web-bot-${bot}`
  return words.has(key) ? words.say(key) : bot
}
