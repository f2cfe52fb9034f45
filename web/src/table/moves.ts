// Legal moves in groups, by the words alone: no game is known here. A game that has the messages
// web-group-KEY and web-move-KEY for its moves has them grouped and short; any other move is listed
// with its whole sentence.
import type { Move } from '../api/protocol'
import type { Words } from '../app/i18n/words'

export interface Option {
  readonly move: Move
  readonly label: string
  readonly sentence: string
}

export interface Group {
  /** What all of them have in common, in words; empty for moves that have nothing. */
  readonly heading: string
  readonly options: readonly Option[]
}

/** What is added to the words for a move where another would be called the same. */
export interface Distinction {
  /** The words that fit better in this position. */
  readonly instead?: Move['words']
  readonly heading?: string
  readonly label?: string
}

export function groupMoves(
  moves: readonly Move[],
  words: Words,
  apart: (move: Move) => Distinction = () => ({}),
): Group[] {
  const groups = new Map<string, Option[]>()
  for (const move of moves) {
    const more = apart(move)
    const message = more.instead ?? move.words
    const heading = withMore(headingOf(message, words), more.heading)
    const label = withMore(labelOf(message, words, move.text), more.label)
    const options = groups.get(heading) ?? []
    options.push({ move, label, sentence: sentenceOf(message, words, move.text) })
    groups.set(heading, options)
  }
  return Array.from(groups, ([heading, options]) => ({ heading, options }))
}

function withMore(name: string, more: string | undefined): string {
  return more ? `${name}, ${more}` : name
}

function headingOf(message: Move['words'], words: Words): string {
  const key = `web-group-${message.key}`
  return words.has(key) ? words.say(key, message.args) : ''
}

function labelOf(message: Move['words'], words: Words, notation: string): string {
  const key = `web-move-${message.key}`
  return words.has(key) ? words.say(key, message.args) : sentenceOf(message, words, notation)
}

/** A move of a game without sentences is shown in its notation. */
function sentenceOf(message: Move['words'], words: Words, notation: string): string {
  return words.has(message.key) ? words.describe(message) : notation
}

/** The group that is open: the one chosen, where it is still there, else the only one. */
export function openGroup(groups: readonly Group[], chosen: string | null): Group | null {
  const found = groups.find((group) => group.heading === chosen)
  return found ?? (groups.length === 1 ? (groups[0] ?? null) : null)
}

// So many can be read at a glance, and need not be chosen from in two steps.
const FEW = 12

export function areFew(groups: readonly Group[]): boolean {
  return groups.reduce((count, group) => count + group.options.length, 0) <= FEW
}
