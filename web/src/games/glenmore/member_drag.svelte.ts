import type { Attachment } from 'svelte/attachments'
import type { GlenmoreCell } from '../../api/protocol'
import { draggable } from '../shared/drag'
import type { Selection } from './selection.svelte'

/** A clan member that is dragged from one tile to another. */
export class MemberDrag {
  x = $state(0)
  y = $state(0)
  isActive = $state(false)

  constructor(private readonly selection: () => Selection | null) {}

  /** For `{@attach}`: a clan member on this cell. */
  from(cell: GlenmoreCell): Attachment<HTMLElement> {
    return draggable({
      may: () => this.canMove(cell),
      pressed: () => this.selection()?.press(cell, true),
      lifted: () => {
        // Where it may go lights up.
        if (this.canMove(cell)) this.selection()?.hold(cell)
      },
      moved: ({ clientX, clientY }) => {
        this.x = clientX
        this.y = clientY
        this.isActive = true
      },
      dropped: (target) => {
        this.isActive = false
        this.drop(cell, target?.closest<HTMLElement>('[data-cell]')?.dataset['cell'] ?? null)
      },
      cancelled: () => {
        this.isActive = false
        this.selection()?.hold(null)
      },
    })
  }

  private canMove(cell: GlenmoreCell): boolean {
    return this.selection()?.offers.ways.has(cell) ?? false
  }

  private drop(from: GlenmoreCell, to: GlenmoreCell | null): void {
    const selection = this.selection()
    // Meanwhile the position may have changed.
    if (selection?.held !== from) return
    if (to !== null && to !== from) selection.press(to, true)
    else selection.hold(null)
  }
}
