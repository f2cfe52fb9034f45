import { describe, expect, it, vi } from 'vitest'
import type { EntryView, Position, TurnPoint } from '../src/api/protocol'
import { graphOf, marked, pathOf, ticksOf } from '../src/review/graph'
import {
  chanceRun,
  decisionOf,
  lineOf,
  madeBy,
  openingOf,
  stopAfter,
  stopAt,
  stopBefore,
  stopsOf,
  turnAt,
} from '../src/review/moments'
import { Positions } from '../src/review/positions.svelte'
import { sealOf, verdictOf } from '../src/review/shuffle_proof'
import { addressOf, routeOf } from '../src/app/router.svelte'
import { RequestRefused } from '../src/api/errors'

function entryView(entry: number, ply: number, seat = 0, kind = 'action'): EntryView {
  return {
    entry,
    seq: entry,
    ply,
    seat,
    kind,
    action: `a${entry}`,
    words: { key: 'k', args: {} },
    at: null,
  }
}

// Two actions, the second taken back and replaced.
const log = [
  entryView(1, 1),
  entryView(2, 2, 1),
  entryView(3, 1, 1, 'undo'),
  entryView(4, 2, 1),
  entryView(5, 3, -1),
]
const turns: readonly TurnPoint[] = [
  { ply: 1, seat: 0, totals: [4, 0] },
  { ply: 3, seat: 1, totals: [4, -3] },
]

describe('addresses of positions', () => {
  it.each([
    ['?ply=30', { ply: 30, seat: null }],
    ['?ply=0&seat=2', { ply: 0, seat: 2 }],
    ['', null],
    ['?ply=-1', null],
    ['?ply=two', null],
  ])('%s', (query, moment) => {
    expect(routeOf('/t/T', query, '')).toEqual({ page: 'table', table: 'T', key: null, moment })
    if (moment) expect(addressOf(moment)).toBe(query)
  })
})

describe('moments', () => {
  it('are made by the action that stands', () => {
    expect(madeBy(log, 2)?.entry).toBe(4)
    expect(madeBy(log, 0)).toBeNull()
  })

  it('are told by the line that tells that action', () => {
    const lines = [log[0]!, log[2]!, log[4]!].map((entry) => ({ entry, sentence: '' }))
    expect(lineOf(lines, log[3]!)?.entry.entry).toBe(5)
    expect(lineOf(lines, null)).toBeNull()
    expect(lineOf(lines, entryView(9, 9))).toBeNull()
  })

  it('belong to turns', () => {
    expect([0, 1, 2, 3, 9].map((ply) => turnAt(turns, ply))).toEqual([0, 0, 1, 1, 1])
    expect(openingOf(log, turns, 3)?.entry).toBe(4)
    expect(openingOf(log, turns, 2)).toBeNull()
  })
})

describe('stops', () => {
  // Three cards are dealt; then a turn of two decisions with two draws after it, one of one decision, and a
  // third.
  const seats = [-1, -1, -1, 0, 0, -1, -1, 1, 0]
  const played = seats.map((seat, index) => entryView(index + 1, index + 1, seat))
  const stops = stopsOf(played, seats.length)

  it('are after each action; a run of chance is one step', () => {
    expect(stops.actions).toEqual([0, 3, 4, 5, 7, 8, 9])
    expect(chanceRun(played, 7).map(({ ply }) => ply)).toEqual([6, 7])
    expect(chanceRun(played, 5)).toEqual([])
  })

  it('are between turns', () => {
    expect(stops.turns).toEqual([0, 3, 7, 8, 9])
  })

  it('are found from any position', () => {
    expect([0, 1, 3, 5, 9].map((ply) => stopAfter(stops.turns, ply))).toEqual([3, 3, 7, 7, 9])
    expect([0, 1, 3, 5, 9].map((ply) => stopBefore(stops.turns, ply))).toEqual([0, 0, 0, 3, 8])
    expect([0, 2, 3, 9, 12].map((ply) => stopAt(stops.actions, ply))).toEqual([0, 1, 1, 6, 6])
  })

  it('leave out what was taken back', () => {
    expect(stopsOf(log, 3)).toEqual({ actions: [0, 1, 2, 3], turns: [0, 1, 3] })
  })

  it('part the turns of a player who goes on after chance', () => {
    const again = [-1, 0, 0, -1, 0].map((seat, index) => entryView(index + 1, index + 1, seat))
    expect(stopsOf(again, 5).turns).toEqual([0, 1, 4, 5])
  })

  it('of a match that has not begun are its beginning', () => {
    expect(stopsOf([], 0)).toEqual({ actions: [0], turns: [0] })
  })

  it('of a turning point are where its decision was made', () => {
    expect(decisionOf(log, turns, 3)).toBe(2)
    expect(decisionOf([], turns, 3)).toBe(3)
  })
})

describe('the graph', () => {
  it('stands between round numbers, nought among them', () => {
    expect(ticksOf([3, 17])).toEqual([0, 5, 10, 15, 20])
    expect(ticksOf([-4, 6])).toEqual([-4, -2, 0, 2, 4, 6])
    expect(ticksOf([])).toEqual([0, 1])
    expect(ticksOf([990])).toEqual([0, 200, 400, 600, 800, 1000])
  })

  it('has a line for each seat, from the left to the right', () => {
    const { lines, ticks, heightOf } = graphOf(turns, 2, { width: 100, height: 80 })
    expect(ticks).toEqual([-4, -2, 0, 2, 4])
    expect([heightOf(4), heightOf(-4)]).toEqual([0, 80])
    expect(lines).toEqual([
      [
        { x: 25, y: 0 },
        { x: 75, y: 0 },
      ],
      [
        { x: 25, y: 40 },
        { x: 75, y: 70 },
      ],
    ])
    expect(pathOf(lines[1]!)).toBe('M25.0 40.0L75.0 70.0')
  })

  it('wears marks at the end of each line and at some places before', () => {
    const line = Array.from({ length: 21 }, (_, x) => ({ x, y: 0 }))
    const places = [0, 1].map((seat) => marked(line, seat).map(({ x }) => x))
    expect(places).toEqual([
      [0, 5, 10, 15, 20],
      [2, 7, 12, 17, 20],
    ])
  })
})

describe('positions', () => {
  const position = (ply: number, viewing: number | null) => ({ ply, viewing }) as Position

  it('are asked for one at a time, and of those passed over only the last', async () => {
    const ask = vi.fn(async (_: string, ply: number, seat: number | null) => position(ply, seat))
    const positions = new Positions('T', ask)
    const first = positions.show(1, 0, true)
    for (const ply of [2, 3, 4]) void positions.show(ply, 0, true)
    await first
    expect(ask.mock.calls.map(([, ply]) => ply)).toEqual([1, 4])
    expect(positions.shown?.ply).toBe(4)
  })

  it('are kept where they last', async () => {
    const ask = vi.fn(async (_: string, ply: number, seat: number | null) => position(ply, seat))
    const positions = new Positions('T', ask)
    for (const ply of [1, 2, 1]) await positions.show(ply, 0, true)
    expect(ask).toHaveBeenCalledTimes(2)
    for (const ply of [1, 2, 1]) await positions.show(ply, 0, false)
    expect(ask).toHaveBeenCalledTimes(5)
  })

  it('of another seat vanish at once', async () => {
    const positions = new Positions('T', async (_, ply, seat) => position(ply, seat))
    await positions.show(1, 0, true)
    const shown = positions.show(1, null, true)
    expect(positions.shown).toBeNull()
    await shown
    expect(positions.shown).toEqual(position(1, null))
  })

  it('that are refused say why, until another comes', async () => {
    const error = { code: 'bad-ply', field: 'ply', message: { key: 'k', args: {} }, rule: null }
    const ask = vi.fn(async (_: string, ply: number, seat: number | null) => position(ply, seat))
    const positions = new Positions('T', ask)
    ask.mockRejectedValueOnce(new RequestRefused(400, error))
    await positions.show(99, 0, true)
    expect([positions.shown, positions.problem]).toEqual([null, error])
    await positions.show(1, 0, true)
    expect([positions.shown?.ply, positions.problem]).toEqual([1, null])
  })
})

describe('the seal of the shuffle', () => {
  const secret = '00'.repeat(32)
  const commitment = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'

  it('is whole, or it is broken', async () => {
    expect(await sealOf(commitment, secret)).toBe('whole')
    expect(await sealOf(commitment, `01${secret.slice(2)}`)).toBe('broken')
  })

  it('cannot be checked where the browser has no means', async () => {
    vi.stubGlobal('crypto', {})
    expect(await sealOf(commitment, secret)).toBe('unknown')
    vi.unstubAllGlobals()
  })

  const proof = { draws: 89, given: 0, problem: null, entry: null }
  const wrong = { key: 'shuffle-draw-differs', args: {} }
  it.each([
    ['whole', proof, false, 'good', 'web-proof-whole'],
    ['whole', { ...proof, given: 20 }, false, 'good', 'web-proof-rest'],
    ['whole', proof, true, 'good', 'web-proof-imported'],
    ['unknown', proof, false, 'wait', 'web-proof-unsealed'],
    ['whole', { ...proof, draws: 0 }, false, 'wait', 'web-proof-none'],
    ['broken', proof, false, 'bad', 'web-seal-broken'],
    ['whole', { ...proof, draws: 0, problem: wrong, entry: 4 }, true, 'bad', 'web-proof-differs'],
  ] as const)('%s, with the draws %o, imported %s, is %s', (seal, drawn, imported, kind, key) => {
    expect(verdictOf(seal, drawn, imported)).toMatchObject({ kind, key })
  })
})
