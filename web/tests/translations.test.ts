import { beforeEach, expect, it, vi } from 'vitest'
import type * as Bundles from '../src/app/i18n/bundles'

const network = vi.hoisted(() => ({ failing: new Set<string>() }))

vi.mock('../src/app/i18n/bundles', async (original) => {
  const bundles = await original<typeof Bundles>()
  const check = (...names: string[]) => {
    for (const name of names) if (network.failing.has(name)) throw new TypeError('offline')
  }
  return {
    ...bundles,
    loadBundle: async (language: Bundles.Language, names: readonly string[]) => {
      await Promise.resolve()
      check(language, ...names)
      return bundles.loadBundle(language, names)
    },
    loadFile: async (language: Bundles.Language, name: string) => {
      await Promise.resolve()
      check(language, name)
      return bundles.loadFile(language, name)
    },
  }
})

let translations: typeof import('../src/app/i18n/translations.svelte').translations
beforeEach(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  vi.resetModules()
  network.failing.clear()
  ;({ translations } = await import('../src/app/i18n/translations.svelte'))
  await translations.load('en')
})

it('has what it has learnt after another topic has failed', async () => {
  network.failing.add('web-replay')
  await expect(translations.loadTopics(['web-replay'], 'en')).rejects.toThrow()
  await translations.loadTopics(['web'], 'en')
  await translations.loadTopics(['web-coach'], 'en')
  network.failing.clear()
  await translations.loadTopics(['web-replay'], 'en')
  expect(translations.words.has('web-replay')).toBe(true)
})

it('fails for none but those who asked for what failed', async () => {
  network.failing.add('web-replay')
  const first = translations.loadTopics(['web-replay'], 'en')
  const again = translations.loadTopics(['web-replay'], 'en')
  const other = translations.loadTopics(['web-import'], 'en')
  const change = translations.load('de')
  const settled = await Promise.allSettled([first, again, other, change])
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled', 'fulfilled'])
  expect(translations.words.language).toBe('de')
  expect(translations.words.has('web-import-refused')).toBe(true)
})

it('stays in its language where another cannot be loaded, and learns on', async () => {
  network.failing.add('de')
  await expect(translations.load('de')).rejects.toThrow()
  await translations.loadTopics(['web'], 'de')
  await translations.loadTopics(['web-replay'], 'en')
  expect(translations.words.language).toBe('en')
  network.failing.clear()
  await translations.load('de')
  expect(translations.words.has('web-replay')).toBe(true)
})
