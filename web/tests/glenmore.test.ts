import { describe, expect, test, vi } from 'vitest'
import { wordsInPosition } from '../src/games/glenmore/words'
import { accountNow, accountSentence, tilesSentence } from '../src/games/glenmore/account'
import { accountOf } from '../src/games/glenmore/score_sheet'
import { Selection, isFree } from '../src/games/glenmore/selection.svelte'
import { cellSize, comingTo, zoomBy, ZOOMS } from '../src/games/glenmore/land_layout'
import { kindOf, offersOf, onlyMove } from '../src/games/glenmore/offers'
import { costsWords, stackWords, turnWords } from '../src/games/glenmore/labels'
import { fieldsOf, placeOf, wayOf } from '../src/games/glenmore/ring'
import { kindsOf } from '../src/games/glenmore/stacks'
import { flightsOf } from '../src/games/glenmore/flights'
import { commonTerms } from '../src/games/glenmore/terms'
import type {
  GlenmorePreview,
  GlenmoreSites,
  GlenmoreComponents,
  GlenmoreTableTile,
  GlenmoreView,
  EntryView,
  Move,
} from '../src/api/protocol'
import type { TableSession } from '../src/table/session.svelte'
import { emptyBundle } from '../src/app/i18n/bundles'
import { Words } from '../src/app/i18n/words'
import { FluentResource } from '@fluent/bundle'
import { table } from './views'

const RIVER_TILE = 1
const box = { tiles: [null, { tile: RIVER_TILE, river: true, road: false }] } as unknown as GlenmoreComponents

function move(text: string, key: string, args: Record<string, string | number> = {}): Move {
  return { text, words: { key: `glenmore-${key}`, args: { seat: 0, ...args } } }
}

describe('a tile that is taken and not paid for', () => {
  const position = (seat: number, laid: readonly string[]) =>
    ({
      turn: { seat, tile: 7, cell: '1,0' },
      lands: [{ tiles: [] }, { tiles: laid.map((cell) => ({ cell })) }],
    }) as unknown as GlenmoreView

  test('is coming to the land of whoever takes it, until it lies there', () => {
    expect(comingTo(position(1, ['0,0']), 1)).toEqual({ cell: '1,0', tile: 7, members: 0, cubes: [] })
    expect(comingTo(position(1, ['0,0']), 0)).toBe(null)
    expect(comingTo(position(1, ['0,0', '1,0']), 1)).toBe(null)
    expect(comingTo({ ...position(1, []), turn: null }, 1)).toBe(null)
  })
})

describe('the points if the game ended now', () => {
  const bundle = emptyBundle('en')
  bundle.addResource(
    new FluentResource(
      [
        'web-points = { $points } points',
        'web-glenmore-if-ended = If the game ended now',
        'web-glenmore-points-so-far = Points so far',
        'web-glenmore-special-places = Special places',
        'web-glenmore-tiles = Tiles',
        'glenmore-row-coins = Coins',
        'glenmore-row-tiles = Extra tiles',
        'glenmore-score-tiles = { $count } tiles more than the player with the fewest',
      ].join('\n'),
    ),
  )
  const words = new Words('en', bundle, [])
  const none = { places: 0, coins: 2, extra_tiles: 0, tiles: 0, total: 23 }
  const many = { places: 0, coins: 0, extra_tiles: 6, tiles: -18, total: 12 }
  const land = (points: number, tiles: number) => ({ points, tiles: { length: tiles } })
  const position = (accounts: object[]) =>
    ({ accounts, lands: [land(30, 13), land(21, 7)] }) as unknown as GlenmoreView

  test('say what tiles more than the smallest territory has cost', () => {
    expect(accountSentence(many, words)).toBe('If the game ended now: 12 points')
    expect(tilesSentence(position([]).lands[0]!, many, words)).toBe(
      'Tiles: 13. 6 tiles more than the player with the fewest: −18 points',
    )
    expect(tilesSentence(position([]).lands[1]!, none, words)).toBe('Tiles: 7')
  })

  test('are itemised, special places only where a player has points for them', () => {
    const rows = accountNow(position([many, none]), words)
    expect(rows).toEqual([
      { label: 'Points so far', points: [30, 21] },
      { label: 'Coins', points: [0, 2] },
      { label: 'Extra tiles', points: [-18, 0] },
    ])
    const labels = accountNow(position([{ ...many, places: 4 }, none]), words).map(({ label }) => label)
    expect(labels).toEqual(['Points so far', 'Special places', 'Coins', 'Extra tiles'])
  })
})

describe('what changes hands', () => {
  const before = { turn: { cell: '1,0' } } as GlenmoreView
  const did = (deed: string, args: Record<string, string | number>): EntryView =>
    ({ seat: 2, words: { key: `glenmore-${deed}`, args: { seat: 2, ...args } } }) as unknown as EntryView

  test('a cube is paid from its tile to the one that is laid', () => {
    expect(flightsOf([did('pay', { resource: 'wood', cell: '0,1' })], before)).toEqual([
      { what: 'wood', from: ['cell 2 0,1', 'seat 2'], to: ['cell 2 1,0', 'seat 2'] },
    ])
  })

  test('coins go to the market for what is bought, and come from it for what is sold', () => {
    const bought = flightsOf([did('buy', { resource: 'stone', coins: 2 })], before)
    expect(bought.map(({ what, from, to }) => [what, from[0], to[0]])).toEqual([
      ['coin', 'coins 2', 'market stone'],
      ['coin', 'coins 2', 'market stone'],
    ])
    const sold = flightsOf([did('sell', { resource: 'wood', cell: '0,1', coins: 1 })], before)
    expect(sold.map(({ what, to }) => [what, to[0]])).toEqual([
      ['wood', 'market wood'],
      ['coin', 'coins 2'],
    ])
  })

  test('nothing flies where nothing changes hands, and never a swarm', () => {
    expect(flightsOf([did('end', {})], before)).toEqual([])
    expect(
      flightsOf(
        Array.from({ length: 5 }, () => did('buy', { resource: 'stone', coins: 3 })),
        before,
      ),
    ).toHaveLength(6)
  })
})

describe('offers', () => {
  const take = move('take 12 1,0', 'take', { tile: 12, cell: '1,0' })
  const walk = move('move 0,0 0,1', 'move', { cell: '0,0', to: '0,1' })
  const sale = move('sell wood 0,1', 'sell', { resource: 'wood', cell: '0,1', coins: 2 })
  const purchase = move('buy stone', 'buy', { resource: 'stone', coins: 1 })
  const activation = move('activate 0,0', 'activate', { tile: 0, cell: '0,0' })
  const payment = move('pay stone 0,1', 'pay', { resource: 'stone', cell: '0,1' })
  const stop = move('stop', 'stop')
  const done = move('done', 'done')

  test('are found by what they are about', () => {
    const offers = offersOf([take, walk, sale, purchase, activation, done])
    expect(offers.takes.get(12)?.get('1,0')).toBe(take)
    expect(offers.ways.get('0,0')?.get('0,1')).toBe(walk)
    expect(offers.sales.get('wood')).toEqual([sale])
    expect(offers.purchases.get('stone')).toBe(purchase)
    expect(offers.onCells.get('0,0')).toEqual([activation])
    expect(offers.others).toEqual([done])
  })

  test('a payment without a choice is made by itself, the end of a turn never', () => {
    expect(onlyMove([purchase])).toBe(purchase)
    expect(onlyMove([purchase, sale])).toBe(purchase)
    expect(onlyMove([purchase, payment])).toBeNull()
    expect(onlyMove([payment, stop, sale])).toBeNull()
    expect(onlyMove([sale])).toBeNull()
    expect(onlyMove([done])).toBeNull()
    expect(onlyMove([])).toBeNull()
  })

  test('with nothing left to activate and points to move, the turn goes on to the moves', () => {
    expect(onlyMove([done, sale], 1)).toBe(done)
    expect(onlyMove([activation, done], 1)).toBeNull()
    expect(onlyMove([done, sale], 0)).toBeNull()
  })

  test('the button says whether the turn ends or goes on to the moves', () => {
    expect(wordsInPosition(done, [done, sale], 0).key).toBe('glenmore-end')
    expect(wordsInPosition(done, [done, sale], 1).key).toBe('glenmore-moves')
    expect(wordsInPosition(done, [activation, done], 1).key).toBe('glenmore-done')
    expect(wordsInPosition(stop, [stop], 1).key).toBe('glenmore-stop')
  })

  test('whoever sells before paying is not hurried', () => {
    const selection = (type: string, legal: Move[]) => {
      const position = { game: 'glenmore', decision: { type, cell: '1,0' } } as unknown as GlenmoreView
      const view = table({ game: 'glenmore', position, legal })
      return new Selection({ sending: null, play: vi.fn() } as unknown as TableSession, () => ({
        view,
        box,
        mayAct: true,
      }))
    }
    const paying = selection('paying', [payment, sale, sale])
    expect(paying.obvious).toBe(payment)
    paying.sell('wood')
    expect(paying.obvious).toBeNull()
    paying.begin()
    expect(paying.obvious).toBeNull()
    const taking = selection('taking', [take, sale, sale])
    taking.sell('wood')
    expect(taking.isTrading).toBe(false)
  })

  test('a price of the market is shown with its coins before it is paid', () => {
    const play = vi.fn()
    const session = {
      sending: null,
      play,
      preview: () => Promise.resolve(null),
    } as unknown as TableSession
    const position = {
      game: 'glenmore',
      decision: { type: 'paying', cell: '1,0' },
    } as unknown as GlenmoreView
    const view = table({ game: 'glenmore', position, legal: [payment, sale, purchase] })
    const selection = new Selection(session, () => ({ view, box, mayAct: true }))
    for (const [press, isChosen, move] of [
      [() => selection.sell('wood'), () => selection.isSelling('wood'), sale],
      [() => selection.buy('stone'), () => selection.isBuying('stone'), purchase],
    ] as const) {
      press()
      expect([selection.proposed, isChosen()]).toEqual([move, true])
      // Pressed again, it is put back.
      press()
      expect([selection.proposed, isChosen()]).toEqual([null, false])
      expect(play).not.toHaveBeenCalled()
    }
    selection.sell('wood')
    selection.make(sale)
    expect(play).toHaveBeenLastCalledWith(sale.text)
    // A button that names the coins asks nothing more.
    selection.buy('stone', true)
    expect(play).toHaveBeenLastCalledWith(purchase.text)
  })

  test('a tile that cannot be taken is tried where its kind may lie, else on the start village', () => {
    const why = vi.fn(() => Promise.resolve())
    const trying = (sites: GlenmoreSites) => {
      const position = {
        game: 'glenmore',
        seat: 0,
        decision: { type: 'taking' },
        lands: [{ sites }],
      } as unknown as GlenmoreView
      const view = table({ game: 'glenmore', position, legal: [take] })
      return new Selection({ sending: null, why } as unknown as TableSession, () => ({
        view,
        box,
        mayAct: true,
      }))
    }
    const dear = trying({ plain: ['1,0'], river: ['0,1'], road: [] })
    dear.pick(RIVER_TILE)
    expect(why).toHaveBeenLastCalledWith(`take ${RIVER_TILE} 0,1`)
    const nowhere = trying({ plain: ['1,0'], river: [], road: [] })
    nowhere.pick(RIVER_TILE)
    expect(why).toHaveBeenLastCalledWith(`take ${RIVER_TILE} 0,0`)
    nowhere.press('1,0', true)
    expect(why).toHaveBeenLastCalledWith('activate 1,0')
  })

  const deciding = (decision: object, legal: readonly Move[], tiles: object) => {
    const position = { game: 'glenmore', seat: 0, decision, lands: [{}] } as unknown as GlenmoreView
    const why = vi.fn(() => Promise.resolve())
    const session = { sending: null, why, preview: () => Promise.resolve(null) } as unknown as TableSession
    const view = table({ game: 'glenmore', position, legal: [...legal] })
    const selection = new Selection(session, () => ({
      view,
      box: { tiles } as unknown as GlenmoreComponents,
      mayAct: true,
    }))
    return { selection, why }
  }

  test('what ends a payment is not among the choices for it', () => {
    const { selection } = deciding({ type: 'paying', cell: '0,0' }, [payment, purchase, stop], {})
    expect(selection.buttons).toEqual([payment, purchase])
  })

  test('what is left to activate is offered when nothing is free any more', () => {
    const butcher = move('activate 1,1', 'activate', { tile: 9, cell: '1,1' })
    const tiles = {
      0: { effect: { due: [], produces: null } },
      9: { effect: { due: ['sheep'], produces: null } },
    }
    const all = deciding({ type: 'activating' }, [activation, butcher, done], tiles)
    expect(all.selection.buttons).toEqual([])
    const left = deciding({ type: 'activating' }, [butcher, done, sale], tiles).selection
    expect(left.buttons).toEqual([butcher])
    left.selling = 'wood'
    expect(left.buttons).toEqual([])
  })

  test('a tile that has to be removed is chosen, and why it cannot be taken is said', () => {
    const discard = move('discard 1', 'discard', { tile: 1 })
    const { selection, why } = deciding({ type: 'taking' }, [discard], box.tiles)
    expect(selection.isChosen(1)).toBe(false)
    selection.pick(1)
    expect(selection.isChosen(1)).toBe(true)
    expect(selection.proposed).toEqual(discard)
    expect(why).toHaveBeenLastCalledWith('take 1 0,0')
  })

  test('free is what costs nothing and asks nothing', () => {
    expect(isFree(activation, { due: [], produces: 'wood' })).toBe(true)
    expect(isFree(activation, { due: [], produces: 'any' })).toBe(false)
    expect(isFree(activation, { due: ['grain'], produces: null })).toBe(false)
    expect(isFree(done, { due: [], produces: null })).toBe(false)
    expect(kindOf(activation)).toBe('activate')
  })
})

describe('before a cell is chosen', () => {
  const here = {
    cost: ['wood'],
    whisky: 0,
    member: false,
    ways: [],
    after_turn: 1,
    own_last_turn: false,
    sets_off: ['0,0'],
  } as unknown as GlenmorePreview
  const there = { ...here, sets_off: ['0,0', '0,1'] }

  test('what a tile costs everywhere and who is next is told', () => {
    expect(commonTerms([here, null, there])).toEqual({
      cost: ['wood'],
      whisky: 0,
      member: false,
      ways: [],
      after_turn: 1,
      own_last_turn: false,
    })
  })

  test('and nothing that is so only here and there, or not known yet', () => {
    expect(commonTerms([here, { ...there, after_turn: 0 }])).toBeNull()
    expect(commonTerms([null])).toBeNull()
    expect(commonTerms([])).toBeNull()
  })
})

describe('the ring', () => {
  test('goes around a rectangle of five by four, each field beside the next', () => {
    const places = Array.from({ length: 14 }, (_, field) => placeOf(field))
    expect(new Set(places.map(({ column, row }) => `${column} ${row}`)).size).toBe(14)
    places.forEach(({ column, row }, field) => {
      const next = placeOf((field + 1) % 14)
      expect(Math.abs(next.column - column) + Math.abs(next.row - row)).toBe(1)
    })
  })

  test('begins with the tail and leaves a field empty', () => {
    const fields = fieldsOf([{ type: 'figure', seat: 1 }, { type: 'die' }, { type: 'tile', tile: 7 }], 13, 4)
    expect(fields.map(({ key }) => key)).toEqual(['figure-1', 'die', 'tile-7', 'empty-3'])
    expect(fields[0]).toMatchObject(placeOf(13 % 4))
  })
})

test('a land fits its room, and scrolls before it gets too small to touch', () => {
  const grid = { columns: [0, 1, 2, 3, 4], rows: [0, 1] }
  expect(cellSize(grid, { width: 500, height: 500 }, 1)).toBe(97)
  expect(cellSize(grid, { width: 100, height: 500 }, 1)).toBe(46)
  expect(zoomBy(1, 9)).toBe(ZOOMS.most)
})

describe('in words', () => {
  const bundle = emptyBundle('en')
  const sentences = ['web-glenmore-stack = { $number }: { $left }', 'web-glenmore-stacks-empty = none']
  const turns = ['web-your-turn = Your turn', 'web-turn-of = { $player } is to move', 'web-guest = Guest']
  bundle.addResource(new FluentResource([...sentences, ...turns].join('\n')))
  const words = new Words('en', bundle, ['Ann', 'Ben'])
  const stacks = (...left: number[]) =>
    ({ stacks: left.map((length) => Array.from({ length }, () => 1)) }) as unknown as GlenmoreView

  test('the stack that is drawn from is the first with tiles', () => {
    expect(stackWords(stacks(0, 0, 8, 13), words)).toBe('2: 8')
    expect(stackWords(stacks(0, 0, 0, 0), words)).toBe('none')
  })

  test('those who share a screen are named', () => {
    expect(turnWords(1, words)).toBe('Ben is to move')
    expect(turnWords(1, words.named(['Ann', 'Ben'], 1))).toBe('Your turn')
  })
})

describe('the tile overview', () => {
  const NOTHING = { due: [], whisky: 0, member: false }
  const kind = (tile: number, stack: number | null, name: string, frame: string, of: object = {}) =>
    ({
      tile,
      stack,
      kind: name,
      place: null,
      frame,
      river: false,
      road: false,
      cost: NOTHING,
      ...of,
    }) as unknown as GlenmoreTableTile
  const tiles = [
    kind(0, null, 'start_village', 'grey'),
    kind(1, 0, 'quarry', 'yellow'),
    kind(2, 0, 'village', 'grey'),
    kind(3, 1, 'castle', 'grey', { place: 'Castle Moil' }),
    kind(4, 1, 'village', 'grey', { river: true, cost: { ...NOTHING, due: ['stone'] } }),
    kind(5, 1, 'castle', 'grey', { place: 'Castle Stalker' }),
    kind(6, 1, 'forest', 'yellow'),
    kind(7, 1, 'village', 'grey', { cost: { ...NOTHING, due: ['wood'] } }),
    kind(8, 1, 'quarry', 'yellow'),
    kind(9, 1, 'village', 'grey', { cost: { ...NOTHING, due: ['wood'] } }),
  ]
  const whole = { tiles } as unknown as GlenmoreComponents
  const numbers = (list: readonly GlenmoreTableTile[]) => list.map(({ tile }) => tile)

  test('has the kinds of a stack by frame, special places last, and says which tiles are left', () => {
    const view = { stacks: [[], [3, 6, 7, 8]] } as unknown as GlenmoreView
    const found = kindsOf(1, view, whole)
    expect(found.map((one) => numbers(one.tiles))).toEqual([[8], [6], [4, 7, 9], [3], [5]])
    expect(found.map((one) => numbers(one.left))).toEqual([[8], [6], [7], [3], []])
    expect(kindsOf(0, view, whole).flatMap((one) => one.left)).toEqual([])
  })

  test('tells what the tiles of a kind cost, alike ones together', () => {
    const bundle = emptyBundle('en')
    const way = 'web-glenmore-cost-way = { $way ->\n    [none] { $cost }\n   *[other] { $cost } ({ $way })\n}'
    const costly = ['nothing = none', 'whisky = whisky', 'member = member'].map(
      (cost) => `web-glenmore-costs-${cost}`,
    )
    const others = [
      'web-glenmore-cost-of = { $count } tiles: { $cost }',
      'glenmore-due-one = 1 { $resource }',
    ]
    bundle.addResource(new FluentResource([way, ...costly, ...others].join('\n')))
    const words = new Words('en', bundle, [])
    const costs = (...of: number[]) =>
      costsWords(
        of.flatMap((tile) => tiles[tile] ?? []),
        words,
      )
    expect(costs(4, 7, 9)).toEqual(['1 tiles: 1 stone (river)', '2 tiles: 1 wood'])
    expect(costs(7, 9)).toEqual(['1 wood'])
    expect(costs(6)).toEqual(['none'])
    expect(costsWords([kind(9, 2, 'tavern_3', 'brown', { cost: { ...NOTHING, whisky: 1 } })], words)).toEqual(
      ['whisky'],
    )
    expect(
      costsWords([kind(9, 2, 'loch', 'blue', { road: true, cost: { ...NOTHING, member: true } })], words),
    ).toEqual(['member (road)'])
  })
})

test('the account has a row for each source, whatever the number of the tile', () => {
  const bundle = emptyBundle('en')
  bundle.addResource(
    new FluentResource('glenmore-row-activation = Activated: { $kind }\nglenmore-score-lead = Lead'),
  )
  const fair = (points: number, tile: number) => ({
    key: 'glenmore-score-activation',
    args: { tile, kind: 'fair' },
    points,
  })
  const lead = { key: 'glenmore-score-lead', args: {}, points: 2 }
  const sheets = [
    { items: [fair(3, 13), fair(5, 17)], total: 8, tie_breaks: [] },
    { items: [lead], total: 2, tie_breaks: [] },
  ]
  expect(accountOf(sheets, new Words('en', bundle))).toEqual([
    { label: 'Lead', points: [null, 2] },
    { label: 'Activated: fair', points: [8, null] },
  ])
})

describe('the direction of the chain', () => {
  test('leads from each field of the ring to the next one', () => {
    const steps = { right: [1, 0], down: [0, 1], left: [-1, 0], up: [0, -1] } as const
    for (let field = 0; field < 14; field += 1) {
      const { column, row } = placeOf(field)
      const [across, along] = steps[wayOf(field)]
      expect(placeOf((field + 1) % 14)).toEqual({ column: column + across, row: row + along })
    }
  })
})
