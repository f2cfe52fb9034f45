import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as Api from '../src/api/http'

interface Asked {
  readonly method: string
  readonly address: string
  readonly body: Record<string, unknown> | null
}

const LIST = { method: 'GET', address: '/api/tables', body: null }
const TABLE = { game: 'clans', seats: [{ kind: 'open' }, { kind: 'open' }] } as const

let asked: Asked[]
let answers: (() => Response)[]
let api: typeof Api

const made = (table: string) => () => Response.json({ table }, { status: 201 })
const lost = () => {
  throw new TypeError('network')
}
const refused = (status: number, code: string) => () =>
  Response.json(
    { error: { code, field: null, message: { key: `server-${code}`, args: {} }, rule: null } },
    { status },
  )

/** What was posted, without the requests that bring the cookie. */
const posted = () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body)

beforeEach(async () => {
  asked = []
  answers = []
  vi.stubGlobal(
    'fetch',
    async (address: string, { method, body }: { method: string; body: string | null }) => {
      asked.push({ method, address, body: typeof body === 'string' ? JSON.parse(body) : null })
      await Promise.resolve()
      return method === 'GET' ? Response.json({ tables: [] }) : answers.shift()!()
    },
  )
  vi.resetModules()
  api = await import('../src/api/http')
})

afterEach(() => vi.unstubAllGlobals())

describe('the cookie', () => {
  it('comes before the first request that changes something', async () => {
    answers = [made('A'), made('B')]
    await Promise.all([api.makeTable(TABLE), api.join('T', { key: 'k', name: 'Ada' })])
    expect(asked.map(({ method, address }) => `${method} ${address}`)).toEqual([
      'GET /api/tables',
      'POST /api/tables',
      'POST /api/tables/T/join',
    ])
  })

  it('comes with the list of tables where that is asked for anyway', async () => {
    answers = [made('A')]
    await Promise.all([api.fetchTables(), api.makeTable(TABLE)])
    expect(asked.map(({ method }) => method)).toEqual(['GET', 'POST'])
  })

  it('is asked for again where it did not come', async () => {
    const answering = globalThis.fetch
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')))
    await expect(api.makeTable(TABLE)).rejects.toThrow()
    vi.stubGlobal('fetch', answering)
    answers = [made('A')]
    await api.makeTable(TABLE)
    expect(asked[0]).toEqual(LIST)
    expect(posted()).toHaveLength(1)
  })
})

describe('a request that makes a table', () => {
  it('has the same nonce and salt when it is sent again without an answer', async () => {
    answers = [lost, refused(503, 'storage-down'), made('A')]
    await expect(api.makeTable(TABLE)).rejects.toThrow()
    await expect(api.makeTable(TABLE)).rejects.toThrow()
    expect(await api.makeTable(TABLE)).toEqual({ table: 'A' })
    const [first, second, third] = posted()
    expect(first).toMatchObject({ ...TABLE, nonce: expect.stringMatching(/^[\w-]{22}$/) })
    expect(first!['salt']).toMatch(/^[\w-]{22}$/)
    expect([second, third]).toEqual([first, first])
  })

  it('is one for two clicks and another one afterwards', async () => {
    answers = [made('A'), made('A'), made('B')]
    await Promise.all([api.makeTable(TABLE), api.makeTable(TABLE)])
    await api.makeTable(TABLE)
    const [first, second, third] = posted().map((body) => body!['nonce'])
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('is another one when it asks for something else, or was refused', async () => {
    answers = [lost, lost, refused(409, 'nonce-reused'), made('A')]
    for (const table of [TABLE, { ...TABLE, start: true }, TABLE]) {
      await expect(api.makeTable(table)).rejects.toThrow()
    }
    await api.makeTable(TABLE)
    const nonces = posted().map((body) => body!['nonce'])
    expect(nonces[2]).toBe(nonces[0])
    expect(new Set(nonces).size).toBe(3)
  })

  it('may be a fork or a record too', async () => {
    answers = [lost, made('A'), lost, made('B')]
    const fork = () => api.fork('T', { ply: 3 })
    await expect(fork()).rejects.toThrow()
    await fork()
    const [first, second] = posted()
    expect(first).toEqual({ ply: 3, nonce: second!['nonce'] })
    const file = new File(['{}'], 'match.json', { lastModified: 1 })
    await expect(api.importRecord(file)).rejects.toThrow()
    await api.importRecord(file)
    const [third, fourth] = asked.slice(-2).map(({ address }) => address)
    expect(third).toMatch(/^\/api\/records\?nonce=[\w-]{22}$/)
    expect(fourth).toBe(third)
  })
})
