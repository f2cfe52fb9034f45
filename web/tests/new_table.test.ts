import { describe, expect, it } from 'vitest'
import { gridOf } from '../src/games/glenmore/words'
import { cardArgs, slotArgs, slotName } from '../src/games/clans/words'
import { groupAbout } from '../src/games/shared/choice'
import { chairsFor, isComplete, levelOf, resizeChairs, usualPlayers } from '../src/pages/chairs'
import { aboutFile } from '../src/pages/import_errors'
import { routeOf } from '../src/app/router.svelte'
import { sameOrder, swapSeats, removeSeat } from '../src/table/lobby/seat_order'
import { rankSeats } from '../src/table/ranking'

describe('a file that is refused', () => {
  const about = (key: string, field: string | null, args = {}, code = 'record') =>
    aboutFile({ code, field, message: { key, args }, rule: null })?.key ?? null

  it.each([
    ['record-not-text', 'record', 'foreign'],
    ['record-type', 'record', 'foreign'],
    ['record-no-schema', 'schema', 'foreign'],
    ['record-cut-off', 'record', 'cut-off'],
    ['record-utf-16', 'record', 'encoded'],
    ['record-game', 'game', 'newer'],
    ['record-part', 'seen_by', 'part'],
    ['record-result', 'result', 'changed'],
    ['record-secret', 'shuffle.secret', 'seal'],
    ['record-not-hex', 'shuffle.commitment', 'seal'],
    ['record-type', 'players', 'damaged'],
    ['record-type', 'log[3].seat', 'damaged-at'],
    ['clans-not-in-bag', 'log[4].action', 'damaged-at'],
  ])('for %s at %s is told as %s', (key, field, told) => {
    expect(about(key, field)).toBe(`web-import-${told}`)
  })

  it('names the step of the match, counted from one', () => {
    const message = { key: 'clans-notation', args: { text: '00 FF FE' } }
    expect(aboutFile({ code: 'record', field: 'log[4].action', message, rule: 'R 6' })?.args).toEqual({
      entry: 5,
    })
  })

  it('is newer or older by its rules', () => {
    expect([3, 1].map((theirs) => about('record-rules', 'rules', { theirs, ours: 2 }))).toEqual([
      'web-import-newer',
      'web-import-older',
    ])
  })

  it('is newer by its schema, or damaged: there was none before the first', () => {
    const told = ['2', '0', '"1"', 'null', '1.0'].map((theirs) =>
      about('record-schema', 'schema', { theirs, schema: 1 }),
    )
    expect(told).toEqual(
      ['newer', 'damaged', 'damaged', 'damaged', 'damaged'].map((known) => `web-import-${known}`),
    )
  })

  it('is not blamed for what the server cannot do', () => {
    expect(about('web-unreachable', null, {}, 'unreachable')).toBeNull()
    expect(about('server-storage-down', null, {}, 'storage-down')).toBeNull()
  })
})

describe('chairs', () => {
  it('are mine and bots’ of one level', () => {
    const chairs = chairsFor('bots', 3, 'greedy', ['Ann'])
    expect(chairs).toEqual([
      { kind: 'person', name: 'Ann' },
      { kind: 'bot', bot: 'greedy' },
      { kind: 'bot', bot: 'greedy' },
    ])
    expect(isComplete(chairs)).toBe(true)
  })

  it('are open for friends', () => {
    const chairs = chairsFor('friends', 2, 'greedy', ['Ann'])
    expect(chairs.map(({ kind }) => kind)).toEqual(['person', 'open'])
    expect(isComplete(chairs)).toBe(false)
  })

  it('are for all who share a screen', () => {
    const chairs = chairsFor('screen', 3, 'greedy', ['Ann', 'Ben'])
    expect(chairs.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot'])
  })

  it('come and go at the end', () => {
    const chairs = chairsFor('bots', 2, 'greedy', ['Ann'])
    expect(resizeChairs(chairs, 3, { kind: 'open' })[2]).toEqual({ kind: 'open' })
    expect(resizeChairs(chairs, 1, { kind: 'open' })).toEqual(chairs.slice(0, 1))
  })

  it('have the level wished for, where there is such a level', () => {
    const bots = ['beginner', 'casual', 'club']
    expect([levelOf(bots, 'club'), levelOf(bots, ''), levelOf(bots, 'giant')]).toEqual([
      'club',
      'casual',
      'casual',
    ])
  })

  it('are three where that can be', () => {
    expect([usualPlayers([2, 3, 4]), usualPlayers([2]), usualPlayers([])]).toEqual([3, 2, 2])
  })
})

describe('arranging', () => {
  const seats = (chairs: readonly object[]) => chairs.map((chair) => ('seat' in chair ? chair.seat : null))

  it('keeps, swaps and removes chairs by where they stand', () => {
    expect(seats(sameOrder(3))).toEqual([0, 1, 2])
    expect(seats(swapSeats(3, 1))).toEqual([0, 2, 1])
    expect(seats(swapSeats(3, 2))).toEqual([0, 1, 2])
    expect(seats(removeSeat(3, 1))).toEqual([0, 2])
  })
})

describe('addresses', () => {
  const key = 'A'.repeat(22)

  it.each([
    ['/', '', '', { page: 'start' }],
    ['/new/clans', '?how=screen', '', { page: 'new', game: 'clans', how: 'screen' }],
    ['/new/clans', '?how=x', '', { page: 'new', game: 'clans', how: 'bots' }],
    ['/t/T', '', '', { page: 'table', table: 'T', key: null, moment: null }],
    ['/t/T', '', `#join=${key}`, { page: 'table', table: 'T', key: { kind: 'join', key }, moment: null }],
    ['/t/T', '', `#carry=${key}`, { page: 'table', table: 'T', key: { kind: 'carry', key }, moment: null }],
    ['/t/T', '', '#join=short', { page: 'table', table: 'T', key: { kind: 'join', key: '' }, moment: null }],
    ['/t/T/more', '', '', { page: 'missing' }],
    ['/t/', '', '', { page: 'missing' }],
    ['/elsewhere', '', '', { page: 'missing' }],
  ])('%s%s%s', (path, query, hash, route) => {
    expect(routeOf(path, query, hash)).toEqual(route)
  })
})

describe('boards', () => {
  it('read cards and slots', () => {
    expect(cardArgs('7G')).toEqual({ rank: 7, colour: 'G' })
    expect(slotArgs('2N3')).toEqual({ tile: 2, side: 'N', place: 3 })
    expect(slotArgs('1W')).toEqual({ tile: 1, side: 'W', place: 0 })
    expect([slotName(slotArgs('2N3')), slotName(slotArgs('1W'))]).toEqual(['2N3', '1W'])
  })

  it('span a land, north above and west to the left', () => {
    expect(gridOf(['0,0', '-1,2', '1,1'])).toEqual({ columns: [-1, 0, 1], rows: [2, 1, 0] })
  })

  it('find the moves that are about something', () => {
    const move = (tile: number) => ({
      text: `take ${tile}`,
      words: { key: 'k', args: { tile, seat: 0 } },
    })
    const groups = [3, 5].map((tile) => ({
      heading: String(tile),
      options: [{ move: move(tile), label: '', sentence: '' }],
    }))
    expect(groupAbout(groups, { tile: 5 })?.heading).toBe('5')
    expect(groupAbout(groups, { tile: 4 })).toBeUndefined()
  })
})

describe('the ranking', () => {
  it('goes by place', () => {
    const sheet = (total: number) => ({ items: [], total, tie_breaks: [] })
    const outcome = {
      reason: { key: 'k', args: {} },
      rule: 'CG 6',
      ranking: [2, 1, 2],
      winners: [1],
      sheets: [sheet(3), sheet(9), sheet(3)],
    }
    expect(rankSeats(outcome).map(({ seat }) => seat)).toEqual([1, 0, 2])
  })
})
