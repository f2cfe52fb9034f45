import type { SeatView, TableSummary } from '../protocol'
import type { Words } from './words'

// Bots have no names of their own; a name is easier to follow than a number.
const BOT_NAMES = ['Ailsa', 'Hamish', 'Morag', 'Fergus', 'Isla']
const SPARE_NAME = 'Torquil'

/** What the players are called, by seat. */
export function namesOf(seats: readonly SeatView[], words: Words): string[] {
  const taken = seats.map((seat) => seat.name)
  return seats.map((seat, index) => nameOf(seat, index, taken, words))
}

function nameOf(seat: SeatView, index: number, taken: readonly string[], words: Words): string {
  if (seat.name) return seat.name
  return seat.kind === 'bot' ? botName(index, taken, words) : words.say('web-open-seat')
}

/** By its seat, so that it keeps its name; another where a person at the table has that one. */
function botName(index: number, taken: readonly string[], words: Words): string {
  const name = BOT_NAMES[index]
  if (name === undefined) return words.say('match-player', { number: index + 1 })
  if (!taken.includes(name)) return name
  return taken.includes(SPARE_NAME) ? `${name} (${index + 1})` : SPARE_NAME
}

/** The same from the list of tables, where a bot is told by its kind. */
export function listedName(table: TableSummary, index: number, words: Words): string {
  if (table.bots.includes(index)) return botName(index, table.seats, words)
  return table.seats[index] || words.say('web-open-seat')
}

/** Everybody but the reader; open seats are counted, at the end. */
export function listedNames(table: TableSummary, words: Words): string[] {
  const others = table.seats.flatMap((_, seat) => (table.mine.includes(seat) ? [] : [seat]))
  const taken = others.filter((seat) => table.bots.includes(seat) || table.seats[seat])
  const open = others.length - taken.length
  const names = taken.map((seat) => listedName(table, seat, words))
  return open ? [...names, words.say('web-open-seats', { count: open })] : names
}

/** A bot by its kind, as the registry names it: those we know have a word, others keep their name. */
export function botWord(bot: string, words: Words): string {
  const key = `web-bot-${bot}`
  return words.has(key) ? words.say(key) : bot
}

/** What to expect of it, to follow its name. */
export function botAbout(bot: string, words: Words): string {
  const key = `web-bot-about-${bot}`
  return words.has(key) ? `: ${words.say(key)}` : ''
}
