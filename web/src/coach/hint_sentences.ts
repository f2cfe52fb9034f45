import type { GameComponents, GamePreview, Hint, Move, TableView, WordsMessage } from '../api/protocol'
import { coachOf } from '../games/coaches'
import type { GameUi } from '../games/contract'
import type { Words } from '../app/i18n/words'

/**
 * A move as something to do: “Lay the green 7 on …”; as the log would show it without such a sentence, or in
 * the notation.
 */
export function instructionFor(
  message: WordsMessage,
  words: Words,
  preview?: GamePreview,
  notation?: string,
): string {
  const key = `web-do-${message.key}`
  if (notation !== undefined && !words.has(message.key)) return notation
  if (!words.has(key)) return words.describe(message)
  const more = preview && coachOf(preview.game)?.instructionArgs?.(message, preview)
  return words.say(key, { ...words.withPlayer(message.args), ...more })
}

/** What to do, as the button of the board says it in this position. */
export function adviceFor({ move, preview }: Hint, view: TableView | null, words: Words, ui: GameUi): string {
  const here = view && ui.distinguish?.(move, view, words).instead
  return instructionFor(here ?? move.words, words, preview, move.text)
}

/**
 * The key of what is to be learnt now; `null` before the cards are dealt, for spectators, and without
 * lessons.
 */
export function lessonOf(view: TableView, table: GameComponents): string | null {
  return view.position && view.viewing !== null
    ? (coachOf(view.position.game)?.lesson(view, table, view.viewing) ?? null)
    : null
}

/** Why a move is advised, and not another legal one: what it costs, activates and gains, and who follows. */
export function reasonsFor(
  hint: Hint,
  words: Words,
  ui: GameUi,
  legal: readonly Move[] = [],
): readonly string[] {
  const found = coachOf(hint.preview.game)?.reasons?.(hint, words, legal)
  return found ?? ui.describePreview(hint.preview, words, hint.move)
}

/** The same in one line, where the game has one. */
export function briefReasonsFor(
  hint: Hint,
  words: Words,
  ui: GameUi,
  legal: readonly Move[] = [],
): readonly string[] {
  const found = coachOf(hint.preview.game)?.briefReasons?.(hint, words, legal)
  return found ?? reasonsFor(hint, words, ui, legal)
}

/** The same for the player who is advised: they are “you”, whatever their name. */
export function speakingTo(words: Words): Words {
  const you = words.say('web-you')
  return words.named(
    words.names.map((name, seat) => (seat === words.reader ? you : name)),
    words.reader,
  )
}
