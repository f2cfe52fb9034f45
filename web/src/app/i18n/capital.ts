import type { Words } from './words'

/** The text with a capital letter, as a sentence or a title begins. */
export function capital(text: string, words: Words): string {
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1)
}
