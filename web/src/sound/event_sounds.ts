// What is heard of what happened: one sound for each kind of message.
import type { EntryView, TableView } from '../api/protocol'
import type { SoundName } from './sounds'

const KINDS: Readonly<Record<string, SoundName>> = {
  undo: 'undo',
  redo: 'card',
}

const WORDS: Readonly<Record<string, SoundName>> = {
  'clans-play': 'card',
  'clans-play-face-down': 'face-down',
  'clans-play-unseen': 'face-down',
  'glenmore-take': 'tile',
  'glenmore-discard': 'tile',
  'glenmore-roll': 'die',
  'glenmore-pay': 'goods',
  'glenmore-pay-member': 'steps',
  'glenmore-pay-chieftain': 'steps',
  'glenmore-sell': 'coin',
  'glenmore-buy': 'coin',
  'glenmore-gain': 'goods',
  'glenmore-activate': 'goods',
  'glenmore-ness': 'goods',
  'glenmore-move': 'steps',
  'glenmore-promote': 'steps',
}

/** More would be a noise: the last of them tell enough. */
const MOST = 4

export function soundOf({ kind, words }: EntryView): SoundName | null {
  if (words.args['kind'] === 'distillery' && words.key === 'glenmore-activate') return 'whisky'
  return KINDS[kind] ?? WORDS[words.key] ?? null
}

/** The sounds of a shield too, which is laid with a card. */
export function soundsOf(news: readonly EntryView[]): SoundName[] {
  const heard = news.flatMap((entry): SoundName[] => {
    const sound = soundOf(entry)
    if (!sound) return []
    return entry.words.args['shield'] === 'yes' ? [sound, 'shield'] : [sound]
  })
  return heard.slice(-MOST)
}

/** What a change of the whole table sounds like, beside what happened at it. */
export function momentOf(before: TableView, after: TableView): SoundName | null {
  if (after.status === 'over' && before.status === 'playing') return 'over'
  if (scorings(after) > scorings(before)) return 'scoring'
  if (curtainFalls(before, after)) return 'curtain'
  return null
}

function curtainFalls(before: TableView, after: TableView): boolean {
  const isPassedOn = before.viewing !== null && after.viewing === null
  return isPassedOn && after.status === 'playing' && after.seats.some((seat) => seat.mine)
}

function scorings({ position }: TableView): number {
  return position?.game === 'glenmore' ? position.scorings : 0
}
