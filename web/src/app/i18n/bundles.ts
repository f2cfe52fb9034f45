// The sentences are the same .ftl files that the terminal reads.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { nextTask } from '../../ui/scheduler'

export const LANGUAGES = ['en', 'de', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]

/** The topics of every page; a game's own sentences come with its table, others with what needs them. */
export const SHARED = ['match', 'server', 'web', 'web-app', 'web-review'] as const

// All but those of the command line.
const files = import.meta.glob<string>(
  [
    '../../../../src/clachan/locales/*/*.ftl',
    '!../../../../src/clachan/locales/*/{arena,cli,play,play-*,serve}.ftl',
  ],
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

export async function loadBundle(language: Language, names: readonly string[]): Promise<FluentBundle> {
  const bundle = emptyBundle(language)
  for (const resource of await Promise.all(names.map((name) => loadFile(language, name)))) {
    bundle.addResource(resource)
  }
  return bundle
}

/** Names are put into sentences without marks of direction, as in the terminal. */
export function emptyBundle(language: Language): FluentBundle {
  return new FluentBundle(language, { useIsolating: false })
}

const read = new Map<string, FluentResource>()

/** Each is read once, and in a task of its own. */
export async function loadFile(language: Language, name: string): Promise<FluentResource> {
  const path = `../../../../src/clachan/locales/${language}/${name}.ftl`
  const text = (await files[path]?.()) ?? ''
  const known = read.get(path)
  if (known) return known
  await nextTask()
  const resource = new FluentResource(text)
  read.set(path, resource)
  return resource
}
