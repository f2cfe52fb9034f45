import { CLANS, type Clan, SETTS } from './setts'
import { type Bar, weave } from './weave'

/** The pattern of a clan's cloth as SVG text, which a browser reads faster than it is put together. */
function clothOf(clan: Clan): string {
  const { size, bars, twill, twillWidth } = weave(SETTS[clan])
  const warp = ({ colour, at, width }: Bar) =>
    `<rect x="${at}" width="${width}" height="${size}" fill="${colour}"/>`
  const weft = ({ colour, at, width }: Bar) =>
    `<rect y="${at}" width="${size}" height="${width}" fill="${colour}"/>`
  return `<pattern id="tartan-${clan}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" shape-rendering="crispEdges">
${bars.map(warp).join('')}<g opacity=".5">${bars.map(weft).join('')}</g>
<path d="${twill}" stroke="#000" stroke-opacity=".09" stroke-width="${twillWidth}" shape-rendering="auto"/></pattern>`
}

export const CLOTHS = CLANS.map(clothOf).join('')
