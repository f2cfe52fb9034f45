// One door for all sounds: nothing before the first gesture, nothing where they are off.
import { settings } from '../app/settings.svelte'
import type { SoundName } from './sounds'

let context: AudioContext | null = null
const GESTURES = ['pointerdown', 'keydown'] as const

/** Wait for the reader to do something; browsers let no page sound before. */
export function awaitGesture(): void {
  const begin = () => {
    for (const gesture of GESTURES) removeEventListener(gesture, begin, true)
    // In a task of its own: it takes long, and the gesture has its own effect.
    if (typeof AudioContext === 'function') setTimeout(() => (context ??= new AudioContext()))
  }
  for (const gesture of GESTURES) addEventListener(gesture, begin, true)
}

/** Play a sound, `after` seconds from now. */
export async function play(name: SoundName, after = 0): Promise<void> {
  if (!settings.sound || !context) return
  // Most visits are over before the first sound.
  const { SOUNDS } = await import('./sounds')
  if (context.state === 'suspended') await context.resume()
  SOUNDS[name](context.destination, context.currentTime + 0.01 + after)
}
