import { describe, expect, it } from 'vitest'
import type { EntryView, OutcomeView } from '../src/api/protocol'
import { digits, leftAfter, spanOf } from '../src/table/clock'
import { around, isWhole, mergeLog, newsFor, takenBack } from '../src/table/log'
import { tiesOf } from '../src/table/ranking'
import { lookFor, onlySeatOf, stageOf } from '../src/table/stage'
import { canUndo, undoesOthers, undoState, undoWords } from '../src/table/undo'
import type { Words } from '../src/app/i18n/words'
import { seat, table } from './views'

const both = [seat({ mine: true }), seat({ name: 'Ben', mine: true })]

describe('what a reader sees first', () => {
  it.each([
    ['lobby', table({ status: 'lobby' })],
    ['over', table({ status: 'over', to_move: null })],
    ['mine', table()],
    ['waiting', table({ to_move: 1 })],
    ['watching', table({ seats: [seat(), seat()], viewing: null })],
    ['curtain', table({ seats: both, viewing: null })],
    ['mine', table({ seats: both, viewing: 1, to_move: 1 })],
    ['waiting', table({ seats: both, viewing: 1, to_move: 0 })],
  ] as const)('%s', (stage, view) => {
    expect(stageOf(view, true)).toBe(stage)
  })

  it('needs no curtain where nothing is hidden', () => {
    expect(stageOf(table({ seats: both, viewing: null }), false)).toBe('waiting')
  })
})

it('a reader is told “you” where one seat alone is theirs', () => {
  expect(onlySeatOf(table())).toBe(0)
  expect(onlySeatOf(table({ seats: [seat(), seat({ mine: true })], viewing: 0 }))).toBe(1)
  expect(onlySeatOf(table({ seats: both }))).toBeNull()
  expect(onlySeatOf(table({ seats: [seat(), seat()] }))).toBeNull()
})

describe('the curtain', () => {
  it('falls when the turn goes to another seat at this screen', () => {
    expect(lookFor(table({ seats: both, viewing: 0, to_move: 1 }), true, 0)).toBeNull()
  })

  it('never rises by itself', () => {
    expect(lookFor(table({ seats: both, viewing: null, to_move: 1 }), true, 0)).toBeUndefined()
  })

  it('stays where one looks at one’s own hand in another’s turn', () => {
    expect(lookFor(table({ seats: both, viewing: 0, to_move: 1 }), true, 1)).toBeUndefined()
  })

  it('stays while others play, and for whoever has one seat', () => {
    const three = [...both, seat({ kind: 'bot', bot: 'greedy' })]
    expect(lookFor(table({ seats: three, viewing: 0, to_move: 2 }), true, 0)).toBeUndefined()
    expect(lookFor(table({ to_move: 1 }), true, 0)).toBeUndefined()
  })

  it('follows the turn where nothing is hidden', () => {
    expect(lookFor(table({ seats: both, viewing: 0, to_move: 1 }), false, 0)).toBe(1)
    expect(lookFor(table({ seats: both, viewing: null, to_move: 1 }), false, 0)).toBe(1)
    expect(lookFor(table({ seats: both, viewing: null, to_move: -1 }), false, 0)).toBe(0)
    expect(lookFor(table({ seats: both, viewing: 1, to_move: -1 }), false, 0)).toBeUndefined()
  })

  it('is nobody’s who has resigned', () => {
    const seats = [both[0]!, seat({ mine: true, resigned: true })]
    expect(lookFor(table({ seats, viewing: 0, to_move: 1 }), true, 0)).toBeUndefined()
  })
})

function entryView(entry: number, action = 'x'): EntryView {
  const words = { key: 'k', args: {} }
  return { entry, seq: entry, ply: entry, seat: 0, kind: 'action', action, words, at: null }
}

describe('the log', () => {
  it('grows, tells each entry once and in order', () => {
    const log = mergeLog([entryView(1), entryView(3)], [entryView(3, 'y'), entryView(2)])
    expect(log.map((entry) => [entry.entry, entry.action])).toEqual([
      [1, 'x'],
      [2, 'x'],
      [3, 'y'],
    ])
  })

  it('has for each what is new to them', () => {
    const log = [entryView(1), { ...entryView(2), seat: 1 }, { ...entryView(3), seat: -1 }]
    const news = (seat: number | null) => newsFor(log, seat).map(({ entry }) => entry)
    expect([news(0), news(1), news(2), news(null)]).toEqual([[2, 3], [3], [1, 2, 3], [3]])
    expect(newsFor(log.slice(0, 2), 1).map(({ entry }) => entry)).toEqual([2])
  })

  it('knows what was taken back, and what was made again after all', () => {
    const made = (entry: number, ply: number, kind = 'action') => ({ ...entryView(entry), ply, kind })
    const log = [made(1, 1), made(2, 2), made(3, 3), made(4, 1, 'undo')]
    expect([...takenBack(log)]).toEqual([2, 3])
    expect([...takenBack([...log, made(5, 3, 'redo')])]).toEqual([])
    expect([...takenBack([...log, made(5, 2), made(6, 1, 'undo')])]).toEqual([2, 3, 5])
  })

  it('shows what came before and after the position looked at', () => {
    const newest = [9, 8, 7, 6, 5, 4, 3, 2, 1].map((entry) => ({ entry: entryView(entry), sentence: '' }))
    const shown = (marked: number | null, most = 4) =>
      around(newest, marked, most).map(({ entry }) => entry.entry)
    expect(shown(5)).toEqual([7, 6, 5, 4])
    expect(shown(9)).toEqual([9, 8, 7, 6])
    expect(shown(1)).toEqual([4, 3, 2, 1])
    expect(shown(null)).toEqual([4, 3, 2, 1])
    expect(shown(5, 20)).toHaveLength(9)
    expect(around([], null, 4)).toEqual([])
  })

  it('knows whether something is missing', () => {
    expect(isWhole([], 0)).toBe(true)
    expect(isWhole([], 5)).toBe(false)
    expect(isWhole([entryView(1), entryView(2)], 2)).toBe(true)
    expect(isWhole([entryView(2)], 2)).toBe(false)
  })
})

describe('those who are level on points', () => {
  const outcome = {
    ranking: [2, 1, 3],
    sheets: [
      { total: 31, tie_breaks: [6] },
      { total: 31, tie_breaks: [7] },
      { total: 3, tie_breaks: [9] },
    ],
  } as unknown as OutcomeView
  const wordsFor = (reader: number | null) =>
    ({
      reader,
      has: (key: string) => key === 'web-tie-clans',
      name: (one: number) => `seat ${one}`,
      say: (key: string, args: object) => JSON.stringify([key, args]),
    }) as unknown as Words
  const told = (reader: number | null, of = outcome) =>
    tiesOf(of, 'clans', wordsFor(reader)).map((tie) => JSON.parse(tie) as unknown)

  it('hear what tells them apart, and that it is they', () => {
    const facts = { player: 'seat 1', other: 'seat 0', more: 7, fewer: 6 }
    expect(told(null)).toEqual([['web-tie-clans', { reader: 'none', ...facts }]])
    expect(told(1)).toEqual([['web-tie-clans', { reader: 'first', ...facts }]])
    expect(told(0)).toEqual([['web-tie-clans', { reader: 'second', ...facts }]])
  })

  it('hear nothing in a game that has no sentence for it', () => {
    expect(tiesOf(outcome, 'tricks', wordsFor(null))).toEqual([])
  })

  it('hear nothing where they share a place', () => {
    expect(told(null, { ...outcome, ranking: [1, 1, 3] })).toEqual([])
  })
})

describe('clocks', () => {
  const clocks = { now: 0, left_ms: [60_000, 30_000], running: 0, grace_ms: [5000, 5000] }

  it('run for the one who is to move', () => {
    expect(leftAfter(clocks, 0, 10_000, true)).toBe(50_000)
    expect(leftAfter(clocks, 1, 10_000, true)).toBe(30_000)
    expect(leftAfter(clocks, 0, 99_000, true)).toBe(0)
  })

  it('spend the grace of the absent first', () => {
    expect(leftAfter(clocks, 0, 4000, false)).toBe(60_000)
    expect(leftAfter(clocks, 0, 10_000, false)).toBe(55_000)
  })

  it('show begun seconds', () => {
    expect(digits(spanOf(245_000))).toBe('4:05')
    expect(digits(spanOf(1))).toBe('0:01')
    expect(digits(spanOf(3_845_000))).toBe('1:04:05')
    expect(spanOf(2 * 86_400_000)).toEqual({ days: 2, hours: 0, minutes: 0, seconds: 0 })
  })
})

describe('the undo button', () => {
  const words = {
    say: (key: string, args: object = {}) => [key, ...Object.values(args)].join(' '),
    name: (one: number) => ['Ann', 'Ben', 'Cal'][one],
    list: (items: string[]) => items.join('+'),
    has: () => true,
    describe: () => 'the move',
  } as unknown as Words
  const undo = { free: false, asks: [1, 2], ply: 4, refused: null }
  const move = {
    entry: 5,
    seq: 7,
    ply: 5,
    seat: 0,
    kind: 'action',
    action: 'x',
    words: { key: 'x', args: {} },
    at: 0,
  }
  const offer = { seat: 0, agreed: [1], waiting: [2], move, left_ms: 1000 }
  const refused = { reason: 'declined', seat: 1 } as const

  it.each([
    ['nothing to undo', table(), 'web-undo-free', 'web-undo-none', false],
    ['free', table({ undo: { ...undo, free: true, asks: [] } }), 'web-undo-free', 'web-undo-unseen', true],
    ['among bots', table({ undo: { ...undo, asks: [] } }), 'web-undo-free', 'web-undo-alone', true],
    ['by consent', table({ undo }), 'web-undo-asks Ben+Cal', '', true],
    ['asked for by the reader', table({ undo, offer }), 'web-undo-free', 'web-undo-waiting Cal', false],
    [
      'asked for by another',
      table({ undo, offer, viewing: 2 }),
      'web-undo-free',
      'web-undo-request Ann the move',
      false,
    ],
    [
      'refused',
      table({ undo: { ...undo, refused } }),
      'web-undo-free',
      'web-undo-refused declined Ben web-undo-once',
      false,
    ],
  ])('%s', (_, view, text, state, can) => {
    expect([undoWords(view, words), undoState(view, words), canUndo(view)]).toEqual([text, state, can])
  })

  it('knows whether moves of others are undone too', () => {
    const later = { ...move, entry: 6, ply: 6 }
    const undone = { ...later, entry: 7, ply: 5, seat: 1, kind: 'undo' }
    expect(undoesOthers(offer, [move])).toBe(false)
    expect(undoesOthers(offer, [move, later])).toBe(false)
    expect(undoesOthers(offer, [move, { ...later, seat: -1 }])).toBe(false)
    expect(undoesOthers(offer, [move, { ...later, seat: 1 }])).toBe(true)
    expect(undoesOthers(offer, [move, { ...later, seat: 1 }, undone])).toBe(false)
  })
})
