import { untrack } from 'svelte'
import { afterFrame, schedule } from './scheduler'

/**
 * What is read last may be drawn last: it follows in a turn of its own, when the browser has shown the rest.
 * Called where a component is set up.
 */
export function deferred<T>(read: () => T): Following<T> {
  return following(read, afterAWhile)
}

/** What need not be seen in the same moment as the rest follows with the frame after it. */
export function deferredToFrame<T>(read: () => T): Following<T> {
  return following(read, afterFrame)
}

interface Following<T> {
  readonly current: T
}

function following<T>(read: () => T, wait: (act: () => void) => () => void): Following<T> {
  let current = $state.raw(read())
  $effect(() => {
    const value = read()
    // What has followed is no news.
    return value === untrack(() => current) ? undefined : wait(() => (current = value))
  })
  return {
    get current() {
      return current
    },
  }
}

// Longer than a frame takes where it is slow.
const PAUSE = 60

function afterAWhile(act: () => void): () => void {
  let cancel = () => clearTimeout(timer)
  const timer = setTimeout(() => (cancel = schedule(act)), PAUSE)
  return () => cancel()
}
