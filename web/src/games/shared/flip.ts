// Pieces that travel: each has a name, and wherever an element of that name appears it comes from where
// the one before lay (FLIP: first, last, invert, play). What is new comes from an anchor, such as a seat.
import type { Attachment } from 'svelte/attachments'
import { beforePaint } from './before_paint'
import { isReduced } from '../../ui/reduced_motion'
import { tempo } from '../../ui/pace'
import { middleOf, move, shiftOf, type Spot, type Way } from './animation'

interface Piece {
  readonly element: HTMLElement
  readonly way: Way
}

export class Journeys {
  private readonly pieces = new Map<string, Piece>()
  private readonly anchors = new Map<string, HTMLElement>()
  private before = new Map<string, Spot>()
  private isUnderWay = false

  /** For `{@attach}`: the element is the piece of that name. */
  piece(name: string, way: Way = {}): Attachment<HTMLElement> {
    return (element) => {
      this.pieces.set(name, { element, way })
      return () => {
        if (this.pieces.get(name)?.element === element) this.pieces.delete(name)
      }
    }
  }

  /** For `{@attach}`: a place that new pieces come from. */
  anchor(name: string): Attachment<HTMLElement> {
    return (element) => {
      this.anchors.set(name, element)
      return () => {
        if (this.anchors.get(name) === element) this.anchors.delete(name)
      }
    }
  }

  /** Before the page changes: remember where everything lies. */
  depart(): void {
    if (isReduced() || tempo() === 0) return
    this.before = new Map(Array.from(this.pieces, ([name, { element }]) => [name, element.getBoundingClientRect()]))
    this.isUnderWay = true
  }

  /**
   * After it has changed: let everything move that lies elsewhere now, and what is new from its anchor.
   */
  arrive(anchor: string | null = null): void {
    if (!this.isUnderWay) return
    this.isUnderWay = false
    beforePaint(() => this.play(anchor))
  }

  private play(anchor: string | null): void {
    const origin = anchor === null ? undefined : this.anchors.get(anchor)?.getBoundingClientRect()
    // All are measured before the first one moves: a page that is read and changed by turns is laid out each time.
    const trips = Array.from(this.pieces, ([name, { element, way }]) => {
      const to = element.getBoundingClientRect()
      const from = this.before.get(name) ?? (origin && middleOf(origin, to))
      return { element, way, shift: from && shiftOf(from, to) }
    })
    for (const { element, way, shift } of trips) if (shift) move(element, shift, way)
  }
}
