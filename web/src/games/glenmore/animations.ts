// Every change moves from where it was to where it is: pieces are known by their names, and whatever
// has another place after a view than before it travels there; what is new grows in its place.
import { tick } from 'svelte'
import { beforePaint } from '../shared/before_paint'
import { carry, fly } from '../shared/flight'
import { isReduced } from '../../ui/reduced_motion'
import { move, type Shift, shiftOf, type Spot } from '../shared/animation'
import { coin, good } from '../../pieces/goods/drawing'
import type { GlenmoreView, TableView } from '../../api/protocol'
import { type Flight, flightsOf } from './flights'

const GROWING = { duration: 240, easing: 'cubic-bezier(.2,.7,.2,1)' }
// More than that is seen as one change.
const MOST = 24

interface Scene {
  readonly page: HTMLElement | undefined
  readonly chain: HTMLElement | undefined
  /** The part that is drawn first. */
  readonly first: HTMLElement | undefined
  readonly view: TableView
  /** Whose land lies in the first part. */
  readonly shown: number
}

export class Travels {
  private moment = ''
  private ply = 0
  private shown: number | null = null
  private position: GlenmoreView | null = null
  private before = new Map<string, Found>()
  private origins = new Map<string, string>()

  /**
   * Call before the page changes for a new view; the pieces of its first part travel when that has changed. They come
   * from there or from the chain, unless something is taken back or another land comes there.
   */
  watch({ page, chain, first, view, shown }: Scene): void {
    const moment = `${view.table} ${view.ply} ${view.seq}`
    if (!page || !chain || !first || moment === this.moment) return
    const isFirst = this.moment === ''
    const { position: earlier, ply } = this
    const areFar = view.ply < ply || shown !== this.shown
    this.shown = shown
    this.moment = moment
    this.ply = view.ply
    this.position = view.position?.game === 'glenmore' ? view.position : null
    if (isFirst || isReduced() || document.hidden) return
    this.before = new Map([...piecesOf(areFar ? page : chain), ...piecesOf(first)])
    this.origins = originsOf(view)
    const flights = earlier ? flightsOf(view.happened.filter((one) => one.ply > ply), earlier) : []
    const starts = flights.map(({ from }) => spotOf(page, from))
    void tick().then(() => beforePaint(() => {
      // All are measured before the first one moves: a page that is read and changed by turns is laid out each time.
      const arrivals = this.arrivalsAt(first)
      const ends = flights.map(({ to }) => spotOf(page, to))
      arrivals.forEach(go)
      flights.forEach((flight, index) => takeWing(flight, starts[index], ends[index], index))
    }))
  }

  /** Call before a part of the page follows that is drawn later: what comes to it comes from where it was. */
  follow(part: HTMLElement | undefined): void {
    if (!part || this.before.size === 0 || isReduced() || document.hidden) return
    for (const [name, found] of piecesOf(part)) this.before.set(name, found)
    void tick().then(() => beforePaint(() => this.arrivalsAt(part).forEach(go)))
  }

  private arrivalsAt(part: HTMLElement): Arrival[] {
    const arrivals = Array.from(piecesOf(part), ([name, { piece, spot, clip }]) => {
      const before = this.before.get(this.origins.get(name) ?? name)
      const shift = before ? shiftOf(before.spot, spot) : null
      return { piece, spot, isNew: before === undefined, shift, crosses: before !== undefined && before.clip !== clip }
    })
    return arrivals.filter(({ isNew, shift }) => isNew || shift).slice(0, MOST)
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

interface Found {
  readonly piece: Element
  readonly spot: Spot
  /** The part of the page outside of which it is not seen. */
  readonly clip: Element | null
}

interface Arrival {
  readonly piece: Element
  readonly spot: Spot
  /** It was nowhere before. */
  readonly isNew: boolean
  readonly shift: Shift | null
  /** Whether it comes from another part of the page. */
  readonly crosses: boolean
}

/** A clan member's name has its cell in it: who has just walked comes from another one. */
function originsOf(view: TableView): Map<string, string> {
  const walks = view.happened.filter(({ words }) => words.key === 'glenmore-move')
  return new Map(
    walks.map(({ seat, words: { args } }) => [`member-${seat}-${args['to']}-0`, `member-${seat}-${args['cell']}-0`]),
  )
}

/** By their names, with where they lie. What is not shown at this width has no size. */
function piecesOf(page: HTMLElement): Map<string, Found> {
  const found = new Map<string, Found>()
  for (const piece of page.querySelectorAll('[data-piece]')) {
    const name = piece.getAttribute('data-piece')
    if (!name || found.has(name)) continue
    const spot = piece.getBoundingClientRect()
    if (spot.width > 0) found.set(name, { piece, spot, clip: piece.closest('[data-clips]') })
  }
  return found
}

function go({ piece, spot, isNew, shift, crosses }: Arrival): void {
  const drawn = crosses ? piece.querySelector('svg.tile') : null
  if (isNew) piece.animate({ opacity: [0, 1], scale: ['0.5', '1'] }, GROWING)
  else if (shift && drawn) carry(piece, drawn.cloneNode(true), spot, shift)
  else if (shift && piece instanceof HTMLElement) move(piece, shift, { lifts: true })
}
