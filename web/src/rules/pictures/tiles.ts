// The tiles as they are printed, asked for once for all pictures of the page.
import type { GlenmoreTableTile } from '../../protocol'
import { fetchComponents } from '../../server/api'

type Tiles = ReadonlyMap<number, GlenmoreTableTile>

let asked: Promise<Tiles> | null = null

export function glenmoreTiles(): Promise<Tiles> {
  asked ??= fetchTiles().catch((problem: unknown) => {
    asked = null
    throw problem
  })
  return asked
}

async function fetchTiles(): Promise<Tiles> {
  const table = await fetchComponents('glenmore', 5)
  const tiles = table.game === 'glenmore' ? table.tiles : []
  return new Map(tiles.map((tile) => [tile.tile, tile]))
}
