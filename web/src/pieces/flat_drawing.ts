// A drawing without groups: to move and scale each of hundreds of groups costs the browser time in every
// frame.
import type { Drawing } from './goods/drawing'

interface Place {
  readonly x: number
  readonly y: number
  readonly scale: number
}

const ORIGIN: Place = { x: 0, y: 0, scale: 1 }
// What each number of a command of a path is; the lower case of a command has no places, only ways.
const NUMBERS: Readonly<Record<string, string>> = {
  M: 'xy',
  L: 'xy',
  T: 'xy',
  H: 'x',
  V: 'y',
  C: 'xyxyxy',
  S: 'xyxy',
  Q: 'xyxy',
  A: 'll...xy',
  Z: '',
}
const KINDS: Readonly<Record<string, string>> = {
  x: 'x',
  cx: 'x',
  y: 'y',
  cy: 'y',
  width: 'l',
  height: 'l',
  r: 'l',
  rx: 'l',
  ry: 'l',
  'stroke-width': 'l',
  'stroke-dasharray': 'l',
  'font-size': 'l',
}
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g

/** The same to the eye: what every group says of its place is given to its parts. */
export function flat(drawing: Drawing): Drawing {
  const around = [ORIGIN]
  return drawing.replace(
    /<(\/?)(\w+)([^>]*?)(\/?)>/g,
    (tag: string, end: string, name: string, attributes: string, single: string) => {
      const place = around.at(-1) ?? ORIGIN
      if (name !== 'g') return end || place === ORIGIN ? tag : `<${name}${moved(attributes, place)}${single}>`
      if (end) around.pop()
      else around.push(within(place, attributes))
      return ''
    },
  )
}

function within(place: Place, attributes: string): Place {
  return Array.from(attributes.matchAll(/(translate|scale)\(([^)]*)\)/g)).reduce(
    ({ x, y, scale }, [, act, numbers = '']) => {
      const [first = 1, second = 0] = numbers.split(/[ ,]+/).map(Number)
      return act === 'scale'
        ? { x, y, scale: scale * first }
        : { x: x + scale * first, y: y + scale * second, scale }
    },
    place,
  )
}

function moved(attributes: string, place: Place): string {
  // Who says nothing of the width of a stroke means one.
  const whole =
    attributes.includes(' stroke="') && !attributes.includes('stroke-width')
      ? `${attributes} stroke-width="1"`
      : attributes
  return whole.replace(/([\w-]+)="([^"]*)"/g, (said: string, key: string, value: string) => {
    if (key === 'd') return `d="${path(value, place)}"`
    const kind = KINDS[key]
    return kind ? `${key}="${value.replace(NUMBER, (number) => at(Number(number), kind, place))}"` : said
  })
}

function path(steps: string, place: Place): string {
  return steps.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, command: string, numbers: string) => {
    const kinds = NUMBERS[command.toUpperCase()] ?? ''
    const isWay = command !== command.toUpperCase()
    let index = 0
    const placed = numbers.match(NUMBER)?.map((number) => {
      const kind = kinds[index++ % kinds.length] ?? '.'
      return at(Number(number), isWay && kind !== '.' ? 'l' : kind, place)
    })
    return command + (placed?.join(' ') ?? '')
  })
}

/** A place across or down, a length, or what stays. */
function at(number: number, kind: string, { x, y, scale }: Place): string {
  if (kind === '.') return String(number)
  const start = kind === 'x' ? x : kind === 'y' ? y : 0
  return String(Math.round((start + number * scale) * 1000) / 1000)
}
