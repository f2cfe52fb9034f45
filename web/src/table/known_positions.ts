import type { GameView, TableView } from '../api/protocol'

/** More positions than players have moves between two turns of the reader. */
const KEPT = 16

/**
 * The positions by the number of actions that led to them, with those of a view. They are forgotten where
 * something else than moves has happened, or another seat looks.
 */
export function keepPositions(
  known: ReadonlyMap<number, GameView>,
  view: TableView,
  isSameSeat: boolean,
): ReadonlyMap<number, GameView> {
  const isContinued =
    isSameSeat &&
    view.happened.every(({ kind }) => kind === 'action') &&
    [...known.keys()].every((ply) => ply <= view.ply)
  const kept = new Map(isContinued ? known : [])
  for (const { ply, viewing, position } of [...view.positions, view])
    if (position && viewing === view.viewing) kept.set(ply, position)
  return new Map([...kept].sort(([one], [other]) => one - other).slice(-KEPT))
}
