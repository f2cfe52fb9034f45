import { describe, expect, it, vi } from 'vitest'
import { cellAt, columnsOf, edgeOf, nextPlace, rowsOf, stepped } from '../src/games/clans/layout'
import { cardsFor, isForced, playFor, playsOf, slotsFor } from '../src/games/clans/plays'
import { latestPlays, layerOf } from '../src/games/clans/latest_plays'
import { Selection } from '../src/games/clans/selection.svelte'
import { columnsOf as seatsOf, rowsOf as sheetOf } from '../src/games/clans/score_sheet'
import { cardsOn, leftOver, takerOf } from '../src/games/clans/takes'
import type {
  ClansSlot,
  ClansComponents,
  ClansTableSlot,
  ClansView,
  EntryView,
  Move,
  OutcomeView,
} from '../src/api/protocol'
import { latestMoves } from '../src/table/log'

function move(card: string, slot: string, shield = false, key = 'clans-play'): Move {
  const place = Number(slot[2] ?? 0)
  const args = {
    seat: 0,
    rank: Number(card[0]),
    colour: card[1] ?? '',
    tile: Number(slot[0]),
    side: slot[1] ?? '',
    place,
  }
  return {
    text: `${card}@${slot}${shield ? '+' : ''}`,
    words: { key, args: { ...args, shield: shield ? 'yes' : 'no' } },
  }
}

const LEGAL = [
  move('7G', '1N1'),
  move('7G', '1N1', true),
  move('7G', '2S3'),
  move('4B', '1N1'),
  move('4B', '1W'),
]

/** Two tiles: 1W, north and south of each, 2E. */
function twoTiles(): ClansComponents {
  const slot = (name: ClansSlot): ClansTableSlot => ({
    slot: name,
    tile: Number(name[0]),
    side: name[1] as ClansTableSlot['side'],
    place: Number(name[2] ?? 0),
    adjacent: [],
  })
  const sides = (tile: number) =>
    ['N', 'S'].flatMap((side) => [1, 2, 3].map((place) => `${tile}${side}${place}`))
  const tiles = [
    { tile: 1, slots: ['1W', ...sides(1)], campfire: true },
    { tile: 2, slots: [...sides(2), '2E'], campfire: true },
  ]
  const slots = tiles.flatMap(({ slots: names }) => names.map(slot))
  return {
    game: 'clans',
    players: 2,
    tiles,
    slots,
    start_slots: [],
    ranks: [],
    colours: [],
    cards: [],
    hand_sizes: [2, 2],
    shields: 5,
    deals: 4,
    plays: 4,
  }
}

function lying(of: Partial<ClansView> = {}): ClansView {
  return {
    game: 'clans',
    players: 2,
    seat: 0,
    to_move: 0,
    plies: 4,
    face_up: { '1N2': '3G', '1S1': '5R', '1S2': '5B' },
    face_down: [],
    stacks: [[1, 0], []],
    takes: [
      [
        { seat: 1, rank: 3, cards: 1, points: 3, taken: ['3G'] },
        { seat: 0, rank: null, cards: 0, points: 0, taken: [] },
      ],
      [],
    ],
    totals: [0, 3],
    shields: [4, 4],
    hand_sizes: [1, 1],
    hands: [['7G'], null],
    ruled_out: [[], []],
    bag_size: 0,
    bag: null,
    plays: [],
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
    return { asking, selection: new Selection(asking) }
  }

  it('shows what a hint is about, and what was chosen before when the hint is put away', () => {
    const { asking, selection } = chooser()
    selection.takeCard('4B')
    selection.takeSlot('2S3')
    expect(selection.refused).toBe('2S3')
    selection.suggest('7G@1N1+')
    expect([selection.play?.move.text, selection.refused]).toEqual(['7G@1N1+', null])
    expect(asking.make).not.toHaveBeenCalled()
    selection.suggest(null)
    expect([selection.card, selection.slot, selection.shield]).toEqual(['4B', null, false])
    selection.takeSlot('1N1')
    selection.suggest('7G@1N1+')
    selection.suggest('7G@2S3')
    selection.suggest(null)
    expect(selection.play?.move.text).toBe('4B@1N1')
    expect(asking.make).not.toHaveBeenCalled()
  })

  it('lets go of a hint where nothing was chosen before, or what was is past', () => {
    const { selection } = chooser()
    selection.suggest('7G@1N1+')
    selection.suggest(null)
    expect([selection.card, selection.slot, selection.shield]).toEqual([null, null, false])
    selection.takeCard('4B')
    selection.suggest('7G@1N1+')
    selection.renew()
    selection.suggest('7G@1N1+')
    selection.suggest(null)
    expect([selection.card, selection.slot]).toEqual(['7G', null])
  })

  it('keeps neither place nor shield of a hint for another card or place', () => {
    const { asking, selection } = chooser()
    selection.suggest('7G@1N1+')
    selection.takeCard('4B')
    expect([selection.card, selection.slot, selection.shield]).toEqual(['4B', null, false])
    selection.takeSlot('1N1')
    expect(asking.make).not.toHaveBeenCalled()
    expect(selection.play?.move.text).toBe('4B@1N1')
    selection.suggest('7G@1N1+')
    selection.takeSlot('2S3')
    expect([selection.card, selection.slot, selection.shield]).toEqual(['7G', '2S3', false])
    selection.suggest('7G@1N1+')
    selection.lift('4B')
    expect([selection.slot, selection.shield]).toEqual([null, false])
    selection.suggest('7G@1N1+')
    selection.takeCard('7G')
    expect([selection.card, selection.slot, selection.shield]).toEqual([null, null, false])
    selection.suggest('7G@1N1+')
    selection.letGo()
    expect(selection.shield).toBe(false)
    expect(asking.make).not.toHaveBeenCalled()
  })

  it('does not play with another card than that of the hint for those who are not asked', () => {
    const { asking, selection } = chooser(false)
    selection.suggest('7G@1N1+')
    selection.takeCard('4B')
    expect(asking.make).not.toHaveBeenCalled()
  })

  it('forgets the shield of a hint with its turn', () => {
    const { selection } = chooser()
    selection.suggest('7G@1N1+')
    selection.renew()
    expect([selection.card, selection.slot, selection.shield]).toEqual(['7G', null, false])
  })

  it('plays on a chosen place only when it is taken again with the same card', () => {
    const { asking, selection } = chooser()
    selection.takeCard('7G')
    selection.takeSlot('1N1')
    selection.takeCard('4B')
    expect(selection.play?.move.text).toBe('4B@1N1')
    selection.takeSlot('1N1')
    expect(asking.make).not.toHaveBeenCalled()
    selection.takeSlot('1N1')
    expect(asking.make).toHaveBeenCalledWith('4B@1N1')
  })

  it('takes the card first or the place first', () => {
    const { selection } = chooser()
    selection.takeCard('7G')
    selection.takeSlot('2S3')
    expect(selection.play?.move.text).toBe('7G@2S3')
    selection.letGo()
    selection.takeSlot('1N1')
    expect([...selection.cards]).toEqual(['7G', '4B'])
    selection.takeCard('4B')
    expect(selection.play?.move.text).toBe('4B@1N1')
  })

  it('adds a shield, and plays when the chosen place is taken again', () => {
    const { selection, asking } = chooser()
    selection.takeCard('7G')
    selection.takeSlot('1N1')
    selection.toggleShield()
    selection.takeSlot('1N1')
    expect(asking.make).toHaveBeenCalledWith('7G@1N1+')
  })

  it('plays card and place at once for those who are not asked', () => {
    const { selection, asking } = chooser(false)
    selection.toggleShield()
    selection.takeCard('7G')
    expect(asking.make).not.toHaveBeenCalled()
    selection.takeSlot('1N1')
    expect(asking.make).toHaveBeenLastCalledWith('7G@1N1+')
    selection.letGo()
    selection.takeSlot('2S3')
    selection.takeCard('7G')
    expect(asking.make).toHaveBeenLastCalledWith('7G@2S3')
    selection.lay('4B', '1N1')
    expect(asking.make).toHaveBeenLastCalledWith('4B@1N1')
    expect(asking.make).toHaveBeenCalledTimes(3)
  })

  it('asks why a card cannot go somewhere', () => {
    const { selection, asking } = chooser()
    selection.takeCard('7G')
    selection.takeSlot('1W')
    expect(asking.why).toHaveBeenCalledWith('7G@1W')
    expect([selection.refused, selection.slot]).toEqual(['1W', null])
    selection.letGo()
    selection.takeSlot('1W')
    selection.takeCard('7G')
    expect(asking.why).toHaveBeenCalledTimes(2)
  })

  it('says that nothing fits on a place', () => {
    const { selection, asking } = chooser()
    selection.takeSlot('2N1')
    expect(asking.nothingFits).toHaveBeenCalledWith('2N1')
  })

  it('lets go what was taken twice, and changes to another card', () => {
    const { selection } = chooser()
    selection.takeCard('7G')
    selection.takeCard('7G')
    expect(selection.card).toBeNull()
    selection.lay('7G', '2S3')
    selection.takeCard('4B')
    expect([selection.card, selection.slot]).toEqual(['4B', null])
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
    expect([
      nameAt(0, 1),
      nameAt(0, 6),
      nameAt(1, 0),
      nameAt(1, 3),
      nameAt(1, 4),
      nameAt(1, 7),
      nameAt(2, 4),
    ]).toEqual(['1N1', '2N3', '1W', 1, 2, '2E', '2S1'])
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

  it('is left upwards and downwards from its heads', () => {
    expect(stepped(rows, { row: 1, column: 0 }, -1, 0)).toEqual({ row: 0, column: 1 })
    expect(stepped(rows, { row: 1, column: 0 }, 1, 0)).toEqual({ row: 2, column: 1 })
    expect(stepped(rows, { row: 1, column: 7 }, 1, 0)).toEqual({ row: 2, column: 6 })
  })

  it('has edges', () => {
    expect([
      edgeOf(rows, { row: 0, column: 4 }, 'first'),
      edgeOf(rows, { row: 1, column: 4 }, 'last'),
    ]).toEqual([
      { row: 0, column: 1 },
      { row: 1, column: 7 },
    ])
  })

  it('is searched for places from tile 1 on, and round again', () => {
    const next = (from: ClansSlot | null, by: 1 | -1 = 1, places = ['2S3', '1N1', '1W']) =>
      nextPlace(twoTiles(), new Set(places), from, by)
    expect([next(null), next('1W'), next('1N1'), next('1N2'), next('2S3')]).toEqual([
      '1W',
      '1N1',
      '2S3',
      '2S3',
      '1W',
    ])
    expect([next(null, -1), next('1N1', -1), next('1W', -1)]).toEqual(['2S3', '1W', '2S3'])
    expect([next('1N1', 1, ['1N1']), next(null, 1, [])]).toEqual(['1N1', null])
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
      reason: { key: 'clans-last-card', args: {} },
      rule: 'CG 5',
      ranking: [2, 1],
      winners: [1],
      sheets: [
        { items: [], total: 0, tie_breaks: [0] },
        { items: [item], total: 3, tie_breaks: [1] },
      ],
    }
    expect(seatsOf(outcome, true)).toEqual([1, 0])
    expect(seatsOf(outcome, false)).toEqual([0, 1])
    const [first, second] = sheetOf([1, 0], outcome, lying(), twoTiles())
    expect(first?.entries[0]).toEqual({ seat: 1, cards: ['3G'], points: 3 })
    expect(second?.entries.map(({ points }) => points)).toEqual([0, 0])
  })
})

describe('the moves that are marked', () => {
  const entry = (ply: number, seat: number, args = {}, kind = 'action') =>
    ({
      entry: ply,
      seq: ply,
      ply,
      seat,
      kind,
      action: '',
      words: { key: 'clans-play', args },
      at: null,
    }) as EntryView
  const log = [entry(1, -1), entry(2, 0), entry(3, 1), entry(4, 2), entry(5, 0), entry(6, 1), entry(7, 2)]
  const marked = (ply: number, seat: number | null, own = false) =>
    latestMoves(log, ply, seat, own).map((one) => one.ply)

  it('are those of the others since the reader’s own', () => {
    expect([marked(7, 0), marked(6, 2), marked(5, 0), marked(5, 1)]).toEqual([[6, 7], [5, 6], [], [4, 5]])
    expect(marked(2, 1)).toEqual([2])
  })

  it('are the reader’s own where that made the position that is looked at', () => {
    expect([marked(5, 0, true), marked(1, 0, true)]).toEqual([[5], []])
  })

  it('are the last of each for those who watch', () => {
    expect([marked(7, null), marked(3, null)]).toEqual([
      [5, 6, 7],
      [2, 3],
    ])
  })

  it('leave out what was taken back', () => {
    const again = [...log.slice(0, 3), { ...entry(2, 1, {}, 'undo'), entry: 8 }, { ...entry(3, 1), entry: 9 }]
    expect(latestMoves(again, 3, 0).map((one) => one.entry)).toEqual([9])
    expect(latestMoves(again.slice(0, 4), 2, 0)).toEqual([])
  })

  it('name the place of the card and the shield that came with it', () => {
    const [play] = latestPlays([entry(3, 1, { tile: 2, side: 'N', place: 3, shield: 'yes' })])
    expect(play).toEqual({ seat: 1, slot: '2N3', shield: true })
    const take = (seat: number) => ({ seat, rank: 3, cards: 1, points: 3, taken: [] })
    const stack = [take(1), take(0), take(1), take(2)]
    expect(stack.map((_, place) => layerOf([play!], 2, stack, place))).toEqual([null, null, 1, null])
    expect(layerOf([play!], 1, stack, 2)).toBeNull()
    expect(layerOf([{ ...play!, shield: false }], 2, stack, 2)).toBeNull()
  })
})
