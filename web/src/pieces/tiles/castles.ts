// The seven castles.
import type { Drawing } from '../goods/drawing'
import { flag, isle, LINE, rock, shape, tower } from './scenery'

export const castles: Readonly<Record<string, () => Drawing>> = {
  'Castle Moil': () =>
    tower(40, 46, 12, 22) +
    tower(60, 46, 10, 15) +
    shape('M46 46V37H56V46Z', '#9aa1a6') +
    shape('M36 46l4 -3h26l4 3z', '#8d9a6a'),
  'Castle Stalker': () => isle(50, 46, 24) + tower(50, 45, 20, 24, 'cone') + tower(38, 45, 7, 14, 'flat'),
  'Armadale Castle': () =>
    tower(36, 46, 9, 20, 'cone') +
    tower(66, 46, 9, 20, 'cone') +
    shape('M40 46V32H62V46Z', '#C6CBCD') +
    shape('M39 32L51 24L63 32Z', '#5B6B76') +
    shape('M47.6 46V39Q51 35 54.4 39V46Z', LINE),
  'Castle of Mey': () =>
    tower(51, 46, 22, 18) +
    tower(38, 46, 8, 26, 'cone', '#D9BFA8') +
    tower(64, 46, 8, 26, 'cone', '#D9BFA8') +
    flag(51, 24, '#A8382A'),
  'Duart Castle': () =>
    rock(51, 48, 1.7, '#8B949A') + tower(44, 35, 15, 15) + tower(60, 37, 10, 10) + flag(44, 17, '#2B7A5B'),
  'Cawdor Castle': () =>
    tower(51, 46, 14, 28, 'flat') +
    tower(36, 46, 11, 17, 'cone') +
    tower(66, 46, 11, 17, 'cone') +
    shape('M47.6 46V38Q51 34 54.4 38V46Z', LINE),
  'Donan Castle': () =>
    tower(58, 46, 16, 24, 'cone') +
    tower(43, 46, 8, 15) +
    shape('M14 47V42H37V47H34Q33 44.4 30 44.4T26 47H23Q22 44.4 19 44.4T15 47Z', '#AEB4B8'),
}
