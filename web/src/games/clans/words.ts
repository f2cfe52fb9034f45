// Cards and slots in words. Their names are those of the notation (CG 7).
import type { ClansCard, ClansSlot, GamePreview, GameComponents, TableView } from '../../api/protocol'
import type { Words } from '../../app/i18n/words'
import { gainSentences } from '../shared/gains'

/** `7G` as arguments of a message. */
export function cardArgs(card: ClansCard) {
  return { rank: Number(card[0]), colour: card[1] ?? '' }
}

/** `2N3` as arguments of a message; the place is 0 for a head of the table. */
export function slotArgs(slot: ClansSlot) {
  return { tile: Number(slot[0]), side: slot[1] ?? '', place: Number(slot[2] ?? 0) }
}

export function slotName(args: Readonly<Record<string, string | number>>): ClansSlot {
  return `${args['tile']}${args['side']}${args['place'] || ''}`
}

export function describePreview(preview: GamePreview, words: Words): string[] {
  if (preview.game !== 'clans' || preview.fit === null) return []
  return [words.say(`web-clans-why-${preview.fit}`), ...gainSentences(preview.gains, words)]
}

/** Playing face down has to be explained: it is done only when nothing else can be. */
export function describeDecision(view: TableView, _table: GameComponents, words: Words): string {
  const forced = view.legal.some(({ words: said }) => said.key === 'clans-play-face-down')
  return forced ? words.say('web-clans-forced') : ''
}
