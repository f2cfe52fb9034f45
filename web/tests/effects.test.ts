import { readFileSync } from 'node:fs'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import type { ClansTake, ClansView, EntryView, GameView, Position } from '../src/api/protocol'
import { emptyBundle, type Language } from '../src/app/i18n/bundles'
import { Words } from '../src/app/i18n/words'
import { changeWords } from '../src/games/clans/seat_label'
import { effectOf } from '../src/games/clans/effects'
import { signedPoints } from '../src/games/shared/gains'
import { effectsSince, ownLastPly } from '../src/table/effects'
import { keepPositions } from '../src/table/known_positions'
import { table } from './views'

function speaker(language: Language = 'en'): Words {
  const bundle = emptyBundle(language)
  for (const file of ['match', 'web', 'web-clans', 'clans']) {
    const path = new URL(`../../src/clachan/locales/${language}/${file}.ftl`, import.meta.url)
    bundle.addResource(new FluentResource(readFileSync(path, 'utf8')))
  }
  return new Words(language, bundle, ['Ann', 'Hamish', 'Cal'], 0)
}

const take = (seat: number, rank: number | null, cards: number): ClansTake => ({
  seat,
  rank,
  cards,
  points: (rank ?? 0) * cards,
  taken: [],
})

const at = (totals: readonly number[], takes: readonly ClansTake[]) =>
  ({ game: 'clans', seat: 0, totals, takes: [[], takes] }) as unknown as ClansView

const entry = (ply: number, seat: number, card = '3G', kind = 'action'): EntryView => ({
  entry: ply,
  seq: ply,
  ply,
  seat,
  kind,
  action: `${card}@2N1`,
  words: {
    key: 'clans-play',
    args: { seat, rank: 3, colour: 'G', tile: 2, side: 'N', place: 1, shield: 'no' },
  },
  at: null,
})

const own = at([18, 0, 0], [take(0, 6, 3)])
const theirs = at([3, 18, 0], [take(0, 3, 1), take(1, 6, 3)])
const log = [entry(30, 0), entry(31, 1)]
const positions = new Map<number, GameView>([
  [29, at([0, 0, 0], [])],
  [30, own],
  [31, theirs],
])
const view = table({ ply: 31, viewing: 0, position: theirs })

describe('what a move did', () => {
  it('is said for each move since the own one, with the reason and all who gain or lose', () => {
    const found = effectsSince(log, view, positions, effectOf, speaker())
    expect(found.map(({ effect }) => effect.sentence)).toEqual([
      'You: green 3 on tile 2 · you +18.',
      'Hamish: green 3 on tile 2 · you −15, Hamish +18. ' +
        'Your shield there now takes rank 3 instead of rank 6.',
    ])
    expect(found[1]?.effect.change).toBe(
      'you −15, Hamish +18. Your shield there now takes rank 3 instead of rank 6.',
    )
  })

  it('is said in German and Polish', () => {
    const say = (language: Language) =>
      effectsSince(log, view, positions, effectOf, speaker(language))[1]?.effect.sentence
    expect(say('de')).toBe(
      'Hamish: grüne 3 auf Tableau 2 · du −15, Hamish +18. ' +
        'Dein Schild dort bekommt jetzt die 3er (bisher die 6er).',
    )
    expect(say('pl')?.replaceAll('\u00A0', ' ')).toBe(
      'Hamish: zielona 3 na kafelku 2 · ty −15, Hamish +18. ' +
        'Twoja tarcza zbiera tam teraz: karty o wartości 3 (przedtem: karty o wartości 6).',
    )
  })

  it('does not speak of a shield that took nothing', () => {
    const empty = new Map(positions).set(30, at([0, 0, 0], [take(0, null, 0)]))
    const [, effect] = effectsSince(log, view, empty, effectOf, speaker())
    expect(effect?.effect.change).toBe('you +3, Hamish +18. Your shield there now takes rank 3.')
  })

  it('says that the points of the reader stay as they are', () => {
    const same = new Map(positions).set(31, own)
    const [, effect] = effectsSince(log, view, same, effectOf, speaker())
    expect(effect?.effect.sentence).toBe('Hamish: green 3 on tile 2 · you ±0.')
  })

  it('is not said where a position is not known, where nobody looks, or in other games', () => {
    const known = new Map([[31, theirs]])
    expect(effectsSince(log, view, known, effectOf, speaker())).toEqual([])
    expect(effectsSince(log, { ...view, viewing: null }, positions, effectOf, speaker())).toEqual([])
    expect(effectsSince(log, view, positions, null, speaker())).toEqual([])
  })

  it('has a sign', () => {
    expect([7, 0, -7].map((points) => signedPoints(points, speaker()))).toEqual(['+7', '±0', '−7'])
    expect(changeWords(-7, speaker())).toBe('−7 since your last move')
  })
})

describe('the positions that are kept', () => {
  const position = (ply: number, of: GameView): Position => ({
    ply,
    plies: 31,
    viewing: 0,
    to_move: 0,
    position: of,
    sheets: null,
  })

  it('are those of the views and between them', () => {
    const first = keepPositions(new Map(), { ...view, positions: [position(30, own)] }, false)
    expect([...first.keys()]).toEqual([30, 31])
    const next = keepPositions(first, { ...view, ply: 32, happened: [entry(32, 0)] }, true)
    expect([...next.keys()]).toEqual([30, 31, 32])
    expect(ownLastPly([...log, entry(32, 0)], { ...view, ply: 32 })).toBe(32)
  })

  it('are forgotten after an undo and for another seat', () => {
    const undo = entry(30, 0, '3G', 'undo')
    expect([...keepPositions(positions, { ...view, ply: 30, happened: [undo] }, true).keys()]).toEqual([30])
    expect([...keepPositions(positions, { ...view, ply: 32 }, false).keys()]).toEqual([32])
  })
})
