// The lines of a graph: where points are drawn, and which numbers stand beside it.
import type { TurnPoint } from '../api/protocol'

export interface Frame {
  readonly width: number
  readonly height: number
}

export interface Spot {
  readonly x: number
  readonly y: number
}

export interface Graph {
  /** Round numbers from below the least total to above the greatest. */
  readonly ticks: readonly number[]
  /** By seat, one spot for each turn: in the middle of its column. */
  readonly lines: readonly (readonly Spot[])[]
  readonly heightOf: (total: number) => number
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100]
const MOST_STEPS = 5

/** The round numbers between which the totals lie; nought is always among them. */
export function ticksOf(totals: readonly number[]): number[] {
  const least = Math.min(0, ...totals)
  const most = Math.max(1, ...totals)
  const step = STEPS.find((size) => (most - least) / size <= MOST_STEPS) ?? 200
  const from = Math.floor(least / step)
  return Array.from({ length: Math.ceil(most / step) - from + 1 }, (_, count) => (from + count) * step)
}

export function graphOf(turns: readonly TurnPoint[], players: number, { width, height }: Frame): Graph {
  const ticks = ticksOf(turns.flatMap((turn) => turn.totals))
  const bottom = ticks[0] ?? 0
  const range = (ticks.at(-1) ?? 1) - bottom
  const heightOf = (total: number) => height * (1 - (total - bottom) / range)
  const lines = Array.from({ length: players }, (_, seat) =>
    turns.map(({ totals }, index) => ({
      x: (width * (index + 0.5)) / turns.length,
      y: heightOf(totals[seat] ?? 0),
    })),
  )
  return { ticks, lines, heightOf }
}

/** As an SVG path. */
export function pathOf(line: readonly Spot[]): string {
  return line.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}

const MARKS = 5

/** Where a line wears its player's mark: a few times, each seat's at other turns, and at its end. */
export function marked(line: readonly Spot[], seat: number): Spot[] {
  const apart = Math.max(2, Math.ceil(line.length / MARKS))
  return line.filter((_, index) => index === line.length - 1 || index % apart === (seat * 2) % apart)
}
