import { describe, expect, it } from 'vitest'
import type { Done, TableView } from '../src/api/protocol'
import { Connection, type SocketEvents, type LinkState, type SocketHost } from '../src/api/socket'

class FakeWorld implements SocketHost {
  addresses: string[] = []
  sent: unknown[] = []
  events!: SocketEvents
  pauses: number[] = []
  due: (() => void) | null = null

  open(address: string, events: SocketEvents) {
    this.addresses.push(address)
    this.events = events
    return { send: (text: string) => void this.sent.push(JSON.parse(text)), close: () => {} }
  }

  after(ms: number, act: () => void) {
    this.pauses.push(ms)
    this.due = act
    return () => void (this.due = null)
  }

  random = () => 1

  tell(message: unknown) {
    this.events.received(JSON.stringify(message))
  }
}

function table() {
  const world = new FakeWorld()
  const states: LinkState[] = []
  const views: TableView[] = []
  const connection = new Connection('ws://here', world, {
    view: (view) => views.push(view),
    state: (state) => states.push(state),
  })
  connection.start()
  return { world, states, views, connection }
}

const start = (nonce: string) => ({ type: 'start', nonce, seq: 3 }) as const
const done = (nonce: string): Done => ({ type: 'done', nonce, seq: 4 })

describe('a connection', () => {
  it('says what it is told and passes answers on', async () => {
    const { world, connection, states } = table()
    world.events.opened()
    const answer = connection.ask(start('a'))
    expect(world.sent).toEqual([start('a')])
    world.tell(done('a'))
    expect(await answer).toEqual(done('a'))
    expect(states).toEqual(['connecting', 'open'])
  })

  it('comes back with the last event it saw', () => {
    const { world, views } = table()
    world.events.opened()
    world.tell({ type: 'view', seq: 17 })
    expect(views).toHaveLength(1)
    world.events.closed(1006)
    world.due?.()
    expect(world.addresses).toEqual(['ws://here', 'ws://here?since=17'])
  })

  it('says again what was not answered, after the look', async () => {
    const { world, connection } = table()
    world.events.opened()
    connection.look(1)
    const first = connection.ask(start('a'))
    const second = connection.ask(start('b'))
    world.tell(done('a'))
    world.events.closed(1012)
    world.due?.()
    world.sent = []
    world.events.opened()
    expect(world.sent).toEqual([{ type: 'look', seat: 1 }, start('b')])
    world.tell(done('b'))
    expect([await first, await second]).toEqual([done('a'), done('b')])
  })

  it('keeps commands made while it is away', async () => {
    const { world, connection } = table()
    const answer = connection.ask(start('a'))
    expect(world.sent).toEqual([])
    world.events.opened()
    expect(world.sent).toEqual([start('a')])
    world.tell(done('a'))
    expect(await answer).toEqual(done('a'))
  })

  it('gives up on questions about a moment that has passed', async () => {
    const { world, connection } = table()
    world.events.opened()
    const answer = connection.ask({ type: 'preview', nonce: 'p', action: '7G@1W' })
    world.events.closed(1006)
    expect(await answer).toBeNull()
    expect(await connection.ask({ type: 'why', nonce: 'w', action: '7G@1W' })).toBeNull()
  })

  it('waits longer each time, and anew after it has heard something', () => {
    const { world } = table()
    for (let n = 0; n < 8; n++) {
      world.events.closed(1006)
      world.due?.()
    }
    expect(world.pauses).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000])
    world.events.opened()
    world.tell({ type: 'view', seq: 1 })
    world.events.closed(1006)
    expect(world.pauses.at(-1)).toBe(250)
  })

  it('does not come back where that cannot help', async () => {
    const { world, connection, states } = table()
    world.events.opened()
    const answer = connection.ask(start('a'))
    world.events.closed(4404)
    expect(await answer).toBeNull()
    expect(world.due).toBeNull()
    expect(states.at(-1)).toBe('ended')
  })

  it('hurries when the network is back', () => {
    const { world, connection } = table()
    world.events.closed(1006)
    connection.hurry()
    expect(world.addresses).toHaveLength(2)
    connection.hurry()
    expect(world.addresses).toHaveLength(2)
  })

  it('listens to its newest socket only', () => {
    const { world, connection, views } = table()
    world.events.opened()
    const old = world.events
    connection.renew()
    old.received(JSON.stringify({ type: 'view', seq: 1 }))
    old.closed(1006)
    expect(views).toEqual([])
    expect(world.pauses).toEqual([])
  })

  it('answers nothing once it is stopped', async () => {
    const { world, connection, states } = table()
    world.events.opened()
    const answer = connection.ask(start('a'))
    const { events } = world
    connection.stop()
    events.closed(1000)
    expect(await answer).toBeNull()
    expect(states).toEqual(['connecting', 'open'])
  })
})
