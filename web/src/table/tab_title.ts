// What the tab of a table says: whose turn, which game, and with whom, for several may be open.
import type { TableView } from '../api/protocol'
import type { Words } from '../app/i18n/words'
import type { Stage } from './stage'

/** `moment`: the position that is looked back at. */
export function titleOfTable(
  view: TableView,
  game: string,
  words: Words,
  stage: Stage,
  moment: number | null,
): string {
  if (moment !== null) return words.say('web-title-position', { ply: Math.min(moment, view.ply), game })
  const table = withOthers(view, game, words)
  return stage === 'mine' ? words.say('web-title-your-turn', { table }) : table
}

/** Anyone who only watches, or has everybody at their own screen, reads of all. */
function withOthers({ seats }: TableView, game: string, words: Words): string {
  const others = seats.flatMap((seat, index) => (seat.mine ? [] : [index]))
  const isPlaying = others.length > 0 && others.length < seats.length
  const named = others.length ? others : seats.map((_, index) => index)
  const players = words.list(named.map((seat) => words.name(seat)))
  return words.say(isPlaying ? 'web-title-with' : 'web-title-of', { game, players })
}
