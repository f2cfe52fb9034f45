import { untrack } from 'svelte'
import type {
  GlenmoreCell,
  GlenmoreResource,
  GlenmoreComponents,
  GlenmoreTile,
  GlenmoreView,
  Move,
  TableView,
} from '../../api/protocol'
import { settings } from '../../app/settings.svelte'
import { stable } from '../../ui/structural_sharing.svelte'
import type { TableSession } from '../../table/session.svelte'
import { cellOf, goesOn, kindOf, type Offers, offersOf, onlyMove } from './offers'
import { Previews } from '../shared/previews.svelte'
import { commonTerms, type Terms } from './terms'

/** What the player is about to do: the tile, the cell, the clan member pointed at, and what that would do. */
export class Selection {
  picked = $state<GlenmoreTile | null>(null)
  /** The cell that the tile picked is shown on. */
  considered = $state<GlenmoreCell | null>(null)
  /** Whose clan member is being moved. */
  held = $state<GlenmoreCell | null>(null)
  selling = $state<GlenmoreResource | null>(null)
  /** Whether they sell while something is to be paid: then nothing is paid unasked. */
  isTrading = $state(false)
  /** The cell whose several moves are shown to choose from. */
  opened = $state<GlenmoreCell | null>(null)
  /** To be confirmed. */
  proposed = $state.raw<Move | null>(null)
  /** What was tried and cannot be: a tile of the chain, a cell, or to trade a resource. */
  refused = $state<GlenmoreTile | GlenmoreCell | GlenmoreResource | null>(null)
  readonly previews: Previews<'glenmore'>

  constructor(
    private readonly session: TableSession,
    private readonly read: () => { view: TableView; box: GlenmoreComponents; mayAct: boolean },
  ) {
    this.previews = new Previews('glenmore', (action) => session.preview(action))
  }

  readonly legal: readonly Move[] = $derived.by(() => {
    const { view, mayAct } = this.read()
    return mayAct ? view.legal : []
  })
  readonly offers: Offers = $derived(offersOf(this.legal))
  readonly position: GlenmoreView | null = $derived.by(() => {
    const { position } = this.read().view
    return position?.game === 'glenmore' ? position : null
  })
  readonly busy: boolean = $derived.by(() => this.session.sending !== null)
  /** All that a decision about one tile asks for; sales are made at the market. */
  readonly asked: readonly Move[] = $derived(this.legal.filter((move) => kindOf(move) !== 'sell'))
  /** What is done by itself; what was just taken back is not done again unasked. */
  readonly obvious: Move | null = $derived.by(() => {
    const { view, mayAct } = this.read()
    return mayAct && !view.redo && !this.isTrading
      ? onlyMove(view.legal, this.position?.turn?.movement)
      : null
  })
  /** The cell of the tile that asks for a choice: the one opened, or the one that a decision is about. */
  readonly asking: GlenmoreCell | null = $derived.by(() => {
    if (this.opened !== null) return this.opened
    return this.selling === null && this.obvious === null ? this.placeOfDecision() : null
  })
  /** What that tile lets the player choose from. */
  readonly choices: readonly Move[] = $derived.by(() => {
    if (this.asking === null || this.proposed !== null) return []
    // What ends it has a button of its own.
    return this.opened === null ? this.asked.filter((move) => !goesOn(move)) : this.movesAt(this.opened)
  })
  /** What can be activated one by one, when nothing is left that costs nothing. */
  readonly activations: readonly Move[] = $derived.by(() => {
    const { box } = this.read()
    const moves = this.legal.filter((move) => kindOf(move) === 'activate')
    const isAnyFree = moves.some((move) => isFree(move, box.tiles[Number(move.words.args['tile'])]?.effect))
    return isAnyFree || this.selling !== null || this.proposed !== null ? [] : moves
  })
  /** The choices that are shown as buttons. */
  readonly buttons: readonly Move[] = $derived(this.asking === null ? this.activations : this.choices)
  /** The take that is being looked at. */
  readonly take: Move | null = $derived.by(() =>
    this.picked !== null && this.considered !== null
      ? (this.offers.takes.get(this.picked)?.get(this.considered) ?? null)
      : null,
  )

  private readonly common = stable(() => {
    const takes = this.picked === null ? undefined : this.offers.takes.get(this.picked)
    return commonTerms([...(takes?.values() ?? [])].map((take) => this.previews.of(take)))
  })

  /** Whether there is anything to let go of. */
  readonly isChoosing: boolean = $derived(
    [this.picked, this.held, this.selling, this.proposed].some((chosen) => chosen !== null),
  )

  /** What the tile picked costs, and who moves after it, wherever it is laid. */
  get terms(): Terms | null {
    return this.common.current
  }

  /** What was being chosen was chosen for another moment. */
  begin(): void {
    this.previews.forget()
    this.letGo()
    if (!this.isPaying()) this.isTrading = false
  }

  letGo(): void {
    this.picked = this.considered = this.held = this.selling = this.opened = this.proposed = null
    this.forget()
  }

  /** Whatever was said about an earlier try is past. */
  forget(): void {
    this.refused = null
    this.session.refusal = null
  }

  /** What is chosen, to compare it with what was chosen before. */
  get choice(): string {
    return [this.picked, this.considered, this.held, this.selling, this.opened, this.proposed?.text].join(' ')
  }

  /** What a hint is about, in place of whatever was chosen before; `null` when the hint is put away. */
  suggest(move: Move | null): void {
    this.letGo()
    if (!move) return
    const deed = kindOf(move)
    if (deed === 'take' || deed === 'discard') this.pick(Number(move.words.args['tile']))
    if (deed === 'take') this.considered = cellOf(move)
    if (deed === 'move') this.held = cellOf(move)
  }

  pick(tile: GlenmoreTile): void {
    const again = this.picked === tile
    this.letGo()
    const discard = this.offers.discards.get(tile)
    if (discard) {
      this.proposed = discard
      // Why it has to be removed, and cannot be taken.
      this.whyNotTake(tile)
    } else if (!this.offers.takes.has(tile)) this.whyNotTake(tile)
    else if (!again) this.picked = tile
    if (this.picked !== null) this.previews.ask(this.offers.takes.get(tile)?.values() ?? [])
  }

  /** Whether a tile of the chain is chosen, to be taken or to be removed. */
  isChosen(tile: GlenmoreTile): boolean {
    return (
      this.picked === tile || (this.proposed !== null && this.offers.discards.get(tile) === this.proposed)
    )
  }

  /** Whether a tile of the chain can be taken, or be removed where none can be taken. */
  canTake(tile: GlenmoreTile): boolean {
    return this.offers.takes.has(tile) || this.offers.discards.has(tile)
  }

  /** The moves that are about a cell now. */
  movesAt(cell: GlenmoreCell): readonly Move[] {
    if (this.picked !== null) return present(this.offers.takes.get(this.picked)?.get(cell))
    if (this.selling !== null) {
      return (this.offers.sales.get(this.selling) ?? []).filter((move) => cellOf(move) === cell)
    }
    if (this.held !== null && cell !== this.held) return present(this.offers.ways.get(this.held)?.get(cell))
    return this.offers.onCells.get(cell) ?? []
  }

  /** Whether something can be done at a cell now. */
  isPlace(cell: GlenmoreCell): boolean {
    return this.offers.ways.has(cell) || this.movesAt(cell).length > 0
  }

  /** A cell was pressed; `isSure` says that its consequences could be seen before. */
  press(cell: GlenmoreCell, isSure: boolean): void {
    this.forget()
    const moves = this.movesAt(cell)
    if (this.picked !== null) this.pressSite(cell, moves[0], isSure)
    else if (this.offers.ways.has(cell) && (this.held === null || moves.length === 0)) this.hold(cell)
    else if (this.held === cell) this.hold(null)
    else if (moves.length > 1) this.opened = this.opened === cell ? null : cell
    else if (moves[0]) this.make(moves[0])
    else if (this.held === null && this.onlyWayTo(cell) !== null) this.hold(this.onlyWayTo(cell))
    else this.whyNot(cell)
  }

  /** By a key, or by a finger, whose click may miss what moves with the sheet. */
  reach(cell: GlenmoreCell): void {
    if (this.refused !== null && this.refused !== cell) this.forget()
    this.consider(cell)
  }

  consider(cell: GlenmoreCell): void {
    if (this.picked !== null && this.offers.takes.get(this.picked)?.has(cell)) this.considered = cell
  }

  hold(cell: GlenmoreCell | null): void {
    this.letGo()
    this.held = cell
  }

  /**
   * A price of the market was pressed; `isNamed`: by a button that says what it buys, and for how many
   * coins.
   */
  buy(resource: GlenmoreResource, isNamed = false): void {
    const move = this.offers.purchases.get(resource)
    const again = this.isBuying(resource)
    this.letGo()
    if (!move) void this.refuse(resource, `buy ${resource}`)
    else if (!again) this.make(move, !isNamed)
  }

  /** From several tiles, the choice of one sells. */
  sell(resource: GlenmoreResource, isNamed = false): void {
    const moves = this.offers.sales.get(resource) ?? []
    const again = this.isSelling(resource)
    this.letGo()
    if (moves.length === 0) return this.whyNotTrade(resource)
    this.isTrading = this.isPaying()
    if (again) return
    if (moves.length === 1 && moves[0]) this.make(moves[0], !isNamed)
    else this.selling = resource
  }

  /** Whether that purchase is to be confirmed. */
  isBuying(resource: GlenmoreResource): boolean {
    return this.proposed !== null && this.proposed === this.offers.purchases.get(resource)
  }

  /** Whether that sale is to be confirmed, or its tile to be chosen. */
  isSelling(resource: GlenmoreResource): boolean {
    const { proposed } = this
    return (
      this.selling === resource ||
      (proposed !== null && (this.offers.sales.get(resource)?.includes(proposed) ?? false))
    )
  }

  /**
   * Make a move, or show it first to those who want that; `usual`: whether it is shown where nothing else
   * was wished for.
   */
  make(move: Move, usual = false): void {
    this.opened = null
    if (settings.asksFirst(usual) && this.proposed !== move) this.propose(move)
    else this.play(move)
  }

  propose(move: Move): void {
    this.proposed = move
    this.previews.ask([move])
  }

  play(move: Move): void {
    this.proposed = null
    if (kindOf(move) !== 'sell') this.isTrading = false
    void this.session.play(move.text)
  }

  /** The cell of the only clan members that can move there. */
  private onlyWayTo(cell: GlenmoreCell): GlenmoreCell | null {
    const [from, ...others] = [...this.offers.ways].flatMap(([from, to]) => (to.has(cell) ? [from] : []))
    return others.length ? null : (from ?? null)
  }

  private isPaying(): boolean {
    const type = untrack(() => this.position?.decision.type)
    return type === 'paying' || type === 'paying-member'
  }

  private pressSite(cell: GlenmoreCell, move: Move | undefined, isSure: boolean): void {
    if (!move) this.whyNot(cell)
    else if (isSure) this.make(move)
    if (move) this.considered = cell
  }

  private whyNot(cell: GlenmoreCell): void {
    const { position } = this
    if (!position || this.legal.length === 0) return
    if (this.picked !== null) void this.refuse(cell, `take ${this.picked} ${cell}`)
    else if (this.held !== null) void this.refuse(cell, `move ${this.held} ${cell}`)
    // Whatever else is to be decided first, the refusal tells.
    else void this.refuse(cell, `activate ${cell}`)
  }

  /** To take it where such a tile may lie; where it may lie nowhere, to lay it on the start village. */
  private whyNotTake(tile: GlenmoreTile): void {
    const sites = this.position?.lands[this.position.seat ?? 0]?.sites
    const about = this.read().box.tiles[tile]
    const [site = '0,0'] = sites?.[about?.river ? 'river' : about?.road ? 'road' : 'plain'] ?? []
    void this.refuse(tile, `take ${tile} ${site}`)
  }

  /** To sell what one has; what one has not could only be bought. */
  private whyNotTrade(resource: GlenmoreResource): void {
    const laid = this.position?.lands[this.position.seat ?? 0]?.tiles
    const from = laid?.find(({ cubes }) => cubes.includes(resource))
    void this.refuse(resource, from ? `sell ${resource} ${from.cell}` : `buy ${resource}`)
  }

  private async refuse(thing: GlenmoreTile | GlenmoreCell | GlenmoreResource, action: string): Promise<void> {
    this.refused = thing
    await this.session.why(action)
    // Meanwhile something else may have been done.
    if (this.refused !== thing) this.session.refusal = null
  }

  private placeOfDecision(): GlenmoreCell | null {
    const decision = this.position?.decision
    if (this.asked.length === 0 || !decision) return null
    if (decision.type === 'paying' || decision.type === 'gaining') return decision.cell
    return decision.type === 'paying-member' ? (this.position?.turn?.cell ?? null) : null
  }
}

function present(move: Move | undefined): readonly Move[] {
  return move ? [move] : []
}

/** An activation that costs nothing, asks nothing and tells nothing new. */
export function isFree(
  move: Move,
  effect: { due: readonly string[]; produces: string | null } | undefined,
): boolean {
  return kindOf(move) === 'activate' && effect?.due.length === 0 && effect.produces !== 'any'
}
