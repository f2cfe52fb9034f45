import type { SeatView } from '../protocol'
import type { Words } from './words'

// Bots have no names of their own; a name is easier to follow than a number.
const BOT_NAMES = ['Ailsa', 'Hamish', 'Morag', 'Fergus', 'Isla']

/** What the players are called, by seat. */
export function namesOf(seats: readonly SeatView[], words: Words): string[] {
  return seats.map((seat, index) => nameOf(seat, index, words))
}

function nameOf(seat: SeatView, index: number, words: Words): string {
  if (seat.name) return seat.name
  return seat.kind === 'bot' ? botName(index, words) : words.say('web-open-seat')
}

function botName(index: number, words: Words): string {
  return BOT_NAMES[index] ?? words.say('match-player', { number: index + 1 })
}

/** The same from the list of tables, where a bot is told by its kind. */
export function listedName(name: string, index: number, words: Words): string {
  if (!name) return words.say('web-open-seat')
  return words.has(`web-bot-${name}`) ? botName(index, words) : name
}

/** A bot by its kind, as the registry names it: those we know have a word, others keep their name. */
export function botWord(bot: string, words: Words): string {
  const key = `web-bot-${bot}`
  return words.has(key) ? words.say(key) : bot
}
