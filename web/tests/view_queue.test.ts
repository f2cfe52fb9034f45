import { describe, expect, it } from 'vitest'
import { Arrivals } from '../src/table/view_queue'

function place() {
  const seen: string[] = []
  const due = new Set<() => void>()
  let hidden = false
  const later = (act: () => void) => {
    const once = () => void (due.delete(once), act())
    due.add(once)
    return () => void due.delete(once)
  }
  const arrivals = new Arrivals<string>((one) => seen.push(one), () => hidden, later)
  const paint = () => [...due].forEach((act) => act())
  return { seen, arrivals, paint, due, hide: () => (hidden = true) }
}

describe('what has arrived', () => {
  it('is let in with the next frame, in order', () => {
    const { seen, arrivals, paint } = place()
    arrivals.come('first')
    arrivals.come('second')
    expect(seen).toEqual([])
    paint()
    expect(seen).toEqual(['first', 'second'])
    arrivals.come('third')
    paint()
    expect(seen).toEqual(['first', 'second', 'third'])
  })

  it('is let in at once where somebody cannot wait, and not again', () => {
    const { seen, arrivals, paint, due } = place()
    arrivals.come('first')
    arrivals.letIn()
    expect(seen).toEqual(['first'])
    expect(due.size).toBe(0)
    paint()
    expect(seen).toEqual(['first'])
  })

  it('does not wait in a page that is hidden', () => {
    const { seen, arrivals, hide } = place()
    arrivals.come('first')
    hide()
    arrivals.come('second')
    expect(seen).toEqual(['first', 'second'])
  })

  it('is never seen after the curtain has fallen', () => {
    const { seen, arrivals, paint } = place()
    arrivals.come('a hand')
    arrivals.forget()
    paint()
    arrivals.come('the curtain')
    paint()
    expect(seen).toEqual(['the curtain'])
  })
})
