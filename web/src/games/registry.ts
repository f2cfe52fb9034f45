// What the pages need to know about a game beyond its words: how it is drawn.
import type { Component, Snippet } from 'svelte'
import type { GamePreview, GameComponents, GameView, EntryView, Move, TableView } from '../api/protocol'
import type { Distinction } from '../table/moves'
import type { TableSession } from '../table/session.svelte'
import type { Stage } from '../table/stage'
import type { Words } from '../app/i18n/words'
import type { Choice } from './shared/choice'
import { lying } from './clans/breakpoints'
import { gainSentences } from './shared/gains'
import { hintClans, previewedClans } from './clans/words'
import { apartGlenmore, hintGlenmore, previewedGlenmore } from './glenmore/words'

export interface BoardProps {
  /** By seat, where the game is over at this position: the points with the final account. */
  readonly totals?: readonly number[] | null
  readonly position: GameView
  readonly table: GameComponents
  readonly words: Words
  /** What may be chosen on the board now; `null` where it is only looked at. */
  readonly choice: Choice | null
  /** The reader's own seat; after the end they may look from another. */
  readonly reader: number | null
  /** The last move of each other player before this position, the newest last, to be marked. */
  readonly latest?: readonly EntryView[]
  /** What happened at the table, so that the last moves can be marked. */
  readonly log?: readonly EntryView[]
}

/** A log of the game's own making. */
export interface LogProps {
  readonly log: readonly EntryView[]
  readonly words: Words
  readonly table: GameComponents
  /** The position that is looked at, whose line is marked, and from which seat. */
  readonly current?: number | null
  readonly seat?: number | null
  /** The reader's own seat at the table; `null` where the log is of a match looked back at. */
  readonly own?: number | null
  /** Shows once more what the others have done since. */
  readonly again?: (() => void) | null
}

/** All that a game drawn whole needs: it lays out its own table, hands and buttons. */
export interface PlayProps {
  readonly session: TableSession
  readonly view: TableView
  readonly words: Words
  readonly table: GameComponents
  readonly board: Board
  readonly stage: Stage
  /** What there is to learn in a first game; empty in others. */
  readonly coach: Snippet
}

export interface Board {
  /** The game drawn whole, where somebody has drawn it. */
  readonly play?: () => Promise<{ default: Component<PlayProps> }>
  readonly load: () => Promise<{ default: Component<BoardProps> }>
  /** The same drawn, only to be looked at: for positions of the past. */
  readonly look?: () => Promise<{ default: Component<BoardProps> }>
  /** The log by turns, where a turn has many actions. */
  readonly log?: () => Promise<{ default: Component<LogProps> }>
  /** Whether that is low: on a wide page there is room below it. */
  readonly looksLow?: boolean
  /** Whether those at one screen must not see each other's hands. */
  readonly hidesHands: boolean
  /** A sentence of the game's own, by which to know that they have been loaded. */
  readonly sentence: string
  readonly previewed: (preview: GamePreview, words: Words) => readonly string[]
  /** What is to be decided now, in a sentence; empty where that is plain. */
  readonly hint: (view: TableView, table: GameComponents, words: Words) => string
  /** Whether it is drawn turned now, and places are named as one sees them. */
  readonly isTurned?: () => boolean
  /** Entries of the log that only go on to the next decision, and are not worth a line. */
  readonly silent?: readonly string[]
  /** What tells moves apart that are called the same. */
  readonly apart?: (move: Move, view: TableView, words: Words) => Distinction
}

const BOARDS: Readonly<Record<string, Board>> = {
  clans: {
    play: () => import('./clans/Play.svelte'),
    load: () => import('./clans/text/Board.svelte'),
    look: () => import('./clans/replay/Board.svelte'),
    looksLow: true,
    hidesHands: true,
    sentence: 'clans-play',
    isTurned: () => !lying.current,
    previewed: previewedClans,
    hint: hintClans,
  },
  glenmore: {
    play: () => import('./glenmore/Play.svelte'),
    load: () => import('./glenmore/text/Board.svelte'),
    look: () => import('./glenmore/replay/Board.svelte'),
    log: () => import('./glenmore/TurnLog.svelte'),
    hidesHands: false,
    sentence: 'glenmore-take',
    silent: ['glenmore-done'],
    previewed: previewedGlenmore,
    hint: hintGlenmore,
    apart: apartGlenmore,
  },
}

const PLAIN: Board = {
  load: () => import('./shared/TextBoard.svelte'),
  hidesHands: true,
  sentence: 'match-player',
  previewed: (preview, words) => gainSentences(preview.gains, words),
  hint: () => '',
}

export function isDrawn(game: string): boolean {
  return Object.hasOwn(BOARDS, game)
}

/** A game without a board of its own is shown as text. */
export function boardOf(game: string): Board {
  return BOARDS[game] ?? PLAIN
}

/** Whether an entry of the log gets no line, by the key of its sentence. */
export function isSilent(key: string): boolean {
  return Object.values(BOARDS).some(({ silent }) => silent?.includes(key))
}

/** Whether places that have sides are drawn turned now. */
export function isTurned(): boolean {
  return Object.values(BOARDS).some((board) => board.isTurned?.())
}
