import type { Stripe } from './setts'

export interface Bar {
  readonly colour: string
  readonly at: number
  readonly width: number
}

export interface Weave {
  /** How wide and high one repeat is. */
  readonly size: number
  readonly bars: readonly Bar[]
  /** A fine diagonal, drawn over the cloth. */
  readonly twill: string
  readonly twillWidth: number
}

// The same in every sett, so that dense cloth looks dense.
const THREAD = 0.62
const TWILL = 3

/** One repeat of a sett: mirrored about its pivots, the first one in the middle of the seam. */
export function weave(sett: readonly Stripe[]): Weave {
  const stripes = [...sett, ...sett.slice(1, -1).reverse()]
  const threads = stripes.reduce((sum, [, count]) => sum + count, 0)
  const size = Math.round(threads * THREAD)
  const step = size / Math.round(size / TWILL)
  return {
    size,
    bars: barsOf(stripes, size / threads, size),
    twill: diagonals(size, step),
    twillWidth: rounded(step / 3),
  }
}

function barsOf(stripes: readonly Stripe[], thread: number, size: number): Bar[] {
  const bars: Bar[] = []
  let at = -(stripes[0]?.[1] ?? 0) / 2
  for (const [colour, count] of stripes) {
    bars.push({ colour, at: rounded(at * thread), width: rounded(count * thread) })
    at += count
  }
  const [first] = bars
  return first ? [...bars, { ...first, at: rounded(first.at + size) }] : bars
}

function diagonals(size: number, step: number): string {
  const count = Math.round((2 * size) / step)
  return Array.from({ length: count }, (_, index) => {
    const at = index * step - size
    return `M${rounded(at)} ${size}L${rounded(at + size)} 0`
  }).join('')
}

function rounded(length: number): number {
  return Number(length.toFixed(3))
}
