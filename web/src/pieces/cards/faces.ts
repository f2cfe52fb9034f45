import type { IconName } from '../../ui/icons'
import type { ClansCard } from '../../api/protocol'
import { CLANS, type Clan } from '../tartans/setts'

export const INK = '#27231E'
export const PAPER = '#FAF4E4'

interface Look {
  readonly symbol: IconName
  /** Of the clan's hue, and dark enough on the paper of a card. */
  readonly ink: string
}

export const LOOKS: Readonly<Record<Clan, Look>> = {
  R: { symbol: 'stag', ink: '#A81C17' },
  O: { symbol: 'salmon', ink: '#8F4308' },
  Y: { symbol: 'barley', ink: '#6E5500' },
  G: { symbol: 'oak', ink: '#1F6A3C' },
  B: { symbol: 'wave', ink: '#1B4C92' },
  V: { symbol: 'thistle', ink: '#5F2A86' },
  K: { symbol: 'raven', ink: '#1A191C' },
}

export interface Face {
  readonly rank: number
  readonly clan: Clan
}

/** `7G`: the seven of the green clan. */
export function faceOf(card: ClansCard): Face {
  return { rank: Number(card[0]), clan: CLANS.find((clan) => clan === card[1]) ?? 'K' }
}
