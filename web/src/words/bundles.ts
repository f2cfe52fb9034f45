// The sentences are the same .ftl files that the terminal reads.
import { FluentBundle, FluentResource } from '@fluent/bundle'

export const LANGUAGES = ['en', 'de', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]

/** What every page says; a game's own sentences come with its table. */
export const SHARED = ['match', 'server', 'web', 'web-more', 'web-review', 'record'] as const

// All but those of the command line.
const files = import.meta.glob<string>(
  ['../../../src/clachan/locales/*/*.ftl', '!../../../src/clachan/locales/*/{cli,play,serve}.ftl'],
  { query: '?raw', import: 'default' },
)

/** The first language of the browser that we speak. */
export function languageOf(wanted: readonly string[]): Language {
  const codes = wanted.map((tag) => tag.toLowerCase().split('-')[0])
  return LANGUAGES.find((language) => language === codes.find(isLanguage)) ?? 'en'
}

export function isLanguage(code: unknown): code is Language {
  return LANGUAGES.some((language) => language === code)
}

export async function loadBundle(
  language: Language,
  names: readonly string[],
): Promise<FluentBundle> {
  const bundle = emptyBundle(language)
  for (const text of await Promise.all(names.map((name) => loadFile(language, name)))) {
    bundle.addResource(new FluentResource(text))
  }
  return bundle
}

/** Names are put into sentences without marks of direction, as in the terminal. */
export function emptyBundle(language: Language): FluentBundle {
  return new FluentBundle(language, { useIsolating: false })
}

async function loadFile(language: Language, name: string): Promise<string> {
  const load = files[`../../../src/clachan/locales/${language}/${name}.ftl`]
  return load ? await load() : ''
}
