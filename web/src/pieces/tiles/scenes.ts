// What is to be seen on each kind of tile, above the road.
import { type Drawing, good } from '../goods/drawing'
import {
  barrel,
  cow,
  fence,
  field,
  flag,
  house,
  LINE,
  pine,
  rock,
  shape,
  sheep,
  signpost,
  still,
  tent,
  tower,
} from './scenery'

/** By kind; the middle stays free where a river runs. */
export const scenes: Readonly<Record<string, (river: boolean) => Drawing>> = {
  quarry: (r) =>
    rock(r ? 25 : 28, 46, 0.95) +
    rock(r ? 75 : 72, 46, 1.1) +
    (r ? '' : rock(50, 46, 0.75)) +
    `<path d="M${r ? 70 : 62} 30L${r ? 84 : 78} 20M${r ? 80 : 74} 16q6 2 7 8" stroke="#5b4128" stroke-width="2.2" fill="none" stroke-linecap="round"/>`,
  forest: (r) =>
    pine(20, 46, 0.82) +
    pine(32, 47, 0.95) +
    (r ? '' : pine(44, 45, 1) + pine(57, 46, 1.1)) +
    pine(69, 46, 1.1) +
    pine(82, 45, 0.95),
  meadow: (r) =>
    sheep(27, 46, 0.95) +
    sheep(74, 43, 1.15) +
    (r ? '' : sheep(50, 46, 0.85)) +
    '<path d="M66 47l1-4 1 4M86 47l1-4 1 4M16 47l1-4 1 4" stroke="#5f8a3c" stroke-width="1.3" fill="none"/>',
  pasture: (r) => cow(27, 47, 0.95) + cow(74, 44, 1.15) + (r ? '' : cow(50, 47, 0.85)) + fence(62, 45.5, 28),
  grain_field: (r) =>
    r ? field(25, 46, 0.8) + field(76, 46, 0.95) : field(30, 46, 0.95) + field(66, 46, 1.25),
  village: (r) =>
    house(26, 46, 0.85) +
    house(74, 46, 1.1, '#F3EBD8', '#6B7680') +
    (r ? '' : house(50, 45, 0.9, '#F3EBD8', '#A2603A')),
  start_village: () =>
    house(24, 46, 0.85) + house(76, 46, 1.1, '#F3EBD8', '#6B7680') + flag(76, 27, '#6E3F7E'),
  distillery: () => still(31, 46, 0.95) + house(70, 46, 1.15, '#E9DFC9', '#5B4A3A') + barrel(52, 46.5, 0.42),
  butcher_sheep: () =>
    house(30, 46, 1.05, '#F3EBD8', '#A2432E') + signpost(42, 46, 1) + sheep(74, 45.5, 1.15),
  butcher_cattle: () => house(30, 46, 1.05, '#F3EBD8', '#A2432E') + signpost(42, 46, 1) + cow(74, 46, 1.15),
  butcher_mixed: () => house(28, 46, 1, '#F3EBD8', '#A2432E') + sheep(56, 46, 0.95) + cow(79, 46, 0.95),
  fair_3: () => tent(30, 46, 0.95, '#A8382A', '#F3EBD8') + tent(70, 46, 1.1, '#2E6A8E', '#F3EBD8'),
  fair_4: () =>
    tent(24, 46, 0.85, '#A8382A', '#F3EBD8') +
    tent(50, 45, 1, '#D9A11C', '#F3EBD8') +
    tent(77, 46, 0.9, '#2E6A8E', '#F3EBD8'),
  fair_5: () =>
    tent(20, 46, 0.76, '#A8382A', '#F3EBD8') +
    tent(42, 44, 0.95, '#2B7A5B', '#F3EBD8') +
    tent(63, 46, 0.85, '#D9A11C', '#F3EBD8') +
    tent(83, 46, 0.7, '#2E6A8E', '#F3EBD8'),
  tavern_3: () =>
    house(38, 46, 1.25, '#F3EBD8', '#5B4A3A') +
    signpost(57, 46, 1.1, barrel(7, -7.4, 0.34)) +
    barrel(80, 46.5, 0.5),
  tavern_4: () =>
    house(32, 46, 1.25, '#F3EBD8', '#5B4A3A') +
    house(54, 46, 0.9, '#F3EBD8', '#5B4A3A') +
    signpost(67, 46, 1.1, barrel(7, -7.4, 0.34)) +
    barrel(86, 46.5, 0.45),
  grocer: () =>
    house(32, 46, 1.2, '#F3EBD8', '#4E6B58') +
    shape('M52 46V34H86V46Z', '#C79A61') +
    shape('M50 34L54 26H84L88 34Z', '#6E3F7E') +
    '<path d="M58 26L56 34M66 26V34M74 26V34M81 26L83 34" stroke="#F3EBD8" stroke-width="2.6"/>' +
    good('grain', 54, 34, 10) +
    good('wood', 64, 35, 10) +
    good('stone', 75, 35, 10),
  abbey: () =>
    shape('M30 46V30H70V46Z', '#C6CBCD') +
    shape('M28 30L34 22H66L72 30Z', '#5B6B76') +
    tower(62, 46, 13, 28, 'flat', '#D3D7D8') +
    shape('M36 46V38Q39 33.6 42 38V46ZM47 46V38Q50 33.6 53 38V46Z', LINE) +
    '<path d="M22 46V30M18.4 34.6H25.6" stroke="#5B6B76" stroke-width="3"/><circle cx="22" cy="34.6" r="3.2" fill="none" stroke="#5B6B76" stroke-width="1.6"/>',
  bridge: () =>
    shape('M10 47V41Q50 22 90 41V47H76Q72 38 65 38T56 47H44Q42 38 35 38T24 47Z', '#AEB4B8') +
    '<path d="M14 41.6Q50 25.6 86 41.6" fill="none" stroke="#6b747a" stroke-width="1.2" stroke-dasharray="3 2"/>',
}
