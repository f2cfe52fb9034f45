// What shields take, as the view tells it, with the cards that are meant.
import type { ClansCard, ClansTableTile, ClansTake, ClansView } from '../protocol'

/** How far the end has come with a tile. */
export type Counting = 'due' | 'now' | 'done'

/** `counted`: the tile that is counted now; `null` when all are. */
export function countingOf(tile: number, counted: number | null): Counting {
  if (counted === null || tile < counted) return 'done'
  return tile === counted ? 'now' : 'due'
}

export interface Taking extends ClansTake {
  readonly taken: readonly ClansCard[]
}

/** The face-up cards on a tile, west to east. */
export function cardsOn(view: ClansView, tile: ClansTableTile): ClansCard[] {
  return tile.slots.flatMap((slot) => view.face_up[slot] ?? [])
}

export function takingsOf(takes: readonly ClansTake[], cards: readonly ClansCard[]): Taking[] {
  return takes.map((take) => ({ ...take, taken: cards.filter((card) => isOfRank(card, take.rank)) }))
}

/** The cards that no shield would take. */
export function leftOver(takes: readonly ClansTake[], cards: readonly ClansCard[]): ClansCard[] {
  return cards.filter((card) => !takes.some(({ rank }) => isOfRank(card, rank)))
}

/** Whose shield would take a card; `null` for nobody's. */
export function takerOf(takes: readonly ClansTake[], card: ClansCard): number | null {
  return takes.find(({ rank }) => isOfRank(card, rank))?.seat ?? null
}

/** What the view says each seat's shields are worth now, added up. */
export function worthNow(view: ClansView): number[] {
  const all = view.takes.flat()
  return view.shields.map((_, seat) =>
    all.reduce((sum, take) => (take.seat === seat ? sum + take.points : sum), 0),
  )
}

function isOfRank(card: ClansCard, rank: number | null): boolean {
  return rank !== null && card.startsWith(String(rank))
}
