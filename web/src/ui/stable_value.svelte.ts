import { keeping } from './structural_sharing'

/**
 * What is read, and the same object as before while it says the same: then whatever depends on it rests. Only for what
 * is made of plain values. Called where a component is set up.
 */
export function kept<T>(read: () => T): { readonly current: T } {
  let last: T | undefined
  const current = $derived.by(() => (last = keeping(last, read())))
  return {
    get current() {
      return current
    },
  }
}
