// Dragging with mouse, pen or finger in one path (Pointer Events). What is dragged is moved by a
// transform alone, so that a movement of the pointer costs no layout.
import type { Attachment } from 'svelte/attachments'
import { afterFrame } from '../../ui/scheduler'

export interface Drag {
  /** Whether it may be dragged now. */
  readonly may: () => boolean
  readonly lifted: () => void
  /** The pointer is over this element now. */
  readonly over?: (target: Element | null) => void
  readonly dropped: (target: Element | null) => void
  /** It was let go by Escape, or the system took it away. */
  readonly cancelled: () => void
}

// So far a press is a click.
const SLACK = 8

export function draggable(drag: Drag): Attachment<HTMLElement> {
  return (element) => {
    const down = (event: PointerEvent) => {
      if (event.button === 0 && event.isPrimary && drag.may()) begin(element, event, drag)
    }
    element.addEventListener('pointerdown', down)
    return () => element.removeEventListener('pointerdown', down)
  }
}

function begin(element: HTMLElement, start: PointerEvent, drag: Drag): void {
  const listening = new AbortController()
  const { signal } = listening
  let ghost: HTMLElement | null = null
  let latest = start
  let frame = 0
  let isLifted = false
  let keepDown = () => {}

  // Once a frame, and before anything has moved: otherwise asking what lies under a finger would make the browser lay
  // out the page.
  const follow = () => {
    frame = 0
    if (!ghost) return
    if (isLifted) drag.over?.(targetOf(latest))
    ghost.style.transform = `translate(${latest.clientX - start.clientX}px, ${latest.clientY - start.clientY}px) rotate(3deg)`
  }
  const lift = () => {
    if (!isLifted) drag.lifted()
    isLifted = true
  }
  const move = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return
    latest = event
    if (!ghost && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < SLACK) return
    if (!ghost) {
      ghost = ghostOf(element)
      // What lights up because of it comes after that, so that the hand is never behind.
      keepDown = afterFrame(() => {
        lift()
        frame ||= requestAnimationFrame(follow)
      })
    }
    frame ||= requestAnimationFrame(follow)
  }
  const end = (then: () => void) => {
    listening.abort()
    cancelAnimationFrame(frame)
    keepDown()
    if (!ghost) return
    ghost.remove()
    then()
  }
  const drop = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return
    end(() => {
      swallowClick()
      lift()
      drag.dropped(targetOf(event))
    })
  }
  const cancel = (event: PointerEvent) => {
    if (event.pointerId === start.pointerId) end(drag.cancelled)
  }
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    if (ghost) swallowNextClick()
    end(drag.cancelled)
  }
  addEventListener('pointermove', move, { signal, passive: true })
  addEventListener('pointerup', drop, { signal })
  addEventListener('pointercancel', cancel, { signal })
  addEventListener('keydown', escape, { signal })
}

/**
 * What lies under the pointer. A mouse that nobody has captured knows, and needs no layout for it; a finger stays with
 * what it has touched.
 */
function targetOf({ clientX, clientY, pointerType, target }: PointerEvent): Element | null {
  if (pointerType === 'mouse') return target instanceof Element ? target : null
  return document.elementFromPoint(clientX, clientY)
}

/** A likeness that follows the pointer and lets it through to what lies beneath. */
function ghostOf(element: HTMLElement): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect()
  const ghost = element.cloneNode(true) as HTMLElement
  ghost.removeAttribute('id')
  ghost.setAttribute('aria-hidden', 'true')
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    zIndex: '20',
    opacity: '.92',
    pointerEvents: 'none',
    willChange: 'transform',
    transition: 'none',
  })
  document.body.append(ghost)
  return ghost
}

/** The pointer is still down; when it comes up that is no click. */
function swallowNextClick(): void {
  const released = new AbortController()
  const { signal } = released
  const up = () => {
    released.abort()
    swallowClick()
  }
  addEventListener('pointerup', up, { signal })
  addEventListener('pointercancel', up, { signal })
}

/** The click that ends a drag chooses nothing. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation()
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}
