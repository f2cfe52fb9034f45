// What is printed on a tile beside its scene: what it costs, what it brings once, what it does.
import type { GlenmoreCost, GlenmoreDue, GlenmoreEffect, GlenmoreTableTile } from '../../api/protocol'
import { anyGood, coin, type Drawing, good, lettering, points, sign } from '../goods/drawing'
import type { GoodName } from '../goods/goods'
import { frames } from './frames'
import { house } from './scenery'

/** A drawing and how wide it is. */
type Part = readonly [(x: number, y: number) => Drawing, number]

const PAPER = '#FFFCF4'
const STRAW = '#F6E3A8'
const CARD = '#E9DCEB'
const CARD_INK = '#4b2a57'

function plate(x: number, y: number, w: number, h: number, radius = 4, fill = PAPER): Drawing {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${fill}" stroke="#27231E" stroke-opacity=".75"/>`
}

const goodPart = (due: GlenmoreDue | 'whisky'): Part => [
  (x, y) =>
    due === 'any' || due === 'other' ? anyGood(x, y - 6.8, 13.5) : good(due as GoodName, x, y - 6.8, 13.5),
  14,
]
const pointsPart = (number: number): Part => [(x, y) => points(number, x, y - 7.6, 15), 15.5]
const smallPoints = (number: number): Part => [(x, y) => points(number, x - 1, y - 6.6, 13), 11.6]
const words = (text: string): Part => [
  (x, y) => lettering(text, x, y + 4, 10, { anchor: 'start' }),
  text.length * 4.5 + 1,
]
const ARROW: Part = [(x, y) => sign('arrow', x + 0.5, y - 4, 8), 9.5]
const STEP: Part = [(x, y) => sign('boot', x, y - 6.8, 13.5) + lettering('1', x + 18, y + 4.6, 13), 22]
const UNLIKE: Part = [
  (x, y) =>
    anyGood(x, y - 6.6, 12) +
    `<path d="M${x + 15} ${y + 4}L${x + 19} ${y - 4}M${x + 13.6} ${y - 1.6}h7M${x + 13.6} ${y + 1.8}h7" stroke="#27231E" stroke-width="1.3"/>`,
  23,
]

function effectParts(effect: GlenmoreEffect): Part[] {
  if (effect.movement) return [STEP]
  if (effect.produces) return [goodPart(effect.produces)]
  if (effect.whisky) return [...effect.due.map(goodPart), ARROW, goodPart('whisky')]
  const best = effect.points.at(-1) ?? 0
  if (effect.due.length === 0) return best ? [pointsPart(best)] : []
  return tradeParts(effect, best)
}

function tradeParts({ due, required, points: gains }: GlenmoreEffect, best: number): Part[] {
  const [first] = due
  if (first === 'other') return [UNLIKE, ...gains.slice(1).map(smallPoints)]
  if (first === 'any') return [goodPart('any'), words(`×${due.length}`), ARROW, pointsPart(best)]
  if (first && required < due.length) {
    return [goodPart(first), ARROW, pointsPart(gains[1] ?? 0), words(`×1–${due.length}`)]
  }
  return [...due.map(goodPart), ARROW, pointsPart(best)]
}

/** What activating it does, on a paper plate at the foot: `middle` says where. */
export function effectPlaque(effect: GlenmoreEffect, middle: number, isLarge: boolean): Drawing {
  const parts = effectParts(effect)
  if (parts.length === 0) return ''
  const width = widthOf(parts)
  const factor = isLarge ? Math.min(1.3, 84 / (width + 6)) : 1
  const drawn = plate(middle - width / 2 - 3, 77, width + 6, 17.6, 5) + row(parts, middle - width / 2, 86)
  return `<g transform="translate(${middle} 96) scale(${factor}) translate(${-middle} -96)">${drawn}</g>`
}

export function effectWidth(effect: GlenmoreEffect): number {
  return widthOf(effectParts(effect))
}

function widthOf(parts: readonly Part[]): number {
  return parts.reduce((sum, [, width]) => sum + width, 0)
}

function row(parts: readonly Part[], x: number, y: number): Drawing {
  let drawn = ''
  for (const [draw, width] of parts) {
    drawn += draw(x, y)
    x += width
  }
  return drawn
}

// Onto every tile that has none; all tiles are set off.
const ALL_OF: Readonly<Record<string, Part>> = {
  'Loch Shiel': [(x, y) => anyGood(x, y - 6.5, 13) + sign('tile', x + 14, y - 5.6, 11), 25],
  'Loch Oich': [(x, y) => sign('spark', x, y - 6.5, 13, '#8A5A0A') + sign('tile', x + 14, y - 5.6, 11), 25],
}

function onceParts(tile: GlenmoreTableTile): Part[] {
  const all = ALL_OF[tile.place ?? '']
  if (all) return [all]
  const several = (count: number, draw: Part): Part[] => {
    if (count === 0) return []
    return count > 1 ? [[(x, y) => lettering(String(count), x + 3, y + 4.2, 12), 6.6], draw] : [draw]
  }
  return [
    ...several(tile.new_coins, [(x, y) => coin(x, y - 6.5, 13), 13.4]),
    ...several(tile.new_whisky, goodPart('whisky')),
    ...(tile.place === 'Loch Lochy' ? several(2, goodPart('any')) : []),
    ...several(tile.new_members, [(x, y) => sign('member', x - 0.8, y - 6.5, 13), 12]),
  ]
}

/** What it brings when it is laid, on a straw-coloured chip at the right of the foot. */
export function onceChip(tile: GlenmoreTableTile): Drawing {
  const parts = onceParts(tile)
  if (parts.length === 0) return ''
  const width = widthOf(parts) + 4
  return plate(94.6 - width, 77.6, width, 16.6, 4, STRAW) + row(parts, 96.6 - width, 85.9)
}

/** How many chips there are, so that the plaque beside them makes room. */
export function onceCount(tile: GlenmoreTableTile): number {
  return onceParts(tile).length
}

export function costPlate(cost: GlenmoreCost): Drawing {
  if (cost.member) {
    return (
      plate(5, 5, 33, 15.4) +
      sign('member', 6, 6, 13) +
      lettering('/', 21.4, 16.6, 11) +
      sign('chieftain', 24, 6, 13)
    )
  }
  if (cost.due.includes('other')) {
    return plate(5, 5, 36, 15.4) + row([UNLIKE, words(`×${cost.due.length}`)], 6.4, 12.8)
  }
  const parts = [...cost.due, ...(cost.whisky ? (['whisky'] as const) : [])].map(goodPart)
  return parts.length ? plate(5, 5, parts.length * 14 + 2.6, 15.6) + row(parts, 6.2, 12.9) : ''
}

// What a special place is worth at the end: points, and for what.
const WORTH: Readonly<Record<string, readonly [number, 'yellow' | 'green' | 'village']>> = {
  'Iona Abbey': [2, 'yellow'],
  'Loch Morar': [2, 'green'],
  'Duart Castle': [3, 'village'],
}

/** The card that comes with a special place, at the right of the head. */
export function cardPlate(tile: GlenmoreTableTile): Drawing {
  if (!tile.place) return ''
  const worth = WORTH[tile.place]
  if (worth) return worthPlate(...worth)
  if (tile.place === 'Loch Ness') {
    return (
      plate(77.6, 5.2, 17, 14.6, 3, CARD) +
      sign('spark', 79, 5.8, 9, CARD_INK) +
      lettering('+1', 89.4, 16.8, 8.4)
    )
  }
  if (tile.bonnets === 0) return plate(81.6, 5.2, 13, 14.6, 3, CARD) + sign('card', 82, 6.4, 12, CARD_INK)
  const width = tile.bonnets > 1 ? 22 : 15
  const count = tile.bonnets > 1 ? lettering(String(tile.bonnets), 99.6 - width, 16.4, 11) : ''
  return plate(94.6 - width, 5.2, width, 14.6, 3, CARD) + count + sign('bonnet', 81, 6.2, 12.4, CARD_INK)
}

function worthPlate(number: number, what: 'yellow' | 'green' | 'village'): Drawing {
  const square = (colour: string) =>
    `<rect x="83" y="7.8" width="9.4" height="9.4" rx="2" fill="none" stroke="${colour}" stroke-width="3"/>` +
    '<rect x="81.5" y="6.3" width="12.4" height="12.4" rx="3" fill="none" stroke="#27231E" stroke-width=".6"/>'
  return (
    plate(64.6, 5.2, 30, 14.6, 3, CARD) +
    points(number, 65.6, 6.2, 12.6) +
    lettering('/', 80.2, 16.2, 9) +
    (what === 'village' ? house(87.8, 18, 0.52) : square(frames[what].edge))
  )
}
