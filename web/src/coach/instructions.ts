import type { GamePreview, WordsMessage } from '../api/protocol'
import type { Words } from '../app/i18n/words'

/** A move as something to do: “Lay the green 7 on …”; as the log would show it without such a sentence, or in the notation. */
export function instructionFor(message: WordsMessage, words: Words, preview?: GamePreview, notation?: string): string {
  const key = `web-do-${message.key}`
  if (notation !== undefined && !words.has(message.key)) return notation
  if (!words.has(key)) return words.describe(message)
  const args = words.withPlayer(message.args)
  return words.say(key, hasNoShield(message, preview) ? { ...args, shield: 'none' } : args)
}

/** Whether the player has no shield to keep. */
function hasNoShield({ args }: WordsMessage, preview?: GamePreview): boolean {
  return preview?.game === 'clans' && args['shield'] === 'no' && preview.shields_left === 0
}

/** Whoever is advised is “you”, whatever name they have told. */
export function speakingTo(words: Words): Words {
  const you = words.say('web-you')
  return words.named(words.names.map((name, seat) => (seat === words.reader ? you : name)), words.reader)
}
