import { isReduced } from './reduced_motion'

/** Scroll a part of the page, and never the page, so that something in it stands in its middle. */
export function centre(scroller: HTMLElement, place: Element): void {
  const box = scroller.getBoundingClientRect()
  const { top, height } = place.getBoundingClientRect()
  const to = scroller.scrollTop + top - box.top - (scroller.clientHeight - height) / 2
  scroller.scrollTo({ top: to, behavior: isReduced() ? 'auto' : 'smooth' })
}

/** Whether all of it can be seen there. */
export function isFullyVisible(scroller: HTMLElement, place: Element): boolean {
  const box = scroller.getBoundingClientRect()
  const { top, bottom } = place.getBoundingClientRect()
  return top >= box.top && bottom <= box.bottom
}

/** Whether any of it can be seen on the page. */
export function isPartlyVisible(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect()
  const free = freePart()
  return bottom > free.top && top < free.bottom
}

interface Span {
  readonly top: number
  readonly bottom: number
}

/** So that what is drawn around it is seen too. */
const AROUND = 8

/**
 * Scroll so that these can be seen, and nothing that sticks to an edge of the page covers them; where there
 * is no room for all of them, the last ones.
 */
export function scrollIntoSight(wanted: Iterable<Element>): void {
  // What itself sticks there is seen anyway.
  const places = Array.from(wanted).filter((place) => !place.closest('[data-sticks]'))
  if (places.length === 0) return
  // What another part has just begun to show stays wanted: the page is taken there at once.
  const before = goal ?? window.scrollY
  for (const place of places) place.scrollIntoView({ block: 'nearest', inline: 'center' })
  // That was for the parts of the page that scroll by themselves.
  window.scrollTo({ top: before, behavior: 'instant' })
  const spans = places.map((place) => place.getBoundingClientRect())
  const by = scrollDistance(freePart(), spans)
  if (!by) return
  window.scrollBy({ top: by, behavior: isReduced() ? 'instant' : 'smooth' })
  goal = before + by
  clearTimeout(arrival)
  arrival = setTimeout(() => (goal = null), SCROLLS_FOR)
}

// Not every browser tells the end of a scroll.
const SCROLLS_FOR = 600
/** Where the page is scrolling to. */
let goal: number | null = null
let arrival: ReturnType<typeof setTimeout> | undefined

/** How far to scroll. */
export function scrollDistance(free: Span, spans: readonly Span[]): number {
  const top = Math.min(...spans.map((span) => span.top)) - AROUND
  const bottom = Math.max(...spans.map((span) => span.bottom)) + AROUND
  if (spans.length > 1 && bottom - top > free.bottom - free.top) return scrollDistance(free, spans.slice(1))
  return top < free.top ? top - free.top : Math.max(0, Math.min(bottom - free.bottom, top - free.top))
}

/** What is left of the page between all that sticks to its edges. */
function freePart(): Span {
  const taken = (edge: 'top' | 'bottom') => {
    const stuck = Array.from(document.querySelectorAll<HTMLElement>(`[data-sticks=${edge}]`))
    // A part that stands beside the others covers none of them.
    const covering = stuck.filter(
      (part) => getComputedStyle(part).position === 'sticky' && part.offsetWidth > window.innerWidth / 2,
    )
    // One may stick below another.
    return Math.max(
      0,
      ...covering.map((part) => (parseFloat(getComputedStyle(part)[edge]) || 0) + part.offsetHeight),
    )
  }
  return { top: taken('top'), bottom: window.innerHeight - taken('bottom') }
}

const GOES_ON = ['pointerdown', 'wheel', 'keydown'] as const

/** Whenever a part that is drawn bit by bit changes its size, until the reader goes on. */
export function whileDrawn(part: Element, then: () => void): () => void {
  const watching = new ResizeObserver(then)
  const stop = () => {
    watching.disconnect()
    for (const deed of GOES_ON) removeEventListener(deed, stop)
  }
  watching.observe(part)
  for (const deed of GOES_ON) addEventListener(deed, stop)
  return stop
}

/** Whenever what sticks to the edges grows or shrinks. */
export function onRoomChange(then: () => void): () => void {
  const watching = new ResizeObserver(then)
  for (const part of document.querySelectorAll('[data-sticks]')) watching.observe(part)
  return () => watching.disconnect()
}
