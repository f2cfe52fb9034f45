// Tiles, cells and goods of Glen More in words.
import type {
  GamePreview,
  GameComponents,
  GlenmoreDue,
  GlenmorePaying,
  GlenmorePreview,
  GlenmoreTableTile,
  GlenmoreView,
  GlenmoreWay,
  Move,
  TableView,
} from '../../api/protocol'
import type { Distinction } from '../../table/moves'
import type { Words } from '../../app/i18n/words'
import { CHANCE } from '../shared/chance'
import { gainSentences } from '../shared/gains'

const TITLES = new Set(['Castle', 'Loch', 'Abbey', 'of'])

export function tileArgs(tile: GlenmoreTableTile) {
  return { tile: tile.tile, kind: tile.kind, name: tile.place ?? '' }
}

/** A tile by its kind, or by the name of its place. */
export function kindWord(tile: GlenmoreTableTile, words: Words): string {
  return words.say('glenmore-kind', { kind: tile.place ? 'castle' : tile.kind, name: tile.place ?? '' })
}

export function landTitle(seat: number, own: number | null, words: Words): string {
  const mine = seat === own ? 'yes' : 'no'
  return words.say('web-glenmore-land', { player: words.name(seat), mine })
}

/** What it brings when it is laid, does when activated, and for good. */
export function tileSentences(tile: GlenmoreTableTile, words: Words): string[] {
  const way = tile.river && tile.road ? 'river-road' : tile.river ? 'river' : tile.road ? 'road' : 'none'
  return [...effectSentences(tile, words), words.say('glenmore-frame', { frame: tile.frame, way })]
}

/** The same without its frame and its way. */
export function effectSentences(tile: GlenmoreTableTile, words: Words): string[] {
  return [
    ...arrivalSentences(tile, words),
    words.say('glenmore-effect', { kind: tile.kind }),
    ...placeSentences(tile, words),
  ]
}

/** What a player gets by laying it: goods, and what the card of a place says. */
export function laidSentences(tile: GlenmoreTableTile, words: Words): string[] {
  return [...arrivalSentences(tile, words), ...placeSentences(tile, words)]
}

/** The clan member or the whisky that comes with every tile of this kind. */
function arrivalSentences(tile: GlenmoreTableTile, words: Words): string[] {
  return tile.new_members || tile.new_whisky ? [words.say('glenmore-laid', { kind: tile.kind })] : []
}

function placeSentences(tile: GlenmoreTableTile, words: Words): string[] {
  const place = tile.place?.split(' ').find((word) => !TITLES.has(word))
  return place ? [words.say('glenmore-place', { place: place.toLowerCase() })] : []
}

export function costSentences(cost: GlenmoreTableTile['cost'], words: Words): string[] {
  const sentences = []
  if (cost.due.length) sentences.push(words.say('glenmore-cost', { cubes: dueWords(cost.due, words) }))
  if (cost.whisky) sentences.push(words.say('glenmore-cost-whisky'))
  if (cost.member) sentences.push(words.say('glenmore-cost-member'))
  return sentences
}

/** `1 wood, 1 stone and 2 different resources`. */
export function dueWords(due: readonly GlenmoreDue[], words: Words): string {
  const count = (kind: GlenmoreDue) => due.filter((one) => one === kind).length
  const items = due
    .filter((kind) => kind !== 'any' && kind !== 'other')
    .map((resource) => words.say('glenmore-due-one', { resource }))
  if (count('any')) items.push(words.say('glenmore-due-any', { cubes: count('any') }))
  if (count('other')) items.push(words.say('glenmore-due-different', { cubes: count('other') }))
  return words.list(items)
}

export function describePreview(preview: GamePreview, words: Words, move: Move): string[] {
  if (preview.game !== 'glenmore') return []
  const { cost, required, whisky, member } = preview
  const isPayment = ['glenmore-pay', 'glenmore-buy', 'glenmore-sell'].includes(move.words.key)
  const dueKey = required ? 'web-glenmore-still-due' : 'web-glenmore-can-add'
  return [
    ...(isPayment && cost.length
      ? [words.say(dueKey, { cubes: optionalWords(cost, required, words) })]
      : costSentences({ due: cost, whisky, member }, words)),
    ...waySentences(preview, words),
    ...(preview.sets_off.length
      ? [words.say('web-glenmore-could-set-off', { count: preview.sets_off.length })]
      : []),
    ...(preview.most_points ? [words.say('web-brings', { points: preview.most_points })] : []),
    // Points that may still be paid for are a change.
    ...(preview.most_points && preview.gains.every((points) => points === 0)
      ? []
      : gainSentences(preview.gains, words)),
    ...(preview.for_tiles.some((points) => points < 0) ? [words.say('web-glenmore-larger-land')] : []),
    ...(preview.after_turn === null ? [] : [followSentence(preview.after_turn, words)]),
    ...(preview.own_last_turn
      ? [words.say(preview.after_turn === null ? 'glenmore-last-turn' : 'glenmore-own-last-turn')]
      : []),
  ]
}

function waySentences(preview: GlenmorePreview, words: Words): string[] {
  return preview.ways.map((way) => waySentence(way, words))
}

/** How many of a resource there are, and what the market asks for it. */
export function waySentence({ resource, held, price }: GlenmoreWay, words: Words): string {
  return words.say('glenmore-way', {
    resource: words.say('glenmore-resource', { resource }),
    held,
    price: price ?? 0,
  })
}

function followSentence(seat: number, words: Words): string {
  if (seat === words.reader) return words.say('glenmore-you-again')
  const player = seat === CHANCE ? words.say('glenmore-the-die') : words.name(seat)
  return words.say('glenmore-follows', { player })
}

export function describeDecision(view: TableView, table: GameComponents, words: Words): string {
  return [decisionSentence(view, table, words), ...missingSentences(view, words)].join(' ')
}

/** What is missing to buy each resource that is due, where nothing can be paid before something is sold. */
function missingSentences({ legal, position }: TableView, words: Words): string[] {
  if (position?.game !== 'glenmore' || position.decision.type !== 'paying') return []
  // Only those whose payment it is can sell.
  const missing = legal.length > 0 ? position.decision.missing : []
  return missing.map((one) => words.say('web-glenmore-now-missing', { ...one }))
}

function decisionSentence(view: TableView, table: GameComponents, words: Words): string {
  const position = view.position
  if (position?.game !== 'glenmore' || table.game !== 'glenmore') return ''
  const { decision, turn } = position
  if (decision.type === 'paying') {
    const about = payingHint(decision, view.legal, table.tiles[decision.tile], words)
    return [about, ...coinSentences(position, view.legal, words)].join(' ')
  }
  const isIdle = ({ words: { key } }: Move) => key === 'glenmore-sell' || key === 'glenmore-done'
  if (decision.type === 'activating' && view.legal.length > 0 && view.legal.every(isIdle)) {
    return words.say('web-glenmore-now-activated', { sales: view.legal.length - 1 })
  }
  const count = decision.type === 'gaining' ? decision.count : (turn?.movement ?? 0)
  const key = `web-glenmore-now-${decision.type}`
  return words.has(key) ? words.say(key, { count }) : ''
}

/**
 * The words for a move in this position: where nothing is left to activate, the end of the activations leads
 * to the movement points, or ends the turn.
 */
export function wordsInPosition(move: Move, legal: readonly Move[], movement: number): Move['words'] {
  const { key, args } = move.words
  // A hint brings the move as a copy of its own.
  const isOnly = legal.every((other) => other.text === move.text || other.words.key === 'glenmore-sell')
  if (key !== 'glenmore-done' || !isOnly) return move.words
  return { key: movement > 0 ? 'glenmore-moves' : 'glenmore-end', args }
}

/** How many coins there are, where something can be traded: the counters may be out of sight. */
export function coinSentences(position: GlenmoreView, moves: readonly Move[], words: Words): string[] {
  const coins = position.lands[position.seat ?? -1]?.coins
  const isTrade = moves.some(({ words: { key } }) => key === 'glenmore-buy' || key === 'glenmore-sell')
  return isTrade && coins !== undefined ? [words.say('web-glenmore-have-coins', { coins })] : []
}

function payingHint(
  { due, paid, required, must_sell }: GlenmorePaying,
  legal: readonly Move[],
  tile: GlenmoreTableTile | undefined,
  words: Words,
): string {
  const args = {
    tile: tile ? kindWord(tile, words) : '',
    due: optionalWords(due, required, words),
  }
  if (legal.some(({ words: { key } }) => key === 'glenmore-stop')) {
    const isAll = legal.length === 1
    const key = isAll ? 'web-glenmore-now-paid' : 'web-glenmore-now-paying-more'
    return words.say(key, { ...args, points: tile?.effect.points[paid] ?? 0 })
  }
  const isSale = must_sell && legal.length > 0
  return words.say(isSale ? 'web-glenmore-now-selling-first' : 'web-glenmore-now-paying', args)
}

/** What is due, of which only so many cubes have to be paid. */
function optionalWords(due: readonly GlenmoreDue[], required: number, words: Words): string {
  const [kind] = due
  const isOneKind = due.every((one) => one === kind)
  if (!kind || due.length < 2 || due.length <= required || !isOneKind) return dueWords(due, words)
  if (kind === 'other') return words.say('glenmore-due-up-to', { cubes: due.length })
  const resource = words.say('glenmore-resource', { resource: kind })
  return words.say('glenmore-due-at-most', { resource, cubes: due.length })
}

/** Of two tiles of one kind in the chain, where each lies; of the end of the activations, what follows. */
export function distinguish(move: Move, { legal, position }: TableView, words: Words): Distinction {
  const { key, args } = move.words
  if (position?.game === 'glenmore' && key === 'glenmore-done')
    return { instead: wordsInPosition(move, legal, position.turn?.movement ?? 0) }
  const isTaken = key === 'glenmore-take'
  if (position?.game !== 'glenmore' || (!isTaken && key !== 'glenmore-discard')) return {}
  const isAlike = ({ words: { args: one } }: Move) =>
    one['kind'] === args['kind'] && one['name'] === args['name']
  if (!legal.some((other) => isAlike(other) && other.words.args['tile'] !== args['tile'])) return {}
  const index = position.chain.findIndex((entry) => entry.type === 'tile' && entry.tile === args['tile'])
  const field = words.say('web-glenmore-field', { number: index + 1 })
  return isTaken ? { heading: field } : { label: field }
}

export interface Grid {
  /** From west to east. */
  readonly columns: readonly number[]
  /** From north to south. */
  readonly rows: readonly number[]
}

/** The rectangle that holds these cells; a land grows in all directions. */
export function gridOf(cells: readonly string[]): Grid {
  const places = cells.map((cell) => cell.split(',').map(Number))
  const range = (numbers: readonly number[]) => {
    const least = Math.min(...numbers)
    return Array.from({ length: Math.max(...numbers) - least + 1 }, (_, step) => least + step)
  }
  return {
    columns: range(places.map(([column]) => column ?? 0)),
    rows: range(places.map(([, row]) => row ?? 0)).reverse(),
  }
}
