import type { Journeys } from '../motion/journeys'
import type { ClansComponents, ClansView } from '../protocol'
import type { Words } from '../words/words'
import type { Choosing } from './choosing.svelte'
import type { Foresight } from './foresight.svelte'
import type { LatestPlay } from './latest'

/** What everything at the table looks at. */
export interface Setting {
  readonly view: ClansView
  readonly table: ClansComponents
  readonly words: Words
  /** `null` where it is only looked at. */
  readonly choosing: Choosing | null
  readonly foresight: Foresight
  readonly journeys: Journeys
  /** The moves that are marked, the newest last. */
  readonly latest: readonly LatestPlay[]
}
