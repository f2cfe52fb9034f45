// The language that is spoken now; whatever is said with it changes when it changes.
import { emptyBundle, type Language, loadBundle, SHARED } from './bundles'
import { type Args, Words } from './words'

class Translations {
  words = $state.raw(new Words('en', emptyBundle('en')))
  isReady = $state(false)
  private asked = 0
  private newest = Promise.resolve()
  /** Whether the board is drawn turned. */
  isTurned: () => boolean = () => false
  private readonly learnt = new Set<string>(SHARED)

  load(language: Language): Promise<void> {
    return (this.newest = this.read(language))
  }

  private async read(language: Language): Promise<void> {
    const asked = ++this.asked
    const bundle = await loadBundle(language, [...this.learnt])
    // Anyone who asked later asked for all of this too.
    if (asked !== this.asked) return this.newest
    this.words = new Words(language, bundle, [], null, () => this.isTurned())
    this.isReady = true
    document.documentElement.lang = language
  }

  /** Add the sentences of a game. */
  async loadGame(game: string, language: Language): Promise<void> {
    await this.loadTopics([game, `web-${game}`], language)
  }

  /** Add the sentences with which a game refuses an action. */
  async loadRefusals(game: string, language: Language): Promise<void> {
    await this.loadTopics([`${game}-refusals`], language)
  }

  /** Add the sentences of these files. */
  async loadTopics(topics: readonly string[], language: Language): Promise<void> {
    const missing = topics.filter((topic) => !this.learnt.has(topic))
    // They may still be on their way.
    if (missing.length === 0) return this.newest
    for (const topic of missing) this.learnt.add(topic)
    try {
      await this.load(language)
    } catch (problem) {
      // They are asked for again where they are needed again.
      for (const topic of missing) this.learnt.delete(topic)
      throw problem
    }
  }
}

export const translations = new Translations()

export function say(key: string, args?: Args): string {
  return translations.words.say(key, args)
}
