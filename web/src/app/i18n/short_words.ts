const ONE_LETTER = /(?<![\p{L}\d])([aiouwz])\s+(?=\S)/giu

/** A Polish line does not end with a word of one letter: it stays with the next word. */
export function joinShortWords(text: string, language: string): string {
  return language === 'pl' ? text.replace(ONE_LETTER, '$1\u00a0') : text
}
