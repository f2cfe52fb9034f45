import type { WordsMessage } from '../protocol'
import type { Words } from '../words/words'

/** A move as something to do: “Lay the green 7 on …”; as the log would tell it where nobody wrote that. */
export function deedOf(message: WordsMessage, words: Words): string {
  const key = `web-do-${message.key}`
  return words.has(key) ? words.say(key, words.withPlayer(message.args)) : words.message(message)
}
