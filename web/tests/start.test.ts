// The start page: how many opponents, and the list of one's tables.
import { readFileSync } from 'node:fs'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { inOrder, newsOf, resultOf } from '../src/pages/table_list'
import { LATEST, Poller, SOONEST } from '../src/pages/poller'
import { creditOf } from '../src/pages/credit'
import { chairsToContinue, nameProblem, opponentsOf } from '../src/pages/chairs'
import type { TableSummary } from '../src/api/protocol'
import { emptyBundle } from '../src/app/i18n/bundles'
import { Words } from '../src/app/i18n/words'
import { seat } from './views'

function summary(of: Partial<TableSummary>): TableSummary {
  const usual = {
    table: 'T',
    game: 'clans',
    status: 'playing',
    seats: ['Ann', 'Ben', 'Cal'],
    to_move: 1,
    mine: [0],
  } as const
  return { ...usual, my_turn: false, touched_at: 1, bots: [], result: null, origin: null, ...of }
}

function english(): Words {
  const bundle = emptyBundle('en')
  for (const file of ['web', 'web-app']) {
    const path = new URL(`../../src/clachan/locales/en/${file}.ftl`, import.meta.url)
    bundle.addResource(new FluentResource(readFileSync(path, 'utf8')))
  }
  return new Words('en', bundle)
}

it.each([
  [['Ann Lee', 'Ben Ray'], 'Old Games', 'Sealed Bids by Ann Lee and Ben Ray (Old Games).'],
  [['Ann Lee'], '', 'Sealed Bids by Ann Lee.'],
  [[], 'Old Games', 'Sealed Bids (Old Games).'],
  [[], '', ''],
] as const)(
  'the footer credits designers and publisher, as far as named: %s %s',
  (designers, publisher, credit) => {
    expect(creditOf('Sealed Bids', designers, publisher, english()).replace(/[\u2068\u2069]/g, '')).toBe(
      credit,
    )
  },
)

describe('the number of opponents', () => {
  it('is the last one, where the game allows it', () => {
    expect(opponentsOf([2, 3, 4], 1)).toBe(1)
    expect(opponentsOf([2, 3, 4], 3)).toBe(3)
  })

  it('is the usual one otherwise', () => {
    expect([undefined, 0, 9].map((wished) => opponentsOf([2, 3, 4], wished))).toEqual([2, 2, 2])
    expect(opponentsOf([2], undefined)).toBe(1)
  })
})

describe('the list of tables', () => {
  it('begins with those that wait for the reader and ends with finished ones', () => {
    const tables = [
      summary({ table: 'over', status: 'over' }),
      summary({ table: 'theirs' }),
      summary({ table: 'mine', my_turn: true }),
      summary({ table: 'lobby', status: 'lobby' }),
      summary({ table: 'mine too', my_turn: true }),
    ]
    expect(inOrder(tables).map(({ table }) => table)).toEqual(['mine', 'mine too', 'theirs', 'lobby', 'over'])
  })

  const result = (ranking: number[], totals: number[], mine = [0]) =>
    resultOf(summary({ status: 'over', mine, result: { ranking, totals } }), english())

  it('tells how a finished game ended for the reader', () => {
    expect(result([1, 2, 3], [30, 20, 10])).toBe('You won: 30 points')
    expect(result([1, 1, 3], [30, 30, 10])).toBe('Shared victory: 30 points')
    expect(result([3, 1, 2], [-4, 30, 10])).toBe('3rd of 3: −4 points · Won by Ben (30 points)')
  })

  it('names the winner to those who have no seat or several', () => {
    expect(result([2, 1, 3], [20, 30, 10], [])).toBe('Won by Ben (30 points)')
    expect(result([1, 1, 3], [30, 30, 10], [0, 1])).toBe('Won by Ann and Ben (30 points)')
  })

  it('has no result where the server knows none', () => {
    expect(resultOf(summary({ status: 'over' }), english())).toBe('')
  })

  it('says what has happened since it was last asked for', () => {
    const [waiting, mine, over] = [summary({}), summary({ my_turn: true }), summary({ status: 'over' })]
    expect(newsOf(undefined, mine)).toBe(null)
    expect(newsOf(waiting, mine)).toBe('your-turn')
    expect(newsOf(mine, mine)).toBe(null)
    expect(newsOf(waiting, over)).toBe('over')
    expect(newsOf(over, over)).toBe(null)
  })
})

describe('the poller', () => {
  function pollerAt() {
    const page = {
      isHidden: false,
      isChanged: false,
      isDown: false,
      asked: 0,
      waits: [] as number[],
      next: null as (() => void) | null,
    }
    const poller = new Poller({
      ask: () => {
        page.asked += 1
        return page.isDown ? Promise.reject(new Error()) : Promise.resolve(page.isChanged)
      },
      isHidden: () => page.isHidden,
      wait: (ms, then) => {
        page.waits.push(ms)
        page.next = then
        return () => (page.next = null)
      },
    })
    const pass = async () => {
      page.next?.()
      for (let turn = 0; turn < 9; turn += 1) await Promise.resolve()
    }
    return { page, poller, pass }
  }

  it('slows down a little while nothing changes', async () => {
    const { page, poller, pass } = pollerAt()
    await poller.now()
    for (let times = 0; times < 20; times += 1) await pass()
    expect(page.waits[0]).toBe(SOONEST)
    expect(page.waits.at(-1)).toBe(LATEST)
    expect(LATEST).toBeLessThanOrEqual(20_000)
    expect(page.waits.slice(0, 10)).toEqual([...page.waits.slice(0, 10)].sort((one, other) => one - other))
    page.isChanged = true
    await pass()
    expect(page.waits.at(-1)).toBe(SOONEST)
  })

  it('asks nothing while the page is hidden, and at once when it is seen again', async () => {
    const { page, poller, pass } = pollerAt()
    await poller.now()
    page.isHidden = true
    await pass()
    await pass()
    expect(page.asked).toBe(1)
    page.isHidden = false
    await poller.now()
    expect(page.asked).toBe(2)
    await pass()
    expect(page.asked).toBe(3)
  })

  it('goes on after a failure, and ends when it is stopped', async () => {
    const { page, poller, pass } = pollerAt()
    page.isDown = true
    await poller.now()
    await pass()
    expect(page.asked).toBe(2)
    poller.stop()
    await pass()
    await poller.now()
    expect(page.asked).toBe(2)
  })
})

describe('the chairs of a table that continues another', () => {
  const LEVELS = ['beginner', 'casual', 'club']
  const old = [
    seat({ name: 'Ann', mine: true }),
    seat({ name: 'Ben' }),
    seat({ kind: 'bot', name: 'Morag', bot: 'greedy' }),
  ]

  it('are the own seat and bots, those that were there as they were', () => {
    expect(chairsToContinue(old, 0, 'Guest', LEVELS, 'club')).toEqual([
      { kind: 'person', name: 'Ann' },
      { kind: 'bot', bot: 'club' },
      { kind: 'bot', bot: 'greedy' },
    ])
  })

  it('put the reader into the seat that is looked from', () => {
    expect(chairsToContinue(old, 2, 'Guest', LEVELS, '')).toEqual([
      { kind: 'bot', bot: 'casual' },
      { kind: 'bot', bot: 'casual' },
      { kind: 'person', name: 'Ann' },
    ])
  })

  it('give a spectator the first seat', () => {
    const watched = old.map((one) => ({ ...one, mine: false }))
    expect(chairsToContinue(watched, null, 'Guest', LEVELS, 'club')[0]).toEqual({
      kind: 'person',
      name: 'Guest',
    })
  })
})

it('a refused name belongs to its seat', () => {
  const problem = {
    code: 'name-needed',
    field: 'seats[1].name',
    message: { key: '', args: {} },
    rule: null,
  }
  expect([0, 1].map((one) => nameProblem(problem, one))).toEqual([false, true])
  expect(nameProblem(null, 0)).toBe(false)
})
