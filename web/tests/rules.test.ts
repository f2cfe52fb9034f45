import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contentsOf } from '../src/rules/contents'
import { uiOf } from '../src/games/registry'
import { landOf, longTable, ringPlace, takesOf } from '../src/games/shared/picture_args'
import { cut, find, foldText, starts } from '../src/rules/search'
import { type Block, parse, plain, prose } from '../src/rules/parser'

const FOLDER = '../src/clachan/rules'
const TEXTS = readdirSync(FOLDER).flatMap((language) =>
  readdirSync(`${FOLDER}/${language}`).map((file) => `${FOLDER}/${language}/${file}`),
)

const SAMPLE = parse(`# A game

## The turn

[CG 4.1] Play **one** card,
see CG 4.2.

- one
- two,
  and more

| a | b |
|---|---|
| 1 | 2 |

{clans:cards 7G 5K | Two cards}

Last words.
`)

describe('reading the rules', () => {
  it('knows every kind of block', () => {
    expect(SAMPLE.map((block) => block.kind)).toEqual([
      'heading',
      'heading',
      'rule',
      'list',
      'table',
      'picture',
      'paragraph',
    ])
  })

  it('joins the lines of a rule and finds what is bold and what is meant', () => {
    const rule = SAMPLE[2]
    expect(rule?.kind === 'rule' && [rule.id, rule.number]).toEqual(['CG-4.1', 'CG 4.1'])
    expect(rule?.texts[1]).toEqual([
      { kind: 'plain', text: 'Play ' },
      { kind: 'bold', text: 'one' },
      { kind: 'plain', text: ' card, see ' },
      { kind: 'reference', text: 'CG 4.2' },
      { kind: 'plain', text: '.' },
    ])
  })

  it('reads lists and tables cell by cell', () => {
    expect(SAMPLE[3]?.texts.map(plain)).toEqual(['one', 'two, and more'])
    expect(SAMPLE[4]?.kind === 'table' && SAMPLE[4].columns).toBe(2)
    expect(SAMPLE[4]?.texts.map(plain)).toEqual(['a', 'b', '1', '2'])
  })

  it('makes a table of contents', () => {
    expect(contentsOf(SAMPLE)).toEqual([{ id: 'part-1', title: 'The turn', parts: [] }])
  })

  it.each(TEXTS)('leaves no markup behind in %s', (file) => {
    const blocks = parse(readFileSync(file, 'utf-8'))
    const texts = blocks.flatMap((block: Block) => block.texts.map(plain))
    expect(texts.filter((text) => /[*[\]{}|]|^#/.test(text))).toEqual([])
    const anchors = new Set(blocks.flatMap((block) => (block.kind === 'rule' ? [block.number] : [])))
    const meant = blocks.flatMap((block) => block.texts.flat()).filter((run) => run.kind === 'reference')
    expect(meant.filter((run) => !anchors.has(run.text))).toEqual([])
    const isKnown = (what: string) => {
      const [game = '', picture = ''] = what.split(':')
      return picture in (uiOf(game).pictures ?? {})
    }
    const drawn = blocks.flatMap((block) => (block.kind === 'picture' ? [block.what] : []))
    expect(drawn.filter((what) => !isKnown(what))).toEqual([])
  })
})

describe('searching the rules', () => {
  it('does not mind case and accents', () => {
    expect(foldText('Łąka Ötz’')).toBe("laka otz'")
  })

  it('counts hits in reading order, in all texts of a block', () => {
    const { hits, count } = find(SAMPLE, 'CARD')
    expect(count).toBe(2)
    expect(hits[2]).toEqual([[], [{ index: 0, from: 9, to: 13 }]])
    expect(hits[5]).toEqual([[{ index: 1, from: 4, to: 8 }]])
  })

  it('finds a rule by its number', () => {
    expect(find(SAMPLE, 'cg 4').count).toBe(2)
  })

  it('waits for two letters', () => {
    expect(find(SAMPLE, 'a ').count).toBe(0)
  })

  it('marks a hit across bold words', () => {
    const text = prose('Play **one** card')
    const hits = [{ index: 0, from: 3, to: 10 }]
    const pieces = text.map((run, index) => cut(run, starts(text)[index] ?? 0, hits))
    expect(pieces).toEqual([
      [
        { text: 'Pla', hit: null },
        { text: 'y ', hit: 0 },
      ],
      [{ text: 'one', hit: 0 }],
      [
        { text: ' c', hit: 0 },
        { text: 'ard', hit: null },
      ],
    ])
  })
})

describe('pictures in the rules', () => {
  it('lay the long table out', () => {
    const table = longTable(['2', '1N2=4R', '2S3=?', '2=1,0'])
    expect(table.places).toHaveLength(26)
    expect(table.places.find((place) => place.name === '1N2')).toEqual({
      name: '1N2',
      along: 3,
      across: 1,
      lies: '4R',
    })
    expect(table.places.find((place) => place.name === '4E')).toEqual({
      name: '4E',
      along: 14,
      across: 2,
      lies: '',
    })
    expect(table.stacks).toEqual([[], [1, 0], [], []])
  })

  it('tell who takes what', () => {
    expect(takesOf(['1:3Y,3G', '0:', '-:6B'])).toEqual([
      { seat: 1, cards: ['3Y', '3G'] },
      { seat: 0, cards: [] },
      { seat: null, cards: ['6B'] },
    ])
  })

  it('lay a land out from the north-west', () => {
    expect(landOf(['0,0=S:m1', '-1,1=13:w2:h1', '1,0=?'])).toEqual([
      { cell: '0,0', column: 2, row: 2, tile: 0, members: 1, cubes: [] },
      { cell: '-1,1', column: 1, row: 1, tile: 13, members: 0, cubes: ['wood', 'wood', 'sheep'] },
      { cell: '1,0', column: 3, row: 2, tile: null, members: 0, cubes: [] },
    ])
  })

  it('go around the ring once', () => {
    const places = Array.from({ length: 14 }, (_, index) => ringPlace(index))
    expect(new Set(places.map(({ column, row }) => `${column} ${row}`)).size).toBe(14)
    expect([places[0], places[5], places[7], places[13]]).toEqual([
      { column: 1, row: 1 },
      { column: 5, row: 2 },
      { column: 5, row: 4 },
      { column: 1, row: 2 },
    ])
  })
})
