// Moves that arrive faster than the eye can follow are shown one after the other. What came in one view is
// taken apart again: the positions in between are asked for, as far as the reader may see them.
import type { EntryView, Position, TableView } from '../protocol'
import { beginsTurn, CHANCE, merged, newsFor, standing } from './log'

/** What the pacing needs of its surroundings, so that tests can stand in for them. */
export interface Stage {
  readonly show: (view: TableView) => void
  /** Whether nothing is to move: the reader asks for that, or does not look. */
  readonly isStill: () => boolean
  readonly position: (ply: number, seat: number | null) => Promise<Position>
  readonly pause: (ms: number) => Promise<void>
  /** How long a step takes, compared with the usual. */
  readonly tempo: () => number
}

// As long as a piece is on its way, and a breath.
const STEP = 260
/** More are not played one by one but turn by turn. */
export const MOST = 6
/** More turns are not played: the log tells them. */
export const MOST_TURNS = 12
const PATIENCE = 600

/** From one position to the newest one of then. */
interface Passage {
  readonly from: number
  view: TableView
  /** Whether the first position is not shown yet. */
  readonly opens: boolean
}

export class Pacing {
  private newest: TableView | null = null
  private waiting: Passage[] = []
  /** The one whose positions in between are shown now. */
  private playing: Passage | null = null
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
    if (!before) {
      this.begin(view)
    } else if (!this.follows(before, view)) {
      this.stage.show(this.caughtUp(view))
    } else if (!this.isBusy && boundaries(before.ply, view).length === 0) {
      this.isBusy = true
      this.stage.show(view)
      void this.rest(this.cuts).then(() => this.playOn(this.cuts))
    } else {
      this.play({ from: before.ply, view, opens: false })
    }
  }

  /** Once more what happened since the reader's own last decision, as `log` tells it. */
  again(log: readonly EntryView[]): void {
    if (!this.newest) return
    const view = this.caughtUp(this.newest)
    this.begin({ ...view, happened: newsFor(merged(log, view.happened), view.viewing) })
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
    if (this.newest) this.stage.show(this.caughtUp(this.newest))
    return true
  }

  /** Whoever comes back sees what the others did in the meantime. */
  private begin(view: TableView): void {
    const from = this.stage.isStill() ? null : lastOwn(view)
    if (from === null) this.stage.show(view)
    else this.play({ from, view, opens: true })
  }

  private play(passage: Passage): void {
    this.waiting.push(passage)
    if (!this.isBusy) void this.playOn(this.cuts)
  }

  /** Before the reader's first turn nothing is told one by one: the table shall be there at once. */
  private follows(before: TableView, view: TableView): boolean {
    const isSame = before.viewing === view.viewing && before.status === 'playing'
    return isSame && view.ply > before.ply && this.hasPlayed && !this.stage.isStill()
  }

  /** Somebody came or went while moves still wait to be shown: it is seen with the last of them. */
  private joins(before: TableView, view: TableView): boolean {
    const last = this.waiting.at(-1) ?? this.playing
    if (!last || before.viewing !== view.viewing || before.ply !== view.ply || before.status !== view.status) return false
    last.view = { ...view, happened: merged(last.view.happened, view.happened) }
    return true
  }

  /** Nothing waits any more: the view tells also what was still to be told, to the same seat. */
  private caughtUp(view: TableView): TableView {
    const passages = this.playing ? [this.playing, ...this.waiting] : this.waiting
    const untold = passages.flatMap(({ view: one }) => (one.viewing === view.viewing ? one.happened : []))
    this.cuts += 1
    this.waiting = []
    this.isBusy = false
    this.playing = null
    return untold.length ? { ...view, happened: merged(untold, view.happened) } : view
  }

  private async playOn(cuts: number): Promise<void> {
    if (cuts !== this.cuts) return
    this.isBusy = true
    this.waiting = this.waiting.slice(-MOST)
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      this.playing = next
      for (const position of await this.between(next)) {
        if (cuts !== this.cuts) return
        this.stage.show(frameOf(next.view, position))
        await this.rest(cuts)
      }
      if (cuts !== this.cuts) return
      this.playing = null
      this.stage.show(next.view)
      await this.rest(cuts)
      if (cuts !== this.cuts) return
    }
    this.isBusy = false
  }

  private async rest(cuts: number): Promise<void> {
    if (cuts === this.cuts) await this.stage.pause(STEP * this.stage.tempo())
  }

  private async between({ from, view, opens }: Passage): Promise<Position[]> {
    const plies = [...(opens ? [from] : []), ...steps(from, view)]
    const asked = Promise.all(plies.map((ply) => this.stage.position(ply, view.viewing)))
    try {
      // Whoever opens the table sees nothing yet, and does not wait for long.
      return await (opens ? Promise.race([asked, this.stage.pause(PATIENCE).then((): Position[] => [])]) : asked)
    } catch {
      return [] // without what lies between
    }
  }
}

/** The position after the reader's own last decision, where only moves have followed and one of them was another's. */
export function lastOwn({ viewing, status, happened }: TableView): number | null {
  const [first] = happened
  // Where the reader has decided nothing yet it is told from the first card that was dealt.
  if (viewing === null || status !== 'playing' || !first || first.ply <= 1) return null
  const onlyMoves = happened.every(({ kind }) => kind === 'action')
  const others = happened.some(({ seat }) => seat !== viewing && seat !== CHANCE)
  return onlyMoves && others ? first.ply - 1 : null
}

/** The positions that are shown: all where they are few, else the ends of turns and the last ones before the newest. */
export function steps(from: number, view: TableView): number[] {
  const all = boundaries(from, view)
  if (all.length < MOST) return all
  const ends = turnEnds(from, view).slice(-MOST_TURNS)
  const last = all.slice(Math.min(-1, 1 - MOST + ends.length))
  return [...new Set([...ends, ...last])].sort((one, other) => one - other)
}

/** The positions since an earlier one after which somebody other than chance went on. */
export function boundaries(from: number, view: TableView): number[] {
  return madeSince(from, view).slice(1).flatMap(({ ply, seat }) => (seat === CHANCE ? [] : [ply - 1]))
}

/** Those after which another turn began. */
function turnEnds(from: number, view: TableView): number[] {
  const made = madeSince(from, view)
  return made.flatMap((entry, index) => (index > 0 && beginsTurn(entry, made[index - 1]) ? [entry.ply - 1] : []))
}

function madeSince(from: number, { happened, ply }: TableView): EntryView[] {
  return standing(happened, ply).filter((entry) => entry.ply > from)
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
