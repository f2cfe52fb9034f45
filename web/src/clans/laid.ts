import type { ClansSlot } from '../protocol'

/** Of a view, what lies on the table. */
interface Cards {
  readonly face_up: Readonly<Record<ClansSlot, unknown>>
  readonly face_down: readonly { readonly slot: ClansSlot }[]
}

/** The place of the card that one move has laid; `null` where several came at once, or none. */
export function laidBetween(before: Cards, now: Cards): ClansSlot | null {
  const had = new Set(filled(before))
  const [slot, ...more] = filled(now).filter((one) => !had.has(one))
  return slot !== undefined && more.length === 0 ? slot : null
}

function filled({ face_up, face_down }: Cards): ClansSlot[] {
  return [...Object.keys(face_up), ...face_down.map(({ slot }) => slot)]
}
