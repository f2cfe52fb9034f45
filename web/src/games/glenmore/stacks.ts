// The tiles that are left in the stacks, by kind.
import type { GlenmoreComponents, GlenmoreTableTile, GlenmoreView } from '../../api/protocol'

export interface StackKind {
  /** All tiles of this kind that the stack begins with. */
  readonly tiles: readonly GlenmoreTableTile[]
  /** Those of them that are not drawn yet. */
  readonly left: readonly GlenmoreTableTile[]
}

/** The kinds of a stack: those of one frame together, then the special places, one entry each. */
export function kindsOf(stack: number, view: GlenmoreView, box: GlenmoreComponents): StackKind[] {
  const drawable = box.tiles.filter((tile) => tile.stack !== null)
  const frames = [...new Set(drawable.map((tile) => tile.frame))]
  const kinds = [...new Set(drawable.map((tile) => tile.kind))]
  const left = new Set(view.stacks[stack])
  const groups = new Map<string, GlenmoreTableTile[]>()
  for (const tile of drawable.filter((one) => one.stack === stack)) {
    const name = tile.place ?? tile.kind
    groups.set(name, [...(groups.get(name) ?? []), tile])
  }
  const order = ([tile]: readonly GlenmoreTableTile[]) =>
    tile
      ? Number(tile.place !== null) * 10_000 + frames.indexOf(tile.frame) * 100 + kinds.indexOf(tile.kind)
      : 0
  return [...groups.values()]
    .sort((one, other) => order(one) - order(other))
    .map((tiles) => ({ tiles, left: tiles.filter(({ tile }) => left.has(tile)) }))
}
