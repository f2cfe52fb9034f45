// What the refusal of a record is about, so that people can be told.
import { isDrawn } from '../board/registry'
import type { Problem } from '../protocol'

/** The game whose own sentence it is: `clans-…`. */
export function gameOf({ message }: Problem): string | null {
  const game = message.key.split('-')[0] ?? ''
  return isDrawn(game) ? game : null
}

/** The entry of the log, counted from 1; the names of other fields are for programs. */
export function entryOf({ field }: Problem): number | null {
  const found = /^log\[(\d+)\]/.exec(field ?? '')
  return found ? Number(found[1]) + 1 : null
}
