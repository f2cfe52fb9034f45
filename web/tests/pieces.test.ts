import { describe, expect, it } from 'vitest'
import { middleOf, shiftOf } from '../src/games/shared/animation'
import { faceOf, LOOKS } from '../src/pieces/cards/faces'
import { figureOf } from '../src/pieces/figures/figures'
import { flat } from '../src/pieces/flat_drawing'
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
    for (const rank of [3, 4, 5, 6, 7, 8])
      expect(figureOf(rank, 'url(#tartan-R)')).toContain('fill="url(#tartan-R)"')
  })
})

describe('a flat drawing', () => {
  const inside = (drawing: string) =>
    flat(`<g transform="translate(10 20) scale(2) translate(-1 0)">${drawing}</g>`)

  it('has its parts where the groups had moved them, as large as they had scaled them', () => {
    expect(inside('<circle cx="1" cy="2" r=".5" fill="#fff"/>')).toBe(
      '<circle cx="10" cy="24" r="1" fill="#fff"/>',
    )
    expect(inside('<text x="3" y="4" font-size="5" font-weight="800">1</text>')).toBe(
      '<text x="14" y="28" font-size="10" font-weight="800">1</text>',
    )
    expect(
      inside('<g transform="translate(1 1) scale(.5)"><rect x="0" y="0" width="4" height="2" rx="1"/></g>'),
    ).toBe('<rect x="10" y="22" width="4" height="2" rx="1"/>')
  })

  it('keeps the ways of a path and moves its places', () => {
    expect(inside('<path d="M1 1h2V3l-1-1a1 2 30 0 1 3 0C1 2 3 4 5 6z"/>')).toBe(
      '<path d="M10 22h4V26l-2 -2a2 4 30 0 1 6 0C10 24 14 28 18 32z"/>',
    )
  })

  it('has strokes as thick as they were', () => {
    expect(inside('<path d="" stroke="#000" stroke-dasharray="3 1.5"/>')).toBe(
      '<path d="" stroke="#000" stroke-dasharray="6 3" stroke-width="2"/>',
    )
  })

  it('leaves alone what no group holds', () => {
    const alone = '<path d="M1 1" stroke="#000"/>'
    expect(flat(`${alone}<g transform="scale(2)"></g>${alone}`)).toBe(alone + alone)
  })
})

describe('travelling', () => {
  const here = { left: 10, top: 10, width: 50, height: 70 }

  it('begins where the piece lay, as large as it was', () => {
    const shift = shiftOf({ left: 110, top: 10, width: 100, height: 140 }, here)
    expect(shift).toMatchObject({ x: 125, y: 35, scale: 2 })
  })

  it('begins in the middle of a seat for a new piece, in its own size', () => {
    const seat = { left: 400, top: 0, width: 450, height: 50 }
    expect(shiftOf(middleOf(seat, here), here)).toMatchObject({ x: 590, y: -20, scale: 1 })
  })

  it('is none where nothing has moved or nothing is seen', () => {
    expect(shiftOf(here, here)).toBeNull()
    expect(shiftOf(here, { ...here, width: 0 })).toBeNull()
  })
})
