import { describe, expect, it } from 'vitest'
import type { EntryView, Position, TableView } from '../src/api/protocol'
import { frameOf, lastOwn, Playback } from '../src/table/playback'
import { table } from './views'

const CHANCE = -1

function entryView(ply: number, seat: number): EntryView {
  return {
    entry: ply,
    seq: ply,
    ply,
    seat,
    kind: 'action',
    action: '',
    words: { key: '', args: {} },
    at: null,
  }
}

/**
 * After so many actions; `seats` made those since the view before, and the view shows the positions
 * `between`.
 */
function after(
  ply: number,
  seats: readonly number[] = [1],
  of: Partial<TableView> = {},
  between: readonly number[] = [],
): TableView {
  const happened = seats.map((seat, index) => entryView(ply - seats.length + 1 + index, seat))
  const positions = between.map((at) => ({ ply: at, to_move: 1 }) as Position)
  return table({ ply, happened, to_move: 1, positions, ...of })
}

const MINE = { legal: [{ text: 'a', words: { key: '', args: {} } }] } as Partial<TableView>

function emptyTheatre({ isStill = false, tempo = 1 } = {}) {
  const rests: number[] = []
  const shown: number[] = []
  const told = new Set<number>()
  let goOn: (() => void)[] = []
  const playback = new Playback({
    show: ({ ply, happened }) => {
      shown.push(ply)
      for (const { entry } of happened) told.add(entry)
    },
    isStill: () => isStill,
    pause: (ms) =>
      new Promise((resolve) => {
        rests.push(ms)
        goOn.push(resolve)
      }),
    tempo: () => tempo,
  })
  const settle = async () => {
    for (let turn = 0; turn < 9; turn += 1) await Promise.resolve()
  }
  const beat = async () => {
    await settle()
    const due = goOn
    goOn = []
    for (const resolve of due) resolve()
    await settle()
  }
  const entries = () => Array.from(told)
  return { playback, shown, entries, beat, settle, rests }
}

/** With the reader at the table, whose turn it was. */
function theatre(of = {}) {
  const made = emptyTheatre(of)
  made.playback.offer(after(10, [], MINE))
  return made
}

describe('moves that come in quick succession', () => {
  it('are shown one after the other', async () => {
    const { playback, shown, beat } = theatre()
    for (const ply of [11, 12, 13]) playback.offer(after(ply))
    expect(shown).toEqual([10, 11])
    await beat()
    expect(shown).toEqual([10, 11, 12])
    await beat()
    expect(shown).toEqual([10, 11, 12, 13])
  })

  it('rest as long as the chosen pace says', async () => {
    const { playback, rests, beat } = theatre()
    const slow = theatre({ tempo: 2 })
    for (const stage of [playback, slow.playback]) for (const ply of [11, 12]) stage.offer(after(ply))
    await beat()
    await slow.beat()
    expect(slow.rests).toEqual(rests.map((ms) => 2 * ms))
    expect(rests.length).toBeGreaterThan(0)
  })

  it('are behind until the last one is shown, or skipped to', async () => {
    const { playback, beat } = theatre()
    playback.offer(after(11))
    expect(playback.isBehind).toBe(false)
    playback.offer(after(12))
    expect(playback.isBehind).toBe(true)
    await beat()
    expect(playback.isBehind).toBe(false)
    playback.offer(after(13))
    playback.skip()
    expect(playback.isBehind).toBe(false)
  })

  it('are shown one after the other where they came at once', async () => {
    const { playback, shown, beat } = theatre()
    playback.offer(after(14, [1, CHANCE, 2, 1], {}, [12, 13]))
    for (let turn = 0; turn < 3; turn += 1) await beat()
    expect(shown).toEqual([10, 12, 13, 14])
  })

  it('come at once when somebody skips them', async () => {
    const { playback, shown, beat } = theatre()
    for (const ply of [11, 12, 13]) playback.offer(after(ply))
    expect(playback.skip()).toBe(true)
    expect(playback.skip()).toBe(false)
    await beat()
    expect(shown).toEqual([10, 11, 13])
  })

  it('come at once to whoever asks for no motion', () => {
    const { playback, shown } = theatre({ isStill: true })
    playback.offer(after(14, [1, 2, 1, 1], {}, [11, 12, 13]))
    playback.offer(after(15))
    expect(shown).toEqual([10, 14, 15])
  })

  it('come at once behind another curtain', () => {
    const { playback, shown } = theatre()
    playback.offer(after(11))
    playback.offer(after(12))
    playback.offer(after(12, [], { viewing: null }))
    expect(shown).toEqual([10, 11, 12])
  })

  it('bring with the last of them who came and went meanwhile', async () => {
    const { playback, shown, beat } = theatre()
    playback.offer(after(11))
    playback.offer(after(12))
    playback.offer(after(12, []))
    expect(shown).toEqual([10, 11])
    await beat()
    expect(shown).toEqual([10, 11, 12])
  })
})

it('nothing is told one by one before the first turn of the reader', () => {
  const shown: number[] = []
  const never = () => new Promise<never>(() => undefined)
  const playback = new Playback({
    show: ({ ply }) => shown.push(ply),
    isStill: () => false,
    pause: never,
    tempo: () => 1,
  })
  playback.offer(
    after(
      10,
      Array.from({ length: 10 }, () => CHANCE),
    ),
  )
  for (const ply of [11, 12]) playback.offer(after(ply))
  expect(shown).toEqual([10, 11, 12])
})

it('a position in between offers nothing', () => {
  const view = after(14, [1, 1, 1], { ...MINE, status: 'over' })
  const frame = frameOf(view, { ply: 12, to_move: 1 } as Position)
  expect([frame.ply, frame.status, frame.legal, frame.happened.length]).toEqual([12, 'playing', [], 1])
})

describe('whoever comes back', () => {
  it('sees what the others did since, from where they left', async () => {
    const { playback, shown, beat } = emptyTheatre()
    playback.offer(after(14, [1, CHANCE, 2, 1], MINE, [10, 12, 13]))
    for (let turn = 0; turn < 4; turn += 1) await beat()
    expect(shown).toEqual([10, 12, 13, 14])
  })

  it('sees it once more when asked for', async () => {
    const { playback, shown, beat } = emptyTheatre()
    const view = after(12, [1, 1], MINE, [10, 11])
    playback.offer(view)
    for (let turn = 0; turn < 3; turn += 1) await beat()
    playback.again(view)
    for (let turn = 0; turn < 3; turn += 1) await beat()
    expect(shown).toEqual([10, 11, 12, 10, 11, 12])
  })

  it('is not held up by who comes and goes meanwhile', async () => {
    const { playback, shown, beat, settle } = emptyTheatre()
    playback.offer(after(12, [1, 1], MINE, [10, 11]))
    await settle()
    playback.offer(after(12, [], MINE))
    for (let turn = 0; turn < 3; turn += 1) await beat()
    expect(shown).toEqual([10, 11, 12])
  })

  it('misses nothing of what happened, whatever cuts it short', async () => {
    const resigned = { ...entryView(12, 1), entry: 13, kind: 'resign' } as const
    const again = (playback: Playback) => playback.again(after(12, [1, 1], MINE, [10, 11]))
    for (const cut of [(playback: Playback) => playback.skip(), again]) {
      const { playback, entries, beat, settle } = emptyTheatre()
      playback.offer(after(12, [1, 1], MINE, [10, 11]))
      await settle()
      playback.offer(after(12, [], { ...MINE, happened: [resigned] }))
      playback.offer(after(12, [], MINE))
      cut(playback)
      for (let turn = 0; turn < 4; turn += 1) await beat()
      expect(entries()).toEqual([11, 12, 13])
    }
  })

  it.each([
    ['nothing was moved', after(12, [])],
    ['only chance has moved', after(12, [CHANCE])],
    ['they have never played', after(3, [CHANCE, CHANCE, 1])],
    ['they only watch', after(12, [1], { viewing: null })],
    ['it is over', after(12, [1], { status: 'over' })],
    ['something was taken back', after(12, [1], { happened: [{ ...entryView(12, 1), kind: 'undo' }] })],
  ])('sees the table at once where %s', (_, view) => {
    expect(lastOwn(view)).toBeNull()
  })
})
