import { describe, expect, it } from 'vitest'
import { shiftOf } from '../src/motion/travel'
import { faceOf, LOOKS } from '../src/pieces/cards/faces'
import { figureOf } from '../src/pieces/figures/figures'
import { CLOTHS } from '../src/pieces/tartans/cloth'
import { CLANS, SETTS } from '../src/pieces/tartans/setts'
import { weave } from '../src/pieces/tartans/weave'

describe('tartans', () => {
  it('are woven for every clan', () => {
    for (const clan of CLANS) expect(CLOTHS).toContain(`<pattern id="tartan-${clan}"`)
  })

  it('are mirrored about their pivots and repeat without a seam', () => {
    for (const clan of CLANS) {
      const { size, bars } = weave(SETTS[clan])
      const first = bars[0]!
      const last = bars.at(-1)!
      expect(last.at).toBeCloseTo(first.at + size, 2)
      expect(last.colour).toBe(first.colour)
      const covered = bars.slice(0, -1).reduce((sum, { width }) => sum + width, 0)
      expect(covered).toBeCloseTo(size, 1)
    }
  })
})

describe('cards', () => {
  it('have a rank, a clan and its symbol', () => {
    expect(faceOf('7G')).toEqual({ rank: 7, clan: 'G' })
    expect(new Set(CLANS.map((clan) => LOOKS[clan].symbol)).size).toBe(7)
  })

  it('show somebody in the cloth of the clan for every rank', () => {
    for (const rank of [3, 4, 5, 6, 7, 8]) expect(figureOf(rank, 'url(#tartan-R)')).toContain('fill="url(#tartan-R)"')
  })
})

describe('travelling', () => {
  const here = { left: 10, top: 10, width: 50, height: 70 }

  it('begins where the piece lay, as large as it was', () => {
    const shift = shiftOf({ left: 110, top: 10, width: 100, height: 140 }, here)
    expect(shift).toMatchObject({ x: 125, y: 35, scale: 2 })
  })

  it('is none where nothing has moved or nothing is seen', () => {
    expect(shiftOf(here, here)).toBeNull()
    expect(shiftOf(here, { ...here, width: 0 })).toBeNull()
  })
})
