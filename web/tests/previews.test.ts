import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GamePreview, Move } from '../src/api/protocol'
import { Previews } from '../src/games/shared/previews.svelte'

const move = (text: string): Move => ({ text, words: { key: 'clans-play', args: {} } })
const preview = { game: 'clans', gains: [1, 0] } as unknown as GamePreview

describe('the cache of previews', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('asks for each move once', async () => {
    const fetch = vi.fn(async () => preview)
    const previews = new Previews('clans', fetch)
    expect(previews.of(move('one'))).toBeNull()
    previews.ask([move('one'), move('two')])
    previews.ask([move('one')])
    await vi.runAllTimersAsync()
    expect(fetch.mock.calls).toEqual([['one'], ['two']])
    expect(previews.of(move('one'))).toBe(preview)
  })

  it('forgets them with the position, also those that come late', async () => {
    let answer = (_found: GamePreview) => {}
    const previews = new Previews('clans', () => new Promise((resolve) => (answer = resolve)))
    previews.ask([move('one')])
    await vi.runAllTimersAsync()
    previews.forget()
    answer(preview)
    await vi.runAllTimersAsync()
    expect(previews.of(move('one'))).toBeNull()
  })

  it('keeps those of its own game alone', async () => {
    const previews = new Previews('glenmore', async () => preview)
    previews.ask([move('one')])
    await vi.runAllTimersAsync()
    expect(previews.of(move('one'))).toBeNull()
  })
})
