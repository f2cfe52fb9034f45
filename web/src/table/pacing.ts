// Moves that arrive faster than the eye can follow are shown one after the other. What came in one view is
// taken apart again: the positions in between are asked for, as far as the reader may see them.
import type { Happening, Position, TableView } from '../protocol'

/** What the pacing needs of its surroundings, so that tests can stand in for them. */
export interface Stage {
  readonly show: (view: TableView) => void
  /** Whether nothing is to move: the reader asks for that, or does not look. */
  readonly isStill: () => boolean
  readonly position: (ply: number, seat: number | null) => Promise<Position>
  readonly pause: (ms: number) => Promise<void>
}

// As long as a piece is on its way, and a breath.
const STEP = 260
/** More are not played one by one: the log tells them. */
export const MOST = 6
const CHANCE = -1

export class Pacing {
  private newest: TableView | null = null
  private waiting: { before: TableView; view: TableView }[] = []
  private isBusy = false
  /** Counts what was cut short: whatever was being played then is played no more. */
  private cuts = 0
  private hasPlayed = false

  constructor(private readonly stage: Stage) {}

  offer(view: TableView): void {
    const before = this.newest
    this.newest = view
    if (before && this.joins(before, view)) return
    this.hasPlayed ||= view.legal.length > 0 || view.viewing === null
    if (!before || !this.follows(before, view)) {
      this.cut()
      this.stage.show(view)
    } else if (!this.isBusy && boundaries(before, view).length === 0) {
      this.isBusy = true
      this.stage.show(view)
      void this.rest(this.cuts).then(() => this.playOn(this.cuts))
    } else {
      this.waiting.push({ before, view })
      if (!this.isBusy) void this.playOn(this.cuts)
    }
  }

  /** Show at once what is still to come; says whether there was anything. */
  skip(): boolean {
    if (!this.waiting.length && !this.isBetween) return false
    this.cut()
    if (this.newest) this.stage.show(this.newest)
    return true
  }

  private isBetween = false

  /** Before the reader's first turn nothing is told one by one: the table shall be there at once. */
  private follows(before: TableView, view: TableView): boolean {
    const isSame = before.viewing === view.viewing && before.status === 'playing'
    return isSame && view.ply > before.ply && this.hasPlayed && !this.stage.isStill()
  }

  /** Somebody came or went while moves still wait to be shown: it is seen with the last of them. */
  private joins(before: TableView, view: TableView): boolean {
    const last = this.waiting.at(-1)
    if (!last || before.viewing !== view.viewing || before.ply !== view.ply || before.status !== view.status) return false
    last.view = { ...view, happened: last.view.happened }
    return true
  }

  private cut(): void {
    this.cuts += 1
    this.waiting = []
    this.isBusy = this.isBetween = false
  }

  private async playOn(cuts: number): Promise<void> {
    if (cuts !== this.cuts) return
    this.isBusy = true
    this.waiting = this.waiting.slice(-MOST)
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      this.isBetween = true
      for (const frame of await this.framesOf(next.before, next.view)) {
        if (cuts !== this.cuts) return
        this.isBetween = frame !== next.view
        this.stage.show(frame)
        await this.rest(cuts)
      }
      if (cuts !== this.cuts) return
    }
    this.isBusy = false
  }

  private async rest(cuts: number): Promise<void> {
    if (cuts === this.cuts) await this.stage.pause(STEP)
  }

  private async framesOf(before: TableView, view: TableView): Promise<TableView[]> {
    try {
      const between = boundaries(before, view).slice(1 - MOST)
      const positions = await Promise.all(between.map((ply) => this.stage.position(ply, view.viewing)))
      return [...positions.map((position) => frameOf(view, position)), view]
    } catch {
      return [view] // without what lies between
    }
  }
}

/** The positions between two views after which somebody other than chance went on. */
export function boundaries(before: TableView, view: TableView): number[] {
  const made = view.happened.filter(({ kind, ply }) => kind === 'action' && ply > before.ply)
  return made.slice(1).flatMap((entry: Happening) => (entry.seat === CHANCE ? [] : [entry.ply - 1]))
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
    happened: view.happened.filter((entry) => entry.ply <= ply),
  }
}
