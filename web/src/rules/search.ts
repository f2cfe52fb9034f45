// Finding words in the rules: as typed, whatever the case and the accents.
import { type Block, plain, type Prose, type Run } from './parser'

export interface Hit {
  /** Its number among all hits on the page. */
  readonly index: number
  readonly from: number
  readonly to: number
}

/** The hits of every text of every block, in reading order. */
export type Hits = readonly (readonly (readonly Hit[])[])[]

export interface Found {
  readonly hits: Hits
  readonly count: number
}

/** A piece of a run: `hit` is the number of the hit that it belongs to. */
export interface Piece {
  readonly text: string
  readonly hit: number | null
}

const SHORTEST = 2

export function find(blocks: readonly Block[], query: string): Found {
  const wanted = foldText(query.trim().replace(/\s+/g, ' '))
  if (wanted.length < SHORTEST) return { hits: [], count: 0 }
  let count = 0
  const hits = blocks.map(({ texts }) =>
    texts.map((text) =>
      placesOf(foldedText(text), wanted).map((from) => ({
        index: count++,
        from,
        to: from + wanted.length,
      })),
    ),
  )
  return { hits, count }
}

function placesOf(text: string, wanted: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) places.push(at)
  return places
}

// Anyone who types searches the same texts again with every letter.
const known = new WeakMap<Prose, string>()

function foldedText(text: Prose): string {
  const found = known.get(text) ?? foldText(plain(text))
  known.set(text, found)
  return found
}

/** Letter for letter, so that places stay the same: `Łąka` is found by `laka`. */
export function foldText(text: string): string {
  return Array.from(text, fold).join('')
}

function fold(letter: string): string {
  if (letter.length > 1) return letter
  const base = letter.toLowerCase().normalize('NFD')[0] ?? letter
  return { ł: 'l', '’': "'", '\u00a0': ' ' }[base] ?? base
}

/** A run of text that begins at `start`, cut where hits begin and end. */
export function cut(run: Run, start: number, hits: readonly Hit[]): Piece[] {
  const end = start + run.text.length
  const pieces: Piece[] = []
  let at = start
  const take = (to: number, hit: number | null) => {
    if (to > at) pieces.push({ text: run.text.slice(at - start, to - start), hit })
    at = Math.max(at, to)
  }
  for (const hit of hits) {
    if (hit.to <= start || hit.from >= end) continue
    take(Math.max(hit.from, start), null)
    take(Math.min(hit.to, end), hit.index)
  }
  take(end, null)
  return pieces
}

/** Where each run of a text begins. */
export function starts(text: Prose): number[] {
  let at = 0
  return text.map((run) => {
    const start = at
    at += run.text.length
    return start
  })
}
