import { translations } from '../app/i18n/translations.svelte'
import { settings } from '../app/settings.svelte'
import type { Command, Problem, GamePreview, GameView, EntryView, TableView } from '../api/protocol'
import { isReduced } from '../ui/reduced_motion'
import { type Pace, tempo } from '../ui/pace'
import { fetchStory, fetchTable, socketAddress } from '../api/http'
import { BROWSER, Connection, type LinkState } from '../api/socket'
import { randomWord } from '../api/nonce'
import { problemOf, RequestRefused } from '../api/errors'
import { ViewQueue } from './view_queue'
import { shareStructure } from '../ui/structural_sharing.svelte'
import { keepPositions } from './known_positions'
import { isWhole, mergeLog, newsFor } from './log'
import { lastOwn, Playback } from './playback'
import { onlySeatOf } from './stage'

type Wish<C> = C extends Command ? Omit<C, 'nonce' | 'seq'> : never

/** Whether the reader does not want to see things move. */
const isStill = () => isReduced() || tempo() === 0

// More moves than bots make while a request is on its way.
const UNDO_TRIES = 5

/** Which move undo would take back, and which players it would ask. */
function undoKey(view: TableView | null): string {
  return JSON.stringify([view?.undo?.ply, view?.undo?.asks])
}

/** A table that someone looks at: the newest view, the log, and what is on its way. */
export class TableSession {
  view = $state.raw<TableView | null>(null)
  log = $state.raw<readonly EntryView[]>([])
  /** The last positions, by the number of actions that led to them: a move is judged by what it changed. */
  positions = $state.raw<ReadonlyMap<number, GameView>>(new Map())
  link = $state<LinkState>('connecting')
  /** Why the table cannot be opened at all. */
  wrong = $state.raw<Problem | null>(null)
  /** Why the last wish was refused. */
  refusal = $state.raw<Problem | null>(null)
  /** The action that was sent and not answered yet. */
  sending = $state<string | null>(null)
  /** When the times of the view came, by the browser's own clock. */
  viewedAt = $state(0)

  /** Whether moves that have come are still to be shown. */
  isBehind = $state(false)
  /** Whether bots are asked not to pause before the reader's next turn. */
  isSkipping = $state(false)

  /** Whose turn it was when the curtain was lifted. */
  liftedFor: number | null = null

  /** The seat that the last view was for. */
  private offeredTo: number | null = null
  private readingFor: number | null | undefined
  /** Counts whatever makes an older refusal out of date. */
  private refusals = 0
  private readonly connection: Connection
  private readonly playback = new Playback({
    show: (view) => this.show(view),
    isStill: () => document.hidden || isStill(),
    tempo,
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  })

  private readonly queue = new ViewQueue<TableView>((view) => this.offer(view))
  /** Called when the next view has come. */
  private viewCame: (() => void)[] = []

  constructor(readonly table: string) {
    this.connection = new Connection(socketAddress(table), BROWSER, {
      view: (view) => {
        this.queue.push(view)
        for (const came of this.viewCame.splice(0)) came()
      },
      state: (state) => void this.linkChanged(state),
    })
  }

  async open(): Promise<void> {
    try {
      this.offer(await fetchTable(this.table))
      this.connection.start()
    } catch (problem) {
      this.wrong = problemOf(problem)
    }
  }

  /** Once more, after it could not be opened. */
  reopen = async (): Promise<void> => {
    try {
      await fetchTable(this.table)
      this.wrong = null
      await this.open()
    } catch (problem) {
      this.wrong = problemOf(problem)
    }
  }

  close(): void {
    this.queue.clear()
    this.connection.stop()
  }

  /** Moves that are being played one after the other are shown at once. */
  skip = (): void => {
    this.queue.flush()
    if (!this.playback.skip()) return
    for (const motion of document.getAnimations())
      if (motion.effect?.getTiming().iterations === 1) motion.finish()
  }

  /**
   * Show what has come, and where bots pause for the reader alone, let them pause no more before the
   * reader's turn.
   */
  skipAll = async (): Promise<void> => {
    this.skip()
    const seat = this.pacedSeat
    if (seat === null || !this.isBotToMove) return
    this.isSkipping = true
    if (!(await this.command({ type: 'skip', seat }))) this.isSkipping = false
  }

  /** Whether there is anything to skip. */
  get canSkip(): boolean {
    const bots = this.pacedSeat !== null && this.isBotToMove && this.view?.pace !== 'instant'
    return this.view?.status === 'playing' && !this.isSkipping && (this.isBehind || bots)
  }

  /** The seat of the reader's that sets the pace of the bots; `null` where other people play too. */
  get pacedSeat(): number | null {
    const view = this.view
    return view && view.pace !== null ? onlySeatOf(view) : null
  }

  setPace(pace: Pace): void {
    const seat = this.pacedSeat
    if (seat !== null && this.view?.pace !== pace) void this.command({ type: 'pace', seat, pace })
  }

  private get isBotToMove(): boolean {
    const view = this.view
    return view !== null && view.to_move !== null && (view.seats[view.to_move]?.bot ?? null) !== null
  }

  /** What the others did since the reader's own last turn, once more. */
  again = async (): Promise<void> => {
    try {
      this.playback.again(await fetchTable(this.table, this.view?.viewing ?? null))
    } catch {
      // The log still tells it.
    }
  }

  /** Whether there is something to show once more, and the reader wants to see things move. */
  get canShowAgain(): boolean {
    const view = this.view
    return (
      view !== null && !isStill() && lastOwn({ ...view, happened: newsFor(this.log, view.viewing) }) !== null
    )
  }

  hurry = (): void => this.connection.hurry()
  renew = (): void => this.connection.renew()

  /** No one's cards are kept in the page while the curtain is down. */
  look(seat: number | null): void {
    this.queue.clear()
    this.playback.skip()
    if (seat === null) {
      this.log = []
      this.positions = new Map()
    }
    this.clearRefusal()
    this.liftedFor = this.view?.to_move ?? null
    this.connection.look(seat)
  }

  async command(wish: Wish<Command>): Promise<boolean> {
    if (!this.view) return false
    this.queue.flush()
    this.playback.skip()
    this.clearRefusal()
    const command = { ...wish, nonce: randomWord(), seq: this.view.seq } as Command
    const answer = await this.connection.ask(command)
    if (answer?.type === 'refused') {
      if (answer.error.code === 'stale') await this.catchUp()
      // The next action need not wait until its sentences have come.
      void this.refuse(answer.error)
    }
    return answer?.type === 'done'
  }

  /**
   * Undo the reader's last move. A bot's move that came in the meantime does not change which move that is.
   */
  async undo(seat: number): Promise<void> {
    const wish = undoKey(this.view)
    for (let tries = 0; tries < UNDO_TRIES; tries += 1) {
      const isDone = await this.command({ type: 'undo', seat })
      if (isDone || this.refusal?.code !== 'stale' || undoKey(this.view) !== wish) return
    }
  }

  /** After a command that was stale the server sends the view that the command did not know. */
  private async catchUp(): Promise<void> {
    await new Promise<void>((resolve) => this.viewCame.push(resolve))
    this.queue.flush()
    this.playback.skip()
  }

  async play(action: string): Promise<void> {
    const seat = this.view?.viewing ?? null
    if (seat === null || this.sending !== null) return
    const ply = this.view?.ply
    this.sending = action
    const isDone = await this.command({ type: 'play', seat, action })
    // Until the view that shows it has come it is still on its way.
    const isOnItsWay = isDone && this.view?.ply === ply
    if (this.sending === action && !isOnItsWay) this.sending = null
  }

  async preview(action: string): Promise<GamePreview | null> {
    const answer = await this.connection.ask({ type: 'preview', nonce: randomWord(), action })
    return answer?.type === 'preview' ? answer.preview : null
  }

  /** Say why an action cannot be made. */
  async why(action: string): Promise<void> {
    void this.learnRefusals() // they come while the server answers
    const answer = await this.connection.ask({ type: 'why', nonce: randomWord(), action })
    if (answer?.type === 'why' || answer?.type === 'refused') await this.refuse(answer.error)
  }

  private async refuse(error: Problem | null): Promise<void> {
    const count = ++this.refusals
    if (error?.message.key.startsWith(`${this.view?.game}-`)) await this.learnRefusals()
    // Meanwhile the reader may have gone on.
    if (count === this.refusals) this.refusal = error
  }

  private clearRefusal(): void {
    this.refusals += 1
    this.refusal = null
  }

  /** The sentences with which the game refuses come with the first of them; without them it says less. */
  private async learnRefusals(): Promise<void> {
    const game = this.view?.game
    if (game) await translations.loadRefusals(game, settings.language).catch(() => undefined)
  }

  private offer(view: TableView): void {
    this.positions = keepPositions(this.positions, view, this.offeredTo === view.viewing)
    this.offeredTo = view.viewing
    this.playback.offer(view)
  }

  private show(shown: TableView): void {
    const before = this.view
    const view = shareStructure(before, shown)
    this.view = view
    this.isBehind = this.playback.isBehind
    if (view.legal.length || view.status !== 'playing') this.isSkipping = false
    // The positions before the newest are shown with its times.
    if (before?.clocks !== view.clocks || before?.offer !== view.offer) this.viewedAt = performance.now()
    if (view.viewing !== null && view.viewing === view.to_move) this.liftedFor = view.viewing
    const another = before?.viewing !== view.viewing || before.status !== view.status
    this.log = mergeLog(another ? [] : this.log, view.happened)
    if (before && (before.ply !== view.ply || before.viewing !== view.viewing)) this.clearRefusal()
    if (before && before.ply !== view.ply) this.sending = null
    if (view.status !== 'lobby' && !isWhole(this.log, view.ply)) void this.readStory(view)
  }

  private async readStory({ viewing }: TableView): Promise<void> {
    if (this.readingFor === viewing) return
    this.readingFor = viewing
    try {
      const { entries } = await fetchStory(this.table, viewing)
      const view = this.view
      if (view?.viewing !== viewing) return
      // The log does not tell what is still to be shown.
      const shown = this.playback.isBetween ? entries.filter(({ ply }) => ply <= view.ply) : entries
      this.log = mergeLog(shown, this.log)
    } catch {
      // The log grows again with the next view.
    } finally {
      this.readingFor = undefined
    }
  }

  private async linkChanged(state: LinkState): Promise<void> {
    this.link = state
    if (state === 'lost' || state === 'ended') await this.askWhetherGone()
  }

  /** A socket cannot say that there is no such table any more. */
  private async askWhetherGone(): Promise<void> {
    try {
      await fetchTable(this.table)
    } catch (problem) {
      if (!(problem instanceof RequestRefused) || problem.status !== 404) return
      this.connection.stop()
      this.wrong = problem.error
    }
  }
}
