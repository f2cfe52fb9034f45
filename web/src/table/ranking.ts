import type { OutcomeView, SheetMessage } from '../api/protocol'
import type { Words } from '../app/i18n/words'

export interface RankedSeat {
  readonly seat: number
  readonly place: number
  readonly sheet: SheetMessage
}

/** The seats by their places, equal ones in seat order. */
export function rankSeats({ ranking, sheets }: OutcomeView): RankedSeat[] {
  return sheets
    .map((sheet, seat) => ({ seat, place: ranking[seat] ?? 0, sheet }))
    .sort((one, other) => one.place - other.place)
}

/** Of those with equal points and different places, what tells them apart. */
export function tiesOf(outcome: OutcomeView, game: string, words: Words): string[] {
  const seats = rankSeats(outcome)
  return seats.slice(1).flatMap((one, index) => {
    const before = seats[index]
    const [more = 0] = before?.sheet.tie_breaks ?? []
    const [fewer = 0] = one.sheet.tie_breaks
    if (!words.has(`web-tie-${game}`)) return []
    if (!before || before.place === one.place || before.sheet.total !== one.sheet.total) return []
    const reader = words.reader === before.seat ? 'first' : words.reader === one.seat ? 'second' : 'none'
    const [player, other] = [words.name(before.seat), words.name(one.seat)]
    return [words.say(`web-tie-${game}`, { reader, player, other, more, fewer })]
  })
}

/** Who has won, in a sentence; `viewing` is the reader's own seat. */
export function headlineOf({ winners }: OutcomeView, words: Words): string {
  const players = words.list(winners.map((seat) => words.name(seat)))
  if (winners.length > 1) return words.say('web-won-together', { players })
  return words.say('web-won', { player: players, mine: winners[0] === words.reader ? 'yes' : 'no' })
}
