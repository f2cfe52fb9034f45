// The address decides the page; keys stand behind the # and are taken out of sight at once.
import { postTask } from '../ui/scheduler'

export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'new'; readonly game: string; readonly how: How }
  | {
      readonly page: 'table'
      readonly table: string
      readonly key: Key | null
      readonly moment: Moment | null
    }
  | { readonly page: 'rules'; readonly game: string; readonly anchor: string }
  | { readonly page: 'missing' }

/** A position of a match, to be looked at: `/t/TABLE?ply=30`, and from which seat. */
export interface Moment {
  readonly ply: number
  readonly seat: number | null
}

export type How = 'bots' | 'screen' | 'friends'
export interface Key {
  readonly kind: 'join' | 'carry'
  readonly key: string
}

export function routeOf(path: string, query: string, hash: string): Route {
  const [, first, second, more] = path.split('/')
  if (path === '/') return { page: 'start' }
  if (first === 'new' && second && more === undefined) {
    return { page: 'new', game: second, how: howOf(new URLSearchParams(query).get('how')) }
  }
  if (first === 't' && second && more === undefined) {
    return {
      page: 'table',
      table: second,
      key: keyOf(hash),
      moment: momentOf(new URLSearchParams(query)),
    }
  }
  if (first === 'rules' && second && more === undefined) {
    return { page: 'rules', game: second, anchor: anchorOf(hash) }
  }
  return { page: 'missing' }
}

function anchorOf(hash: string): string {
  return /^#[\w.-]+$/.test(hash) ? hash.slice(1) : ''
}

function momentOf(query: URLSearchParams): Moment | null {
  const ply = numberOf(query.get('ply'))
  return ply === null ? null : { ply, seat: numberOf(query.get('seat')) }
}

function numberOf(text: string | null): number | null {
  return text !== null && /^\d{1,5}$/.test(text) ? Number(text) : null
}

/** The address of a position at the table that is open. */
export function addressOf({ ply, seat }: Moment): string {
  return seat === null ? `?ply=${ply}` : `?ply=${ply}&seat=${seat}`
}

function howOf(text: string | null): How {
  return text === 'screen' || text === 'friends' ? text : 'bots'
}

function keyOf(hash: string): Key | null {
  const found = /^#(join|carry)=([A-Za-z0-9_-]{22,43}$)?/.exec(hash)
  return found ? { kind: found[1] as Key['kind'], key: found[2] ?? '' } : null
}

class Router {
  route = $state.raw<Route>({ page: 'start' })
  /** Where the reader was on the page before this one; `null` on the one that they came in by. */
  from: Element | null = null
  /** How far that page was scrolled. */
  top = 0
  /** How to load another page whole, where a newer build waits. */
  load: ((address: string) => void) | null = null

  /** Look at the address again: at the beginning, and when the reader goes back. */
  arrive(): void {
    this.route = routeOf(location.pathname, location.search, location.hash)
  }

  go(address: string): void {
    const { href } = new URL(address, location.href)
    if (this.load) {
      this.load(href)
      return
    }
    // The second half of a double click leads nowhere else.
    if (href !== location.href) history.pushState(null, '', href)
    this.moveOn()
    window.scrollTo(0, 0)
  }

  /** To where the address leads now. */
  moveOn(): void {
    this.from = document.activeElement
    this.top = window.scrollY
    this.arrive()
  }

  /** Look at another moment of the same table: going back leaves the table, not every step. */
  turnTo(moment: Moment | null): void {
    history.replaceState(null, '', moment ? addressOf(moment) : location.pathname)
    this.arrive()
  }

  /** The key has been used, or shall not be seen over anybody's shoulder. */
  hideKey(): void {
    history.replaceState(null, '', location.pathname)
  }
}

export const router = new Router()

/** Follow a link of ours without loading the page again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a')
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
  if (!link || !plain || link.target || link.hasAttribute('download')) return
  if (link.origin !== location.origin || link.pathname.startsWith('/api')) return
  if (link.hash && link.pathname === location.pathname) return
  event.preventDefault()
  // To take a page away is long enough for a task, without the click before it.
  postTask(() => router.go(link.pathname + link.search + link.hash))
}
