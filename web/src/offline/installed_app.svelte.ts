// The installed side of the pages: the worker, a newer build, the network.
import { router } from '../app/router.svelte'
import { isOfNewestBuild, isServedNoMore, takeOver } from './builds'

const HOUR = 3_600_000
// The first page and the first move come before it.
const DELAY = 3000

/** What browsers with an install button of their own offer. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

class InstalledApp {
  isOnline = $state(true)
  /** Whether the page itself says that nothing can be reached. */
  isShownAway = $state(false)
  /** A newer build waits. */
  isStale = $state(false)
  offer = $state.raw<InstallOffer | null>(null)
  private worker: ServiceWorkerRegistration | null = null
  private checkedAt = 0

  /** Once, when the pages begin; without a safe connection there is no worker, and all else works. */
  start(): void {
    this.isOnline = navigator.onLine
    addEventListener('online', () => (this.isOnline = true))
    addEventListener('offline', () => (this.isOnline = false))
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      this.offer = event as InstallOffer
    })
    addEventListener('appinstalled', () => (this.offer = null))
    // A file of this build did not come: the server is away, or has a newer one.
    addEventListener('vite:preloadError', () => void this.ask())
    document.addEventListener('visibilitychange', () => this.looked())
    if (import.meta.env.PROD && 'serviceWorker' in navigator) setTimeout(() => void this.register(), DELAY)
  }

  async install(): Promise<void> {
    await this.offer?.prompt()
    this.offer = null
  }

  /** Ask whether there is a newer build, such as after the server was away. */
  check(): void {
    this.checkedAt = performance.now()
    if (this.worker)
      this.worker.update().catch(() => {}) // it is asked again later
    else void this.ask()
  }

  /** Without a worker the page asks itself what the server would send now. */
  private async ask(): Promise<void> {
    if (import.meta.env.PROD && (await isServedNoMore())) this.becomeStale()
  }

  /** Load the newer build. */
  renew = async (address = location.href): Promise<void> => {
    if (this.worker?.waiting) await takeOver(this.worker.waiting)
    if (address === location.href) location.reload()
    else location.assign(address)
  }

  private async register(): Promise<void> {
    try {
      this.worker = await navigator.serviceWorker.register('/worker.js')
    } catch {
      return // not kept: a private window, or a full disk
    }
    if (this.worker.waiting) void this.greet(this.worker.waiting)
    this.worker.addEventListener('updatefound', () => this.follow(this.worker?.installing ?? null))
  }

  private follow(next: ServiceWorker | null): void {
    // The first worker of all replaces no one.
    const isNewer = navigator.serviceWorker.controller !== null
    next?.addEventListener('statechange', () => {
      if (isNewer && next.state === 'installed') void this.greet(next)
    })
  }

  /** Pages come from the server, so that this one may be of the newer build already. */
  private async greet(next: ServiceWorker): Promise<void> {
    if (await isOfNewestBuild()) await takeOver(next)
    else this.becomeStale()
  }

  /** The next link that is followed loads the newer build; a table is never left by itself. */
  private becomeStale(): void {
    this.isStale = true
    router.load = (address) => void this.renew(address)
  }

  private looked(): void {
    if (!document.hidden) {
      if (performance.now() - this.checkedAt > HOUR) this.check()
    } else if (this.isStale && (router.route.page === 'start' || router.route.page === 'rules')) {
      void this.renew()
    }
  }
}

export const app = new InstalledApp()
