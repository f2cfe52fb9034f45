import type { Happening } from '../protocol'
import type { Words } from '../words/words'

/** The log with what is new; an entry that is there already is replaced by its newer telling. */
export function merged(log: readonly Happening[], news: readonly Happening[]): readonly Happening[] {
  if (news.length === 0) return log
  const entries = new Map(log.map((entry) => [entry.entry, entry]))
  for (const entry of news) entries.set(entry.entry, entry)
  return [...entries.values()].sort((one, other) => one.entry - other.entry)
}

/** Whether every entry is there, so that nothing need be fetched; `ply` actions stand at least. */
export function isWhole(log: readonly Happening[], ply: number): boolean {
  return log.length > 0 ? log.at(-1)?.entry === log.length : ply === 0
}

/**
 * What happened since this seat last did something itself, or just that where nothing did;
 * for those who watch, the last thing.
 */
export function newsFor(log: readonly Happening[], seat: number | null): readonly Happening[] {
  if (seat === null) return log.slice(-1)
  const news = log.slice(log.findLastIndex((entry) => entry.seat === seat) + 1)
  return news.length ? news : log.slice(-1)
}

/** How many turns led to this position: what a seat does in a row, whatever chance does in between. */
export function turnsBefore(log: readonly Happening[], ply: number): number {
  const seats = log.filter((entry) => entry.kind === 'action' && entry.seat >= 0 && entry.ply <= ply).map(({ seat }) => seat)
  return seats.filter((seat, index) => seat !== seats[index - 1]).length
}

/** The actions that were taken back, by the numbers of their entries: none of the positions that stand was made by them. */
export function takenBack(log: readonly Happening[]): ReadonlySet<number> {
  const standing = log.at(-1)?.ply ?? 0
  const actions = log.filter(({ kind }) => kind === 'action')
  const made = new Map(actions.map(({ ply, entry }) => [ply, entry]))
  return new Set(actions.filter(({ ply, entry }) => ply > standing || made.get(ply) !== entry).map(({ entry }) => entry))
}

export interface Line {
  /** The last of those that it tells. */
  readonly entry: Happening
  readonly sentence: string
}

interface Repeated extends Line {
  readonly times: number
}

/**
 * What a bot did in place of a person, by the numbers of the entries: after it has taken the seat over, or its
 * player has resigned, until they play on themselves.
 */
export function standInsFor(log: readonly Happening[], seat: number | null): ReadonlySet<number> {
  let isBots = false
  const found = new Set<number>()
  for (const entry of log) {
    if (entry.seat !== seat) continue
    if (entry.kind === 'action' && isBots) found.add(entry.entry)
    else if (entry.kind === 'resign' || entry.kind === 'take-over') isBots = true
    else if (entry.kind === 'take-back') isBots = false
  }
  return found
}

/** What happened, in a sentence: “You lay …” for what the reader did, and not a bot for them. */
export function deedOf({ entry, words: message }: Happening, words: Words, byBot: ReadonlySet<number>): string {
  return byBot.has(entry) ? words.message(message) : words.deed(message)
}

/**
 * The log in sentences; what is said several times in a row is said once, with the number.
 * `whole`: where it is only a part, the log that tells who played when.
 */
export function told(log: readonly Happening[], words: Words, whole = log): Line[] {
  const byBot = standInsFor(whole, words.reader)
  const lines: Repeated[] = []
  for (const entry of log) {
    const sentence = deedOf(entry, words, byBot)
    const last = lines.at(-1)
    if (last?.sentence === sentence) lines.splice(-1, 1, { entry, sentence, times: last.times + 1 })
    else lines.push({ entry, sentence, times: 1 })
  }
  return lines.map((line) => (line.times > 1 ? { entry: line.entry, sentence: counted(line, words) } : line))
}

/** “… is dealt 9 cards” where somebody wrote that; else the sentence, and how often. */
function counted({ entry, sentence, times }: Repeated, words: Words): string {
  const { key, args } = entry.words
  const several = `web-several-${key}`
  if (words.has(several)) return words.message({ key: several, args: { ...args, times } })
  return words.say('web-log-times', { sentence: sentence.replace(/\.$/, ''), times })
}
