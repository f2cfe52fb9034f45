import { untrack } from 'svelte'
import type { TableView } from '../api/protocol'
import type { TableSession } from '../table/session.svelte'
import { uiOf } from '../games/registry'
import { momentOf, soundsOf } from './event_sounds'
import { play } from './player'

/** Seconds between sounds that come at once, as the pieces move. */
const STEP = 0.24

/** Let a table be heard; called where a component is set up. */
export function playTableSounds(session: TableSession): void {
  let before: TableView | null = null
  let heard = 0

  $effect(() => {
    const view = session.view
    if (!view) return
    const last = Math.max(heard, ...view.happened.map((entry) => entry.entry))
    // What was there when the reader came has been heard by others.
    if (before?.status === 'playing') {
      const news = view.happened.filter((entry) => entry.entry > heard)
      const { sounds: game } = uiOf(view.game)
      const moment = momentOf(before, view, game)
      const sounds = [...soundsOf(news, game), ...(moment ? [moment] : [])]
      untrack(() => sounds.forEach((sound, index) => void play(sound, index * STEP)))
    }
    heard = last
    before = view
  })
  $effect(() => {
    if (session.refusal) untrack(() => void play('refused'))
  })
}
