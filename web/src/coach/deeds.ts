import type { WordsMessage } from '../protocol'
import type { Words } from '../words/words'

/** A move as something to do: “Lay the green 7 on …”; as the log would tell it where nobody wrote that. */
export function deedOf(message: WordsMessage, words: Words): string {
  const key = `web-do-${message.key}`
  return words.has(key) ? words.say(key, words.withPlayer(message.args)) : words.deed(message)
}

/** Whoever is advised is “you”, whatever name they have told. */
export function speakingTo(words: Words): Words {
  const you = words.say('web-you')
  return words.named(words.names.map((name, seat) => (seat === words.reader ? you : name)), words.reader)
}
