import { afterEach, describe, expect, it, vi } from 'vitest'
import { afterFrame, loadInTask, schedule, scheduleLast, nextTask } from '../src/ui/scheduler'
import { shareStructure, stable } from '../src/ui/structural_sharing.svelte'

describe('turns', () => {
  it('are taken one after the other, each in a task of its own', async () => {
    const order: string[] = []
    schedule(() => order.push('first'))
    schedule(() => order.push('second'))
    expect(order).toEqual([])
    await nextTask()
    expect(order).toEqual(['first', 'second'])
  })

  it('are taken back', async () => {
    const order: string[] = []
    const takeFirstBack = schedule(() => order.push('first'))
    const takeSecondBack = schedule(() => order.push('second'))
    schedule(() => order.push('third'))
    takeFirstBack()
    takeSecondBack()
    await nextTask()
    expect(order).toEqual(['third'])
  })

  it('are all waited for by what comes scheduleLast, those too that come of one', async () => {
    const order: string[] = []
    const cancel = scheduleLast(() => order.push('never'))
    const done = new Promise<void>((resolve) => scheduleLast(() => resolve(void order.push('lastly'))))
    schedule(() => {
      order.push('first')
      queueMicrotask(() => schedule(() => order.push('second')))
    })
    cancel()
    await done
    expect(order).toEqual(['first', 'second', 'lastly'])
  })

  it('are waited for by what takes long to begin', async () => {
    const order: string[] = []
    const load = async () => {
      order.push('begun')
      return 'loaded'
    }
    const loading = loadInTask(load)
    schedule(() => order.push('second'))
    expect(order).toEqual([])
    // What is made of it has a nextTask of its own, after those that were asked for before.
    await loading.then((loaded) => order.push(loaded))
    expect(order).toEqual(['begun', 'second', 'loaded'])
  })

  it('come one after the other when one is asked for while the page changes', async () => {
    const order: string[] = []
    schedule(() => {
      order.push('first')
      queueMicrotask(() => schedule(() => order.push('second')))
    })
    await nextTask()
    await nextTask()
    expect(order).toEqual(['first', 'second'])
  })

  it('come to the others too where one goes wrong', async () => {
    const problems: unknown[] = []
    const hear = (problem: unknown) => problems.push(problem)
    process.once('uncaughtException', hear)
    schedule(() => {
      throw new Error('drawn wrongly')
    })
    await nextTask()
    expect(problems).toHaveLength(1)
  })
})

describe('what follows a frame', () => {
  const frames = new Map<number, () => void>()
  let asked = 0

  function paint() {
    const due = [...frames.values()]
    frames.clear()
    for (const frame of due) frame()
  }

  function withFrames() {
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => {
      frames.set(++asked, frame)
      return asked
    })
    vi.stubGlobal('cancelAnimationFrame', (number: number) => frames.delete(number))
  }
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
    frames.clear()
  })

  it('has its nextTask when that has been seen', async () => {
    withFrames()
    const order: string[] = []
    afterFrame(() => order.push('after'))
    await nextTask()
    expect(order).toEqual([])
    paint()
    expect(order).toEqual([])
    await nextTask()
    expect(order).toEqual(['after'])
  })

  it('is taken back before the frame and after it', async () => {
    withFrames()
    const order: string[] = []
    const cancel = [afterFrame(() => order.push('first')), afterFrame(() => order.push('second'))]
    cancel[0]?.()
    expect(frames.size).toBe(1)
    paint()
    cancel[1]?.()
    await nextTask()
    expect(order).toEqual([])
  })

  it('is done once, by the frame or where none comes', async () => {
    withFrames()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const order: string[] = []
    afterFrame(() => order.push('after'))
    paint()
    vi.advanceTimersByTime(1000)
    vi.useRealTimers()
    await nextTask()
    expect(order).toEqual(['after'])
    expect(frames.size).toBe(0)
  })

  it('does not wait for ever where nothing is painted', async () => {
    withFrames()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const order: string[] = []
    afterFrame(() => order.push('after'))
    vi.advanceTimersByTime(1000)
    vi.useRealTimers()
    await nextTask()
    expect(order).toEqual(['after'])
  })
})

describe('kept', () => {
  it('is the same object while it says the same', () => {
    const read = [{ mark: 'legal' }, { mark: 'legal' }, { mark: 'chosen' }]
    let nextTask = 0
    const seen = stable(() => read[nextTask])
    const first = seen.current
    nextTask = 1
    expect(seen.current).toBe(first)
    nextTask = 2
    expect(seen.current).toEqual({ mark: 'chosen' })
  })
})

describe('keeping', () => {
  it('is the old value where the new one says the same', () => {
    const before = { ply: 3, lands: [{ coins: 1, tiles: ['a'] }] }
    expect(shareStructure(before, structuredClone(before))).toBe(before)
  })

  it('has the parts of the old one that say the same', () => {
    const before = { ply: 3, lands: [{ coins: 1 }, { coins: 2 }] }
    const now = shareStructure(before, { ply: 4, lands: [{ coins: 1 }, { coins: 5 }] })
    expect(now).toEqual({ ply: 4, lands: [{ coins: 1 }, { coins: 5 }] })
    expect(now.lands[0]).toBe(before.lands[0])
    expect(now.lands[1]).not.toBe(before.lands[1])
  })

  it('keeps nothing that is gone, shorter, empty or of another kind', () => {
    const gone: Record<string, unknown> = { a: 1 }
    expect(shareStructure({ a: 1, b: 2 }, gone)).toEqual({ a: 1 })
    expect(shareStructure([1, 2, 3], [1, 2])).toEqual([1, 2])
    expect(shareStructure({ a: undefined }, { b: undefined })).toEqual({ b: undefined })
    expect(shareStructure<unknown>({ 0: 'a' }, ['a'])).toEqual(['a'])
    expect(shareStructure<unknown>({ a: 1 }, null)).toBe(null)
    expect(shareStructure(null, { a: 1 })).toEqual({ a: 1 })
  })
})
