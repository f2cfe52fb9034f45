// Which sounds follow from what happened at a table.
import type { EntryView, TableView } from '../api/protocol'
import type { GameSounds } from '../games/contract'
import type { SoundName } from './sounds'

const EVENTS: Readonly<Record<string, SoundName>> = {
  undo: 'undo',
  redo: 'card',
}

/** More would be a noise: the last of them tell enough. */
const MOST = 4

export function soundsOf(news: readonly EntryView[], game?: GameSounds): SoundName[] {
  const sounds = news.flatMap((entry) => {
    const event = EVENTS[entry.kind]
    return event ? [event] : (game?.ofAction(entry) ?? [])
  })
  return sounds.slice(-MOST)
}

/** What a change of the whole table sounds like, beside what happened at it. */
export function momentOf(before: TableView, after: TableView, game?: GameSounds): SoundName | null {
  if (after.status === 'over' && before.status === 'playing') return 'over'
  return game?.ofChange?.(before, after) ?? (curtainFalls(before, after) ? 'curtain' : null)
}

function curtainFalls(before: TableView, after: TableView): boolean {
  const isPassedOn = before.viewing !== null && after.viewing === null
  return isPassedOn && after.status === 'playing' && after.seats.some((seat) => seat.mine)
}
