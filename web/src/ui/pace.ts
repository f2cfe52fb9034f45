import type { SetPace } from '../api/protocol'

/** How fast bots move, and moves are shown. */
export type Pace = SetPace['pace']

const TEMPOS: Readonly<Record<Pace, number>> = { slow: 2, normal: 1, fast: 0.45, instant: 0 }

/** How long moves take to be shown, compared with the usual; 0 where nothing is to move. */
export function tempo(): number {
  return TEMPOS[(document.documentElement.dataset['pace'] ?? 'normal') as Pace]
}
