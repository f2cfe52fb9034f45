// Why a record was refused, for people who have never seen the inside of one.
import { isDrawn } from '../games/registry'
import type { Problem, WordsMessage } from '../api/protocol'

// What the server says about the inside of the file, and the text for the person who chose it.
const SUMMARIES: Readonly<Record<string, string>> = {
  'record-too-large': 'foreign',
  'server-too-large': 'foreign',
  'record-not-text': 'foreign',
  'record-not-json': 'foreign',
  'record-no-schema': 'foreign',
  'record-empty': 'empty',
  'record-cut-off': 'cut-off',
  'record-bom': 'encoded',
  'record-utf-16': 'encoded',
  'record-not-utf-8': 'encoded',
  'record-game': 'newer',
  'record-part': 'part',
  'record-result': 'changed',
  'server-too-long': 'too-long',
}

/** What to say about a file that was refused; `null` where it is not the file’s fault. */
export function aboutFile(problem: Problem): WordsMessage | null {
  const { key, args } = problem.message
  const known = SUMMARIES[key]
  if (known) return { key: `web-import-${known}`, args: {} }
  if (problem.code !== 'record') return null
  const entry = entryOf(problem)
  if (entry !== null) return { key: 'web-import-damaged-at', args: { entry } }
  // There was no schema before the first: what is not newer was never one.
  if (key === 'record-schema') return byVersion(args['theirs'], args['schema'], 'damaged')
  if (key === 'record-rules') return byVersion(args['theirs'], args['ours'], 'older')
  // Nothing of what a record has: a list, a number, a word.
  if (problem.field === 'record') return { key: 'web-import-foreign', args: {} }
  return { key: problem.field?.startsWith('shuffle') ? 'web-import-seal' : 'web-import-damaged', args: {} }
}

function byVersion(theirs: unknown, ours: unknown, otherwise: string): WordsMessage {
  return { key: `web-import-${Number(theirs) > Number(ours) ? 'newer' : otherwise}`, args: {} }
}

/** The game whose own sentence it is: `clans-…`. */
export function gameOf({ message }: Problem): string | null {
  const game = message.key.split('-')[0] ?? ''
  return isDrawn(game) ? game : null
}

/** The entry of the log, counted from 1; the names of other fields are for programs. */
export function entryOf({ field }: Problem): number | null {
  const found = /^log\[(\d+)\]/.exec(field ?? '')
  return found ? Number(found[1]) + 1 : null
}
