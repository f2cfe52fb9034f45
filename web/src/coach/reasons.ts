// Why a move is advised: what it costs, sets off and gains, and who follows.
import type { Board } from '../board/registry'
import type { GamePreview, GameView, GlenmorePreview } from '../protocol'
import type { Words } from '../words/words'

/** The stacks before the last one: as long as they hold tiles, lands will still grow. */
const EARLIER = 3

/** In sentences. */
export function reasonsFor(preview: GamePreview, position: GameView | null, board: Board, words: Words): readonly string[] {
  if (preview.game !== 'glenmore' || isNearTheEnd(position)) return board.previewed(preview, words)
  const told = board.previewed(withoutTiles(preview), words)
  // That nothing changes speaks for nothing.
  const reasons = told.filter((sentence) => sentence !== words.say('web-no-gains'))
  return reasons.length ? reasons : told
}

function isNearTheEnd(position: GameView | null): boolean {
  return position?.game === 'glenmore' && position.stacks.slice(0, EARLIER).every((stack) => stack.length === 0)
}

/** What a larger land costs is settled at the end (GM 11.4): until then it says nothing about a move. */
function withoutTiles(preview: GlenmorePreview): GlenmorePreview {
  const { gains, for_tiles } = preview
  return {
    ...preview,
    gains: gains.map((points, seat) => points - (for_tiles[seat] ?? 0)),
    for_tiles: for_tiles.map(() => 0),
  }
}
