// Something that is on its way and lies nowhere: a likeness flies from one place to another and is gone.
import { isReduced } from './reduced'
import type { Spot } from './travel'

const FLYING = { duration: 220, easing: 'cubic-bezier(.45,.05,.25,1)', fill: 'backwards' } as const
const APART = 14

/** `number`: how many have set off before it at the same moment; all have arrived within 300 ms. */
export function fly(likeness: Element, from: Spot, to: Spot, number: number): void {
  if (isReduced()) return
  const ghost = document.createElement('div')
  ghost.setAttribute('aria-hidden', 'true')
  ghost.className = 'flying'
  ghost.append(likeness)
  Object.assign(ghost.style, { left: `${middle(from, 'left', 'width')}px`, top: `${middle(from, 'top', 'height')}px` })
  document.body.append(ghost)
  const x = middle(to, 'left', 'width') - middle(from, 'left', 'width')
  const y = middle(to, 'top', 'height') - middle(from, 'top', 'height')
  const way = ghost.animate(
    [
      { transform: 'translate(-50%, -50%) scale(.7)' },
      { transform: `translate(calc(-50% + ${x / 2}px), calc(-50% + ${y / 2 - 14}px)) scale(1.15)`, offset: 0.5 },
      { transform: `translate(calc(-50% + ${x}px), calc(-50% + ${y}px)) scale(.7)` },
    ],
    { ...FLYING, delay: number * APART },
  )
  way.onfinish = way.oncancel = () => ghost.remove()
}

function middle(spot: Spot, start: 'left' | 'top', size: 'width' | 'height'): number {
  return spot[start] + spot[size] / 2
}
