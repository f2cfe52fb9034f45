// Goods, coins and points as SVG, each in a square at a place of the drawing that holds it.
import { type GoodName, goods } from './goods'
import { type SignName, signs } from './signs'

export type Drawing = string

const COIN = { fill: '#D3A93F', ink: '#5c430c' }
const HEATHER = '#6E3F7E'
const INK = '#27231E'

function placed(x: number, y: number, size: number, drawing: Drawing): Drawing {
  const round = (number: number) => Math.round(number * 1000) / 1000
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(size / 24)})">${drawing}</g>`
}

export function good(name: GoodName, x: number, y: number, size: number): Drawing {
  const { outline, fill, ink, inside } = goods[name]
  const body = `<path d="${outline}" fill="${fill}" stroke="${ink}" stroke-width="1.5" stroke-linejoin="round"/>`
  return placed(x, y, size, body + inside)
}

/** Whichever good one likes. */
export function anyGood(x: number, y: number, size: number): Drawing {
  const hexagon = `<path d="M12 1.6L21 6.8V17.2L12 22.4L3 17.2V6.8Z" fill="#FFFCF4" stroke="${INK}" stroke-width="1.6" stroke-dasharray="3 1.6"/>`
  return placed(x, y, size, hexagon + lettering('?', 12, 17, 14))
}

export function coin(x: number, y: number, size: number): Drawing {
  return placed(
    x,
    y,
    size,
    `<circle cx="12" cy="12" r="10.6" fill="${COIN.fill}" stroke="${COIN.ink}" stroke-width="1.5"/>` +
      `<circle cx="12" cy="12" r="7.6" fill="none" stroke="${COIN.ink}" stroke-width="1" stroke-dasharray="1.6 1.2"/>` +
      `<path d="M11 8H13V11H16V13H13V16H11V13H8V11H11Z" fill="${COIN.ink}"/>`,
  )
}

/** Points: a penannular brooch with the number inside. */
export function points(number: number, x: number, y: number, size: number): Drawing {
  const [line, letters] = number > 9 ? [16.8, 12.5] : [17.3, 14.5]
  return placed(
    x,
    y,
    size,
    `<path d="M17.6 1L20 2L6 22.6L4.4 21.4Z" fill="${HEATHER}"/>` +
      `<circle cx="12" cy="12.4" r="9.6" fill="#FFFCF4" stroke="${HEATHER}" stroke-width="2.3"/>` +
      `<circle cx="6.1" cy="4.9" r="2.1" fill="${HEATHER}"/>` +
      lettering(String(number), 12, line, letters),
  )
}

export function sign(name: SignName, x: number, y: number, size: number, fill = INK): Drawing {
  return placed(x, y, size, `<path fill-rule="evenodd" fill="${fill}" d="${signs[name]}"/>`)
}

export function lettering(
  text: string,
  x: number,
  y: number,
  size: number,
  { anchor = 'middle', family = 'Alegreya Sans' } = {},
): Drawing {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="${family}" font-weight="800" font-size="${size}" fill="${INK}">${text}</text>`
}
