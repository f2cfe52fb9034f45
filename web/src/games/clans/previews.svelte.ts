import { SvelteMap } from 'svelte/reactivity'
import type { ClansPreview, GamePreview } from '../../api/protocol'
import { bitByBit, gathering } from '../../ui/batches'

type Ask = (action: string) => Promise<GamePreview | null>

interface Question {
  /** All questions about the same position. */
  readonly asked: ReadonlySet<string>
  readonly action: string
}

interface Foretold extends Question {
  readonly preview: ClansPreview
}

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
    this.question({ asked, action })
  }

  private readonly question = bitByBit<Question>(({ asked, action }) => {
    if (asked !== this.asked) return
    void this.ask(action).then((preview) => {
      if (preview?.game === 'clans') this.hear({ asked, action, preview })
    })
  })

  private readonly hear = gathering<Foretold>((all) => {
    for (const { asked, action, preview } of all) if (asked === this.asked) this.known.set(action, preview)
  })

  /** The position has changed. */
  forget(): void {
    this.asked = new Set()
    this.known.clear()
  }
}
