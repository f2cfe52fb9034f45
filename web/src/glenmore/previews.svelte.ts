import type { GlenmorePreview, Move } from '../protocol'
import type { TableSession } from '../table/session.svelte'

// As many as there may be cells for one tile on a large land; more are not asked for.
const MOST = 32

/** What moves would do, as the server tells it: each is asked for once and kept for one position. */
export class Previews {
  private known = $state.raw<ReadonlyMap<string, GlenmorePreview>>(new Map())
  private asked = new Set<string>()
  private position = ''

  constructor(private readonly session: TableSession) {}

  /** Forget what was told about another moment or to another reader. */
  turnTo(position: string): void {
    if (position === this.position) return
    this.position = position
    this.asked = new Set()
    this.known = new Map()
  }

  of(move: Move): GlenmorePreview | null {
    return this.known.get(move.text) ?? null
  }

  ask(moves: Iterable<Move>): void {
    for (const { text } of [...moves].slice(0, MOST)) {
      if (this.asked.has(text)) continue
      this.asked.add(text)
      void this.learn(text, this.position)
    }
  }

  private async learn(text: string, position: string): Promise<void> {
    const preview = await this.session.preview(text)
    if (preview?.game !== 'glenmore' || position !== this.position) return
    this.known = new Map(this.known).set(text, preview)
  }
}
