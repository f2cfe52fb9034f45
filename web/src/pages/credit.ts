// Who made a game. A game of another package may name no designer or no publisher.
import type { Words } from '../app/i18n/words'

/** The sentence for the footer; empty if the game names no designer and no publisher. */
export function creditOf(
  title: string,
  designers: readonly string[],
  publisher: string,
  words: Words,
): string {
  const names = words.list(designers)
  if (names && publisher) return words.say('web-credit', { title, designers: names, publisher })
  if (names) return words.say('web-credit-designers', { title, designers: names })
  return publisher && words.say('web-credit-publisher', { title, publisher })
}
