import { describe, expect, it } from 'vitest'
import { joinShortWords } from '../src/app/i18n/short_words'
import { parse, plain } from '../src/rules/parser'
import { find } from '../src/rules/search'

describe('a Polish word of one letter', () => {
  it.each([
    ['Narady w kiltach', 'Narady w\u00a0kiltach'],
    ['Obok i w środku', 'Obok i\u00a0w\u00a0środku'],
    ['W każdej turze', 'W\u00a0każdej turze'],
    ['12 punktów (o 2 więcej)', '12 punktów (o\u00a02 więcej)'],
    ['kart\nz talii', 'kart\nz\u00a0talii'],
  ])('stays with the next word: %s', (text, joined) => {
    expect(joinShortWords(text, 'pl')).toBe(joined)
  })

  it('may end a line in other languages', () => {
    expect(joinShortWords('a card', 'en')).toBe('a card')
  })

  it('stays there in the rules, and is found with a plain space', () => {
    const blocks = parse(joinShortWords('Karty leżą w\nrzędzie.', 'pl'))
    expect(plain(blocks[0]?.texts[0] ?? [])).toBe('Karty leżą w\u00a0rzędzie.')
    expect(find(blocks, 'w rzędzie').count).toBe(1)
  })
})
