// Anyone who goes on to another page by keyboard or ear goes on there at its beginning, not at that of the
// whole site.
import { router } from '../app/router.svelte'
import { afterFrame } from './scheduler'

/** For the main part of each page; anyone who has gone somewhere on it already stays there. */
export function focusOnArrival(main: HTMLElement): (() => void) | undefined {
  const { from } = router
  if (!from) return undefined
  return afterFrame(() => {
    const at = document.activeElement
    // What was pressed is gone with its page, or stays in the bar above all pages.
    if (at === document.body || at === from) main.focus({ preventScroll: true })
  })
}

/** When something has gone with whatever was pressed in it: leads on to what the page shows now. */
export function focusContent(): void {
  afterFrame(() => {
    if (document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true })
  })
}
