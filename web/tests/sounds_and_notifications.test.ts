// What goes on around a table: sounds, notices, the shell.
import { describe, expect, it } from 'vitest'
import { uiOf } from '../src/games/registry'
import { Touches } from '../src/games/shared/touches'
import { isWaitedFor, turnHasCome } from '../src/notifications/turn'
import { cacheOf, isShell } from '../src/offline/shell'
import type { EntryView, GameView } from '../src/api/protocol'
import { routeOf } from '../src/app/router.svelte'
import { momentOf, soundsOf } from '../src/sound/event_sounds'
import { seat, table } from './views'

function entryView(key: string, args: EntryView['words']['args'] = {}, kind = 'action'): EntryView {
  return { entry: 1, seq: 1, ply: 1, seat: 0, kind, action: null, words: { key, args }, at: null }
}

describe('sounds', () => {
  it('follow what is said to have happened', () => {
    expect(soundsOf([entryView('clans-play', { shield: 'yes' })], uiOf('clans').sounds)).toEqual([
      'card',
      'shield',
    ])
    expect(soundsOf([entryView('clans-play-unseen', { shield: 'no' })], uiOf('clans').sounds)).toEqual([
      'face-down',
    ])
    expect(
      soundsOf([entryView('glenmore-activate', { kind: 'distillery' })], uiOf('glenmore').sounds),
    ).toEqual(['whisky'])
    expect(soundsOf([entryView('match-event-undo', {}, 'undo')])).toEqual(['undo'])
  })

  it('leave out what makes none, and are never many', () => {
    expect(soundsOf([entryView('clans-deal-hand')], uiOf('clans').sounds)).toEqual([])
    expect(soundsOf([entryView('glenmore-end')], uiOf('glenmore').sounds)).toEqual([])
    expect(soundsOf([entryView('tricks-play')], uiOf('tricks').sounds)).toEqual([])
    expect(
      soundsOf(
        Array.from({ length: 9 }, () => entryView('glenmore-move')),
        uiOf('glenmore').sounds,
      ),
    ).toHaveLength(4)
  })

  it('close a match', () => {
    expect(momentOf(table(), table({ status: 'over' }))).toBe('over')
    expect(momentOf(table({ status: 'over' }), table({ status: 'over' }))).toBeNull()
    expect(momentOf(table(), table())).toBeNull()
  })

  it('belong to a scoring', () => {
    const after = (scorings: number) =>
      table({ position: { game: 'glenmore', scorings } as unknown as GameView })
    expect(momentOf(after(0), after(1), uiOf('glenmore').sounds)).toBe('scoring')
    expect(momentOf(after(1), after(1), uiOf('glenmore').sounds)).toBeNull()
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
    expect(['/api/games', '/api', '/healthz', 'https://elsewhere.example/'].map(shell)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  it('is kept by the name of its build', () => {
    expect(cacheOf({ digest: 'ab', files: ['icon.svg'] })).toEqual({
      version: 'clachan-ab',
      files: ['/', '/icon.svg'],
    })
  })
})

describe('the address of a rule', () => {
  it('names the game and the place', () => {
    expect(routeOf('/rules/clans', '', '#CG-4.2')).toEqual({
      page: 'rules',
      game: 'clans',
      anchor: 'CG-4.2',
    })
    expect(routeOf('/rules/clans', '', '#"><')).toEqual({ page: 'rules', game: 'clans', anchor: '' })
    expect(routeOf('/rules', '', '')).toEqual({ page: 'missing' })
  })
})

describe('fingers', () => {
  const touch = (kind: string, changed: number, touches: number[]) => {
    const listed = (ids: number[]) => ids.map((identifier) => ({ identifier }))
    return Object.assign(new Event(kind), { changedTouches: listed([changed]), touches: listed(touches) })
  }

  it('rest on what was touched until the last is lifted, though it has been redrawn away', () => {
    const touches = new Touches()
    const [table, card] = [new EventTarget(), new EventTarget()]
    const leave = touches.on(table as HTMLElement)
    const put = (finger: number, touches: number[]) => {
      const event = Object.defineProperty(touch('touchstart', finger, touches), 'target', {
        value: card,
      })
      table.dispatchEvent(event)
    }
    // The first finger lies elsewhere.
    put(2, [1, 2])
    put(3, [1, 2, 3])
    card.dispatchEvent(touch('touchend', 2, [1, 3]))
    expect(touches.isDown).toBe(true)
    card.dispatchEvent(touch('touchcancel', 3, [1]))
    expect(touches.isDown).toBe(false)
    put(4, [4])
    leave()
    expect(touches.isDown).toBe(false)
  })
})
