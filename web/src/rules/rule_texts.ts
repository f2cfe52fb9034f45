import type { Language } from '../app/i18n/bundles'
import { joinShortWords } from '../app/i18n/short_words'

// Each game in each language is loaded when someone reads it.
const files = import.meta.glob<string>('../../../src/clachan/rules/*/*.md', {
  query: '?raw',
  import: 'default',
})

const at = (language: Language, game: string) => files[`../../../src/clachan/rules/${language}/${game}.md`]

export function hasRules(game: string): boolean {
  return at('en', game) !== undefined
}

export async function loadRules(language: Language, game: string): Promise<string> {
  return joinShortWords((await at(language, game)?.()) ?? '', language)
}
