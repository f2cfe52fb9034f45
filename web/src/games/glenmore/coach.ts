// What hints and the first game of Glen More say.
import type { GameComponents, GamePreview, Hint, Move, TableView } from '../../api/protocol'
import { withMinus } from '../../app/i18n/minus'
import type { Words } from '../../app/i18n/words'
import type { GameCoach } from '../contract'
import { CHANCE } from '../shared/chance'
import { describePreview, waySentence } from './words'

/** The last lesson stays until the end. */
const LAST = 7

/** By what is to be decided, and by the number of tiles that the reader has laid. */
function lesson({ position, legal }: TableView, _table: GameComponents, seat: number): string | null {
  if (position?.game !== 'glenmore') return null
  const { type } = position.decision
  const isActivation = ({ words: { key } }: Move) => key === 'glenmore-activate' || key === 'glenmore-ness'
  // With nothing left to activate, only sales are left.
  if (type === 'activating' && !legal.some(isActivation)) return null
  if (type !== 'taking') return `web-coach-glenmore-${type}`
  // The start village was not laid by a player.
  const laid = (position.lands[seat]?.tiles.length ?? 1) - 1
  return `web-coach-glenmore-taking-${Math.min(laid, LAST)}`
}

function reasons({ move, preview }: Hint, words: Words, legal: readonly Move[]): readonly string[] {
  return [...purchaseReasons(move, words, legal), ...previewReasons(move, preview, words)]
}

/** Why something is bought that one has. */
function purchaseReasons({ words: { key, args } }: Move, words: Words, legal: readonly Move[]): string[] {
  const couldPay = legal.some(
    ({ words: other }) => other.key === 'glenmore-pay' && other.args['resource'] === args['resource'],
  )
  return key === 'glenmore-buy' && couldPay ? [words.say('web-glenmore-why-buy')] : []
}

function previewReasons(move: Move, preview: GamePreview, words: Words): readonly string[] {
  if (preview.game !== 'glenmore') return []
  // What a larger land costs is settled at the end (GM 11.4): until then it says nothing about a move.
  const { tiles_count_now: tilesCount } = preview
  const gains = tilesCount ? preview.gains : preview.gains_without_tiles
  const for_tiles = tilesCount ? preview.for_tiles : []
  // That nothing changes speaks for no move.
  const shown = gains.some((points) => points !== 0) ? gains : []
  return describePreview({ ...preview, gains: shown, for_tiles }, words, move)
}

function briefReasons(hint: Hint, words: Words, legal: readonly Move[]): readonly string[] {
  const { move, preview } = hint
  if (preview.game !== 'glenmore') return []
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
  return way
    ? [waySentence(way, words)]
    : reasons({ ...hint, preview: { ...preview, ways: [] } }, words, legal)
}

function nextWords(seat: number, words: Words): string {
  if (seat === words.reader) return words.say('web-glenmore-why-again')
  const player = seat === CHANCE ? words.say('glenmore-the-die') : words.name(seat)
  return words.say('web-glenmore-why-next', { player })
}

export const coach: GameCoach = {
  lesson,
  reasons,
  briefReasons,
}
