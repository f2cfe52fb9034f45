// Something that is on its way and lies nowhere: a likeness flies from one place to another and is gone.
import { isReduced } from '../../ui/reduced_motion'
import { tempo } from '../../ui/pace'
import { MOVE, type Shift, type Spot, travel } from './animation'

const FLYING = { duration: 220, easing: 'cubic-bezier(.45,.05,.25,1)', fill: 'backwards' } as const
const APART = 14

/** `number`: how many have set off before it at the same moment; all have arrived within 300 ms. */
export function fly(likeness: Element, from: Spot, to: Spot, number: number): void {
  if (isReduced() || tempo() === 0) return
  const ghost = ghostOf(likeness, {
    left: middle(from, 'left', 'width'),
    top: middle(from, 'top', 'height'),
  })
  const x = middle(to, 'left', 'width') - middle(from, 'left', 'width')
  const y = middle(to, 'top', 'height') - middle(from, 'top', 'height')
  const way = ghost.animate(
    [
      { transform: 'translate(-50%, -50%) scale(.7)' },
      {
        transform: `translate(calc(-50% + ${x / 2}px), calc(-50% + ${y / 2 - 14}px)) scale(1.15)`,
        offset: 0.5,
      },
      { transform: `translate(calc(-50% + ${x}px), calc(-50% + ${y}px)) scale(.7)` },
    ],
    { ...FLYING, duration: FLYING.duration * tempo(), delay: number * APART * tempo() },
  )
  way.onfinish = way.oncancel = () => ghost.remove()
}

/**
 * Over all that would hide it on its way: a likeness travels, and the piece itself is seen when that has
 * arrived.
 */
export function carry(
  piece: Element,
  likeness: Node,
  { left, top, width, height }: Spot,
  shift: Shift,
): void {
  const ghost = ghostOf(likeness, { left, top, width, height })
  const motion = travel(ghost, shift, { lifts: true })
  piece.animate({ opacity: [0, 0] }, { duration: MOVE * tempo() })
  motion.onfinish = motion.oncancel = () => ghost.remove()
}

function ghostOf(likeness: Node, place: Partial<Spot>): HTMLElement {
  const ghost = document.createElement('div')
  ghost.setAttribute('aria-hidden', 'true')
  ghost.className = 'flying'
  ghost.append(likeness)
  for (const [side, length] of Object.entries(place)) ghost.style.setProperty(side, `${length}px`)
  document.body.append(ghost)
  return ghost
}

function middle(spot: Spot, start: 'left' | 'top', size: 'width' | 'height'): number {
  return spot[start] + spot[size] / 2
}
