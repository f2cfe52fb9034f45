import { inTurn } from './turns'

/**
 * How many of a list are shown: a few at first, more with every turn, and when all have been there, all. Called
 * where a component is set up.
 */
export function piecemeal(total: () => number, step: number): { readonly current: number } {
  let shown = $state(step)
  $effect(() => {
    if (shown < total()) return inTurn(() => (shown += step))
    if (total() > 0) shown = Infinity
    return undefined
  })
  return {
    get current() {
      return shown
    },
  }
}
