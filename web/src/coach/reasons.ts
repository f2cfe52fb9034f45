// Why a move is advised: what it costs, sets off and gains, and who follows.
import { gainSentences } from '../board/gains'
import type { Board } from '../board/registry'
import type { GamePreview } from '../protocol'
import type { Words } from '../words/words'

/** In sentences. */
export function reasonsFor(preview: GamePreview, board: Board, words: Words): readonly string[] {
  // What a larger land costs is settled at the end (GM 11.4): until then it says nothing about a move.
  if (preview.game !== 'glenmore' || preview.tiles_count_now) return board.previewed(preview, words)
  const gains = preview.gains_without_tiles
  // That nothing changes speaks for nothing: it is said where there is nothing else to say.
  const told = gains.some((points) => points !== 0) ? gains : []
  const reasons = board.previewed({ ...preview, gains: told, for_tiles: [] }, words)
  return reasons.length ? reasons : gainSentences(gains, words)
}
