// Notifications of the system: asked for in the settings, shown only while no one looks.
export type Permission = NotificationPermission | 'impossible'

export function permission(): Permission {
  return typeof Notification === 'function' && isSecureContext ? Notification.permission : 'impossible'
}

export async function askPermission(): Promise<Permission> {
  return permission() === 'default' ? await Notification.requestPermission() : permission()
}

export interface Notice {
  readonly title: string
  readonly body: string
  /** One notice for each table: a newer one takes its place. */
  readonly table: string
}

export async function notify({ title, body, table }: Notice): Promise<void> {
  if (permission() !== 'granted') return
  const options = { body, tag: tagOf(table), icon: '/icon-192.png', data: { address: location.pathname } }
  const worker = await navigator.serviceWorker?.getRegistration()
  // Phones let only a worker show them.
  if (worker?.active) await worker.showNotification(title, options)
  else openOnClick(table, new Notification(title, options))
}

/** Those that no worker shows, by table. */
const own = new Map<string, Notification>()

function openOnClick(table: string, notification: Notification): void {
  own.set(table, notification)
  notification.onclick = () => {
    window.focus()
    notification.close()
  }
}

export async function withdraw(table: string): Promise<void> {
  own.get(table)?.close()
  own.delete(table)
  const worker = await navigator.serviceWorker?.getRegistration()
  const shown = (await worker?.getNotifications({ tag: tagOf(table) })) ?? []
  for (const notification of shown) notification.close()
}

function tagOf(table: string): string {
  return `turn-${table}`
}
