import type { Group, Option } from '../../table/moves'

/** What the player may choose now, shared by the list of moves and the board. */
export interface Choice {
  /** All moves; empty where it is not the reader's turn. */
  readonly groups: readonly Group[]
  /** The moves that are offered: of the group chosen, or all where they are few. */
  readonly offered: readonly Option[]
  readonly chosen: string | null
  readonly busy: boolean
  readonly choose: (heading: string | null) => void
  /** Show what it would do; it stays until the reader points at another. */
  readonly consider: (option: Option) => void
  readonly take: (option: Option) => void
  /** Say why an action, in the notation, cannot be made. */
  readonly why: (action: string) => void
}

/** The group whose moves are about something: all of its arguments are the same. */
export function groupAbout(
  groups: readonly Group[],
  about: Readonly<Record<string, string | number>>,
): Group | undefined {
  return groups.find(({ options }) => {
    const args = options[0]?.move.words.args ?? {}
    return Object.entries(about).every(([name, value]) => args[name] === value)
  })
}

/** Handlers for whatever stands for a move. */
export function pointing(choice: Choice, option: Option) {
  return {
    onclick: () => choice.take(option),
    onfocus: () => choice.consider(option),
    onpointerenter: () => choice.consider(option),
  }
}
