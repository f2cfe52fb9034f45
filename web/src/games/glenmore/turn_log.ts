// The log by turns: what a player does from taking a tile to the draws that follow it.
import type { GlenmoreCell, GlenmoreTile, EntryView } from '../../api/protocol'
import { CHANCE } from '../shared/chance'
import type { Words } from '../../app/i18n/words'
import { standingActions } from '../../table/log'

// A player who takes an action back and chooses another is still in the same turn.
const PARTS = new Set(['action', 'undo', 'redo'])

export interface Turn {
  /** Who took it; −1 for the die and for the set-up. */
  readonly seat: number
  /**
   * What was decided or rolled, in order, and taken back meanwhile; one entry where it is another event.
   */
  readonly entries: readonly EntryView[]
  /** The tiles drawn after it. */
  readonly draws: readonly EntryView[]
}

/** Every turn and every other event; a player who moves again after a refill has another turn. */
export function turnsOf(log: readonly EntryView[]): Turn[] {
  const turns: { seat: number; entries: EntryView[]; draws: EntryView[] }[] = []
  let isOpen = false
  for (const entry of log) {
    const last = turns.at(-1)
    const isDraw = entry.words.key === 'glenmore-draw'
    const isPart = PARTS.has(entry.kind)
    if (isDraw && last) last.draws.push(entry)
    else if (isDraw) turns.push({ seat: CHANCE, entries: [], draws: [entry] })
    else if (last && isOpen && isPart && last.draws.length === 0 && last.seat === entry.seat)
      last.entries.push(entry)
    else turns.push({ seat: entry.seat, entries: [entry], draws: [] })
    isOpen = isPart
  }
  return turns
}

/** The turn without what was taken back. */
export function standingPart(turn: Turn, gone: ReadonlySet<number>): Turn {
  const stands = ({ kind, entry }: EntryView) => kind === 'action' && !gone.has(entry)
  return { ...turn, entries: turn.entries.filter(stands), draws: turn.draws.filter(stands) }
}

/** The turns of players and of the die, and the scorings. */
export function notableTurns(turns: readonly Turn[]): Turn[] {
  // Draws without a turn followed one that is not among these; only a scoring is worth a line.
  return turns.filter(({ entries, draws }) => entries.length || draws.some(({ then }) => then?.length))
}

/** Whether the die moved: the tile on which it landed has left the game (GM 3.3). */
export function isRoll({ entries }: Turn): boolean {
  return entries[0]?.words.key === 'glenmore-roll'
}

/** What the die of such a turn shows. */
export function dieOf({ entries }: Turn): 'die' | 'die1' | 'die2' | 'die3' {
  const number = Number(entries[0]?.words.args['number'])
  return number === 1 || number === 2 || number === 3 ? `die${number}` : 'die'
}

/** All of a turn, in the order of the log. */
export function wholeTurn({ entries, draws }: Turn): readonly EntryView[] {
  return [...entries, ...draws]
}

/** What a player gave and traded in a turn. */
export interface Deals {
  /** Cubes from the land, by their resources. */
  readonly paid: readonly string[]
  readonly members: number
  readonly chieftains: number
  readonly bought: readonly string[]
  /** The coins for what was bought. */
  readonly spent: number
  readonly sold: readonly string[]
  /** The coins for what was sold. */
  readonly earned: number
}

export interface TurnSummary {
  /** Taking the tile, or removing it; `null` for what is no turn of a player. */
  readonly opening: EntryView | null
  /** The tiles activated. */
  readonly activated: readonly EntryView[]
  readonly steps: number
  readonly promotions: number
  readonly points: number
  readonly deals: Deals
  /** What the draws set off: a scoring. */
  readonly scorings: readonly EntryView[]
}

const OPENINGS = new Set(['glenmore-take', 'glenmore-discard'])
const ACTIVATIONS = new Set(['glenmore-activate', 'glenmore-ness'])

export function summaryOf({ entries, draws }: Turn): TurnSummary {
  const count = (key: string) => entries.filter(({ words }) => words.key === key).length
  const gains = entries.flatMap(({ then = [] }) => then).filter(({ key }) => key === 'glenmore-gain-points')
  return {
    opening: entries.find(({ words }) => OPENINGS.has(words.key)) ?? null,
    activated: entries.filter(({ words }) => ACTIVATIONS.has(words.key)),
    steps: count('glenmore-move'),
    promotions: count('glenmore-promote'),
    points: gains.reduce((sum, { args }) => sum + Number(args['points']), 0),
    deals: dealsOf(entries),
    scorings: scoringsIn(draws),
  }
}

/** The draws that emptied a stack, and so set off a scoring. */
export function scoringsIn(log: readonly EntryView[]): readonly EntryView[] {
  return log.filter(({ words, then }) => words.key === 'glenmore-draw' && then?.length)
}

/** What each player scored. */
export function scoringSentences(scorings: readonly EntryView[], words: Words): string {
  return scorings.flatMap(({ then = [] }) => then.map((one) => words.describe(one))).join(' ')
}

/** The number of the last scoring among these entries; 0 where there was none. */
export function lastScoring(log: readonly EntryView[]): number {
  const [scoring] = scoringsIn(log).at(-1)?.then ?? []
  return Number(scoring?.args['scoring'] ?? 0)
}

function dealsOf(entries: readonly EntryView[]): Deals {
  const of = (key: string) => entries.filter(({ words }) => words.key === key).map(({ words }) => words.args)
  const bought = of('glenmore-buy')
  const sold = of('glenmore-sell')
  const resources = (deals: typeof bought) => deals.map(({ resource }) => String(resource))
  const coins = (deals: typeof bought) => deals.reduce((sum, deal) => sum + Number(deal['coins']), 0)
  return {
    paid: resources(of('glenmore-pay')),
    members: of('glenmore-pay-member').length,
    chieftains: of('glenmore-pay-chieftain').length,
    bought: resources(bought),
    spent: coins(bought),
    sold: resources(sold),
    earned: coins(sold),
  }
}

/** The last turn of a player, to be marked on the board. */
export interface LatestTurn {
  readonly seat: number
  /** The tile taken from the chain: the figure stands where it lay. */
  readonly tile: GlenmoreTile | null
  /** Where it was laid; `null` where it left the game. */
  readonly cell: GlenmoreCell | null
  /** Where clan members have moved to. */
  readonly reached: readonly GlenmoreCell[]
}

/**
 * The last turn of each other player since the reader's own last turn, the newest last; of every player for
 * those who watch. A turn that the reader is still taking (`isMoving`) does not count. `alsoOwn`: where
 * nothing followed the reader's own turn, that one.
 */
export function latestTurns(
  log: readonly EntryView[],
  ply: number,
  reader: number | null,
  { alsoOwn = false, isMoving = false } = {},
): LatestTurn[] {
  const all = turnsOf(standingActions(log, ply)).filter(({ seat }) => seat !== CHANCE)
  const last = all.at(-1)
  const turns = isMoving && last?.seat === reader && last?.draws.length === 0 ? all.slice(0, -1) : all
  const own = reader === null ? -1 : turns.findLastIndex(({ seat }) => seat === reader)
  const since = turns.slice(own + 1)
  const shown = since.length === 0 && alsoOwn ? turns.slice(-1) : since
  return shown
    .filter(({ seat }, index) => !shown.slice(index + 1).some((later) => later.seat === seat))
    .map(latestTurn)
}

function latestTurn(turn: Turn): LatestTurn {
  const { opening } = summaryOf(turn)
  const args = opening?.words.args ?? {}
  const walks = turn.entries.filter(({ words }) => words.key === 'glenmore-move')
  return {
    seat: turn.seat,
    tile: opening ? Number(args['tile']) : null,
    cell: typeof args['cell'] === 'string' ? args['cell'] : null,
    reached: walks.map(({ words }) => String(words.args['to'])),
  }
}
