import { describe, expect, it, vi } from 'vitest'
import { cellAt, columnsOf, rowsOf, stepped } from '../src/clans/layout'
import { isForced } from '../src/clans/advice'
import { laidBetween } from '../src/clans/laid'
import { Choosing } from '../src/clans/choosing.svelte'
import { cardsFor, playFor, playsOf, slotsFor } from '../src/clans/plays'
import { columnsOf as seatsOf, rowsOf as sheetOf } from '../src/clans/sheet'
import { cardsOn, leftOver, takerOf } from '../src/clans/tiles'
import type { ClansSlot, ClansTable, ClansTableSlot, ClansView, Move, OutcomeView } from '../src/protocol'

function move(card: string, slot: string, shield = false, key = 'clans-play'): Move {
  const place = Number(slot[2] ?? 0)
  const args = { seat: 0, rank: Number(card[0]), colour: card[1] ?? '', tile: Number(slot[0]), side: slot[1] ?? '', place }
  return { text: `${card}@${slot}${shield ? '+' : ''}`, words: { key, args: { ...args, shield: shield ? 'yes' : 'no' } } }
}

const LEGAL = [move('7G', '1N1'), move('7G', '1N1', true), move('7G', '2S3'), move('4B', '1N1'), move('4B', '1W')]

/** Two tiles: 1W, north and south of each, 2E. */
function twoTiles(): ClansTable {
  const slot = (name: ClansSlot): ClansTableSlot => ({
    slot: name,
    tile: Number(name[0]),
    side: name[1] as ClansTableSlot['side'],
    place: Number(name[2] ?? 0),
    adjacent: [],
  })
  const sides = (tile: number) => ['N', 'S'].flatMap((side) => [1, 2, 3].map((place) => `${tile}${side}${place}`))
  const tiles = [
    { tile: 1, slots: ['1W', ...sides(1)], campfire: true },
    { tile: 2, slots: [...sides(2), '2E'], campfire: true },
  ]
  const slots = tiles.flatMap(({ slots: names }) => names.map(slot))
  return {
    game: 'clans', players: 2, tiles, slots, start_slots: [], ranks: [], colours: [], cards: [],
    hand_sizes: [2, 2], shields: 5, deals: 4, plays: 4,
  }
}

function lying(of: Partial<ClansView> = {}): ClansView {
  return {
    game: 'clans', players: 2, seat: 0, to_move: 0, plies: 4, face_up: { '1N2': '3G', '1S1': '5R', '1S2': '5B' },
    face_down: [], stacks: [[1, 0], []],
    takes: [[{ seat: 1, rank: 3, cards: 1, points: 3, taken: ['3G'] }, { seat: 0, rank: null, cards: 0, points: 0, taken: [] }], []],
    totals: [0, 3],
    shields: [4, 4], hand_sizes: [1, 1], hands: [['7G'], null], ruled_out: [[], []], bag_size: 0, bag: null, plays: [],
    ...of,
  }
}

describe('plays', () => {
  const plays = playsOf(LEGAL)

  it('are found by card and by place', () => {
    expect([...slotsFor(plays, '7G')]).toEqual(['1N1', '2S3'])
    expect([...cardsFor(plays, '1N1')]).toEqual(['7G', '4B'])
    expect([...cardsFor(plays, '1W')]).toEqual(['4B'])
  })

  it('are made with a shield where there is one to give', () => {
    expect(playFor(plays, '7G', '1N1', true)?.move.text).toBe('7G@1N1+')
    expect(playFor(plays, '7G', '1N1', false)?.move.text).toBe('7G@1N1')
    expect(playFor(plays, '7G', '2S3', true)?.move.text).toBe('7G@2S3')
    expect(playFor(plays, '7G', '1W', false)).toBeUndefined()
  })

  it('tell when a card has to go face down', () => {
    expect(isForced(plays)).toBe(false)
    expect(isForced(playsOf([move('7G', '1N1', false, 'clans-play-face-down')]))).toBe(true)
  })
})

describe('choosing', () => {
  function chooser(asksFirst = true) {
    const asking = {
      plays: () => playsOf(LEGAL),
      why: vi.fn(),
      nothingFits: vi.fn(),
      make: vi.fn(),
      asksFirst: () => asksFirst,
      forget: vi.fn(),
    }
    return { asking, choosing: new Choosing(asking) }
  }

  it('shows what a hint is about in place of what was chosen, and lets go of it with the hint', () => {
    const { asking, choosing } = chooser()
    choosing.takeCard('4B')
    choosing.takeSlot('2S3')
    expect(choosing.refused).toBe('2S3')
    choosing.suggest('7G@1N1+')
    expect([choosing.play?.move.text, choosing.refused]).toEqual(['7G@1N1+', null])
    expect(asking.make).not.toHaveBeenCalled()
    choosing.suggest(null)
    expect([choosing.card, choosing.slot, choosing.shield]).toEqual([null, null, false])
  })

  it('takes the card first or the place first', () => {
    const { choosing } = chooser()
    choosing.takeCard('7G')
    choosing.takeSlot('2S3')
    expect(choosing.play?.move.text).toBe('7G@2S3')
    choosing.letGo()
    choosing.takeSlot('1N1')
    expect([...choosing.cards]).toEqual(['7G', '4B'])
    choosing.takeCard('4B')
    expect(choosing.play?.move.text).toBe('4B@1N1')
  })

  it('adds a shield, and plays when the chosen place is taken again', () => {
    const { choosing, asking } = chooser()
    choosing.takeCard('7G')
    choosing.takeSlot('1N1')
    choosing.toggleShield()
    choosing.takeSlot('1N1')
    expect(asking.make).toHaveBeenCalledWith('7G@1N1+')
  })

  it('plays card and place at once for those who are not asked', () => {
    const { choosing, asking } = chooser(false)
    choosing.toggleShield()
    choosing.takeCard('7G')
    expect(asking.make).not.toHaveBeenCalled()
    choosing.takeSlot('1N1')
    expect(asking.make).toHaveBeenLastCalledWith('7G@1N1+')
    choosing.letGo()
    choosing.takeSlot('2S3')
    choosing.takeCard('7G')
    expect(asking.make).toHaveBeenLastCalledWith('7G@2S3')
    choosing.lay('4B', '1N1')
    expect(asking.make).toHaveBeenLastCalledWith('4B@1N1')
    expect(asking.make).toHaveBeenCalledTimes(3)
  })

  it('asks why a card cannot go somewhere', () => {
    const { choosing, asking } = chooser()
    choosing.takeCard('7G')
    choosing.takeSlot('1W')
    expect(asking.why).toHaveBeenCalledWith('7G@1W')
    expect([choosing.refused, choosing.slot]).toEqual(['1W', null])
    choosing.letGo()
    choosing.takeSlot('1W')
    choosing.takeCard('7G')
    expect(asking.why).toHaveBeenCalledTimes(2)
  })

  it('says that nothing fits on a place', () => {
    const { choosing, asking } = chooser()
    choosing.takeSlot('2N1')
    expect(asking.nothingFits).toHaveBeenCalledWith('2N1')
  })

  it('lets go what was taken twice, and changes to another card', () => {
    const { choosing } = chooser()
    choosing.takeCard('7G')
    choosing.takeCard('7G')
    expect(choosing.card).toBeNull()
    choosing.lay('7G', '2S3')
    choosing.takeCard('4B')
    expect([choosing.card, choosing.slot]).toEqual(['4B', null])
  })
})

describe('the long table', () => {
  const table = twoTiles()
  const rows = rowsOf(table)
  const nameAt = (row: number, column: number) => {
    const cell = cellAt(rows, { row, column })
    return cell?.kind === 'tile' ? cell.tile.tile : cell?.slot
  }

  it('has a row for each side and one for the tiles and heads', () => {
    expect(columnsOf(table)).toBe(8)
    expect([nameAt(0, 1), nameAt(0, 6), nameAt(1, 0), nameAt(1, 3), nameAt(1, 4), nameAt(1, 7), nameAt(2, 4)]).toEqual(
      ['1N1', '2N3', '1W', 1, 2, '2E', '2S1'],
    )
  })

  it('is walked over by arrow keys, across the tiles and round the heads', () => {
    const corner = { row: 0, column: 1 }
    expect(stepped(rows, corner, 0, -1)).toEqual({ row: 1, column: 0 })
    expect(stepped(rows, corner, 0, 1)).toEqual({ row: 0, column: 2 })
    expect(stepped(rows, corner, -1, 0)).toEqual(corner)
    const onTile = stepped(rows, { row: 0, column: 3 }, 1, 0)
    expect(onTile).toEqual({ row: 1, column: 3 })
    expect(stepped(rows, onTile, 1, 0)).toEqual({ row: 2, column: 3 })
    expect(stepped(rows, onTile, 0, 1)).toEqual({ row: 1, column: 4 })
    expect(stepped(rows, { row: 1, column: 7 }, 0, 1)).toEqual({ row: 1, column: 7 })
  })
})

describe('tiles', () => {
  const view = lying()
  const tile = twoTiles().tiles[0]!
  const takes = view.takes[0]!

  it('show whose shield takes which cards', () => {
    const cards = cardsOn(view, tile)
    expect(cards).toEqual(['3G', '5R', '5B'])
    expect(leftOver(takes, cards)).toEqual(['5R', '5B'])
    expect([takerOf(takes, '3G'), takerOf(takes, '5R')]).toEqual([1, null])
  })
})

describe('the sheet', () => {
  it('has a row for each tile, and the winner first', () => {
    const item = { key: 'clans-score-take', args: { tile: 1, shield: 1, cards: 1, rank: 3 }, points: 3 }
    const outcome: OutcomeView = {
      reason: { key: 'clans-last-card', args: {} }, rule: 'CG 5', ranking: [2, 1], winners: [1],
      sheets: [{ items: [], total: 0, tie_breaks: [0] }, { items: [item], total: 3, tie_breaks: [1] }],
    }
    expect(seatsOf(outcome)).toEqual([1, 0])
    const [first, second] = sheetOf(outcome, lying(), twoTiles())
    expect(first?.entries[0]).toEqual({ seat: 1, cards: ['3G'], points: 3 })
    expect(second?.entries.map(({ points }) => points)).toEqual([0, 0])
  })
})

describe('the card that was laid last', () => {
  const before = { face_up: { '1N1': '7G' }, face_down: [{ slot: '2S3', seat: 0, card: null }] }

  it('is found face up and face down', () => {
    const up = { ...before, face_up: { ...before.face_up, '6E': '3K' } }
    const down = { ...before, face_down: [...before.face_down, { slot: '1S1', seat: 1, card: null }] }
    expect([laidBetween(before, up), laidBetween(before, down)]).toEqual(['6E', '1S1'])
  })

  it('is none where nothing or much has changed', () => {
    const empty = { face_up: {}, face_down: [] }
    expect([laidBetween(before, before), laidBetween(before, empty), laidBetween(empty, before)]).toEqual([null, null, null])
  })
})
