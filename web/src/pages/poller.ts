// Asks again and again whether something has changed: less often while it does not, and never while the page
// is hidden.

/** What a poller needs of the page; tests give their own. */
export interface PollerOptions {
  /** Asks; says whether anything has changed. */
  readonly ask: () => Promise<boolean>
  readonly isHidden: () => boolean
  readonly wait: (ms: number, then: () => void) => () => void
}

export const SOONEST = 10_000
export const LATEST = 20_000
const SLOWER = 1.5

export class Poller {
  private delay = SOONEST
  private cancel = () => {}
  private isAsking = false
  private isStopped = false

  constructor(private readonly options: PollerOptions) {}

  /** Ask now: the page was opened, or is looked at again. */
  now = async (): Promise<void> => {
    if (this.isAsking || this.isStopped) return
    this.delay = SOONEST
    await this.ask()
  }

  stop(): void {
    this.isStopped = true
    this.cancel()
  }

  private async ask(): Promise<void> {
    this.cancel()
    this.isAsking = true
    const isChanged = await this.options.ask().catch(() => false)
    this.isAsking = false
    if (isChanged) this.delay = SOONEST
    if (!this.isStopped) this.cancel = this.options.wait(this.delay, () => void this.next())
    if (!isChanged) this.delay = Math.min(this.delay * SLOWER, LATEST)
  }

  /** A page that is shown again asks through `now`. */
  private async next(): Promise<void> {
    if (!this.options.isHidden()) await this.ask()
  }
}
