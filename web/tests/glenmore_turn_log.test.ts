import { describe, expect, test } from 'vitest'
import {
  dieOf,
  isRoll,
  lastScoring,
  latestTurns,
  notableTurns,
  scoringsIn,
  standingPart,
  summaryOf,
  turnsOf,
} from '../src/games/glenmore/turn_log'
import type { EntryView, WordsMessage } from '../src/api/protocol'

const CHANCE = -1

/** A log from lines such as `1 take tile=7 cell=1,0`; `-1 draw tile=9` is chance. */
function log(...lines: string[]): EntryView[] {
  return lines.map((line, index) => {
    const [seat = '', deed = '', ...given] = line.split(' ')
    const args = Object.fromEntries(
      given.map((one) => [one.split('=')[0], Number(one.split('=')[1]) || one.split('=')[1]]),
    )
    const words = { key: `glenmore-${deed}`, args: { seat: Number(seat), ...args } } as WordsMessage
    const place = index + 1
    return {
      entry: place,
      seq: place,
      ply: place,
      seat: Number(seat),
      kind: 'action',
      action: line,
      words,
      at: null,
    }
  })
}

const points = (entry: EntryView, gained: number): EntryView => ({
  ...entry,
  then: [{ key: 'glenmore-gain-points', args: { seat: entry.seat, points: gained } }],
})

describe('the log by turns', () => {
  test('has the draws of a turn with it, and a new turn for a player who moves again', () => {
    const turns = turnsOf(
      log(
        '-1 draw tile=1',
        '0 take tile=1 cell=1,0',
        '0 activate',
        '0 done',
        '-1 draw tile=2',
        '0 take tile=2 cell=0,1',
        '0 done',
        '-1 draw tile=3',
        '-1 roll number=2',
        '-1 draw tile=4',
        '1 take tile=4 cell=1,0',
      ),
    )
    expect(turns.map(({ seat, entries, draws }) => [seat, entries.length, draws.length])).toEqual([
      [CHANCE, 0, 1],
      [0, 3, 1],
      [0, 2, 1],
      [CHANCE, 1, 1],
      [1, 1, 0],
    ])
  })

  test('has a line for the die with the tiles drawn after it, also between two turns of one player', () => {
    const turns = turnsOf(
      log(
        '-1 draw tile=1',
        '1 take tile=1 cell=1,0',
        '-1 draw tile=2',
        '-1 roll number=2',
        '-1 draw tile=3',
        '0 take tile=4 cell=1,0',
      ),
    )
    expect(notableTurns(turns).map((turn) => [turn.seat, isRoll(turn), turn.draws.length])).toEqual([
      [1, false, 1],
      [CHANCE, true, 1],
      [0, false, 0],
    ])
    const again = turnsOf(log('-1 draw tile=2', '-1 roll number=2', '-1 draw tile=3'))
    expect(notableTurns(again).map(isRoll)).toEqual([true])
  })

  test('keeps a turn whole in which something was taken back', () => {
    const [take, again] = log('0 take tile=1 cell=1,0', '0 take tile=2 cell=1,0') as [EntryView, EntryView]
    const undo = {
      ...take,
      entry: 2,
      ply: 0,
      kind: 'undo',
      words: { key: 'match-event-undo', args: { seat: 0 } },
    }
    const [turn, ...others] = turnsOf([take, undo, { ...again, entry: 3, ply: 1 }])
    expect(others).toEqual([])
    expect(turn && standingPart(turn, new Set([1])).entries.map(({ entry }) => entry)).toEqual([3])
  })

  test('keeps other events apart', () => {
    const [take] = log('0 take tile=1 cell=1,0') as [EntryView]
    const leaves = {
      ...take,
      entry: 2,
      kind: 'resign',
      words: { key: 'match-event-resign', args: { seat: 0 } },
    }
    expect(turnsOf([take, leaves]).map(({ entries }) => entries.length)).toEqual([1, 1])
  })

  test('sums up what was taken, activated and gained', () => {
    const [take, activate, pay, move, done] = log(
      '1 take tile=7 cell=1,0',
      '1 activate',
      '1 pay',
      '1 move',
      '1 done',
    ) as [EntryView, EntryView, EntryView, EntryView, EntryView]
    const [turn] = turnsOf([take, points(activate, 3), points(pay, 5), move, done])
    expect(turn && summaryOf(turn)).toMatchObject({ opening: take, steps: 1, promotions: 0, points: 8 })
    expect(turn && summaryOf(turn).activated).toHaveLength(1)
  })
})

test('a turn says what was paid, bought and sold', () => {
  const [turn] = turnsOf(
    log(
      '1 take tile=7 cell=1,0',
      '1 pay resource=wood',
      '1 sell resource=sheep coins=2',
      '1 buy resource=stone coins=1',
      '1 buy resource=grain coins=3',
      '1 pay-member',
    ),
  )
  expect(turn && summaryOf(turn).deals).toEqual({
    paid: ['wood'],
    members: 1,
    chieftains: 0,
    bought: ['stone', 'grain'],
    spent: 4,
    sold: ['sheep'],
    earned: 2,
  })
})

describe('the last turns of the others', () => {
  const story = log(
    '0 take tile=1 cell=1,0',
    '0 done',
    '-1 draw tile=9',
    '1 take tile=2 cell=0,1',
    '1 done',
    '-1 draw tile=8',
    '1 take tile=3 cell=0,2',
    '1 move cell=0,0 to=0,1',
    '-1 draw tile=7',
    '2 discard tile=4',
    '-1 draw tile=6',
  )
  const second = { seat: 1, tile: 3, cell: '0,2', reached: ['0,1'] }
  const third = { seat: 2, tile: 4, cell: null, reached: [] }

  test('are marked until the reader moves again', () => {
    expect(latestTurns(story, 11, 0)).toEqual([second, third])
    expect(latestTurns(story, 11, 1)).toEqual([third])
    expect(latestTurns(story, 2, 0)).toEqual([])
    expect(latestTurns(story, 8, 0)).toEqual([second])
  })

  test('stay while the reader takes a turn, and go with its end', () => {
    const begun = [...story, ...log('0 sell').map((entry) => ({ ...entry, entry: 12, ply: 12 }))]
    expect(latestTurns(begun, 12, 0, { isMoving: true })).toEqual([second, third])
    expect(latestTurns(begun, 12, 0)).toEqual([])
    const over = [...begun, ...log('-1 draw tile=9').map((entry) => ({ ...entry, entry: 13, ply: 13 }))]
    expect(latestTurns(over, 13, 0, { isMoving: true })).toEqual([])
  })

  test('are those of all for a spectator', () => {
    expect(latestTurns(story, 11, null).map(({ seat }) => seat)).toEqual([0, 1, 2])
  })

  test('are the reader’s own where nothing followed and a position is looked back at', () => {
    expect(latestTurns(story, 2, 0, { alsoOwn: true })).toEqual([
      { seat: 0, tile: 1, cell: '1,0', reached: [] },
    ])
  })

  test('do not show what was taken back', () => {
    const replaced = [
      ...story,
      ...log('2 take tile=5 cell=3,3').map((entry) => ({ ...entry, entry: 12, ply: 10 })),
    ]
    expect(latestTurns(replaced, 10, 0).at(-1)).toMatchObject({ tile: 5, cell: '3,3' })
  })
})

describe('scorings', () => {
  const scoring = (entry: EntryView, number: number): EntryView => ({
    ...entry,
    then: [{ key: 'glenmore-scoring', args: { scoring: number } }],
  })

  test('are the draws that set one off, and the last one counts', () => {
    const [taken, first, other, second] = log('0 take', '-1 draw tile=9', '-1 draw tile=3', '-1 draw tile=4')
    const all = [points(taken!, 2), scoring(first!, 1), other!, scoring(second!, 2)]
    expect(scoringsIn(all).map(({ entry }) => entry)).toEqual([2, 4])
    expect(lastScoring(all)).toBe(2)
    expect(lastScoring(all.slice(0, 1))).toBe(0)
  })
})

test('a rolled die shows what it says, and no other a number', () => {
  const faces = log('-1 roll number=1', '0 take', '-1 roll number=3').map((entry) => turnsOf([entry])[0]!)
  expect(faces.map(dieOf)).toEqual(['die1', 'die', 'die3'])
})
