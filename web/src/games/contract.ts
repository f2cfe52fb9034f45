// The contract of a game in the browser: everything that the pages know about it beyond its sentences. A game
// without an entry in the registry is played through the text that it writes itself.
import type { Component, Snippet } from 'svelte'
import type {
  EntryView,
  GameComponents,
  GamePreview,
  GameView,
  Hint,
  Move,
  TableView,
  WordsMessage,
} from '../api/protocol'
import type { Words } from '../app/i18n/words'
import type { SoundName } from '../sound/sounds'
import type { Distinction } from '../table/moves'
import type { TableSession } from '../table/session.svelte'
import type { Stage } from '../table/stage'
import type { Choice } from './shared/choice'

export interface GameUi {
  /** The drawn table with hands and buttons, for playing. */
  readonly play?: () => Promise<{ default: Component<PlayProps> }>
  /** The table as text. */
  readonly text: () => Promise<{ default: Component<BoardProps> }>
  /** The drawn table without anything to choose: for positions of the past. */
  readonly replay?: () => Promise<{ default: Component<BoardProps> }>
  /** Whether the replay is low: on a wide page there is room below it. */
  readonly isReplayLow?: boolean
  /** The log by turns, where a turn has many actions. */
  readonly log?: () => Promise<{ default: Component<LogProps> }>
  /** Whether players at one screen must not see each other's hands. */
  readonly hidesHands: boolean
  /** The key of a sentence of the game, by which the pages see that its sentences are loaded. */
  readonly sentence: string
  /** Whether the table is drawn turned now, and places are named as one sees them. */
  readonly isTurned?: () => boolean
  /** The keys of log entries that only lead to the next decision and get no line. */
  readonly silent?: readonly string[]
  /** What distinguishes moves that have the same name. */
  readonly distinguish?: (move: Move, view: TableView, words: Words) => Distinction
  /** What a move would do, in sentences. */
  readonly describePreview: (preview: GamePreview, words: Words, move: Move) => readonly string[]
  /** What moves did to the points, where these are on the table. */
  readonly effects?: () => Promise<{ readonly effectOf: EffectOf }>
  /** What is to be decided now, in a sentence; empty where that is plain. */
  readonly describeDecision: (view: TableView, table: GameComponents, words: Words) => string
  readonly sounds?: GameSounds
  /** What the pictures in the rules show, by the word after the name of the game. */
  readonly pictures?: Readonly<Record<string, () => Promise<{ default: Component<PictureProps> }>>>
  /** What these pictures share, once on the page. */
  readonly pictureDefinitions?: () => Promise<{ default: Component }>
}

/** What a move did, from the positions before and after it; `null` where there is nothing to say. */
export type EffectOf = (
  entry: EntryView,
  before: GameView,
  after: GameView,
  words: Words,
) => MoveEffect | null

/** What a move did to the points of the reader and of others. */
export interface MoveEffect {
  /** With what was done. */
  readonly sentence: string
  /** Beside a line that tells what was done. */
  readonly change: string
}

/** What hints and the first game say. */
export interface GameCoach {
  /** The key of what there is to learn now; `null` where that is nothing. */
  readonly lesson: (view: TableView, table: GameComponents, seat: number) => string | null
  /** What an advised move is for, in sentences, where that is not the preview. */
  readonly reasons?: (hint: Hint, words: Words, legal: readonly Move[]) => readonly string[]
  /** The same in one line, beside a board that shows what the move costs and activates. */
  readonly briefReasons?: (hint: Hint, words: Words, legal: readonly Move[]) => readonly string[]
  /** Arguments of the sentence for a move that follow from its preview. */
  readonly instructionArgs?: (message: WordsMessage, preview: GamePreview) => Readonly<Record<string, string>>
}

export interface GameSounds {
  /** What an action sounds like. */
  readonly ofAction: (entry: EntryView) => readonly SoundName[]
  /** What a change of the position sounds like, beside the actions. */
  readonly ofChange?: (before: TableView, after: TableView) => SoundName | null
}

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

/** All that a drawn table needs: it lays out its own table, hands and buttons. */
export interface PlayProps {
  readonly session: TableSession
  readonly view: TableView
  readonly words: Words
  readonly table: GameComponents
  readonly ui: GameUi
  readonly stage: Stage
  /** What there is to learn in a first game; empty in others. */
  readonly coach: Snippet
}

export interface PictureProps {
  /** What stands in the text behind the name of the picture. */
  readonly words: readonly string[]
}
