/**
 * The new value, made of the old one's parts wherever they say the same: a view comes whole with every move,
 * and what has not changed in it need not be looked at again.
 */
export function shareStructure<T>(before: unknown, now: T): T {
  if (Object.is(before, now) || !isPlain(before) || !isPlain(now)) return now
  if (Array.isArray(before) !== Array.isArray(now)) return now
  const names = Object.keys(now)
  const whole: Record<string, unknown> = Array.isArray(now) ? ([] as unknown as Record<string, unknown>) : {}
  let isSame = names.length === Object.keys(before).length
  for (const name of names) {
    const part = shareStructure(before[name], now[name])
    isSame &&= Object.is(part, before[name]) && name in before
    whole[name] = part
  }
  return (isSame ? before : whole) as T
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/**
 * What is read, and the same object as before while it says the same: then whatever depends on it rests. Only
 * for what is made of plain values. Called where a component is set up.
 */
export function stable<T>(read: () => T): { readonly current: T } {
  let last: T | undefined
  const current = $derived.by(() => (last = shareStructure(last, read())))
  return {
    get current() {
      return current
    },
  }
}
