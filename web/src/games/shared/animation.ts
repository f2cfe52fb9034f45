import { tempo } from '../../ui/pace'

export interface Spot {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Way {
  readonly duration?: number
  readonly delay?: number
  /** Whether it rises above everything at half-way, as a card does that is carried. */
  readonly lifts?: boolean
}

export const MOVE = 240
// Nothing that lasts longer, however far it goes.
const LONGEST = 280

/** Let an element move to where it is from where it was; the Web Animations API does the work. */
export function move(element: HTMLElement, shift: Shift, way: Way = {}): void {
  const motion = travel(element, shift, way)
  // Above the others, and no part of the animation: what is only moved, the browser moves without the page.
  element.style.zIndex = '9'
  motion.onfinish = motion.oncancel = () => element.style.removeProperty('z-index')
}

/** The way alone. */
export function travel(element: HTMLElement, shift: Shift, way: Way): Animation {
  const rise = way.lifts ? [{ transform: between(shift, 0.5), offset: 0.5 }] : []
  return element.animate([{ transform: shift.css }, ...rise, { transform: 'none' }], {
    duration: Math.min(way.duration ?? MOVE, LONGEST) * tempo(),
    delay: (way.delay ?? 0) * tempo(),
    easing: 'cubic-bezier(.45,.05,.25,1)',
    fill: 'backwards',
  })
}

export interface Shift {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly css: string
}

/** The spot of this size in the middle of another: a new piece comes out of a seat as large as it is. */
export function middleOf(place: Spot, { width, height }: Spot): Spot {
  return {
    left: place.left + (place.width - width) / 2,
    top: place.top + (place.height - height) / 2,
    width,
    height,
  }
}

/** How an element has to be moved and scaled to lie where it was; `null` where it lay there. */
export function shiftOf(from: Spot, to: Spot): Shift | null {
  if (to.width === 0 || to.height === 0 || from.width === 0) return null
  const x = from.left + from.width / 2 - (to.left + to.width / 2)
  const y = from.top + from.height / 2 - (to.top + to.height / 2)
  const scale = from.width / to.width
  if (Math.hypot(x, y) < 1 && Math.abs(scale - 1) < 0.01) return null
  // What keeps its size is not scaled: letters would be laid out again.
  const size = scale === 1 ? '' : ` scale(${scale})`
  return { x, y, scale, css: `translate(${x}px, ${y}px)${size}` }
}

/** On the way, and a little larger: it is nearer to the eye. */
function between({ x, y, scale }: Shift, part: number): string {
  const size = (1 + (scale - 1) * part) * 1.06
  return `translate(${x * part}px, ${y * part - 8}px) scale(${size})`
}
