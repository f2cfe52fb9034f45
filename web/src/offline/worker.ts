// The service worker: keeps the built files, so that the pages open without a network. It never touches
// what the server itself says (/api): a table is never shown from yesterday.
import { type BuiltFiles, cacheOf, isShell } from './shell'

interface Waiting extends Event {
  waitUntil(promise: Promise<unknown>): void
}
interface Fetching extends Waiting {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Clicked extends Waiting {
  readonly notification: Notification
}
interface Page {
  readonly url: string
  focus(): Promise<unknown>
}
/** What a worker has and a page has not. */
interface Scope {
  readonly location: Location
  readonly clients: {
    claim(): Promise<void>
    matchAll(query: { type: 'window'; includeUncontrolled: boolean }): Promise<Page[]>
    openWindow(address: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener(kind: 'install' | 'activate', listen: (event: Waiting) => void): void
  addEventListener(kind: 'fetch', listen: (event: Fetching) => void): void
  addEventListener(kind: 'message', listen: (event: Waiting & MessageEvent) => void): void
  addEventListener(kind: 'notificationclick', listen: (event: Clicked) => void): void
}

// The build puts the list of its files here.
declare const __KEPT__: BuiltFiles
const { version, files } = cacheOf(__KEPT__)
const scope = self as unknown as Scope
const PATIENCE = 4000

scope.addEventListener('install', (event) => event.waitUntil(fill()))
scope.addEventListener('activate', (event) => event.waitUntil(begin()))
scope.addEventListener('message', (event) => {
  // The page says when: never by itself, a move may be under way.
  if (event.data === 'take over') event.waitUntil(scope.skipWaiting())
})
scope.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || !isShell(address, scope.location.origin)) return
  event.respondWith(request.mode === 'navigate' ? newest(request) : known(request))
})
scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show((event.notification.data as { address: string }).address))
})

/** All files or none; what an earlier version has already is not fetched again. */
async function fill(): Promise<void> {
  const cache = await caches.open(version)
  await Promise.all(
    files.map(async (file) => {
      const had = file.startsWith('/assets/') ? await caches.match(file) : undefined
      await (had ? cache.put(file, had) : cache.add(new Request(file, { cache: 'no-cache' })))
    }),
  )
}

/** The version before stays for the pages that are still open in it. */
async function begin(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== version)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
  await scope.clients.claim()
}

/** A page comes from the server where there is one, so that it is never older than the server. */
async function newest(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) })
  } catch (problem) {
    const page = await (await caches.open(version)).match('/')
    if (page) return page
    throw problem
  }
}

async function known(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}

async function show(address: string): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find((page) => new URL(page.url).pathname === address)
  await (open ? open.focus() : scope.clients.openWindow(address))
}
