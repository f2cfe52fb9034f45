// What shields take, as the view tells it, with the cards that are meant.
import type { ClansCard, ClansTableTile, ClansTake, ClansView } from '../../api/protocol'

/** How far the end has come with a tile. */
export type Counting = 'due' | 'now' | 'done'

/** `counted`: the tile that is counted now; `null` when all are. */
export function countingOf(tile: number, counted: number | null): Counting {
  if (counted === null || tile < counted) return 'done'
  return tile === counted ? 'now' : 'due'
}

/** The face-up cards on a tile, west to east. */
export function cardsOn(view: ClansView, tile: ClansTableTile): ClansCard[] {
  return tile.slots.flatMap((slot) => view.face_up[slot] ?? [])
}

/** The cards that no shield would take. */
export function leftOver(takes: readonly ClansTake[], cards: readonly ClansCard[]): ClansCard[] {
  return cards.filter((card) => takerOf(takes, card) === null)
}

/** Whose shield would take a card; `null` for no one's. */
export function takerOf(takes: readonly ClansTake[], card: ClansCard): number | null {
  return takes.find(({ taken }) => taken.includes(card))?.seat ?? null
}
