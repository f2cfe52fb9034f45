// What goes on around a table: sounds, notices, the shell.
import { describe, expect, it } from 'vitest'
import { isWaitedFor, turnHasCome } from '../src/notice/turn'
import { isShell, kept } from '../src/offline/shell'
import { isText } from '../src/pages/textual'
import type { Happening } from '../src/protocol'
import { routeOf } from '../src/route.svelte'
import { momentOf, soundsOf } from '../src/sound/hearing'
import { seat, table } from './views'

function happening(key: string, args: Happening['words']['args'] = {}, kind = 'action'): Happening {
  return { entry: 1, seq: 1, ply: 1, seat: 0, kind, action: null, words: { key, args }, at: null }
}

describe('sounds', () => {
  it('follow what is said to have happened', () => {
    expect(soundsOf([happening('clans-play', { shield: 'yes' })])).toEqual(['card', 'shield'])
    expect(soundsOf([happening('clans-play-unseen', { shield: 'no' })])).toEqual(['face-down'])
    expect(soundsOf([happening('glenmore-activate', { kind: 'distillery' })])).toEqual(['whisky'])
    expect(soundsOf([happening('match-event-undo', {}, 'undo')])).toEqual(['undo'])
  })

  it('leave out what makes none, and are never many', () => {
    expect(soundsOf([happening('clans-deal-hand'), happening('glenmore-end')])).toEqual([])
    expect(soundsOf(Array.from({ length: 9 }, () => happening('glenmore-move')))).toHaveLength(4)
  })

  it('close a match', () => {
    expect(momentOf(table(), table({ status: 'over' }))).toBe('over')
    expect(momentOf(table({ status: 'over' }), table({ status: 'over' }))).toBeNull()
    expect(momentOf(table(), table())).toBeNull()
  })

  it('let the curtain fall', () => {
    expect(momentOf(table(), table({ viewing: null }))).toBe('curtain')
    expect(momentOf(table({ viewing: null }), table())).toBeNull()
  })
})

describe('your turn', () => {
  const theirs = table({ to_move: 1 })

  it('comes when the table waits for somebody here', () => {
    expect(isWaitedFor(table())).toBe(true)
    expect(isWaitedFor(theirs)).toBe(false)
    expect(isWaitedFor(table({ seats: [seat({ mine: true, bot: 'greedy' }), seat()] }))).toBe(false)
    expect(turnHasCome(theirs, table())).toBe(true)
  })

  it('is not news when it was there already', () => {
    expect(turnHasCome(null, table())).toBe(false)
    expect(turnHasCome(table(), table({ ply: 1 }))).toBe(false)
    expect(turnHasCome(theirs, table({ status: 'over' }))).toBe(false)
  })
})

describe('the shell', () => {
  it('is all but what the server says', () => {
    const shell = (path: string) => isShell(new URL(path, 'https://here.example'), 'https://here.example')
    expect(['/', '/t/abc', '/assets/a.js', '/apiary'].map(shell)).toEqual([true, true, true, true])
    expect(['/api/games', '/api', '/healthz', 'https://elsewhere.example/'].map(shell)).toEqual([false, false, false, false])
  })

  it('is kept by the name of its build', () => {
    expect(kept({ digest: 'ab', files: ['icon.svg'] })).toEqual({ version: 'clachan-ab', files: ['/', '/icon.svg'] })
  })
})

describe('the address of a rule', () => {
  it('names the game and the place', () => {
    expect(routeOf('/rules/clans', '', '#CG-4.2')).toEqual({ page: 'rules', game: 'clans', anchor: 'CG-4.2' })
    expect(routeOf('/rules/clans', '', '#"><')).toEqual({ page: 'rules', game: 'clans', anchor: '' })
    expect(routeOf('/rules', '', '')).toEqual({ page: 'missing' })
  })
})

describe('a file', () => {
  const record = '{"schema": 1, "match": "Żółw"}'
  const utf16 = (mark: number[], swap = 0) =>
    new Uint8Array([...mark, ...[...record].flatMap((letter) => {
      const code = letter.charCodeAt(0)
      return swap ? [code >> 8, code & 255] : [code & 255, code >> 8]
    })])

  it.each([
    ['a record', record],
    ['nothing', ''],
    ['Latin letters', new Uint8Array([0x7b, 0xe4, 0x7d])],
    ['UTF-16', utf16([0xff, 0xfe])],
    ['UTF-16 of another kind', utf16([0xfe, 0xff], 1)],
    ['UTF-16 without a mark', utf16([])],
  ])('is text: %s', async (_, content) => {
    expect(await isText(new Blob([content]))).toBe(true)
  })

  it.each([
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]],
    ['an archive', [0x50, 0x4b, 3, 4, 20, 0]],
    ['zeros', [0, 0, 0, 0]],
    ['what begins like UTF-16', [0xff, 0xfe, 1, 0, 2, 0, 0, 0]],
    ['an empty second byte', [0x13, 0, 0x77, 0x05]],
  ])('is no text: %s', async (_, bytes) => {
    expect(await isText(new Blob([new Uint8Array(bytes)]))).toBe(false)
  })
})
