import { describe, expect, it } from 'vitest'
import { ViewQueue } from '../src/table/view_queue'

function place() {
  const seen: string[] = []
  const due = new Set<() => void>()
  let hidden = false
  const later = (act: () => void) => {
    const once = () => void (due.delete(once), act())
    due.add(once)
    return () => void due.delete(once)
  }
  const queue = new ViewQueue<string>(
    (one) => seen.push(one),
    () => hidden,
    later,
  )
  const paint = () => [...due].forEach((act) => act())
  return { seen, queue, paint, due, hide: () => (hidden = true) }
}

describe('what has arrived', () => {
  it('is let in with the next frame, in order', () => {
    const { seen, queue, paint } = place()
    queue.push('first')
    queue.push('second')
    expect(seen).toEqual([])
    paint()
    expect(seen).toEqual(['first', 'second'])
    queue.push('third')
    paint()
    expect(seen).toEqual(['first', 'second', 'third'])
  })

  it('is let in at once where somebody cannot wait, and not again', () => {
    const { seen, queue, paint, due } = place()
    queue.push('first')
    queue.flush()
    expect(seen).toEqual(['first'])
    expect(due.size).toBe(0)
    paint()
    expect(seen).toEqual(['first'])
  })

  it('does not wait in a page that is hidden', () => {
    const { seen, queue, hide } = place()
    queue.push('first')
    hide()
    queue.push('second')
    expect(seen).toEqual(['first', 'second'])
  })

  it('is never seen after the curtain has fallen', () => {
    const { seen, queue, paint } = place()
    queue.push('a hand')
    queue.clear()
    paint()
    queue.push('the curtain')
    paint()
    expect(seen).toEqual(['the curtain'])
  })
})
