import type { GlenmorePreview, Move } from '../../api/protocol'
import { bitByBit, gathering } from '../../ui/batches'
import type { TableSession } from '../../table/session.svelte'

// As many as there may be cells for one tile on a large land; more are not asked for.
const MOST = 32

interface Question {
  readonly text: string
  readonly position: string
}

interface Foretold extends Question {
  readonly preview: GlenmorePreview
}

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
      this.question({ text, position: this.position })
    }
  }

  private readonly question = bitByBit<Question>((question) => void this.learn(question))

  private async learn({ text, position }: Question): Promise<void> {
    if (position !== this.position) return
    const preview = await this.session.preview(text)
    if (preview?.game === 'glenmore') this.hear({ text, position, preview })
  }

  private readonly hear = gathering<Foretold>((all) => {
    const known = new Map(this.known)
    for (const { text, position, preview } of all) if (position === this.position) known.set(text, preview)
    this.known = known
  })
}
