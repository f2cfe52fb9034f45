// The language that is spoken now; whatever is said with it changes when it changes.
import { emptyBundle, type Language, loadBundle, loadFile, SHARED } from './bundles'
import { type Args, Words } from './words'

class Translations {
  words = $state.raw(new Words('en', emptyBundle('en')))
  isReady = $state(false)
  private asked = 0
  private newest = Promise.resolve()
  /** Whether the board is drawn turned. */
  isTurned: () => boolean = () => false
  /** The topics that the words speak of. */
  private learnt: readonly string[] = SHARED
  /** Those that are on their way. */
  private readonly coming = new Set<string>()

  load(language: Language): Promise<void> {
    const reading = this.read(language)
    // It fails for those who asked, and not for all who ask later.
    this.newest = reading.catch(() => undefined)
    return reading
  }

  private async read(language: Language): Promise<void> {
    const asked = ++this.asked
    const topics = [...this.coming]
    const [bundle, ...files] = await Promise.allSettled([
      loadBundle(language, this.learnt),
      ...topics.map((topic) => loadFile(language, topic)),
    ])
    // Anyone who asked later asked for all of this too.
    if (asked !== this.asked) return this.newest
    // What has failed is asked for again where it is needed again.
    this.coming.clear()
    if (bundle.status === 'rejected') throw bundle.reason
    const added = topics.filter((_, at) => {
      const file = files[at]
      if (file?.status !== 'fulfilled') return false
      bundle.value.addResource(file.value)
      return true
    })
    this.learnt = [...this.learnt, ...added]
    this.words = new Words(language, bundle.value, [], null, () => this.isTurned())
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
    const missing = topics.filter((topic) => !this.learnt.includes(topic) && !this.coming.has(topic))
    for (const topic of missing) this.coming.add(topic)
    // They may still be on their way.
    await (missing.length === 0 ? this.newest : this.load(language))
    const failed = topics.filter((topic) => !this.learnt.includes(topic))
    if (failed.length > 0) throw new Error(`could not load ${failed.join(', ')}`)
  }
}

export const translations = new Translations()

export function say(key: string, args?: Args): string {
  return translations.words.say(key, args)
}
