// Dragging with mouse, pen or finger in one path (Pointer Events). What is dragged is moved by a
// transform alone, so that a movement of the pointer costs no layout.
import type { Attachment } from 'svelte/attachments'
import { afterFrame } from '../../ui/scheduler'

export interface Drag {
  /** Whether it may be dragged now. */
  readonly may: () => boolean
  /** It was let go before it moved: a click. */
  readonly pressed?: () => void
  readonly lifted: () => void
  /**
   * Where the pointer is now, for a caller that draws what follows it; otherwise a likeness of the element
   * does.
   */
  readonly moved?: (at: PointerEvent) => void
  /** The pointer is over this element now. */
  readonly over?: (target: Element | null) => void
  readonly dropped: (target: Element | null) => void
  /** It was let go by Escape, or the system took it away. */
  readonly cancelled: () => void
}

// The threshold in pixels: up to this distance a press is a click, and a trembling finger drags nothing.
const THRESHOLD = 8

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
  let isDragging = false
  let latest = start
  let frame = 0
  let isLifted = false
  let cancelLift = () => {}

  // Once a frame, and before anything has moved: otherwise asking what lies under a finger would make the
  // browser lay out the page.
  const follow = () => {
    frame = 0
    if (isLifted) drag.over?.(targetOf(latest))
    drag.moved?.(latest)
    const [x, y] = [latest.clientX - start.clientX, latest.clientY - start.clientY]
    if (ghost) ghost.style.transform = `translate(${x}px, ${y}px) rotate(3deg)`
  }
  const lift = () => {
    if (!isLifted) drag.lifted()
    isLifted = true
  }
  const move = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return
    latest = event
    const distance = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY)
    if (!isDragging && distance < THRESHOLD) return
    if (!isDragging) {
      isDragging = true
      if (!drag.moved) ghost = ghostOf(element)
      // What lights up because of it comes after that, so that the hand is never behind.
      cancelLift = afterFrame(() => {
        lift()
        frame ||= requestAnimationFrame(follow)
      })
    }
    frame ||= requestAnimationFrame(follow)
  }
  const end = (then: () => void) => {
    listening.abort()
    cancelAnimationFrame(frame)
    cancelLift()
    ghost?.remove()
    then()
  }
  const drop = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return
    end(() => {
      if (!isDragging) return drag.pressed?.()
      swallowClick()
      lift()
      drag.dropped(targetOf(event))
    })
  }
  const letGo = () => {
    if (isDragging) drag.cancelled()
  }
  const cancel = (event: PointerEvent) => {
    if (event.pointerId === start.pointerId) end(letGo)
  }
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    if (isDragging) swallowNextClick()
    end(letGo)
  }
  addEventListener('pointermove', move, { signal, passive: true })
  addEventListener('pointerup', drop, { signal })
  addEventListener('pointercancel', cancel, { signal })
  addEventListener('keydown', escape, { signal })
}

/**
 * What lies under the pointer. The target of a mouse is that, without a layout; the target of a finger stays
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
