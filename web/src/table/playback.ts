// Moves that arrive faster than the eye can follow are shown one after the other. A view that brings several
// moves also brings the positions between them.
import type { Position, TableView } from '../api/protocol'
import { CHANCE } from '../games/shared/chance'
import { mergeLog } from './log'

/** What the playback needs of its surroundings, so that tests can stand in for them. */
export interface PlaybackOptions {
  readonly show: (view: TableView) => void
  /** Whether nothing is to move: the reader asks for that, or does not look. */
  readonly isStill: () => boolean
  readonly pause: (ms: number) => Promise<void>
  /** How long a step takes, compared with the usual. */
  readonly tempo: () => number
}

// As long as a piece is on its way, and a breath.
const STEP = 260
/** More views that wait to be shown are too many to follow: the oldest are left out. */
const MOST = 6

/** A view that is shown after the positions that led to it. */
interface Passage {
  readonly positions: readonly Position[]
  view: TableView
}

export class Playback {
  private newest: TableView | null = null
  private waiting: Passage[] = []
  /** The one whose positions in between are shown now. */
  private playing: Passage | null = null
  private isBusy = false
  /** Counts what was cut short: whatever was being played then is played no more. */
  private cuts = 0
  private hasPlayed = false

  constructor(private readonly options: PlaybackOptions) {}

  offer(view: TableView): void {
    const before = this.newest
    this.newest = view
    if (before && this.joins(before, view)) return
    this.hasPlayed ||= view.legal.length > 0 || view.viewing === null
    if (!before) {
      this.begin(view)
    } else if (!this.follows(before, view)) {
      this.options.show(this.caughtUp(view))
    } else if (!this.isBusy && view.positions.length === 0) {
      this.isBusy = true
      this.options.show(view)
      void this.rest(this.cuts).then(() => this.playOn(this.cuts))
    } else {
      this.play(view)
    }
  }

  /** Once more what happened since the reader's own last decision: a view that begins there. */
  again(view: TableView): void {
    if (!this.newest || view.seq < this.newest.seq) return
    this.newest = view
    this.begin(this.caughtUp(view))
  }

  /** Whether moves that have come are still to be shown. */
  get isBehind(): boolean {
    return this.isBetween || this.waiting.length > 0
  }

  /** Whether an earlier position than the newest is shown. */
  get isBetween(): boolean {
    return this.playing !== null
  }

  /** Show at once what is still to come; says whether there was anything. */
  skip(): boolean {
    if (!this.waiting.length && !this.isBetween) return false
    if (this.newest) this.options.show(this.caughtUp(this.newest))
    return true
  }

  /** Anyone who comes back sees what the others did in the meantime. */
  private begin(view: TableView): void {
    if (this.options.isStill() || lastOwn(view) === null) this.options.show(view)
    else this.play(view)
  }

  private play(view: TableView): void {
    this.waiting.push({ positions: view.positions, view })
    if (!this.isBusy) void this.playOn(this.cuts)
  }

  /** Before the reader's first turn nothing is shown one by one: the table shall be there at once. */
  private follows(before: TableView, view: TableView): boolean {
    const isSame = before.viewing === view.viewing && before.status === 'playing'
    return isSame && view.ply > before.ply && this.hasPlayed && !this.options.isStill()
  }

  /** Someone came or went while moves still wait to be shown: it is seen with the last of them. */
  private joins(before: TableView, view: TableView): boolean {
    const last = this.waiting.at(-1) ?? this.playing
    if (!last || before.viewing !== view.viewing || before.ply !== view.ply || before.status !== view.status)
      return false
    last.view = { ...view, happened: mergeLog(last.view.happened, view.happened) }
    return true
  }

  /** Nothing waits any more: the view tells also what was still to be shown, to the same seat. */
  private caughtUp(view: TableView): TableView {
    const passages = this.playing ? [this.playing, ...this.waiting] : this.waiting
    const untold = passages.flatMap(({ view: one }) => (one.viewing === view.viewing ? one.happened : []))
    this.cuts += 1
    this.waiting = []
    this.isBusy = false
    this.playing = null
    return untold.length ? { ...view, happened: mergeLog(untold, view.happened) } : view
  }

  private async playOn(cuts: number): Promise<void> {
    if (cuts !== this.cuts) return
    this.isBusy = true
    this.waiting = this.waiting.slice(-MOST)
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      this.playing = next
      for (const position of next.positions) {
        if (cuts !== this.cuts) return
        this.options.show(frameOf(next.view, position))
        await this.rest(cuts)
      }
      if (cuts !== this.cuts) return
      this.playing = null
      this.options.show(next.view)
      await this.rest(cuts)
      if (cuts !== this.cuts) return
    }
    this.isBusy = false
  }

  private async rest(cuts: number): Promise<void> {
    if (cuts === this.cuts) await this.options.pause(STEP * this.options.tempo())
  }
}

/**
 * The position after the reader's own last decision, where only moves have followed and one of them was
 * another's.
 */
export function lastOwn({ viewing, status, happened }: TableView): number | null {
  const [first] = happened
  // Where the reader has decided nothing yet it is shown from the first card that was dealt.
  if (viewing === null || status !== 'playing' || !first || first.ply <= 1) return null
  const onlyMoves = happened.every(({ kind }) => kind === 'action')
  const others = happened.some(({ seat }) => seat !== viewing && seat !== CHANCE)
  return onlyMoves && others ? first.ply - 1 : null
}

/** The view as it was at a position in between: nothing can be done in it. */
export function frameOf(view: TableView, { ply, to_move, position }: Position): TableView {
  return {
    ...view,
    ply,
    to_move,
    position,
    status: 'playing',
    legal: [],
    undo: null,
    redo: false,
    outcome: null,
    positions: [],
    happened: view.happened.filter((entry) => entry.ply <= ply),
  }
}
