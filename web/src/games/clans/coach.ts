// What hints and the first game of Clans and Glory say.
import type {
  ClansPreview,
  GameComponents,
  GamePreview,
  Hint,
  TableView,
  WordsMessage,
} from '../../api/protocol'
import type { Words } from '../../app/i18n/words'
import type { GameCoach } from '../contract'
import { gainSentences, pointsOfAll } from '../shared/gains'

/** The last lesson stays until the end. */
const LAST = 7
/** The bot that searches; another one stands in for it where it fails. */
const SEARCHING = 'expert'

/** By the number of cards that the reader has played. */
function lesson({ position }: TableView, table: GameComponents, seat: number): string | null {
  if (position?.game !== 'clans') return null
  const dealt = table.game === 'clans' ? (table.hand_sizes[seat] ?? 0) : 0
  const played = dealt - (position.hand_sizes[seat] ?? 0)
  return `web-coach-clans-${Math.min(played, LAST)}`
}

/** A player who has no shield left keeps none. */
function instructionArgs({ args }: WordsMessage, preview: GamePreview): Readonly<Record<string, string>> {
  const hasNone = preview.game === 'clans' && args['shield'] === 'no' && preview.shields_left === 0
  return hasNone ? { shield: 'none' } : {}
}

/**
 * What the move is for: the points of all players now, and the shields that are kept. Where another move
 * has more points now, that too; only the search knows why it was passed over.
 */
function reasons(hint: Hint, words: Words): readonly string[] {
  const { move, preview } = hint
  if (preview.game !== 'clans') return []
  const found = [...gainSentences(preview.gains, words), ...shieldReasons(move.words, preview, words)]
  if (preview.fit === 'face-down') found.unshift(words.say('web-clans-why-face-down'))
  return [...found, ...passedOver(hint, words)]
}

/** Beside the board, which shows what the tile would give and which shields are left. */
const briefReasons = passedOver

function passedOver({ bot, most_now, preview }: Hint, words: Words): readonly string[] {
  if (!most_now) return []
  const gains = pointsOfAll(most_now.gains, words).join(', ')
  const found = [words.say('web-clans-more-now', { ...most_now.move.words.args, gains })]
  if (leadOf(most_now.gains, words) <= leadOf(preview.gains, words))
    found.push(words.say('web-clans-more-for-others'))
  else if (bot === SEARCHING) found.push(words.say('web-clans-searched'))
  return found
}

/** By how much more the reader gains than the others do on average. */
function leadOf(gains: readonly number[], { reader }: Words): number {
  const own = gains[reader ?? -1] ?? 0
  const others = gains.reduce((sum, points) => sum + points, -own)
  return own - others / (gains.length - 1)
}

function shieldReasons({ args }: WordsMessage, preview: ClansPreview, words: Words): string[] {
  const shields = preview.shields_left
  if (args['shield'] !== 'yes') return shields ? [words.say('web-clans-shields-kept', { shields })] : []
  const own = preview.takes.at(-1)
  const { rank, cards } = own ?? { rank: null, cards: 0 }
  return [words.say('web-clans-new-shield', { rank: rank ?? 0, cards })]
}

export const coach: GameCoach = { lesson, instructionArgs, reasons, briefReasons }
