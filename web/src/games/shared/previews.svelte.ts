import { SvelteMap } from 'svelte/reactivity'
import type { GamePreview, Move } from '../../api/protocol'
import { batch, inChunks } from '../../ui/batches'

type PreviewOf<G extends GamePreview['game']> = Extract<GamePreview, { readonly game: G }>

interface Question {
  /** All questions about the same position. */
  readonly asked: ReadonlySet<string>
  readonly action: string
}

interface Answer<G extends GamePreview['game']> extends Question {
  readonly preview: PreviewOf<G>
}

// As many as there may be cells for one tile on a large land; more are not asked for together.
const MOST = 32

/** What moves would do, as the server answers: each is asked for once and kept for one position. */
export class Previews<G extends GamePreview['game']> {
  private readonly known = new SvelteMap<string, PreviewOf<G>>()
  private asked = new Set<string>()

  constructor(
    private readonly game: G,
    private readonly fetch: (action: string) => Promise<GamePreview | null>,
  ) {}

  /** The preview of a move; `null` until it has come. */
  of(move: Move | undefined): PreviewOf<G> | null {
    return (move && this.known.get(move.text)) ?? null
  }

  ask(moves: Iterable<Move>): void {
    const { asked } = this
    for (const { text } of [...moves].slice(0, MOST)) {
      if (asked.has(text)) continue
      asked.add(text)
      this.send({ asked, action: text })
    }
  }

  /** The position or the reader has changed. */
  forget(): void {
    this.asked = new Set()
    this.known.clear()
  }

  private readonly send = inChunks<Question>((question) => void this.receive(question))

  private async receive({ asked, action }: Question): Promise<void> {
    if (asked !== this.asked) return
    const preview = await this.fetch(action)
    if (preview?.game === this.game) this.keep({ asked, action, preview: preview as PreviewOf<G> })
  }

  private readonly keep = batch<Answer<G>>((answers) => {
    for (const { asked, action, preview } of answers)
      if (asked === this.asked) this.known.set(action, preview)
  })
}
