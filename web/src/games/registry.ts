// The games that the pages draw. Only coaches.ts knows their names, too.
import * as clans from './clans/words'
import { sounds as clansSounds } from './clans/sounds'
import type { GameUi } from './contract'
import { sounds as glenmoreSounds } from './glenmore/sounds'
import * as glenmore from './glenmore/words'
import { gainSentences } from './shared/gains'
import { lying } from './shared/breakpoints'

const GAMES: Readonly<Record<string, GameUi>> = {
  clans: {
    play: () => import('./clans/Play.svelte'),
    text: () => import('./clans/text/Board.svelte'),
    replay: () => import('./clans/replay/Board.svelte'),
    isReplayLow: true,
    hidesHands: true,
    sentence: 'clans-play',
    isTurned: () => !lying.current,
    describePreview: clans.describePreview,
    describeDecision: clans.describeDecision,
    effects: () => import('./clans/effects'),
    sounds: clansSounds,
    pictures: {
      cards: () => import('./clans/rules/Cards.svelte'),
      targes: () => import('./clans/rules/Targes.svelte'),
      slots: () => import('./clans/rules/Slots.svelte'),
      takes: () => import('./clans/rules/Takes.svelte'),
    },
    pictureDefinitions: () => import('../pieces/tartans/Tartans.svelte'),
  },
  glenmore: {
    play: () => import('./glenmore/Play.svelte'),
    text: () => import('./glenmore/text/Board.svelte'),
    replay: () => import('./glenmore/replay/Board.svelte'),
    log: () => import('./glenmore/TurnLog.svelte'),
    hidesHands: false,
    sentence: 'glenmore-take',
    silent: ['glenmore-done'],
    distinguish: glenmore.distinguish,
    describePreview: glenmore.describePreview,
    describeDecision: glenmore.describeDecision,
    sounds: glenmoreSounds,
    pictures: {
      goods: () => import('./glenmore/rules/Goods.svelte'),
      tiles: () => import('./glenmore/rules/Tiles.svelte'),
      ring: () => import('./glenmore/rules/Ring.svelte'),
      market: () => import('./glenmore/rules/Market.svelte'),
      land: () => import('./glenmore/rules/Land.svelte'),
    },
  },
}

/** For a game that the pages do not draw: the text that it writes itself. */
const TEXT: GameUi = {
  text: () => import('./shared/TextBoard.svelte'),
  hidesHands: true,
  sentence: 'match-player',
  describePreview: (preview, words) => gainSentences(preview.gains, words),
  describeDecision: () => '',
}

/** The game whose picture stands on a page that reports an error. */
export const ILLUSTRATION = 'glenmore'

export function isDrawn(game: string): boolean {
  return Object.hasOwn(GAMES, game)
}

export function uiOf(game: string): GameUi {
  return (isDrawn(game) ? GAMES[game] : undefined) ?? TEXT
}

/** Whether an entry of the log gets no line, by the key of its sentence. */
export function isSilent(key: string): boolean {
  return Object.values(GAMES).some(({ silent }) => silent?.includes(key))
}

/** Whether places that have sides are drawn turned now. */
export function isTurned(): boolean {
  return Object.values(GAMES).some((ui) => ui.isTurned?.())
}
