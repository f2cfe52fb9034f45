import { isSilent } from '../games/registry'
import { CHANCE } from '../games/shared/chance'
import type { EntryView } from '../api/protocol'
import type { Words } from '../app/i18n/words'

/** The log with what is new; an entry that is there already is replaced by its newer telling. */
export function mergeLog(log: readonly EntryView[], news: readonly EntryView[]): readonly EntryView[] {
  if (news.length === 0) return log
  const entries = new Map(log.map((entry) => [entry.entry, entry]))
  for (const entry of news) entries.set(entry.entry, entry)
  return [...entries.values()].sort((one, other) => one.entry - other.entry)
}

/** Whether every entry is there, so that nothing need be fetched; `ply` actions stand at least. */
export function isWhole(log: readonly EntryView[], ply: number): boolean {
  const last = log.at(-1)
  return last ? last.entry === log.length && last.ply === ply : ply === 0
}

/** The actions that led to a position, in order: what was taken back has been replaced by what came later. */
export function standingActions(log: readonly EntryView[], ply: number): EntryView[] {
  const actions = log.filter((entry) => entry.kind === 'action' && entry.ply <= ply)
  return [...new Map(actions.map((entry) => [entry.ply, entry])).values()].sort(
    (one, other) => one.ply - other.ply,
  )
}

/**
 * Whether an action begins a turn. A turn is what a seat does in a row, until chance or another seat goes on.
 */
export function beginsTurn({ seat }: EntryView, before: EntryView | undefined): boolean {
  return seat !== CHANCE && seat !== before?.seat
}

/**
 * What happened since this seat last did something itself, or just that where nothing did;
 * for those who watch, the last thing.
 */
export function newsFor(log: readonly EntryView[], seat: number | null): readonly EntryView[] {
  if (seat === null) return log.slice(log.findLastIndex((entry) => !isLike(entry, log.at(-1))) + 1)
  const news = log.slice(log.findLastIndex((entry) => entry.seat === seat) + 1)
  return news.length ? news : log.slice(-1)
}

/**
 * The last action of each other seat since this seat's own, the newest last; for those who watch, of each
 * seat. `own`: where nothing followed the seat's own action, that.
 */
export function latestMoves(
  log: readonly EntryView[],
  ply: number,
  seat: number | null,
  own = false,
): readonly EntryView[] {
  const moves = standingActions(log, ply).filter((entry) => entry.seat !== CHANCE)
  const since = moves.slice(seat === null ? 0 : moves.findLastIndex((entry) => entry.seat === seat) + 1)
  if (seat !== null && since.length === 0) return own ? moves.slice(-1) : []
  return since.filter((entry, index) => !since.slice(index + 1).some((later) => later.seat === entry.seat))
}

/** The reader's own last entry, where others have done something since; `null` elsewhere. */
export function ownLastEntry(log: readonly EntryView[], seat: number | null): number | null {
  if (seat === null) return null
  const place = log.findLastIndex((entry) => entry.seat === seat)
  const others = log.slice(place + 1).some((entry) => entry.seat >= 0)
  return place >= 0 && others ? (log[place]?.entry ?? null) : null
}

/** Whether both tell the same of the same seat: of several cards that are dealt all are shown. */
function isLike(entry: EntryView, other: EntryView | undefined): boolean {
  return (
    entry.seat === other?.seat &&
    entry.words.key === other.words.key &&
    entry.words.args['seat'] === other.words.args['seat']
  )
}

/** How many turns led to this position. */
export function turnsBefore(log: readonly EntryView[], ply: number): number {
  return standingActions(log, ply).filter((entry, index, all) => beginsTurn(entry, all[index - 1])).length
}

/**
 * The actions that were taken back, by the numbers of their entries: none of the positions that stand was
 * made by them.
 */
export function takenBack(log: readonly EntryView[]): ReadonlySet<number> {
  const kept = new Set(standingActions(log, log.at(-1)?.ply ?? 0))
  return new Set(log.filter((entry) => entry.kind === 'action' && !kept.has(entry)).map(({ entry }) => entry))
}

export interface Line {
  /** The last of those that it tells. */
  readonly entry: EntryView
  readonly sentence: string
}

/**
 * So many lines, newest first, with the marked one in their middle; where none is, the oldest: nothing had
 * happened.
 */
export function around(newest: readonly Line[], marked: number | null, most: number): readonly Line[] {
  const last = Math.max(0, newest.length - most)
  const place =
    marked === null ? last : newest.findIndex(({ entry }) => entry.entry === marked) - Math.floor(most / 2)
  const first = Math.max(0, Math.min(place, last))
  return newest.slice(first, first + most)
}

interface Repeated extends Line {
  readonly times: number
  /** What each of them was about, where that can be listed. */
  readonly items: readonly string[]
}

/**
 * What a bot did in place of a person, by the numbers of the entries: after it has taken the seat over, or
 * its player has resigned, until they play on themselves.
 */
export function standInsFor(log: readonly EntryView[], seat: number | null): ReadonlySet<number> {
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

/**
 * What happened, in a sentence: “You lay …” for what the reader did, and not a bot for them; and what it set
 * off.
 */
export function sentenceFor(
  { entry, seat, action, words: message, then = [] }: EntryView,
  words: Words,
  byBot: ReadonlySet<number>,
): string {
  if (action !== null && !words.has(message.key)) return words.notation(seat, action)
  const deed = byBot.has(entry) ? words.message(message) : words.describe(message)
  return [deed, ...then.map((following) => words.describe(following))].join(' ')
}

/**
 * The log in sentences; what is said several times in a row is said once, with the number, and so is what
 * differs only in something that can be listed.
 * `whole`: where it is only a part, the log that tells who played when.
 */
export function linesOf(log: readonly EntryView[], words: Words, whole = log): Line[] {
  const byBot = standInsFor(whole, words.reader)
  const lines: Repeated[] = []
  for (const entry of log) {
    if (isSilent(entry.words.key)) continue
    const sentence = sentenceFor(entry, words, byBot)
    const items = itemsOf(entry, words)
    const last = lines.at(-1)
    if (last && isAgain(last, entry, sentence)) {
      lines.splice(-1, 1, { entry, sentence, times: last.times + 1, items: [...last.items, ...items] })
    } else {
      lines.push({ entry, sentence, times: 1, items })
    }
  }
  return lines.map((line) =>
    line.times > 1 ? { entry: line.entry, sentence: counted(line, words, byBot) } : line,
  )
}

/** The last lines; and those before them that set something off, which no one should miss. */
export function lately(lines: readonly Line[], most: number): Line[] {
  return lines.filter(({ entry }, index) => index >= lines.length - most || Boolean(entry.then?.length))
}

/** “black 6” of “… is dealt the black 6”, where someone wrote that; else nothing. */
function itemsOf({ words: { key, args } }: EntryView, words: Words): string[] {
  const item = `web-item-${key}`
  return words.has(item) ? [words.say(item, args)] : []
}

function isAgain(last: Repeated, { words: { key, args } }: EntryView, sentence: string): boolean {
  const before = last.entry.words
  return (
    last.sentence === sentence ||
    (last.items.length > 0 && before.key === key && before.args['seat'] === args['seat'])
  )
}

/** “… is dealt 9 cards” where someone wrote that; else the sentence, and how often. */
function counted(
  { entry, sentence, times, items }: Repeated,
  words: Words,
  byBot: ReadonlySet<number>,
): string {
  const { key, args } = entry.words
  const several = `web-several-${key}`
  if (words.has(several))
    return sentenceFor(
      { ...entry, words: { key: several, args: { ...args, times, items: words.list(items) } } },
      words,
      byBot,
    )
  return words.say('web-log-times', { sentence: sentence.replace(/\.$/, ''), times })
}
