import type { GameAbout } from '../../api/protocol'
import { settings } from '../settings.svelte'
import { joinShortWords } from './short_words'

/** The title of a game in the reader's language. */
export function titleOf(game: GameAbout): string {
  const title = game.titles[settings.language] ?? game.titles['en'] ?? game.name
  return joinShortWords(title, settings.language)
}

/** Each language in itself: it is found by those who speak no other. */
export const LANGUAGE_NAMES = { en: 'English', de: 'Deutsch', pl: 'Polski' } as const
