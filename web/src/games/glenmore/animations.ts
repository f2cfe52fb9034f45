// Every change moves from where it was to where it is: what has another place after a view than before it
// moves there, what is new grows in its place, and coins and goods that change hands fly.
import { tick } from 'svelte'
import type { GlenmoreView, TableView } from '../../api/protocol'
import { coin, good } from '../../pieces/goods/drawing'
import { isReduced } from '../../ui/reduced_motion'
import type { Spot } from '../shared/animation'
import { beforePaint } from '../shared/before_paint'
import { fly } from '../shared/flight'
import { changesBetween, type Placed, placementIn, playChanges } from '../shared/flip'
import { type Flight, flightsOf } from './flights'

const WAY = { lifts: true }
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

export class Animations {
  private moment = ''
  private ply = 0
  private shown: number | null = null
  private position: GlenmoreView | null = null
  private before = new Map<string, Placed>()
  private origins = new Map<string, string>()

  /**
   * Call before the page changes for a new view; the pieces of its first part move when that has changed.
   * They come from there or from the chain, unless something is undone or another land comes there.
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
    this.before = new Map([...placementIn(areFar ? page : chain, WAY), ...placementIn(first, WAY)])
    this.origins = originsOf(view)
    const news = view.happened.filter((one) => one.ply > ply)
    const flights = earlier ? flightsOf(news, earlier) : []
    const starts = flights.map(({ from }) => spotOf(page, from))
    void tick().then(() =>
      beforePaint(() => {
        // All are measured before the first one moves: a page that is read and changed by turns is
        // laid out each time.
        const play = this.measureAt(first)
        const ends = flights.map(({ to }) => spotOf(page, to))
        play()
        flights.forEach((flight, index) => launch(flight, starts[index], ends[index], index))
      }),
    )
  }

  /**
   * Call before a part of the page follows that is drawn later: what comes to it comes from where it was.
   */
  follow(part: HTMLElement | undefined): void {
    if (!part || this.before.size === 0 || isReduced() || document.hidden) return
    for (const [name, placed] of placementIn(part, WAY)) this.before.set(name, placed)
    void tick().then(() => beforePaint(() => this.measureAt(part)()))
  }

  /** Measures what has changed in a part of the page; the returned function moves it. */
  private measureAt(part: HTMLElement): () => void {
    const options = {
      entry: 'grow',
      nameBefore: (name: string) => this.origins.get(name) ?? name,
      likeness: 'svg.tile',
      most: MOST,
    } as const
    const changes = changesBetween(this.before, placementIn(part, WAY), options)
    return () => playChanges(changes, options)
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

function launch({ what }: Flight, from: Spot | undefined, to: Spot | undefined, index: number): void {
  if (!from || !to) return
  const likeness = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  likeness.setAttribute('viewBox', '-0.5 -0.5 25 25')
  likeness.innerHTML = what === 'coin' ? coin(0, 0, 24) : good(what, 0, 0, 24)
  fly(likeness, from, to, index)
}

/** A clan member's name has its cell in it: who has just walked comes from another one. */
function originsOf(view: TableView): Map<string, string> {
  const walks = view.happened.filter(({ words }) => words.key === 'glenmore-move')
  return new Map(
    walks.map(({ seat, words: { args } }) => [
      `member-${seat}-${args['to']}-0`,
      `member-${seat}-${args['cell']}-0`,
    ]),
  )
}
