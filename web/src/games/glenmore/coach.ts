// What hints and the first game of Glen More say.
import type { GameComponents, GamePreview, Hint, TableView } from '../../api/protocol'
import { withMinus } from '../../app/i18n/minus'
import type { Words } from '../../app/i18n/words'
import type { GameCoach } from '../contract'
import { CHANCE } from '../shared/chance'
import { gainSentences } from '../shared/gains'
import { describePreview, waySentence } from './words'

/** The last lesson stays until the end. */
const LAST = 7

/** By what is to be decided, and by the number of tiles that the reader has laid. */
function lesson({ position }: TableView, _table: GameComponents, seat: number): string | null {
  if (position?.game !== 'glenmore') return null
  const { type } = position.decision
  if (type !== 'taking') return `web-coach-glenmore-${type}`
  // The start village was not laid by a player.
  const laid = (position.lands[seat]?.tiles.length ?? 1) - 1
  return `web-coach-glenmore-taking-${Math.min(laid, LAST)}`
}

function reasons(preview: GamePreview, words: Words): readonly string[] {
  // What a larger land costs is settled at the end (GM 11.4): until then it says nothing about a move.
  if (preview.game !== 'glenmore' || preview.tiles_count_now) return describePreview(preview, words)
  const gains = preview.gains_without_tiles
  // That nothing changes speaks for nothing: it is said where there is nothing else to say.
  const shown = gains.some((points) => points !== 0) ? gains : []
  const found = describePreview({ ...preview, gains: shown, for_tiles: [] }, words)
  return found.length ? found : gainSentences(gains, words)
}

function briefReasons({ move, preview }: Hint, words: Words): readonly string[] {
  if (preview.game !== 'glenmore') return reasons(preview, words)
  const { most_points: points, after_turn: next, sets_off: tiles } = preview
  // Tiles count at the end: see above.
  const gain =
    (preview.tiles_count_now ? preview.gains : preview.gains_without_tiles)[words.reader ?? -1] ?? 0
  const isFree =
    move.words.key === 'glenmore-take' && !preview.cost.length && !preview.whisky && !preview.member
  const signed = new Intl.NumberFormat(words.language, { signDisplay: 'always' })
  const found = [
    points > 0 && words.say('web-glenmore-why-points', { points }),
    gain > 0 && words.say('web-glenmore-why-gain', { points: withMinus(signed.format(gain)) }),
    tiles.length > 0 && words.say('web-glenmore-why-tiles', { count: tiles.length }),
    isFree && words.say('web-glenmore-why-free'),
    next !== null && nextWords(next, words),
  ].filter((reason) => reason !== false)
  if (found.length) return [words.say('web-glenmore-why', { reasons: found.join(', ') })]
  const way = preview.ways.find(({ resource }) => resource === move.words.args['resource'])
  return way ? [waySentence(way, words)] : reasons({ ...preview, ways: [] }, words)
}

function nextWords(seat: number, words: Words): string {
  if (seat === words.reader) return words.say('web-glenmore-why-again')
  const player = seat === CHANCE ? words.say('glenmore-the-die') : words.name(seat)
  return words.say('web-glenmore-why-next', { player })
}

export const coach: GameCoach = {
  lesson,
  reasons: ({ preview }, words) => reasons(preview, words),
  briefReasons,
}
