// The final account: a row for each source of points, a column for each player.
import type { SheetItem, SheetMessage } from '../../api/protocol'
import type { Words } from '../../app/i18n/words'
import { capital } from '../../app/i18n/words'

export interface AccountRow {
  readonly label: string
  /** By seat; `null` where a player has nothing of it. */
  readonly points: readonly (number | null)[]
}

// As the game comes to them: the scorings, what was activated, and the end.
const ORDER = ['lead', 'activation', 'iona', 'morar', 'duart', 'coins', 'tiles']
const COMPARED = ['whisky', 'chieftains', 'cards']

export function accountOf(sheets: readonly SheetMessage[], words: Words): AccountRow[] {
  const rows = new Map<string, { order: number; points: (number | null)[] }>()
  sheets.forEach(({ items }, seat) => {
    for (const item of items) {
      const label = labelOf(item, words)
      const row = rows.get(label) ?? { order: orderOf(item), points: sheets.map(() => null) }
      row.points[seat] = (row.points[seat] ?? 0) + item.points
      rows.set(label, row)
    }
  })
  const sorted = [...rows].sort(([, one], [, other]) => one.order - other.order)
  return sorted.map(([label, { points }]) => ({ label, points }))
}

/** `coins`, as the last word of the item's key has it. */
function sourceOf({ key }: SheetItem): string {
  return key.split('-').at(-1) ?? ''
}

function orderOf(item: SheetItem): number {
  const compared = COMPARED.indexOf(String(item.args['what']))
  return ORDER.indexOf(sourceOf(item)) * 100 + Number(item.args['scoring'] ?? 0) * 10 + compared
}

/** Several items of a player may be of one source: two fairs, whatever their numbers. */
function labelOf(item: SheetItem, words: Words): string {
  const row = `glenmore-row-${sourceOf(item)}`
  return capital(words.say(words.has(row) ? row : item.key, item.args), words)
}
