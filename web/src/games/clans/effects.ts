// What a move did to the points, from the positions before and after it with the points that came with them.
import type { ClansView, EntryView, GameView } from '../../api/protocol'
import type { Words } from '../../app/i18n/words'
import type { MoveEffect } from '../contract'
import { signedPoints } from '../shared/gains'

export function effectOf(
  { seat, words: { key, args } }: EntryView,
  before: GameView,
  after: GameView,
  words: Words,
): MoveEffect | null {
  const reader = after.seat
  if (before.game !== 'clans' || after.game !== 'clans' || reader === null || !key.startsWith('clans-play'))
    return null
  const tile = Number(args['tile'])
  const changes = after.totals.map((points, one) => points - (before.totals[one] ?? 0))
  const others = [seat, ...changes.keys()].filter((one) => one !== reader && changes[one])
  const change = [reader, ...new Set(others)]
    .map((one) =>
      words.say('web-gain', {
        player: one === reader ? words.say('web-you-mark') : words.name(one),
        points: signedPoints(changes[one] ?? 0, words),
      }),
    )
    .join(', ')
  const why = seat === reader ? '' : whyOf(before, after, reader, tile, words)
  const player = seat === reader ? words.say('web-you') : words.name(seat)
  const deed = key === 'clans-play' ? 'web-clans-effect' : 'web-clans-effect-face-down'
  return {
    sentence: [words.say(deed, { ...args, tile, player, change }), why].join(' ').trim(),
    change: [`${change}.`, why].join(' ').trim(),
  }
}

/** Which cards the shields of the reader take now, where that has changed. */
function whyOf(before: ClansView, after: ClansView, reader: number, tile: number, words: Words): string {
  const ranksIn = ({ takes }: ClansView) =>
    (takes[tile - 1] ?? []).filter(({ seat }) => seat === reader).map(({ rank }) => rank ?? 0)
  const was = ranksIn(before)
  const changed = ranksIn(after).flatMap((rank, place) =>
    rank === was[place] ? [] : [{ rank, was: was[place] ?? 0 }],
  )
  if (!changed.length) return ''
  const list = (ranks: readonly number[]) =>
    words.list(ranks.map((rank) => words.say('web-clans-effect-rank', { rank })))
  return words.say('web-clans-effect-why', {
    shields: changed.length,
    now: list(changed.map(({ rank }) => rank)),
    had: changed.some(({ was: rank }) => rank) ? 'yes' : 'no',
    before: list(changed.map(({ was: rank }) => rank)),
  })
}
