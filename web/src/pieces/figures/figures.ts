// The people on the cards, drawn for us: 80 wide, 110 high, feet on 106. Whatever is of their clan's cloth
// is filled with it.
import { arm, coat, DARK, hand, head, kilt, LEATHER, legs, skirt, skirtEdge, WOOL, HAIR } from './limbs'

type Figure = (cloth: string) => readonly string[]

const peatCutter: Figure = (cloth) => [
  legs(38),
  kilt(38, cloth),
  coat(38, '#8C7B5F'),
  `<path d="M58 30L64 100" stroke="${LEATHER}" stroke-width="3.2" stroke-linecap="round"/>`,
  `<path d="M60.6 84L68 83.4L69 101Q66 106 61.6 102Z" fill="#8B949B" stroke="${DARK}" stroke-width="1"/>`,
  arm('M47 40Q56 46 59.6 44', '#8C7B5F'),
  arm('M29 40Q30 58 46 60Q56 60 61 58', '#8C7B5F'),
  hand(59.6, 44),
  hand(61.4, 58),
  head(38, 25),
  `<path d="M28.6 21Q30 13 38 13T47.4 21Q38 17.6 28.6 21Z" fill="${DARK}"/>`,
  '<path d="M4 106L6 98H16L18 106ZM9 98L10.6 91H19L21 98ZM18.6 106L20 99H26L28 106Z" fill="#4B3524" stroke="#2b1d12" stroke-width=".8"/>',
]

const fisherwoman: Figure = (cloth) => [
  '<path d="M18 44Q8 50 12 74L30 76L32 46Z" fill="#B98A4E" stroke="#6d4a1e" stroke-width="1"/>',
  '<path d="M12 54L31 56M11.6 62L31 64M12 70L30 71M18 47L18.6 74M25 46L25.6 75" stroke="#6d4a1e" stroke-width="1"/>',
  '<path d="M14 44l4-9 4 8 3-10 5 12z" fill="#9FB0BA" stroke="#52626c" stroke-width=".8"/>',
  skirt(42, cloth),
  skirtEdge(42),
  `<path d="M35 58Q42 56 49 58L53 92Q42 96 31 92Z" fill="${WOOL}" fill-opacity=".96"/>`,
  coat(42, '#5E7482', 58),
  arm('M33 40Q24 48 25 55', '#5E7482'),
  arm('M51 40Q60 48 62 58', '#5E7482'),
  hand(62.4, 60),
  '<path d="M62 62Q70 70 64 86Q57 74 62 62ZM64 84L70 93L58 93Z" fill="#9FB0BA" stroke="#52626c" stroke-width="1"/>',
  `<circle cx="63" cy="67" r="1" fill="${DARK}"/>`,
  '<path d="M31.6 27Q31 14 42 14T52.4 27L54 36Q42 42 30 36Z" fill="#C8553D"/>',
  head(42, 26, 7.6),
]

const weaver: Figure = (cloth) => [
  `<path d="M8 30V106M72 30V106M8 34H72" stroke="${LEATHER}" stroke-width="5" stroke-linecap="round"/>`,
  coat(40, '#7C8B6A'),
  head(40, 25),
  `<path d="M30.6 24Q30 13 40 13T49.4 24Q40 17 30.6 24Z" fill="${HAIR}"/>`,
  `<path d="M33 28Q40 40 47 28Q47 36 40 37.4Q33 36 33 28Z" fill="${HAIR}" fill-opacity=".9"/>`,
  `<path d="M13 36V58M18 36V58M23 36V58M57 36V58M62 36V58M67 36V58" stroke="${WOOL}" stroke-width="1"/>`,
  `<path d="M11 60H69V100H11Z" fill="${cloth}"/>`,
  `<path d="M11 60H69V100H11Z" fill="none" stroke="${DARK}" stroke-width="1"/>`,
  `<path d="M6 57.5H74V62H6Z" fill="${LEATHER}"/>`,
  `<path d="M6 99H74V104H6Z" fill="${LEATHER}"/>`,
  arm('M31 41Q20 48 21 54', '#7C8B6A'),
  arm('M49 41Q60 48 58 54', '#7C8B6A'),
  hand(21, 56),
  hand(58.4, 56),
  `<path d="M48 55L60 51.6L70 55L60 58.6Z" fill="#D9B98A" stroke="${LEATHER}" stroke-width="1"/>`,
]

const shepherdess: Figure = (cloth) => [
  skirt(36, '#7A6A8A'),
  `<path d="M28 60Q36 57 44 60L47 90Q36 93 25 90Z" fill="${WOOL}"/>`,
  `<path d="M22 36Q36 28 50 36L56 66Q36 52 16 66Z" fill="${cloth}" stroke="${DARK}" stroke-width="1"/>`,
  arm('M50 46Q55 52 57 54', WOOL, 6),
  hand(58.4, 54.6),
  `<path d="M58.4 106V24Q58.4 15 65 15T71 22Q71 26 67.6 26" fill="none" stroke="${LEATHER}" stroke-width="3" stroke-linecap="round"/>`,
  `<path d="M25.6 29Q25 13 36 13T46.4 29Q44 36 36 38Q28 36 25.6 29Z" fill="${WOOL}" stroke="#b8aa8c" stroke-width=".8"/>`,
  head(36, 26, 7.4),
  `<path d="M29 22.4Q36 15.6 43 22.4Q36 19.8 29 22.4Z" fill="${HAIR}"/>`,
  '<g transform="translate(0 83)">',
  `<path d="M3 12C0 10 2 5 6 6C7 2 13 1 15 4C18 1 24 3 24 7C28 7 28 13 25 14C24 17 20 18 18 17H8C4 18 2 15 3 12Z" fill="#FBF6EA" stroke="${DARK}" stroke-width="1"/>`,
  `<path d="M23 6q6-1 6 3t-5 4z" fill="${DARK}"/>`,
  `<path d="M8 17v6M19 17v6" stroke="${DARK}" stroke-width="2.6"/>`,
  '</g>',
]

const smith: Figure = (cloth) => [
  legs(34),
  kilt(34, cloth),
  coat(34, '#D8CDB4'),
  `<path d="M27 42H41L43 78Q34 82 25 78Z" fill="${LEATHER}"/>`,
  `<path d="M27 42L24.6 35.6M41 42L43.4 35.6" stroke="${LEATHER}" stroke-width="2"/>`,
  arm('M25 39Q16 46 20 58', '#D8CDB4'),
  hand(20.6, 60),
  arm('M44 39Q55 38 58 27', '#D8CDB4'),
  '<path d="M56 38L62 14" stroke="#5a3b1d" stroke-width="3" stroke-linecap="round"/>',
  `<path d="M53.6 8.6L71 12.4L69.6 20L52 16.2Z" fill="#59636A" stroke="${DARK}" stroke-width="1"/>`,
  hand(58.6, 27),
  head(34, 25),
  `<path d="M25.4 25Q24 12.6 34 12.6T42.6 25Q42 19 34 18.6T25.4 25Z" fill="${DARK}"/>`,
  `<path d="M26.6 27Q34 43 41.4 27Q41 38 34 39.4Q27 38 26.6 27Z" fill="${DARK}"/>`,
  `<path d="M51 76H78Q76 84 69 85V94H74V106H53V94H58V85Q52 83 51 76Z" fill="#59636A" stroke="${DARK}" stroke-width="1"/>`,
  '<path d="M56 72H68V76H56Z" fill="#E2572B"/>',
]

const piper: Figure = (cloth) => [
  legs(38),
  kilt(38, cloth),
  coat(38, '#3E4C55'),
  `<path d="M27 36L34 33L51 58L44 62Z" fill="${cloth}" stroke="${DARK}" stroke-width=".8"/>`,
  `<path d="M50 46L58 8M55 46L67 13M46 46L50 12" stroke="${DARK}" stroke-width="2.6" stroke-linecap="round"/>`,
  '<path d="M56.6 11L59.4 4M65.4 16L70 8.6M49.8 14L50.6 8" stroke="#E8DDC2" stroke-width="4" stroke-linecap="round"/>',
  `<path d="M44 42Q60 38 64 52Q64 62 52 61Q42 58 44 42Z" fill="${cloth}" stroke="${DARK}" stroke-width="1.2"/>`,
  `<path d="M44 33L51 43" stroke="${DARK}" stroke-width="2.2" stroke-linecap="round"/>`,
  `<path d="M46 58L30 78" stroke="${DARK}" stroke-width="2.8" stroke-linecap="round"/>`,
  arm('M28 40Q24 52 37 64', '#3E4C55'),
  hand(38.4, 66),
  arm('M48 42Q56 50 45 58', '#3E4C55', 6),
  hand(43.6, 60),
  head(38, 26),
  `<path d="M28 23Q27 13.6 38 13.6T48 22Q46 24.4 43 22.6Q35 20.6 28 23Z" fill="${DARK}"/>`,
  '<circle cx="38" cy="13" r="2.2" fill="#C8553D"/>',
  `<path d="M30 16Q25 8 28 2Q33 8 33 14.6Z" fill="#E8DDC2" stroke="${DARK}" stroke-width=".6"/>`,
]

const FIGURES: Readonly<Record<number, Figure>> = {
  3: peatCutter,
  4: fisherwoman,
  5: weaver,
  6: shepherdess,
  7: smith,
  8: piper,
}

/** The figure of a rank as SVG text, dressed in a cloth such as `url(#tartan-R)`. */
export function figureOf(rank: number, cloth: string): string {
  return (FIGURES[rank]?.(cloth) ?? []).join('')
}
