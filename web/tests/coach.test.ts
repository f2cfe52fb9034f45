import { readFileSync } from 'node:fs'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, it, vi } from 'vitest'
import { uiOf } from '../src/games/registry'
import {
  adviceFor,
  briefReasonsFor,
  instructionFor,
  lessonOf,
  reasonsFor,
  speakingTo,
} from '../src/coach/hint_sentences'
import { hintFor } from '../src/coach/hint_cache'
import { highlight } from '../src/coach/highlight.svelte'
import type { GamePreview, GameComponents, GameView, Hint, TableView } from '../src/api/protocol'
import { fetchHint } from '../src/api/http'
import { RequestRefused, retryAfter, Unreachable } from '../src/api/errors'
import { emptyBundle, type Language, LANGUAGES } from '../src/app/i18n/bundles'
import { Words } from '../src/app/i18n/words'
import { table } from './views'

vi.mock('../src/api/http', () => ({ fetchHint: vi.fn() }))

function speaker(language: Language): Words {
  const bundle = emptyBundle(language)
  for (const file of [
    'match',
    'web',
    'web-hints',
    'web-review',
    'web-coach',
    'web-clans',
    'web-glenmore',
    'clans',
    'glenmore',
  ]) {
    const path = new URL(`../../src/clachan/locales/${language}/${file}.ftl`, import.meta.url)
    bundle.addResource(new FluentResource(readFileSync(path, 'utf8')))
  }
  return new Words(language, bundle, ['Ann', 'Ben'])
}

const box = { game: 'clans', hand_sizes: [9, 8] } as unknown as GameComponents
const clans = (left: number) =>
  table({ position: { game: 'clans', hand_sizes: [left, 8] } as unknown as GameView })
const glenmore = (type: string, tiles: number, key = 'glenmore-activate') => {
  const lands = [{ tiles: Array.from({ length: tiles }) }]
  return table({
    position: { game: 'glenmore', decision: { type }, lands } as unknown as GameView,
    legal: [{ text: '', words: { key, args: {} } }],
  })
}

const lesson = (view: TableView) => lessonOf(view, box)

describe('lessons', () => {
  it('come one after the other, and the last stays', () => {
    expect([9, 8, 2, 1].map((left) => lesson(clans(left)))).toEqual(
      [0, 1, 7, 7].map((lesson) => `web-coach-clans-${lesson}`),
    )
    expect([1, 2, 8, 20].map((tiles) => lesson(glenmore('taking', tiles)))).toEqual(
      [0, 1, 7, 7].map((lesson) => `web-coach-glenmore-taking-${lesson}`),
    )
  })

  it('are about the decision', () => {
    expect(lesson(glenmore('moving', 3))).toBe('web-coach-glenmore-moving')
    expect(lesson(glenmore('activating', 3))).toBe('web-coach-glenmore-activating')
    expect(lesson(glenmore('activating', 3, 'glenmore-ness'))).toBe('web-coach-glenmore-activating')
    expect(lesson(glenmore('activating', 3, 'glenmore-sell'))).toBeNull()
  })

  it('are for those who play', () => {
    expect(lesson(table())).toBeNull()
    expect(lesson({ ...clans(9), viewing: null })).toBeNull()
  })

  it.each(LANGUAGES)('exist for every decision in %s', (language) => {
    const words = speaker(language)
    const decisions = ['paying', 'paying-member', 'gaining', 'resolving', 'activating', 'moving']
    const numbers = Array.from({ length: 8 }, (_, number) => number)
    const keys = [
      ...decisions.map((type) => lesson(glenmore(type, 1))),
      ...numbers.map((number) => lesson(glenmore('taking', number + 1))),
      ...numbers.map((number) => lesson(clans(9 - number))),
    ]
    expect(keys.filter((key) => key === null || !words.has(key))).toEqual([])
  })
})

describe('a move as something to do', () => {
  const play = {
    key: 'clans-play',
    args: { seat: 0, rank: 7, colour: 'G', tile: 2, side: 'N', place: 3, shield: 'yes' },
  }

  it.each([
    ['en', 'Play green 7 on tile 2, top right, and add a shield.'],
    ['de', 'Lege die grüne 7 auf Tableau 2, oben rechts, mit einem Schild.'],
    ['pl', 'Zagraj zieloną 7 na kafelku 2, u\u00a0góry po prawej, z\u00a0tarczą.'],
  ] as const)('in %s', (language, sentence) => {
    expect(instructionFor(play, speaker(language))).toBe(sentence)
  })

  it('speaks of shields to keep only where there are some', () => {
    const plain = { ...play, args: { ...play.args, shield: 'no' } }
    const leaving = (shields_left: number) => ({ game: 'clans', shields_left }) as unknown as GamePreview
    const said = (language: Language, left: number) => instructionFor(plain, speaker(language), leaving(left))
    expect(said('en', 1)).toBe('Play green 7 on tile 2, top right, without a shield.')
    expect(said('en', 0)).toBe('Play green 7 on tile 2, top right.')
    expect(said('de', 0)).toBe('Lege die grüne 7 auf Tableau 2, oben rechts.')
    expect(said('pl', 0)).toBe('Zagraj zieloną 7 na kafelku 2, u\u00a0góry po prawej.')
  })

  it('without words of its own is said as in the log', () => {
    const dealt = { key: 'clans-deal-unseen', args: { seat: 1 } }
    expect(instructionFor(dealt, speaker('en'))).toBe('Ben is dealt a card.')
  })

  it('is pointed out by what it is about', () => {
    const move = { text: '7G@2N3+', words: play }
    expect([highlight.is(move), highlight.concerns({})]).toEqual([false, false])
    highlight.move = move
    expect(highlight.is(move)).toBe(true)
    expect(highlight.concerns({ rank: 7, colour: 'G' })).toBe(true)
    expect(highlight.concerns({ rank: 7, colour: 'K' })).toBe(false)
    highlight.move = null
  })
})

describe('a hint', () => {
  const ask = vi.mocked(fetchHint)
  const position = () => ({ game: 'clans' }) as unknown as GameView

  it('is thought of once for a position', async () => {
    const here = position()
    ask.mockImplementation(() => Promise.resolve({} as never))
    const first = await hintFor('T', 0, here)
    expect(await hintFor('T', 0, here)).toBe(first)
    expect(await hintFor('T', 0, position())).not.toBe(first)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('may be asked for again when it did not come', async () => {
    const here = position()
    ask.mockRejectedValueOnce(new Error())
    await expect(hintFor('T', 0, here)).rejects.toThrow()
    await expect(hintFor('T', 0, here)).resolves.toBeDefined()
  })
})

describe('a hint that was refused', () => {
  const refusal = (status: number, args: Record<string, number>) =>
    new RequestRefused(status, {
      code: 'hints-busy',
      field: null,
      message: { key: 'server-hints-busy', args },
      rule: null,
    })

  it('may be asked for again when the server says', () => {
    expect(retryAfter(refusal(429, { seconds: 5 }))).toBe(5000)
  })

  it('may not, where it does not say', () => {
    expect(retryAfter(refusal(409, { seconds: 5 }))).toBeNull()
    expect(retryAfter(refusal(429, {}))).toBeNull()
    expect(retryAfter(new Unreachable())).toBeNull()
  })
})

describe('why a move is advised', () => {
  const words = speaker('en')
  const ui = uiOf('glenmore')
  const land = {
    game: 'glenmore',
    cost: [],
    ways: [],
    sets_off: ['0,0'],
    for_tiles: [-3, 0],
    after_turn: 1,
  }
  const taken = { move: { text: '', words: { key: 'glenmore-take', args: {} } } }
  const said = (preview: object) =>
    reasonsFor({ ...taken, preview: { ...land, ...preview } } as unknown as Hint, words, ui).join(' ')

  it('is not what a larger land will cost, before the last stack', () => {
    const early = { gains: [-3, 0], gains_without_tiles: [0, 0], tiles_count_now: false }
    expect(said(early)).toBe('Can activate 1 tile. After your turn: Ben.')
    expect(said({ ...early, gains: [1, 0], gains_without_tiles: [4, 0] })).toContain('Ann +4')
    expect(said({ ...early, sets_off: [], after_turn: null })).toBe('')
  })

  it('is what is kept, where one could pay with the same and buys', () => {
    const of = (key: string) => ({ text: key, words: { key, args: { resource: 'grain' } } })
    const preview = { ...land, sets_off: [], for_tiles: [], gains: [-2, 0], after_turn: null }
    const hint = {
      move: of('glenmore-buy'),
      preview: { ...preview, tiles_count_now: true },
    } as unknown as Hint
    expect(reasonsFor(hint, words, ui).join(' ')).toBe('Change in points: Ann −2.')
    expect(reasonsFor(hint, words, ui, [of('glenmore-pay')]).join(' ')).toBe(
      'You keep the resources on your tiles. Change in points: Ann −2.',
    )
  })

  it('is that too, when the last stack is drawn', () => {
    const late = { gains: [-3, 0], gains_without_tiles: [0, 0], tiles_count_now: true }
    expect(said(late)).toContain('Ann −3')
    expect(said(late)).toContain('the player with the fewest')
  })
})

describe('the end of the activations as advice', () => {
  const of = (key: string) => ({ text: key, words: { key, args: {} } })
  const [done, sell, activate] = [of('glenmore-done'), of('glenmore-sell'), of('glenmore-activate')]
  const said = (language: Language, movement: number, ...legal: unknown[]) => {
    const position = { game: 'glenmore', turn: { movement } }
    const view = { legal: [...legal, done], position } as unknown as TableView
    // It comes with the answer of the server, apart from the legal moves.
    const hint = { move: { ...done }, preview: { game: 'glenmore' } } as unknown as Hint
    return adviceFor(hint, view, speaker(language), uiOf('glenmore'))
  }

  it('is called as the button that makes it', () => {
    expect(said('en', 0, activate, sell)).toBe('Stop activating.')
    expect(said('en', 0, sell)).toBe('End your turn.')
    expect(said('en', 2, sell)).toBe('Move clan members.')
    expect(said('de', 2)).toBe('Bewege Clanmitglieder.')
    expect(said('pl', 2)).toBe('Przesuń członków klanu.')
  })
})

describe('what an advised play of a card is for', () => {
  const of = (found: object, bot = 'expert', shield = 'no') => {
    const hint = {
      bot,
      move: { text: '', words: { key: 'clans-play', args: { shield } } },
      preview: { game: 'clans', fit: 'rank', takes: [], gains: [0, 0], shields_left: 4 },
      most_now: null,
    }
    const { preview, ...more } = found as { preview?: object }
    return { ...hint, ...more, preview: { ...hint.preview, ...preview } } as unknown as Hint
  }
  const toAnn = (language: Language) => speaker(language).named(['Ann', 'Ben'], 0)
  const said = (language: Language, ...found: Parameters<typeof of>) =>
    reasonsFor(of(...found), toAnn(language), uiOf('clans')).join(' ')
  const most_now = {
    move: {
      text: '5K@2N1+',
      words: { key: 'clans-play', args: { rank: 5, colour: 'K', tile: 2, shield: 'yes' } },
    },
    gains: [12, 9],
  }

  it('is points, what the shield takes and the shields that are kept, and not that it fits', () => {
    const takes = [{ seat: 0, rank: 4, cards: 2, points: 8, taken: [] }]
    expect(said('en', { preview: { gains: [8, -6], takes } }, 'expert', 'yes')).toBe(
      'Change in points: Ann +8 and Ben −6. Your new shield takes 2 cards of rank 4.',
    )
    expect(said('en', { preview: { takes: [{ seat: 0, rank: null, cards: 0 }] } }, 'expert', 'yes')).toBe(
      'No change in points for now. Your new shield takes nothing yet.',
    )
    expect(said('en', {})).toBe('No change in points for now. You keep 4 shields.')
    expect(said('en', { preview: { gains: [3, 0], shields_left: 0 } })).toBe('Change in points: Ann +3.')
    expect(said('en', { preview: { fit: 'face-down', shields_left: 0 } })).toBe(
      'Face down, because none of your cards fits. No change in points for now.',
    )
  })

  it('is why a move with more points now was passed over, as far as that was computed', () => {
    expect(said('en', { most_now })).toBe(
      'No change in points for now. You keep 4 shields. ' +
        'More points now: black 5 on tile 2, with a shield (Ann +12, Ben +9). ' +
        'But the bot behind the hints looks ahead and expects less from it.',
    )
    expect(said('en', { most_now }, 'greedy')).not.toContain('But the bot')
    // Ben gains less with the move that is advised.
    expect(said('en', { most_now, preview: { gains: [0, -8] } })).toContain(
      '(Ann +12, Ben +9). But the other players do better with it.',
    )
    expect(said('de', { most_now })).toContain('schwarze 5 auf Tableau 2, mit Schild (Ann +12, Ben +9).')
    expect(said('pl', { most_now })).toContain('(Ann +12, Ben +9).')
  })

  it('is only that beside a board that shows the rest', () => {
    expect(briefReasonsFor(of({ most_now }), toAnn('en'), uiOf('clans')).join(' ')).toBe(
      'More points now: black 5 on tile 2, with a shield (Ann +12, Ben +9). ' +
        'But the bot behind the hints looks ahead and expects less from it.',
    )
    expect(briefReasonsFor(of({}), speaker('en'), uiOf('clans'))).toEqual([])
  })
})

describe('why in one line', () => {
  const bare = {
    game: 'glenmore',
    cost: [],
    whisky: 0,
    member: false,
    ways: [],
    sets_off: [],
    most_points: 0,
    gains: [0, 0],
    for_tiles: [0, 0],
    gains_without_tiles: [0, 0],
    tiles_count_now: false,
    after_turn: null,
    own_last_turn: false,
  }
  const why = (preview: object, key = 'glenmore-take', args = {}) => {
    const hint = {
      move: { text: '', words: { key, args } },
      preview: { ...bare, ...preview },
    } as unknown as Hint
    return briefReasonsFor(hint, speaker('en').named(['Ann', 'Ben'], 0), uiOf('glenmore')).join(' ')
  }

  it('names points, cost and who moves next', () => {
    expect(why({ most_points: 4, sets_off: ['0,0'], after_turn: 1 })).toBe(
      'Why: up to 4 points, activates 1 tile, costs nothing, Ben moves next.',
    )
    expect(why({ cost: ['wood'], gains_without_tiles: [3, 0], after_turn: 0 })).toBe(
      'Why: your points +3 after this move, you move again.',
    )
  })

  it('says of a payment how much there is', () => {
    const ways = [
      { resource: 'wood', held: 0, price: 1 },
      { resource: 'grain', held: 3, price: 1 },
    ]
    expect(why({ ways }, 'glenmore-pay', { resource: 'grain' })).toBe(
      'You have 3 grain; buying costs 1 coin.',
    )
  })
})

describe('whoever is advised', () => {
  it('is “you”, whatever name they have said', () => {
    const words = speaker('en').named(['Ann', 'Ben'], 0)
    expect([0, 1].map((seat) => speakingTo(words).name(seat))).toEqual(['You', 'Ben'])
  })

  it('has a name where several sit at one screen', () => {
    expect(speakingTo(speaker('en')).name(0)).toBe('Ann')
  })
})
