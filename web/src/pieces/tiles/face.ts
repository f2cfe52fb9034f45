// The face of a tile, 100 × 100. Its corners have fixed meanings: cost, card, once, activation.
import type { GlenmoreTableTile } from '../../api/protocol'
import { flat } from '../flat_drawing'
import { type Drawing, lettering } from '../goods/drawing'
import { castles } from './castles'
import { type Frame, frames } from './frames'
import { lochs } from './lochs'
import { cardPlate, costPlate, effectPlaque, effectWidth, onceChip, onceCount } from './plaques'
import { pool } from './scenery'
import { scenes } from './scenes'

/**
 * How much is shown: on the chain all of it, on a land what still matters there, and of the lands of
 * others only the scene.
 */
export type Detail = 'chain' | 'land' | 'scene'

const RIVER =
  '<path d="M41 0C41 20 38 30 40 46S42 80 41 100H59C60 80 58 62 59 46S59 20 59 0Z" fill="#7FB3CF"/><path d="M41 0C41 20 38 30 40 46S42 80 41 100M59 0C59 20 60 30 59 46S60 80 59 100" fill="none" stroke="#3F7FA8" stroke-width="1.2"/><path d="M46 8q3 4 0 9M53 26q-3 5 0 10M47 62q3 5 0 10" stroke="#E8F4FA" stroke-width="1.3" fill="none" stroke-linecap="round"/>'
const ROAD =
  '<path d="M0 48.4C20 47 34 49.4 50 48.4S80 47 100 48.4V59.6C80 61 66 58.6 50 59.6S20 61 0 59.6Z" fill="#D8BE93" stroke="#8d6c40" stroke-width="1"/><path d="M3 54H97" stroke="#8d6c40" stroke-width="1.2" stroke-dasharray="5 4.4" stroke-opacity=".8"/>'
const FORD =
  '<path d="M40 46Q50 42 60 46L61 62Q50 58 39 62Z" fill="#AEB4B8" stroke="#3A332C" stroke-width="1"/><path d="M42 54H58" stroke="#6b747a" stroke-width="1.2" stroke-dasharray="3 2"/>'
const WIDE = /fair_5|butcher|tavern|grocer/

const drawn = new Map<string, Drawing>()

/** Drawn once for each tile and detail. */
export function face(tile: GlenmoreTableTile, detail: Detail): Drawing {
  const key = `${tile.tile} ${detail}`
  const known = drawn.get(key)
  if (known !== undefined) return known
  const drawing = flat(ground(frames[tile.frame]) + scene(tile, detail) + print(tile, detail))
  drawn.set(key, drawing)
  return drawing
}

function ground({ edge, line, dashes, width, cap, ground: [light, deep] }: Frame): Drawing {
  return (
    `<rect x=".5" y=".5" width="99" height="99" rx="7" fill="${edge}" stroke="#27231E" stroke-width="1"/>` +
    `<rect x="3.4" y="3.4" width="93.2" height="93.2" rx="5" fill="none" stroke="${line}" stroke-opacity=".75" stroke-width="${width}" stroke-dasharray="${dashes}" stroke-linecap="${cap}"/>` +
    (dashes
      ? ''
      : `<rect x="5" y="5" width="90" height="90" rx="4" fill="none" stroke="${line}" stroke-opacity=".7" stroke-width=".8"/>`) +
    `<rect x="6.6" y="6.6" width="86.8" height="86.8" rx="3.4" fill="${light}"/>` +
    `<path d="M6.6 34Q28 26 50 33T93.4 30V90Q93.4 93.4 90 93.4H10Q6.6 93.4 6.6 90Z" fill="${deep}"/>` +
    `<path d="M6.6 46H93.4V90Q93.4 93.4 90 93.4H10Q6.6 93.4 6.6 90Z" fill="${light}" fill-opacity=".75"/>` +
    '<path d="M12 66l1.4-4 1.4 4M84 68l1.4-4 1.4 4M70 64l1.2-3.4 1.2 3.4M28 69l1.2-3.4 1.2 3.4" stroke="#8a9a5c" stroke-width="1.1" fill="none"/>'
  )
}

function scene(tile: GlenmoreTableTile, detail: Detail): Drawing {
  const { kind, place, river, road } = tile
  if (kind === 'loch') return RIVER + pool + (lochs[place ?? '']?.() ?? '')
  const middle = kind === 'castle' ? castles[place ?? '']?.() : scenes[kind]?.(river)
  if (kind === 'bridge') return RIVER + (middle ?? '')
  const [x, y, factor] = kind === 'castle' ? castleAt(tile) : sceneAt(tile, detail)
  const placed = `<g transform="translate(50 ${y}) scale(${factor}) translate(${-x} -46)">${middle ?? ''}</g>`
  return (river ? RIVER : '') + placed + (road ? ROAD : '') + (river && road ? FORD : '')
}

function castleAt({ river, road }: GlenmoreTableTile): [number, number, number] {
  return [51, road ? 47 : river ? 55 : 58, road ? 1.05 : 1.22]
}

function sceneAt({ kind, river, road }: GlenmoreTableTile, detail: Detail): [number, number, number] {
  const factor = road ? 1.08 : river ? 1.16 : WIDE.test(kind) ? 1.06 : 1.26
  const y = road ? 47 : { chain: 57, land: 56, scene: 64 }[detail]
  return [50, y, detail === 'chain' ? factor : factor * 1.06]
}

function print(tile: GlenmoreTableTile, detail: Detail): Drawing {
  if (detail === 'scene') return ''
  if (detail === 'land') return label(tile, 8, 13, 11.4) + effectPlaque(tile.effect, 50, true)
  const chips = onceCount(tile)
  const middle = chips > 1 ? 41 : chips && effectWidth(tile.effect) > 30 ? 44 : 50
  return (
    label(tile, 61.4, 12, 10.8) +
    costPlate(tile.cost) +
    cardPlate(tile) +
    onceChip(tile) +
    effectPlaque(tile.effect, middle, false)
  )
}

function label({ place }: GlenmoreTableTile, y: number, height: number, size: number): Drawing {
  if (!place) return ''
  const band = `<rect x="8.4" y="${y}" width="83.2" height="${height}" rx="3" fill="#FFFCF4" fill-opacity=".93"/>`
  return band + lettering(place, 50, y + height - 2.8, size, { family: 'Alegreya' })
}
