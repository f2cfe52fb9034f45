// What just happened, to be marked on the table.
import { slotName } from './words'
import type { ClansSlot, ClansTake, EntryView } from '../../api/protocol'

/** A player's last move: where the card lies, and whether a shield came with it. */
export interface LatestPlay {
  readonly seat: number
  readonly slot: ClansSlot
  readonly shield: boolean
}

/** The moves that are marked, the newest last. */
export function latestPlays(moves: readonly EntryView[]): LatestPlay[] {
  return moves.map(({ seat, words: { args } }) => ({
    seat,
    slot: slotName(args),
    shield: args['shield'] === 'yes',
  }))
}

/**
 * Whose marked move laid this shield, by its place in the stack; `null` for one that has lain there longer.
 */
export function layerOf(
  latest: readonly LatestPlay[],
  tile: number,
  takes: readonly ClansTake[],
  place: number,
): number | null {
  const found = latest.find(
    ({ seat, slot, shield }) =>
      shield && Number(slot[0]) === tile && takes.findLastIndex((take) => take.seat === seat) === place,
  )
  return found?.seat ?? null
}
