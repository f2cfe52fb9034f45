// Frames differ by line as well as by colour: beads, ticks, masonry, a double line, waves of dashes.
import type { GlenmoreTableTile } from '../../api/protocol'

export interface Frame {
  readonly edge: string
  readonly line: string
  readonly dashes: string
  readonly width: number
  readonly cap: 'round' | 'butt'
  /** The two greens, or greys, of the land inside. */
  readonly ground: readonly [string, string]
}

export const frames: Readonly<Record<GlenmoreTableTile['frame'], Frame>> = {
  yellow: {
    edge: '#DDAA30',
    line: '#5E430A',
    dashes: '0 5.4',
    width: 2.4,
    cap: 'round',
    ground: ['#E6DDB4', '#D8CC96'],
  },
  green: {
    edge: '#6F9C4C',
    line: '#22370F',
    dashes: '1.2 3',
    width: 3.4,
    cap: 'butt',
    ground: ['#CFDDA9', '#BACD8C'],
  },
  grey: {
    edge: '#8B9197',
    line: '#2B3036',
    dashes: '9 2',
    width: 1.4,
    cap: 'butt',
    ground: ['#D6DAC6', '#C4CAB1'],
  },
  brown: {
    edge: '#86573A',
    line: '#F2DFC6',
    dashes: '',
    width: 1,
    cap: 'butt',
    ground: ['#DFD2B4', '#CFBF99'],
  },
  blue: {
    edge: '#3F7FA8',
    line: '#E3F1FA',
    dashes: '5 2.4 1 2.4',
    width: 1.8,
    cap: 'round',
    ground: ['#CBD9BE', '#B6CAA8'],
  },
}
