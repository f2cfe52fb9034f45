// Coins and goods that change hands: each flies from where it was to where it goes. Which ones is read off
// what has happened; the places are named as the page marks them (`data-place`).
import type { GoodName } from '../../pieces/goods/goods'
import type { GlenmoreResource, GlenmoreView, EntryView } from '../../api/protocol'

export interface Flight {
  readonly what: GoodName | 'coin'
  /** The first of these places that can be seen. */
  readonly from: readonly string[]
  readonly to: readonly string[]
}

// More than that is seen as one change.
const MOST = 6

export function flightsOf(happened: readonly EntryView[], before: GlenmoreView): Flight[] {
  return happened.flatMap((one) => flightsFrom(one, before)).slice(0, MOST)
}

function flightsFrom({ seat, words: { key, args } }: EntryView, { turn }: GlenmoreView): Flight[] {
  const what = args['resource'] as GlenmoreResource
  const coins = Array.from({ length: Number(args['coins'] ?? 0) }, () => 'coin' as const)
  const purse = [`coins ${seat}`, `seat ${seat}`]
  const market = [`market ${what}`]
  const cell = [`cell ${seat} ${String(args['cell'])}`, `seat ${seat}`]
  const due = [`cell ${seat} ${turn?.cell ?? ''}`, `seat ${seat}`]
  if (key === 'glenmore-pay') return [{ what, from: cell, to: due }]
  if (key === 'glenmore-buy') return coins.map((coin) => ({ what: coin, from: purse, to: market }))
  if (key !== 'glenmore-sell') return []
  return [{ what, from: cell, to: market }, ...coins.map((coin) => ({ what: coin, from: market, to: purse }))]
}
