import type { ClansCard, ClansSlot } from '../../api/protocol'
import { cardsFor, type Play, playFor, slotsFor, attemptOf } from './plays'

export interface Asking {
  readonly plays: () => readonly Play[]
  /** Say why not. */
  readonly why: (action: string) => void
  /** No card at all fits on a place. */
  readonly nothingFits: (slot: ClansSlot) => void
  readonly make: (action: string) => void
  /** Whether the player confirms; otherwise card and place together are the move. */
  readonly asksFirst: () => boolean
  /** Whatever was said about an earlier try is past. */
  readonly forget: () => void
}

type Choice = Readonly<Pick<Selection, 'card' | 'slot' | 'shield'>>

const NOTHING: Choice = { card: null, slot: null, shield: false }

/** What the player has in hand: a card, a place, a shield or not; card and place in either order. */
export class Selection {
  card = $state<ClansCard | null>(null)
  slot = $state<ClansSlot | null>(null)
  shield = $state(false)
  /** Where something was tried that cannot be. */
  refused = $state<ClansSlot | null>(null)

  readonly plays = $derived.by(() => this.asking.plays())
  readonly play = $derived(
    this.card && this.slot ? playFor(this.plays, this.card, this.slot, this.shield) : undefined,
  )
  readonly slots = $derived(this.card ? slotsFor(this.plays, this.card) : new Set<ClansSlot>())
  /** The cards that may be chosen: for a place that was chosen first, those that fit there. */
  readonly cards = $derived(
    this.slot && !this.card ? cardsFor(this.plays, this.slot) : new Set(this.plays.map(({ card }) => card)),
  )
  readonly mayShield = $derived(this.plays.some(({ shield }) => shield))
  /** Whether a hint has chosen what is chosen now. */
  private isSuggested = false
  /** What the player had chosen before the hint. */
  private before: Choice = NOTHING
  /** Whether the card has changed since the place was chosen, so that the place has to be confirmed. */
  private hasCardChanged = false

  constructor(private readonly asking: Asking) {}

  takeCard(card: ClansCard): void {
    this.begin()
    this.dropSuggestion()
    if (this.card) this.hasCardChanged = true
    if (this.card === card) this.card = null
    else if (!this.slot || this.fits(card, this.slot)) this.card = card
    else if (this.card) [this.card, this.slot] = [card, null]
    else this.refuse(card, this.slot)
    this.settle()
  }

  takeSlot(slot: ClansSlot): void {
    this.begin()
    if (this.play && slot === this.slot && !this.hasCardChanged) this.confirm()
    else if (this.card && this.fits(this.card, slot)) this.choosePlace(this.card, slot)
    else if (this.card) this.refuse(this.card, slot)
    else if (this.slot === slot) this.slot = null
    else if (cardsFor(this.plays, slot).size) this.slot = slot
    else this.asking.nothingFits(slot)
  }

  /** A card is being carried: the places where it fits light up. */
  lift(card: ClansCard): void {
    this.begin()
    this.dropSuggestion()
    this.card = card
    this.slot = null
  }

  /** It was carried to a place. */
  lay(card: ClansCard, slot: ClansSlot): void {
    this.begin()
    if (this.fits(card, slot)) this.choosePlace(card, slot)
    else {
      this.card = card
      this.refuse(card, slot)
    }
  }

  toggleShield(): void {
    if (!this.mayShield) return
    this.begin()
    this.shield = !this.shield
  }

  confirm(): void {
    if (this.play) this.asking.make(this.play.move.text)
  }

  letGo(): void {
    this.begin()
    this.dropSuggestion()
    this.card = null
    this.slot = null
    this.hasCardChanged = false
  }

  /** What is chosen, to compare it with what was chosen before. */
  get choice(): string {
    return [this.card, this.slot, this.shield].join(' ')
  }

  /**
   * What a hint is about, in place of whatever was chosen before; `null` when the hint is put away: then that
   * is chosen again.
   */
  suggest(action: string | null): void {
    const { card, slot, shield } = this
    const before = this.isSuggested ? this.before : { card, slot, shield }
    const play = this.plays.find(({ move }) => move.text === action)
    this.letGo()
    const choice = play ?? before
    this.card = choice.card
    this.slot = choice.slot
    this.shield = choice.shield
    this.isSuggested = play !== undefined
    this.before = play ? before : NOTHING
  }

  /** For a new moment of the game; what still can be stays chosen. */
  renew(): void {
    this.refused = null
    this.shield = false
    this.slot = null
    this.isSuggested = this.hasCardChanged = false
    this.before = NOTHING
    if (this.card && !this.plays.some(({ card }) => card === this.card)) this.card = null
  }

  private choosePlace(card: ClansCard, slot: ClansSlot): void {
    if (card !== this.card || slot !== this.slot) this.dropSuggestion()
    this.card = card
    this.hasCardChanged = false
    this.settle(slot)
  }

  /** The place and the shield of a hint are for its card alone. */
  private dropSuggestion(): void {
    if (!this.isSuggested) return
    this.isSuggested = false
    this.before = NOTHING
    this.slot = null
    this.shield = false
  }

  private settle(slot = this.slot): void {
    this.slot = slot
    if (!this.asking.asksFirst()) this.confirm()
  }

  private fits(card: ClansCard, slot: ClansSlot): boolean {
    return playFor(this.plays, card, slot, false) !== undefined
  }

  private refuse(card: ClansCard, slot: ClansSlot): void {
    this.refused = slot
    this.asking.why(attemptOf(card, slot))
  }

  private begin(): void {
    this.refused = null
    this.asking.forget()
  }
}
