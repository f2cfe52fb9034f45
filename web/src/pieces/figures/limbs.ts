// What the figures have in common, as SVG text.
const SKIN = '#E9C39B'
export const HAIR = '#6B3E20'
export const WOOL = '#EFE6D2'
export const DARK = '#3A332C'
export const LEATHER = '#6B4426'
const GARTER = '#7A6A57'

export function head(x: number, y: number, radius = 8): string {
  const eye = (at: number) => `<circle cx="${at}" cy="${y + 0.6}" r=".9" fill="${DARK}"/>`
  const mouth = `<path d="M${x - 2} ${y + 3.8}q2 1.6 4 0" fill="none" stroke="${DARK}" stroke-width=".9" stroke-linecap="round"/>`
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${SKIN}"/>${eye(x - 2.6)}${eye(x + 2.6)}${mouth}`
}

export function arm(path: string, sleeve: string, width = 7): string {
  return `<path d="${path}" fill="none" stroke="${sleeve}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

export function hand(x: number, y: number): string {
  return `<circle cx="${x}" cy="${y}" r="3.4" fill="${SKIN}"/>`
}

export function legs(x: number): string {
  const stockings = `<path d="M${x - 7} 84V100M${x + 7} 84V100" stroke="${WOOL}" stroke-width="6.4"/>`
  const garters = `<path d="M${x - 10.2} 92h6.4M${x + 3.8} 92h6.4" stroke="${GARTER}" stroke-width="1.6"/>`
  return `${stockings}${garters}<path d="M${x - 12} 106q0-6 5-6t5 6zM${x + 2} 106q0-6 5-6t5 6z" fill="${DARK}"/>`
}

export function kilt(x: number, cloth: string): string {
  const skirts = `<path d="M${x - 11} 60H${x + 11}L${x + 16} 86H${x - 16}Z" fill="${cloth}" stroke="${DARK}"/>`
  const belt = `<path d="M${x - 12} 58.5H${x + 12}V62.5H${x - 12}Z" fill="${LEATHER}"/>`
  return `${skirts}${belt}<path d="M${x - 4} 64h8v6q-4 6-8 0z" fill="${DARK}"/>`
}

export function coat(x: number, colour: string, hem = 60): string {
  return `<path d="M${x - 10} 36Q${x} 31 ${x + 10} 36L${x + 12.5} ${hem}H${x - 12.5}Z" fill="${colour}"/>`
}

const skirtPath = (x: number) => `M${x - 10} 56Q${x} 53 ${x + 10} 56L${x + 20} 104Q${x} 109 ${x - 20} 104Z`

export function skirt(x: number, colour: string): string {
  return `<path d="${skirtPath(x)}" fill="${colour}"/>`
}

export function skirtEdge(x: number): string {
  return `<path d="${skirtPath(x)}" fill="none" stroke="${DARK}"/>`
}
