// Why a move is advised: what it costs, sets off and gains, and who follows.
import { gainSentences } from '../games/shared/gains'
import { waySentence } from '../games/glenmore/words'
import type { Board } from '../games/registry'
import type { GamePreview, Hint } from '../api/protocol'
import { withMinus } from '../app/i18n/minus'
import type { Words } from '../app/i18n/words'

/** In sentences. */
export function reasonsFor(preview: GamePreview, board: Board, words: Words): readonly string[] {
  // What a larger land costs is settled at the end (GM 11.4): until then it says nothing about a move.
  if (preview.game !== 'glenmore' || preview.tiles_count_now) return board.previewed(preview, words)
  const gains = preview.gains_without_tiles
  // That nothing changes speaks for nothing: it is said where there is nothing else to say.
  const told = gains.some((points) => points !== 0) ? gains : []
  const reasons = board.previewed({ ...preview, gains: told, for_tiles: [] }, words)
  return reasons.length ? reasons : gainSentences(gains, words)
}

const CHANCE = -1

/** In one line, beside a board that itself shows what the move costs and sets off. */
export function briefReasons({ move, preview }: Hint, board: Board, words: Words): readonly string[] {
  if (preview.game !== 'glenmore') return reasonsFor(preview, board, words)
  const { most_points: points, after_turn: next, sets_off: tiles } = preview
  // Tiles count at the end: see above.
  const gain = (preview.tiles_count_now ? preview.gains : preview.gains_without_tiles)[words.reader ?? -1] ?? 0
  const isFree = move.words.key === 'glenmore-take' && !preview.cost.length && !preview.whisky && !preview.member
  const signed = new Intl.NumberFormat(words.language, { signDisplay: 'always' })
  const reasons = [
    points > 0 && words.say('web-glenmore-why-points', { points }),
    gain > 0 && words.say('web-glenmore-why-gain', { points: withMinus(signed.format(gain)) }),
    tiles.length > 0 && words.say('web-glenmore-why-tiles', { count: tiles.length }),
    isFree && words.say('web-glenmore-why-free'),
    next !== null && nextWords(next, words),
  ].filter((reason) => reason !== false)
  if (reasons.length) return [words.say('web-glenmore-why', { reasons: reasons.join(', ') })]
  const way = preview.ways.find(({ resource }) => resource === move.words.args['resource'])
  return way ? [waySentence(way, words)] : reasonsFor({ ...preview, ways: [] }, board, words)
}

function nextWords(seat: number, words: Words): string {
  if (seat === words.reader) return words.say('web-glenmore-why-again')
  return words.say('web-glenmore-why-next', { player: seat === CHANCE ? words.say('glenmore-the-die') : words.name(seat) })
}
