// Original setts: threads from pivot to pivot, mirrored about both, warp and weft alike.
export type Clan = 'R' | 'O' | 'Y' | 'G' | 'B' | 'V' | 'K'

/** A colour and how many threads of it. */
export type Stripe = readonly [colour: string, threads: number]

const RED = '#E03A2C'
const ORANGE = '#FCA945'
const BROWN = '#7A3A10'
const GREEN = '#58AB5E'
const VIOLET = '#7E3FA8'
const PLUM = '#3B1857'
const BLACK = '#1A191C'

export const SETTS: Readonly<Record<Clan, readonly Stripe[]>> = {
  R: [
    [RED, 26],
    ['#7A0F16', 22],
  ],
  O: [
    [ORANGE, 34],
    [BROWN, 3],
    [ORANGE, 5],
    [BROWN, 3],
  ],
  Y: [
    ['#F9E25F', 34],
    ['#FDF3BE', 12],
    [BLACK, 3],
  ],
  G: [
    [GREEN, 12],
    ['#1F6A3C', 7],
    [GREEN, 9],
    ['#DDF0CF', 3],
  ],
  B: [
    ['#12306A', 24],
    ['#2B6BBE', 14],
    ['#A9D0F2', 14],
  ],
  V: [
    [VIOLET, 5],
    [PLUM, 5],
    [VIOLET, 5],
    [PLUM, 5],
    [VIOLET, 5],
    ['#DB8FD2', 1],
  ],
  K: [
    [BLACK, 34],
    ['#D9D2C4', 2],
    [BLACK, 8],
    ['#37363B', 12],
  ],
}

export const CLANS = Object.keys(SETTS) as readonly Clan[]
