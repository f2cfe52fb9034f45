// What the actions of Clans and Glory sound like.
import type { EntryView } from '../../api/protocol'
import type { SoundName } from '../../sound/sounds'
import type { GameSounds } from '../contract'

const SOUNDS: Readonly<Record<string, SoundName>> = {
  'clans-play': 'card',
  'clans-play-face-down': 'face-down',
  'clans-play-unseen': 'face-down',
}

/** A shield that is laid with the card has its own sound. */
function ofAction({ words: { key, args } }: EntryView): readonly SoundName[] {
  const sound = SOUNDS[key]
  if (!sound) return []
  return args['shield'] === 'yes' ? [sound, 'shield'] : [sound]
}

export const sounds: GameSounds = { ofAction }
