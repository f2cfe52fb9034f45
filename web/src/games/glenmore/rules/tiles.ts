// The tiles as they are printed. They come with the page: the rules are read without a server too.
import type { GlenmoreTableTile } from '../../../api/protocol'
import printed from './tiles.json'

export const glenmoreTiles: ReadonlyMap<number, GlenmoreTableTile> = new Map(
  (printed as unknown as readonly GlenmoreTableTile[]).map((tile) => [tile.tile, tile]),
)
