// Whether someone has a finger on something, who would not like it to move by itself.
export class Touches {
  private resting: readonly number[] = []

  get isDown(): boolean {
    return this.resting.length > 0
  }

  readonly on = (element: HTMLElement): (() => void) => {
    const begin = (event: TouchEvent) => {
      this.resting = [
        ...this.still(event),
        ...Array.from(event.changedTouches, ({ identifier }) => identifier),
      ]
      // What was touched hears of the end even when it has been redrawn away; what lies around it would
      // not.
      event.target?.addEventListener('touchend', end)
      event.target?.addEventListener('touchcancel', end)
    }
    const end = (event: Event) => {
      this.resting = this.still(event as TouchEvent)
    }
    element.addEventListener('touchstart', begin, { passive: true })
    return () => {
      element.removeEventListener('touchstart', begin)
      this.resting = []
    }
  }

  private still({ touches }: TouchEvent): number[] {
    const down = new Set(Array.from(touches, ({ identifier }) => identifier))
    return this.resting.filter((finger) => down.has(finger))
  }
}
