import type { Position, Problem } from '../api/protocol'
import { fetchPosition } from '../api/http'
import { problemOf } from '../api/errors'
import { shareStructure } from '../ui/structural_sharing.svelte'

/** Fetches the positions that are looked at, one at a time: of those passed over only the last. */
export class Positions {
  shown = $state.raw<Position | null>(null)
  problem = $state.raw<Problem | null>(null)
  private readonly kept = new Map<string, Position>()
  private wanted: { ply: number; seat: number | null } | null = null
  private isAsking = false

  constructor(
    private readonly table: string,
    private readonly ask = fetchPosition,
  ) {}

  /** `lasts`: whether the position can never change any more, as in a match that is over. */
  async show(ply: number, seat: number | null, lasts: boolean): Promise<void> {
    // no one else's cards stay in the page.
    if (this.shown && this.shown.viewing !== seat) this.shown = null
    if (!lasts) this.kept.clear()
    this.wanted = { ply, seat }
    if (this.isAsking) return
    this.isAsking = true
    while (this.wanted) await this.next(this.wanted, lasts)
    this.isAsking = false
  }

  private async next(wanted: { ply: number; seat: number | null }, lasts: boolean): Promise<void> {
    const key = `${wanted.seat} ${wanted.ply}`
    try {
      const found = this.kept.get(key) ?? (await this.ask(this.table, wanted.ply, wanted.seat))
      if (lasts) this.kept.set(key, found)
      if (this.wanted?.seat === wanted.seat) this.shown = shareStructure(this.shown, found)
      this.problem = null
    } catch (problem) {
      this.problem = problemOf(problem)
    }
    if (this.wanted?.ply === wanted.ply && this.wanted.seat === wanted.seat) this.wanted = null
  }
}
