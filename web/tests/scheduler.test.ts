import { afterEach, describe, expect, it, vi } from 'vitest'
import { afterFrame, begun, inTurn, lastly, turn } from '../src/ui/scheduler'
import { keeping } from '../src/ui/structural_sharing'
import { kept } from '../src/ui/stable_value.svelte'

describe('turns', () => {
  it('are taken one after the other, each in a task of its own', async () => {
    const order: string[] = []
    inTurn(() => order.push('first'))
    inTurn(() => order.push('second'))
    expect(order).toEqual([])
    await turn()
    expect(order).toEqual(['first', 'second'])
  })

  it('are taken back', async () => {
    const order: string[] = []
    const takeFirstBack = inTurn(() => order.push('first'))
    const takeSecondBack = inTurn(() => order.push('second'))
    inTurn(() => order.push('third'))
    takeFirstBack()
    takeSecondBack()
    await turn()
    expect(order).toEqual(['third'])
  })

  it('are all waited for by what comes lastly, those too that come of one', async () => {
    const order: string[] = []
    const takeBack = lastly(() => order.push('never'))
    const done = new Promise<void>((resolve) => lastly(() => resolve(void order.push('lastly'))))
    inTurn(() => {
      order.push('first')
      queueMicrotask(() => inTurn(() => order.push('second')))
    })
    takeBack()
    await done
    expect(order).toEqual(['first', 'second', 'lastly'])
  })

  it('are waited for by what takes long to begin', async () => {
    const order: string[] = []
    const load = async () => {
      order.push('begun')
      return 'loaded'
    }
    const loading = begun(load)
    inTurn(() => order.push('second'))
    expect(order).toEqual([])
    // What is made of it has a turn of its own, after those that were asked for before.
    await loading.then((loaded) => order.push(loaded))
    expect(order).toEqual(['begun', 'second', 'loaded'])
  })

  it('come one after the other when one is asked for while the page changes', async () => {
    const order: string[] = []
    inTurn(() => {
      order.push('first')
      queueMicrotask(() => inTurn(() => order.push('second')))
    })
    await turn()
    await turn()
    expect(order).toEqual(['first', 'second'])
  })

  it('come to the others too where one goes wrong', async () => {
    const problems: unknown[] = []
    const hear = (problem: unknown) => problems.push(problem)
    process.once('uncaughtException', hear)
    inTurn(() => {
      throw new Error('drawn wrongly')
    })
    await turn()
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

  it('has its turn when that has been seen', async () => {
    withFrames()
    const order: string[] = []
    afterFrame(() => order.push('after'))
    await turn()
    expect(order).toEqual([])
    paint()
    expect(order).toEqual([])
    await turn()
    expect(order).toEqual(['after'])
  })

  it('is taken back before the frame and after it', async () => {
    withFrames()
    const order: string[] = []
    const takeBack = [afterFrame(() => order.push('first')), afterFrame(() => order.push('second'))]
    takeBack[0]?.()
    expect(frames.size).toBe(1)
    paint()
    takeBack[1]?.()
    await turn()
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
    await turn()
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
    await turn()
    expect(order).toEqual(['after'])
  })
})

describe('kept', () => {
  it('is the same object while it says the same', () => {
    const read = [{ mark: 'legal' }, { mark: 'legal' }, { mark: 'chosen' }]
    let turn = 0
    const seen = kept(() => read[turn])
    const first = seen.current
    turn = 1
    expect(seen.current).toBe(first)
    turn = 2
    expect(seen.current).toEqual({ mark: 'chosen' })
  })
})

describe('keeping', () => {
  it('is the old value where the new one says the same', () => {
    const before = { ply: 3, lands: [{ coins: 1, tiles: ['a'] }] }
    expect(keeping(before, structuredClone(before))).toBe(before)
  })

  it('has the parts of the old one that say the same', () => {
    const before = { ply: 3, lands: [{ coins: 1 }, { coins: 2 }] }
    const now = keeping(before, { ply: 4, lands: [{ coins: 1 }, { coins: 5 }] })
    expect(now).toEqual({ ply: 4, lands: [{ coins: 1 }, { coins: 5 }] })
    expect(now.lands[0]).toBe(before.lands[0])
    expect(now.lands[1]).not.toBe(before.lands[1])
  })

  it('keeps nothing that is gone, shorter, empty or of another kind', () => {
    const gone: Record<string, unknown> = { a: 1 }
    expect(keeping({ a: 1, b: 2 }, gone)).toEqual({ a: 1 })
    expect(keeping([1, 2, 3], [1, 2])).toEqual([1, 2])
    expect(keeping({ a: undefined }, { b: undefined })).toEqual({ b: undefined })
    expect(keeping<unknown>({ 0: 'a' }, ['a'])).toEqual(['a'])
    expect(keeping<unknown>({ a: 1 }, null)).toBe(null)
    expect(keeping(null, { a: 1 })).toEqual({ a: 1 })
  })
})
