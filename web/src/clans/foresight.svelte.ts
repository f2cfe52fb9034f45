import { SvelteMap } from 'svelte/reactivity'
import type { ClansPreview, GamePreview } from '../protocol'

type Ask = (action: string) => Promise<GamePreview | null>

/** What the server foretells of the moves that the player thinks about, each asked for once. */
export class Foresight {
  private readonly known = new SvelteMap<string, ClansPreview>()
  private asked = new Set<string>()

  constructor(private readonly ask: Ask) {}

  of(action: string | undefined): ClansPreview | undefined {
    return action === undefined ? undefined : this.known.get(action)
  }

  wonder(action: string): void {
    if (this.asked.has(action)) return
    const { asked } = this
    asked.add(action)
    void this.ask(action).then((preview) => {
      if (asked === this.asked && preview?.game === 'clans') this.known.set(action, preview)
    })
  }

  /** The position has changed. */
  forget(): void {
    this.asked = new Set()
    this.known.clear()
  }
}
