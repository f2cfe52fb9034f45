/**
 * What is read last may be drawn last: it follows in a task of its own, when the browser has shown the rest.
 * Called where a component is set up.
 */
export function later<T>(read: () => T): { readonly current: T } {
  let current = $state.raw(read())
  $effect(() => {
    const value = read()
    if (value === current) return
    const timer = setTimeout(() => (current = value), PAUSE)
    return () => clearTimeout(timer)
  })
  return {
    get current() {
      return current
    },
  }
}

// Longer than a frame takes where it is slow.
const PAUSE = 60
