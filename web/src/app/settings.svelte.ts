// What stays with this browser: it is sent nowhere.
import type { Pace } from '../ui/pace'
import { isLanguage, type Language, languageOf } from './i18n/bundles'

const STORED = 'clachan'

export type Theme = 'system' | 'light' | 'dark'
type BoardKind = 'drawn' | 'text'
export type Motion = 'system' | 'reduced'
export const PACES: readonly Pace[] = ['slow', 'normal', 'fast', 'instant']
/** Whether a move is shown with its consequences before it is made. */
export type Asking = 'usual' | 'always' | 'never'

interface Stored {
  language?: unknown
  theme?: unknown
  confirm?: unknown
  board?: unknown
  sound?: unknown
  motion?: unknown
  pace?: unknown
  notices?: unknown
  name?: unknown
  level?: unknown
  opponents?: unknown
}

function read(): Stored {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '{}')
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch {
    return {} // no storage, or not ours
  }
}

function isTheme(theme: unknown): theme is Theme {
  return theme === 'light' || theme === 'dark' || theme === 'system'
}

function isAsking(asking: unknown): asking is Asking {
  return asking === 'usual' || asking === 'always' || asking === 'never'
}

function countsIn(stored: unknown): Record<string, number> {
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, number] => Number.isInteger(entry[1])),
  )
}

class Settings {
  language = $state<Language>('en')
  theme = $state<Theme>('system')
  confirm = $state<Asking>('usual')
  /** Whether the table is drawn, or shown as tables and lists. */
  board = $state<BoardKind>('drawn')
  sound = $state(true)
  motion = $state<Motion>('system')
  /** Of bots at a table without other people; of what is shown of moves at every table. */
  pace = $state<Pace>('normal')
  /** Whether the system shall tell of a turn while no one looks; the browser has to allow it too. */
  notices = $state(false)
  name = $state('')
  /** Of the bots; empty where none was chosen yet. */
  level = $state('')
  /** By game: how many bots were played against last. */
  opponents = $state.raw<Readonly<Record<string, number>>>({})

  constructor() {
    const { language, theme, confirm, board, sound, motion, pace, notices, name, level, opponents } = read()
    this.language = isLanguage(language) ? language : languageOf(navigator.languages)
    if (isTheme(theme)) this.theme = theme
    if (isAsking(confirm)) this.confirm = confirm
    if (board === 'text') this.board = board
    this.sound = sound !== false
    if (motion === 'reduced') this.motion = motion
    this.pace = PACES.find((one) => one === pace) ?? 'normal'
    this.notices = notices === true
    if (typeof name === 'string') this.name = name.slice(0, 40)
    if (typeof level === 'string') this.level = level
    this.opponents = countsIn(opponents)
  }

  /** `usual`: whether the game asks where nothing else was wished for. */
  asksFirst(usual: boolean): boolean {
    return this.confirm === 'usual' ? usual : this.confirm === 'always'
  }

  keep(): void {
    const { language, theme, confirm, board, sound, motion, pace, notices, name, level, opponents } = this
    const stored = {
      language,
      theme,
      confirm,
      board,
      sound,
      motion,
      pace,
      notices,
      name,
      level,
      opponents,
    }
    try {
      localStorage.setItem(STORED, JSON.stringify(stored))
    } catch {
      // A browser that keeps nothing is asked again next time.
    }
  }
}

export const settings = new Settings()

/** Put the theme on the page; `public/theme.js` does the same before the first paint. */
export function showTheme(theme: Theme): void {
  const dark = theme === 'dark' || (theme === 'system' && systemIsDark().matches)
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light'
  // The bar of the system above an installed app.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = dark ? '#1B1815' : '#F2EBDB'
  }
}

/** Styles and movements ask the page; what the system asks for holds in any case. */
export function showMotion(motion: Motion): void {
  document.documentElement.dataset['motion'] = motion
}

/** Movements ask the page. */
export function showPace(pace: Pace): void {
  document.documentElement.dataset['pace'] = pace
}

export function systemIsDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)')
}
