import { afterEach, expect, it, vi } from 'vitest'
import type { Problem, TableView } from '../src/api/protocol'
import { translations } from '../src/app/i18n/translations.svelte'
import { TableSession } from '../src/table/session.svelte'
import { table } from './views'

const socket = vi.hoisted(() => ({ view: (_: unknown) => {}, answer: null as unknown }))

vi.mock('../src/api/socket', () => ({
  BROWSER: {},
  Connection: class {
    constructor(_address: string, _host: unknown, listener: { view: (view: unknown) => void }) {
      socket.view = listener.view
    }
    start() {}
    ask = () => Promise.resolve(socket.answer)
  },
}))
vi.mock('../src/api/http', () => ({
  fetchStory: () => new Promise(() => {}),
  fetchTable: () => Promise.resolve(table()),
  socketAddress: () => 'ws://here',
}))

afterEach(() => vi.restoreAllMocks())

/** A table whose refusals have sentences that are long on their way. */
async function refusedAtTable(error: Partial<Problem>) {
  vi.stubGlobal('document', { hidden: true, getAnimations: () => [] })
  let arrive = () => {}
  const download = new Promise<void>((resolve) => (arrive = resolve))
  vi.spyOn(translations, 'loadRefusals').mockReturnValue(download)
  socket.answer = { type: 'refused', nonce: 'a', error: { code: 'illegal', rule: null, ...error } }
  const session = new TableSession('T')
  await session.open()
  const sentencesCome = async () => {
    arrive()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { session, sentencesCome, push: (view: Partial<TableView>) => socket.view(table(view)) }
}

const refused = { message: { key: 'clans-no-such-place', args: {} } }

it('is ready for another action while the sentences of a refusal come', async () => {
  const { session, sentencesCome } = await refusedAtTable(refused)
  await session.play('a')
  expect(session.sending).toBeNull()
  expect(session.refusal).toBeNull()
  await sentencesCome()
  expect(session.refusal?.message.key).toBe('clans-no-such-place')
})

it.each([{ ply: 1 }, { viewing: 1 }])('shows no refusal that is out of date: %o', async (change) => {
  const { session, sentencesCome, push } = await refusedAtTable(refused)
  const asked = session.why('a')
  await Promise.resolve()
  push({ seq: 10, ...change })
  await vi.waitFor(() => expect(session.view?.seq).toBe(10))
  await sentencesCome()
  await asked
  expect(session.refusal).toBeNull()
})
