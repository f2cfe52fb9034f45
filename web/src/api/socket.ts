// One socket to one table. It comes back by itself, and what was not answered is said again: the
// server knows a command by its nonce, so that saying it twice does it once.
import type {
  Done,
  PreviewAnswer,
  RefusalAnswer,
  ClientMessage,
  TableView,
  ServerMessage,
  WhyAnswer,
} from './protocol'

export type Answer = Done | RefusalAnswer | PreviewAnswer | WhyAnswer
export type Question = Extract<ClientMessage, { readonly nonce: string }>
export type LinkState = 'connecting' | 'open' | 'lost' | 'ended'

export interface OpenSocket {
  send(text: string): void
  close(): void
}

export interface SocketEvents {
  opened(): void
  received(text: string): void
  closed(code: number): void
}

/** What the connection needs of its surroundings, so that tests can stand in for them. */
export interface SocketHost {
  open(address: string, events: SocketEvents): OpenSocket
  after(ms: number, act: () => void): () => void
  random(): number
}

export interface Listener {
  view(view: TableView): void
  state(state: LinkState, code?: number): void
}

interface Waiting {
  readonly question: Question
  readonly resolve: (answer: Answer | null) => void
}

const FIRST_PAUSE = 250
const LONGEST_PAUSE = 8000
// The server closes so where there is nothing to come back to.
const GONE = 4404

export class Connection {
  private socket: OpenSocket | null = null
  private isOpen = false
  private tries = 0
  private since: number | null = null
  private looked: number | null | undefined
  private cancelRetry: (() => void) | null = null
  private readonly waiting = new Map<string, Waiting>()

  constructor(
    private readonly address: string,
    private readonly host: SocketHost,
    private readonly listener: Listener,
  ) {}

  start(): void {
    this.connect()
  }

  stop(): void {
    this.cancelRetry?.()
    this.drop()
    this.forget(() => true)
  }

  /** Try now rather than after the pause: the network or the reader is back. */
  hurry(): void {
    if (this.isOpen || !this.cancelRetry) return
    this.cancelRetry()
    this.connect()
  }

  /** Give the socket up and open a new one: after a long sleep it may be dead without saying so. */
  renew(): void {
    if (!this.isOpen) return
    this.drop()
    this.connect()
  }

  /** Lift the curtain of a seat, or let it fall. */
  look(seat: number | null): void {
    this.looked = seat
    if (this.isOpen) this.say({ type: 'look', seat })
  }

  /** Resolves with the answer; with `null` where there will be none. */
  ask(question: Question): Promise<Answer | null> {
    return new Promise((resolve) => {
      this.waiting.set(question.nonce, { question, resolve })
      if (this.isOpen) this.say(question)
      else if (!isCommand(question)) this.forget((waiting) => waiting.question === question)
    })
  }

  private connect(): void {
    this.cancelRetry = null
    if (this.tries === 0) this.listener.state('connecting')
    const events: SocketEvents = {
      opened: () => events === this.events && this.opened(),
      received: (text) => events === this.events && this.received(text),
      closed: (code) => events === this.events && this.closed(code),
    }
    this.events = events
    const query = this.since === null ? '' : `?since=${this.since}`
    this.socket = this.host.open(this.address + query, events)
  }

  /** Only the newest socket is listened to. */
  private events: SocketEvents | null = null

  private opened(): void {
    this.isOpen = true
    this.listener.state('open')
    if (this.looked !== undefined) this.say({ type: 'look', seat: this.looked })
    for (const { question } of this.waiting.values()) this.say(question)
  }

  private received(text: string): void {
    this.tries = 0
    const message = JSON.parse(text) as ServerMessage
    if (message.type === 'view') {
      this.since = message.seq
      this.listener.view(message)
    } else if (message.nonce !== null) {
      this.waiting.get(message.nonce)?.resolve(message)
      this.waiting.delete(message.nonce)
    }
  }

  private closed(code: number): void {
    this.drop()
    this.forget((waiting) => !isCommand(waiting.question))
    if (code === GONE) {
      this.forget(() => true)
      this.listener.state('ended', code)
      return
    }
    this.listener.state('lost', code)
    this.cancelRetry = this.host.after(this.pause(), () => this.connect())
    this.tries += 1
  }

  private pause(): number {
    const pause = Math.min(FIRST_PAUSE * 2 ** this.tries, LONGEST_PAUSE)
    return pause * (0.5 + this.host.random() / 2)
  }

  private drop(): void {
    this.isOpen = false
    this.events = null
    this.socket?.close()
    this.socket = null
  }

  private forget(which: (waiting: Waiting) => boolean): void {
    for (const [nonce, waiting] of this.waiting) {
      if (!which(waiting)) continue
      this.waiting.delete(nonce)
      waiting.resolve(null)
    }
  }

  private say(said: ClientMessage): void {
    this.socket?.send(JSON.stringify(said))
  }
}

/** Commands change the table and are said again; a question about a past moment is not. */
function isCommand(question: Question): boolean {
  return question.type !== 'preview' && question.type !== 'why'
}

/** The browser's own sockets and clock. */
export const BROWSER: SocketHost = {
  open(address, events) {
    const socket = new WebSocket(address)
    socket.onopen = () => events.opened()
    socket.onmessage = (event) => events.received(String(event.data))
    socket.onclose = (event) => events.closed(event.code)
    return socket
  },
  after(ms, act) {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  },
  random: Math.random,
}
