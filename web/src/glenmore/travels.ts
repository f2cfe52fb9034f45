// Every change moves from where it was to where it is: pieces are known by their names, and whatever
// has another place after a view than before it travels there; what is new grows in its place.
import { tick } from 'svelte'
import { fly } from '../motion/fly'
import { isReduced } from '../motion/reduced'
import { move, type Shift, shiftOf, type Spot } from '../motion/travel'
import { coin, good } from '../pieces/goods/drawing'
import type { GlenmoreView, TableView } from '../protocol'
import { type Flight, flightsOf } from './flights'

const GROWING = { duration: 240, easing: 'cubic-bezier(.2,.7,.2,1)' }
// More than that is seen as one change.
const MOST = 24

export class Travels {
  private moment = ''
  private ply = 0
  private position: GlenmoreView | null = null

  /** Call before the page changes for a new view; the pieces travel when it has changed. */
  watch(page: HTMLElement | undefined, view: TableView): void {
    const moment = `${view.table} ${view.ply} ${view.seq}`
    if (!page || moment === this.moment) return
    const isFirst = this.moment === ''
    const { position: earlier, ply } = this
    this.moment = moment
    this.ply = view.ply
    this.position = view.position?.game === 'glenmore' ? view.position : null
    if (isFirst || isReduced() || document.hidden) return
    const before = piecesOf(page)
    const origins = originsOf(view)
    const flights = earlier ? flightsOf(view.happened.filter((one) => one.ply > ply), earlier) : []
    const starts = flights.map(({ from }) => spotOf(page, from))
    // With the frame that lays out the page anyway; nothing is painted before.
    void tick().then(() => requestAnimationFrame(() => {
      // All are measured before the first one moves: a page that is read and changed by turns is laid out each time.
      const arrivals = Array.from(piecesOf(page), ([name, { piece, spot }]) => {
        const from = before.get(origins.get(name) ?? name)?.spot
        return { piece, isNew: from === undefined, shift: from ? shiftOf(from, spot) : null }
      })
      const ends = flights.map(({ to }) => spotOf(page, to))
      for (const arrival of arrivals.filter(({ isNew, shift }) => isNew || shift).slice(0, MOST)) go(arrival)
      flights.forEach((flight, index) => takeWing(flight, starts[index], ends[index], index))
    }))
  }
}

function spotOf(page: HTMLElement, places: readonly string[]): Spot | undefined {
  for (const place of places) {
    const found = Array.from(page.querySelectorAll(`[data-place="${place}"]`))
    const seen = found.find((element) => element.getClientRects().length)
    if (seen) return seen.getBoundingClientRect()
  }
  return undefined
}

function takeWing({ what }: Flight, from: Spot | undefined, to: Spot | undefined, index: number): void {
  if (!from || !to) return
  const likeness = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  likeness.setAttribute('viewBox', '-0.5 -0.5 25 25')
  likeness.innerHTML = what === 'coin' ? coin(0, 0, 24) : good(what, 0, 0, 24)
  fly(likeness, from, to, index)
}

interface Arrival {
  readonly piece: Element
  /** It was nowhere before. */
  readonly isNew: boolean
  readonly shift: Shift | null
}

/** A clan member's name has its cell in it: who has just walked comes from another one. */
function originsOf(view: TableView): Map<string, string> {
  const walks = view.happened.filter(({ words }) => words.key === 'glenmore-move')
  return new Map(
    walks.map(({ seat, words: { args } }) => [`member-${seat}-${args['to']}-0`, `member-${seat}-${args['cell']}-0`]),
  )
}

/** By their names, with where they lie. What is not shown at this width has no size. */
function piecesOf(page: HTMLElement): Map<string, { piece: Element; spot: Spot }> {
  const found = new Map<string, { piece: Element; spot: Spot }>()
  for (const piece of page.querySelectorAll('[data-piece]')) {
    const name = piece.getAttribute('data-piece')
    if (!name || found.has(name)) continue
    const spot = piece.getBoundingClientRect()
    if (spot.width > 0) found.set(name, { piece, spot })
  }
  return found
}

function go({ piece, isNew, shift }: Arrival): void {
  if (isNew) piece.animate({ opacity: [0, 1], scale: ['0.5', '1'] }, GROWING)
  else if (shift && piece instanceof HTMLElement) move(piece, shift, { lifts: true })
}
