import type { TableView } from '../api/protocol'
import { settings } from '../app/settings.svelte'
import { play } from '../sound/player'
import { say } from '../app/i18n/translations.svelte'
import type { TableSession } from '../table/session.svelte'
import { showBadge } from './badge'
import { notify, withdraw } from './system_notification'
import { turnHasCome } from './turn'

/** Tell anyone who looks elsewhere that it is their turn; called where a component is set up. */
export function watchTurn(session: TableSession): void {
  let before: TableView | null = null

  $effect(() => {
    const view = session.view
    if (!view) return
    if (document.hidden && turnHasCome(before, view)) tell(session.table)
    before = view
  })
  $effect(() => {
    const seen = () => {
      if (document.hidden) return
      showBadge(false)
      void withdraw(session.table)
    }
    document.addEventListener('visibilitychange', seen)
    return () => {
      document.removeEventListener('visibilitychange', seen)
      showBadge(false)
    }
  })
}

function tell(table: string): void {
  showBadge(true)
  void play('turn')
  if (settings.notices) void notify({ title: say('web-your-turn'), body: say('web-notice-body'), table })
}
