// How a cell of a land looks now, and what it says of itself.
import { kindWord } from './words'
import type {
  GlenmoreEffect,
  GlenmoreLaidTile,
  GlenmorePreview,
  GlenmoreComponents,
  GlenmoreTableTile,
  GlenmoreTile,
  Move,
} from '../../api/protocol'
import type { Words } from '../../app/i18n/words'
import type { Selection } from './selection.svelte'
import { capital } from '../../app/i18n/words'
import { effectWords, laidWords, moveLabel } from './labels'
import { kindOf } from './offers'

export interface CellLooks {
  readonly tile: GlenmoreTableTile | undefined
  readonly isLaid: boolean
  readonly piece: string | undefined
  /** It may be chosen for the tile that is picked. */
  readonly lit: boolean
  readonly setsOff: number | null
  /** The tile picked is shown here. */
  readonly ghost: boolean
  readonly coming: boolean
  /** What it would bring, where it is or would be set off. */
  readonly effect: GlenmoreEffect | null
  readonly most: number | null
  readonly activated: boolean
  readonly target: boolean
  readonly held: boolean
  /** Its tile asks for a choice. */
  readonly asks: boolean
  readonly movable: boolean
  readonly name: string
}

export interface CellState {
  readonly cell: string
  /** Counted from the corner in the north-west. */
  readonly row: number
  readonly column: number
  readonly box: GlenmoreComponents
  readonly words: Words
  readonly selection: Selection | null
  readonly preview: GlenmorePreview | null
  readonly laid: GlenmoreLaidTile | undefined
  readonly coming: number | null
  readonly activated: boolean
  /** Whether the tile picked is being held over it. */
  readonly isConsidered: boolean
}

const ACTIVATIONS = new Set(['activate', 'ness'])

export function cellLooks(state: CellState): CellLooks {
  const { cell, box, selection, preview, laid, activated } = state
  // Once it lies there it is no longer coming.
  const coming = laid ? null : state.coming
  const moves = selection?.movesAt(cell) ?? []
  const picked = selection?.picked ?? null
  const lit = picked !== null && moves.length > 0
  const ghost = lit && state.isConsidered
  const shown = laid?.tile ?? coming ?? (ghost ? picked : null)
  const tile = shown === null ? undefined : box.tiles[shown]
  const activations = moves.filter((move) => ACTIVATIONS.has(kindOf(move)))
  const isSetOff = activations.length > 0 || (picked !== null && (preview?.sets_off.includes(cell) ?? false))
  const known = moves[0] ? (selection?.previews.of(moves[0]) ?? null) : null
  const looks = {
    tile,
    isLaid: laid !== undefined,
    piece: pieceOf(laid?.tile ?? coming),
    lit,
    setsOff: lit ? (known?.sets_off.length ?? null) : null,
    ghost,
    coming: coming !== null,
    effect: isSetOff ? (tile?.effect ?? null) : null,
    most: activations.length ? (known?.most_points ?? null) : null,
    activated,
    target: !lit && moves.length > 0 && activations.length === 0 && selection?.held !== cell,
    held: selection?.held === cell,
    asks: selection?.asking === cell,
    movable: selection?.offers.ways.has(cell) ?? false,
  }
  return { ...looks, name: nameOf(state, looks, moves) }
}

/** By which name it travels; the start villages lie where they are. */
export function pieceOf(tile: GlenmoreTile | null): string | undefined {
  return tile ? `tile-${tile}` : undefined
}

function nameOf(state: CellState, looks: Omit<CellLooks, 'name'>, moves: readonly Move[]): string {
  const { words } = state
  const parts = [capital(contentWords(state, looks, moves), words)]
  if (looks.coming) parts.push(capital(words.say('web-glenmore-coming'), words))
  if (looks.setsOff !== null) parts.push(words.say('web-glenmore-sets-off', { count: looks.setsOff }))
  if (looks.activated) parts.push(words.say('web-glenmore-activated'))
  if (looks.held) parts.push(words.say('web-glenmore-chosen'))
  else if (looks.movable) parts.push(words.say('web-glenmore-may-move'))
  parts.push(...moves.map((move) => deedWords(move, looks, words)))
  return `${parts.join('. ')}.`.replaceAll('..', '.')
}

/** What lies there, and where that is. */
function contentWords(state: CellState, looks: Omit<CellLooks, 'name'>, moves: readonly Move[]): string {
  const { cell, words, laid } = state
  const place = words.say('web-glenmore-cell', { row: state.row + 1, column: state.column + 1 })
  if (laid && looks.tile) return laidWords(laid, looks.tile, words, [whereWords(cell, moves, words), place])
  if (looks.coming && looks.tile) return [kindWord(looks.tile, words), place].join(', ')
  return [words.say('web-free'), ...moves.slice(0, 1).map((move) => moveLabel(move, words)), place].join(', ')
}

/** As the log and the hints tell it from others of its kind; the server knows, and says so with a move. */
function whereWords(cell: string, moves: readonly Move[], words: Words): string {
  const args = moves[0]?.words.args ?? {}
  if (args['to'] === cell) return words.say('glenmore-other-where', args)
  return 'where' in args ? words.say('glenmore-where', args) : ''
}

function deedWords(move: Move, looks: Omit<CellLooks, 'name'>, words: Words): string {
  const heading = words.say(`web-group-${move.words.key}`, move.words.args)
  if (looks.effect && looks.tile) return `${heading}: ${effectWords(looks.effect, words)}`
  return kindOf(move) === 'take'
    ? words.say('web-glenmore-lay-here')
    : `${heading}: ${moveLabel(move, words)}`
}
