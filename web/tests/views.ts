// Tables laid out for tests.
import type { SeatView, TableView } from '../src/api/protocol'

export function seat(of: Partial<SeatView> = {}): SeatView {
  const person = { kind: 'person', name: 'Ann', bot: null, mine: false } as const
  return { ...person, present: true, away_since: null, resigned: false, ...of }
}

export function table(of: Partial<TableView> = {}): TableView {
  return {
    type: 'view',
    table: 'T',
    seq: 9,
    game: 'clans',
    players: 2,
    status: 'playing',
    host: false,
    seats: [seat({ mine: true }), seat({ name: 'Ben' })],
    viewing: 0,
    ply: 0,
    to_move: 0,
    position: null,
    legal: [],
    happened: [],
    undo: null,
    redo: false,
    offer: null,
    votes: [],
    clock: { kind: 'none' },
    clocks: null,
    shuffle_seats: true,
    shuffle: { match: 'M', commitment: '0', salts: [], secret: null, imported: false },
    outcome: null,
    origin: null,
    rematch: null,
    watchers: 0,
    hints: true,
    hints_used: [],
    pace: null,
    positions: [],
    ...of,
  }
}
