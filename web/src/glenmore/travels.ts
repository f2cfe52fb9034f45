// Every change moves from where it was to where it is: pieces are known by their names, and whatever
// has another place after a view than before it travels there; what is new grows in its place.
import { tick } from 'svelte'
import { isReduced } from '../motion/reduced'
import { type Spot, travel } from '../motion/travel'
import type { TableView } from '../protocol'

const GROWING = { duration: 240, easing: 'cubic-bezier(.2,.7,.2,1)' }
// More than that is seen as one change.
const MOST = 24

export class Travels {
  private moment = ''

  /** Call before the page changes for a new view; the pieces travel when it has changed. */
  watch(page: HTMLElement | undefined, view: TableView): void {
    const moment = `${view.table} ${view.ply} ${view.seq}`
    if (!page || moment === this.moment) return
    const isFirst = this.moment === ''
    this.moment = moment
    if (isFirst || isReduced() || document.hidden) return
    const before = new Map(Array.from(piecesOf(page), ([name, piece]) => [name, piece.getBoundingClientRect()]))
    const origins = originsOf(view)
    void tick().then(() => {
      const moved = [...piecesOf(page)].map(([name, piece]) => [piece, before.get(origins.get(name) ?? name)] as const)
      for (const [piece, from] of moved.filter(isElsewhere).slice(0, MOST)) go(piece, from)
    })
  }
}

type Arrival = readonly [Element, Spot | undefined]

/** A clan member's name has its cell in it: who has just walked comes from another one. */
function originsOf(view: TableView): Map<string, string> {
  const walks = view.happened.filter(({ words }) => words.key === 'glenmore-move')
  return new Map(
    walks.map(({ seat, words: { args } }) => [`member-${seat}-${args['to']}-0`, `member-${seat}-${args['cell']}-0`]),
  )
}

function piecesOf(page: HTMLElement): Map<string, Element> {
  const found = new Map<string, Element>()
  for (const piece of page.querySelectorAll('[data-piece]')) {
    const name = piece.getAttribute('data-piece')
    // What is not shown at this width has no size.
    if (name && !found.has(name) && piece.getClientRects().length) found.set(name, piece)
  }
  return found
}

function isElsewhere([piece, from]: Arrival): boolean {
  if (!from) return true
  const { left, top } = piece.getBoundingClientRect()
  return Math.abs(left - from.left) + Math.abs(top - from.top) > 2
}

function go(piece: Element, from: Spot | undefined): void {
  if (from && piece instanceof HTMLElement) travel(piece, from, { lifts: true })
  else if (!from) piece.animate({ opacity: [0, 1], scale: ['0.5', '1'] }, GROWING)
}
