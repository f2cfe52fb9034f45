// One tab stop for a grid; the arrow keys go on from there.
const STEPS: Readonly<Record<string, Direction>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type Direction = readonly [right: number, down: number]
type Edge = 'first' | 'last'

/** How the focus moves in a grid whose cells have other neighbours than the nearest ones. */
interface FocusSteps {
  readonly step: (direction: Direction) => HTMLElement | null | undefined
  readonly edge: (edge: Edge) => HTMLElement | null | undefined
}

/**
 * Handle arrows, Home and End, and N for the next place marked `data-legal`, in a grid of columns and rows.
 */
export function moveFocus(event: KeyboardEvent, grid: HTMLElement, steps?: FocusSteps): void {
  const from = (event.target as HTMLElement).closest<HTMLElement>('[data-column]')
  const stops = [...grid.querySelectorAll<HTMLElement>('[data-column]')]
  if (!from || !stops.includes(from)) return
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const found = next(event, from, stops, steps ?? nearestSteps(from, stops))
  if (!found) return
  event.preventDefault()
  found.focus()
  found.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function next(
  { key, shiftKey }: KeyboardEvent,
  from: HTMLElement,
  stops: readonly HTMLElement[],
  { step, edge }: FocusSteps,
): HTMLElement | null | undefined {
  if (key === 'n' || key === 'N') return nextLegal(from, shiftKey ? stops.toReversed() : stops)
  if (key === 'Home') return edge('first')
  if (key === 'End') return edge('last')
  const direction = STEPS[key]
  return direction && step(direction)
}

function nearestSteps(from: HTMLElement, stops: readonly HTMLElement[]): FocusSteps {
  return {
    step: (direction) => nearest(stops, ...placeOf(from), direction),
    edge: (edge) => (edge === 'first' ? stops[0] : stops.at(-1)),
  }
}

/** From there on, and then from the beginning. */
function nextLegal(from: HTMLElement, stops: readonly HTMLElement[]): HTMLElement | undefined {
  const place = stops.indexOf(from)
  return [...stops.slice(place + 1), ...stops.slice(0, place)].find((stop) => 'legal' in stop.dataset)
}

/** The nearest one in that direction, straight ahead where there is one. */
function nearest(
  stops: readonly HTMLElement[],
  column: number,
  row: number,
  [right, down]: Direction,
): HTMLElement | undefined {
  let best: HTMLElement | undefined
  let least = Infinity
  for (const stop of stops) {
    const [otherColumn, otherRow] = placeOf(stop)
    const across = otherColumn - column
    const along = otherRow - row
    const ahead = right ? across * right : along * down
    if (ahead <= 0) continue
    const distance = ahead + 20 * Math.abs(right ? along : across)
    if (distance < least) [best, least] = [stop, distance]
  }
  return best
}

function placeOf(element: HTMLElement): [number, number] {
  return [Number(element.dataset['column']), Number(element.dataset['row'])]
}
