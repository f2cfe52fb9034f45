import type { TableSession } from '../table/session.svelte'
import { app } from './installed_app.svelte'

/** After the server was away it may be a newer one; called where a component is set up. */
export function watchServer(session: TableSession): void {
  let wasLost = false
  $effect(() => {
    if (session.link === 'open' && wasLost) app.check()
    wasLost = session.link === 'lost'
  })
}
