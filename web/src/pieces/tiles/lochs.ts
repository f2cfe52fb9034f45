// What is to be seen on the five lochs.
import { type Drawing, sign } from '../goods/drawing'
import { isle, pine, shape } from './scenery'

export const lochs: Readonly<Record<string, () => Drawing>> = {
  'Loch Lochy': () =>
    shape('M44 42Q50 47 60 42L62 38H42Z', '#8A5A3A') + shape('M51 38V26L60 35H51', '#F3EBD8'),
  'Loch Morar': () =>
    isle(38, 40, 9) + isle(62, 45, 8) + pine(38, 40, 0.62) + pine(62, 45, 0.5) + pine(43, 41, 0.4),
  'Loch Ness': () =>
    shape('M34 43Q33 31 40 30Q44 30 43 34L39.6 34.4Q39 39 40 43Z', '#5B7A5E') +
    shape('M45 43Q49 34 54 43ZM58 43Q62 36 66 43Z', '#5B7A5E') +
    '<circle cx="40.4" cy="32.2" r=".9" fill="#27231E"/>',
  'Loch Shiel': () =>
    isle(50, 44, 11) +
    shape('M48 43V27H52V43Z', '#C6CBCD') +
    shape('M46.6 27H53.4V24.4H46.6Z', '#AEB4B8') +
    '<circle cx="50" cy="21.6" r="2.4" fill="#F3EBD8" stroke="#3A332C" stroke-width=".9"/>',
  'Loch Oich': () =>
    shape('M34 44V38Q50 24 66 38V44H62V40Q50 31 38 40V44Z', '#AEB4B8') + sign('spark', 44, 39, 12, '#B8860B'),
}
