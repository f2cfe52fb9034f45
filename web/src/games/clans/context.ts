import type { Flip } from '../shared/flip'
import type { ClansComponents, ClansView } from '../../api/protocol'
import type { Words } from '../../app/i18n/words'
import type { Selection } from './selection.svelte'
import type { Previews } from '../shared/previews.svelte'
import type { LatestPlay } from './latest_plays'

/** What everything at the table looks at. */
export interface TableContext {
  readonly view: ClansView
  readonly table: ClansComponents
  readonly words: Words
  /** `null` where it is only looked at. */
  readonly selection: Selection | null
  readonly previews: Previews<'clans'>
  readonly flip: Flip
  /** The moves that are marked, the newest last. */
  readonly latest: readonly LatestPlay[]
}
