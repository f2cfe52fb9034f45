// Where in the log a position is: what made it, and the line that tells that.
import type { EntryView, TurnPoint } from '../api/protocol'
import { CHANCE } from '../games/shared/chance'
import { beginsTurn, type Line, standingActions } from '../table/log'

/** The action after which the position stood; what was undone has been replaced by what came later. */
export function madeBy(log: readonly EntryView[], ply: number): EntryView | null {
  return log.findLast((entry) => entry.kind === 'action' && entry.ply === ply) ?? null
}

/** The line that tells it; several actions may share one. */
export function lineOf(lines: readonly Line[], entry: EntryView | null): Line | null {
  return (entry && lines.find((line) => line.entry.entry >= entry.entry)) ?? null
}

/** What the seat decided first in the turn that ended with `ply`. */
export function openingOf(
  log: readonly EntryView[],
  turns: readonly TurnPoint[],
  ply: number,
): EntryView | null {
  const index = turns.findIndex((turn) => turn.ply === ply)
  return turns[index] ? firstDecision(log, turns[index - 1]?.ply ?? 0, ply) : null
}

/** What a player decided first between two positions. */
export function firstDecision(log: readonly EntryView[], after: number, ply: number): EntryView | null {
  const plies = Array.from({ length: ply - after }, (_, step) => after + 1 + step)
  return plies.map((one) => madeBy(log, one)).find((entry) => entry && entry.seat !== CHANCE) ?? null
}

/**
 * The position after the decision that a turning point names; the end of its turn where the log does not tell
 * it.
 */
export function decisionOf(log: readonly EntryView[], turns: readonly TurnPoint[], ply: number): number {
  return openingOf(log, turns, ply)?.ply ?? ply
}

/** The positions at which looking back stops, from the beginning to the newest. */
export interface Stops {
  /** After each action; a run of chance, such as the deal, is one step. */
  readonly actions: readonly number[]
  /** Between turns; what chance does after a turn belongs to it. */
  readonly turns: readonly number[]
}

export function stopsOf(log: readonly EntryView[], plies: number): Stops {
  const made = new Map(standingActions(log, plies).map((entry) => [entry.ply, entry]))
  const actions = [0]
  const turns = [0]
  for (let ply = 1; ply <= plies; ply += 1) {
    const entry = made.get(ply)
    const next = made.get(ply + 1)
    if (entry?.seat !== CHANCE || next?.seat !== CHANCE) actions.push(ply)
    if (!next || beginsTurn(next, entry)) turns.push(ply)
  }
  return { actions, turns }
}

/** The stop before a position, or the first one. */
export function stopBefore(stops: readonly number[], ply: number): number {
  return stops.findLast((stop) => stop < ply) ?? stops[0] ?? 0
}

/** The stop after a position, or the last one. */
export function stopAfter(stops: readonly number[], ply: number): number {
  return stops.find((stop) => stop > ply) ?? stops.at(-1) ?? 0
}

/** Which stop a position belongs to. */
export function stopAt(stops: readonly number[], ply: number): number {
  const found = stops.findIndex((stop) => stop >= ply)
  return found < 0 ? stops.length - 1 : found
}

/** The run of chance that a position ends; empty where a player made it. */
export function chanceRun(log: readonly EntryView[], ply: number): readonly EntryView[] {
  const run: EntryView[] = []
  for (let at = ply; at > 0; at -= 1) {
    const made = madeBy(log, at)
    if (made?.seat !== CHANCE) break
    run.unshift(made)
  }
  return run
}

/** The turn to which a position belongs: the first that ended with it or later. */
export function turnAt(turns: readonly TurnPoint[], ply: number): number {
  const found = turns.findIndex((turn) => turn.ply >= ply)
  return found < 0 ? turns.length - 1 : found
}
