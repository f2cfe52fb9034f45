// What is asked over HTTP: see PROTOCOL.md.
import type {
  CarryLink,
  ErrorAnswer,
  Fork,
  GameList,
  GameTable,
  Hint,
  Join,
  Joined,
  Links,
  MatchCourse,
  NewTable,
  Position,
  ShuffleProof,
  Story,
  TableList,
  TableMade,
  TableView,
} from '../protocol'
import { Refusal, Unreachable } from './refusal'

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
  get<GameTable>(`/api/games/${game}/components?players=${players}`)

export const fetchTables = () => get<TableList>('/api/tables')
export const makeTable = (table: NewTable) => post<TableMade>('/api/tables', table)
export const importRecord = (record: Blob) => ask<TableMade>('POST', '/api/records', record)

export const fetchTable = (table: string) => get<TableView>(at(table))
export const deleteTable = (table: string) => ask<void>('DELETE', at(table))
export const forgetTable = (table: string) => post<void>(at(table, 'forget'))
export const fetchLinks = (table: string) => get<Links>(at(table, 'links'))
export const join = (table: string, body: Join) => post<Joined>(at(table, 'join'), body)
export const makeCarryLink = (table: string) => post<CarryLink>(at(table, 'carry'))
export const makeRematch = (table: string) => post<TableMade>(at(table, 'rematch'))
export const fork = (table: string, body: Fork) => post<TableMade>(at(table, 'fork'), body)
export const fetchPosition = (table: string, ply: number, seat: number | null) =>
  get<Position>(at(table, `positions/${ply}`) + from(seat))
export const fetchStory = (table: string, seat: number | null) =>
  get<Story>(at(table, 'story') + from(seat))
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

/** The first answer to a stranger brings a cookie; whoever asked again before it came would be another one. */
let introduction: Promise<unknown> | null = null

function ask<T>(method: string, address: string, body?: string | Blob): Promise<T> {
  const question = () => send<T>(method, address, body)
  if (address.startsWith('/api/games')) return question()
  if (introduction) return introduction.then(question)
  const answer = question()
  introduction = answer.catch(() => (introduction = null))
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

async function refusalOf(answer: Response): Promise<Refusal | Unreachable> {
  try {
    const { error } = (await answer.json()) as ErrorAnswer
    return new Refusal(answer.status, error)
  } catch (problem) {
    return new Unreachable(String(answer.status), { cause: problem })
  }
}
