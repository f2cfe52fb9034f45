import { afterFrame } from '../../ui/scheduler'
import type { GlenmoreCell } from '../../api/protocol'
import type { Selection } from './selection.svelte'

// A finger that trembles does not carry.
const SLACK = 6

/** A clan member carried by mouse, finger or pen from one tile to another. */
export class Carrying {
  x = $state(0)
  y = $state(0)
  active = $state(false)
  private from: GlenmoreCell | null = null
  private start = { x: 0, y: 0 }
  /** Whose ways are still to light up. */
  private waiting: GlenmoreCell | null = null
  private takeBack = () => {}

  constructor(private readonly decide: () => Selection | null) {}

  lift = (event: PointerEvent, cell: GlenmoreCell): void => {
    if (!this.decide()?.offers.ways.has(cell) || event.button !== 0) return
    this.from = cell
    this.start = { x: event.clientX, y: event.clientY }
    const element = event.currentTarget as HTMLElement
    element.setPointerCapture(event.pointerId)
  }

  move = (event: PointerEvent): void => {
    if (this.from === null) return
    const far = Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) > SLACK
    if (!this.active && far) this.carry(this.from)
    this.x = event.clientX
    this.y = event.clientY
  }

  drop = (event: PointerEvent): void => {
    const from = this.from
    const carried = this.active
    // However quick the hand was.
    this.light()
    this.letGo()
    if (from === null) return
    const selection = this.decide()
    if (!carried) return selection?.press(from, true)
    // Meanwhile something else may have come, for which it was not taken up.
    if (selection?.held !== from) return
    const to = cellAt(event.clientX, event.clientY)
    if (to !== null && to !== from) selection.press(to, true)
    else selection.hold(null)
  }

  /** The system has taken the finger away, or it is let go by Escape. */
  cancel = (): void => {
    if (this.active) this.decide()?.hold(null)
    this.letGo()
  }

  /** Where it may go lights up when it is seen in the hand, so that the hand is never behind. */
  private carry(from: GlenmoreCell): void {
    this.active = true
    this.waiting = from
    this.takeBack = afterFrame(() => this.light())
    addEventListener('keydown', this.escape)
  }

  private light(): void {
    const { waiting } = this
    this.waiting = null
    const selection = this.decide()
    if (waiting !== null && selection?.offers.ways.has(waiting)) selection.hold(waiting)
  }

  private escape = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') this.cancel()
  }

  private letGo(): void {
    removeEventListener('keydown', this.escape)
    this.takeBack()
    this.waiting = this.from = null
    this.active = false
  }
}

function cellAt(x: number, y: number): GlenmoreCell | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-cell]')
  return found?.dataset['cell'] ?? null
}
