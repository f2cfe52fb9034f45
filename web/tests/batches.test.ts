import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inChunks, batch } from '../src/ui/batches'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('answers that come together are told together', () => {
  const told = vi.fn()
  const hear = batch<number>(told, 20)
  hear(1)
  hear(2)
  expect(told).not.toHaveBeenCalled()
  vi.advanceTimersByTime(20)
  hear(3)
  vi.advanceTimersByTime(20)
  expect(told.mock.calls).toEqual([[[1, 2]], [[3]]])
})

it('many questions are asked a few at a time, in their order', () => {
  const asked: number[] = []
  const ask = inChunks<number>((one) => asked.push(one), 2)
  for (const one of [1, 2, 3]) ask(one)
  expect(asked).toEqual([])
  vi.advanceTimersToNextTimer()
  expect(asked).toEqual([1, 2])
  ask(4)
  vi.advanceTimersToNextTimer()
  expect(asked).toEqual([1, 2, 3, 4])
})
