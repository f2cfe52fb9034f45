// What is asked over HTTP: see PROTOCOL.md.
import type {
  CarryLink,
  ErrorAnswer,
  Fork,
  GameList,
  GameComponents,
  Hint,
  Join,
  Joined,
  Links,
  MatchCourse,
  NewTable,
  Position,
  ShuffleProof,
  LogView,
  TableList,
  TableMade,
  TableView,
} from './protocol'
import { once } from './idempotency'
import { RequestRefused, Unreachable } from './errors'

let games: Promise<GameList> | null = null

/** Asked once: games and bots change only with the server. */
export function fetchGames(): Promise<GameList> {
  games ??= get<GameList>('/api/games').catch((problem: unknown) => {
    games = null
    throw problem
  })
  return games
}

export const fetchComponents = (game: string, players: number) =>
  get<GameComponents>(`/api/games/${game}/components?players=${players}`)

export const fetchTables = () => get<TableList>('/api/tables')
export const makeTable = (table: Omit<NewTable, 'nonce' | 'salt'>) =>
  once(`table ${JSON.stringify(table)}`, (marks) => post<TableMade>('/api/tables', { ...table, ...marks }))
export const importRecord = (record: File) =>
  once(`record ${record.name} ${record.size} ${record.lastModified}`, ({ nonce }) =>
    ask<TableMade>('POST', `/api/records?nonce=${nonce}`, record),
  )

/** From one of the reader's seats; `null`: as the server chooses. */
export const fetchTable = (table: string, seat: number | null = null) =>
  get<TableView>(at(table) + (seat === null ? '' : `?seat=${seat}`))
export const deleteTable = (table: string) => ask<void>('DELETE', at(table))
export const forgetTable = (table: string) => post<void>(at(table, 'forget'))
export const fetchLinks = (table: string) => get<Links>(at(table, 'links'))
export const join = (table: string, body: Join) => post<Joined>(at(table, 'join'), body)
export const makeCarryLink = (table: string) => post<CarryLink>(at(table, 'carry'))
export const makeRematch = (table: string) => post<TableMade>(at(table, 'rematch'))
export const fork = (table: string, body: Omit<Fork, 'nonce'>) =>
  once(`fork ${table} ${JSON.stringify(body)}`, ({ nonce }) =>
    post<TableMade>(at(table, 'fork'), { ...body, nonce }),
  )
export const fetchPosition = (table: string, ply: number, seat: number | null) =>
  get<Position>(at(table, `positions/${ply}`) + from(seat))
export const fetchStory = (table: string, seat: number | null) =>
  get<LogView>(at(table, 'story') + from(seat))
export const fetchCourse = (table: string) => get<MatchCourse>(at(table, 'course'))
export const fetchShuffleProof = (table: string) => get<ShuffleProof>(at(table, 'shuffle'))
export const fetchHint = (table: string, seat: number) => get<Hint>(at(table, 'hint') + from(seat))

export const recordAddress = (table: string, seat: number | null) => at(table, 'record') + from(seat)
export const socketAddress = (table: string) =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${at(table, 'socket')}`

function at(table: string, document = ''): string {
  const address = `/api/tables/${encodeURIComponent(table)}`
  return document ? `${address}/${document}` : address
}

function from(seat: number | null): string {
  return seat === null ? '' : `?seat=${seat}`
}

const get = <T>(address: string) => ask<T>('GET', address)
const post = <T>(address: string, body?: object) =>
  ask<T>('POST', address, body === undefined ? undefined : JSON.stringify(body))

/**
 * The answer that brings the browser its cookie. All other requests wait for it: without the cookie the
 * server takes each for that of another browser, and cannot recognise one that is sent again.
 */
let introduction: Promise<unknown> | null = null

async function ask<T>(method: string, address: string, body?: string | Blob): Promise<T> {
  if (address.startsWith('/api/games')) return send<T>(method, address, body)
  if (!introduction && method === 'GET' && BRINGS_COOKIE.test(address))
    return introduce(send<T>(method, address, body))
  await introduction?.catch(() => undefined)
  await (introduction ?? introduce(send('GET', '/api/tables')))
  return send<T>(method, address, body)
}

const BRINGS_COOKIE = /^\/api\/tables(\/[^/?]+)?$/

function introduce<T>(answer: Promise<T>): Promise<T> {
  introduction = answer
  answer.catch(() => (introduction = null))
  return answer
}

async function send<T>(method: string, address: string, body?: string | Blob): Promise<T> {
  const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
  let answer: Response
  try {
    answer = await fetch(address, { method, headers, body: body ?? null })
  } catch (problem) {
    throw new Unreachable('', { cause: problem })
  }
  if (!answer.ok) throw await refusalOf(answer)
  return (answer.status === 204 ? undefined : await answer.json()) as T
}

async function refusalOf(answer: Response): Promise<RequestRefused | Unreachable> {
  try {
    const { error } = (await answer.json()) as ErrorAnswer
    return new RequestRefused(answer.status, error)
  } catch (problem) {
    return new Unreachable(String(answer.status), { cause: problem })
  }
}
