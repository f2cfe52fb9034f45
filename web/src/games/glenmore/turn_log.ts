// The log by turns: what a player does from taking a tile to the draws that follow it.
import type { GlenmoreCell, GlenmoreTile, EntryView } from '../../api/protocol'
import { CHANCE } from '../shared/chance'
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

/** Without turns of the die: the tiles drawn after it are shown with the turn before it. */
export function playersTurns(turns: readonly Turn[]): Turn[] {
  const found: Turn[] = []
  for (const turn of turns) {
    const last = found.at(-1)
    if (turn.seat !== CHANCE || !last) found.push(turn)
    else found.splice(-1, 1, { ...last, draws: [...last.draws, ...turn.draws] })
  }
  // What chance did first followed a turn that is not among these; only a scoring is worth a line.
  return found.filter(({ seat, draws }) => seat !== CHANCE || draws.some(({ then }) => then?.length))
}

/** All of a turn, in the order of the log. */
export function wholeTurn({ entries, draws }: Turn): readonly EntryView[] {
  return [...entries, ...draws]
}

export interface TurnSummary {
  /** Taking the tile, or removing it; `null` for what is no turn of a player. */
  readonly opening: EntryView | null
  /** The tiles activated. */
  readonly activated: readonly EntryView[]
  readonly steps: number
  readonly promotions: number
  readonly points: number
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
    scorings: draws.filter(({ then }) => then?.length),
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
