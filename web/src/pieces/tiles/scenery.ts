// What stands on the tiles. Each thing stands on the ground at x, y; its size is a factor.
import { type Drawing, good } from '../goods/drawing'

export const LINE = '#3A332C'

export function shape(path: string, fill: string, stroke = LINE, width = 1): Drawing {
  return `<path d="${path}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"/>`
}

function standingActions(x: number, y: number, s: number, drawing: Drawing): Drawing {
  return `<g transform="translate(${x} ${y}) scale(${s})">${drawing}</g>`
}

export const pine = (x: number, y: number, s = 1): Drawing =>
  standingActions(
    x,
    y,
    s,
    `${shape('M-1.4 0V-5H1.4V0Z', '#6B4426')}${shape('M0 -26L6 -15H3.4L8 -8H4.6L9.6 -3H-9.6L-4.6 -8H-8L-3.4 -15H-6Z', '#3E7A4A')}`,
  )

export const rock = (x: number, y: number, s = 1, c = '#A3AAAF'): Drawing =>
  standingActions(
    x,
    y,
    s,
    `${shape('M-12 0L-9 -11L-2 -17L7 -13L12 -4L11 0Z', c)}${shape('M-9 -11L-1 -8L7 -13M-1 -8L0 0', 'none', '#5b636a')}`,
  )

export const house = (x: number, y: number, s = 1, wall = '#F3EBD8', roof = '#8A5A3A'): Drawing =>
  standingActions(
    x,
    y,
    s,
    `${shape('M-9 0V-9H9V0Z', wall)}${shape('M-11.4 -8.6L-6.4 -17H6.4L11.4 -8.6Z', roof)}${shape('M-2.2 0V-6H2.2V0Z', '#5b4128')}<path d="M4.6 -6.6h2.6v2.8h-2.6zM-7.2 -6.6h2.6v2.8h-2.6z" fill="#F2C14E" stroke="${LINE}" stroke-width=".6"/>${shape('M4 -17V-20.6H7V-15.6', '#A3AAAF')}`,
  )

export const field = (x: number, y: number, s = 1): Drawing =>
  standingActions(
    x,
    y,
    s,
    `${shape('M-15 0L-10 -15H10L15 0Z', '#EBC95C', '#8a6a17')}<path d="M-9 -1L-6 -14M-3 -1L-2 -14M3 -1L2 -14M9 -1L6 -14" stroke="#B8891C" stroke-width="1.6"/><path d="M-12 -5H12M-11 -10H11" stroke="#B8891C" stroke-width=".8" stroke-dasharray="2 1.6"/>`,
  )

export const fence = (x: number, y: number, w: number): Drawing =>
  `<path d="M${x} ${y}H${x + w}M${x} ${y - 4}H${x + w}${[...Array(Math.round(w / 7) + 1)].map((_, k) => `M${x + k * 7} ${y + 2}V${y - 7}`).join('')}" stroke="#7A5A3A" stroke-width="1.5" fill="none" stroke-linecap="round"/>`

export const tent = (x: number, y: number, s: number, a: string, b: string): Drawing =>
  standingActions(
    x,
    y,
    s,
    `${shape('M-11 0L-9 -10H9L11 0Z', '#F3EBD8')}${shape('M-13 -9L0 -21L13 -9Q9.7 -5.6 6.5 -9Q3.2 -5.6 0 -9Q-3.2 -5.6 -6.5 -9Q-9.7 -5.6 -13 -9Z', a)}<path d="M-4.6 -16.8L-6.5 -9Q-9.7 -5.6 -13 -9ZM4.6 -16.8L6.5 -9Q3.2 -5.6 0 -9V-21Z" fill="${b}"/>${shape('M0 -21V-27L6 -25L0 -23', b)}`,
  )

export const barrel = (x: number, y: number, s: number): Drawing =>
  good('whisky', x - 12 * s, y - 22 * s, 24 * s)

export const cow = (x: number, y: number, s: number): Drawing =>
  good('cattle', x - 12 * s, y - 22 * s, 24 * s)

export const sheep = (x: number, y: number, s: number): Drawing =>
  good('sheep', x - 12 * s, y - 20 * s, 24 * s)

export const still = (x: number, y: number, s = 1): Drawing =>
  standingActions(
    x,
    y,
    s,
    `${shape('M-9 0Q-13 -12 -3.4 -15L-2.2 -23H2.2Q9 -24 12 -16L9.4 -15Q7 -20 3 -19L3.4 -15Q13 -12 9 0Z', '#C87A3C')}<path d="M-8 -6Q0 -3.6 8 -6" stroke="#6d3a12" fill="none"/>`,
  )

export const signpost = (x: number, y: number, s: number, inside = ''): Drawing =>
  standingActions(
    x,
    y,
    s,
    `${shape('M-1 0V-20H1V0Z', '#6B4426')}${shape('M1 -19H11V-17.6H1Z', '#6B4426')}${shape('M2.4 -16H11.6V-7H2.4Z', '#F3EBD8')}${inside}`,
  )

export const tower = (
  x: number,
  y: number,
  w: number,
  h: number,
  roof: 'flat' | 'cone' = 'flat',
  c = '#AEB4B8',
): Drawing =>
  shape(`M${x - w / 2} ${y}V${y - h}H${x + w / 2}V${y}Z`, c) +
  (roof === 'flat'
    ? shape(
        `M${x - w / 2 - 1.4} ${y - h + 2.4}V${y - h - 3.6}H${x - w / 2 + w * 0.18}V${y - h - 0.8}H${x - w * 0.14}V${y - h - 3.6}H${x + w * 0.14}V${y - h - 0.8}H${x + w / 2 - w * 0.18}V${y - h - 3.6}H${x + w / 2 + 1.4}V${y - h + 2.4}Z`,
        c,
      )
    : shape(
        `M${x - w / 2 - 1.6} ${y - h + 0.4}L${x} ${y - h - w * 0.8}L${x + w / 2 + 1.6} ${y - h + 0.4}Z`,
        '#5B6B76',
      )) +
  `<path d="M${x - 1.1} ${y - h * 0.62}h2.2v3.8h-2.2z" fill="${LINE}"/>`

export const flag = (x: number, y: number, c: string): Drawing =>
  `<path d="M${x} ${y}V${y - 9}" stroke="${LINE}" stroke-width="1.1"/>` +
  shape(`M${x} ${y - 9}L${x + 8} ${y - 7}L${x} ${y - 5}Z`, c, LINE, 0.7)

export const isle = (x: number, y: number, w: number): Drawing =>
  `<ellipse cx="${x}" cy="${y}" rx="${w}" ry="4.4" fill="#9DB077" stroke="#6c7d49" stroke-width=".9"/>`

export const pool: Drawing =
  '<path d="M18 40Q18 22 50 22T82 40T50 58T18 40Z" fill="#7FB3CF" stroke="#DDEEF6" stroke-width="2"/><path d="M28 36q4-2.4 8 0t8 0M56 47q4-2.4 8 0t8 0M34 51q3-2 6 0t6 0" stroke="#E8F4FA" stroke-width="1.3" fill="none" stroke-linecap="round"/>'
