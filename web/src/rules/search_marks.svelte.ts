import { untrack } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import { schedule } from '../ui/scheduler'
import type { Found, Hits } from './search'

type BlockHits = Hits[number]

const AT_ONCE = 4

/** What is marked on the page; a long page is marked in turns, so that anyone who types need not wait. */
export class SearchMarks {
  private readonly marked = new SvelteMap<number, BlockHits>()
  private done = $state.raw<Found | null>(null)

  /** Called where a component is set up. */
  constructor(found: () => Found) {
    $effect(() => {
      const wanted = found()
      return untrack(() => this.mark(wanted, this.changed(wanted)))
    })
  }

  of(block: number): BlockHits | undefined {
    return this.marked.get(block)
  }

  /** Whether all of it is marked. */
  has(found: Found): boolean {
    return this.done === found
  }

  private changed({ hits }: Found): number[] {
    const now = hits.flatMap((texts, block) => (texts.some((text) => text.length) ? [block] : []))
    return [...new Set([...now, ...this.marked.keys()])].sort((one, other) => one - other)
  }

  /** The answer stops it. */
  private mark(found: Found, blocks: readonly number[]): () => void {
    let stop = () => {}
    const next = (from: number) => {
      for (const block of blocks.slice(from, from + AT_ONCE)) this.set(block, found.hits[block])
      if (from + AT_ONCE < blocks.length) stop = schedule(() => next(from + AT_ONCE))
      else this.done = found
    }
    stop = schedule(() => next(0))
    return () => stop()
  }

  private set(block: number, hits: BlockHits | undefined): void {
    if (hits?.some((text) => text.length)) this.marked.set(block, hits)
    else this.marked.delete(block)
  }
}
