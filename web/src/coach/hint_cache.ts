import type { GameView, Hint } from '../api/protocol'
import { fetchHint } from '../api/http'

/** The last answer: to think takes the server a while, and from the same view it thinks of the same. */
let last: { readonly position: GameView; readonly hint: Promise<Hint> } | null = null

/** A hint for anyone who sees the position from this seat; as long as that stays, the answer does. */
export function hintFor(table: string, seat: number, position: GameView): Promise<Hint> {
  // A position that has not changed stays the same value: see ui/structural_sharing.svelte.ts.
  if (last?.position === position) return last.hint
  const hint = fetchHint(table, seat)
  const asked = (last = { position, hint })
  // What could not be answered may be asked again.
  hint.catch(() => last === asked && (last = null))
  return hint
}
