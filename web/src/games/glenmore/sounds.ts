// What the actions of Glen More sound like.
import type { EntryView, TableView } from '../../api/protocol'
import type { SoundName } from '../../sound/sounds'
import type { GameSounds } from '../contract'

const SOUNDS: Readonly<Record<string, SoundName>> = {
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

function ofAction({ words: { key, args } }: EntryView): readonly SoundName[] {
  if (args['kind'] === 'distillery' && key === 'glenmore-activate') return ['whisky']
  const sound = SOUNDS[key]
  return sound ? [sound] : []
}

function ofChange(before: TableView, after: TableView): SoundName | null {
  return scorings(after) > scorings(before) ? 'scoring' : null
}

function scorings({ position }: TableView): number {
  return position?.game === 'glenmore' ? position.scorings : 0
}

export const sounds: GameSounds = { ofAction, ofChange }
