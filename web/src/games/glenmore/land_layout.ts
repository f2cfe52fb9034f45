// Where the cells of a land are drawn, and what is written above it.
import { type Grid, gridOf } from './words'
import type {
  GlenmoreCell,
  GlenmoreLaidTile,
  GlenmoreLand,
  GlenmoreView,
  TableView,
} from '../../api/protocol'

/** The rectangle of a land: its tiles and, where it can grow, the cells beside them. */
export function groundOf(land: GlenmoreLand, extra: Iterable<GlenmoreCell>, canGrow: boolean): Grid {
  const { plain, river, road } = land.sites
  const sites = canGrow ? [...plain, ...river, ...road] : []
  return gridOf([...land.tiles.map(({ cell }) => cell), ...sites, ...extra])
}

/**
 * The tile that a player has taken and still has to pay for: it is meant for its cell and does not lie there
 * yet.
 */
export function comingTo({ turn, lands }: GlenmoreView, seat: number): GlenmoreLaidTile | null {
  if (turn?.seat !== seat || turn.cell === null || turn.tile === null) return null
  const { cell, tile } = turn
  return lands[seat]?.tiles.some((laid) => laid.cell === cell) ? null : { cell, tile, members: 0, cubes: [] }
}

/** The points on the land, and after the end what the whole match came to. */
export function pointsOf({ outcome }: TableView, land: GlenmoreLand, seat: number): number {
  return outcome?.sheets[seat]?.total ?? land.points
}

export interface Room {
  readonly width: number
  readonly height: number
}

const LARGEST = 118
const LARGEST_NARROW = 84
const NARROW = 480
const SMALLEST = 46
/** What is drawn around the cells. */
const AROUND = 6

/** As large as fits; below a size that can be touched the land scrolls instead. */
export function cellSize(grid: Grid, room: Room, zoom: number): number {
  const [width, height] = [room.width - 2 * AROUND, room.height - 2 * AROUND]
  const fits = Math.min(width / grid.columns.length, height / grid.rows.length)
  const largest = room.width < NARROW ? LARGEST_NARROW : LARGEST
  return Math.round(Math.min(largest, Math.max(SMALLEST, Math.floor(fits))) * zoom)
}

export const ZOOMS = { least: 0.6, most: 1.8 }

export function zoomBy(zoom: number, factor: number): number {
  return Math.min(ZOOMS.most, Math.max(ZOOMS.least, zoom * factor))
}
