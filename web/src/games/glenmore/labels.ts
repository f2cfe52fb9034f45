// What a field, a cell or a row says of itself to those who do not see it.
import { costSentences, dueWords, kindWord, tileSentences } from './words'
import type {
  GlenmoreEffect,
  GlenmoreEntry,
  GlenmoreLaidTile,
  GlenmoreMarketRow,
  GlenmoreResource,
  GlenmoreTableTile,
  GlenmoreView,
  Move,
} from '../../api/protocol'
import { capital, type Words } from '../../app/i18n/words'
import type { Field } from './ring'
import type { Deals } from './turn_log'

export function tileTitle(tile: GlenmoreTableTile, words: Words): string {
  return capital(kindWord(tile, words), words)
}

export function tileStory(tile: GlenmoreTableTile, words: Words): string {
  return [...costSentences(tile.cost, words), ...tileSentences(tile, words)].join(' ')
}

export function resourceWord(resource: string, words: Words): string {
  return words.say('glenmore-resource', { resource })
}

export function buyWords({ resource, price }: GlenmoreMarketRow, words: Words): string {
  return words.say('web-glenmore-buy-for', { resource: resourceWord(resource, words), coins: price ?? 0 })
}

export function sellWords({ resource, proceeds }: GlenmoreMarketRow, words: Words): string {
  return words.say('web-glenmore-sell-for', {
    resource: resourceWord(resource, words),
    coins: proceeds ?? 0,
  })
}

/** `2 × wood`, by kind. */
function cubeWords(cubes: readonly GlenmoreResource[], words: Words): string[] {
  return [...new Set(cubes)].map((resource) =>
    words.say('web-glenmore-cubes', {
      count: cubes.filter((cube) => cube === resource).length,
      resource: resourceWord(resource, words),
    }),
  )
}

/**
 * The tile, where there are others of its kind also in which part of the land, its place, and what is on it.
 */
export function laidWords(
  laid: GlenmoreLaidTile,
  tile: GlenmoreTableTile,
  words: Words,
  [where, place]: readonly [string, string],
): string {
  const members = laid.members ? [words.say('web-glenmore-members', { count: laid.members })] : []
  return [kindWord(tile, words) + where, place, ...members, ...cubeWords(laid.cubes, words)].join(', ')
}

/** `wood and 2 × stone`. */
function goodsWords(resources: readonly string[], words: Words, others: readonly string[] = []): string {
  const kinds = [...new Set(resources)].map((kind) => {
    const count = resources.filter((one) => one === kind).length
    const resource = resourceWord(kind, words)
    return count > 1 ? words.say('web-glenmore-cubes', { count, resource }) : resource
  })
  return words.list([...kinds, ...others])
}

/** What a turn cost and what was traded in it; `whisky`: whether the tile taken costs one. */
export function dealWords(deals: Deals, whisky: boolean, words: Words): string[] {
  const others = [
    ...(whisky ? [words.say('web-glenmore-costs-whisky')] : []),
    ...(deals.members ? [words.say('glenmore-brief-paymember')] : []),
    ...(deals.chieftains ? [words.say('glenmore-brief-paychieftain')] : []),
  ]
  const traded = (key: string, resources: readonly string[], coins: number) =>
    resources.length ? [words.say(key, { coins, items: goodsWords(resources, words) })] : []
  return [
    ...(deals.paid.length || others.length
      ? [words.say('web-glenmore-turn-paid', { items: goodsWords(deals.paid, words, others) })]
      : []),
    ...traded('web-glenmore-turn-bought', deals.bought, deals.spent),
    ...traded('web-glenmore-turn-sold', deals.sold, deals.earned),
  ]
}

/** What activating a tile brings, in a few words. */
export function effectWords(effect: GlenmoreEffect, words: Words): string {
  if (effect.produces === 'any') return words.say('web-glenmore-gives-any')
  if (effect.produces) return words.say('web-glenmore-gives', { resource: effect.produces })
  if (effect.movement) return words.say('web-glenmore-gives-step')
  if (effect.whisky) return words.say('web-glenmore-gives-whisky')
  // A butcher or a fair pays more for more resources; others always pay the same.
  const amounts = new Set(effect.points.filter((points) => points > 0))
  const kind = amounts.size > 1 ? 'most' : 'exact'
  return words.say('web-glenmore-gives-points', { points: effect.points.at(-1) ?? 0, kind })
}

/** A move as a button says it. */
export function moveLabel(move: Move, words: Words): string {
  const key = `web-move-${move.words.key}`
  return words.has(key) ? words.say(key, move.words.args) : words.message(move.words)
}

/** Those who share a screen are called by their names. */
export function turnWords(seat: number, words: Words): string {
  if (seat === words.reader) return words.say('web-your-turn')
  return words.say('web-turn-of', { player: words.name(seat) })
}

/** From which stack tiles are drawn now, and how many it holds; counted from 0, as their backs are. */
export function stackWords({ stacks }: GlenmoreView, words: Words): string {
  const number = stacks.findIndex((stack) => stack.length > 0)
  const left = stacks[number]?.length
  return left === undefined
    ? words.say('web-glenmore-stacks-empty')
    : words.say('web-glenmore-stack', { number, left })
}

/** What each of these tiles costs, and whether a river or a road is on it: how many of them are alike. */
export function costsWords(tiles: readonly GlenmoreTableTile[], words: Words): string[] {
  const costs = tiles.map(({ cost, river, road }) =>
    words.say('web-glenmore-cost-way', {
      cost: costWord(cost, words),
      way: river ? 'river' : road ? 'road' : 'none',
    }),
  )
  const different = [...new Set(costs)]
  if (different.length === 1) return different
  return different.map((cost) =>
    words.say('web-glenmore-cost-of', { count: costs.filter((one) => one === cost).length, cost }),
  )
}

function costWord(cost: GlenmoreTableTile['cost'], words: Words): string {
  if (cost.member) return words.say('web-glenmore-costs-member')
  if (cost.whisky) return words.say('web-glenmore-costs-whisky')
  return cost.due.length ? dueWords(cost.due, words) : words.say('web-glenmore-costs-nothing')
}

/** What is on a field of the ring, and which field it is: what stands there last moves next. */
export function fieldWords(
  field: Field,
  index: number,
  box: readonly GlenmoreTableTile[],
  words: Words,
): string {
  const place = words.say('web-glenmore-field', { number: index + 1 })
  return `${capital(entryWord(field.entry, box, words), words)}, ${place}`
}

function entryWord(entry: GlenmoreEntry | null, box: readonly GlenmoreTableTile[], words: Words): string {
  if (entry === null) return words.say('web-glenmore-empty-field')
  if (entry.type === 'figure') return words.name(entry.seat)
  if (entry.type === 'die') return words.say('glenmore-the-die')
  const tile = box[entry.tile]
  return tile ? kindWord(tile, words) : ''
}
