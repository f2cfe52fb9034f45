import type { FluentBundle, FluentVariable } from '@fluent/bundle'
import { CHANCE } from '../../games/shared/chance'
import type { Problem, WordsMessage } from '../../api/protocol'
import { joinShortWords } from './short_words'

export type Args = Readonly<Record<string, FluentVariable>>

// Far more than a page says; anyone who looks through many matches begins again some time.
const MOST_SAID = 4000

// A player without a name has one of these, in the language that they had when they sat down.
const GUESTS = new Set(['Guest', 'Gast', 'Gość'])

/** Says messages in one language; where a seat is meant its player is named. */
export class Words {
  /** A page says most of its sentences again with every move, and making them is dear. */
  private readonly said = new Map<string, string>()

  constructor(
    readonly language: string,
    private readonly bundle: FluentBundle,
    readonly names: readonly string[] = [],
    /** The one seat of the reader; `null` for those who have none, or several. */
    readonly reader: number | null = null,
    /**
     * Whether the table of Clans and Glory is drawn turned, tile 1 at the top: its places are named as
     * one sees them.
     */
    private readonly isTurned: () => boolean = () => false,
  ) {}

  /** The same for players with these names, one of whom may be the reader. */
  named(names: readonly string[], reader: number | null = null): Words {
    return new Words(this.language, this.bundle, names, reader, this.isTurned)
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key)
  }

  say(key: string, args: Args = {}): string {
    const seen = 'side' in args ? { ...args, turned: this.isTurned() ? 'yes' : 'no' } : args
    const whole = key + JSON.stringify(seen)
    const known = this.said.get(whole)
    if (known !== undefined) return known
    const text = this.made(key, seen)
    if (this.said.size >= MOST_SAID) this.said.clear()
    this.said.set(whole, text)
    return text
  }

  private made(key: string, args: Args): string {
    const pattern = this.bundle.getMessage(key)?.value
    if (!pattern) return this.missing(key)
    const errors: Error[] = []
    const text = this.bundle.formatPattern(pattern, args, errors)
    for (const error of errors) console.error(`${key} in ${this.language}: ${error.message}`)
    return joinShortWords(text, this.language)
  }

  message(message: WordsMessage): string {
    return this.say(message.key, this.withPlayer(message.args))
  }

  /** What a seat did: “You lay …” to the reader whose seat it is, whatever their name. */
  describe(message: WordsMessage): string {
    const { seat, rival } = message.args
    const whose = seat === this.reader ? 'yes' : rival === this.reader ? 'rival' : null
    if (this.reader === null || whose === null) return this.message(message)
    return this.say(message.key, { ...this.withPlayer(message.args), reader: whose })
  }

  /** The sentence of a message, or other words where a game of another package brings none. */
  messageOr(message: WordsMessage, otherwise: string): string {
    return this.has(message.key) ? this.message(message) : otherwise
  }

  /** What a seat did, in the notation: for a game without sentences. */
  notation(seat: number, action: string): string {
    return this.say('match-action', { player: this.name(seat), action })
  }

  /** The reason in a sentence, with the number of its rule where there is one. */
  refusal(error: Problem): string {
    // A game of another package refuses an action, or a text that is none.
    const otherwise = this.say(error.code === 'notation' ? 'server-notation' : 'match-not-possible')
    const sentence = this.messageOr(error.message, otherwise)
    return error.rule ? this.say('match-refusal', { sentence, rule: error.rule }) : sentence
  }

  /** What the seat is called; the reader is “you” where they have given no name. */
  name(seat: number): string {
    const name = this.publicName(seat)
    return seat === this.reader && GUESTS.has(name) ? this.say('web-you') : name
  }

  /** What it is called, for every reader. */
  private publicName(seat: number): string {
    if (seat === CHANCE) return this.say('match-chance')
    return this.names[seat] || this.say('match-player', { number: seat + 1 })
  }

  private joining: Intl.ListFormat | null = null

  /** The rules of the games are written in British English: no comma before “and”. */
  private get locale(): string {
    return this.language === 'en' ? 'en-GB' : this.language
  }

  /** `Ann, Ben and Cal`, as the language joins them. */
  list(items: readonly string[]): string {
    return (this.joining ??= new Intl.ListFormat(this.locale)).format(items)
  }

  /**
   * The arguments, and the name of the seat that they speak of as `player`, in the third person; of its rival
   * as `opponent`.
   */
  withPlayer(args: Args): Args {
    const { seat, rival } = args
    if (typeof seat !== 'number') return args
    const named = { ...args, player: this.publicName(seat), reader: 'no' }
    return typeof rival === 'number' ? { ...named, opponent: this.publicName(rival) } : named
  }

  /** A key is for programs: people read that something cannot be said. */
  private missing(key: string): string {
    console.error(`no message ${key} in ${this.language}`)
    return this.has('web-unsaid') ? this.say('web-unsaid') : ''
  }
}

/** The text with a capital letter, as a sentence or a title begins. */
export function capital(text: string, { language }: Words): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
}
