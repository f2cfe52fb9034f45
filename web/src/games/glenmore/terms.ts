import type { GlenmorePreview } from '../../api/protocol'

/** What taking a tile costs and who moves after it. */
export type Terms = Pick<
  GlenmorePreview,
  'cost' | 'whisky' | 'member' | 'ways' | 'after_turn' | 'own_last_turn'
>

/**
 * What holds on whichever cell a tile is laid; `null` where there is no such thing. The first preview speaks
 * for all: nothing here depends on the cell, and should it ever, then nothing is shown.
 */
export function commonTerms(previews: readonly (GlenmorePreview | null)[]): Terms | null {
  const [first, ...others] = previews.flatMap((preview) => (preview ? [termsOf(preview)] : []))
  const text = JSON.stringify(first)
  return first && others.every((terms) => JSON.stringify(terms) === text) ? first : null
}

function termsOf({ cost, whisky, member, ways, after_turn, own_last_turn }: GlenmorePreview): Terms {
  return { cost, whisky, member, ways, after_turn, own_last_turn }
}
