import type { ClockView } from '../api/protocol'

/** What a seat has left so many ms after the view came, in ms; the grace of the absent goes first. */
export function leftAfter(clocks: ClockView, seat: number, elapsed: number, isPresent: boolean): number {
  const left = clocks.left_ms[seat] ?? 0
  if (clocks.running !== seat) return left
  const grace = isPresent ? 0 : (clocks.grace_ms[seat] ?? 0)
  return Math.max(0, left - Math.max(0, elapsed - grace))
}

export interface Span {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** Begun seconds count, so that nothing is left only when nothing is left. */
export function spanOf(ms: number): Span {
  const seconds = Math.ceil(ms / 1000)
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}

/** `4:05` or `1:04:05`, for the eye; days are said in words. */
export function digits({ days, hours, minutes, seconds }: Span): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const all = days * 24 + hours
  return all > 0 ? `${all}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}
