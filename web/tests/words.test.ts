import { readFileSync } from 'node:fs'
import { FluentResource } from '@fluent/bundle'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type {
  GameComponents,
  GameView,
  GlenmoreTableTile,
  Move,
  TableSummary,
  TableView,
} from '../src/api/protocol'
import { describePreview as describeClans } from '../src/games/clans/words'
import * as glenmore from '../src/games/glenmore/words'
import { dealWords, effectWords } from '../src/games/glenmore/labels'
import { instructionFor } from '../src/coach/hint_sentences'
import { linesOf, turnsBefore } from '../src/table/log'
import { groupMoves, openGroup } from '../src/table/moves'
import { briefPresence, presenceWords, youMark } from '../src/table/presence'
import { titleOfTable } from '../src/table/tab_title'
import {
  emptyBundle,
  languageOf,
  type Language,
  LANGUAGES,
  loadBundle,
  SHARED,
} from '../src/app/i18n/bundles'
import { listedNames, namesOf } from '../src/app/i18n/player_names'
import { Words } from '../src/app/i18n/words'
import { seat, table } from './views'

const FILES = ['match', 'web', 'clans', 'web-clans', 'glenmore', 'web-glenmore']

function speaker(language: Language, names = ['Ann', 'Ben'], isTurned = false): Words {
  const bundle = emptyBundle(language)
  for (const file of FILES) {
    const path = new URL(`../../src/clachan/locales/${language}/${file}.ftl`, import.meta.url)
    bundle.addResource(new FluentResource(readFileSync(path, 'utf8')))
  }
  return new Words(language, bundle, names, null, () => isTurned)
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
    ['en', 'Ben plays green 7 on tile 2, top right, and adds a shield.'],
    ['de', 'Ben legt die grüne 7 auf Tableau 2, oben rechts, mit einem Schild.'],
    ['pl', 'Ben zagrywa zieloną 7 na kafelku 2, u\u00a0góry po prawej, z\u00a0tarczą.'],
  ] as const)('name the player of the seat in %s', (language, sentence) => {
    expect(speaker(language).message(play(7, 'G', 3, 'yes').words)).toBe(sentence)
    expect(console.error).not.toHaveBeenCalled()
  })

  it.each([
    ['a tavern', [3], '3 points'],
    ['a bridge', [0, 0, 7], '7 points'],
    ['a fair', [0, 1, 3, 5], 'up to 5 points'],
  ] as const)('name the points that %s gives', (_, points, sentence) => {
    const effect = { produces: null, due: [], required: 0, points, whisky: 0, movement: 0 }
    expect(effectWords(effect, speaker('en'))).toBe(sentence)
  })

  it.each([
    [false, 'tile 2, top left', 'tile 2, bottom middle', 'left single slot'],
    [true, 'tile 2, top right', 'tile 2, middle left', 'top single slot'],
  ] as const)('name places as they are drawn, turned: %s', (isTurned, ...places) => {
    const words = speaker('en', [], isTurned)
    const slots = [
      { tile: 2, side: 'N', place: 1 },
      { tile: 2, side: 'S', place: 2 },
      { tile: 1, side: 'W', place: 0 },
    ]
    expect(slots.map((slot) => words.say('clans-slot', slot))).toEqual(places)
    expect(words.named(['Ann']).say('clans-slot', slots[0])).toBe(places[0])
    expect(console.error).not.toHaveBeenCalled()
  })

  it('call the reader “you” who sat down without a name in any language', () => {
    const guests = LANGUAGES.map((language) => speaker(language).say('web-guest'))
    expect(new Set(guests).size).toBe(LANGUAGES.length)
    for (const guest of guests) expect(speaker('de').named([guest, 'Ben'], 0).name(0)).toBe('Du')
    expect(speaker('de').named(['Gast', 'Ben'], 1).name(0)).toBe('Gast')
  })

  describe('of what is to be paid for a tile', () => {
    const tile = (points: readonly number[]) => ({
      tile: 7,
      kind: 'fair_3',
      place: null,
      effect: { points },
    })
    const hint = (decision: object, ...deeds: readonly string[]) =>
      glenmore.describeDecision(
        table({
          position: {
            game: 'glenmore',
            decision: { type: 'paying', tile: 0, must_sell: false, missing: [], ...decision },
            turn: null,
            seat: 0,
            lands: [{ coins: 1 }],
          } as unknown as GameView,
          legal: deeds.map((deed) => ({
            text: deed,
            words: { key: `glenmore-${deed}`, args: {} },
          })),
        }),
        { game: 'glenmore', tiles: [tile([0, 1, 3, 5])] } as unknown as GameComponents,
        speaker('en'),
      )
    const fair = { due: ['other', 'other', 'other'], required: 1, paid: 0 }

    it('say how much may be paid, and with how many coins', () => {
      expect(hint(fair, 'pay')).toBe('Tile: fair (up to 3). To pay: up to 3 different resources.')
      expect(hint(fair, 'pay', 'buy')).toContain(' different resources. You have 1 coin.')
      expect(hint({ due: ['sheep', 'sheep'], required: 1, paid: 0 }, 'pay')).toContain('sheep (max. 2).')
      expect(hint({ due: ['any', 'any', 'any'], required: 3, paid: 0 }, 'pay')).toContain(
        ': 3 resources of any kind.',
      )
    })

    it('say how much of a payment that has begun is left', () => {
      expect(hint({ due: ['any', 'any'], required: 2, paid: 1 }, 'pay')).toContain(
        'To pay: 2 resources of any kind.',
      )
    })

    it('say what has been earned when more is optional', () => {
      const second = { due: ['other', 'other'], required: 0, paid: 1 }
      expect(hint(second, 'pay', 'stop')).toBe(
        'Tile: fair (up to 3). 1 point so far. You can add: up to 2 different resources.',
      )
      const last = { due: ['other'], required: 0, paid: 2 }
      const more = 'Tile: fair (up to 3). 3 points so far. You can add: 1 resource of another kind.'
      expect(hint(last, 'buy', 'stop')).toBe(`${more} You have 1 coin.`)
      expect(hint(last, 'stop')).toBe('Tile: fair (up to 3). 3 points. You cannot add more.')
    })

    it('say that something has to be sold first, and how much is missing', () => {
      const missing = [{ resource: 'wood', coins: 2 }]
      const said = 'You have 1 coin. For 1 wood you need 2 more coins.'
      const first = { due: ['wood'], required: 1, paid: 0, must_sell: true, missing }
      expect(hint(first, 'sell')).toBe(`Tile: fair (up to 3). To pay: 1 wood. Sell a resource first. ${said}`)
      expect(hint(first)).toBe('Tile: fair (up to 3). To pay: 1 wood.')
      const more = hint({ due: ['wood'], required: 0, paid: 1, missing }, 'sell', 'stop')
      expect(more).toContain(`You can add: 1 wood. ${said}`)
    })
  })

  it.each([
    ['en', ['-1 point', '1 point', '2 points']],
    ['de', ['-1 Punkt', '1 Punkt', '2 Punkte']],
    ['pl', ['-1 punkt', '1 punkt', '2 punkty']],
  ] as const)('tell one point less than none from one in %s', (language, told) => {
    const words = speaker(language)
    expect([-1, 1, 2].map((points) => words.say('web-points', { points }))).toEqual(told)
  })

  it('add the rule to a refusal', () => {
    const message = { key: 'match-not-your-turn', args: {} }
    const error = { code: 'illegal', field: 'seat', message, rule: 'M 1' }
    expect(speaker('en').refusal(error)).toBe('It’s another player’s turn. Wait for yours. (M 1)')
    expect(speaker('en').refusal({ ...error, rule: null })).toBe(
      'It’s another player’s turn. Wait for yours.',
    )
  })

  it('show a refusal of a game without sentences by its code and rule', () => {
    const error = {
      code: 'illegal',
      field: 'action',
      message: { key: 'tricks-not-held', args: {} },
      rule: 'TT 2',
    }
    expect(speaker('en').refusal(error)).toBe('This is not possible now. Choose something else. (TT 2)')
    expect(speaker('en').messageOr({ key: 'tricks-score', args: {} }, 'score')).toBe('score')
    expect(console.error).not.toHaveBeenCalled()
  })

  it('know chance, and those without a name', () => {
    const words = speaker('de')
    expect([words.name(-1), words.name(0), words.name(4)]).toEqual(['Zufall', 'Ann', 'Person 5'])
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
    const entry = {
      seq: 1,
      ply: 1,
      seat: -1,
      kind: 'action',
      action: 'deal ?',
      words: { key, args: { seat: 1 } },
      at: null,
    }
    return Array.from({ length: times }, (_, index) => ({ ...entry, entry: index + 1 }))
  }
  const sentences = (words: Words, key: string, times: number) =>
    linesOf(logged(key, times), words).map(({ sentence }) => sentence)

  it('shows the notation of a game without sentences, and so do its moves', () => {
    expect(sentences(speaker('de'), 'tricks-deal', 2)).toEqual(['Zufall: deal ? ×2'])
    const move = { text: 'play 7', words: { key: 'tricks-play', args: { seat: 0, card: 7 } } }
    expect(groupMoves([move], speaker('en'))).toEqual([
      { heading: '', options: [{ move, label: 'play 7', sentence: 'play 7' }] },
    ])
    expect(instructionFor(move.words, speaker('en'), undefined, move.text)).toBe('play 7')
    expect(console.error).not.toHaveBeenCalled()
  })

  it('says what is the same several times in a row once', () => {
    const log = logged('match-event-take-back', 3)
    expect(linesOf(log, speaker('en'))).toEqual([{ entry: log[2], sentence: 'Ben takes their seat back ×3' }])
  })

  it.each([
    [
      'en',
      ['New tiles in the chain: 2 × village.', 'Ben undoes 5 moves.', 'You redo 2 moves.', 'You get 3 wood.'],
    ],
    [
      'de',
      [
        'Neu in der Kette: 2 × Dorf.',
        'Ben nimmt 5 Züge zurück.',
        'Du wiederholst 2 Züge.',
        'Du bekommst 3 Holz.',
      ],
    ],
    [
      'pl',
      [
        'Nowe kafelki w\u00a0łańcuchu: 2 × wioska.',
        'Ben cofa 5 ruchów.',
        'Ponawiasz 2 ruchy.',
        'Dostajesz 3 drewna.',
      ],
    ],
  ] as const)('counts tiles, moves and goods in whole sentences in %s', (language, expected) => {
    const words = speaker(language)
    const several = (
      key: string,
      times: number,
      args: Record<string, string | number>,
      reader: number | null = null,
    ) =>
      linesOf(
        logged(key, times).map((entry) => ({ ...entry, words: { key, args } })),
        words.named(['Ann', 'Ben'], reader),
      ).map(({ sentence }) => sentence)
    expect([
      ...several('glenmore-draw', 2, { tile: 12, kind: 'village', name: '' }),
      ...several('match-event-undo', 5, { seat: 1 }),
      ...several('match-event-redo', 2, { seat: 1 }, 1),
      ...several('glenmore-gain', 3, { seat: 0, resource: 'wood' }, 0),
    ]).toEqual(expected)
    expect(console.error).not.toHaveBeenCalled()
  })

  it.each(LANGUAGES)('counts whatever a player may do again at once in %s', (language) => {
    const words = speaker(language)
    const place = {
      kind: 'village',
      name: '',
      where: 'north',
      other: 'forest',
      other_name: '',
      other_where: 'road',
      resource: 'stone',
      number: 2,
    }
    for (const key of ['pay', 'pay-member', 'move', 'promote', 'roll'].map(
      (deed) => `web-several-glenmore-${deed}`,
    )) {
      for (const reader of ['yes', 'no'])
        expect(words.say(key, { ...place, times: 2, player: 'Ben', reader })).toContain('2')
    }
    expect(console.error).not.toHaveBeenCalled()
  })

  it.each([
    ['en', ['Ben is dealt a card.', 'Ben is dealt 3 cards.', 'Ben is dealt 9 cards.']],
    [
      'de',
      [
        'Ben bekommt eine Karte auf die Hand.',
        'Ben bekommt 3 Karten auf die Hand.',
        'Ben bekommt 9 Karten auf die Hand.',
      ],
    ],
    ['pl', ['Ben dostaje na rękę 1 kartę.', 'Ben dostaje na rękę 3 karty.', 'Ben dostaje na rękę 9 kart.']],
  ] as const)('counts cards in %s', (language, expected) => {
    const words = speaker(language)
    expect([1, 3, 9].flatMap((times) => sentences(words, 'clans-deal-unseen', times))).toEqual(expected)
  })

  it.each([
    ['en', 'You are dealt 3 cards: black 6, red 3 and violet 8.'],
    ['de', 'Du bekommst 3 Karten auf die Hand: schwarze 6, rote 3 und violette 8.'],
    ['pl', 'Dostajesz na rękę 3 karty: czarną 6, czerwoną 3 i\u00a0fioletową 8.'],
  ] as const)('lists the cards of a hand in one line in %s', (language, expected) => {
    const cards = [
      [6, 'K'],
      [3, 'R'],
      [8, 'V'],
      [4, 'G'],
    ] as const
    const log = logged('clans-deal-hand', 4).map((entry, index) => {
      const [rank, colour] = cards[index] ?? [0, '']
      return { ...entry, words: { ...entry.words, args: { seat: index < 3 ? 1 : 0, rank, colour } } }
    })
    const lines = linesOf(log, speaker(language).named(['Ann', 'Ben'], 1))
    expect(lines.map(({ entry }) => entry.entry)).toEqual([3, 4])
    expect(lines[0]?.sentence).toBe(expected)
    expect(console.error).not.toHaveBeenCalled()
  })

  it.each([
    ['en', 'You undo a move.', 'You undoes a move.', 'Guest'],
    ['de', 'Du nimmst einen Zug zurück.', 'Du nimmt einen Zug zurück.', 'Gast'],
    ['pl', 'Cofasz ruch.', 'Ty cofa ruch.', 'Gość'],
  ] as const)(
    'speaks to whoever reads it, by their seat and by no name, in %s',
    (language, mine, theirs, guest) => {
      const words = speaker(language)
      const you = words.say('web-you')
      const undone = (names: string[], reader: number | null) =>
        sentences(words.named(names, reader), 'match-event-undo', 1)
      expect([undone(['Ann', 'Ben'], 1), undone(['Ann', guest], 1), undone([you, you], 1)]).toEqual([
        [mine],
        [mine],
        [mine],
      ])
      expect([undone(['Ann', you], 0), undone(['Ann', you], null)]).toEqual([[theirs], [theirs]])
      const names = (reader: number | null) =>
        [0, 1].map((seat) => words.named([guest, guest], reader).name(seat))
      expect([names(1), names(null)]).toEqual([
        [guest, you],
        [guest, guest],
      ])
    },
  )

  it('does not say “you” for what a bot played in one’s place', () => {
    const kinds = ['action', 'take-over', 'action', 'take-back', 'action', 'resign', 'action']
    const log = kinds.map((kind, index) => {
      const key = kind === 'action' ? 'glenmore-end' : `match-event-${kind}`
      return {
        entry: index + 1,
        seq: 1,
        ply: 1,
        seat: 1,
        kind,
        action: null,
        words: { key, args: { seat: 1 } },
        at: null,
      }
    })
    const words = speaker('en').named(['Ann', 'Guest'], 1)
    const expected = [
      'You end your turn.',
      'A bot now plays for you.',
      'Guest ends their turn.',
      'You take your seat back.',
      'You end your turn.',
      'You resign.',
      'Guest ends their turn.',
    ]
    expect(linesOf(log, words).map(({ sentence }) => sentence)).toEqual(expected)
    expect(linesOf(log.slice(-1), words, log).map(({ sentence }) => sentence)).toEqual(expected.slice(-1))
  })
})

describe('who sits there', () => {
  const words = speaker('en')
  const people = [
    seat({ mine: true }),
    seat({ name: 'Ben', present: false }),
    seat({ kind: 'bot', bot: 'greedy' }),
  ]
  const marks = (view: TableView) => view.seats.map((_, index) => youMark(view, index, words))
  const briefs = (view: TableView) => view.seats.map((_, index) => briefPresence(view, index, words))

  it('is told in a word, and who has resigned has, whoever plays on', () => {
    expect(briefs(table({ seats: people }))).toEqual(['you', 'offline', 'bot'])
    const others = [{ resigned: true }, { bot: 'greedy' }, { mine: true, resigned: true, bot: 'greedy' }]
    expect(briefs(table({ seats: others.map((one) => seat(one)), viewing: 2 }))).toEqual([
      'resigned',
      'bot',
      'resigned',
    ])
  })

  it('is “you” from the seat that one looks from', () => {
    expect(marks(table({ seats: people }))).toEqual(['you', '', ''])
    const both = [seat({ mine: true }), seat({ mine: true })]
    expect(marks(table({ seats: both, viewing: 1 }))).toEqual(['', 'you'])
    expect(marks(table({ seats: both, viewing: null }))).toEqual(['', ''])
    const guest = words.named(['Guest', 'Ben', 'Hamish'], 0)
    expect([guest.name(0), youMark(table({ seats: people }), 0, guest)]).toEqual(['You', ''])
    expect(briefPresence(table({ seats: people }), 0, guest)).toBe('')
  })
})

describe('the title of the page', () => {
  const words = speaker('en').named(['Ann', 'Ben', 'Hamish'], 0)
  const people = [
    seat({ mine: true }),
    seat({ name: 'Ben' }),
    seat({ name: 'Hamish', kind: 'bot', bot: 'greedy' }),
  ]

  it('names whose turn it is, the game and the others', () => {
    const view = table({ seats: people })
    expect(titleOfTable(view, 'Glen More', words, 'mine', null)).toBe(
      'Your turn – Glen More with Ben and Hamish',
    )
    expect(titleOfTable(view, 'Glen More', words, 'waiting', null)).toBe('Glen More with Ben and Hamish')
  })

  it('names all to those who watch, and to those at one screen', () => {
    for (const mine of [true, false]) {
      const view = table({ seats: people.map((one) => ({ ...one, mine })) })
      expect(titleOfTable(view, 'Glen More', words, 'watching', null)).toBe('Glen More: Ann, Ben and Hamish')
    }
  })

  it('names the position that is looked back at, as far as the match has come', () => {
    expect(titleOfTable(table({ ply: 60 }), 'Glen More', words, 'over', 52)).toBe('Position 52 – Glen More')
    expect(titleOfTable(table({ ply: 40 }), 'Glen More', words, 'over', 52)).toBe('Position 40 – Glen More')
  })
})

describe('the list of tables', () => {
  const listed = (seats: string[]) => ({ seats, mine: [0], bots: [1] }) as unknown as TableSummary

  it.each([
    ['en', 'Hamish and 1 open seat', 'Hamish and 3 open seats'],
    ['de', 'Hamish und 1 freiem Platz', 'Hamish und 3 freien Plätzen'],
    ['pl', 'Hamish i 1 wolne miejsce', 'Hamish i 3 wolne miejsca'],
  ] as const)('counts open seats in %s', (language, one, three) => {
    const words = speaker(language)
    const names = (seats: string[]) => words.list(listedNames(listed(seats), words))
    expect([names(['Ann', 'Hamish', '']), names(['Ann', 'Hamish', '', '', ''])]).toEqual([one, three])
    expect(names(['Ann', 'Hamish', 'Cal'])).toBe(words.list(['Hamish', 'Cal']))
  })

  it('names all who share a screen', () => {
    const shared = { seats: ['Ann', 'Ben', 'Hamish'], mine: [0, 1], bots: [2] } as unknown as TableSummary
    expect(listedNames(shared, speaker('en'))).toEqual(['Ann', 'Ben', 'Hamish'])
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

  it('are counted by who acts; chance and others end them, and nothing that was taken back counts', () => {
    const log = [-1, -1, 0, 0, -1, 0, 1, -1, 0].map((seat, index) => entry(seat, index + 1))
    expect([2, 3, 6, 7, 9].map((ply) => turnsBefore(log, ply))).toEqual([0, 1, 2, 3, 4])
    expect(turnsBefore([], 12)).toBe(0)
    const takenBack = [entry(0, 1), entry(-1, 2), { ...entry(0, 0), kind: 'undo' }, entry(0, 1), entry(0, 2)]
    expect(turnsBefore(takenBack, 2)).toBe(1)
  })
})

describe('previews', () => {
  const clans = { game: 'clans', takes: [], lying: [], shields_left: 4, next_to_move: 0 } as const

  it('say why a card fits and what it changes', () => {
    const preview = { ...clans, fit: 'rank', beside: ['2N2', '2S3'], gains: [3, -1] } as const
    expect(describeClans(preview, speaker('en'))).toEqual([
      'It fits: same rank as a card next to or opposite the slot.',
      'Change in points: Ann +3 and Ben −1.',
    ])
  })

  it('say what a tile costs and sets off, and who is next', () => {
    const preview = {
      game: 'glenmore',
      cost: ['wood', 'other', 'other'],
      required: 3,
      whisky: 0,
      member: false,
      ways: [{ resource: 'wood', held: 1, price: 2 }],
      coins_left: 4,
      sets_off: ['0,0', '0,1'],
      most_points: 0,
      gains: [0, 0],
      for_tiles: [0, 0],
      gains_without_tiles: [0, 0],
      tiles_count_now: false,
      next_to_move: 0,
      after_turn: -1,
      own_last_turn: false,
    } as const
    const take = { text: 'take 12 0,1', words: { key: 'glenmore-take', args: {} } } as const
    expect(glenmore.describePreview(preview, speaker('en'), take)).toEqual([
      'Cost: 1 wood and 2 different resources.',
      'You have 1 wood; buying costs 2 coins.',
      'Can activate 2 tiles.',
      'No change in points for now.',
      'After your turn: the die.',
    ])
    expect(glenmore.describePreview(preview, speaker('pl'), take)).toHaveLength(5)
    // Of a payment, what remains.
    const pay = { ...take, words: { key: 'glenmore-pay', args: {} } } as const
    expect(glenmore.describePreview(preview, speaker('en'), pay)[0]).toBe(
      'Still to pay: 1 wood and 2 different resources.',
    )
    const cut = (key: string, cost: readonly ['sheep', 'sheep'] | readonly ['sheep'], required: number) =>
      glenmore.describePreview({ ...preview, cost, required }, speaker('en'), {
        ...take,
        words: { key, args: {} },
      })[0]
    expect(cut('glenmore-pay', ['sheep'], 0)).toBe('You can still add: 1 sheep.')
    expect(cut('glenmore-sell', ['sheep', 'sheep'], 1)).toBe('Still to pay: sheep (max. 2).')
    // Why a tile can lose points has to be said, in the last turn too.
    const larger = glenmore.describePreview(
      { ...preview, gains: [-1, 0], for_tiles: [-3, 0], after_turn: null },
      speaker('en'),
      take,
    )
    expect(larger.slice(3, 5)).toEqual([
      'Change in points: Ann −1.',
      speaker('en').say('web-glenmore-larger-land'),
    ])
    expect(glenmore.describePreview({ ...preview, gains: [-1, 0] }, speaker('en'), take)).toHaveLength(5)
    const last = { ...preview, own_last_turn: true }
    expect(glenmore.describePreview(last, speaker('en'), take).slice(4)).toEqual([
      'After your turn: the die.',
      'This is your last turn.',
    ])
    expect(glenmore.describePreview({ ...last, after_turn: null }, speaker('en'), take).slice(4)).toEqual([
      'This turn ends the game.',
    ])
    // Points that may be paid for are a change.
    const paid = glenmore.describePreview({ ...preview, most_points: 5 }, speaker('en'), take)
    expect(paid.join(' ')).toContain('5 points')
    expect(paid).not.toContain('No change in points for now.')
    const again = glenmore.describePreview(
      { ...preview, after_turn: 0 },
      speaker('en').named(['Ann', 'Ben'], 0),
      take,
    )
    expect(again.at(-1)).toBe('Then it’s your turn again.')
    expect(console.error).not.toHaveBeenCalled()
  })
})

describe('a tile of Glen More', () => {
  const tile = (kind: string, place: string | null, of: object = {}) =>
    ({
      kind,
      place,
      frame: 'grey',
      river: false,
      road: false,
      new_members: 0,
      new_whisky: 0,
      ...of,
    }) as unknown as GlenmoreTableTile
  const armadale = tile('castle', 'Armadale Castle', { new_members: 1 })

  it.each([
    ['en', 'Once: +1 clan member.', 'Once: +1 whisky.', 'Once: +3 coins. 1 bonnet.'],
    ['de', 'Einmal: +1 Clanmitglied.', 'Einmal: +1 Whiskyfass.', 'Einmal: +3 Münzen. 1 Bonnet.'],
    ['pl', 'Od razu: +1 członek klanu.', 'Od razu: +1 whisky.', 'Od razu: +3 monety. 1 czapka.'],
  ] as const)('says in %s what laying it brings, in the chain and before it is laid', (language, ...said) => {
    const [member, whisky, coins] = said
    const words = speaker(language)
    const village = tile('village', null, { new_members: 1 })
    const distillery = tile('distillery', null, { new_whisky: 1 })
    expect(glenmore.tileSentences(village, words)[0]).toBe(member)
    expect(glenmore.laidSentences(village, words)).toEqual([member])
    expect(glenmore.tileSentences(distillery, words)[0]).toBe(whisky)
    expect(glenmore.laidSentences(armadale, words)).toEqual([member, coins])
    expect(glenmore.tileSentences(armadale, words)).toHaveLength(4)
    expect(glenmore.laidSentences(tile('quarry', null), words)).toEqual([])
    expect(console.error).not.toHaveBeenCalled()
  })
})

it.each([
  ['en', 'Choose the highlighted space.', 'Choose a highlighted space.'],
  ['de', 'Wähle das markierte Feld.', 'Wähle ein markiertes Feld.'],
  ['pl', 'Wybierz podświetlone pole.', 'Wybierz jedno z\u00a0podświetlonych pól.'],
] as const)('a single lit cell is no choice of several in %s', (language, one, several) => {
  const said = (count: number) => speaker(language).say('web-glenmore-pick-cell', { count })
  expect([said(1), said(3)]).toEqual([expect.stringContaining(one), expect.stringContaining(several)])
  expect(console.error).not.toHaveBeenCalled()
})

describe('how a cube can be paid', () => {
  it.each([
    ['en', 'you have 2', 'buying costs 3'],
    ['de', 'du hast 2', 'zu kaufen für 3'],
    ['pl', 'masz 2', 'kupno kosztuje 3'],
  ] as const)('has a verb for each number in %s', (language, held, price) => {
    const words = speaker(language)
    expect(words.say('web-glenmore-way-held', { held: 2 })).toBe(held)
    expect(words.say('web-glenmore-way-price', { price: 3 })).toBe(price)
    expect(console.error).not.toHaveBeenCalled()
  })
})

describe('what a turn cost', () => {
  const none = { paid: [], members: 0, chieftains: 0, bought: [], spent: 0, sold: [], earned: 0 }
  const deals = {
    ...none,
    paid: ['wood', 'wood'],
    bought: ['stone', 'grain'],
    spent: 4,
    sold: ['sheep'],
    earned: 1,
  }

  it.each([
    ['en', 'Paid: 2 × wood and 1 whisky', 'Bought for 4 coins: stone and grain', 'Sold for 1 coin: sheep'],
    [
      'de',
      'Bezahlt: 2 × Holz und 1 Whiskyfass',
      'Gekauft für 4 Münzen: Stein und Getreide',
      'Verkauft für 1 Münze: Schaf',
    ],
    [
      'pl',
      'Zapłata: 2 × drewno i\u00a01 whisky',
      'Zakup za 4 monety: kamień i\u00a0zboże',
      'Sprzedaż za 1 monetę: owca',
    ],
  ] as const)('is said in %s', (language, ...said) => {
    const words = speaker(language)
    expect(dealWords(deals, true, words)).toEqual(said)
    expect(dealWords(none, false, words)).toEqual([])
    const given = { ...none, members: 1 }
    expect(dealWords(given, false, words).join()).toContain(words.say('glenmore-brief-paymember'))
    expect(console.error).not.toHaveBeenCalled()
  })
})

describe('the die', () => {
  it.each([
    ['en', 'The die shows 2 and removes the forest.'],
    ['de', 'Der Würfel zeigt die 2 und nimmt den Wald aus dem Spiel.'],
    ['pl', 'Kość pokazuje 2 i\u00a0usuwa z\u00a0gry las.'],
  ] as const)('names the tile that it removes in %s', (language, sentence) => {
    const args = { number: 2, tile: 2, kind: 'forest', name: '' }
    expect(speaker(language).describe({ key: 'glenmore-roll', args })).toBe(sentence)
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
    const keys = ['web-title', 'match-player', 'server-not-found', 'web-course', 'clans-play']
    expect(keys.filter((key) => !bundle.hasMessage(key))).toEqual([])
  })

  it('are empty for a game that has no sentences', async () => {
    expect((await loadBundle('en', ['chess'])).hasMessage('match-player')).toBe(false)
  })
})

describe('names', () => {
  it('are the people’s own, and the bots have some', () => {
    const seats = [
      seat(),
      seat({ kind: 'bot', name: 'Hamish', bot: 'greedy' }),
      seat({ kind: 'open', name: '' }),
    ]
    expect(namesOf(seats, speaker('en'))).toEqual(['Ann', 'Hamish', 'Open seat'])
  })

  it.each(LANGUAGES)(
    'of people are told as they are written in %s, like a level of the bots too',
    (language) => {
      const words = speaker(language)
      const called = ['club', 'Expert', 'strong', 'random', 'web-you']
      expect(
        namesOf(
          called.map((name) => seat({ name })),
          words,
        ),
      ).toEqual(called)
      expect(called.map((_, index) => words.named(called, 0).name(index))).toEqual(called)
      const listed = { seats: ['Ann', ...called], mine: [0], bots: [] } as unknown as TableSummary
      expect(listedNames(listed, words)).toEqual(called)
      expect(presenceWords(seat({ name: 'club' }), words)).toBe(words.say('web-here'))
    },
  )
})

describe('moves', () => {
  const moves = [play(7, 'G', 3, 'no'), play(7, 'G', 3, 'yes'), play(4, 'R', 1, 'no')]

  it.each(LANGUAGES)('are groupMoves by what they have in common in %s', (language) => {
    const groups = groupMoves(moves, speaker(language))
    expect(groups.map((group) => group.options.length)).toEqual([2, 1])
    const labels = groups.flatMap((group) => group.options.map((option) => option.label))
    expect(new Set(labels).size).toBe(3)
    expect(console.error).not.toHaveBeenCalled()
  })

  it('of a game without short words keep their sentence', () => {
    const move: Move = { text: 'x', words: { key: 'clans-deal-unseen', args: { seat: 0 } } }
    expect(groupMoves([move], speaker('en'))).toEqual([
      {
        heading: '',
        options: [{ move, label: 'Ann is dealt a card.', sentence: 'Ann is dealt a card.' }],
      },
    ])
  })

  it('of two tiles of one kind are told apart by where these lie, and are the reader’s own', () => {
    const words = speaker('en').named(['Ann', 'Ben'], 0)
    const args = { seat: 0, kind: 'village', name: '', cell: '1,0', side: 'north', other: 'village' }
    const of = (key: string, tile: number): Move => ({
      text: `${key} ${tile}`,
      words: { key, args: { ...args, tile } },
    })
    const chain = [{ type: 'die' }, { type: 'tile', tile: 4 }, { type: 'tile', tile: 7 }]
    const position = { game: 'glenmore', chain } as unknown as GameView
    const groupsOf = (...legal: Move[]) =>
      groupMoves(legal, words, (move) => glenmore.distinguish(move, table({ legal, position }), words))

    const takes = groupsOf(of('glenmore-take', 4), of('glenmore-take', 7))
    expect(takes.map(({ heading }) => heading)).toEqual([
      'village, space 2 from the tail',
      'village, space 3 from the tail',
    ])
    expect(takes[0]?.options[0]?.sentence).toMatch(/^You take the village/)
    expect(groupsOf(of('glenmore-take', 4)).map(({ heading }) => heading)).toEqual(['village'])
    const [discards] = groupsOf(of('glenmore-discard', 4), of('glenmore-discard', 7))
    expect(discards?.options.map(({ label }) => label)).toEqual([
      'village, space 2 from the tail',
      'village, space 3 from the tail',
    ])
  })

  it('say what the end of the activations leads to where nothing is left to activate', () => {
    const words = speaker('en').named(['Ann', 'Ben'], 0)
    const of = (key: string): Move => ({
      text: key,
      words: {
        key,
        args: {
          seat: 0,
          cell: '0,0',
          kind: 'village',
          name: '',
          tile: 4,
          resource: 'wood',
          coins: 2,
        },
      },
    })
    const labels = (movement: number, ...legal: Move[]) => {
      const position = { game: 'glenmore', turn: { movement } } as unknown as GameView
      const groups = groupMoves(legal, words, (move) =>
        glenmore.distinguish(move, table({ legal, position }), words),
      )
      return groups.flatMap(({ options }) => options).filter(({ move }) => move.text === 'glenmore-done')
    }
    const done = of('glenmore-done')

    expect(labels(0, of('glenmore-activate'), done)).toMatchObject([
      { label: 'stop activating', sentence: 'You stop activating.' },
    ])
    expect(labels(0, of('glenmore-sell'), done)).toMatchObject([
      { label: 'end the turn', sentence: 'You end your turn.' },
    ])
    expect(labels(2, done)).toMatchObject([
      { label: 'move clan members', sentence: 'You move clan members.' },
    ])
  })

  it('are open where one is chosen or there is but one', () => {
    const groups = groupMoves(moves, speaker('en'))
    expect(openGroup(groups, null)).toBeNull()
    expect(openGroup(groups, groups[1]!.heading)).toBe(groups[1])
    expect(openGroup(groups.slice(0, 1), 'gone')).toBe(groups[0])
  })
})
