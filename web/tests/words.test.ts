import { readFileSync } from 'node:fs'
import { FluentResource } from '@fluent/bundle'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Move, TableSummary, TableView } from '../src/protocol'
import { previewedClans } from '../src/board/clans'
import { previewedGlenmore } from '../src/board/glenmore'
import { told, turnsBefore } from '../src/table/log'
import { grouped, openGroup } from '../src/table/moves'
import { briefPresence, youMark } from '../src/table/presence'
import { emptyBundle, languageOf, type Language, LANGUAGES, loadBundle, SHARED } from '../src/words/bundles'
import { listedNames, namesOf } from '../src/words/names'
import { Words } from '../src/words/words'
import { seat, table } from './views'

const FILES = ['match', 'web', 'clans', 'web-clans', 'glenmore', 'web-glenmore']

function speaker(language: Language, names = ['Ann', 'Ben']): Words {
  const bundle = emptyBundle(language)
  for (const file of FILES) {
    const path = new URL(`../../src/clachan/locales/${language}/${file}.ftl`, import.meta.url)
    bundle.addResource(new FluentResource(readFileSync(path, 'utf8')))
  }
  return new Words(language, bundle, names)
}

const play = (rank: number, colour: string, place: number, shield: 'yes' | 'no'): Move => ({
  text: `${rank}${colour}@2N${place}${shield === 'yes' ? '+' : ''}`,
  words: {
    key: 'clans-play',
    args: { seat: 1, rank, colour, tile: 2, side: 'N', place, shield },
  },
})

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('words', () => {
  it.each([
    ['en', 'Ben lays the green 7 in the northeast of the second tile and adds a shield.'],
    ['de', 'Ben legt die grüne 7 in den Nordosten des zweiten Plättchens und einen Schild dazu.'],
    ['pl', 'Ben kładzie zieloną 7 na północnym wschodzie drugiej płytki i dokłada tarczę.'],
  ] as const)('name the player of the seat in %s', (language, sentence) => {
    expect(speaker(language).message(play(7, 'G', 3, 'yes').words)).toBe(sentence)
    expect(console.error).not.toHaveBeenCalled()
  })

  it('add the rule to a refusal', () => {
    const message = { key: 'match-not-your-turn', args: {} }
    const error = { code: 'illegal', field: 'seat', message, rule: 'M 1' }
    expect(speaker('en').refusal(error)).toBe('It is another player’s turn now. (M 1)')
    expect(speaker('en').refusal({ ...error, rule: null })).toBe('It is another player’s turn now.')
  })

  it('know chance, and those without a name', () => {
    const words = speaker('de')
    expect([words.name(-1), words.name(0), words.name(4)]).toEqual(['Zufall', 'Ann', 'Spieler 5'])
  })

  it('never show a key', () => {
    expect(speaker('en').say('no-such-key')).toBe(speaker('en').say('web-unsaid'))
    expect(console.error).toHaveBeenCalled()
  })

  it('join names as the language does', () => {
    expect(speaker('pl').list(['Ann', 'Ben', 'Cal'])).toBe('Ann, Ben i Cal')
  })
})

describe('the log', () => {
  const logged = (key: string, times: number) => {
    const entry = { seq: 1, ply: 1, seat: -1, kind: 'action', action: 'deal ?', words: { key, args: { seat: 1 } }, at: null }
    return Array.from({ length: times }, (_, index) => ({ ...entry, entry: index + 1 }))
  }
  const sentences = (words: Words, key: string, times: number) => told(logged(key, times), words).map(({ sentence }) => sentence)

  it('says what is the same several times in a row once', () => {
    const log = logged('match-event-undo', 3)
    expect(told(log, speaker('en'))).toEqual([
      { entry: log[2], sentence: 'Ben takes a move back, 3 times in a row.' },
    ])
  })

  it.each([
    ['en', ['Ben is dealt a card.', 'Ben is dealt 3 cards.', 'Ben is dealt 9 cards.']],
    ['de', ['Ben bekommt eine Karte auf die Hand.', 'Ben bekommt 3 Karten auf die Hand.', 'Ben bekommt 9 Karten auf die Hand.']],
    ['pl', ['Ben dostaje na rękę jedną kartę.', 'Ben dostaje na rękę 3 karty.', 'Ben dostaje na rękę 9 kart.']],
  ] as const)('counts cards in %s', (language, expected) => {
    const words = speaker(language)
    expect([1, 3, 9].flatMap((times) => sentences(words, 'clans-deal-unseen', times))).toEqual(expected)
  })

  it.each([
    ['en', 'You take a move back.', 'You takes a move back.', 'Guest'],
    ['de', 'Du nimmst einen Zug zurück.', 'Du nimmt einen Zug zurück.', 'Gast'],
    ['pl', 'Cofasz ruch.', 'Ty cofa ruch.', 'Gość'],
  ] as const)('speaks to whoever reads it, by their seat and by no name, in %s', (language, mine, theirs, guest) => {
    const words = speaker(language)
    const you = words.say('web-you')
    const undone = (names: string[], reader: number | null) => sentences(words.named(names, reader), 'match-event-undo', 1)
    expect([undone(['Ann', 'Ben'], 1), undone(['Ann', guest], 1), undone([you, you], 1)]).toEqual([[mine], [mine], [mine]])
    expect([undone(['Ann', you], 0), undone(['Ann', you], null)]).toEqual([[theirs], [theirs]])
    const names = (reader: number | null) => [0, 1].map((seat) => words.named([guest, guest], reader).name(seat))
    expect([names(1), names(null)]).toEqual([[guest, you], [guest, guest]])
  })

  it('does not say “you” for what a bot played in one’s place', () => {
    const kinds = ['action', 'take-over', 'action', 'take-back', 'action', 'resign', 'action']
    const log = kinds.map((kind, index) => {
      const key = kind === 'action' ? 'glenmore-end' : `match-event-${kind}`
      return { entry: index + 1, seq: 1, ply: 1, seat: 1, kind, action: null, words: { key, args: { seat: 1 } }, at: null }
    })
    const words = speaker('en').named(['Ann', 'Guest'], 1)
    const expected = [
      'You end the turn.',
      'A bot plays on for you.',
      'Guest ends the turn.',
      'You play on yourself.',
      'You end the turn.',
      'You resign.',
      'Guest ends the turn.',
    ]
    expect(told(log, words).map(({ sentence }) => sentence)).toEqual(expected)
    expect(told(log.slice(-1), words, log).map(({ sentence }) => sentence)).toEqual(expected.slice(-1))
  })
})

describe('who sits there', () => {
  const words = speaker('en')
  const people = [seat({ mine: true }), seat({ name: 'Ben', present: false }), seat({ kind: 'bot', bot: 'greedy' })]
  const marks = (view: TableView) => view.seats.map((_, index) => youMark(view, index, words))
  const briefs = (view: TableView) => view.seats.map((_, index) => briefPresence(view, index, words))

  it('is told in a word, and who has resigned has, whoever plays on', () => {
    expect(briefs(table({ seats: people }))).toEqual(['you', 'away', 'bot'])
    const others = [{ resigned: true }, { bot: 'greedy' }, { mine: true, resigned: true, bot: 'greedy' }]
    expect(briefs(table({ seats: others.map((one) => seat(one)), viewing: 2 }))).toEqual(['resigned', 'bot', 'resigned'])
  })

  it('is “you” from the seat that one looks from', () => {
    expect(marks(table({ seats: people }))).toEqual(['you', '', ''])
    const both = [seat({ mine: true }), seat({ mine: true })]
    expect(marks(table({ seats: both, viewing: 1 }))).toEqual(['', 'you'])
    expect(marks(table({ seats: both, viewing: null }))).toEqual(['you', 'you'])
    const guest = words.named(['Guest', 'Ben', 'Hamish'], 0)
    expect([guest.name(0), youMark(table({ seats: people }), 0, guest)]).toEqual(['You', ''])
  })
})

describe('the list of tables', () => {
  const listed = (seats: string[]) => ({ seats, mine: [0], bots: [1] }) as unknown as TableSummary

  it.each([
    ['en', 'Hamish and one open seat', 'Hamish and 3 open seats'],
    ['de', 'Hamish und einem offenen Platz', 'Hamish und 3 offenen Plätzen'],
    ['pl', 'Hamish i jedno wolne miejsce', 'Hamish i 3 wolne miejsca'],
  ] as const)('counts open seats in %s', (language, one, three) => {
    const words = speaker(language)
    const names = (seats: string[]) => words.list(listedNames(listed(seats), words))
    expect([names(['Ann', '', '']), names(['Ann', '', '', '', ''])]).toEqual([one, three])
    expect(names(['Ann', '', 'Cal'])).toBe(words.list(['Hamish', 'Cal']))
  })
})

describe('turns', () => {
  const entry = (seat: number, ply: number) => ({
    entry: ply,
    seq: ply,
    ply,
    seat,
    kind: 'action',
    action: '',
    words: { key: '', args: {} },
    at: null,
  })

  it('are counted by who acts, not by what is dealt', () => {
    const log = [-1, -1, 0, 0, -1, 0, 1, -1, 0].map((seat, index) => entry(seat, index + 1))
    expect([2, 3, 6, 7, 9].map((ply) => turnsBefore(log, ply))).toEqual([0, 1, 1, 2, 3])
    expect(turnsBefore([], 12)).toBe(0)
  })
})

describe('previews', () => {
  const clans = { game: 'clans', takes: [], shields_left: 4, next_to_move: 0 } as const

  it('say why a card fits and what it changes', () => {
    const preview = { ...clans, fit: 'rank', beside: ['2N2', '2S3'], gains: [3, -1] } as const
    expect(previewedClans(preview, speaker('en'))).toEqual([
      'It fits: a card beside it or across from it has the same rank.',
      'If the game ended then, points would change by: Ann +3 and Ben −1.',
    ])
  })

  it('say what a tile costs and sets off, and who is next', () => {
    const preview = {
      game: 'glenmore',
      cost: ['wood', 'other', 'other'],
      whisky: 0,
      member: false,
      ways: [{ resource: 'wood', held: 1, price: 2 }],
      coins_left: 4,
      sets_off: ['0,0', '0,1'],
      most_points: 0,
      gains: [0, 0],
      for_tiles: [0, 0],
      next_to_move: 0,
      after_turn: -1,
    } as const
    expect(previewedGlenmore(preview, speaker('en'))).toEqual([
      'It costs: wood and 2 different kinds.',
      'You have 1 wood, and buying costs 2 coins.',
      'It could set off 2 tiles.',
      'Nobody’s points would change for now.',
      'After your turn: the die.',
    ])
    expect(previewedGlenmore(preview, speaker('pl'))).toHaveLength(5)
    // Why a tile can lose points has to be said, in the last turn too.
    const larger = previewedGlenmore({ ...preview, gains: [-1, 0], for_tiles: [-3, 0], after_turn: null }, speaker('en'))
    expect(larger.slice(3, 5)).toEqual([
      'If the game ended then, points would change by: Ann −1.',
      speaker('en').say('web-glenmore-larger-land'),
    ])
    expect(previewedGlenmore({ ...preview, gains: [-1, 0] }, speaker('en'))).toHaveLength(5)
    expect(console.error).not.toHaveBeenCalled()
  })
})

describe('the language', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['fr', 'pl'], 'pl'],
    [['fr'], 'en'],
    [[], 'en'],
  ] as const)('of %j is %s', (wanted, language) => {
    expect(languageOf(wanted)).toBe(language)
  })
})

describe('bundles', () => {
  it.each(LANGUAGES)('hold the sentences of the pages and of a game in %s', async (language) => {
    const bundle = await loadBundle(language, [...SHARED, 'clans'])
    const keys = ['web-title', 'match-player', 'server-not-found', 'record-empty', 'clans-play']
    expect(keys.filter((key) => !bundle.hasMessage(key))).toEqual([])
  })

  it('are empty for a game that has no sentences', async () => {
    expect((await loadBundle('en', ['chess'])).hasMessage('match-player')).toBe(false)
  })
})

describe('names', () => {
  it('are the people’s own, and the bots have some', () => {
    const seats = [seat(), seat({ kind: 'bot', name: '', bot: 'greedy' }), seat({ kind: 'open', name: '' })]
    expect(namesOf(seats, speaker('en'))).toEqual(['Ann', 'Hamish', 'Open seat'])
  })
})

describe('moves', () => {
  const moves = [play(7, 'G', 3, 'no'), play(7, 'G', 3, 'yes'), play(4, 'R', 1, 'no')]

  it.each(LANGUAGES)('are grouped by what they have in common in %s', (language) => {
    const groups = grouped(moves, speaker(language))
    expect(groups.map((group) => group.options.length)).toEqual([2, 1])
    const labels = groups.flatMap((group) => group.options.map((option) => option.label))
    expect(new Set(labels).size).toBe(3)
    expect(console.error).not.toHaveBeenCalled()
  })

  it('of a game without short words keep their sentence', () => {
    const move: Move = { text: 'x', words: { key: 'clans-deal-unseen', args: { seat: 0 } } }
    expect(grouped([move], speaker('en'))).toEqual([
      {
        heading: '',
        options: [{ move, label: 'Ann is dealt a card.', sentence: 'Ann is dealt a card.' }],
      },
    ])
  })

  it('are open where one is chosen or there is but one', () => {
    const groups = grouped(moves, speaker('en'))
    expect(openGroup(groups, null)).toBeNull()
    expect(openGroup(groups, groups[1]!.heading)).toBe(groups[1])
    expect(openGroup(groups.slice(0, 1), 'gone')).toBe(groups[0])
  })
})
