// Many questions and many answers at a time, without keeping the page busy for long.
const WHILE = 24
const AT_ONCE = 6

/**
 * Tells all that has come within a short while at once: a page that draws itself again for each answer is
 * busy for nothing.
 */
export function batch<T>(tell: (all: readonly T[]) => void, ms = WHILE): (one: T) => void {
  let all: T[] = []
  return (one) => {
    all.push(one)
    if (all.length > 1) return
    setTimeout(() => {
      const batched = all
      all = []
      tell(batched)
    }, ms)
  }
}

/** Does a few at a time, so that a finger is not kept waiting. */
export function inChunks<T>(act: (one: T) => void, atOnce = AT_ONCE): (one: T) => void {
  const due: T[] = []
  const go = () => {
    for (const one of due.splice(0, atOnce)) act(one)
    if (due.length) setTimeout(go)
  }
  return (one) => {
    due.push(one)
    if (due.length === 1) setTimeout(go)
  }
}
