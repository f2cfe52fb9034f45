import { isReduced } from './reduced'

/** Scroll a part of the page, and never the page, so that something in it stands in its middle. */
export function centre(scroller: HTMLElement, place: Element): void {
  const box = scroller.getBoundingClientRect()
  const { top, height } = place.getBoundingClientRect()
  const to = scroller.scrollTop + top - box.top - (scroller.clientHeight - height) / 2
  scroller.scrollTo({ top: to, behavior: isReduced() ? 'auto' : 'smooth' })
}

/** Whether all of it can be seen there. */
export function isWhollySeen(scroller: HTMLElement, place: Element): boolean {
  const box = scroller.getBoundingClientRect()
  const { top, bottom } = place.getBoundingClientRect()
  return top >= box.top && bottom <= box.bottom
}
