// What a field, a cell or a row says of itself to those who do not see it.
import { costSentences, kindWord, tileSentences } from '../board/glenmore'
import type {
  GlenmoreEffect,
  GlenmoreLaidTile,
  GlenmoreResource,
  GlenmoreTableTile,
  GlenmoreView,
  Move,
} from '../protocol'
import type { Words } from '../words/words'

/** A minus is longer than a hyphen. */
export function cellWord(cell: string): string {
  return cell.replaceAll('-', '−').replace(',', ', ')
}

export function tileTitle(tile: GlenmoreTableTile, words: Words): string {
  const kind = kindWord(tile, words)
  return kind.charAt(0).toLocaleUpperCase(words.language) + kind.slice(1)
}

export function tileStory(tile: GlenmoreTableTile, words: Words): string {
  return [...costSentences(tile.cost, words), ...tileSentences(tile, words)].join(' ')
}

export function resourceWord(resource: string, words: Words): string {
  return words.say('glenmore-resource', { resource })
}

/** `2 × wood`, by kind. */
export function cubeWords(cubes: readonly GlenmoreResource[], words: Words): string[] {
  return [...new Set(cubes)].map((resource) =>
    words.say('web-glenmore-cubes', {
      count: cubes.filter((cube) => cube === resource).length,
      resource: resourceWord(resource, words),
    }),
  )
}

/** The tile, where there are others of its kind also where it lies, and what is on it. */
export function laidWords(laid: GlenmoreLaidTile, tile: GlenmoreTableTile, words: Words, where = ''): string {
  const members = laid.members ? [words.say('web-glenmore-members', { count: laid.members })] : []
  return [kindWord(tile, words) + where, ...members, ...cubeWords(laid.cubes, words)].join(', ')
}

/** What activating a tile brings, in a few words. */
export function effectWords(effect: GlenmoreEffect, words: Words): string {
  if (effect.produces === 'any') return words.say('web-glenmore-gives-any')
  if (effect.produces) return words.say('web-glenmore-gives', { resource: resourceWord(effect.produces, words) })
  if (effect.movement) return words.say('web-glenmore-gives-step')
  if (effect.whisky) return words.say('web-glenmore-gives-whisky')
  return words.say('web-glenmore-gives-points', { points: effect.points.at(-1) ?? 0 })
}

/** A move as a button says it. */
export function moveLabel(move: Move, words: Words): string {
  const key = `web-move-${move.words.key}`
  return words.has(key) ? words.say(key, move.words.args) : words.message(move.words)
}

/** Everything that an assistant needs to hear when it is asked what the ring is like. */
export function entryWords(entry: GlenmoreView['chain'][number], box: readonly GlenmoreTableTile[], words: Words): string {
  if (entry.type === 'figure') return words.name(entry.seat)
  if (entry.type === 'die') return words.say('glenmore-the-die')
  const tile = box[entry.tile]
  return tile ? `${kindWord(tile, words)} (${tile.tile}). ${tileStory(tile, words)}` : ''
}
