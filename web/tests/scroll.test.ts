import { describe, expect, it } from 'vitest'
import { scrollDistance } from '../src/ui/scroll'

describe('what is brought in sight', () => {
  const free = { top: 200, bottom: 700 }
  const span = (top: number, bottom: number) => ({ top, bottom })

  it('stays where it is seen', () => {
    expect(scrollDistance(free, [span(210, 400), span(500, 690)])).toBe(0)
  })

  it('comes out from below and from above, and a little farther', () => {
    expect(scrollDistance(free, [span(300, 400), span(650, 710)])).toBe(18)
    expect(scrollDistance(free, [span(150, 400)])).toBe(-58)
  })

  it('shows the last where there is no room for all', () => {
    expect(scrollDistance(free, [span(100, 150), span(660, 740)])).toBe(48)
  })

  it('shows its beginning where it is too large', () => {
    expect(scrollDistance(free, [span(300, 1000)])).toBe(92)
  })
})
