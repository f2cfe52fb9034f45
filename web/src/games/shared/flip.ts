// Pieces that move: each has a name, and whatever lies elsewhere than the piece of that name lay before moves
// there (FLIP: first, last, invert, play).
import type { Attachment } from 'svelte/attachments'
import { isReduced } from '../../ui/reduced_motion'
import { tempo } from '../../ui/pace'
import { middleOf, move, type Shift, shiftOf, type Spot, type Way } from './animation'
import { beforePaint } from './before_paint'
import { carry } from './flight'

/** Where a piece lies. */
export interface Placed {
  readonly element: Element
  readonly spot: Spot
  readonly way: Way
  /** The part of the page outside of which it is not seen. */
  readonly clip: Element | null
}

export type Placement = ReadonlyMap<string, Placed>

interface ChangeOptions {
  /** Where new pieces come from: a spot, or they grow in their place; `null`: they are just there. */
  readonly entry: Spot | 'grow' | null
  /** The name under which a piece lay before, where it had another. */
  readonly nameBefore?: (name: string) => string
  /** Which part of a piece is seen on its way from one clipped part of the page to another. */
  readonly likeness?: string
  /** More changes are seen as one. */
  readonly most?: number
}

interface Change {
  readonly placed: Placed
  readonly grows: boolean
  readonly shift: Shift | null
  /** Whether it comes from another clipped part of the page. */
  readonly crosses: boolean
}

const GROWTH = { duration: 240, easing: 'cubic-bezier(.2,.7,.2,1)' }

/** The changes between two placements; measured, and not moved yet. */
export function changesBetween(before: Placement, after: Placement, options: ChangeOptions): Change[] {
  const { entry, nameBefore = (name) => name, most = Infinity } = options
  const changes = Array.from(after, ([name, placed]) => {
    const earlier = before.get(nameBefore(name))
    const origin = entry && entry !== 'grow' ? middleOf(entry, placed.spot) : undefined
    const from = earlier?.spot ?? origin
    return {
      placed,
      grows: !from && entry === 'grow',
      shift: from ? shiftOf(from, placed.spot) : null,
      crosses: earlier !== undefined && earlier.clip !== placed.clip,
    }
  })
  return changes.filter(({ grows, shift }) => grows || shift).slice(0, most)
}

export function playChanges(changes: readonly Change[], { likeness }: ChangeOptions): void {
  for (const { placed, grows, shift, crosses } of changes) {
    const { element, spot, way } = placed
    const drawn = crosses && likeness ? element.querySelector(likeness) : null
    if (grows) element.animate({ opacity: [0, 1], scale: ['0.5', '1'] }, GROWTH)
    else if (shift && drawn) carry(element, drawn.cloneNode(true), spot, shift)
    else if (shift && element instanceof HTMLElement) move(element, shift, way)
  }
}

/**
 * The pieces of a part of the page, by their names (`data-piece`). What is not shown at this width has no
 * size.
 */
export function placementIn(part: Element, way: Way): Map<string, Placed> {
  const found = new Map<string, Placed>()
  for (const element of part.querySelectorAll('[data-piece]')) {
    const name = element.getAttribute('data-piece')
    if (!name || found.has(name)) continue
    const spot = element.getBoundingClientRect()
    if (spot.width > 0) found.set(name, { element, spot, way, clip: element.closest('[data-clips]') })
  }
  return found
}

/** Pieces that are attached one by one, and anchors, such as a seat, that new ones come from. */
export class Flip {
  private readonly pieces = new Map<string, { readonly element: HTMLElement; readonly way: Way }>()
  private readonly anchors = new Map<string, HTMLElement>()
  private before: Placement | null = null

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
  measure(): void {
    if (isReduced() || tempo() === 0) return
    this.before = this.placement()
  }

  /** After it has changed: let everything move that lies elsewhere now, and what is new from its anchor. */
  play(anchor: string | null = null): void {
    const { before } = this
    this.before = null
    if (!before) return
    beforePaint(() => {
      const entry = (anchor !== null && this.anchors.get(anchor)?.getBoundingClientRect()) || null
      // All are measured before the first one moves: a page that is read and changed by turns is laid
      // out each time.
      playChanges(changesBetween(before, this.placement(), { entry }), { entry })
    })
  }

  private placement(): Placement {
    return new Map(
      Array.from(this.pieces, ([name, { element, way }]) => {
        return [name, { element, way, spot: element.getBoundingClientRect(), clip: null }]
      }),
    )
  }
}
