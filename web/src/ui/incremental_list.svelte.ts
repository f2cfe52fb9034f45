import { schedule } from './scheduler'

/**
 * How many of a list are shown: as many as a step at first, or `first`, more with every turn, and when all
 * have been there, all. Called where a component is set up.
 */
export function incrementalList(
  total: () => number,
  step: number,
  first = step,
): { readonly current: number } {
  let shown = $state(first)
  $effect(() => {
    if (shown < total()) return schedule(() => (shown += step))
    if (total() > 0) shown = Infinity
    return undefined
  })
  return {
    get current() {
      return shown
    },
  }
}
